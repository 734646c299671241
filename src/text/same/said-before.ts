import { lazily } from '../../base/lazily.ts'
import { ASIDE, HERE, SAID_BEFORE } from './phrases.ts'

const FRAMES = Object.values(SAID_BEFORE).map(
  ({ before, says, after }) => `(?:(?:${before})[\\s,]+)*(?:${says})(?:[\\s,]+(?:${after})(?![\\p{L}’']))*`,
)
const FRAME = `(?:${FRAMES.join('|')}|(?:${ASIDE})(?=\\s*(?:[,:;.!–—-]|$)))(?![\\p{L}’'])`
/** At the beginning, or after a mark near the end: in between it may be what is said ("Ask who has forgotten a password"). */
const saidBefore = lazily(
  () => new RegExp(`^(?:[\\s\\p{P}]*${FRAME})+[\\s\\p{P}]*|[,;.!?–—-](?=[^]{0,100}$)\\s*${FRAME}[\\s.!]*$`, 'giu'),
)
const LOUDER = /(?<=\b(?:never|not|don['’]?t) )ever\b|(?<=[\p{L}\p{N}]) too(?=[\s.!]*$)/giu
/** Compiled in a millisecond, because it handles neither case nor the ends of words; an expression that does takes twenty. */
const mayBeSaid = lazily(
  () => new RegExp([...Object.values(SAID_BEFORE).map(({ says }) => says), ASIDE, HERE].join('|'), 'u'),
)
const hereAnyway = lazily(() => new RegExp(`(?<![\\p{L}\\p{N}])(?:${HERE})(?![\\p{L}\\p{N}]|['’]s)`, 'giu'))

/**
 * A text without the words that say it was said before, stress it, or name a place where it holds anyway: "I told you before: …", "… never ever
 * …", "… in this repo". Whatever else one text has and another has not is new.
 */
export function withoutSaidBefore(text: string): string {
  const isSaid = mayBeSaid().test(text.toLowerCase())
  const said = (isSaid ? text.replace(saidBefore(), ' ') : text).replace(LOUDER, ' ')
  return isSaid ? said.replace(hereAnyway(), ' ') : said
}
