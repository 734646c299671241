import type { Cue } from './cue.ts'

export const formatSpec: Cue = {
  id: 'format-spec',
  because: 'says how names, text or code should look',
  weight: 1.1,
  expression: {
    en: `
      snake[ _]case|camel[ ]?case|kebab-case|pascal[ ]?case|upper[ ]?case|lower[ ]?case|all caps|singular|plural
      |prefix(?:ed|es)?|suffix(?:ed)?|naming|named (?:after|like|by|with)|(?:starts?|begins?|ends?) with|line length
      |indent(?:ed|ation)?|tabs|spaces|one (?:sentence|class|file|folder|test|component|[^ ]+) per [^ ]+|per line
      |line endings?|utf-?8|crlf|si units|metric units|24[ -]?h(?:ours?)? clock|dd[./-]mm|mm[./-]dd|yyyy|imperative mood|conventional commits|semver|iso ?8601|utc|metric|trailing (?:comma|period|slash|whitespace)
      |semicolons?|(?:single|double) quotes|(?:british|american|us|uk|aus|aus/british|canadian) (?:english|spelling)
      |in (?:english|german|french|spanish|chinese|japanese|korean|russian|portuguese|italian|dutch|polish|turkish
        |arabic|hindi|vietnamese)
      |spell(?:ed|ing)|type hints?|strict mode|strong types
      |(?:file|branch|variable|function|class|table|column|test|package|module|folder|tag|image|key|event|route
        |component|bucket|topic|job|ticket) names? (?:is|are|look|looks|start|starts|go|follow|like|must|should|use
        |end|have)
      |file names?|folder per|next to the|mirrors? the|barrel files|relative imports|absolute (?:imports|paths)
      |early returns?|guard clauses|composition over|functional (?:components|style)|constructor injection
      |pure functions|literal(?:ly| expectations)?
    `,
    de: `
      gro(?:ss|b)schreibung|kleingeschrieben|einruckung|prafix|suffix|beginnt mit|endet mit|auf (?:deutsch|englisch)
      |bezeichner|(?<! (?:was|wie|es|das|dies|wer) )heisst(?! (?:das|es|dies|hier|nicht|also|dass|\\?) )|singular
      |plural|zeilenlange
    `,
    fr: `
      majuscules?|minuscules?|prefixe[^ ]*|suffixe[^ ]*|commence par|finit par|en (?:francais|anglais)|nommee?s?
      |au format|indentation|au (?:singulier|pluriel)
    `,
    es: `
      mayusculas?|minusculas?|prefijo|sufijo|empieza[n]? (?:con|por)|termina[n]? (?:con|en)
      |en (?:espanol|ingles|castellano)|sangria|en formato|nombres? de
    `,
    pt: `
      maiusculas?|minusculas?|prefixo|sufixo|comeca[m]? com|termina[m]? com|em (?:portugues|ingles|pt-br|ptbr)
      |no singular|no plural|nome de|indentacao|(?:em|no) formato
    `,
    ru: `
      верхн[^ ]+ регистр[^ ]*|префикс[^ ]*|суффикс[^ ]*|начина[^ ]+ с|заканчива[^ ]+|на (?:русском|английском)
      |по-русски|по русск[^ ]+|по-английски|по английск[^ ]+|отступ[^ ]*|снейк[^ ]*|камел[^ ]*|единственном числе
      |имен[^ ]+ (?:файлов|веток|переменных)|(?:называ[её]м|именуем)(?: [^ ]+){0,2} (?:по|как|через|на|в|с)
    `,
    it: `
      (?:in|auf) (?:italiano|inglese)|(?:in|nel) formato|maiuscol[aeio]|minuscol[aeio]|prefisso|suffisso
      |(?:inizia|iniziano|deve iniziare|devono iniziare|finisce|finiscono|termina|terminano) (?:sempre )?(?:con|per)
      |nomi? (?:dei|delle|del|della|di) (?:branch|file|funzion[ei]|tabell[ae]|variabil[ei]|classi?|test|colonn[ae]
        |ramo|rami)
      |al (?:plurale|singolare)|virgolette (?:singole|doppie)|indentazione|trattin[oi]|imperativo|allimperativo
    `,
    nl: `
      in het (?:nederlands|engels)|hoofdletters?|kleine letters|voorvoegsel
      |(?:begint|eindigt|eindigen) (?:altijd )?(?:met|op)
      |(?:branch|bestands|variabele|functie|tabel|kolom|klasse)na(?:am|men)|in het (?:meervoud|enkelvoud)|meervoud
      |enkelvoud|(?:enkele|dubbele) aanhalingstekens|inspringing|inspringen|streepjes|gebiedende wijs
    `,
    pl: `
      po (?:polsku|angielsku)|wielk[^ ]+ liter[^ ]*|mal[^ ]+ liter[^ ]*|prefiks[^ ]*
      |(?:zaczyna|zaczynaja|konczy|koncza) sie (?:zawsze )?(?:od|na)
      |nazw[^ ]+ (?:branch[^ ]*|plik[^ ]*|zmienn[^ ]+|funkcj[^ ]+|tabel[^ ]*|kolumn[^ ]*|klas|testow|galezi)
      |(?:w )?liczbie (?:mnogiej|pojedynczej)|(?:pojedyncz|podwojn)[^ ]+ cudzyslow[^ ]*|wciecia|wciec|podkreslenie?m?
      |myslnik[^ ]*|tryb(?:ie)? rozkazujac[^ ]+
    `,
    hi: '(?:hindi|english|हिंदी|हिन्दी|अंग्रेजी) (?:me|mein|main|में)',
    tr: `
      buyuk harf|kucuk harf|onek|sonek|turkce|ingilizce
      |ile (?:baslar|biter|baslasin|bitsin|baslamali|bitmeli|basliyor|bitiyor)|girinti
    `,
    id: 'huruf (?:besar|kecil)|awalan|akhiran|prefix|bahasa (?:inggris|indonesia)|format(?:nya)?|diawali|diakhiri',
    vi: 'viet hoa|viet thuong|tien to|hau to|tieng (?:anh|viet)|bat dau bang|ket thuc',
    zh: `
      (?:驼峰|駝峰|下划线|底線|大写|大寫|小写|小寫|前缀|前綴|后缀|後綴|开头|開頭|结尾|結尾|(?<!重)命名|缩进|縮排|空格|分号|分號|单引号|單引號|(?:用|使用)[,，]?(?:中文|英文|繁体|繁體|简体|日文
        |日语|英语)|(?:中文|英文)(?:对话|對話|回复|回覆|回答|交流|沟通|溝通)|单数|單數|复数|複數|格式(?:是|为|為|要(?!求)|统一|統一|用|按))
    `,
    ja: `
      (?:スネークケース|キャメルケース|ケバブ|大文字|小文字|接頭辞|プレフィックス|接尾辞|から始|で始|で終|命名|インデント|スペース|(?<!ス)タブ|セミコロン|シングルクォート|日本語で|英語で|単数形|複数形
        |形式(?:は|に統一)|コミットメッセージは|表記|敬語|ですます)
    `,
    ko: `
      (?:스네이크|카멜|케밥|대문자|소문자|접두|접미|로 ?시작|으로 ?끝|네이밍|들여쓰기|스페이스|세미콜론|(?:한글|한국어|영어)로(?! ?(?:번역|변역|바꿔|변환|변경|옮))|단수|복수|표기|존댓말
        |반말)
    `,
    ar: 'بالانجليزي[^ ]*|بالعربي[^ ]*|بالفرنسي[^ ]*|snake_case|camelcase',
  },
  yes: [
    'コミットメッセージは一行で',
    'adı Async ile bitsin',
    'branch names start with the ticket',
    'line length is 100',
    '变量用驼峰',
    'コメントは日本語で',
    '변수명은 카멜',
    'префикс у таблиц',
  ],
  no: ['fix the page', 'why is it slow'],
}
