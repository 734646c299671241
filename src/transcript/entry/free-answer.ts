import { listIn, stringIfJson } from '../../base/parsed-json.ts'
import { field, text } from './entry.ts'

/** What the client writes for a picture that was pasted as or into an answer. */
const PICTURE = / ?\(Image attached\)$/

/** What is left of an answer without the offered labels. A multiple choice is written as `label, label, own words`. */
export function freeAnswer(answer: string, question: unknown): string {
  if (question === undefined) return ''
  const offered = listIn(field(question, 'options')).map((option) => text(option, 'label'))
  const labels = [...new Set([...offered, ...offered.map(asShown)])]
  // A label may end like one with a picture: cut off, it would look typed.
  const said = (labels.some((label) => PICTURE.test(label)) ? answer : answer.replace(PICTURE, '')).trim()
  if (labels.includes(asShown(said))) return ''
  if (field(question, 'multiSelect') !== true) return said
  const parts = quotedParts(said)
  return parts ? parts.filter((part) => !labels.includes(asShown(part))).join(', ') : withoutLabels(said, labels)
}

/** A label as it is on screen: on one line, however the model spaced it. Newer clients write this as the answer. */
function asShown(label: string): string {
  return label.replace(/\s+/g, ' ').trim()
}

/**
 * Newer clients write a part with a comma or a quote as a JSON string, so that parts can be told apart; undefined for an answer without such a
 * part.
 */
function quotedParts(answer: string): string[] | undefined {
  if (!answer.includes('"')) return undefined
  const parts: string[] = []
  const part = /("(?:[^"\\]|\\.)*"|[^"]*?)(?:, |$)/gsy
  while (part.lastIndex < answer.length) {
    const found = part.exec(answer)?.[1]
    const plain = found?.startsWith('"') ? stringIfJson(found) : found
    if (plain === undefined) return undefined
    parts.push(plain)
  }
  return parts
}

/** Older clients quote nothing: a label counts if it has commas around it. */
function withoutLabels(answer: string, labels: readonly string[]): string {
  let rest = answer
  for (const label of labels.toSorted((a, b) => b.length - a.length)) {
    if (label === '') continue
    const at = rest.indexOf(label)
    if (at === -1 || !/^(?:,|$)/.test(rest.slice(at + label.length)) || !/(?:^|, )$/.test(rest.slice(0, at))) continue
    rest = rest.slice(0, at) + rest.slice(at + label.length).replace(/^, /, '')
  }
  return rest.endsWith(', ') ? rest.slice(0, -2) : rest
}
