import type { Cue } from './cue.ts'

export const standsNow: Cue = {
  id: 'stands-now',
  because: 'says how far the work is at the moment',
  weight: -0.8,
  expression: {
    en: `
      (?<! (?:each|every) [^ ]+ )(?:is|are|s|was|were|been|seems|looks|its|thats) (?:(?:now|already|still|all|both|just|finally|almost|nearly
        |pretty|mostly|currently|way|much|far|a bit|a little|really|simply) )?(?:done|fixed|finished|merged|completed?|ready|fine|good|great|ok|okay|back|up
        |down|gone|working|failing|passing|resolved|addressed|implemented|green|red|happy|pushed|deployed|committed
        |updated|added|working again|better|awesome|clean|correct|nice|perfect|bad|ugly|slow|too [^ ]+|empty|there
        |here|broken)(?: (?:now|again|already|yet|still|today|too|though|here|there))?(?= (?:[.,!;:)]|and|but|so
        |because|when|after|since|for me|$))
      |^(?:(?:ok|so|now|the|my|dev|local|and) )*(?:server|app|application|site|container|frontend|backend) (?:is
        |s) (?:now |up |running |up and |listening |available ){1,3}(?:at|on|under) (?:port )?(?:_ip_|_url_
        |[0-9]{2,5})
      |(?:have|has|only|just|got|about) (?:[^ ]+ ){1,7}(?:left|remaining)(?= [.,!]| (?:so|and|now|today|this)| $)
      |context(?: window)? is (?:[^ ]+ ){0,2}(?:full|used up|long)|(?:running|almost|nearly) (?:low on|out of) (?:context|tokens|credits|quota|budget|usage)
      |^(?:(?:ok|so|and|but) )*my (?:branch|pr|build|change|merge|rebase|sprint|day) (?:is|has|was)
      |^(?:(?:ok|so|and|but|hi|hey|also|yes|no|well) )*(?:currently|presently|at present|right now|at the moment|atm|as of now)(?! (?:, )?(?:we|our|my|i|im) )|(?<= [^ ]+ )(?<! (?:we|i|im|am|were|they|theyre|we are|customers|clients) )currently|(?:design|mockup|draft|offer|quote|ticket|plan|copy|budget|spec|wireframe|proposal) (?:is|was|has been|got) (?:now |finally )?(?:approved|validated|signed off|accepted)
    `,
    it: `
      (?:e|sono|sembra|sembrano|va) (?:ora |adesso |gia |ancora |tutto |di nuovo ){0,2}(?:a posto|rott[oaie]
        |finit[oaie]|risolt[oaie]|verd[ei]|ross[oaie]|vuot[oaie]|giu|perfett[oaie]|fatt[oaie]|pront[oaie]
        |sistemat[oaie]|bene|meglio|troppo [^ ]+)(?= (?:[.,!;:)]|e|ma|quindi|perche) | $)
      |^(?:(?:ok|il|la|l|mio) )*(?:server|app|lapp|applicazione|container)(?: di (?:dev|sviluppo)| locale)? (?:ora 
        |adesso )?(?:gira|risponde|ascolta|e su|e attivo|e partito) (?:sulla|su|alla|in) (?:porta )?(?:_ip_|_url_
        |[0-9]{2,5})(?= [.,!]| (?:ora|adesso|e)| $)
      |^(?:(?:ok|e|ma|beh) )*(?:attualmente|al momento|in questo momento|per il momento)(?! (?:, )?(?:[^ ]+iamo|noi) )|(?:e|sono|gira|girano|ha) (?:[^ ]+ )?attualmente
    `,
    nl: `
      (?:is|zijn|lijkt|lijken|staat|staan|ligt) (?:nu |al |weer |nog |allemaal |eindelijk |bijna ){0,2}(?:klaar|gefixt
        |opgelost|af|stuk|kapot|leeg|groen|rood|weg|goed|prima|gemerged|plat|eruit|te [^ ]+)(?= (?:[.,!;:)]|en|maar
        |dus) | $)
      |^(?:(?:ok|de|het|mijn) )*(?:dev ?)?(?:server|app|container) (?:draait|luistert|staat) (?:nu 
        |weer )?(?:aan )?op (?:poort )?(?:_ip_|_url_|[0-9]{2,5})(?= [.,!]| (?:nu|weer|en)| $)
      |^(?:(?:ok|en|maar) )*(?:momenteel|op dit moment|op het moment|vooralsnog)(?! [^ ]+ (?:we|wij|ik) )|(?<! (?:we|wij) )(?:is|zijn|staat|staan|draait|heeft) (?:[^ ]+ )?momenteel
    `,
    pl: `
      (?:jest|sa) (?:juz |teraz |znowu |nadal |wciaz |prawie ){0,2}(?:gotow[^ ]+|zrobion[^ ]+|naprawion[^ ]+
        |skonczon[^ ]+|zepsut[^ ]+|pust[^ ]+|ok|dobrze|zielon[^ ]+|czerwon[^ ]+|super|zbyt [^ ]+|za (?:mal|duz|dlug
        |woln)[^ ]+|zmergowan[^ ]+|wdrozon[^ ]+)(?= (?:[.,!;:)]|i|ale|wiec) | $)
      |(?:juz|znowu|znow|wreszcie|wlasnie) (?:dziala|dzialaja|chodzi|wstal|wstala|stoi|ruszyl|ruszyla|jest (?:gotow
        |dostepn)[^ ]*|sie (?:wywal|zbudowa|skonczy)[^ ]+)|(?:dziala|dzialaja|chodzi|stoi) (?:juz|znowu|znow|wreszcie)
      |^(?:(?:ok|dobra|moj|moja) )*(?:serwer|apka|aplikacja|kontener)(?: dev| deweloperski
        | lokalny)? (?:juz )?(?:dziala|chodzi|stoi|slucha|nasluchuje|wstal) na (?:porcie )?(?:_ip_|_url_
        |[0-9]{2,5})(?= [.,!]| (?:teraz|juz|i|mozesz)| $)
      |^(?:(?:ok|i|ale) )*(?:obecnie|aktualnie|w tej chwili|na ten moment)(?! [^ ]+my )|(?:jest|sa|dziala|ma) (?:obecnie|aktualnie)
    `,
    de: `
      (?:ist|sind|lauft|laufen|geht|gehen|funktioniert|startet|antwortet|reagiert|baut) (?:[^ ]+ ){0,4}(?:wieder
        |endlich|inzwischen|gerade|grade|grad)(?= [.,!]| (?:noch|nicht|und|aber)| $)|(?:gerade|grade|grad|endlich
        |schon|wieder) (?:durch|durchgelaufen|fertig|grun|rot|kaputt|da|weg|oben|abgesturzt|online|offline|erreichbar)
      |^(?:(?:ok|so|jetzt|der|die|das|mein|lokaler?) )*(?:dev ?|entwicklungs)?(?:server|devserver|app|container
        |anwendung) (?:lauft|antwortet|lauscht|ist) (?:jetzt |nun |wieder )?(?:oben |da )?(?:auf|unter
        |an) (?:dem )?(?:port )?(?:_ip_|_url_|[0-9]{2,5})(?= [.,!]| (?:jetzt|wieder|und|du|kannst)| $)
      |^(?:(?:ok|so|und|aber|also|hi) )*(?:aktuell|derzeit|momentan|zurzeit|zur zeit|im moment|im augenblick|gegenwartig)(?! [^ ]+ (?:wir|ich) )|(?<! wir )(?:ist|sind|wird|werden|lauft|laufen|liegt|liegen|steht) (?:[^ ]+ )?(?:aktuell|derzeit|momentan|zurzeit|im moment)|(?:entwurf|design|angebot|ticket|konzept) (?:ist|wurde) (?:[^ ]+ ){0,4}(?:freigegeben|abgenommen|genehmigt)
    `,
    fr: `
      (?:est|sont|marche|marchent|tourne|tournent|repond|repondent|fonctionne|passe
        |passent) (?:[^ ]+ ){0,3}(?:a nouveau|de nouveau|enfin|maintenant)(?= [.,!]| (?:et|mais|tu)| $)|(?<! (?:si|quand|lorsque|tant que)(?: [^ ]+){1,3} )(?:est
        |sont) (?:enfin |deja |tous |toujours )?(?:fini|termine|pret|repare|corrige|casse|merge|deploye|vert|rouge
        |vide|tombe|plante|bloque)e?s?(?= [.,!]| (?:et|mais|depuis)| $)|^(?:(?:ok|bon|le|la|mon|l) )*(?:serveur|app
        |appli|lappli|lapp|conteneur|site)(?: de (?:dev|developpement)| local)? (?:tourne|repond|ecoute|est lance
        |est demarre) (?:maintenant |deja )?(?:sur|a) (?:le )?(?:port )?(?:_ip_|_url_|[0-9]{2,5})(?= [.,!]
        | (?:maintenant|et|tu)| $)
      |^(?:(?:ok|bon|et|mais|donc) )*(?:actuellement|en ce moment|pour le moment|a lheure actuelle|la tout de suite)(?! (?:, )?(?:on|nous) )|(?<! (?:on|nous) )(?:est|sont|tourne|tournent|a|ont) (?:[^ ]+ )?actuellement|(?:maquette|devis|design|ticket|budget|proposition) (?:est|a ete) (?:[^ ]+ )?(?:valide|approuve|accepte)e?
    `,
    es: `
      (?:esta|estan|anda|andan|funciona|funcionan|corre|corriendo|responde) (?:[^ ]+ ){0,3}(?:de nuevo|otra vez
        |por fin|ahora)(?= [.,!]| (?:y|pero)| $)|ya (?:anda|funciona|quedo|termino)|(?<! (?:si|cuando|mientras)(?: [^ ]+){1,3} )(?:esta|estan) (?:lista?|listos
        |terminad[oa]s?|rot[oa]s?|caid[oa]s?|vaci[oa]s?|verdes?|rojos?|arreglad[oa]s?|desplegad[oa]s?)(?= [.,!]| (?:y
        |pero|desde)| $)|^(?:(?:ok|el|la|mi) )*(?:servidor|app|aplicacion|contenedor|sitio)(?: de (?:dev|desarrollo)
        | local)? (?:corre|escucha|esta corriendo|esta arriba|esta levantado|responde) en (?:el )?(?:puerto )?(?:_ip_
        |_url_|[0-9]{2,5})(?= [.,!]| (?:ahora|ya|y)| $)
      |^(?:(?:ok|y|pero|bueno) )*(?:actualmente|ahora mismo|en este momento|de momento|por el momento)(?! (?:, )?[^ ]+mos )|(?:esta|estan|hay|corre) (?:[^ ]+ )?actualmente|(?:diseno|maqueta|presupuesto|propuesta) (?:esta|fue) (?:[^ ]+ )?(?:aprobad|validad)[oa]
    `,
    pt: `
      (?:esta|estao|ta|funciona|roda|rodando|responde) (?:[^ ]+ ){0,3}(?:de novo|outra vez|finalmente|agora)(?= [.,!]
        | (?:e|mas)| $)|ja (?:funciona|rodou|terminou)|(?<! (?:se|quando|enquanto)(?: [^ ]+){1,3} )(?:esta|estao|ta) (?:pront[oa]s?|quebrad[oa]s?|vazi[oa]s?
        |verdes?|vermelh[oa]s?|corrigid[oa]s?|terminad[oa]s?)(?= [.,!]| (?:e|mas|desde)| $)|^(?:(?:ok|o|a
        |meu) )*(?:servidor|app|aplicacao|container)(?: de (?:dev|desenvolvimento)| local)? (?:roda|esta rodando
        |ta rodando|escuta|subiu) (?:em|na|no) (?:porta )?(?:_ip_|_url_|[0-9]{2,5})(?= [.,!]| (?:agora|e)| $)
      |^(?:(?:ok|e|mas|bom) )*(?:atualmente|no momento|neste momento|agora mesmo)(?! (?:, )?(?:[^ ]+mos|a gente|nos) )|(?:esta|estao|ta|tem|roda) (?:[^ ]+ )?atualmente
    `,
    ru: `
      (?:снова|опять|уже|наконец|теперь|знову|вже) (?:работает|запущен[ао]?|поднялся|поднялась|лежит|упал[ао]?
        |доступ[^ ]+|живой|працює|запущено)|(?:работает|работают|лежит|запущен[ао]?|працює) (?:снова|опять|уже|наконец
        |знову|вже)|^(?:(?:ок|так|ну|мой|наш) )*(?:дев |локальный )?(?:сервер|приложение|апка
        |контейнер) (?:уже )?(?:крутится|работает|запущен[ао]?|слушает|поднялся|поднят|висит) (?:на
        |по) (?:порту? )?(?:_ip_|_url_|[0-9]{2,5})(?= [.,!]| (?:сейчас|уже|и)| $)
      |^(?:(?:ок|и|но|так) )*(?:сейчас|на данный момент|в данный момент|на текущий момент|в настоящее время|зараз|наразі)(?! (?:, )?(?:у нас|мы|ми) )
    `,
    tr: `
      (?:tekrar|yine|artik|sonunda|su an) (?:calisiyor|ayakta|cokmus|coktu|duzeldi|hazir)|(?:hazir|bitti|duzeldi
        |cokmus|coktu|bozuldu|tamamlandi)(?= [.,!]| $)|^(?:(?:dev|lokal|yerel) )?(?:sunucu|server|uygulama)(?: su an
        | simdi)? [0-9]{2,5}(?: portunda| de| da)? (?:calisiyor|ayakta|acik)
      |^(?:su an|su anda|suanda|halihazirda)
    `,
    zh: `
      (?:又|终于|終於|刚)(?:好了|跑起来了|跑起來了|起来了|启动了|啟動了|恢复了|挂了)|(?:已经|已經)(?:好了|恢复了|挂了|跑完了|通过了)|^ ?(?:开发|本地|我的)?(?:服务器?|服務
        |server|项目|應用|应用)(?:现在|現在)?(?:在|跑在|运行在|启动在|起在) ?(?:_ip_|_url_|[0-9]{2,5}) ?(?:端口|埠)?(?:上|上面)?(?:跑|运行|启动)?(?:了
        |着)?[。!]? ?$
    `,
    ja: `
      (?:また|もう|今|いま|やっと|さっき)(?:動いて(?:い?る|ます)|動いた|起動し(?:た|て(?:い?る|ます))|落ちた|直った|完了した|終わった)|^ ?(?:開発|ローカル)?(?:サーバー?
        |server|アプリ)(?:は|が)(?:今|いま|もう)? ?(?:ポート ?)?(?:_ip_|_url_|[0-9]{2,5})(?:番|ポート)?(?:で|に)(?:起動(?:し(?:た|ました|て(?:い?る
        |います|ます)))?|動いて(?:い?る|い?ます)|立ち上が(?:った|りました))
    `,
    ko: `
      (?:다시|이제|방금|벌써|드디어) (?:떴|켜졌|돌아가|됐|작동|죽었|끝났)[^ ]*
    `,
  },
  yes: [
    'the staging server is down again',
    'reconnect is done',
    'the merge is finished, continue',
    'adesso i test sono verdi',
    'de tests zijn nu weer groen, dus ga door',
    'testy są już zielone, ale strona nie',
    'the app is running on port 8080',
    'der Server läuft auf Port 8080',
    'le site marche de nouveau',
    'el contenedor corre en el puerto 8080',
    'сервер снова доступен',
    '서버 다시 떴어',
    'currently the shop sends two mails',
    'the shop currently sends two mails',
    'the quote is approved by the buyer',
    'aktuell liegen die Belege im Archiv',
    'actuellement la boutique envoie deux mails',
    'actualmente la tienda manda dos correos',
    'atualmente a loja manda dois emails',
    'attualmente il negozio manda due mail',
    'momenteel stuurt de winkel twee mails bij elke bestelling',
    'obecnie sklep wysyła dwa maile',
    'сейчас магазин шлёт два письма',
    'I have 5% of my quota left',
    'context is nearly full, so be brief',
  ],
  no: [
    'push as each chapter is completed and reviewed',
    'the docs are generated',
    'prices are in cents',
    'i nomi sono in inglese',
    'de bestanden zijn altijd in utf-8',
    'serwer jest za vpnem',
    'the server is already running',
    'si el caché está vacío, corre siempre make warm primero',
    'the test database runs on port 5433',
    'die Testdatenbank läuft auf Port 5433',
    'la base de test tourne sur le port 5433',
    'currently we only support firefox',
    'we currently only support firefox',
    'halte die Doku immer aktuell',
    'derzeit nutzen wir nur Firefox',
    'wir sind aktuell auf Firefox',
    'on est actuellement sur Firefox',
    'actuellement on utilise Firefox',
    'actualmente usamos Firefox',
  ],
}
