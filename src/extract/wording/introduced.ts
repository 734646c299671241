import { MAX_LEARNING } from '../../text/max-learning.ts'
import { listAfterColon } from '../view/list-after.ts'
import { quotedAfter } from '../wishes/quoted-after.ts'
import type { Spoken } from './join-anaphora.ts'
import { FROM_NOW_ON } from './leading-task.ts'

/** What comes after a colon, and where it ends in the turn's text. */
type Introduced = { readonly items: readonly string[]; readonly end: number; readonly by: 'list' | 'quotation' }

/** Says only that rules follow. */
const ANNOUNCES =
  /\b(?:rules|conventions|guidelines|preferences|standards|regeln|konventionen|reglas|regras|r[eè]gles|zasady|regole|kurallar)\b|правила|规则|規則|规范|規範|约定|約定|ルール|規約|규칙/iu

/**
 * A rule that ends with a colon is kept with the list or the quotation that it introduces: "never use these:" alone says nothing, and an item of
 * "never do the following:" alone says the opposite. If it only announces rules that are all kept themselves, it gives way to them.
 */
export function withIntroduced(spoken: readonly Spoken[]): readonly Spoken[] {
  const result: Spoken[] = []
  let taken = 0
  for (const [index, each] of spoken.entries()) {
    if (each.view.start < taken) continue
    const introduced = isKept(each) ? introducedBy(each) : undefined
    if (introduced === undefined) {
      result.push(each)
      continue
    }
    const kept = spoken.slice(index + 1).filter((item) => item.view.start < introduced.end && isKept(item))
    if (ANNOUNCES.test(each.view.original) && kept.length >= introduced.items.length) continue
    const joined = joinedWith(each, introduced, kept)
    result.push(joined ?? each)
    if (joined !== undefined) taken = introduced.end
  }
  return result
}

function isKept({ candidate }: Spoken): boolean {
  return candidate.tier !== 'skip'
}

/** The rule and what it introduces as one candidate, with the best score of all that was said. */
function joinedWith(each: Spoken, introduced: Introduced, kept: readonly Spoken[]): Spoken | undefined {
  const { candidate, view, from } = each
  const text = `${candidate.text}: ${asManyAsFit(introduced.items, MAX_LEARNING - candidate.text.length - 2)}`
  if (text.length > MAX_LEARNING) return undefined
  const best = kept.map((item) => item.candidate).reduce((a, b) => (b.confidence > a.confidence ? b : a), candidate)
  // A quotation may be anybody's words, so it needs a person's key.
  const tier = introduced.by === 'quotation' && best.tier === 'auto' ? 'suggest' : best.tier
  const evidence = view.turn.text.slice(from, introduced.end)
  return { ...each, candidate: { ...best, kind: candidate.kind, text, evidence, tier }, to: introduced.end }
}

function asManyAsFit(items: readonly string[], room: number): string {
  const whole = items.join('; ')
  if (whole.length <= room) return whole
  const more = '; …'
  let kept = items[0] ?? ''
  for (const item of items.slice(1)) {
    if (`${kept}; ${item}${more}`.length > room) break
    kept += `; ${item}`
  }
  return kept + more
}

/** A quotation may be output that somebody complains about, unless the rule is all that the sentence says. */
const ONE_CLAUSE = new RegExp(
  String.raw`^(?:(?:${FROM_NOW_ON})\s*,\s*)?(?!.*\s(?:but|aber|mais|pero|mas|но)\s)[^,;–—]*$`,
  'isu',
)

/** Whether a sentence was kept to its end; only its first letter may have become a capital. */
function ends(text: string, end: string): boolean {
  return text.toLowerCase().endsWith(end.toLowerCase())
}

function introducedBy({ candidate, view }: Spoken): Introduced | undefined {
  const said = view.original.replace(/[\s:：]+$/u, '')
  if (said === view.original || !ends(candidate.text, said.slice(-12))) return undefined
  const listed = listAfterColon(view)
  if (listed !== undefined) return { ...listed, by: 'list' }
  const quoted = ONE_CLAUSE.test(candidate.text) ? quotedAfter(view) : undefined
  return quoted && { items: [quoted.text], end: quoted.end, by: 'quotation' }
}
