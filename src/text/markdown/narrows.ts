const RULES =
  '(?:rules?|conventions?|guidelines?|preferences?|standards?|notes?|regeln|konventionen|r[eè]gles|reglas|regras|regole|regels|правила)'
/** What rules can hold for, as the last word of a heading. Every other heading ("In short", "For the record", "In our team") narrows nothing. */
const THINGS = [
  '(?:new|old|legacy|existing|shared|generated) code|folders?|director(?:y|ies)|dirs?|packages?|modules?|files?|apps?|apis?|backends?|front-?ends?|servers?|clients?|services?|workers?|jobs?|queues?',
  '(?:unit |e2e |integration )?tests?|specs?|fixtures|mocks|migrations?|components?|pages?|screens?|views?|forms?|modals?|hooks|controllers?|models?|routes?|endpoints?|handlers?|queries|schemas?|tables?|database|db|sql|state',
  'styles?|styling|css|scss|html|templates?|ui|ux|docs?|documentation|readme|comments?|docstrings?|scripts?|cli|ci|pipelines?|workflows?|infra(?:structure)?|terraform|docker|kubernetes|deployments?|releases?|hotfixes',
  'mobile|ios|android|web|website|site|admin|dashboard|landing page|library|libraries|lib|sdk|plugins?|extensions?|notebooks?|typescript|javascript|python|go|golang|rust|java|kotlin|swift|ruby|php|react|vue|sql|bash|shell',
  'commits?|commit messages?|prs?|pull requests?|merge requests?|branch(?:es| names?)|(?:code )?reviews?|logs?|logging|errors?|error handling|auth|payments?|emails?|translations?|figures|plots|charts|thesis|paper|chapters?|production|prod|staging',
  "ordner|verzeichnis|paket|modul|datenbank|migrationen|komponenten|seiten|oberfläche|übersetzungen|arbeit|dossier|paquet|base de données|composants|interface|carpeta|directorio|paquete|base de datos|migraciones|componentes|pruebas|pasta|pacote|banco de dados|migrações|testes|cartella|pacchetto|database|migrazioni|componenti|map|pakket|pagina's",
  'папк[еи]|модул[еяь]|пакет[еа]|тест(?:ах|ов|ами)|миграци[йяю]х?|компонент(?:ах|ов)|б[эе]к[еэ]нд[еа]|фронтенд[еа]|приложени[яеи]|сервер[еа]|баз[еы](?: данных)?|документаци[ию]',
].join('|')
/** A path or the name of a file, or a term of code. */
const NAME = String.raw`\S*[./_` + '`' + String.raw`]\S*`
const THING = `(?:${THINGS}|${NAME})`

// One expression for all of these, because the things are many, and V8 compiles them again at every place where they occur.
const BEFORE_THING = [
  String.raw`(?:(?:some|a few|the|my|our|these|new|coding|style|and|also|ok|okay|so|only|just|please),? )*(?:${RULES} )?(?:for|in|on|within|inside|under|when|whenever|if|while|during|before|after)`,
  String.raw`(?:(?:unsere|die|und|nur) )*(?:${RULES} )?(?:für|in|im|bei|beim|wenn|vor|nach|unter)`,
  String.raw`(?:${RULES} )?(?:для|в|во|на|при|когда|перед)`,
].join('|')
/** The same in languages whose adjectives follow the noun. */
const BEFORE_THING_AND_MORE = [
  String.raw`(?:(?:les|nos|et) )*(?:${RULES} )?(?:pour|dans|en|quand|sous|avant|après)`,
  String.raw`(?:(?:las|os|as|le|y|e) )*(?:${RULES} )?(?:para|en|em|na|nos|nas|cuando|quando|nel|nella|per|bij|voor|als)`,
].join('|')

/**
 * Where or when something holds, in a few words that say nothing else: "in the backend", "rules for the api folder", "when you write tests".
 * Over lower case: V8 takes four times as long to compile it if it has to look for capitals too.
 */
const NARROWS = new RegExp(
  [
    String.raw`^(?:${BEFORE_THING})(?: [^\s,;!?]+){0,6}? ${THING}$`,
    String.raw`^(?:${BEFORE_THING_AND_MORE})(?: [^\s,;!?]+){0,6}? ${THING}(?: [^\s,;.!?]+)?$`,
    String.raw`^(?:在|对于|對於|关于|關於)?[^\s,，。]{0,8}(?:前端|后端|後端|测试|測試|目录|目錄|文件夹|資料夾|数据库|資料庫|组件|元件|接口|脚本|腳本|文档|文件|模块|模組)[^\s,，。]{0,2}(?:里|裡|中|内|內|下|时|時|规则|規則)$`,
    String.raw`^[^\s、。]{0,10}(?:フロントエンド|バックエンド|フロント|テスト|フォルダ|ディレクトリ|データベース|コンポーネント|マイグレーション|画面|スクリプト|ドキュメント|モジュール|アプリ)[^\s、。]{0,4}?(?:では|の場合は?|に関して(?:は)?|のルール)$`,
    String.raw`^[^.,]{0,10}(?:프론트엔드|백엔드|프런트엔드|테스트|폴더|디렉터리|데이터베이스|컴포넌트|마이그레이션|화면|스크립트|문서|모듈|앱)[^.,]{0,4}?(?:에서는?|의 경우(?:에는?)?|할 때(?:는)?|규칙)$`,
  ].join('|'),
)
/** "In this PR", "in the last release": for the work at hand, or perhaps so; "in all files": for everything. */
const OF_THE_MOMENT =
  /\b(?:this|that|these|those|last|next|current|today['’]s|following|whole|entire)\b|\b(?:all|every|any) (?:files?|apps?)$/

/** Whether a heading, without its colon and its marks, says where or when the text below it holds. */
export function narrows(heading: string): boolean {
  const said = heading.toLowerCase()
  return NARROWS.test(said) && !OF_THE_MOMENT.test(said)
}
