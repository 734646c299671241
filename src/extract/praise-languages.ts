import { lazily } from '../base/lazily.ts'
import { LETTERS } from '../text/letters.ts'

/** The words of a language, for text in lower case. */
type PraiseWords = {
  /** How a message that praises begins. */
  readonly praise: string
  /** Says that the way should stay: "keep doing it like that". Not "always", which may open another rule, nor "go on", which is about the work. */
  readonly goesOn: string
  /** How the agent says that it did what somebody else would have done differently. */
  readonly chosen: string
  /** What the proposal begins with. */
  readonly liked: string
}

/** A letter or digit, or an accent on one. */
const LETTER = String.raw`[${LETTERS}\u0300-\u036f\d]`

const OPENERS = 'yes|yeah|ok|okay|oh|wow|ah|nice|ja|oui|sí|si|sim|sì|да|tak|evet'
const OPENERS_UNSPACED = '对|對|嗯|好|是的|はい|うん|ええ|네|응|ok'

const SPACED: readonly PraiseWords[] = [
  {
    praise: String.raw`perfect|exactly|great|excellent|love it|love this|that['’]?s (?:it|perfect|exactly|great|how)|much better|this is (?:perfect|exactly|great|how)|thanks`,
    goesOn: String.raw`keep (?:it|doing|that|this|going like)|like (?:that|this)|that way|this way|that style|this style|how i (?:like|want)|what i (?:like|wanted|want|meant)`,
    chosen: String.raw`(?:i(?:['’]ve| have)?|now) [^.!?]{0,80}(?<!${LETTER})(?:instead of|rather than|without (?:using|any|adding)|in favou?r of)`,
    liked: 'Liked',
  },
  {
    praise:
      'perfekt|genau(?: so)?|super|sehr gut|toll|klasse|prima|gefällt mir|danke|so ist es (?:gut|besser)|viel besser',
    goesOn:
      '(?<!und )so weiter|weiter so|so machen|so bleiben|genau so|auf diese (?:art|weise)|diesen stil|so (?:will|mag|wollte) ich',
    chosen: String.raw`.{8,} (?:statt|anstatt|anstelle)|ohne .{3,60} zu`,
    liked: 'Gefiel',
  },
  {
    praise:
      "parfait|exactement|super|très bien|génial|excellent|j['’]adore|nickel|merci|c['’]est (?:ça|parfait|mieux)|beaucoup mieux",
    goesOn: 'comme (?:ça|cela)|de cette (?:façon|manière)|ce style',
    chosen: String.raw`.{8,} (?:au lieu d(?:e|es|u)|au lieu d['’][${LETTERS}]+|plutôt que|sans (?:utiliser|ajouter|passer par|aucune?))`,
    liked: 'Apprécié',
  },
  {
    praise:
      'perfecto|exact[oa]|exactamente|genial|excelente|muy bien|me (?:gusta|encanta)|gracias|así es|mucho mejor|eso es',
    goesOn: 'así|de esta (?:manera|forma)|de ese modo|ese estilo|este estilo',
    chosen: '.{4,} (?:en lugar de|en vez de|sin (?:usar|utilizar|añadir|agregar|ningún|ninguna))',
    liked: 'Gustó',
  },
  {
    praise:
      'perfeit[oa]|exat[oa]|exatamente|ótimo|otimo|excelente|muito (?:bom|bem)|gostei|adorei|obrigad[oa]|é isso|muito melhor',
    goesOn: 'assim|desse jeito|dessa forma|desta forma|deste modo|esse estilo|este estilo',
    chosen: '.{4,} (?:em vez de|ao invés de|no lugar de|sem (?:usar|utilizar|adicionar|nenhuma?))',
    liked: 'Agradou',
  },
  {
    praise: 'perfett[oa]|esatt[oa]|esattamente|ottimo|benissimo|mi piace|grazie|molto (?:bene|meglio)|è così',
    goesOn: 'così|in questo modo|questo stile|quello stile',
    chosen: String.raw`.{4,} (?:invece (?:di|che)|al posto d(?:i|el|ella|ei|elle)|anziché|senza (?:usare|aggiungere|alcun[ao]?))`,
    liked: 'Piaciuto',
  },
  {
    praise: 'perfect|precies|uitstekend|heel goed|mooi|geweldig|top|dank(?: je)?|bedankt|veel beter',
    goesOn: 'zo (?:door|doorgaan|blijven|doen|wil ik)|ga zo door|op deze manier|deze stijl|precies zo',
    chosen: String.raw`.{8,} (?:in plaats van|i\.p\.v\.)|zonder .{3,60} te`,
    liked: 'Beviel',
  },
  {
    praise: 'świetnie|idealnie|dokładnie|super|doskonale|bardzo dobrze|podoba mi się|dzięki|dziękuję|o to chodzi',
    goesOn: 'tak (?:trzymaj|rób|dalej|właśnie)|właśnie tak|w ten sposób|ten styl',
    chosen: '.{8,} zamiast',
    liked: 'Podobało się',
  },
  {
    praise:
      'отлично|идеально|супер|класс|здорово|превосходно|очень хорошо|то что надо|именно так|мне нравится|спасибо|гораздо лучше',
    goesOn: 'так (?:и )?(?:держать|делай|дальше|продолжай)|именно так|таким образом|в таком стиле|в этом стиле',
    chosen: '.{8,} (?:вместо|а не)',
    liked: 'Понравилось',
  },
  {
    praise: 'чудово|ідеально|супер|клас|дуже добре|саме так|мені подобається|дякую|набагато краще',
    goesOn: 'так (?:і )?(?:тримати|роби|далі|продовжуй)|саме так|таким чином|у такому стилі',
    chosen: '.{8,} (?:замість|а не)',
    liked: 'Сподобалось',
  },
  {
    praise:
      'harika|mükemmel|süper|aynen|çok (?:iyi|güzel)|güzel|tam (?:istediğim|olarak)|bayıldım|teşekkürler|eline sağlık',
    goesOn: 'böyle|bu şekilde|bu tarzda',
    chosen: '.{4,} yerine',
    liked: 'Beğenildi',
  },
]

