import { shown } from '../../dashboard/state/wording.ts'
import type { ItemJson } from '../../journal/item/encode-list.ts'
import type { forModel } from '../say/for-model.ts'
import type { Options } from '../start/context.ts'
import { badOption } from './option-values.ts'

/** The possible fields: the names in an item's `--json`. */
const FIELDS: Readonly<Record<keyof ItemJson, true>> = {
  id: true,
  status: true,
  kind: true,
  scope: true,
  text: true,
  confidence: true,
  cues: true,
  evidence: true,
  checks: true,
  pinned: true,
  shared: true,
  origin: true,
  tier: true,
  parts: true,
  formerTexts: true,
  wordedBy: true,
  proposedAt: true,
  decidedAt: true,
  sessions: true,
  deliveredTo: true,
  lastDeliveredAt: true,
  repeats: true,
  mergedInto: true,
  replacedBy: true,
  contradicts: true,
  rewound: true,
}
/** The same inside Claude Code. */
const FIELDS_FOR_MODEL = ['id', 'status', 'kind', 'scope', 'text'] as const satisfies (keyof ReturnType<
  typeof forModel
>)[]

/** Makes an item's line, including its end. */
type Template = (item: object) => string

type Asked = {
  readonly inside: boolean
  /** Fields that a command adds. */
  readonly more?: readonly string[]
}

/** Reads `--format`, e.g. `{{id}}\t{{text}}`; undefined if it is absent. Throws (exit 2) if it is invalid. */
export function templateOption(options: Options, { inside, more = [] }: Asked): Template | undefined {
  const { format } = options
  if (typeof format !== 'string') return undefined
  if (options.json === true) throw badOption('--format and --json cannot be used together', 'Leave one of them out')
  const fields = [...(inside ? FIELDS_FOR_MODEL : Object.keys(FIELDS)), ...more]
  return itemTemplate(format, fields)
}

/** A field, two braces that are not closed, or an escape. */
const PLACES = /\{\{(?:([^{}]*)\}\})?|\\[nt\\]/gu
const SIGNS: Readonly<Record<string, string>> = { '\\n': '\n', '\\t': '\t', '\\\\': '\\' }

function itemTemplate(format: string, fields: readonly string[]): Template {
  const named = Array.from(format.matchAll(PLACES)).filter(([place]) => place.startsWith('{{'))
  if (named.length === 0)
    throw badOption(`There is no field in --format "${format}"`, `Put fields in double braces: "{{id}} {{text}}"`)
  for (const [, name] of named) {
    if (name === undefined)
      throw badOption(`Cannot read --format "${format}"`, 'A field also ends with two braces: {{id}}')
    if (!fields.includes(name.trim()))
      throw badOption(`There is no field "${name.trim()}"`, `One of: ${fields.join(', ')}`)
  }
  return (item) => {
    const values: Readonly<Record<string, unknown>> = { ...item }
    const fill = (place: string, name?: string) => SIGNS[place] ?? valueText(values[name?.trim() ?? ''])
    return `${format.replace(PLACES, fill)}\n`
  }
}

/** As in the plain list: on one line, every character visible. '' for an absent value, JSON for an object or a list. */
function valueText(value: unknown): string {
  if (value === undefined) return ''
  return shown(typeof value === 'string' ? value : JSON.stringify(value))
}
