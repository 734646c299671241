import type { Cue } from './cue.ts'

export const setUp: Cue = {
  id: 'set-up',
  because: 'says how something is set up, made or reached',
  weight: 1.3,
  expression: {
    en: `
      (?:you|we) (?:need|have|must|got) (?:to )?(?:activate|source|be (?:in|on|inside)|ssh|mount|unset|prefix|cd
        |nvm)(?: [^ ]+){0,8}
      |(?:need|needs|requires?|without|with|under|set) [a-z_0-9]+=[^ ]+
      |(?:activate|source|export)(?: [^ ]+){1,6} (?:before|first|every)
      |(?:venv|virtualenv|conda env|conda environment|env|environment|nvm|toolchain|sdk|emulator) (?:is|lives|called
        |named|its called|in)(?: [^ ]+){1,4}
      |(?:test|demo|admin|sample|dummy|staging|e2e)[ -](?:user|account|login|credentials|tenant|card|password)s? (?:is
        |are|:|=)
      |user : [^ ]+
      |(?:user ?name|login|password|pin|passphrase|handle)(?: (?:for|on|at|in) (?:the |my |our )?[^ ]+)? (?:is|are
        |:) (?!(?:not|now|still|a|the|being|then|always|already|never|on|in|able|[^ ]+ed|[^ ]+ing) )[^ ]+
      |(?:its|env) called (?!_path_|is )[^ ]+
      |(?:only|wont|doesnt|cant) (?:work|works|build|builds|run|runs|start|starts|compile)s? (?:without|unless|with
        |if(?! i (?:restart|reload|refresh|reboot) )
        |on|inside|in)(?: [^ ]+){1,5}
      |(?:this|it|the repo|the project|the frontend|the backend|the app|the api|ours) is (?:a |an )?(?:monorepo
        |mono repo|fork|monolith|next|react|vue|svelte|angular|django|rails|laravel|flask|fastapi|spring|express|nest
        |electron|tauri|expo|flutter|unity|godot|go|rust|python|typescript|php|java|kotlin|swift)(?: [^ ]+){0,3}
      |(?:is|are|was) (?:written|built|deployed|hosted|served|generated|managed|packaged|published|released) (?:in
        |with|on|by|from|using|via|to|through) [^ ]+
    `,
    de: `
      (?:testnutzer|testkonto|zugang|passwort|benutzer) (?:ist|lautet|:)
      |(?:geschrieben|gebaut|deployed|gehostet) (?:in|mit|auf|bei) [^ ]+|(?<! (?:was|wie|es|das|dies
        |wer) )heisst (?!(?:das|es|dies|hier|nicht|also|dass|\\?) )[^ ]+
    `,
    es: `
      (?:usuario|cuenta|contrasena|clave)(?: de prueba)? (?:es|:)
      |(?:escrito|desplegado|alojado|hecho) (?:en|con) [^ ]+
    `,
    pt: '(?:usuario|conta|senha)(?: de teste)? (?:e(?! (?:foi|deu|nao|sim|funcion[^ ]*) )|:)|(?:escrito|feito|hospedado|rodando) (?:em|no|na|com) [^ ]+',
    it: `
      (?:bisogna|devi|serve|occorre)(?: prima)? (?:attivare|fare source|montare|esportare)(?: [^ ]+){1,6}
      |(?:venv|virtualenv|ambiente conda|ambiente virtuale|lambiente|toolchain) (?:sta|si trova
        |si chiama)(?: [^ ]+){1,3}
      |(?:utente|account|login|tenant|carta|credenziali) (?:di|per il|per) (?:test|prova|demo|admin|staging) (?:e|sono
        |:) (?!(?:la|il|un|una|i|le|gli|poi) )[^ ]+
      |(?:username|password|pin|utente) : [^ ]+
      |(?:parte|gira|funziona|compila) (?:solo|soltanto) (?:con|se(?! (?:riavvio|ricarico|rilancio|riapro) )|da|dentro
        |su)(?: [^ ]+){1,4}
      |(?:e|sono) (?:scritt[oaie]|deployat[oaie]|hostat[oaie]|ospitat[oaie]|pubblicat[oaie]|buildat[oaie]) (?:in|con
        |su|da|tramite|dal|dalla) [^ ]+
      |(?:questo|il progetto|il repo) e un (?:monorepo|fork|monolite|progetto) ?[^ ]*
    `,
    nl: `
      (?:je|we) moet(?:en)? (?:eerst )?(?:[^ ]+ ){1,4}(?:activeren|sourcen|mounten|exporteren)
      |(?:venv|virtualenv|conda-?omgeving|toolchain|emulator) (?:staat|heet|zit|draait)(?: [^ ]+){1,3}
      |(?:test|demo|admin|staging)[ -]?(?:gebruiker|account|login|user|tenant) (?:is|heet|:) (?!(?:stuk|kapot|niet|weg
        |leeg|nog) )[^ ]+
      |(?:gebruikersnaam|username|wachtwoord|pincode)(?: (?:voor|van|op) (?:de |het )?[^ ]+)? (?:is|:) (?!(?:fout
        |verkeerd|leeg|niet|een|nu|nog|verplicht|te|vergeten|onjuist|incorrect|altijd) )[^ ]+
      |(?:werkt|draait|bouwt|start|compileert) alleen (?:met|als(?! ik )|op|binnen|in|via|vanuit)(?: [^ ]+){1,4}
      |(?:is|zijn|wordt|worden) (?:geschreven|gebouwd|gedeployed|gehost|gegenereerd|beheerd|gepubliceerd) (?:in|met|op
        |bij|door|via|vanuit) [^ ]+
      |(?:dit|het|repo|project) is een (?:monorepo|fork|monoliet|next[^ ]*|react[^ ]*|django[^ ]*|laravel[^ ]*
        |rails[^ ]*|symfony[^ ]*)
      |(?<! ik )heet (?!(?:dit|dat|het|die|deze|hij|ze) )[^ ,.?!]+
    `,
    pl: `
      (?:trzeba|musisz|nalezy) (?:najpierw )?(?:aktywowac|zsourcowac|zamontowac|wyeksportowac)(?: [^ ]+){1,6}
      |(?:trzeba|musisz|nalezy) najpierw (?:odpalic|wlaczyc|uruchomic|zalogowac|ustawic|podniesc
        |postawic)(?: [^ ]+){1,5}
      |(?:venv|virtualenv|srodowisko conda|toolchain) (?:jest|nazywa sie|siedzi|lezy|stoi)(?: [^ ]+){1,3}
      |(?:uzytkownik|konto|login|user) (?:testowy|testowe|demo|na staging[^ ]*) (?:to|:|jest) [^ ]+
      |(?:testowy|testowe) (?:uzytkownik|konto|login|user) (?:to|:) [^ ]+
      |(?:login|haslo|pin) (?:do|na|dla) [^ ]+(?: [^ ]+)? (?:to|:) [^ ]+
      |(?:dziala|odpala sie|buduje sie|kompiluje sie|startuje) (?:tylko|wylacznie) (?:z|na|w|przez|pod|jesli|gdy
        |jak)(?: [^ ]+){1,4}
      |(?:jest|sa) (?:napisan[^ ]+|zbudowan[^ ]+|hostowan[^ ]+|postawion[^ ]+|wdrazan[^ ]+|deployowan[^ ]+) (?:w|na|z
        |przez|u) [^ ]+
      |(?:to|repo|projekt) (?:to )?(?:jest )?(?:monorepo|fork|monolit)(?: [^ ]+)?
    `,
    ru: `
      (?:тестов[^ ]+ (?:пользовател[^ ]+|аккаунт[^ ]*|учетк[^ ]+)|логин|пароль)(?: [^ ]+){0,2} (?:—|-|:|это)
      |(?:написан|развернут|задеплоен|собран)[^ ]* (?:на|в|с) [^ ]+
    `,
    zh: `
      (?:仓库|倉庫|用户名|使用者名稱|账号|帳號|邮箱|信箱|域名|網域)(?:名)?(?:叫|是|：|:)(?!什么|什麼|不是|否)
      |(?:虚拟环境|虛擬環境|conda ?环境|conda ?環境|venv|环境(?!变量)|環境(?!變數))(?:.{0,4})(?:在|是|叫|用)
      |(?:测试|測試|演示|管理员|管理員)(?:账号|帳號|账户|用户|密码|密碼)(?:.{0,4})(?:是|为|為|:|用)|(?:部署|托管|跑|运行|運行)在 ?[a-z_]
      |(?:前端|后端|後端|数据库|資料庫|项目|專案)(?:用的是|用的|使用的?是?|是用|是基于|采用|端口是|埠是) ?[a-z0-9]
    `,
    ja: `
      (?:仮想環境|venv|conda)(?:は|を使|に(?:ある|入って))|(?:テスト|デモ|管理者)(?:ユーザー?|アカウント|用の)(?:.{0,6})(?:は|:)
      |(?:で|に)(?:デプロイ|ホスト)(?:してい|してる|してあ|され)|(?:フロント|バックエンド|db|データベース|このプロジェクト)(?:は|エンドは) ?[a-z]
    `,
    ko: `
      (?:가상환경|venv|conda)(?:은|는|을 ?(?:써|쓰|사용))|(?:테스트|데모|관리자) ?(?:계정|유저|아이디)(?:은|는|:) ?[a-z0-9_]
      |에 ?(?:배포|호스팅)(?:돼|되어|된|됨|됩|하고 ?있|중)|(?:프론트|백엔드|디비|db|이 ?프로젝트)(?:는|은|엔드는) ?[a-z]
    `,
  },
  yes: [
    'username for the registry is build-bot',
    '仓库叫 tools',
    'you need to activate the conda env first',
    'the test user is test@example.com',
    'this is a monorepo',
    'the backend is deployed on railway',
    '虚拟环境在 .venv',
    '가상환경은 .venv',
    'il backend è deployato su railway',
    'de backend is gebouwd met laravel',
    'testowy user to jan.kowalski, hasło jest w sejfie',
  ],
  no: [
    'was heißt das',
    'fix the page',
    'what is the password field',
    'the user is shown a spinner',
    'aggiungi username e password al form',
    'het wachtwoord is verkeerd',
    'dodaj login i hasło do formularza',
  ],
}
