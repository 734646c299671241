import { isObject } from '../../base/parsed-json.ts'
import { oneLine } from '../../text/sanitize.ts'

// What a line of the journal must be, said once: it checks the line, names what is wrong with it, and gives it its type. By hand, because a schema
// library takes three times as long as `JSON.parse`.

export type Form<T = unknown> = {
  readonly fits: (value: unknown) => value is T
  /** The words that it may be. */
  readonly words?: readonly unknown[]
  /** The most UTF-16 units of a line that others chose. */
  readonly maxUnits?: number
  /** What each entry of a list must be. */
  readonly entries?: Form
  /** What each field of an object must be; it has no others. */
  readonly fields?: ReadonlyMap<string, Form>
  readonly isOptional?: true
}

export type FormedBy<F> = F extends Form<infer T> ? T : never

function form<T>(fits: (value: unknown) => boolean, more: Omit<Form, 'fits'> = {}): Form<T> {
  return { fits: fits as Form<T>['fits'], ...more }
}

export const text = form<string>((value) => typeof value === 'string')
export const number = form<number>((value) => typeof value === 'number' && Number.isFinite(value))
export const flag = form<boolean>((value) => typeof value === 'boolean')

export function matching(pattern: RegExp): Form<string> {
  return form((value) => typeof value === 'string' && pattern.test(value))
}

/** A time in UTC, as `toISOString()` writes it or with other fractions of a second. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/
/** A day that is in no calendar, such as 30 February, would count as a later one. */
export const time = form<string>(
  (value) =>
    typeof value === 'string' && TIME.test(value) && new Date(value).getUTCDate() === Number(value.slice(8, 10)),
)

/** One line that somebody else chose: bounded, and with nothing in it that could move a cursor. */
export function line(maxUnits: number): Form<string> {
  const pattern = new RegExp(`^[^\\p{Cc}\\p{Zl}\\p{Zp}]{0,${maxUnits}}$`, 'u')
  return { ...matching(pattern), maxUnits }
}

export function oneOf<const Words extends readonly unknown[]>(words: Words): Form<Words[number]> {
  const known = new Set<unknown>(words)
  return form((value) => known.has(value), { words })
}

export function listOf<T>(entries: Form<T>): Form<T[]> {
  return form((value) => Array.isArray(value) && value.every(entries.fits), { entries })
}

type Optional<T> = Form<T> & { readonly isOptional: true }

export function optional<T>(wanted: Form<T>): Optional<T> {
  return { ...wanted, isOptional: true }
}

type Fields = Readonly<Record<string, Form>>
type ObjectOf<F extends Fields> = {
  -readonly [Key in keyof F as F[Key] extends Optional<unknown> ? never : Key]: FormedBy<F[Key]>
} & { -readonly [Key in keyof F as F[Key] extends Optional<unknown> ? Key : never]?: FormedBy<F[Key]> | undefined }

/** An object with these fields and no others. */
export function object<F extends Fields>(wanted: F): Form<ObjectOf<F>> {
  const fields = new Map(Object.entries<Form>(wanted))
  const required = Object.values<Form>(wanted).filter(({ isOptional }) => isOptional === undefined).length
  return form((value) => isObject(value) && isOf(value, fields, required), { fields })
}

function isOf(value: Readonly<Record<string, unknown>>, fields: ReadonlyMap<string, Form>, required: number): boolean {
  let found = 0
  for (const key of Object.keys(value)) {
    const wanted = fields.get(key)
    if (!wanted?.fits(value[key])) return false
    if (wanted.isOptional === undefined) found++
  }
  return found === required
}

type Fault = { readonly path: readonly string[]; readonly what: string }

/** The first field that keeps a value from being of this form, and what is wrong with it. Undefined if it is of this form. */
export function faultIn(value: unknown, wanted: Form, path: readonly string[] = []): Fault | undefined {
  if (wanted.fits(value)) return undefined
  for (const [key, inner, wantedThere] of partsOf(value, wanted)) {
    const fault =
      inner === undefined && wantedThere.isOptional ? undefined : faultIn(inner, wantedThere, [...path, key])
    if (fault) return fault
  }
  const extra = isObject(value) ? Object.keys(value).find((key) => wanted.fields?.has(key) === false) : undefined
  if (extra !== undefined) return { path: [...path, extra], what: 'does not belong there' }
  return { path, what: value === undefined ? 'is missing' : 'is not valid' }
}

function partsOf(value: unknown, { fields, entries }: Form): (readonly [key: string, value: unknown, wanted: Form])[] {
  if (fields && isObject(value)) return Array.from(fields, ([key, wanted]) => [key, value[key], wanted])
  if (entries && Array.isArray(value)) return value.map((entry, at) => [String(at), entry, entries])
  return []
}

/** The same value, where each line that others chose is one visible line of bounded length. */
export function fitted(value: unknown, wanted: Form | undefined): unknown {
  if (typeof value === 'string') return wanted?.maxUnits === undefined ? value : oneLine(value, wanted.maxUnits)
  if (Array.isArray(value)) return value.map((entry) => fitted(entry, wanted?.entries))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fitted(inner, wanted?.fields?.get(key))]))
}