/** In scripts without spaces these words count anywhere. */
const UNSPACED: readonly PraiseWords[] = [
  {
    praise: '完美|太好了|太棒了|很好|非常好|不错|不錯|漂亮|正是|就是这样|就是這樣|谢谢|謝謝',
    goesOn: '就这样|就這樣|这样(?:做|写|来|就)|這樣(?:做|寫|來|就)|这种(?:方式|风格|写法)|這種(?:方式|風格|寫法)',
    chosen: '而不是|而非|代替|取代|没有(?:使?用|引入|添加)|沒有(?:使?用|引入|添加)|不使?用',
    liked: '认可的做法',
  },
  {
    praise:
      '完璧|最高|素晴らしい|すばらしい|いいね|いいです|とても(?:いい|良い)|すごく(?:いい|良い)|そうそう|それです|ありがとう|ばっちり|バッチリ',
    goesOn: 'この調子|このやり方|この方法|このスタイル|この書き方|このまま|そのまま|こういう(?:風|感じ|やり方)',
    chosen: 'ではなく|じゃなくて|の代わりに|を使わずに|なしで',
    liked: '好評',
  },
  {
    praise: '그거야|그거예요|완벽|최고|좋아|좋네|좋습니다|훌륭|정확히|감사|고마워',
    goesOn: '이렇게|이대로|그렇게|이 방식|이런 (?:식|방식|스타일)',
    chosen: ' ?대신|말고|가 아니라|이 아니라|없이',
    liked: '마음에 든 방식',
  },
]

const NOT_SO = String.raw`but|not|don['’]?t|never|stop|aber|nicht|kein[${LETTERS}]{0,2}|nie|mais|pas|jamais|pero|nunca|así no|no (?:así|es|hagas|lo|me|quiero|uses)|mas|não|nao|ma|non|mai|maar|niet|geen|ale|но|не|нет|але|ні|ama|fakat|değil|yapma`
const NOT_SO_UNSPACED =
  '但|不过|不過|可是|不要|不对|不對|(?:别|別)(?:再|用|这|這)|でも|だけど|けど|ただし|やめ|しないで|하지만|지만|근데|그런데|말고|말아|마세요|하지 ?마|아니|않'

/**
 * Whether a message, in lower case, begins with praise and wants that the way stays: "Perfect, keep doing it like that". Praise alone may be for
 * the result.
 */
export function praisesWay(text: string): boolean {
  return MAY_PRAISE.test(text) && !notPraised().test(text) && praised().test(text) && goesOn().test(text)
}

/**
 * How a proposal names a way of working that the agent says it chose, in a sentence in lower case: "Liked". Undefined if it chose none.
 */
export function likedWay(text: string): string | undefined {
  return ways().find(({ chosen }) => chosen.test(text))?.liked
}

/**
 * How messages that praise begin, but also messages whose longer first words begin with these. Tested first, because hardly any message matches,
 * and expressions that look at the letters around words are slow to compile.
 */
const MAY_PRAISE = new RegExp(
  `^((?:${OPENERS}|${OPENERS_UNSPACED})[,!. ，。、！]+)?(?:${anyOf([...SPACED, ...UNSPACED], 'praise')})`,
)

const praised = lazily(
  () =>
    new RegExp(
      `^((?:${OPENERS})[,!. ]+)?(?:${anyOf(SPACED, 'praise')})(?!${LETTER})|^(?:(?:${OPENERS_UNSPACED})[，,。、!！. ]+)?(?:${anyOf(UNSPACED, 'praise')})`,
    ),
)
const goesOn = lazily(() => new RegExp(`${asWord(anyOf(SPACED, 'goesOn'))}|${anyOf(UNSPACED, 'goesOn')}`))
/** Thanks that go on with a "but" or a "not" may ask for the opposite: "Thanks, but don't do it like that". */
const notPraised = lazily(() => new RegExp(`${asWord(NOT_SO)}|${NOT_SO_UNSPACED}`))
const ways = lazily(() => [
  ...SPACED.map(({ chosen, liked }) => ({ chosen: new RegExp(`${asWord(chosen)}.{3,}`), liked })),
  ...UNSPACED.map(({ chosen, liked }) => ({ chosen: new RegExp(`.{2,}(?:${chosen}).{2,}`), liked })),
])

function anyOf(languages: readonly PraiseWords[], part: 'praise' | 'goesOn'): string {
  return languages.map((language) => language[part]).join('|')
}

function asWord(source: string): string {
  return `(?<!${LETTER})(?:${source})(?!${LETTER})`
}
