import type * as z from 'zod/mini'

/** The value of a JSON text; undefined, for which JSON has no word, if it is not JSON. */
export function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function stringIfJson(text: string): string | undefined {
  const value = parseIfJson(text)
  return typeof value === 'string' ? value : undefined
}

export function objectIfJson(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = parseIfJson(text)
  return isObject(value) ? value : undefined
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value's fields; none if it is not an object. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {}
}

/** The value's entries; none if it is not a list. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** What a file of ours says; undefined if there is none, it is damaged, or it does not fit the schema. */
export function parsedJson<T>(schema: z.ZodMiniType<T>, text: string | undefined): T | undefined {
  return text === undefined ? undefined : schema.safeParse(parseIfJson(text)).data
}
