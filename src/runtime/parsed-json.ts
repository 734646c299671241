import type * as z from 'zod/mini'

/** What a file of ours says; undefined where there is none, or what stands in it is damaged or of another form. */
export function parsedJson<T>(schema: z.ZodMiniType<T>, text: string | undefined): T | undefined {
  if (text === undefined) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
