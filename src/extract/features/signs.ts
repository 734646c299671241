import { UNDERSCORE } from '../view/alphabet.ts'
import { REJECTIONS, REJECTIONS_AFTER } from '../view/lexicon.ts'
import { isListItem } from '../view/list-item.ts'
import { QUOTATION } from '../view/marks.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { isInLetter } from './letter.ts'
import { isOtherTool } from './other-tool.ts'
import { isPlainQuestion } from './plain-question.ts'
import { isPlainRule } from './plain-rule.ts'
import { isStatementElsewhere } from './statement.ts'

/** A structural feature of a sentence in its turn: how and where it was said, not its words. */
export type Sign = {
  readonly id: string
  /** Before training, in log-odds. */
  readonly weight: number
  readonly because: string
  readonly holds: (view: SentenceView) => boolean
}

/** Text before a pasted document was typed. */
const OPENING = 200

const EACH_TIME = /^ (?:whenever|every time|each time|from now on|(?:before|after) (?:you|each|every|any)) /

export const signs: readonly Sign[] = [
  { id: 'tiny', weight: -1.5, because: 'is only a word or two', holds: (v) => v.size < 18 },
  { id: 'short', weight: -0.3, because: 'is short', holds: (v) => v.size >= 18 && v.size < 36 },
  { id: 'long', weight: -0.5, because: 'is long', holds: (v) => v.size >= 250 },
  { id: 'first', weight: 0, because: 'opens the message', holds: (v) => v.count > 1 && v.index === 0 },
  { id: 'last', weight: 0.1, because: 'closes the message', holds: (v) => v.count > 1 && v.index === v.count - 1 },
  { id: 'of-many', weight: -0.5, because: 'is one of many sentences', holds: (v) => v.count > 8 },
  { id: 'long-message', weight: -0.4, because: 'stands in a long message', holds: (v) => v.message.long },
  {
    id: 'in-document',
    weight: -1.2,
    because: 'stands in a pasted document or plan',
    holds: (v) => v.message.document && v.start > OPENING,
  },
  {
    id: 'plain-question',
    weight: -1,
    because: 'asks whether it is so',
    holds: isPlainQuestion,
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
    holds: (v) => v.turn.text.includes(':') && isListedAs(RULES, v),
  },
  {
    id: 'listed-step',
    weight: -0.8,
    because: 'stands in a numbered list of steps or findings',
    holds: (v) => v.turn.text.includes(':') && isNumbered(v) && isListedAs(STEPS, v),
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
      /^ (?:(?:the|our|my|all|every|a|an|this|that|no|any|each|its|it|we|you|they|there) )?[^ ]+(?: [^ ,]+){0,4} (?:is|are|has|have|uses?|lives?|runs?|goes?|gets?|needs?|must|cannot|cant|dont|doesnt|isnt|arent|follows?|means?|should|comes?|stays?|happens?|belongs?)(?= )/.test(
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
      /^ (?:(?:and|but|so|also|then|because|since|ok|okay|oh|yeah|yes|no|well|hm+|actually) (?:, )?){0,3}(?!(?:it turn|it was because|thats why|thats how we|this is how we))(?:it|its|thats|they|theyre|he|she|there(?:s| is| are)(?! no)|(?:this|that|these|those) (?:is|are|was|were|has|have|does|doesnt|isnt|should|will|would|can|could|looks?|seems?|means?|works?|needs?|makes?|just|also|only)) /.test(
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
  if (/^["“„«「『]/.test(original)) return true
  if ((marks.signs & QUOTATION) === 0 || !masked.includes('"')) return false
  const line = masked.slice(masked.lastIndexOf('\n', start - 1) + 1, start)
  return (line.split('"').length - 1) % 2 === 1
}

/** A list item whose list is announced as something: "Rules for this repo:". */
function isListedAs(announcement: RegExp, { start, turn }: SentenceView): boolean {
  const { text } = turn
  if (!isListItem(text, start)) return false
  const announced = text.lastIndexOf(':\n', start)
  if (announced === -1 || hasParagraph(text.slice(announced, start))) return false
  return announcement.test(text.slice(text.lastIndexOf('\n', announced) + 1, announced))
}

/** Steps have numbers; rules are seldom counted. */
function isNumbered({ start, turn }: SentenceView): boolean {
  return /\d[.)]\s+$/.test(turn.text.slice(Math.max(0, start - 5), start))
}

/**
 * Whether a blank line is followed by anything but a list item. Not one expression, because that would rescan a run of line breaks from
 * each of them.
 */
function hasParagraph(text: string): boolean {
  return Array.from(text.matchAll(/\n\s+/g)).some(({ 0: space, index }) => {
    const next = text.charAt(index + space.length)
    return space.includes('\n', 1) && /[^\d(*•‣◦–—-]/.test(next)
  })
}

const RULES =
  /\b(?:rules?|conventions?|guidelines?|preferences?|standards?|remember|always|never|keep in mind|from now on|regeln|konventionen|reglas|regras|r[eè]gles|zasady|regole|kurallar)\b|правила|规则|規則|规范|規範|约定|約定|ルール|規約|규칙|컨벤션/i

const STEPS =
  /\b(?:plan|steps?|tasks?|to-?dos?|phases?|milestones?|acceptance criteria|issues?|findings|bugs|schritte|aufgaben|etapes|tareas|pasos|tarefas|passos)\b|计划|計劃|步骤|步驟|任务|任務|手順|タスク|계획|단계/i

function hasPlaceholder({ alphabets }: SentenceView): boolean {
  return (alphabets & UNDERSCORE) !== 0
}

/** "not npm", "pas npm", "npm 말고", after the agent used npm. */
function contradicts(view: SentenceView): boolean {
  if (view.turn.assistantBefore === '' || (view.ascii && !view.reading.rejects)) return false
  const rejected = rejectedIn(view) ?? (view.ascii ? undefined : rejectedUnspaced(view))
  return rejected !== undefined && !COMMON.has(rejected) && view.message.saidBefore(rejected)
}

/** What is rejected may be in backticks; paths and addresses are not compared. */
const REJECTED_WORD = '(?:_code_ )?([^ _][^ ]{1,39})'
const REJECTED = new RegExp(
  ` (?:${REJECTIONS.join('|')}) (?:a |an |the |use |using |in |to |de |von )?${REJECTED_WORD}(?= )`,
)
const REJECTED_BEFORE = new RegExp(` ([^ _][^ ]{1,39})(?: _code_)? (?:${REJECTIONS_AFTER.join('|')})(?= )`)

function rejectedIn({ folded, reading }: SentenceView): string | undefined {
  return reading.rejects ? (REJECTED.exec(folded)?.[1] ?? REJECTED_BEFORE.exec(folded)?.[1]) : undefined
}

function rejectedUnspaced({ folded }: SentenceView): string | undefined {
  return (
    /([a-z0-9_.-]{2,40}) ?(?:ではなく|じゃなく|じゃない|は使わ|말고|금지|쓰지|를 쓰|을 쓰|不要|不用)/.exec(
      folded,
    )?.[1] ?? /(?:不要用?|别用?|別用?|不是|而不是|不用|禁止|没有|不走) ?([a-z0-9_.-]{2,40})/.exec(folded)?.[1]
  )
}

const COMMON = new Set(
  'a an the to in is it be do on of and or for you that this not now yet just with need have should would could there their about which where when what then them they these those from into your make want more only like also need any one will was are'.split(
    ' ',
  ),
)
