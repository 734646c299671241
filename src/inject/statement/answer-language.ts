import { normaliseText } from '../../text/normalise.ts'
import { withoutSaidBefore } from '../../text/same/same.ts'

/** How people name a language, by its code, in the languages in which they ask for one. */
const NAMES: Readonly<Record<string, string>> = {
  ar: 'arabic arabisch arabe árabe arabo арабском',
  de: 'german deutsch allemand alemán aleman alemão tedesco duits немецком немецки 德语 德文 ドイツ語 독일어',
  en: 'english englisch anglais inglés ingles inglês inglese engels английском английски 英语 英文 英語 영어',
  es: 'spanish spanisch espagnol español espanol espanhol spagnolo spaans испанском испански 西班牙语 スペイン語 스페인어',
  fr: 'french französisch français francais francés frances francês francese frans французском французски 法语 法文 フランス語 프랑스어',
  hi: 'hindi',
  id: 'indonesian indonesisch indonésien indonesio',
  it: 'italian italienisch italien italiano italiaans итальянском 意大利语 イタリア語 이탈리아어',
  ja: 'japanese japanisch japonais japonés japonês giapponese japans японском 日语 日文 日本語 일본어',
  ko: 'korean koreanisch coréen coreano koreaans корейском 韩语 韓国語 한국어',
  nl: 'dutch niederländisch holländisch néerlandais neerlandés holandés holandês olandese nederlands нидерландском',
  pl: 'polish polnisch polonais polaco polonês polacco pools польском',
  pt: 'portuguese portugiesisch portugais portugués portugues português portoghese portugees португальском 葡萄牙语 ポルトガル語 포르투갈어',
  ru: 'russian russisch russe ruso russo русском русски 俄语 ロシア語 러시아어',
  tr: 'turkish türkisch turc turco turks турецком',
  uk: 'ukrainian ukrainisch ukrainien ucraniano ucraino oekraïens украинском',
  vi: 'vietnamese vietnamesisch vietnamien vietnamita',
  zh: 'chinese mandarin chinesisch chinois chino chinês cinese chinees китайском 中文 汉语 普通话 中国語 중국어',
}

const CODES = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
)

/** Says nothing about the language, wherever it stands. */
const FILLERS = new Set(
  'please always only just from now on you should must bitte immer stets nur ab jetzt sofort toujours siempre por favor sempre altijd alsjeblieft всегда пожалуйста'.split(
    ' ',
  ),
)

/**
 * The whole of what is said, without fillers, with the name of the language: "Answer in German, in reviews in English" asks for two, and "write
 * in English" may be about comments.
 */
const ASKS: readonly RegExp[] = [
  /^(?:answer|respond|reply|talk|speak|communicate|write (?=to))(?: ?to| with)?(?: me| us)?(?: (?:all |my |our )*questions)? in (\p{L}+)$/u,
  /^(?:(?:give|keep|write) )?(?:(?:all|your) )*(?:answers|replies|responses)(?: be)? in (\p{L}+)$/u,
  /^speak (\p{L}+)(?: (?:to|with) (?:me|us))?$/u,
  /^(?:antworte|antworten sie|sprich|rede|schreibe?(?= mi[rt]))(?: mit)?(?: mir| uns)? (?:auf|in) (\p{L}+)$/u,
  /^(?:r[eé]pond(?:s|ez)|parlez?)(?: moi| nous)? en (\p{L}+)$/u,
  /^(?:responde|resp[oó]ndeme|contesta|cont[eé]stame|habla|h[aá]blame) en (\p{L}+)$/u,
  /^(?:respond[ae]|fal[ae])(?: me| comigo)? em (\p{L}+)$/u,
  /^(?:rispondi|parla)(?:mi)? in (\p{L}+)$/u,
  /^(?:antwoord|reageer|praat)(?: met)?(?: me| mij| ons)? in (?:het )?(\p{L}+)$/u,
  /^(?:отвечай|говори|пиши(?= мне))(?:те)?(?: мне)? (?:на|по) (\p{L}+)(?: языке)?$/u,
  /^(?:请|請|都|始终|总是|一律|必须|要)*[用以](\p{Script=Han}+?)来?(?:回答|回复|答复|交流|沟通)我?$/u,
  /^(?:常に|必ず|いつも)?(.{2,5})で(?:答えて|(?:回答|返答|返信|応答)(?:して|すること)|話して)(?:ください|下さい|ほしい)?$/u,
  /^(?:항상 )?(\p{Script=Hangul}+)로 (?:대답|답변|응답|답)(?:해|하세요|해 ?줘|해 ?주세요|할 것)$/u,
]

const NAMED = new RegExp([...CODES.keys()].join('|'), 'iu')

/** The code of the language in which somebody wants to be answered, if that is all that is said. */
export function answerLanguageOf(text: string): string | undefined {
  if (!NAMED.test(text)) return undefined
  const words = normaliseText(withoutSaidBefore(text)).split(' ')
  const said = words.filter((word) => !FILLERS.has(word)).join(' ')
  const name = ASKS.map((asks) => asks.exec(said)?.[1]).find((found) => found !== undefined)
  return name === undefined ? undefined : CODES.get(name)
}
