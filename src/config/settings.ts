import * as z from 'zod'
import { closest } from '../text/closest.ts'
import { type ProjectMay, projectMay } from './project-may.ts'
import { type Config, configSchema, defaultConfig } from './schema.ts'

/** One setting by its dotted key, e.g. `inject.budget_tokens`. */
export type Setting = {
  readonly key: string
  readonly schema: z.ZodType
  readonly default: unknown
  readonly project: ProjectMay
}

/**
 * `keys.<scope>.<action>`: the person's own keys, which no list here can name. They begin with a letter, because `__proto__` would reach what
 * every object has. One key may be written without a list.
 */
const KEY_BINDING = /^keys\.[a-z][\w-]*\.[a-z][\w-]*$/u
const keyBinding = z
  .union([z.string(), z.array(z.string())])
  .transform((keys) => (typeof keys === 'string' ? [keys] : keys))

/** Every setting, in the order of the schema. */
export const settings: readonly Setting[] = Object.entries(configSchema.shape).flatMap(([name, schema]) => {
  const inner = unwrap(schema)
  if (!(inner instanceof z.ZodObject)) return [settingOf(name, schema)]
  return Object.entries(inner.shape).map(([leaf, leafSchema]) => settingOf(`${name}.${leaf}`, leafSchema as z.ZodType))
})

const byKey = new Map(settings.map((setting) => [setting.key, setting]))
export const settingKeys: readonly string[] = settings.map(({ key }) => key)
export const tableNames: ReadonlySet<string> = new Set(
  settingKeys.map((key) => splitKey(key)[0]).filter((table) => table !== ''),
)

/** `keys.pending.approve` → `keys.pending` and `approve`; the table is '' for a setting without one. */
export function splitKey(key: string): [table: string, leaf: string] {
  const dot = key.lastIndexOf('.')
  return [key.slice(0, Math.max(0, dot)), key.slice(dot + 1)]
}

/** The setting of a dotted key, or undefined if there is none. */
export function settingAt(key: string): Setting | undefined {
  if (!KEY_BINDING.test(key)) return byKey.get(key)
  return { key, schema: keyBinding, default: undefined, project: projectMay(key) }
}

/**
 * The setting that a mistyped key most likely means; a table may have been left out. Where the table is right, only what follows it is
 * compared: it is short, and a long table would make any of them close enough.
 */
export function meantSetting(key: string): string | undefined {
  const [table, leaf] = splitKey(key)
  const inTable = settingKeys.filter((known) => splitKey(known)[0] === table)
  if (table !== '' && inTable.length > 0) {
    const [begun, another] = inTable.filter((known) => known.startsWith(key))
    if (begun !== undefined && another === undefined) return begun
    const meant = closest(
      leaf,
      inTable.map((known) => splitKey(known)[1]),
    )
    return meant === undefined ? undefined : `${table}.${meant}`
  }
  return closest(key, settingKeys) ?? settingKeys.find((known) => known.endsWith(`.${key}`))
}

/** A value by its dotted key. */
export function configValue(config: Config, key: string): unknown {
  return key.split('.').reduce<unknown>((value, part) => (isTable(value) ? value[part] : undefined), config)
}

/** A configuration made of the defaults and `values` by dotted key; the values must have passed their schemas. */
export function configFrom(values: ReadonlyMap<string, unknown>): Config {
  const tables: Record<string, unknown> = {}
  for (const [key, value] of values) {
    const names = key.split('.')
    const leaf = names.pop() ?? key
    const table = names.reduce((within, name) => {
      const inner = within[name]
      return isTable(inner) ? inner : (within[name] = {})
    }, tables)
    table[leaf] = value
  }
  return configSchema.parse(tables)
}

/** The person's own keys by dotted key, as `settingAt()` knows them. */
export function boundKeys(config: Config): string[] {
  return Object.entries(config.keys).flatMap(([scope, actions]) =>
    isTable(actions) ? Object.keys(actions).map((action) => `keys.${scope}.${action}`) : [],
  )
}

/** Whether a parsed value is a table of further keys. */
export function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}

/** What a setting accepts, in words: `true or false`, `a number from 0 to 1`, `one of auto, ansi`. */
export function settingText({ schema }: Setting): string {
  return describe(unwrap(schema))
}

/** The words that a setting can be set to, if it takes one of a list. */
export function settingWords({ schema }: Setting): string[] {
  return wordsOf(unwrap(schema))
}

function wordsOf(schema: AnySchema): string[] {
  if (schema instanceof z.ZodBoolean) return ['true', 'false']
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (schema instanceof z.ZodLiteral) return Array.from(schema.values, String)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(wordsOf)
  return []
}

function describe(schema: AnySchema): string {
  if (schema instanceof z.ZodBoolean) return 'true or false'
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`
  if (schema instanceof z.ZodLiteral) return Array.from(schema.values, (value) => JSON.stringify(value)).join(' or ')
  if (schema instanceof z.ZodArray) return 'a list of strings'
  if (schema instanceof z.ZodString) return 'a string'
  if (schema instanceof z.ZodUnion) return schema.options.map(describe).join(' or ')
  if (!(schema instanceof z.ZodNumber)) return 'another value'
  const whole = schema.format === 'safeint' ? 'a whole number' : 'a number'
  const { minValue, maxValue } = schema
  const bounded = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER
  return bounded ? `${whole} from ${minValue ?? 0} to ${maxValue}` : `${whole} of at least ${minValue ?? 0}`
}

function settingOf(key: string, schema: z.ZodType): Setting {
  return { key, schema, default: configValue(defaultConfig, key), project: projectMay(key) }
}

/** A schema as another schema contains it: only its kind is known. */
type AnySchema = z.core.$ZodType

function unwrap(schema: AnySchema): AnySchema {
  if (schema instanceof z.ZodPipe) return unwrap(schema.in)
  return schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault ? unwrap(schema.unwrap()) : schema
}
