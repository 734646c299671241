import { isUtf8 } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import { readFileSync, realpathSync, statSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { JSON_PROBLEMS, parseStrictJson } from '../../base/strict-json.ts'
import { errorText, refusalText } from '../../base/system-error.ts'
import { proposalsFrom, type Proposal } from '../../extract/seed004.ts'
import { bomOf, withoutBom } from '../../text/byte-order-mark.ts'
import { visibleLine } from '../../text/sanitize.ts'
import { MAX_READ_WHOLE, whyUnusable } from '../../workspace/files/ordinary-file.ts'
import { writeBeside } from '../../workspace/files/write-beside.ts'
import { homeFolder } from '../../workspace/paths/home-folder.ts'
import { appendProposals } from './append-proposals.ts'
import { commitSeed } from './commit-seed.ts'
import { holdSeed } from './hold-seed.ts'

export type WriteProposalsResult =
  | { readonly ok: true; readonly added: number; readonly skipped: number }
  | { readonly ok: false; readonly error: string }

export type ExtractionResult =
  | { readonly ok: true; readonly added: number; readonly total: number }
  | { readonly ok: false; readonly error: string }

/** Only the fields read here; the rest of a seed passes through unchanged. */
const proposalsSchema = z.array(z.looseObject({ content: z.string() }))
const seedSchema = z.looseObject({ state: z.looseObject({ proposals: proposalsSchema.default([]) }) })

/** Seed 004's `extractProposals`: the learning candidates in a transcript's text, one for each distinct content. */
export function extractProposals(transcript: string, sessionId?: string): Proposal[] {
  return proposalsFrom(transcript, { newId: nanoid, now }, sessionId)
}

/**
 * Seed 004's `writeProposals`: appends what is new (by content, ignoring case) to `state.proposals` of a seed file and commits the file
 * with "Learn: extracted N proposals". Writes nothing if nothing is new. A seed that cannot be read is reported as a result, not thrown;
 * without git, the file is written but not committed. Processes that write at the same time take turns, so no additions are lost.
 */
export async function writeProposals(proposals: readonly Proposal[], seedPath?: string): Promise<WriteProposalsResult> {
  // Callers in JavaScript may pass null.
  let named = seedPath ?? 'seed.json'
  try {
    named = resolve(seedPath ?? defaultSeedPath())
    const path = realpathSync.native(named)
    return await holdSeed(path, now, () => addProposals(proposals, path))
  } catch (error) {
    return {
      ok: false,
      error: `Cannot add proposals to "${named}": ${error instanceof Error ? refusalText(error) : String(error)}`,
    }
  }
}

async function addProposals(proposals: readonly Proposal[], path: string): Promise<WriteProposalsResult> {
  // A caller in JavaScript may pass anything.
  if (!proposalsSchema.safeParse(proposals).success) throw new Error('what is to be added is not a list of proposals')
  const stats = statSync(path)
  const strange = whyUnusable(stats, MAX_READ_WHOLE)
  if (strange !== undefined) throw new Error(strange)
  const bytes = readFileSync(path)
  if (!isUtf8(bytes)) throw new Error('it is not UTF-8 text')
  const whole = bytes.toString('utf8')
  const text = withoutBom(whole)
  const parsed = parseStrictJson(text)
  if ('problem' in parsed) throw new Error(`${JSON_PROBLEMS[parsed.problem.reason]} (line ${parsed.problem.line})`)
  const { data: seed } = seedSchema.safeParse(parsed.value)
  if (!seed) throw new Error('it has no "state" with a list of proposals')
  const seen = new Set(seed.state.proposals.map(({ content }) => content.toLowerCase()))
  const fresh = proposals.filter(({ content }) => {
    const key = content.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  const skipped = proposals.length - fresh.length
  if (fresh.length === 0) return { ok: true, added: 0, skipped }
  writeBeside(path, bomOf(whole) + appendProposals(text, fresh), { keptMode: stats.mode & 0o777 })
  await commitSeed(path, `Learn: extracted ${fresh.length} proposals`)
  return { ok: true, added: fresh.length, skipped }
}

/**
 * Seed 004's `extractionHook`: extracts and writes. Running it twice on the same transcript adds nothing the second time. Never throws:
 * what went wrong is reported on standard error.
 */
export async function extractionHook(
  transcript: string,
  sessionId?: string,
  seedPath?: string,
): Promise<ExtractionResult> {
  const result = await extractAndWrite(transcript, sessionId, seedPath)
  if (!result.ok) tell(`sage: ${visibleLine(result.error)}\n`)
  return result
}

/** If nobody reads standard error, the stream's error would end the whole program, because nothing catches it. */
function tell(line: string): void {
  try {
    writeSync(2, line)
  } catch {
    // The caller has it in the result.
  }
}

async function extractAndWrite(transcript: string, sessionId?: string, seedPath?: string): Promise<ExtractionResult> {
  try {
    if (typeof transcript !== 'string')
      return { ok: false, error: 'Cannot extract proposals: the transcript is no text' }
    const proposals = extractProposals(transcript, sessionId)
    if (proposals.length === 0) return { ok: true, added: 0, total: 0 }
    const written = await writeProposals(proposals, seedPath)
    return written.ok ? { ok: true, added: written.added, total: proposals.length } : written
  } catch (error) {
    return { ok: false, error: `Cannot extract proposals: ${errorText(error)}` }
  }
}

function defaultSeedPath(): string {
  return join(process.env.PAI_DIR || join(homeFolder(), '.pai'), 'seed.json')
}

/** The package's API has the seed's signatures, without a clock, a home or ids as arguments: they are made here. */
const now = (): Date => new Date()

const ALPHABET = 'useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict'

/** 21 URL-safe characters, like the seed's other ids. */
function nanoid(): string {
  return Array.from(randomBytes(21), (byte) => ALPHABET[byte & 63]).join('')
}
