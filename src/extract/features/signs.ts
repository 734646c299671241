import { UNDERSCORE } from '../view/alphabet.ts'
import { BEYOND_ASCII, QUOTATION } from '../view/marks.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { contradicts } from './contradicts.ts'
import type { FeatureRow } from './feature-row.ts'
import { isInLetter } from './letter.ts'
import { isListedRule, isListedStep } from './listed.ts'
import { isOtherTool } from './other-tool.ts'
import { isPlainQuestion } from './plain-question.ts'
import { isPlainRule } from './plain-rule.ts'
import { isStatementElsewhere } from './statement.ts'
import { isSupposed } from './supposes.ts'

/** A structural feature of a sentence in its turn: how and where it was said, not its words. */
export type Sign = FeatureRow & { readonly holds: (view: SentenceView) => boolean }

/** Text before a pasted document was typed. */
const MAX_OPENING_UNITS = 200

const EACH_TIME = /^ (?:whenever|every time|each time|from now on|(?:before|after) (?:you|each|every|any)) /

export const signs: readonly Sign[] = [
  { id: 'tiny', weight: -1.5, because: 'is only a word or two', holds: (v) => v.size < 18 },
  {
    id: 'short',
    weight: -0.3,
    because: 'is short',
    // A sentence that ends with a colon goes on.
    holds: (v) => v.size >= 18 && v.size < 36 && !v.original.endsWith(':') && !v.original.endsWith('：'),
  },
  { id: 'long', weight: -0.5, because: 'is long', holds: (v) => v.size >= 250 },
  { id: 'first', weight: 0, because: 'opens the message', holds: (v) => v.count > 1 && v.index === 0 },
  { id: 'last', weight: 0.1, because: 'closes the message', holds: (v) => v.count > 1 && v.index === v.count - 1 },
  { id: 'of-many', weight: -0.5, because: 'is one of many sentences', holds: (v) => v.count > 8 },
  { id: 'long-message', weight: -0.4, because: 'stands in a long message', holds: (v) => v.message.long },
  {
    id: 'in-document',
    weight: -1.2,
    because: 'stands in a pasted document or plan',
    holds: (v) => v.message.document && v.start > MAX_OPENING_UNITS,
  },
  {
    id: 'plain-question',
    weight: -1,
    because: 'asks whether it is so',
    holds: isPlainQuestion,
  },
  {
    id: 'supposes',
    weight: -3,
    because: 'asks what would be if it were so',
    holds: isSupposed,
  },
  {
    id: 'quoted',
    weight: -1.2,
    because: 'stands in quotation marks',
    holds: isQuoted,
  },
  {
    id: 'in-letter',
    weight: -7,
    because: 'stands in a letter to somebody else',
    holds: isInLetter,
  },
  {
    id: 'listed-rule',
    weight: 1.5,
    because: 'stands in a list of rules',
    holds: isListedRule,
  },
  {
    id: 'listed-step',
    weight: -0.8,
    because: 'stands in a numbered list of steps or findings',
    holds: isListedStep,
  },
  { id: 'among-output', weight: -0.6, because: 'stands among logs or code', holds: (v) => v.message.mostlyMasked },
  {
    id: 'denial',
    weight: 0.3,
    because: 'is the reason you gave when you refused a tool call',
    holds: (v) => v.turn.source === 'denial',
  },
  {
    id: 'queued',
    weight: 0.3,
    because: 'was typed while the agent was working',
    holds: (v) => v.turn.source === 'queued',
  },
  {
    id: 'answer',
    weight: 0.1,
    because: 'answers a question in your own words',
    holds: (v) => v.turn.source === 'answer',
  },
  {
    id: 'slash',
    weight: -0.3,
    because: 'was given to a slash command',
    holds: (v) => v.turn.source === 'slash_args',
  },
  {
    id: 'interrupt',
    weight: 0.5,
    because: 'came right after you interrupted',
    holds: (v) => v.turn.facts.afterInterrupt,
  },
  {
    id: 'was-asked',
    weight: -0.2,
    because: 'answers a question of the agent',
    holds: (v) => v.message.asked,
  },
  {
    id: 'names-tool',
    weight: 0.5,
    because: 'names a tool or technology',
    holds: (v) => v.reading.tool,
  },
  {
    id: 'names-place',
    weight: 0.3,
    because: 'names a file, address or path',
    holds: (v) => hasPlaceholder(v) && /_(?:path|ip|mail|memoryfile)_/.test(v.folded),
  },
  {
    id: 'memory-file-named',
    weight: 1,
    because: 'names a memory file',
    holds: (v) => hasPlaceholder(v) && v.folded.includes('_memoryfile_'),
  },
  {
    id: 'states',
    weight: 0.4,
    because: 'states how things are',
    holds: (v) =>
      /^ ((?:the|our|my|all|every|a|an|this|that|no|any|each|its|it|we|you|they|there) )?[^ ]+(?: [^ ,]+){0,4} (?:is|are|has|have|uses?|lives?|runs?|goes?|gets?|needs?|must|cannot|cant|dont|doesnt|isnt|arent|follows?|means?|should|comes?|stays?|happens?|belongs?)(?= )/.test(
        v.folded,
      ),
  },
  {
    id: 'states-elsewhere',
    weight: 0.4,
    because: 'states how things are',
    holds: isStatementElsewhere,
  },
  {
    id: 'pronoun-first',
    weight: -0.3,
    because: 'begins with a word for something said before',
    holds: (v) =>
      /^ (?:(?:and|but|so|also|then|because|since|ok|okay|oh|yeah|yes|no|well|hm+|actually) (, )?){0,3}(?!(?:it turn|it was because|thats why|thats how we|this is how we))(?:it|its|thats|they|theyre|he|she|there(?:s| is| are)(?! no)|(?:this|that|these|those) (?:is|are|was|were|has|have|does|doesnt|isnt|should|will|would|can|could|looks?|seems?|means?|works?|needs?|makes?|just|also|only)) /.test(
        v.folded,
      ),
  },
  {
    id: 'addresses-agent',
    weight: 0.2,
    because: 'speaks to the agent',
    holds: (v) => v.reading.agent || (!v.ascii && /你|您|あなた|너(?![무비머])|네가|니가/.test(v.folded)),
  },
  {
    id: 'emphatic',
    weight: 0.2,
    because: 'is said with emphasis',
    holds: (v) =>
      (/[!！*_]/.test(v.original) && /[!！]|\*\*[^*]+\*\*|\b_[a-z]+_\b/i.test(v.original)) ||
      (/[A-Z] [A-Z]{2,} [A-Z]/.test(v.original) && /(?:^|[^\w])[A-Z]{2,} [A-Z]{2,} [A-Z]{2,}/.test(v.original)),
  },
  {
    id: 'colon-list',
    weight: -0.2,
    because: 'introduces or belongs to a list',
    // "Before every commit:" introduces a rule in several steps.
    holds: (v) => v.original.trimEnd().endsWith(':') && !EACH_TIME.test(v.folded),
  },
  {
    id: 'other-tool',
    weight: 3,
    because: 'names a tool in place of the one just used',
    holds: isOtherTool,
  },
  { id: 'rule-form', weight: 0.4, because: 'has the form of a rule', holds: isPlainRule },
  { id: 'contradicts', weight: 1, because: 'rejects something the agent had just used', holds: contradicts },
]

/** Begins with a quotation mark, or follows an open one on its line. */
function isQuoted({ original, start, message: { masked, marks } }: SentenceView): boolean {
  if ((marks.signs & (QUOTATION | BEYOND_ASCII)) === 0) return false
  if (/^["“„«「『]/.test(original)) return !OPENS_WITH_TERM.test(original)
  if ((marks.signs & QUOTATION) === 0 || !masked.includes('"')) return false
  const line = masked.slice(masked.lastIndexOf('\n', start - 1) + 1, start)
  return (line.split('"').length - 1) % 2 === 1
}

/** A word or two in quotation marks, and what is said about them: `"tenant" means customer`. */
const OPENS_WITH_TERM = /^["“„«「『][^"”“»」』]{1,24}["”“»」』] ?[^\s"”“»」』.,;!?]+ \S/

function hasPlaceholder({ alphabets }: SentenceView): boolean {
  return (alphabets & UNDERSCORE) !== 0
}
