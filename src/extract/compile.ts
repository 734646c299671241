import { LANGUAGES, UNSPACED, type Cue, type Language } from './cue.ts'

/** A cue ready to be tried: one expression for each language it has. */
export type CompiledCue = { readonly cue: Cue; readonly expressions: ReadonlyMap<Language, RegExp> }

/** Compiles cues; an expression that is not valid throws here, at load, and the cue's own test names it. */
export function compileCues(cues: readonly Cue[]): CompiledCue[] {
  return cues.map((cue) => {
    const expressions = new Map<Language, RegExp>()
    for (const language of LANGUAGES) {
      const source = cue.expression[language]
      if (source !== undefined) expressions.set(language, compile(source, language))
    }
    return { cue, expressions }
  })
}

function compile(source: string, language: Language): RegExp {
  const spelled = source.replaceAll(' … ', '(?: [^ ]+){0,5} ')
  if (language === 'any' || UNSPACED.has(language)) return new RegExp(spelled)
  // Folded text begins and ends with a space, so a word stands between two of them.
  return new RegExp(` (?:${spelled.replace(/(?<![[\\])\^/g, '(?<=^ )')})(?= )`)
}

/** What a cue matched in a folded sentence, or undefined. */
export function findCue(compiled: CompiledCue, folded: string, languages: readonly Language[]): string | undefined {
  for (const language of languages) {
    const match = compiled.expressions.get(language)?.exec(folded)
    if (match) return match[0].trim()
  }
  return undefined
}
