import type { Cue } from './cue.ts'

export const ourWorld: Cue = {
  id: 'our-world',
  because: 'says something of your people, machines or customers',
  weight: 1.3,
  expression: {
    en: `
      ^(?:(?:and|but|so|also|btw|oh|no|fyi|because|since|well|ok) (?:, )?)?(?:(?:all |most of )?our (?!(?:code|page
        |app|site|last|next|current|new|own|aim|deadline|demo|goal|idea|issue|meeting|plan|problem|question|release|sprint|task|ticket) )(?:[^ ]+ ){1,3}|(?:the |our |my )?(?!(?:each|every|a|an) )(?:[^ ]+ )?(?:legal|vendors?
        |suppliers?|clients?|customers?|auditors?|reviewers?|supervisor|advisor|professor|boss|manager|team|teams
        |designers?|coauthors?|co-authors?|collaborators?|colleagues?|artists?|students?|teachers?|nurses?|doctors?|lab|editors?|apple|google|accounting|finance
        |marketing|ops|security|management|support|company|partners?|school|hospital|bank|insurer|landlord|agency
        |publisher|journal|warehouse|factory|plant|boards?|sensors?|motors?|valves?|pumps?|devices?|firmware
        |bootloader|printers?|scanners?|robots?|drones?|cameras?|plc|fpga|mcu|uart|scale|scales|forklifts?|terminals?
        |tablets?|laptops?|runners?|nodes?|cluster|mainframe|erp|crm|intranet|importer|exporter|simulator|dataset
        |survey|ledger) )(?:is|are|isnt|arent|has|have|cant|can|must|never|always|only|dont|doesnt|wont|want|wants
        |hates?|insists?|use|uses|works?|run|runs|needs?|answers?|approves?|signs?|rejects?|reads?|writes?|sends?
        |speaks?|pays?|lives?|sits?|comes?|goes|gets?|turns?|counts?|checks?|requires?|asks?|takes?|closes?|opens?
        |changes?|updates?|delivers?|provides?|prefers?|expects?|exports?|draws?) (?!(?:us|to|for|asking|waiting|complaining|working on|looking|broken|down|failing|empty|blank|missing|wrong|red|gone|stuck|now|still|working|fine
        |back|ready|done) )[^ ]+
      |^(?:(?:and|but|so|also|btw|fyi) (?:, )?)?this (?:tool|app|project|product|site|website|game|library|package|plugin|platform|system|service|script|program|software|thing|repo) (?:is|will be) (?:only |mainly |just |mostly |all )?(?:(?:(?:intended|meant|made|designed|built|aimed|targeted) )?(?:for|at)|about) [^ ]+
      |^(?:(?:and|but|so|also|btw|fyi) (?:, )?)?(?:this|the|our|my) (?:tool|app|project|product|site|website|game|library|package|backend|frontend|server|api|cli|repo) (?:is|was) (?:built|written|made|based|implemented|coded|done) (?:with|in|on|using) [^ ]+
      |^(?:(?:and|but|so|also|btw|fyi) (?:, )?)?(?:this|the|our|my) (?:app|project|site|website|game|repo|backend|frontend) is an? (?:[^ ]+ ){0,2}(?:html|react|vue|svelte|next|nextjs|angular|django|flask|fastapi|rails|laravel|node|python|rust|go|java|php|wordpress|static|vanilla|typescript|flutter|unity|godot) [^ ]+
      |(?:its|it is|this is|thats) (?:just |only |still )?an? (?:[^ ]+ )?(?:prototype|poc|proof of concept|mvp|(?:hobby|side|toy|school|university|student|learning|weekend|personal|pet) project|throwaway)(?= [,.!;]| $| so| and)
      |(?:were|we are|this is|its|(?:project|app|product) is) (?:all )?(?:still )?in (?:a |an |the |its |our )?(?:very )?(?:early|alpha|beta|prototype|mvp|prototyping|initial) (?:[^ ]+ )?(?:phase|stage|development)
      |we (?:also )?(?:have|maintain|run) (?:an? |our )?(?:internal|own|in-?house|shared|private|custom) [^ ]+
      |(?:its|it is|this is) an? (?:public|private|open source|internal|client|customer) (?:repo|repository|project|codebase)(?= [,.!]| $| so| and)
      |(?:is|are|was|were) (?:expected|supposed|known|allowed) to (?:fail|be red|be flaky|break)|(?:is|are) known to be (?:flaky|slow|broken)|(?:can|may) (?:safely |just |always )?be ignored(?= [.,!]| $)
      |our (?:[^ ]+ )?(?:house|brand|corporate|in-house|official) [^ ]+ (?:is|are)
      |(?:reviewer|client|boss|manager|customer|teammate|lead|colleague|auditor|maintainer)(?: [^ ]+){0,2} who (?:always |never |only )?(?:rejects?|wants?|insists?|hates?|reads?|checks?|refuses|uses?) [^ ]+
      |(?:no ?body|no one) (?:here |else |in the (?:team|company) |on the team )?(?:has|may|can|is allowed|knows|uses|wants|reads|touches|gets) [^ ]+
      |our (?:[^ ]+ )?(?:pm|po|boss|ceo|cto|lead|manager|clients?|customers?|reviewers?|auditors?|designers?|users?|support) (?:also )?(?:reads?|sees?|reviews?|checks?|opens?|works? with) [^ ]+
      |(?:there is|theres|there are|we have|weve got|i have|i dont have|we dont have|we dont own) (?:no |any |an? )?(?:staging|test|preprod|qa|dev|uat)(?: (?:environment|env|server|system|account|devices?|data|database|db|machine|cluster))?(?= [.,!]| $| so| and| here| yet)
    `,
    de: `
      (?:alle |die meisten )?unsere[rn]? (?:kunden|nutzer|anwender|gerate|rechner|tester|designer
        |ubersetzer) (?:sitzen|haben|nutzen|benutzen|verwenden|arbeiten|sind|laufen|brauchen)
      |(?:wir haben|es gibt|ich habe|haben wir|gibt es) (?:hier |bei uns )?keine?[nrs]? (?:[^ ]+ )?(?:staging|preprod|ci|docker|vpn|gpu|sudo|redis|monitoring|backups?|qa|internet|test(?:umgebung|system|server|gerate?)|stagingumgebung|qa-?umgebung|adminrechte)|(?:repo|repository|projekt|paket|api|code) ist (?:offentlich|privat|open source|intern|vertraulich)
      |im code (?:heisst|heissen|nennen wir)|nennen wir [^ ]+|der kunde (?:hat|nutzt|will|besteht) [^ ]+|auf (?:dieser|der) maschine
      |(?:das board|die platine|der controller) ist|(?:im code|in der oberflache) heisst|(?:server|nas|pi|rechner|cluster) (?:[^ ]+ ){0,3}heisst
    `,
    fr: `
      (?:tous |la plupart de )?nos (?:clients|postes|machines|appareils|testeurs|traducteurs)(?= (?:sont|ont|utilisent
        |tournent|travaillent|restent|nont))
      |(?:on na|nous navons|jai|je nai|il ny a|y a) pas (?:de |d)?(?:[^ ]+ )?(?:staging|preprod|ci|docker|vpn|gpu|sudo|redis|monitoring|backups?|qa|internet|recette|environnement de (?:test|recette))|(?:repo|depot|projet|code) est (?:public|prive|open source|interne|confidentiel)
      |on (?:lappelle|les appelle|dit) [^ ]+|dans le code (?:cest|ca sappelle)|le client (?:a|utilise|exige|refuse|ne veut pas) [^ ]+|sur cette machine
      |la (?:carte|board) (?:cest|est)|(?:serveur|nas|pi|machine|cluster|compte de test) (?:[^ ]+ ){0,3}(?:sappelle|cest)|dans l ?interface|on dit [^ ]+
    `,
    es: `
      (?:todos |la mayoria de )?nuestros (?:clientes|equipos|usuarios)(?= (?:usan|tienen|estan|siguen|trabajan))
      |no (?:tenemos|hay|tengo) (?:[^ ]+ )?(?:staging|preprod|ci|docker|vpn|gpu|sudo|redis|monitoring|backups?|qa|internet|entorno de (?:pruebas|test))|(?:repo|repositorio|proyecto|codigo) es (?:publico|privado|open source|interno)
      |l[oa]s? llamamos|en (?:el )?codigo (?:se llama|pone|le decimos)|el cliente (?:tiene|usa|exige|no quiere) [^ ]+|en esta maquina
      |la placa (?:es|lleva)|(?:servidor|nas|pi|maquina|cluster) (?:[^ ]+ ){0,3}se llama
    `,
    tr: `
      (?:musterilerin|musterilerimizin|kullanicilarin|kullanicilarimizin|musterilerimiz) (?:cogu|hepsi|buyuk kismi
        |hala)
      |(?:staging|test)(?: ortami| ortamimiz| sunucumuz)?[^ ]* yok|(?:repo|proje|kod) (?:herkese acik|acik kaynak|ozel|gizli)
    `,
    id: `
      (?:user|pelanggan|klien|customer) kita (?:kebanyakan|semua|masih|rata-rata|pake|pakai)
      |(?:kebanyakan|semua) (?:user|pelanggan|klien) kita
    `,
    vi: `
      (?:khach hang|nguoi dung)(?: cua)? (?:ben minh|chung toi|bon minh)(?: [^ ]+){0,2} (?:dung|xai|van)
      |da so khach(?: hang)?
    `,
    ar: `
      (?:اغلب|معظم|كل|غالبية) (?:عملائنا|زبائننا|مستخدمينا|العملاء عندنا)
      |(?:ليس لدينا|ما عندنا|لا يوجد) (?:بيئة )?[^ ]+
    `,
    hi: `
      (?:hamare|humare) (?:zyadatar |sab |sare )?(?:users|customers|clients|grahak)
      |(?:staging|test server|docker|gpu|vpn) (?:server )?nahi hai
    `,
    ru: `
      (?:большинство|все) наших [^ ]+|наши (?:клиенты|пользователи|заказчики) [^ ]+|(?:більшість|усі|всі) наших [^ ]+
      |наші (?:клієнти|користувачі) [^ ]+
      |(?:нет|нету) (?:стейдж[^ ]*|тестов[^ ]+|стенда|прод[^ ]*|монитор[^ ]*|докера|редиса)|(?:стейдж[^ ]*|тестового стенда|тестовой среды|докера|бэкапов) (?:у нас )?нет|(?:репа|репозиторий|проект|код) (?:публичн|приватн|открыт|закрыт)[^ ]+
      |(?:в интерфейсе|на экране|для юзера) (?:[^ ]+ ){1,4}(?:, )?(?:а )?в коде|в коде (?:это |называется |зовется )[^ ]+|(?:безопасники|заказчик|клиент|журнал|ревьюер)[^ ]* (?:не )?(?:провер|треб|запрещ|проси|хоч|режет)[^ ]*
      |плата [a-z][^ ]*|(?:сервер|нас|малинка|хост) (?:[^ ]+ ){0,2}называется
    `,
    zh: `
      (?:我们|我們)的?(?:客户|客戶|用户|用戶|设备|設備|工厂|工廠)(?:大部分|大多|基本|主要|一般|都)
      |没有(?:测试环境|預發|预发|测试服|staging|灰度|测试机)|沒有(?:測試環境|測試機)|(?:仓库|倉庫|项目|代码)是?(?:公开|公開|私有|开源|開源|内部)的?
      |(?:界面|页面|产品|前端)(?:上|里)?(?:叫|显示)[^。]{1,12}(?:代码|库|后端)(?:里|中)?(?:叫|是)|(?:安全部门?|法务|运维|组长|甲方|客户|期刊|审稿人)[^,，。]{0,4}(?:会查|要求|不让|不准|规定|卡这)
      |(?:板子|开发板|開發板)是
    `,
    ja: `
      (?:うち|弊社)の(?:客|顧客|お客|ユーザー)[^、。]{0,6}(?:は|が)
      |(?:ステージング|検証環境|テスト環境|docker|gpu|vpn)(?:環境)?(?:は|が)(?:ありません|ない|無い)|(?:リポジトリ|リポ|プロジェクト|コード)は(?:公開|非公開|オープンソース|社外秘)
      |(?:画面|ui)(?:では|には|上は)[^。]{1,20}(?:コード|db|内部)(?:では|は|上は)|って呼んで(?:る|いる|ます)|(?:情シス|法務|客先|先方|上司|チームリーダー|学会)(?:が|から|に)[^。]{0,10}(?:禁止|指定|要求|ダメ|怒)
    `,
    ko: `
      (?:우리|저희) (?:고객|사용자|유저)(?:들)?(?:은|는|이) (?:대부분|거의|다|주로|아직)
      |(?:스테이징|테스트 ?(?:서버|환경)|개발 ?서버)(?: ?(?:환경|서버))?(?:은|는|이|가)? ?없|(?:저장소|레포|프로젝트|코드)(?:는|은|가) ?(?:공개|비공개|오픈소스)
      |(?:화면|ui)(?:엔|에는|에선|에서는)[^.]{1,24}코드(?:엔|에선|에서는|는)|라고 (?:부름|부른다|부릅니다)|(?:감사|보안팀|법무팀|고객사|리뷰어)(?:에|이|가|에서)? ?[^.]{0,8}(?:걸림|걸려|요구|금지)
      |보드는
    `,
    pt: `
      nao (?:temos|ha|tem|tenho) (?:[^ ]+ )?(?:staging|preprod|ci|docker|vpn|gpu|sudo|redis|monitoring|backups?|qa|internet|homologacao|ambiente de (?:testes?|homologacao))|(?:repo|repositorio|projeto|codigo) e (?:publico|privado|open source|interno)
      |no codigo (?:se chama|chamamos)|chamamos (?:isso )?de|o cliente (?:tem|usa|exige|nao quer) [^ ]+|nesta maquina|nessa maquina
      |a placa (?:e|usa)|na tela (?:a gente )?(?:chama|e)|(?:servidor|nas|pi|maquina|cluster) (?:[^ ]+ ){0,3}se chama|no codigo e
    `,
    it: `
      non (?:abbiamo|ce|ho) (?:[^ ]+ )?(?:staging|preprod|ci|docker|vpn|gpu|sudo|redis|monitoring|backups?|qa|internet|ambiente di (?:test|staging|collaudo)|un ambiente [^ ]+)|(?:repo|repository|progetto|codice) e (?:pubblico|privato|open source|interno)
      |nel codice (?:si chiama|lo chiamiamo)|lo chiamiamo|il cliente (?:ha|usa|vuole|non vuole) [^ ]+|su questa macchina
      |la scheda e|nel codice e|per l ?utente e|(?:server|nas|pi|macchina|cluster) (?:[^ ]+ ){0,3}si chiama
    `,
    nl: `
      (?:we|wij|ik) (?:hebben|heb) (?:hier )?geen (?:[^ ]+ )?(?:staging|preprod|ci|docker|vpn|gpu|sudo|redis|monitoring|backups?|qa|internet|testomgeving|acceptatieomgeving|otap)|(?:repo|repository|project|code) is (?:openbaar|publiek|prive|open source|intern)
    `,
    pl: `
      nie (?:mamy|ma|mam) (?:[^ ]+ )?(?:staging[^ ]*|preprod[^ ]*|srodowiska testowego|testowego|dockera|vpn[^ ]*|redisa|backupow|internetu|monitoringu)|(?:repo|repozytorium|projekt|kod) jest (?:publiczn[^ ]+|prywatn[^ ]+|open source|wewnetrzn[^ ]+)
    `,
  },
  yes: [
    'this project is about running small models on phones',
    "we're in the early development phase",
    'it’s a prototype, don’t bother with tests',
    'this is just a hobby project, so no enterprise patterns',
    'the tests in tests/legacy are expected to fail',
    'that lint warning can be ignored',
    'this app is for two shop owners',
    'we have an internal charting library',
    'it is a public repo',
    'our backend is written in Elixir',
    'there is no staging',
    'wir haben keine Testumgebung',
    'on n’a pas de staging',
    'no tenemos staging',
    'não temos staging',
    'non abbiamo staging',
    'we hebben geen staging',
    'nie mamy stagingu',
    'стейджинга у нас нет',
    '我们没有测试环境',
    'ステージング環境はありません',
    '스테이징은 없어',
    'our artists work in blender',
    'legal wants 7 years retention',
    'the left motor is wired backwards',
    'the vendor answers mails only in german',
    'müşterilerin çoğu hala internet explorer kullanıyor',
    'більшість наших клієнтів сидить на старих андроїдах',
    '我们的客户大部分还在用旧安卓',
    'die meisten unserer Kunden sitzen hinter einem Proxy',
    'our PM reads the pull requests',
    'my coauthors only use R',
    'nobody here has access',
    'the reviewer who rejects long diffs',
    'our house font is Inter',
  ],
  no: [
    'our plan is to ship it in march',
    'the team wants to see the demo',
    'each team has one owner',
    'this page is for testing',
    'there are no tests yet',
    'our page is blank',
    'the motor is broken',
    'ask the vendor',
    'the button is red',
    'müşteri listesi boş',
    '客户列表为空',
  ],
}
