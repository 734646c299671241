/**
 * The words that the comparison of texts knows, by class and language: data only, and the rules are in the files beside it. A word that is in no
 * list is content. Words are written as people type them, with and without accents. To add a language, add a line to each class that it has
 * words for.
 */
type Lines = Readonly<Record<string, string>>

/** Negates what comes after it, and means hardly anything else in any language. */
export const NEGATES_WHAT_FOLLOWS: Lines = {
  en: 'not no never dont doesnt didnt isnt arent wasnt werent wont wouldnt cannot cant couldnt mustnt shouldnt havent hasnt neednt aint avoid neither',
  de: 'nicht nie niemals kein keine keinen keiner keinem keines keinerlei',
  fr: 'non ne pas jamais aucun aucune',
  es: 'jamás nunca ningún ningun ninguna ninguno tampoco',
  pt: 'nem não nao nenhum nenhuma',
  it: 'nessun nessuno nessuna nemmeno neanche',
  ro: 'niciodată niciodata nici',
  nl: 'geen niet nooit',
  nordic: 'ikke aldri aldrig ingen inte inget icke',
  fi: 'ei eivät eikä älä älkää ära',
  cyrillic: 'нет не никогда нельзя ні ніколи жоден нема никога недей немој никад',
  pl: 'nigdy żaden żadna żadne żadnych',
  slavic: 'nikdy nikdo žádný žádné nesmí nikada nemoj nemojte nije nisu nikoli nekad',
  hu: 'soha sose semmi nincs tilos',
  el: 'δεν δε μην μη όχι οχι ποτέ μήτε ούτε',
  he: 'לא אל אין אסור לעולם',
  ar: 'لا لم لن ليس ليست أبدا أبدًا ممنوع غير مش مفيش',
  vi: 'không khong đừng chưa chớ chẳng cấm',
  id: 'tidak jangan bukan tiada belum nggak enggak ngga gak tdk jgn janganlah dilarang',
  tl: 'huwag hwag',
  sw: 'hapana kamwe hakuna',
}

/** The same for single letters of words that no space parts. */
export const NEGATES_WHAT_FOLLOWS_UNSPACED: Lines = { zh: '不 没 別 别 勿 禁 无 無 非 莫' }

/** Negates what comes before it, at least in some sentences: "postgres değil mysql" is against Postgres. */
export const NEGATES_WHAT_PRECEDES: Lines = {
  tr: 'değil degil asla hiçbir hicbir yok',
  fa: 'نه هرگز نکن نکنید نباید نیست ندارد نمی هیچ',
  ur: 'نہیں نہ مت',
  hi: 'नहीं नही न ना मत नाही नको नये नका छैन हुँदैन',
  bn: 'না নয় নেই নি',
  gu: 'નથી નહીં',
  pa: 'ਨਹੀਂ ਨਾ',
  ta: 'இல்லை வேண்டாம் கூடாது',
  te: 'లేదు వద్దు కాదు కూడదు',
  kn: 'ಇಲ್ಲ ಬೇಡ ಬಾರದು ಅಲ್ಲ',
  ml: 'ഇല്ല അല്ല വേണ്ട അരുത്',
  latinHindi: 'nahi nahin',
  ko: '못 아니 아닌 아니라 없는 없이',
}

/** Contrasts what it belongs to with the rest: "tabs, not spaces", "before a release", "once more". */
export const LIMITS: Lines = {
  en: 'again without over before after than unless except only if when while until but',
  de: 'sondern ohne vor nach statt außer ausser wenn nur',
  fr: 'sans avant après sauf seulement',
  es: 'sin antes después salvo excepto solo sólo',
  pt: 'sem exceto somente apenas',
  it: 'senza tranne soltanto',
  cyrillic: 'без до после только кроме тільки окрім само осим samo osim',
  nl: 'zonder behalve alleen tenzij',
  nordic: 'uten uden utan unntatt undtagen förutom',
  fi: 'ilman paitsi vain',
  slavic: 'bez oprócz tylko kromě pouze okrem mimo',
  hu: 'nélkül kivéve csak',
  ro: 'fără fara doar',
  tr: 'olmadan hariç haric sadece yalnız yalnızca',
  el: 'χωρίς χωρις εκτός μόνο',
  he: 'בלי ללא מלבד רק',
  ar: 'بدون دون إلا فقط جز بغیر بغير',
  hi: 'बिना सिवाय केवल सिर्फ़ शिवाय फक्त ছাড়া শুধু',
  id: 'tanpa kecuali hanya cuma trừ chỉ',
  zh: '而 先 后 前 後',
}

