import type { Cue } from './cue.ts'

export const workingStyle: Cue = {
  id: 'working-style',
  because: 'is about how you work or answer, not about the product',
  weight: 0.9,
  expression: {
    en: `
      commits?(?: messages?)?|committing|branch(?:es|ing)?|pull requests?|prs?|merg(?:e|es|ing)|squash|rebase
      |force[ -]push|comments?|docstrings?|code (?:style|quality|duplication|review)|duplication|types?|typing|naming
      |variable names?|tests?|test(?:ing)? style|assertions?|mocks?|coverage|ci|lint(?:er|ing)?|format(?:ter|ting)?
      |migrations?|spelling|english|language|grammar|wording|tone|emojis?|explanations?|summar(?:y|ies)|verbose
      |concise|short(?:er)?|brief|bullet points?|answers?|respon(?:se|ses|d)|repl(?:y|ies)|subagents?|sub-agents?
      |agents?|skills?|tools?|workflow|plan mode|plans?|todos?(?! (?:el|la|los|las|lo|o|a|os|as|mundo|dia|tempo|tiempo|rato) )|issues?|tickets?|linear|jira|changelog|readme|docs?
      |documentation|dependenc(?:y|ies)|packages?|librar(?:y|ies)|install(?:ing|s)?|imports?
      |abs(?:tractions|olute paths?)|paths?|helpers?|style|indent(?:ation)?|tabs|spaces|quotes|snake_case|camelcase
      |kebab-case|files?|folders?|jargon|logging|secrets?|tokens?|api keys?
    `,
    de: `
      commits?|branch(?:es)?|prs?|kommentar[e]?|tests?|typen|benennung|namen|bezeichner|sprache|deutsch|englisch
      |antwort(?:en)?|erklarung(?:en)?|zusammenfassung|emojis?|doku|abhangigkeit(?:en)?|paket(?:e)?|migration(?:en)?
      |changelog|kurz|knapp|zeilenlange
    `,
    fr: `
      commits?|branches?|prs?|commentaires?|tests?|types?|nommage|noms?|langue|francais|anglais|reponses?
      |explications?|resumes?|emojis?|doc|dependances?|paquets?|migrations?|court|slugs?|nomme
    `,
    es: `
      commits?|ramas?|prs?|comentarios?|tests?|pruebas|tipos?|nombres?|idioma|espanol|ingles|respuestas?
      |explicaciones?|resumen|emojis?|documentacion|dependencias?|paquetes?|migraciones?|corto|cadenas?
    `,
    pt: `
      commits?|branch(?:es)?|prs?|comentarios?|testes?|tipos?|nomes?|nomenclatura|idioma|portugues|ingles|respostas?
      |explicac(?:ao|oes)|resumo|emojis?|documentacao|dependencias?|pacotes?|migrac(?:ao|oes)|curto|squash|prefixo
    `,
    it: `
      comment[oi]|tipi|tipizzazione|nomi|variabil[ei]|inglese|italiano|rispost[ae]|spiegazion[ei]|riassunt[oi]
      |documentazione|dipendenz[ae]|libreri[ae]|pacchett[oi]|migrazion[ei]|brev[ei]|concis[oe]|stile|formattazione
      |nome|ramo|rami|cartell[ae]|test|commit|branch|pr|linter
    `,
    nl: `
      commentaar|opmerkingen|types|naamgeving|namen|variabelen|variabelenamen|functienamen|engels|nederlands
      |antwoord(?:en)?|uitleg|samenvatting(?:en)?|documentatie|afhankelijkheden|pakketten|migraties?|kort|bondig
      |beknopt|stijl|taal|bestandsnamen|mappen|bestanden|opmaak|spelling
    `,
    pl: `
      commit[^ ]*|branch[^ ]*|galez[^ ]*|galaz|komentarz[^ ]*|test[^ ]*|typ(?:y|ow|ach)|nazw[^ ]*|zmienn[^ ]+
      |angielsk[^ ]+|polsk(?:u|i|im)|odpowiedzi|wyjasnieni[^ ]+|podsumowan[^ ]+|emotk[^ ]+|dokumentacj[^ ]+
      |zaleznosc[^ ]*|bibliotek[^ ]*|paczk?[^ ]*|migracj[^ ]+|krotk[^ ]+|zwiezl[^ ]+|styl[^ ]*|jezyk[^ ]*
      |changelog[^ ]*|importy?|linter[^ ]*|plik(?:ow|i|ach)|folder[^ ]*|katalog[^ ]*|formatowani[^ ]+
    `,
    ru: `
      коммит[^ ]*|коміт[^ ]*|гілк[^ ]*|коментар[^ ]*|відповід[^ ]*|українськ[^ ]*|англійськ[^ ]*|назв[^ ]*|змінн[^ ]*
      |ветк[^ ]*|пр|комментари[^ ]*|тест[^ ]*|тип[ыов]*|имена|названи[^ ]*|язык[^ ]*|русск[^ ]*|английск[^ ]*
      |ответ[^ ]*|объяснени[^ ]*|эмодзи|документаци[^ ]*|зависимост[^ ]*|пакет[^ ]*|миграци[^ ]*|кратк[^ ]*
      |коротк[^ ]*|исключени[^ ]*
    `,
    tr: `
      commit[^ ]*|dal[^ ]*|yorum[^ ]*|test[^ ]*|isim[^ ]*|turkce|ingilizce|cevap[^ ]*|aciklama[^ ]*|emoji[^ ]*|kisa
      |bagimlilik[^ ]*
    `,
    id: `
      commit|branch|komentar|test|nama|bahasa|inggris|indonesia|jawaban|penjelasan|emoji|singkat|dependensi|library
      |teori|jelasin
    `,
    vi: 'commit|nhanh|comment|test|ten|tieng (?:viet|anh)|tra loi|giai thich|emoji|ngan gon|thu vien',
    ar: 'كوميت|فرع|تعليقات|تعليق|اختبارات|اسماء|بالعربي|عربي|انجليزي|الانجليزي|الرد|شرح|مختصر|ايموجي',
    hi: 'commit|branch|comment|test|naam|hindi|english|jawab|samjha[^ ]*|emoji|chhota|short',
    zh: `
      (?:提交|commit|分支|pr|合并|合併|注释|註解|注解|测试|測試|类型|類型|型別|(?<!重)命名|变量名|變數|中文|英文|繁体|繁體|简体|回答|回复|回覆|解释|解釋|总结|總結|表情|emoji|文档|文件
        |依赖|依賴|套件|迁移|遷移|简短|簡短|简洁|簡潔|废话|廢話|代码|程式|接口|服务|配置|脚本|字段|缩进|語氣|语气|格式)
    `,
    ja: `
      (?:コミット|ブランチ|pr|プルリク|マージ|コメント|テスト|型|命名|変数名|名前|日本語|英語|敬語|タメ口|回答|返答|説明|要約|絵文字|ドキュメント|依存|パッケージ|ライブラリ|マイグレーション|短く
        |簡潔|コード|差分|前置き|レビュー|インデント|フォーマット|ログ)
    `,
    ko: `
      (?:커밋|브랜치|pr|머지|주석|테스트|타입|네이밍|변수명|이름|한국어|한글|영어|존댓말|반말|답변|대답|설명|요약|이모지|문서|의존성|패키지|라이브러리|마이그레이션|짧게|간결|코드|들여쓰기
        |포맷)
    `,
  },
  yes: [
    'commit messages in English',
    '注释用中文',
    'コメントは日本語',
    '주석은 한국어',
    'Kommentare auf Deutsch',
    'комментарии на русском',
    'commenti in inglese',
    'commentaar graag alleen in het engels',
    'komentarze po polsku',
  ],
  no: ['the button is red', '为什么会崩溃', 'il pulsante è rosso', 'de knop is rood', 'przycisk jest czerwony'],
}
