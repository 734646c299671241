import { UNSPACED, type Language } from './cue.ts'

/** Short words that tell Latin-script languages apart, folded. English is what remains. */
const MARKERS: Readonly<Partial<Record<Language, string>>> = {
  de: 'immer nie niemals nutzen nutze verwende statt nehmen der die das und nicht ist ich du wir mit fur auf ein eine den im bei von zu sind auch nur wenn bitte dem wird kein keine aber noch mal hier',
  fr: 'utilise utilisez toujours jamais nous avant reponds le les des est et je tu nous pas dans pour que qui une sur avec ce cest du la au en il faut jai dans mais ou tout',
  es: 'usa usamos hagas hago yo siempre nunca antes van responde sin el los las es y que de en un una para con por lo esta la se me te del al esto como mas pero hay cada',
  pt: 'usa usamos usar sempre nunca antes responda rode nunca nossa o os as e que de em um uma nao para com por isso na no do da voce pra vc ta ja se mais mas tem ele ela tudo',
  it: 'usa usiamo sempre mai rispondi fare senza il lo gli e che di un una non per con nel della sono questo anche piu ma se la le i',
  nl: 'de het een en niet ik je van op met voor wij dat dit ook maar geen zijn naar',
  pl: 'i nie jest w na z ze to sie do jak tylko dla po ale przez',
  tr: 'bir ve bu icin ile degil var yok mi ama gibi daha cok sen ben olarak diye',
  vi: 'khong cua cho nay duoc thi la va ko lam voi cai dung trong nhe roi den them de vao',
  id: 'yang ini itu dan pake aja buat dari untuk tidak ga gak gue gw jangan di ada sama bisa dong nya kalo lagi udah',
  hi: 'hai ka ki ke ko se mat nahi kar karo ye yeh mein hain aur bhi kya ho raha',
}

const LANGUAGE_OF = new Map<string, Language[]>()
for (const [language, words] of Object.entries(MARKERS)) {
  for (const word of words.split(' ')) {
    LANGUAGE_OF.set(word, [...(LANGUAGE_OF.get(word) ?? []), language as Language])
  }
}
/** English words that some of the lists above also hold, and the commonest others. */
const ENGLISH = new Set(
  'the a an is are was be to of and in on for with that this it you we i not do dont use have has so as at by or if my our your can should from'.split(
    ' ',
  ),
)

/** Kinds of writing whose cues differ in how often they hold. */
export type Writing = 'english' | 'unspaced' | 'other'

export type LanguageGuess = {
  /** Whose cues to try: always English (its words stand in everyone's sentences), and what the writing or its short words show. */
  readonly languages: readonly Language[]
  /** English and what cannot be told from it; scripts that do not part words by spaces as Latin does; every other language. */
  readonly writing: Writing
}

/** The guess where nothing tells. */
export const ENGLISH_ONLY: LanguageGuess = { languages: ['any', 'en'], writing: 'english' }

/** Guesses the language of a folded sentence. */
export function guessLanguage(folded: string, words: readonly string[]): LanguageGuess {
  const script = scriptOf(folded)
  if (script !== undefined) {
    return { languages: ['any', 'en', ...script], writing: script.some((l) => UNSPACED.has(l)) ? 'unspaced' : 'other' }
  }
  const latin = latinLanguage(words)
  if (latin === undefined) return ENGLISH_ONLY
  // One short word is enough to try a language's cues, not to judge the sentence by another measure.
  return { languages: ['any', 'en', latin.language], writing: latin.votes > 1 ? 'other' : 'english' }
}

function scriptOf(folded: string): Language[] | undefined {
  // oxlint-disable-next-line no-control-regex
  if (!/[^\u0000-\u024f]/.test(folded)) return undefined
  const found: Language[] = []
  if (/[\u3040-\u30ff]/.test(folded)) found.push('ja')
  else if (/[\u3400-\u9fff]/.test(folded)) found.push('zh')
  if (/[\uac00-\ud7af]/.test(folded)) found.push('ko')
  if (/[\u0400-\u04ff]/.test(folded)) found.push('ru')
  if (/[\u0600-\u06ff]/.test(folded)) found.push('ar')
  if (/[\u0900-\u097f]/.test(folded)) found.push('hi')
  return found.length > 0 ? found : undefined
}

function latinLanguage(words: readonly string[]): { language: Language; votes: number } | undefined {
  let counts: Map<Language, number> | undefined
  let english = 0
  for (const word of words) {
    if (ENGLISH.has(word)) english++
    const languages = LANGUAGE_OF.get(word)
    if (languages === undefined) continue
    counts ??= new Map()
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  let best: { language: Language; votes: number } | undefined
  for (const [language, votes] of counts ?? []) {
    if (votes > (best?.votes ?? english)) best = { language, votes }
  }
  return best
}
