// The training data: what is ours as text, the prompts of real people as features only.
import { importSource } from '../import-source.mjs'
import { readJsonLines } from '../json-lines.mjs'

const HERE = new URL('./', import.meta.url)
/** The features of the labelled prompts, and of those collected from public repositories. */
export const LABELLED = new URL('labelled.jsonl', HERE)
export const COLLECTED = new URL('collected.jsonl', HERE)

/** The feature code that ships, bundled in memory. */
export function loadFeatureCode() {
  return importSource(`export * from './scripts/training/features.ts'`)
}

/**
 * Invented prompts, which count less because they are less like real ones; plain sentences that nobody should have to say twice; and what all
 * sorts of people might say at work, written without looking at the cues.
 */
const OWN = [
  ['synthetic.jsonl', 0.1],
  ['sentences.jsonl', 1],
  ['messages.jsonl', 0.4],
  ['said-at-work.jsonl', 0.5],
]

/** Our own prompts: invented ones, and sentences written for what those lack. */
export function loadOwn({ sentencesOf }) {
  return OWN.flatMap(([name, weight]) =>
    readJsonLines(new URL(name, HERE)).map((prompt) => ({
      set: 'own',
      weight,
      lang: prompt.lang,
      kind: prompt.kind,
      label: prompt.label === 'learning' ? 1 : 0,
      sentences: sentencesOf(prompt),
    })),
  )
}

/** At most this many prompts' worth of weight for one author. */
const MAX_AUTHOR_PROMPTS = 60

/**
 * Labelled prompts of real people without borderline ones, with a limit on each author's weight. Typed shell commands do not count. `weight`: that
 * of a prompt, before the limit.
 */
export function loadLabelled({ sentencesOf }, path, weight = 1) {
  const prompts = readJsonLines(path).filter(({ label }) => label !== 'borderline')
  const counts = new Map()
  for (const { author } of prompts) counts.set(author, (counts.get(author) ?? 0) + 1)
  return prompts.map((prompt) => ({
    set: 'labelled',
    author: prompt.author,
    kind: prompt.kind,
    source: prompt.source,
    weight: weight * Math.min(1, MAX_AUTHOR_PROMPTS / counts.get(prompt.author)),
    label: prompt.label === 'learning' ? 1 : 0,
    script: script(prompt.text),
    sentences: prompt.source === 'bash' ? [] : sentencesOf(prompt),
  }))
}

/** Prompts from public repositories: more people, each labelled by one reader, so that a prompt counts half. */
export function loadCollected(code, path) {
  return loadLabelled(code, path, 0.5).map((prompt) => ({ ...prompt, set: 'collected' }))
}

function script(text) {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja'
  if (/[\uac00-\ud7af]/.test(text)) return 'ko'
  if (/[\u3400-\u9fff]/.test(text)) return 'zh'
  return /[áéíóúñ¿¡ãõç]/i.test(text) && !/\b(?:the|and)\b/.test(text) ? 'es/pt' : 'en'
}

const WRITINGS = ['english', 'unspaced', 'other']

/** Prompts of real people as they are kept in the repository: numbers of authors and features, and labels, no word of anybody. */
export function packLabelled(prompts, ids) {
  const number = new Map(ids.map((id, index) => [id, index]))
  const authors = [...new Set(prompts.map(({ author }) => author))]
  const lines = prompts.map(({ author, weight, label, sentences }) =>
    JSON.stringify([
      authors.indexOf(author),
      Math.round(weight * 1000) / 1000,
      label,
      sentences.map(({ features, writing, evidence }) => [
        WRITINGS.indexOf(writing) * 2 + (evidence ? 1 : 0),
        ...features.map((id) => number.get(id)),
      ]),
    ]),
  )
  return `${JSON.stringify(ids)}\n${lines.join('\n')}\n`
}

/** `set`: whose prompts they are, as `fit` knows them. */
export function unpackLabelled(path, set = 'labelled') {
  const [ids, ...rows] = readJsonLines(path)
  return rows.map(([author, weight, label, sentences]) => ({
    set,
    author,
    weight,
    label,
    sentences: sentences.map(([flags, ...features]) => ({
      features: features.map((index) => ids[index]),
      writing: WRITINGS[Math.floor(flags / 2)],
      evidence: flags % 2 === 1,
    })),
  }))
}
