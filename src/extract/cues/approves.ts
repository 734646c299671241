import type { Cue } from './cue.ts'

export const approves: Cue = {
  id: 'approves',
  because: 'approves or picks from what was offered',
  weight: -1,
  expression: {
    en: `
      (?:great|good|nice|amazing|awesome|excellent) (?:work|job)
      |^(?:yes|yep|yeah|yup|ok|okay|sure|sounds good|looks good|great|perfect|nice|cool|good|go ahead|do it|go for it
        |proceed|continue|agreed?|approved?|thanks|thank you|thx|correct|right|exactly|lgtm|awesome|excellent|fine
        |alright|done|ship it|option|[a-e](?= [.,!)]| and| $)|[0-9]|#[0-9])
      |lets (?:go|do|proceed|continue)(?: (?:with|it|that|for|ahead))?|go with|i agree|that works|works for me
      |do (?:both|all|option|it|that|this)
      |(?:prefer|rather|take|like) (?:the )?(?:first|second|third|last|latter|former|other|left|right)(?: one| option
        | approach| version| variant)?(?= [,.;!]| $)
      |prefer (?:option|variant|version) [^ ]+
    `,
    de: `
      ^(?:ja|ok|okay|gut|super|perfekt|passt|genau|mach|weiter|danke|klar)
      |(?:bevorzuge|lieber|nehme|nimm) (?:die|den|das) (?:erste|zweite|dritte|letzte|andere|linke|rechte|obere
        |untere)[nrs]?(?: [^ ]+)?(?= [,.;!]| $)
      |die (?:erste|zweite|dritte) (?:gefallt|finde)(?: [^ ]+){0,2}
    `,
    fr: `
      ^(?:oui|ok|daccord|parfait|super|vas-y|continue|merci|bien)
      |(?:prefere|plutot|prends) l[ae] (?:premiere?|deuxieme|seconde?|troisieme|derniere?|autre)(?: [^ ]+)?(?= [,.;!]
        | $)
    `,
    es: `
      ^(?:si|ok|dale|perfecto|bien|genial|listo|gracias|sigue|adelante|claro)
      |(?:prefiero|mejor|me quedo con) (?:la|el) (?:primer[ao]|segund[ao]|tercer[ao]|ultim[ao]
        |otr[ao])(?: [^ ]+)?(?= [,.;!]| $)
    `,
    pt: `
      ^(?:sim|ok|beleza|perfeito|bom|otimo|obrigado|valeu|pode|segue|isso)
      |(?:prefiro|melhor|fico com) [ao] (?:primeir[ao]|segund[ao]|terceir[ao]|ultim[ao]|outr[ao])(?: [^ ]+)?(?= [,.;!]
        | $)
    `,
    it: `
      ^(?:si(?= (?:[.,!]|grazie|procedi|vai|fai|esatto)| $)|ok|okay|va bene|perfetto|ottimo|benissimo|grazie|certo
        |esatto|giusto|vai(?= (?:[.,!]|avanti|pure|con|cosi)| $)|procedi|continua|daccordo|sicuro|bravo|bene(?= [.,!]
        | $))
      |(?:preferisco|meglio|piuttosto) (?:la|il|lo) (?:prim[ao]|second[ao]|terz[ao]|ultim[ao])(?: [^ ]+)?(?= [,.;!]
        | $)
      |^(?:[^ ]+ )?(?:lascia stare|risolto)
    `,
    nl: `
      ^(?:ja|ok|oke|okay|prima|top|goed(?! om )|super|perfect|mooi|klopt|precies|akkoord|bedankt|dank|dankje
        |ga (?:maar )?(?:door|verder)|doe (?:maar|dat)|is goed|ziet er (?:goed|mooi|prima) uit|geweldig|lekker|fijn
        |helemaal goed|inderdaad)
      |(?:liever|prefereer) (?:de|het) (?:eerste|tweede|derde|laatste|andere)(?: [^ ]+)?(?= [,.;!]| $)
    `,
    pl: `
      ^(?:tak(?= (?:[.,!]|zrob|poprosze|dokladnie|jest)| $)|ok|okej|dobra|dobrze|swietnie|super|idealnie|perfekcyjnie
        |spoko|dzieki|dziekuje|jasne|zgoda|zgadza sie|dokladnie|lec|lecimy|dawaj(?= [.,!]| $| dalej)|dzialaj|kontynuuj
        |pasuje|wyglada (?:dobrze|ok|super|swietnie)|moze byc|zrob tak|brawo|zatwierdzam)
      |(?:wole|preferuje|raczej) (?:te )?(?:pierwsz|drug|trzeci|ostatni)[^ ]*(?: [^ ]+)?(?= [,.;!]| $)
    `,
    ru: `
      ^(?:да|ок|ага|хорошо|отлично|давай|спасибо|супер|верно|норм)
      |(?:предпочитаю|лучше|нравится) (?:перв|втор|трет|последн)[^ ]+(?: [^ ]+)?(?= [,.;!]| $)
    `,
    zh: `
      ^ ?(?:好(?![像多几幾])|嗯|可以|行(?![号為为数數])|对(?![于所齐应象接话比外内])|對(?![於于所齊應象接話比外內])|是的|没问题|沒問題|继续|繼續|ok|谢谢|謝謝|同意|不错|不錯)
      |(?:喜欢|喜歡|倾向于?|傾向於?|选|選)第[一二三四][个個种種]
    `,
    ja: `
      ^ ?(?:はい|うん|ok|いいね|良い|いい(?:です|よ)|お願いします|ありがとう|了解|それで|続けて|そう(?=です|だね|だな|、| |$))|[一二三四1-4]番目の(?:ほう|方)?(?:が|で)
    `,
    ko: '^ ?(?:(?:네|예|응|ㅇㅇ|그래|계속)(?= )|좋아(?!하)|좋습|오케이|고마|감사(?:합|해|드)|맞아)|(?:첫|두|세|네) ?번째(?:가|로|게|것)',
    tr: '^(?:evet|tamam|olur|guzel|devam|tesekkurler)|(?:birincisini|ikincisini|ucuncusunu|ilkini) [^ ]+',
    id: `
      ^(?:iya|ya|ok|oke|lanjut|gas|sip|mantap|makasih)|(?:suka|mending|pilih) yang (?:pertama|kedua|ketiga|terakhir)
    `,
    vi: `
      ^(?:vang|ok|duoc|tot|tiep|cam on|lam di)
      |(?:thich|chon) (?:cai|cach|phuong an) (?:thu [^ ]+|dau tien|cuoi)(?: hon)?
    `,
    ar: `
      ^(?:نعم|ايوه|اي|تمام|اوكي|طيب|كمل|شكرا|حلو)
      |(?:افضل|أفضل|بفضل) (?:الاول|الثاني|الثالث|الاخير|الأول|الاولى|الثانية)
    `,
    hi: '^(?:haan|ha|thik|theek|ok|accha|achha|chalo|shukriya)',
  },
  yes: [
    'yes please',
    "let's go with 2",
    'I prefer the second one',
    'ich bevorzuge die zweite',
    'предпочитаю второй',
    '好的',
    'はい',
    '네',
    'sounds good',
    'perfetto, vai avanti',
    'ziet er goed uit, ga maar door',
    'wygląda dobrze, leć dalej',
  ],
  no: [
    '네트워크는 사내망이에요',
    '예외는 로그로',
    '对于所有接口',
    'そうしないと落ちる',
    'we use pnpm',
    'never push',
    'si usa pnpm in questo progetto',
    'goed om te weten: we gebruiken pnpm',
    'używamy pnpm',
  ],
}
