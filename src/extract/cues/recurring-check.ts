import type { Cue } from './cue.ts'

export const recurringCheck: Cue = {
  id: 'recurring-check',
  because: 'names something to do every time',
  weight: 1.5,
  expression: {
    en: `
      (?:run|set|export|activate|source|update|check|build|test|format|lint|read|commit|write|add|rerun|verify|review
        |sync|bump|regenerate|pull|rebase|ask|tell|show)(?! an? (?:[^ ]+ ){1,4}(?:that|which) )(?: [^ ]+){0,8} (?:(?:after|before|with) (?:each|every|any
        |all)|(?:on|for) (?:each|every) (?:commit|change|push|pr|merge|release|deploy|new|task|session|edit|save)
        |(?:before|after) (?:you|committing|pushing|making|changing|editing|considering|claiming|finishing|using
        |starting (?:work|any|a)|opening|creating|adding|touching|merging|writing)|every time|everytime|each time|whenever)(?= )
      |(?:after|before|on|with|for) (?:each|every|any)(?: [^ ]+){1,4} ,? ?(?:run|update|check|make|always|you|please
        |add|write|commit|do|test|read)
      |(?:before|after) (?:you(?! (?:go on|continue|start|begin|proceed|move on|do (?:it|this|that)) )|making|changing|committing|editing|touching|any|writing)(?: [^ ]+){0,4} (?:,(?! i )|always
        |make sure|dont forget|please|first|run|read|check|update)
      |before (?:you )?(?:suggest|propos|claim|answer|reply|recommend|respond)(?:ing|e)?(?= )|every ?time (?:i|a) (?:tell|say|ask|give|send|change|correct)
      |when(?:ever)? (?:youre|you are) (?:done|finished)(?: [^ ]+){0,4} (?:always|run|update|make sure)
      |whenever(?: [^ ]+){1,6} ,? ?(?:run|update|check|make|use|add|always|you)
      |as (?:each|every) [^ ]+(?: [^ ]+)? (?:is|gets|passes|finishes|completes|lands)|if you (?:need|lack|miss|find|notice|hit|run into|are missing|come across)(?: [^ ,]+){0,8} , (?:just |please )?(?:ask|tell|let) me
      |^(?:(?:and|also|but|so) )?when(?:ever)? (?!(?:morning|evening|everything|anything|something|nothing) )[^ ,]+ing (?:[^ ,]+ ){1,6}, (?:we|you) (?:want to|should|need to|must|have to) (?:always |also |only )?(?:use|keep|write|run|put|add|check|make|go|call|start|follow)
      |as (?:a )?(?:part of|last step of|first step of) (?:every|each|any|your)
    `,
    de: `
      (?:nach|vor|bei) (?:jede[rnm]?|allen) (?:[^ ]+ )?(?:[^ ]*(?:commits?|anderung(?:en)?|push|pushes|prs?|merge[s]?
        |releases?|deploys?|deployments?|migration(?:en)?|aufgaben?|tasks?|schritt(?:en)?|sitzung|sessions?
        |refactorings?|features?|builds?|tests?|requests?|mrs?|reviews?|testlauf|edits?|updates?|fix|dateien|datei|lauf|start))(?: [^ ]+){0,3}
      |bevor du(?: [^ ]+){1,5} ,? ?(?:immer|erst|bitte|lies|frag|lass)|immer wenn(?: [^ ]+){1,6}
    `,
    fr: `
      (?:avant|apres|a) chaque (?:[^ ]+ )?(?:commits?|push|pr|merge|release|deploiement|deploy|migration|modif
        |modification|request|mr|review|revue|livraison|changement|tache|etape|session|refacto|refactoring|feature|build|test|edit|mise|correctif|fix
        |fichier|ajout)(?: [^ ]+){0,3}|avant de(?: [^ ]+){1,4} ,? ?(?:toujours|lance|lis|demande|verifie)
    `,
    es: `
      (?:antes|despues) de cada (?:[^ ]+ )?(?:commits?|push|pr|request|mr|review|revision|merge|release|despliegue|deploy|migracion|cambio
        |modificacion|tarea|paso|sesion|refactor|feature|build|test|edicion|fix|actualizacion|archivo
        |funcion)(?: [^ ]+){0,3}|cada vez que (?!(?:yo|el|la|los|las|un|una|se|le|me|[^ ]+o|tocas|pulsas|abres|cargas|recargas|entras|presionas|haces clic) )[^ ]+(?: [^ ]+){0,5}
      |antes de(?: [^ ]+){1,4} ,? ?(?:siempre|corre|lee|pregunta|revisa)
    `,
    pt: `
      (?:antes|depois) de cada (?:[^ ]+ )?(?:commits?|push|pr|request|mr|review|revisao|merge|release|deploy|migracao|mudanca|alteracao
        |modificacao|tarefa|passo|sessao|refactor|feature|build|teste|edicao|fix|atualizacao|arquivo)(?: [^ ]+){0,3}
      |(?:toda vez|sempre) que (?!(?:o|a|os|as|um|uma|se|[^ ]+[^d]o|clica|aperta|abre|recarrega|entra) )[^ ]+(?: [^ ]+){0,5}
    `,
    it: `
      (?:prima|dopo)(?: di)? ogni (?:[^ ]+ )?(?:commit|push|pr|request|mr|review|revisione|merge|release|rilascio|deploy|migrazione|modifica
        |cambiamento|task|passo|step|sessione|refactoring|feature|build|test|aggiornamento|fix|file)(?: [^ ]+){0,3}
      |ad? ogni (?:commit|modifica|push|pr|merge|release|rilascio|deploy|cambiamento|migrazione|task|sessione)
      |(?:ogni volta|tutte le volte) che (?!(?:clicco|apro|provo|ricarico|premo|lutente|un|si|ricevo|salvo|avvio
        |lancio|faccio|cerco|entro) )[^ ]+
      |prima di(?: [^ ]+){1,4} ,? ?(?:sempre|lancia|leggi|chiedi|chiedimi|controlla|esegui|verifica|ricordati)
      |(?:lancia|esegui|controlla|aggiorna|leggi|verifica|chiedimi|chiedi)(?: [^ ]+){0,5} prima di (?:committare
        |pushare|fare|aprire|modificare|toccare|aggiungere|creare|dire|considerare)(?: [^ ]+)?
    `,
    nl: `
      (?:na|voor|bij) (?:elke?|iedere?) (?:nieuwe )?(?:commit|wijziging|aanpassing|push|pr|pull request|merge|release
        |deploy|deployment|migratie|taak|stap|feature|refactor|sessie|edit|verandering|build|sprint
        |change)(?: [^ ]+){0,2}
      |voor(?:dat)? je(?: [^ ]+){1,6} ,? ?(?:altijd|eerst|draai|lees|vraag|check|controleer|run)
      |(?:draai|run|check|controleer|update|lees|vraag|doe|maak|test)(?: [^ ]+){0,6} (?:voordat je|voor je|nadat je
        |zodra je|elke keer|iedere keer)(?: [^ ]+){1,4}
      |(?:elke keer|telkens)(?: dat| als| wanneer) (?:je|we)(?: [^ ]+){1,5}
    `,
    pl: `
      (?:po|przed|przy) kazd(?:ym|ej) (?:[^ ]+ )?(?:commi[^ ]+|zmian[^ ]+|pushu|pushem|pr[^ ]*|merg[^ ]+|releas[^ ]+
        |wydani[^ ]+|deploy[^ ]*|wdrozeni[^ ]+|migracj[^ ]+|zadani[^ ]+|edycj[^ ]+|refaktor[^ ]*|sesj[^ ]+|krok[^ ]+
        |popraw[^ ]+|featur[^ ]+|task[^ ]*|build[^ ]*)(?: [^ ]+)?
      |za kazdym razem(?: ,)? (?:gdy|kiedy|jak) (?!(?:klikam|otwieram|odpalam|uzytkownik|probuje|odswiezam
        |wchodze) )[^ ]+
      |zanim (?:zrobisz|zaczniesz|dodasz|zmienisz|napiszesz|wypchniesz|zacommitujesz|scommitujesz|ruszysz|cokolwiek
        |uznasz|skonczysz|otworzysz|wrzucisz|odpalisz|usuniesz|stworzysz)(?: [^ ]+){0,5}
    `,
    ru: `
      (?:перед|после|при) кажд[^ ]+ (?:[^ ]+ )?(?:коммит[^ ]*|пуш[^ ]*|пр|pr|мр|mr|реквест[^ ]*|ревью|мерж[^ ]*|мердж[^ ]*|релиз[^ ]*
        |депло[^ ]+|миграци[^ ]+|изменени[^ ]+|правк[^ ]+|задач[^ ]+|шаг[^ ]*|сесси[^ ]+|рефактор[^ ]+|фич[^ ]+
        |сборк[^ ]+|тест[^ ]*|обновлени[^ ]+|commit|push|merge|комітом|коміту|зміни)(?: [^ ]+){0,3}
      |каждый раз(?! (?:, )?(?:когда|как) (?:я )?[^ ]+[юу](?:сь)? )(?: [^ ]+){1,6}|прежде чем(?: [^ ]+){1,6}
    `,
    tr: `
      her (?:commit|push|merge|deploy|degisiklik)[^ ]* (?:once|sonra)(?: [^ ]+){1,4}
      |[^ ]+(?:dikten|diktan|duktan|dukten|tiktan|tikten) sonra (?:her zaman|mutlaka|hep)(?: [^ ]+){1,4}
      |her seferinde(?: [^ ]+){1,4} (?:calistir|guncelle|kontrol et|sor)
    `,
    zh: `
      每次(?:.{1,16})(?:都(?![会會是有报報出失崩])|先|后|後|前|完)|每次都?(?:要|先|得)?(?:跑|用|写|寫|提交|检查|檢查|更新|问|問|确认|確認)
      |(?:改|写|寫|修改|提交|完成|做|跑)(?:.{0,6})(?:完|之后|之後|后|後|前|之前)(?:.{0,4})(?:都|记得|記得|必须|必須|先|要|一定)(?:.{0,4})(?:要|更新|跑|测试|測試
        |检查|檢查|运行|執行|问|問|看|lint)?
    `,
    ja: `
      (?:毎回|その都度|都度)(?:.{1,16})(?:して|する|お願い|更新|実行|確認)
      |(?:する|した|変更|修正|コミット|実装|追加)(?:(?:たび|度|前)に(?:は)?|後には)(?:.{0,10})(?:必ず|毎回|して|実行|更新|確認)
      |(?:作業|修正|変更|機能|タスク|ステップ|フェーズ)(?:した作業)?(?:ごと|毎)に.{0,8}(?:コミット|commit|テスト|更新|記録|プッシュ)
      |(?:した|変更|修正|実装|追加)後に(?:.{0,10})(?:必ず|毎回)|(?:したら|終わったら|変えたら)(?:.{0,8})(?:必ず|毎回)
    `,
    ko: `
      (?:매번|할 ?때마다|때마다|하기 ?전에|한 ?(?:뒤|후)에는|커밋 ?전(?:에)?)(?:.{0,12})(?:항상|꼭|해|돌려|업데이트|확인|먼저|실행|물어)
      |(?:끝나면|고치면|한 ?(?:뒤|후)에)(?:.{0,8})(?:항상|꼭|반드시|무조건)
    `,
    id: `
      (?:tiap|setiap|sebelum|sehabis|abis|habis) (?:habis |abis )?(?:commit|push|ubah|ganti|edit|merge|deploy
        |perubahan)(?: [^ ]+){1,4}
    `,
    vi: '(?:moi (?:lan|khi)|cu|truoc khi|sau khi) (?:sua|commit|push|doi|merge|deploy)(?: [^ ]+){1,5}',
    ar: '(?:بعد|قبل) كل (?:تعديل|تغيير|commit|كوميت|دفع|push)',
    hi: 'har (?:change|commit|push|badlav) (?:ke|se) (?:baad|pehle)(?: [^ ]+){1,3}|हर commit से पहले',
  },
  yes: [
    'push as each chapter is done',
    'if you need another tool, ask me',
    'when adding an endpoint, we want to use the shared client',
    'read the logs before you suggest a cause',
    'update the sheet everytime I change a price',
    'cada vez que agregues un campo, regenera los tipos',
    '作業ごとに記録してください',
    "her commit'ten önce lint çalıştır",
    'set AWS_REGION before all aws commands',
    'run the formatter after each edit',
    'before you commit, run make fmt',
    'after every change run the tests',
    'nach jedem Commit die Tests laufen lassen',
    'lance le lint après chaque modif',
    'перед каждым пулл реквестом гоняй тесты',
    'antes de cada pull request corre los tests',
    '每次修改完都要更新文档',
    'コミット前に必ずlintを実行して',
    '커밋 전에 항상 린트 돌려',
    'lancia il linter prima di ogni commit',
    'draai altijd de linter na elke wijziging',
    'po każdej zmianie odpal linter',
    'tiap habis ubah kode jalanin test',
    'từ giờ cứ sửa xong là chạy test nhé',
    'har change ke baad test chalao',
  ],
  no: [
    'if you need to, make one',
    'when opening the page, you should see it',
    '每次上传图片服务器都会崩溃',
    'before you go on, show me the diff',
    'Before you go on, I misread the name',
    'cada vez que abro el menú se cierra',
    'sempre que clico no botão ele trava',
    'run the tests',
    'before we start, where is the file',
    'add a border for all boxes',
    'das Spiel speichert nach jeder Runde',
    'la partie est enregistrée après chaque tour',
    'ogni volta che clicco su salva esce un errore',
    'toon een knop bij elke rij van de tabel',
    'za każdym razem gdy klikam zapisz dostaję 404',
  ],
}
