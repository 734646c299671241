import type { Cue } from './cue.ts'

export const quantity: Cue = {
  id: 'quantity',
  because: 'gives a unit, a size or a rate',
  weight: 0.3,
  expression: {
    any: `
      (?<![0-9a-z.])[0-9]+(?:[.,][0-9]+)? ?(?:gb|gigs?|gib|mb|mib|megs|kb|kib|tb|ms|us|ns|hz|khz|mhz|ghz|kbps|mbps
        |gbps|rps|qps|mah|ma|dpi|fps|vcpus?|cores?|bit|bits|byte|bytes)(?![a-z0-9])
      |leading zeros?|fuhrende nullen|ceros a la izquierda|zeros? (?:a esquerda|na frente|devant|iniciaux)|des zeros donc|(?:gli )?zeri (?:davanti|iniziali)|ведущи[^ ]+ нул[^ ]+|前导零|前導零|先頭ゼロ|頭ゼロ|앞에 ?0
    `,
    en: `
      [0-9]+ ?(?:rows|lines|records|requests|calls|items|chars|characters|seconds|secs|minutes|mins|hours|users|seats
        |connections|threads|workers)(?: (?:per|a|an|each) [^ ]+)?
      |(?:in|as) (?:integer |whole |tenths of |hundredths of )?(?:cents|pence|pennies|paise|satoshis?|tenths|millis
        |milliseconds|microseconds|seconds|minutes|meters|metres|millimet[^ ]+|mm|feet|inches|celsius|fahrenheit
        |kelvin|radians|degrees|bytes|basis points|percent|epoch|unix time|local time|utc|gmt|big endian|little endian
        |latin1|utf8|utf-8|utf16|ascii|ansi|cp1252|windows-1252|bgr|rgb|row-major|column-major)
      |(?:integer cents|local time|big endian|little endian|[01][- ]indexed|[01][- ]based|semicolons?
        |semi-colon separated|tab separated)
    `,
    de: `
      in (?:cent|zehntelgrad|zehntel|millisekunden|sekunden|metern|millimetern|utc|ortszeit|latin1|utf8|grad|prozent
        |euro)
      |[0-9]+ (?:zeilen|sekunden|minuten|anfragen|zeichen|nutzer)
      |in (?:radiant|fahrenheit|celsius|kelvin|bytes|ms|gramm|cent)(?= )
      |[0-9]+ (?:tage[n]?|wochen|monate[n]?|jahre[n]?|stunden)
    `,
    fr: `
      en (?:centimes|secondes|millisecondes|metres|utc|heure locale|latin1|degres|radians|pourcent)
      |[0-9]+ (?:secondes|minutes|lignes|requetes|caracteres)
      |(?:degres )?fahrenheit|celsius|en (?:octets|grammes|ms)
      |[0-9]+ (?:jours|semaines|mois|ans|heures)
    `,
    es: `
      en (?:centavos|centimos|segundos|milisegundos|metros|utc|hora local|latin1|grados|pesos)
      |[0-9]+ (?:segundos|minutos|filas|lineas|peticiones|caracteres)
      |en (?:radianes|fahrenheit|celsius|bytes|gramos)
      |[0-9]+ (?:dias|semanas|meses|anos|horas)
    `,
    pt: `
      em (?:centavos|segundos|milissegundos|metros|utc|horario local|latin1|graus|reais)
      |[0-9]+ (?:segundos|minutos|linhas|requisicoes|caracteres)
      |em (?:radianos|fahrenheit|celsius|bytes|gramas)
      |[0-9]+ (?:dias|semanas|meses|anos|horas)
    `,
    it: `
      in (?:centesimi|secondi|millisecondi|metri|utc|ora locale|latin1|gradi)
      |[0-9]+ (?:secondi|minuti|righe|richieste|caratteri)
      |in (?:radianti|fahrenheit|celsius|byte|grammi)
      |[0-9]+ (?:giorni|settimane|mesi|anni|ore)
    `,
    nl: `
      in (?:centen|seconden|milliseconden|meters|millimeters|utc|lokale tijd|latin1|graden|procenten|euros)
      |[0-9]+ (?:seconden|minuten|regels|rijen|verzoeken|tekens|karakters|gebruikers)
      |[0-9]+ (?:dagen|weken|maanden|jaar|uur)
    `,
    pl: `
      w (?:groszach|sekundach|milisekundach|metrach|milimetrach|utc|czasie lokalnym|latin1|stopniach|procentach
        |zlotych|bajtach)
      |[0-9]+ (?:sekund[^ ]*|minut[^ ]*|wierszy|linii|linijek|zapytan|znakow|uzytkownikow|rekordow)
      |w (?:radianach|fahrenheitach|celsjuszach|gramach)
      |[0-9]+ (?:dni|tygodni[^ ]*|miesi[^ ]+|lat|lata|godzin[^ ]*)
    `,
    ru: `
      в (?:копейках|центах|секундах|миллисекундах|метрах|миллиметрах|utc|градусах|процентах|рублях)
      |(?:windows-1251|cp1251|кои-8|koi8|utf-8|utf8|cp866)
      |[0-9]+ (?:секунд[^ ]*|минут[^ ]*|строк[^ ]*|запрос[^ ]*|символ[^ ]*)
      |в (?:радианах|фаренгейтах|фаренгейте|цельсиях|байтах|граммах)
      |[0-9]+ (?:д(?:ней|ня)|недел[^ ]+|месяц[^ ]*|лет|года|час[^ ]*|дн[іi]в|тижн[^ ]+|місяц[^ ]*)
    `,
    zh: `
      (?:单位|單位)[^,，。]{0,4}是|(?:都)?是(?:分|毫秒|秒|毫米|米|厘米|公里|字节|百分比)(?:$| |,|，|。)|以(?:分|毫秒|秒|毫米|米)(?:为单位|計|计)
      |[0-9]+ ?(?:条|行|次|秒|分钟|小时|毫秒|个字符|兆)
      |(?:华氏度|摄氏度|弧度|以分为单位|用分存)
    `,
    ja: `
      (?:単位|円|銭|ミリ秒|秒|分|ミリメートル|度|バイト)(?:です|で|は|単位)|[0-9]+(?:件|行|回|秒|分|時間|ミリ秒|文字|バイト)
      |(?:セント|ラジアン|華氏|摂氏)(?:単位)?(?:で|です)
      |[0-9]+(?:日|週|か月|ヶ月|年)間?(?=[^前後以]|$)
    `,
    ko: `
      단위(?:는|가|로|임)|[0-9]+ ?(?:건|줄|행|회|초|분|시간|밀리초|글자|바이트)(?:까지|마다|이상|이하|제한)
      |[0-9]+ ?(?:일|주|개월|년)(?: ?(?:동안|간|까지))
    `,
  },
  yes: [
    'the nodes have 1gb',
    'nginx cuts at 10 MB',
    'prices are in cents',
    'timestamps are in UTC',
    '金额单位是分',
    'in Zehntelgrad',
    'alle bedragen zijn in centen',
    'kwoty są zawsze w groszach',
  ],
  no: ['in the header', 'two more tests', 'in de header', 'w nagłówku'],
}
