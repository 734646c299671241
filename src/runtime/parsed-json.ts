import type * as z from 'zod/mini'

/** What a text says as JSON; undefined, which JSON cannot say, if it is none. */
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

export function objectIfJson(text: string): object | undefined {
  const value = parseIfJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
}

/** What a file of ours says; undefined where there is none, or what stands in it is damaged or of another form. */
export function parsedJson<T>(schema: z.ZodMiniType<T>, text: string | undefined): T | undefined {
  return text === undefined ? undefined : schema.safeParse(parseIfJson(text)).data
}
