import type { Cue } from './cue.ts'

export const eachPart: Cue = {
  id: 'each-part',
  because: 'says what belongs to every part of the code',
  weight: 2.2,
  expression: {
    en: `
      (?:every|each|all|any)(?: (?:of )?(?:our|my|the|new|single|public|exported|other|future)){0,2} (?:components?
        |functions?|methods?|class(?:es)?|modules?|hooks?|endpoints?|routes?|services?|packages?|bug ?fix(?:es)?
        |fix(?:es)?|features?|helpers?|utils?|utilit(?:y|ies)|scripts?|quer(?:y|ies)|models?|controllers?|handlers?
        |files?|apis?|jobs?|crates?|structs?|interfaces?|migrations?|commits?|prs?|pull requests?|merge requests?|mrs?
        |branch(?:es)?|releases?|repos?|reducers?|stores?|widgets?|pages?|screens?|templates?|commands?|tables?|tests?
        |libs?|librar(?:y|ies)|changes?)(?: [^ ]+)? (?:needs?|has|have|gets?|requires?|must (?:have|get|be)
        |should (?:have|get|be)|(?:has|have|needs?) to (?:have|get|be|come with)|comes? with|to (?:have|get|be
        |come with))(?: [^ ]+){0,4} (?:tests?|stor(?:y|ies)|docstrings?|docs?|documentation|readme|_path_|changelog
        |jsdoc|examples?|type (?:hints?|annotations?)|return types?|dockerfile|doc comments?|spec files?|folder|directory
        |tickets?|documented|tested|typed|covered|reviewed|reversible|idempotent|signed)
      |(?:any|every|each|all) (?:the )?(?:[^ ]+ ){1,2}(?:that )?you (?:give|make|write|create|add|change|generate|produce|edit|touch|propose)(?: [^ ]+)? (?:must|should|has to|have to|needs? to|needs?|gets?|goes|go)
      |(?:must|should|has to|needs to) be (?:[^ ]+ ){0,3}(?:tests?|story|docstrings?|docs?|readme|changelog|ticket
        |spec) (?:[^ ]+ )?(?:for|per) (?:every|each|all)
    `,
    de: `
      (?:jede[rsmn]?|alle[nr]?)(?: (?:neue[rsmn]?|offentliche[rsmn]?))? (?:komponenten?|funktion(?:en)?|methoden?
        |klassen?|module?n?|hooks?|endpunkte?|endpoints?|routen?|services?|dienste?|pakete?|bugfix(?:es)?|fix(?:es)?
        |features?|skripte?|scripts?|controller|datei(?:en)?|jobs?|migration(?:en)?|commits?|prs?|mrs?|pull requests?
        |merge requests?|branch(?:es)?|releases?|seiten?|tabellen?|anderung(?:en)?) (?:(?:braucht|brauchen|bekommt
        |bekommen|kriegt|kriegen|hat|haben|muss|mussen|soll|sollen|sollte|sollten)(?: [^ ]+){0,3} (?:[^ ]*tests?
        |docstrings?|[^ ]*doku[^ ]*|readme|_path_|changelog[^ ]*|jsdoc|ruckgabetyp|dockerfile|story|stories
        |[^ ]*ticket[^ ]*|ordner|getestet|typisiert|reversibel|umkehrbar|[^ ]*kommentar)|(?:[^ ]+ ){0,3}(?:[^ ]*tests?
        |docstrings?|[^ ]*doku[^ ]*|readme|_path_|changelog[^ ]*|jsdoc|ruckgabetyp|dockerfile|story|stories
        |[^ ]*ticket[^ ]*|ordner|getestet|typisiert|[^ ]*kommentar) (?:hat|haben|bekommt|bekommen|braucht|brauchen
        |kriegt|kriegen|ist|sind|wird|werden))
      |(?:zu|fur) jede[rnms]? [^ ]+ (?:gehort|gehoren|gibt es|muss es|kommt)(?: [^ ]+){0,3} (?:[^ ]*tests?|docstrings?
        |[^ ]*doku[^ ]*|readme|_path_|changelog[^ ]*|story|ticket)
    `,
    fr: `
      (?:chaque|tous les|toutes les)(?: nouve(?:au|lle|aux|lles))? (?:composants?|fonctions?|methodes?|classes?
        |modules?|hooks?|endpoints?|routes?|services?|packages?|paquets?|correctifs?|bugfix|fix|features?
        |fonctionnalites?|scripts?|controleurs?|controllers?|fichiers?|jobs?|migrations?|commits?|prs?|mrs?|branches?
        |releases?|pages?|tables?)(?: [^ ]+)? (?:a|ont|doit|doivent|ait|aient|soit|soient)(?: [^ ]+){0,4} (?:tests?
        |docstrings?|doc|documentation|readme|_path_|changelog|jsdoc|dockerfile|story|stories|ticket|dossier|review|revue|relecture
        |documentee?s?|testee?s?|typee?s?|reversibles?)
    `,
    es: `
      (?:cada|todos los|todas las)(?: nuev[oa]s?)? (?:componentes?|funcion(?:es)?|metodos?|clases?|modulos?|hooks?
        |endpoints?|rutas?|servicios?|paquetes?|bugfix|fix|features?|scripts?|controladores?|archivos?|jobs?
        |migracion(?:es)?|commits?|prs?|mrs?|ramas?|releases?|paginas?|tablas?)(?: [^ ]+)? (?:tienen?|tengan?|llevan?
        |lleven?|deben?|necesitan?|necesiten?|va|vaya|requieren?|esten?)(?: [^ ]+){0,4} (?:tests?|pruebas?|docstrings?
        |documentacion|readme|_path_|changelog|jsdoc|dockerfile|story|stories|ticket|carpeta|revision(?:es)?|review|aprobacion(?:es)?|documentad[oa]s?
        |testead[oa]s?|probad[oa]s?|tipad[oa]s?|reversibles?)
    `,
    pt: `
      (?:cada|tod[oa]s?|todos os|todas as)(?: nov[oa]s?)? (?:componentes?|func(?:ao|oes)|metodos?|classes?|modulos?
        |hooks?|endpoints?|rotas?|servicos?|pacotes?|bugfix|fix|features?|scripts?|controllers?|arquivos?|jobs?
        |migrac(?:ao|oes)|migrations?|commits?|prs?|mrs?|branch(?:es)?|releases?|paginas?|tabelas?)(?: [^ ]+)? (?:tem
        |tenham?|precisam?|devem?|levam?|estejam?|sejam?)(?: [^ ]+){0,4} (?:testes?|docstrings?|documentacao|readme
        |_path_|changelog|jsdoc|tipos?|dockerfile|story|stories|ticket|pasta|revis(?:ao|oes)|review|aprovac(?:ao|oes)|documentad[oa]s?|testad[oa]s?|tipad[oa]s?
        |reversive(?:l|is))
    `,
    it: `
      (?:ogni|tutti i|tutte le|tutti gli)(?: nuov[oa])? (?:component[ei]|funzion[ei]|metod[oi]|class[ei]|modul[oi]
        |hooks?|endpoint|rott[ae]|route|serviz(?:io|i)|pacchett[oi]|bugfix|fix|feature|script|controller|file|job
        |migrazion[ei]|commit|pr|mr|branch|release|pagin[ae]|tabell[ae])(?: [^ ]+)? (?:ha|hanno|abbia|abbiano|deve
        |devono|richiede|vuole|sia|siano)(?: [^ ]+){0,4} (?:test|docstring|documentazione|readme|_path_|changelog
        |jsdoc|dockerfile|story|stories|ticket|cartella|review|revisione|approvazione|documentat[oaie]|testat[oaie]|tipizzat[oaie]|reversibil[ei])
    `,
    nl: `
      (?:elke?|iedere?|alle)(?: nieuwe)? (?:component(?:en)?|functies?|methodes?|methoden|klassen?|modules?|hooks?
        |endpoints?|routes?|services?|packages?|bugfix(?:es)?|fix(?:es)?|features?|scripts?|controllers?
        |bestand(?:en)?|jobs?|migraties?|commits?|prs?|mrs?|branch(?:es)?|releases?|paginas?
        |tabel(?:len)?) (?:(?:krijgt|krijgen|heeft|hebben|moet|moeten)(?: [^ ]+){0,4} (?:tests?|docstrings?
        |documentatie|readme|_path_|changelog|jsdoc|dockerfile|story|stories|ticket|map|gedocumenteerd|getest
        |getypeerd|omkeerbaar)|(?:[^ ]+ ){0,3}(?:tests?|docstrings?|documentatie|readme|_path_|changelog|jsdoc
        |dockerfile|story|stories|ticket|map) (?:heeft|hebben|krijgt|krijgen|nodig))
    `,
    pl: `
      (?:kazd[^ ]+|wszystkie)(?: now[^ ]+)? (?:komponent[^ ]*|funkcj[^ ]+|metod[^ ]+|klas[^ ]+|modul[^ ]*|hook[^ ]*
        |endpoint[^ ]*|serwis[^ ]*|paczk[^ ]+|bugfix[^ ]*|poprawk[^ ]+|feature[^ ]*|skrypt[^ ]*|kontroler[^ ]*|plik
        |pliki|migracj[^ ]+|commit[^ ]*|pr|release[^ ]*|stron[^ ]+|tabel[^ ]+|zmian[^ ]+) (?:ma|maja|mial[^ ]*|musi
        |musza|powin[^ ]+|wymaga[^ ]*|potrzebuje)(?: [^ ]+){0,3} (?:test[^ ]*|docstring[^ ]*|dokumentacj[^ ]+|readme
        |_path_|changelog[^ ]*|jsdoc|dockerfile|story|ticket[^ ]*|folder|udokumentowan[^ ]+|przetestowan[^ ]+
        |otypowan[^ ]+|odwracaln[^ ]+)
    `,
    ru: `
      кажд[^ ]+(?: нов[^ ]+)? (?:компонент[^ ]*|функци[^ ]+|метод[^ ]*|класс[^ ]*|модул[^ ]+|хук[^ ]*|эндпоинт[^ ]*
        |ручк[^ ]+|сервис[^ ]*|пакет[^ ]*|багфикс[^ ]*|фикс[^ ]*|фич[^ ]+|скрипт[^ ]*|контроллер[^ ]*|файл[^ ]*
        |миграци[^ ]+|коммит[^ ]*|пр|релиз[^ ]*|страниц[^ ]+|таблиц[^ ]+)(?: [^ ]+)? (?:есть|должен|должна|должно
        |должны|был|была|было|были|нужен|нужна|нужны|имеет|требует)(?: [^ ]+){0,3} (?:тест[^ ]*|докстринг[^ ]*
        |документаци[^ ]+|readme|ридми|_path_|ченджлог[^ ]*|changelog|dockerfile|докерфайл[^ ]*|стори|тикет[^ ]*
        |папк[^ ]+|задокументирован[^ ]*|покрыт[^ ]*|обратим[^ ]+)
    `,
    zh: `
      (?:每个|每個|每一个|每一個|所有|每条|每條)新?的?(?:组件|組件|函数|函式|方法|类|模块|模組|接口|服务|服務|脚本|腳本|文件|迁移|遷移|提交|pr|功能|页面|頁面|hook)[^,，。]{0,6}(?:要|必须|必須
        |得|需要|应该|應該)[^,，。]{0,8}(?:测试|測試|单测|文档|文檔|注释|註解|readme|story|changelog|评审|評審|审核|審核|review)
    `,
    ja: `
      (?:すべて|全て|全部|各|どの)の?(?:コンポーネント|関数|メソッド|クラス|モジュール|エンドポイント|サービス|ページ|pr|コミット|マイグレーション|フック)(?:には|に|は)[^。]{0,12}(?:テスト|ドキュメント
        |docstring|story|ストーリー|readme|コメント)[^。]{0,8}(?:必要|必須|書く|付け|つけ|用意)
    `,
    ko: `
      (?:모든|각) ?(?:컴포넌트|함수|메서드|메소드|클래스|모듈|엔드포인트|서비스|페이지|pr|커밋|마이그레이션|훅)[^.]{0,4}(?:에는?|은|는)[^.]{0,10}(?:테스트|문서|docstring|스토리|readme
        |주석)[^.]{0,8}(?:있어야|필요|필수|달아야|작성해야)
    `,
  },
  yes: [
    'every script you write needs a dry run',
    'every reducer needs a test',
    'I want all widgets to have a story',
    'each crate has its own readme',
    'there should be a test for every parser',
    'jeder Hook braucht einen Test',
    'ich will, dass alle Klassen einen Docstring haben',
    'zu jedem Skript gehört eine Doku',
    'chaque hook doit avoir un test',
    'cada hook lleva su test',
    'toda rota precisa de um teste',
    'ogni script deve avere un readme',
    'elke hook moet een test hebben',
    'każdy hook musi mieć test',
    'у каждого хука должен быть тест',
    '每个组件都要有测试',
    'すべての関数にはテストが必要です',
    '모든 함수에는 테스트가 있어야 해',
    'every public function has an example',
    'cada PR necesita una revisión',
    "chaque PR a besoin d'une review",
    'ogni PR ha bisogno di una review',
    '每个PR都要有评审',
  ],
  no: [
    'every file you uploaded is empty',
    'every user should have an avatar',
    'every page needs a footer',
    'write a test for every reducer',
    'schreib für jeden Hook einen Test',
    'jede Seite braucht einen Footer',
    'chaque page doit avoir un pied de page',
    'cada pagina lleva un titulo',
    'ogni pagina deve avere un titolo',
    'elke pagina heeft een footer',
    'каждая страница должна иметь футер',
    '每个页面都要有标题',
  ],
}