/** Says nothing in a learning: "please always use pnpm" says what "use pnpm" says. */
export const FILLERS: Lines = {
  en: 'please always just also really the an remember note so ok okay hey this these our my we you i me us it do does should must be is are was now each every all',
  de: 'bitte immer auch die das ein eine wir',
  fr: 'nous te plaît toujours le les sil',
  es: 'nosotros por favor siempre el la los las',
  pt: 'sempre',
  ru: 'мы всегда пожалуйста',
  zh: '请 要 了',
}

/** Connects words. Such a word alone says nothing if the other text has none of them. */
export const LINKS: Lines = { en: 'a to that in on from', de: 'der den dem des im', fr: 'de du' }
export const AND: Lines = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', ru: 'и', zh: '和 与 及' }
export const OR: Lines = { en: 'or', de: 'oder', fr: 'ou', es: 'o', ru: 'или', zh: '或' }

/** Belongs to the words after it. */
export const BINDS: Lines = {
  en: 'for with by at into onto of as via through under about against between within once whenever because',
  de: 'auf für mit bei zu am zum aus von durch als falls sobald bevor nachdem weil',
  fr: 'dans avec pour par vers sur en au aux à quand lorsque si dès',
  es: 'con para desde hacia al del cuando',
  pt: 'com em na nos nas ao quando se',
  it: 'di da per su prima dopo',
  pl: 'w z dla wanneer zodra gdy jeśli',
  ru: 'на в с из для к от по у если когда перед',
  nl: 'op met voor van naar',
  zh: '用 在 从 把 到 对 给 比 被 向 为 当',
}

/**
 * Means the opposite if it replaces a counterpart: which way, whose, why, how many. The words between two strokes say the same.
 */
export const COUNTERPARTS: Readonly<Record<string, readonly string[]>> = {
  signs: ['<|>'],
  en: [
    'from|to into onto in on at toward towards',
    'on|off',
    'in|out',
    'up|down upwards|downwards',
    'under below beneath|over above',
    'with|against',
    'inside|outside',
    'my mine our ours|your yours|their theirs his her hers',
    'why|what|how|where|who',
    'many|few',
    'more|less fewer',
    'same|other different another',
    'first|last',
  ],
  de: [
    'von aus vom|in ins auf nach zu zum zur',
    'unter|über',
    'mit|gegen',
    'mein meine meinen meinem meiner unser unsere unserem unseren|dein deine deinen deinem deiner euer eure eurem euren|ihr ihre ihren ihrem',
    'warum wieso weshalb|was|wie|wo|wer',
    'viele|wenige',
    'mehr|weniger',
  ],
  fr: [
    'sous|sur',
    'depuis|vers',
    'mon ma mes notre nos|ton ta tes votre vos|leur leurs',
    'pourquoi|quoi|comment|où',
    'plus|moins',
  ],
  romance: ['de del desde da dal do|a al à au hacia hasta para'],
  es: ['por|para', 'bajo|sobre', 'mi mis nuestro nuestra nuestros|tu tus vuestro vuestra', 'más|menos'],
  pt: ['mais|menos', 'meu minha meus minhas nosso nossa|seu sua seus suas teu tua'],
  it: ['mio mia miei mie nostro nostra|tuo tua tuoi tue vostro vostra', 'più|meno'],
  nl: [
    'voor|na',
    'van uit vanuit|naar',
    'onder|boven',
    'mijn ons onze|jouw je jullie',
    'meer|minder',
    'waarom|wat|hoe|waar',
  ],
  pl: ['z ze|do na', 'pod|nad'],
  ru: [
    'с со из от|на в во к ко',
    'под|над',
    'мой моя моё мои моей моём наш наша наше наши нашей|твой твоя твоё твои твоей ваш ваша ваше ваши вашей',
    'почему зачем|что|как|где',
    'больше|меньше',
  ],
}
/** The same in scripts without spaces. */
export const COUNTERPARTS_INSIDE: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/从|從/u, /[向到给給]/u],
  [/から/u, /[にへ]/u],
  [/에서/u, /(?:으?로|에게|에)(?!\p{L})/u],
]
/** Words between the one who does something and what they do. */
export const AUXILIARIES: ReadonlySet<string> = setOf({
  en: 'should must shall will can could may might would do does always never also only just not dont really to then still',
})

