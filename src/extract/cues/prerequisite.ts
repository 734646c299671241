import type { Cue } from './cue.ts'

export const prerequisite: Cue = {
  id: 'prerequisite',
  because: 'says what something needs before it works',
  weight: 1.6,
  expression: {
    en: `
      (?:tests?|specs?|suite|builds?|ci|e2e|migrations?|seeds?|linter|deploys?|deployment|server|app|backend|frontend
        |scripts?|pipeline|simulator|emulator|storybook|cli|worker|workers|hooks?|repo|project)(?: to run)? (?:always 
        |only |also )?(?:needs?
        |requires?|expects?|depends? on|relies on)(?: [^ ]+){0,7} (?:first|running|up|started|installed|enabled
        |mounted|reachable|set)
      |(?:always |only )?(?:needs?|requires?) (?:the |a |an )?(?:_code_ )?_flag_
      |(?:must|has to|have to|needs? to|should) (?:always |only )?be (?:run|called|started
        |invoked) with (?:the )?(?:_code_ )?_flag_
      |(?:tests?|specs?|suite|builds?|ci|e2e|migrations?|app|backend|frontend|server|scripts?|pipeline) (?:always 
        |only |also )?(?:needs?
        |requires?|expects?|depends? on) (?:a |an |the )?(?:running|local|real|working) [^ ]+
      |(?:you|it|they|one) (?:always |first )?(?:have|has|need|needs) to (?:run|start|build|generate|install|launch
        |boot)(?: [^ ]+){1,6} (?:first|before|beforehand)
      |(?:or|otherwise|else) (?:it|they|the build|the tests|ci|(?:the )?[^ ]+) (?:fails?|breaks?|hangs?|(?:wont|dont
        |doesnt) (?:start|run|build|work|compile))
      |(?:has|have|needs?) to be (?:built|generated|compiled|running|started|up|installed) (?:first|before|beforehand)
    `,
    de: `
      (?:tests?|build|server|app|skripte?|pipeline|migrationen?) (?:brauch(?:t|en)|benotig(?:t|en)|setz(?:t
        |en))(?: [^ ]+){1,7} (?:laufen|laufende|laufenden|gestartet|vorher|zuerst|voraus)
      |(?:sonst|ansonsten) (?:schlag(?:t|en)|scheiter(?:t|n)|geht|bricht)(?: [^ ]+){0,3}
    `,
    fr: `
      (?:tests?|build|serveur|scripts?|pipeline|migrations?) (?:ont|a) besoin (?:de|d|que)(?: [^ ]+){1,7}
      |sinon (?:ca|il|elle|le build|les tests) (?:echoue|echouent|plante|plantent|casse)
    `,
    es: `
      (?:tests?|pruebas|build|servidor|scripts?|pipeline|migraciones) (?:necesitan?
        |requieren?)(?: [^ ]+){1,7} (?:primero|corriendo|levantado|levantada|antes|arriba)
      |(?:si no|sino) (?:falla|fallan|se cae|no arranca)
    `,
    pt: `
      (?:testes?|build|servidor|scripts?|pipeline|migracoes) (?:precisam?|requerem?
        |exigem?)(?: [^ ]+){1,7} (?:primeiro|rodando|antes|no ar)
      |(?:senao|caso contrario) (?:falha|falham|quebra|nao sobe)
    `,
    it: `
      (?:test|build|server|app|script|pipeline|migrazioni|backend|frontend|suite|e2e)(?: [^ ]+)? (?:richiede
        |richiedono|necessita|necessitano|ha bisogno|hanno bisogno|vogliono|dipende|dipendono)(?: [^ ]+){1,7}
      |(?:altrimenti|senno|se no) (?:fallisc[^ ]+|si rompe|crasha[^ ]*|esplode|non (?:parte|partono|compila|funziona
        |va|builda|passa)|la build|i test|la ci)
      |serve (?:prima |sempre )?(?:docker|postgres|redis|la vpn|il flag) ?[^ ]*
      |per (?:avviare|lanciare|eseguire|buildare|compilare|far (?:girare|partire))(?: [^ ]+){1,4} (?:bisogna|devi
        |serve|servono|ci vuole|occorre)(?: [^ ]+){1,4}
    `,
    nl: `
      (?:tests?|specs?|suite|build|server|app|scripts?|pipeline|migraties?|backend|frontend|ci
        |e2e)(?: [^ ]+)? (?:heeft|hebben|vereist|vereisen|verwacht|verwachten)(?: [^ ]+){1,7} (?:nodig|draaiend
        |draaiende|gestart)
      |anders (?:faalt|falen|crasht|breekt|start|werkt|bouwt|klapt|knalt|gaat|krijg je|loopt|hangt)(?: [^ ]+){0,3}
      |moet(?:en)?(?: je| we)? eerst (?:[^ ]+ ){1,4}(?:draaien|aanstaan|lopen|starten|opstarten|bouwen|genereren
        |activeren)
      |(?:vereist|vereisen) (?:de )?(?:_code_ )?_flag_
    `,
    pl: `
      (?:testy?|build|serwer|apka|aplikacja|skrypty?|pipeline|migracje|backend|frontend|ci|e2e)(?: [^ ]+)? (?:wymaga
        |wymagaja|potrzebuje|potrzebuja|zaklada|zakladaja)(?: [^ ]+){1,7}
      |inaczej (?:sie |wszystko )?(?:wywal[^ ]+|pad[^ ]+|wysyp[^ ]+|nie (?:dziala|dzialaja|wstanie|ruszy|przejd[^ ]+
        |przechodz[^ ]+|zbuduje|skompiluje|odpali|zadziala)|build|ci|testy)
      |(?:zeby|aby) (?:uruchomic|odpalic|zbudowac|puscic|przetestowac|wystartowac)(?: [^ ]+){1,4} ,? ?(?:trzeba|musisz
        |musi|nalezy)(?: [^ ]+){1,3}
    `,
    ru: `
      (?:тест[^ ]*|сборк[^ ]+|сервер[^ ]*|скрипт[^ ]*|миграци[^ ]+|пайплайн[^ ]*) (?:нужен|нужна|нужно|нужны
        |требу[^ ]+)(?: [^ ]+){1,7}
      |иначе (?:упад[^ ]+|падает|падают|не соберется|не соберётся|не запустится|не работает)
    `,
    tr: `
      (?:testler|test|build|sunucu|script|migration)[^ ]* icin (?:once )?[^ ]+(?: [^ ]+){0,4} (?:gerekiyor|lazim|gerek
        |calisiyor olmali|ayakta olmali)
      |yoksa (?:calismaz|patlar|bozulur|calismiyor)
    `,
    zh: `
      (?:测试|測試|构建|構建|编译|編譯|服务|服務|脚本|腳本|迁移|遷移)(?:.{0,6})(?:需要|依赖|依賴|要求)(?:.{1,16})(?:先|启动|啟動|运行|執行|跑起来|跑起來)
      |(?:否则|否則|不然)(?:.{0,8})(?:失败|失敗|报错|報錯|起不来|起不來|跑不了|跑不起)
    `,
    ja: `
      (?:テスト|ビルド|サーバー?|スクリプト|マイグレーション)(?:.{0,6})(?:には|は|するには|すると)(?:.{1,18})(?:が必要|を先に|先に(?:起動|実行|立ち上げ))
      |(?<!(?:再起動|リロード|再読み込み|更新|クリア|再ログイン|消|開き直)(?:し|さ)?)(?:じゃないと|ないと|でないと)(?:.{0,8})(?:失敗|落ち|動か|起動し)
    `,
    ko: `
      (?:테스트|빌드|서버|스크립트|마이그레이션)(?:.{0,6})(?:하려면|에는|는|은)(?:.{1,16})(?:필요|먼저 ?(?:실행|띄|켜|돌려))
      |(?<!(?:재시작|새로 ?고침|재부팅)(?:하지 )?)(?:안 ?그러면|아니면|않으면)(?:.{0,8})(?:실패|깨|안 ?(?:돼|됨|돌|떠))
    `,
  },
  yes: [
    'testler için postgres gerekiyor',
    'the integration tests need docker compose up redis first',
    'tests require a running postgres on port 5433',
    'pytest needs the --no-cov flag here',
    'mypy must be run with --strict',
    'you have to run make proto before the build',
    'otherwise it fails',
    'die Tests brauchen eine laufende Datenbank',
    '集成测试需要先启动 redis',
    'テストにはredisの起動が必要',
    '테스트는 redis가 필요해',
    'per avviare l’app bisogna prima avere docker acceso',
    'voor je de app start moet eerst docker draaien',
    'żeby uruchomić testy, trzeba odpalić dockera',
    'the shared package has to be built first',
    "otherwise the others don't compile",
  ],
  no: [
    'we need more tests',
    'fix the tests first',
    'the page needs a header',
    'you need to fix it',
    'servono più test',
    'we hebben meer tests nodig',
    'strona potrzebuje nagłówka',
    'the form has to be sent first',
    'サーバーを再起動しないと動かない',
  ],
}
