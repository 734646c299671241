import type { Cue } from './cue.ts'
import { ALWAYS, DONE_ON_PURPOSE, NEVER } from './shared-expressions.ts'

export const commandsAlways: Cue = {
  id: 'commands-always',
  because: 'commands something for always or forbids it for good',
  weight: 2.6,
  expression: {
    en: `
      ^(?:(?:please|and|also|so|but|ok|okay|yes|yeah|yep|sure|fine|good|btw|no|hey|again|well
        |just|lets|let us)(?: [,.!:])? )*(?:${ALWAYS}|${NEVER}|(?:dont|do not) (?:you )?ever|under no circumstances|at all times
        |whatever you do)(?! the same)(?: [^ ]+)
      |(?<! (?:fails|crashes|broken|wrong|happens|breaks|it|same|error) ), always(?= [.!]| $)
      |you (?:must|should|have to|need to|can|may|will) (?:always|never)
      |(?:is|are) (?:strictly |completely |absolutely )?(?:banned|forbidden|verboten|off[- ]limits|prohibited|taboo
        |never (?:the answer|ok|okay|acceptable|an option|allowed))
      |^(?:(?:please|and|also|so|but|ok|okay|no|just)(?: [,.!:])? )*(?:use|write|put|keep|run|add|make|check|test|name
        |format|answer|reply|respond|explain|show|commit|branch|work|log|prefer|follow|start|end|prefix|wrap|sort
        |quote|cite)(?: [^ ]+){1,6} always(?= [.!]| $)
      |(?:i|we) (?:always|never) ${DONE_ON_PURPOSE}[^ ]+
      |^(?:(?:please|and|also|but|ok) )?no (?!(?:errors?|problems?|issues?|luck|data|idea|output|response|results?|changes?|one|way|i|it|we|you|that|this) )[^ ]+(?: [^ ]+){0,3} (?:, )?(?:ever|never|not ever)(?= [.!,]| $)
      |(?:dont|do not|never|no|stop|avoid) (?:[^ ]+ ){1,7}unless (?:i|we|im|ive) (?:explicitly |specifically |really )?(?:ask|say so|request|want|told|asked|tell)
      |only (?:[^ ]+ ){1,5}(?:if|when) i (?:explicitly |specifically )?(?:ask|say so|request|tell you)
    `,
    de: `
      ^(?:(?:bitte|und|aber|also) )*(?:immer|niemals|nie|grundsatzlich|auf keinen fall)(?! (?:dies[^ ]*|noch|wieder|derselbe|dieselbe|dasselbe|(?:der|das|die) gleiche|gedacht|gewusst|wenn (?!du|ihr|etwas|ein|was)[^ ]+) )(?: [^ ]+)
      |(?!ich (?:habe?|hatte|wollte|dachte|sagte|wusste|war) )(?:wir|ich|man) [^ ]+ (?:hier )?(?:immer|nie|niemals)
      |[^ ]+en wir (?:hier )?(?:immer|nie|niemals) [^ ]+
      |(?:nutze|verwende|benutze|schreibe?|mache?|nimm|teste?|starte?|committe|pushe?|frage?|antworte|lass|setze?
        |halte|fuhre?|lege?|merge|deploye?|andere) (?:immer|nie|niemals)
      |(?:wird|werden) (?:immer|nie|niemals) (?:auf|mit|nur|direkt|vor|in|nach)
      |^(?:(?:bitte|und|also) )?keine?[rnms]? (?!(?:daten|fehler|antwort|probleme|anderung(?:en)?|reaktion|ahnung|ausgabe) )[^ ]+(?: [^ ]+){0,2} (?:, )?(?:nie|niemals|nirgends|grundsatzlich|auf keinen fall)(?= [.!,]| $)
      |kein[^ ]* (?:[^ ]+ ){1,5}(?:ausser|es sei denn|solange|wenn) (?:, )?ich (?:[^ ]+ ){0,3}(?:nicht )?(?:frage|sage|sag|bitte|verlange|darum bitte)
      |nur (?:[^ ]+ ){1,5}wenn ich (?:[^ ]+ ){0,3}(?:frage|sage|darum bitte|will)
    `,
    fr: `
      ^(?:(?:et|mais|stp) )*(?:toujours|jamais|ne [^ ]+ jamais)(?! (?:pareil|pas|rien|en|aussi|l[ea]s? memes?|vu|eu|compris|entendu|pense|cru|coince) )(?: [^ ]+)
      |(?:on|nous) (?:ne )?[^ ]+ (?:toujours|jamais) [^ ]+
      |(?:utilise|mets|ecris|fais|lance|teste|reponds|garde|passe|verifie|demande|commite|pousse|commence
        |relis)[^ ]{0,2} (?:toujours|jamais)(?! (?:ca|cela)(?= [.!,?]| $)) [^ ]+
      |ne [^ ]+ (?:pas|jamais) directement
      |^(?:(?:et|mais|stp) )?(?:pas de|aucune?|zero) (?!(?:reponse|erreurs?|resultats?|problemes?|donnees|changements?|reaction|idee) )[^ ]+(?: [^ ]+){0,3} (?:, )?(?:jamais|en aucun cas|nulle part)(?= [.!,]| $)
      |pas (?:[^ ]+ ){1,7}sauf si (?:je|on) [^ ]+|pas (?:[^ ]+ ){1,7}tant que je ne (?:te |le |l)?(?:lai|tai|demande|dis)[^ ]*
    `,
    es: `
      ^(?:(?:y|pero|por favor) )*(?:siempre|nunca|jamas)(?! (?:dije|dijiste|dijo|haces|dices|pense|quise|pasa|falla|funciona|sale|igual|lo mismo|(?:el|la) mism[oa]|me|se|he|habia|que [^ ]+o) )(?: [^ ]+)
      |(?:usa|usar|responde|escribe|haz|pon|ejecuta|corre) siempre
      |^(?:(?:y|pero) )?(?:nada de|sin|ningun|ninguna|cero|no) [^ ]+(?: [^ ]+){0,3} (?:, )?(?:nunca|jamas|en ningun caso)(?= [.!,]| $)
      |no (?:[^ ]+ ){1,7}(?:a menos que|salvo que|hasta que no|excepto si|si no) (?:te )?(?:lo |la )?(?:te )?(?:pida|diga|pido|digo)
    `,
    pt: `
      ^(?:(?:e|mas|por favor) )*(?:sempre|nunca|jamais)(?! (?:que [^ ]+o|sto|lo stesso|a mesma|o mesmo|igual|da erro|vi|pensei|achei|imaginei|fui|deu|cai|trava|falha) )(?: [^ ]+)
      |(?:usa|use|responda|responde|escreva|rode|faca) sempre
      |^(?:(?:e|mas) )?(?:nada de|sem|nenhum|nenhuma|zero) [^ ]+(?: [^ ]+){0,3} (?:, )?(?:nunca|jamais|em hipotese alguma)(?= [.!,]| $)
      |nao (?:[^ ]+ ){1,7}(?:a menos que|a nao ser que|se|ate) eu (?:te )?(?:nao )?(?:peca|pedir|mande|mandar|diga|disser)
    `,
    it: `
      ^(?:sempre|mai|non (?!l?h(?:o|ai|a) )[^ ]+ mai)(?! (?:sto|questo|lo stesso|la stessa|uguale|il solito|la solita|visto|capito|pensato|avuto|sentito) )(?: [^ ]+)|(?:noi )?[^ ]+iamo sempre [^ ]+
      |(?:chiedi|fai|controlla|lascia|tieni|parti|apri) sempre [^ ]+
      |(?:usa|usiamo|scrivi|rispondi|esegui|lancia|metti) sempre
      |non (?!(?:possa|possano|venga|vengano|deve|devono|dovrebbe|sia|siano|l?ho|l?hai|l?ha|funziona|puo|possono) )[^ ]+ mai
      |^(?!(?:e|non|va|da|fa|quasi|il|la|ho|mi|si|crasha|fallisce|sta|ci|ma|come|vale|resta|rimane|esce
        |perche) )[^ ]+ sempre [^ ]+
      |^(?:(?:e|ma) )?(?:niente|nessun|nessuna|zero) [^ ]+(?: [^ ]+){0,3} (?:, )?(?:mai|in nessun caso)(?= [.!,]| $)
      |non (?:[^ ]+ ){1,7}(?:a meno che|se) (?:non )?(?:te |ve )?(?:lo )?(?:chieda|chiedo|dica|dico)
      |(?:devi|dovresti|dovete) sempre|(?:va|vanno|e|sono) (?:vietat[oaie]|proibit[oaie])
    `,
    nl: `
      ^(?:altijd|nooit)(?: [^ ]+)|(?:we|wij|ik) [^ ]+ (?:hier )?(?:altijd|nooit)
      |(?:gebruik|schrijf|draai|push|commit|antwoord) (?:altijd|nooit)
      |^(?!(?:dit|dat|het|waarom|is|werkt|bijna|niet|nog|ik|hij|ze|er|staat|blijft|die) )[^ ]+ (?:altijd|nooit) [^ ]+
      |^(?:begin|zet|doe|noem|geef|houd|test|werk|lees|controleer|check|neem|plaats|sluit|open|bewaar|log|maak|schrijf
        |gebruik)(?: [^ ]+){1,5} (?:altijd|nooit)
      |(?:bedragen|tests?|commits?|namen|releases?) (?:altijd|nooit)
      |^(?:(?:en|maar) )?geen [^ ]+(?: [^ ]+){0,3} (?:, )?(?:nooit|nergens|onder geen beding)(?= [.!,]| $)
      |(?:geen|niet) (?:[^ ]+ ){1,7}tenzij ik (?:[^ ]+ ){0,3}(?:vraag|zeg)
      |(?:je|jij|we) (?:moet|mag|moeten|mogen) (?:altijd|nooit)|(?:is|zijn) verboden
    `,
    pl: `
      ^(?:zawsze(?! (?:mysl|sadzil|wydawal|mnie|cos|to samo|ten sam|ta sama|w (?:poniedz|wtor|srod|czwart|piat|sobot|niedziel)))|nigdy(?! (?:w zyciu|bym|jeszcze))(?! (?:[^ ]+ ){0,2}[^ ]+(?:l[ea]m|l[ea]s)(?= [.!,?]| $)))(?: [^ ]+)
      |nigdy nie (?:[^ ]+(?:aj|uj|ij|yj|ej|amy|emy|imy|ymy|aja)|rob|pisz|bierz|wolno|mozna|trafia|ida|idzie|wchodza)
      |(?:uzywamy|uzywaj|pisz|piszemy|odpowiadaj|uruchamiaj) zawsze|[^ ]+(?:aj|uj) zawsze
      |zawsze (?:uzywamy|robimy|piszemy|[^ ]+(?:aj|uj))|(?:robimy|trzymamy|stosujemy|dajemy|dodajemy) zawsze
      |^(?:zadnych|zadnego|zadnej|bez|zero) [^ ]+(?: [^ ]+){0,3} (?:, )?(?:nigdy|nigdzie)(?= [.!,]| $)
      |nie (?:[^ ]+ ){1,7}(?:chyba ,? ?ze|dopoki nie|jesli nie) (?:[^ ]+ )?(?:poprosze|prosze|powiem|kaze)
      |pod zadnym pozorem|(?:jest|sa) (?:zabronion[^ ]+|zakazan[^ ]+)
    `,
    hi: `
      (?:hamesha|humesha|हमेशा)(?! (?:[^ ]+ ){0,4}(?:bolta|kehta|hota|hoti|aata|aati|deta|deti|rehta|rehti|fail|slow|crash|same) )(?: [^ ]+){1,5}|kabhi (?:bhi )?(?:[^ ]+ )?(?:mat|nahi(?! (?:hota|hoti|hua|hui|socha|dekha|suna|aata|aati|chala|chalta|pata|samjha)))
      |कभी (?:भी )?(?:[^ ]+ )?(?:मत|नहीं)
    `,
    ru: `
      ^(?:(?:и|но|пожалуйста|будь|ласка|і) )*(?:всегда|никогда|впредь|завжди|ніколи|надалі)(?! (?:не [^ ]+(?:л|ла|ло|ли|лся|лась)|бы|так|ще|еще|одно и то|один и тот) )(?: [^ ]+)
      |[^ ]+(?:й|йте|и) всегда
      |^(?:(?:и|но) )?(?:никаких|никакого|без|жодних) [^ ]+(?: [^ ]+){0,3} (?:, )?(?:никогда|нигде|вообще|ніколи)(?= [.!,]| $)
      |не (?:[^ ]+ ){1,7}(?:, )?(?:если|пока) (?:я )?(?:сам |сама )?(?:об этом )?не (?:прошу|попрошу|попросил|попросила|скажу|сказал)
    `,
    tr: `
      ^(?:her zaman|asla|daima|hep)(?! (?:ayni|boyle|soyle|bu) )(?: [^ ]+)
      |(?:her zaman|daima|mutlaka)(?: [^ ]+){1,3} (?:calistir|kullan|yaz|sor|kontrol et|yap|oku|test et|cevap ver
        |kosturun?)
      |asla(?: [^ ]+){1,4}(?: [^ ]+(?:ma|me|mayin|meyin))
      |ben (?:istemedikce|istemeden|demedikce|soylemedikce)(?: [^ ]+){1,5}
    `,
    id: `
      ^(?:(?:tolong|dan|tapi) )*(?:selalu(?! (?:keluar|muncul|error|gagal|crash|begini|gini|gitu|aja|saja|ada|minta|dapet|dapat) )|jangan pernah|pokoknya jangan)(?: [^ ]+)
      |(?:jawab|tulis|pakai|pake|jalanin|jalankan|tanya|cek|bikin|buat) selalu
    `,
    vi: `
      ^(?:luon(?: luon)?|dung bao gio|khong bao gio)(?! (?:nghi|ngo|thay|bi|loi|hien|tuong|co|hieu|biet|dung hay) )(?: [^ ]+)
      |(?:chay|viet|dung|hoi|tra loi|kiem tra|test)(?: [^ ]+){0,3} luon luon
    `,
    ar: `
      ^(?:دائما|دايما|ابدا|أبدا|ممنوع)(?! (?:ما|لم|نفس|الدخول|يعلق|[يت]عطي[^ ]*|ب?[يت]طلع[^ ]*) )(?: [^ ]+)
      |(?:رد|جاوب|جاوبني|اكتب|استخدم|شغل|اسأل|اسألني)(?: [^ ]+){0,3} (?:دائما|دايما)
      |لا (?:[^ ]+ ){1,7}(?:الا|إلا) (?:اذا|إذا|لو) (?:انا )?(?:طلبت|قلت)
    `,
    zh: `
      ^ ?(?:永远(?:不要|别|用)|永遠(?:不要|別)|绝对不要|絕對不要|千万(?:别|不要)(?!告诉我|跟我说)|千萬(?:別|不要)(?!告訴我|跟我說)|一律|始终|始終|禁止|每次.{0,10}(?:都(?![会會是有报報出失崩])|先)|所有.{1,14}(?:都|统一|統一
        |一律)|[^,，。]{1,12}(?:统一|統一|一律)(?:用|使用|放|走|按))
      |除非我[^,，。]{0,6}(?:要求|说|說|让|讓|叫|明确|明確)|(?:没让你|沒讓你|没叫你|我没说|我沒說)[^,，。]{0,8}(?:别|別|不要|就不)
    `,
    ja: `
      (?:必ず(?!しも).{1,30}(?:[いしちっりきえけせてねめれべ]て(?:から|ください|下さい|ね|$| |。)|[んい]で(?:から|ください|下さい)|こと|実行)|(?:は|を)(?:使用)?禁止|(?:は
        |も)?絶対(?:に)?.{1,24}(?:ないで|しない|するな|禁止)|(?:頼ま|頼んで|言わ|言われ|指示し|お願いし)(?:い?ない|ない)限り|指示がない限り|しないこと|常に(?!.{0,24}ように).{1,24}(?:して|する)|(?:で|に)統一)
    `,
    ko: `
      (?:항상|무조건|반드시|절대|언제나) .{0,24}(?:해(?:줘| |$|라)|(?:주세요|줘|합니다)(?= |$)|하지 ?마|쓰지 ?마|말 ?것|마(?: |$)|써(?: |$|줘)|돌려|사용
        |할 것)
      |(?:로|으로) ?통일|쓰지 ?마|하지 ?마(?: |$)|달지 ?마
      |(?:시키지|말하지|요청하지|부탁하지|하라고 하지) ?않(?:으면|는 ?한)|(?:하라고|요청) ?(?:할|했을) ?때만
    `,
  },
  yes: [
    'lets always take the plain one',
    'no inline styles, ever',
    'don’t add docs unless I ask for it',
    'keine Inline-Styles, nie',
    'übrigens nutzen wir hier immer unsere Buttons',
    'we gebruiken hier altijd pnpm',
    'pas de css inline, jamais',
    'nada de css inline, nunca',
    'sem css inline, nunca',
    'niente css inline, mai',
    'geen inline css, nooit',
    'żadnych styli inline, nigdy',
    'никаких инлайн стилей, никогда',
    '头不改，除非我要求',
    'テストは必ず書いてください',
    '예외는 항상 로그에 남겨 주세요',
    'always run the linter before committing',
    'never push to main',
    'use tabs always',
    'Run the linter first, always.',
    'Please never use any',
    'we never mock the clock',
    '永远不要直接推到 main',
    'anyは使用禁止',
    '절대 커밋하지 마',
    'nunca hagas push a main',
    'никогда не пушь в main',
    'shorter answers please, always',
  ],
  no: [
    'never again',
    'immer wenn der Staubsauger an ist, bricht die Verbindung ab',
    'toujours pareil après le redémarrage',
    'jamais vu un parser aussi tordu',
    'siempre que recargo el mapa se va',
    'toda vez que recarrego',
    'sempre sto errore',
    'zawsze mnie bawi ten kod',
    'nigdy w życiu bym nie zgadł',
    'selalu keluar permission denied',
    'hamesha pehli request slow hoti hai',
    'yeh loop kabhi khatam nahi hota',
    'никогда не работал с kafka',
    'ніколи ще так не радів',
    'hep aynı yerde donuyor',
    'không bao giờ nghĩ có ngày mình debug assembly',
    'دايما يطلعني برا',
    '千万别告诉我又是缓存的问题',
    'ヘッダーは常に上に固定されるようにして',
    'ich habe nie gesagt, dass du das löschen sollst',
    'tu fais toujours ça',
    'nunca dije eso',
    "non l'ho mai detto",
    'nigdy tego nie mówiłem',
    'we never tested that',
    'always the same three tests',
    'always the same error again',
    'no errors in the log, ever',
    'pas de réponse du serveur, jamais',
    'keine Daten, nie',
    'it never loads',
    'the button is always red',
    'never mind',
    'always get NaN in the loss after 300 steps',
    'always crashes on the second page',
    '总是报错',
    'die Tabelle zeigt immer nur die ersten zehn',
    'la page affiche toujours la même chose pour tout le monde',
    'il bottone mostra sempre il vecchio valore',
    'the build fails, always',
  ],
}