/**
 * The endings that one word may have: two words of the same beginning are one if a list has the endings of both; "-" is none. Only those of
 * inflection: other endings make other words ("custom", "customer"; "local", "locale").
 */
export const ENDINGS = {
  en: ['- s es ed ing', 'e es ed ing', 'y ies ied'],
  de: ['- e en es n s', 'e en er es em', '- e en n t te ten st et'],
  fr: ['- e s es', 'er ez e es ent é ée és ées ons'],
  es: ['- s es', 'o a os as', 'ar a an as e en es o', 'er e en es a an', 'ir e en es a an'],
  pt: ['- s es', 'o a os as', 'ar a am e em o', 'er e em a am', 'ir e em a am'],
  it: ['o a i e', 'are a i ano ino', 'ere e i ono'],
  nl: ['- e en s t'],
  pl: ['- a u y i e ie ów om ami ach ę ą'],
  ru: [
    '- а я у ю ы и е о ь ой ей ом ем ам ям ами ями ах ях ов ев',
    'ть й йте ю ем ет ют л ли',
    'ый ая ое ые ого ому ым ых ую',
  ],
} as const
/** British spellings, and how each is written in American English. */
export const SPELLINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<=\p{L}{3})our/u, 'or'],
  [/(?<=\p{L}{3}[iy])s(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/u, 'z'],
  [/tre(?=s?$)/u, 'ter'],
]
/** Languages in which all nouns have capitals, so a capital does not show a name. */
export const WITH_CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de'])

/** What follows one of these, or precedes one of the next, is a name that is typed exactly so: "a branch called Main", "the Main class". */
export const NAMES_WHAT_FOLLOWS: ReadonlySet<string> = setOf({
  en: 'branch tag class function method interface struct enum variable constant table column field module namespace package script target flag option component hook import called named',
  de: 'klasse funktion methode variable tabelle spalte modul skript namens',
  fr: 'branche classe fonction méthode colonne nommé nommée',
  es: 'rama clase función método tabla columna llamado llamada',
})
export const NAMES_WHAT_PRECEDES =
  /^(?:(?:class|branch|component|function|method|interface|enum|struct)(?!\p{L})|クラス|関数|メソッド|ブランチ|コンポーネント|类|類|函数|方法|分支|组件|클래스|함수|브랜치|컴포넌트)/u
/** Branches, whose names are always typed exactly like this. */
export const EXACT_NAMES: ReadonlySet<string> = setOf({ git: 'main master develop trunk' })

/**
 * Negations inside of a word, or between words that no space parts: Japanese and Korean endings, Thai, Lao, Khmer and Burmese words, the
 * endings of Tamil, Telugu, Kannada and Malayalam verbs.
 */
export const NEGATES_INSIDE =
  /ない|なく|なし|ません|ずに|せず|わず|かず|やめ|だめ|ダメ|않|말|금지|못|없|지\s?마|(?<!\p{L})안(?=[쓰써씁하한할해합되된돼됩])|ไม่|อย่า|ห้าม|ไร้|งด|มิ|ບໍ່|ຢ່າ|ຫ້າມ|មិន|កុំ|ហាម|គ្មាន|ဘူး|နဲ့|မရ|ல்லை|ாதே|ாதீ|ாது|ாமல்|లేదు|లేదు|వద్దు|కూడదు|ವಿಲ್ಲ|ಬೇಡ|ಬಾರದು|ില്ല|രുത്/gu

/** Words with which the order of a text always counts. */
export const IN_ORDER = /order|sequen|reihenfolge|ordre|orden|ordem|ordine|поряд|顺序|順|순서/u
export const ADVERB = /.(?:ly|mente)$/u

/** The words of all languages. */
export function setOf(lines: Lines): ReadonlySet<string> {
  return new Set(Object.values(lines).flatMap((line) => line.normalize('NFKC').split(' ')))
}
