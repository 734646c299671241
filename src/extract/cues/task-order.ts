import type { Cue } from './cue.ts'

export const taskOrder: Cue = {
  id: 'task-order',
  because: 'is an order for the work in hand',
  weight: -0.9,
  expression: {
    // "Test accounts live in the vault" begins with a noun.
    en: `
      (?:^(?!(?:test|port|build|release|design|plan|log|file|commit|merge|review|update|change|deploy|search|post
        |document|research|work|download|upload|archive|render|display|report|address|cover|list|help) (?!(?:the|a|an
        |all|any|this|that|these|those|my|our|your|his|their|its|it|if|whether|what|which|who|why|how|where|me|us|them
        |him|her|every|each|for|to|in|with|and|or|on|as|of|up|out|at|by|from|so|there) )[^ ]+ (?:is|are|has|have|live
        |lives|goes|go|comes|come|belongs?|stays?|must|needs?|runs?|uses|follows?|starts?|ends?|gets?|should|can
        |cannot|cant|never|always|only|dont|doesnt|arent|isnt|wont) )|^(?:ok|okay|yes|yeah|yep|no|and|then|now|also
        |please|so|alright|great|cool|perfect|hmm|good|right|next|first|1\\.?|2\\.?)(?: [,.!])? (?:please |lets |let us |can you |could you |now |then |also |just |go ahead and )*
        |please |lets |let us |can you |could you |would you |can we |could we |i need you to |i want you to |i need to |we need to |need to |go ahead and |and then |then |, then |and |now |help me |id like (?:you |us )?to |i want to |id like to now |want to )(?:fix
        |add|create|implement|update|remove|delete|change|run|check|look|read|write|make|build|move|rename|refactor
        |commit|push|merge|deploy|show|explain|find|investigate|continue|review|test|open|close|generate|analy[sz]e
        |help|list|give|tell|try|start|stop(?! (?:[^ ]+ing|the [^ ]+ing))|restart|proceed|finish|redo|undo|revert
        |reset|rebase|pull|fetch|clone|install|setup|set|configure|debug|verify|validate|compare|search|grep|scan
        |convert|migrate|replace|rewrite|reword|clean|extract|split|combine|design|draft|plan|propose|prepare|publish
        |release|research|see|get(?! [^ ]+ed )|put|do(?! not )|bump|log|file|reply|respond|address|resolve|evaluate|assess
        |summari[sz]e|describe|document|figure|work|think|discuss|go|ship|apply|expand|reduce|simplify|improve
        |optimi[sz]e|adjust|tweak|align|handle|wire|enable|disable|switch|check out|checkout|wait(?! ,)|drop|render
        |print|display|sort|regenerate|rerun|launch|audit|introduce|invoke|execute|backfill|connect|complete|download
        |upload|archive|scaffold|cover|take|break|mark|post|send|repeat|re-?check|dig|confirm|sweep|increase|decrease
        |center|port|translate|bring|outline|scour|inspect|transfer|inject|restructure|reorgani[sz]e|rework|enhance
        |polish|finali[sz]e|integrate|double[- ]check|brainstorm)
    `,
    de: `
      (?:^|bitte |kannst du |konntest du |und |dann |jetzt )(?:mach|fix|erstell|schreib|fuge|losch|andere|prüf|pruf
        |zeig|erklar|bau|benenn|entfern|starte?|such|schau|lies|korrigier|implementier|aktualisier|commit|push)[^ ]*
      |(?:^|bitte |kannst du |konntest du |und |dann |jetzt )teste?
    `,
    fr: `
      (?:je veux|jaimerais|il faut) que tu (?:me )?(?:fasses|ajoutes|crees|changes|ecrives|mettes|montres|corriges
        |verifies)
      |(?:^|peux-tu |tu peux |et |puis |maintenant )(?:fais|corrige|ajoute|cree|ecris|supprime|change|montre|explique
        |teste|lance|cherche|regarde|lis|renomme|mets|genere|verifie|implemente)
    `,
    es: `
      (?<! no )(?:quiero|necesito|me gustaria) que (?:me |le |lo |la )?(?:entiendas|quites|muevas|anadas|hagas|crees|agregues|cambies|generes
        |escribas|pongas|armes|muestres|des|saques|revises|arregles)
      |(?:^|puedes |podes |por favor |y |luego |ahora )(?:haz|hace|arregla|agrega|anade|crea|escribe|borra|cambia
        |muestra|explica|prueba|corre|busca|mira|lee|revisa|renombra|pon|genera|implementa|actualiza|ajusta
        |comprime|optimiza|limpia|mueve|separa|ordena|instala|descarga|despliega|traduce|compila|conecta|convierte|haceme|hazme)
      |^me (?:das|haces|explicas|dices|pasas|muestras|ayudas)
    `,
    pt: `
      (?<! nao )(?:quero|preciso|gostaria) que (?:voce |vc |me )?(?:faca|crie|adicione|mude|gere|escreva|coloque
        |mostre|revise|arrume)
      |(?:^|pode |por favor |e |depois |agora )(?:faz|faca|arruma|adiciona|cria|escreve|apaga|muda|mostra|explica
        |testa|roda|procura|olha|le|renomeia|bota|coloca|gera|implementa|atualiza|ajusta|corrige|deixa)
    `,
    it: `
      (?:^|^(?:ok|okay|va bene|perfetto|bene|si|no|e|poi|ora|adesso|allora|quindi|intanto|grazie|ottimo|dai|prima
        |claude)(?: [,.!])? (?:poi |ora |adesso |prima )?|per favore |e poi |, poi |, ora |, adesso )(?:(?:aggiungi
        |crea|correggi|fixa|implementa|modifica|cambia|rimuovi|elimina|cancella|mostra|spiega|fai|genera|sposta
        |rinomina|refactora|rifattorizza|aggiorna|verifica|controlla|cerca|trova|guarda|leggi|apri|chiudi|esegui
        |lancia|rilancia|prova|testa|analizza|committa|pusha|mergia|deploya|installa|configura|imposta|sostituisci
        |riscrivi|scrivi|metti|togli|completa|continua|procedi|riprova|migliora|semplifica|ottimizza|riduci|aumenta
        |converti|migra|estrai|separa|dividi|unisci|ripristina|annulla|prepara|progetta|disegna|centra|allinea|collega
        |abilita|disabilita|attiva|disattiva|rivedi|riassumi|confronta|descrivi|elenca|investiga|indaga|proponi
        |costruisci|pulisci|popola|carica|scarica|stampa|rifai|inserisci|adatta|applica|integra|documenta|ricontrolla
        |passa)|(?:aggiungi|metti|togli|scrivi|correggi|sistema|cambia|rimuovi|elimina|sposta|aggiorna)(?:lo|la|li|le
        |ci)|(?:spiega|mostra|dim|dam|fam|aiuta|trova|scrivi|prepara|genera|fa)mi|fallo|sistema(?! (?:operativo|di
        |e) ))(?! (?:sempre|ogni volta|mai|solo) )
      |(?<= e )(?:aggiungi|correggi|rimuovi|scrivi|metti|togli|leggi|apri|esegui|fai|fammi|dimmi)(?! (?:sempre|mai) )
      |(?:puoi|potresti|riesci a|mi puoi|dovresti|bisogna|dobbiamo|vorrei|andrebbe) (?:ora |anche |per favore |poi )?(?:aggiungere
        |creare|correggere|sistemare|fixare|implementare|modificare|cambiare|rimuovere|eliminare|cancellare|mostrare
        |spiegare|fare|generare|spostare|rinominare|aggiornare|verificare|controllare|cercare|trovare|guardare|leggere
        |aprire|eseguire|lanciare|provare|testare|analizzare|installare|configurare|sostituire|riscrivere|scrivere
        |mettere|togliere|completare|dare|dirmi|farmi|darmi|aiutarmi|migliorare|convertire|estrarre|rendere|rivedere
        |inserire|spiegarmi|mostrarmi|preparare|metterlo|farlo|aggiungerlo|sistemarlo|correggerlo|cambiarlo)
      |(?:vorrei|voglio|ho bisogno) che (?:tu )?(?:mi )?(?:faccia|facessi|aggiunga|aggiungessi|crei|creassi|scriva
        |cambi|cambiassi|metta|mettessi|controlli|sistemi)
      |^(?:mi|ci) (?:dai|fai|spieghi|dici|mostri|trovi|aiuti)
    `,
    nl: `
      (?:^|^(?:ok|oke|ja|nee|prima|top|goed|mooi|super|perfect|en|dan|nu|daarna|graag|dus|bedankt
        |claude)(?: [,.!])? (?:nu |dan |even |graag )?|alsjeblieft |en dan |daarna |, en |en )(?:voeg|maak|schrijf
        |verwijder|verander|wijzig|pas|fix|repareer|corrigeer|update|check|controleer|bekijk|kijk|zoek|lees|toon|geef
        |draai|run|test|commit|push|merge|deploy|hernoem|verplaats|refactor|implementeer|installeer|configureer|zet
        |haal|doe|ga|begin|herstel|vervang|herschrijf|splits|combineer|ontwerp|bedenk|onderzoek|analyseer|vergelijk
        |vat|beschrijf|genereer|los|breid|verbeter|vereenvoudig|optimaliseer|verklein|vergroot|koppel|schakel|open
        |sluit|probeer|bouw|creeer|migreer|converteer|stuur|vul|stel|laat (?:me |eens |even )?(?:[^ ]+ )?zien
        |leg (?:me |mij )?(?:even |eens )?uit|help|vertel|werk|rond|start|stop|ruim|plaats|voer)(?! (?:altijd|nooit
        |niet|geen|niks|niets|je|jij|we|wij|ik|steeds|standaard|er|liever|dus|elke|pas|alleen|op|met|als|berichten
        |messages?|accounts?|gebruikers?|bestanden|data|omgeving|hooks?|scripts?|logs?|is|zijn|staat|staan|moet|moeten
        |mag|gaat) )
      |(?:^|, |en |ok |oke )(?:kun|kan|wil|zou) (?:je|jij)(?! (?:zelf|altijd) )|(?:ik wil|ik zou) graag (?:dat je|een)
    `,
    pl: `
      (?:^|^(?:ok|okej|dobra|dobrze|super|swietnie|tak|nie|a|i|to|no|teraz|potem|nastepnie|dzieki|wiec|najpierw
        |claude)(?: [,.!])? (?:teraz |potem |to |jeszcze |najpierw )?|prosze |i |a potem |, potem |, teraz |a teraz |, a )(?:(?:dodaj
        |zrob|napisz|popraw|usun|zmien|sprawdz|uruchom|pusc|odpal|wyrzuc|przenies|stworz|utworz|zaimplementuj
        |zrefaktoruj|zrefaktoryzuj|zaktualizuj|pokaz|wyjasnij|wytlumacz|znajdz|poszukaj|przeczytaj|otworz|zamknij
        |wygeneruj|przeanalizuj|zacommituj|scommituj|skomituj|wypchnij|zmerguj|zmergeuj|zdeployuj|wdroz|zainstaluj
        |skonfiguruj|ustaw|zamien|podmien|przepisz|wydziel|wyciagnij|polacz|rozdziel|przywroc|cofnij|przygotuj
        |zaprojektuj|dokoncz|kontynuuj|powtorz|sprobuj|ponow|wyswietl|ukryj|podlacz|wlacz|wylacz|posprzataj|uprosc
        |zoptymalizuj|zmniejsz|zwieksz|przetestuj|zweryfikuj|porownaj|opisz|podsumuj|dorob|wstaw|wrzuc|nadaj|przerob
        |zastap|obsluz|napraw|ogarnij|zerknij|zobacz|spojrz|wyczysc|skasuj|dostosuj|wyrownaj|wysrodkuj|przekonwertuj
        |zmigruj|pobierz|wgraj|wyslij|rozpisz|zaproponuj|zbuduj|zrestartuj|przejrzyj|dolacz|podziel|policz|uzupelnij
        |pomoz|wez|zdebuguj|zbadaj|rozbij|wywal)|daj(?! znac ))(?! (?:zawsze|nigdy) )
      |(?:mozesz|moglbys|moglabys|mozemy|trzeba|prosze|musimy) (?:[^ ]+ )?(?:dodac|zrobic|napisac|poprawic|usunac
        |zmienic|sprawdzic|uruchomic|odpalic|wyrzucic|przeniesc|stworzyc|utworzyc|zaimplementowac|zaktualizowac
        |pokazac|wyjasnic|wytlumaczyc|znalezc|przeczytac|wygenerowac|przeanalizowac|ustawic|zamienic|przepisac
        |wydzielic|przygotowac|naprawic|ogarnac|powiekszyc|zmniejszyc|zwiekszyc|przetestowac|uproscic|zrefaktorowac
        |podpiac|wyswietlic|ukryc|dorobic|zerknac|zobaczyc|rozbudowac|podzielic)
      |(?:chce|chcialbym|chcialabym|prosze)(?: ,)? zebys (?:mi )?(?:dodal|zrobil|napisal|poprawil|usunal|zmienil
        |sprawdzil|stworzyl|przygotowal|pokazal)a?
    `,
    ru: `
      (?:^|пожалуйста |и |потом |теперь |давай |будь ласка |і |потім |тепер )(?:зроби|виправ|додай|створи|видали|зміни
        |покажи|перевір|запусти|знайди|подивись|онови|перейменуй|сделай|исправь|добавь|создай|напиши|удали|поменяй
        |измени|объясни|проверь|найди|посмотри|прочитай|переименуй|поправь|перепиши|обнови|пересчитай|реализуй)
    `,
    tr: '[^ ]+(?:ekle|duzelt|yaz|sil|degistir|goster|acikla|calistir|bul|bak|oku|olustur|yap)(?= [.,!]| $)',
    id: `
      (?:^|tolong |coba |terus |dan )(?:bikin|buat|tambah|fix|benerin|perbaiki|hapus|ganti|tunjukin|jelasin|jalanin
        |cari|cek|lihat|liat|baca|update)[^ ]*
    `,
    vi: '(?:^|hay |giup |roi )(?:ghi(?! nho)|lam|sua|them|viet|xoa|doi|chay|tim|kiem tra|xem|doc|tao|cap nhat)',
    ar: '(?:^|ممكن |بعدين )(?:سوي|اعمل|صلح|اضف|احذف|غير|وريني|اشرح|شغل|دور|شوف|اقرا|عدل|اكتب)',
    hi: `
      (?:fix|add|create|update|delete|change|run|check|test|deploy) (?:kar|karo|kr|kro|kardo|krdo|do)[^ ]*
      |(?:bana|likh|dikha|bata|samjha)[^ ]* ?(?:do|o|de)?
    `,
    zh: `
      (?:^(?!.{0,3}(?:别|別|不要|不用|不准|勿|少|禁止))|请(?!不|勿|别|別)|請(?!不|勿|别|別)|帮我|幫我|麻烦|麻煩|然后|然後|再|先|接着|接著|把|给我|給我|继续|繼續|顺便
        |順便)(?:.{0,6})(?:修|改|加|写|寫|做|删|刪|跑|看|查|检查|檢查|分析|优化|優化|实现|實現|实作|重构|重構|部署|提交|(?:测试|測試)(?!服|環|环境|库|庫|机|機|账|帳|用户
        |数据|集)|解释|解釋|生成|整理|更新|补|補|换|換|调|調|处理|處理|继续|繼續|开始|開始)
      |[^,，。]{1,6}一下[。!！ ]*$
    `,
    ja: `
      (?:を|に|も|で|して|、)?(?:追加|修正|作成|作って|書いて|直して|消して|削除|変更|実装|確認|調べて|見て|実行|テスト|デプロイ|説明|教えて|更新|変えて|続けて|進めて|試して|出して|まとめて
        |対応|リファクタ)(?:して|し|お願い|を|も)?(?:ください|くれ|ほしい|お願い|$|。|、| )
    `,
    ko: `
      (?:추가|수정|작성|만들어|고쳐|삭제|변경|구현|확인|조사|실행|테스트|배포|설명|업데이트|바꿔|계속|진행|분석|정리|해결|봐|돌려|찾아|알려|보여)(?:해)?(?: ?줘| ?주세요|봐|라|$| )
    `,
  },
  yes: [
    'quiero que quites el borde',
    'outline the routes',
    'fix the login page',
    'ok now add a test',
    '帮我修一下这个',
    '修正してください',
    '수정해줘',
    'bitte erstelle eine Seite',
    'исправь тест',
    'can you update the PR',
    'aggiungi un campo telefono al form',
    'voeg een veld toe aan het formulier',
    'dodaj pole telefon do tego formularza',
  ],
  no: [
    'Tests sollen automatisch laufen',
    'the tests live in test/',
    'we use pnpm',
    'test accounts live in the vault',
    'error codes are unique and get registered first',
    'non aggiungere dipendenze',
    'nie dodawaj zależności',
    'dodawaj testy do każdej funkcji',
    'voeg nooit dependencies toe zonder overleg',
    'do not bump anything',
  ],
}
