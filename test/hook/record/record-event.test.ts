import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HookPayload } from '../../../src/hook/input/payload.ts'
import { recordEvent } from '../../../src/hook/record/record-event.ts'
import { answerHash } from '../../../src/runtime/sessions/answer-hash.ts'
import { readEnded, readSession, readSignal } from '../../../src/runtime/sessions/read-session-files.ts'
import { type WorkspacePaths, workspacePaths } from '../../../src/workspace/paths/paths.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

/** A transcript that is there. */
const KEPT = fileURLToPath(import.meta.url)

let paths: WorkspacePaths
let userConfig: string
let root: string
beforeEach(() => {
  root = temporaryFolder()
  paths = workspacePaths(join(root, '.sage'))
  userConfig = join(root, 'config.toml')
})

function happened(event: HookPayload['event'], changes: Partial<HookPayload> = {}, shortened = false): void {
  const payload: HookPayload = {
    event,
    sessionId: 's1',
    transcriptPath: '/t/s1.jsonl',
    cwd: '/p',
    fromSubagent: false,
    prompt: undefined,
    source: undefined,
    secondsSinceLastResponse: undefined,
    reason: undefined,
    lastAssistantMessage: undefined,
    ...changes,
  }
  recordEvent(payload, { paths, userConfig, now: 1000, shortened })
}

/** Nothing can be put in the place of a folder, and no file is removed there. */
function block(folder: string): void {
  mkdirSync(join(folder, 's1.json', 'in the way'), { recursive: true })
}

/** What is known of the session, in the order of its life. */
const left = () => [paths.sessions, paths.needsReview, paths.ended].map((folder) => existsSync(join(folder, 's1.json')))

describe('recordEvent()', () => {
  it.each(['Stop', 'StopFailure', 'PreCompact'] as const)('knows the session before its signal, at %s', (event) => {
    block(paths.needsReview)
    expect(() => happened(event)).toThrow(paths.needsReview)
    expect(readSession(paths, 's1')).toMatchObject({ transcriptPath: '/t/s1.jsonl' })
  })

  it('leaves the signal of an answer also where the session cannot be noted', () => {
    block(paths.sessions)
    expect(() => happened('Stop')).toThrow(paths.sessions)
    expect(readSignal(paths, 's1')).toMatchObject({ transcriptPath: '/t/s1.jsonl' })
  })

  it('has noted the end before it forgets that the session is open, and that before its signal', () => {
    happened('Stop')
    expect(left()).toEqual([true, true, false])
    block(paths.ended)
    expect(() => happened('SessionEnd', { transcriptPath: KEPT })).toThrow(paths.ended)
    expect(left()).toEqual([true, true, true])
    expect(readSession(paths, 's1')).toBeDefined()
    expect(readSignal(paths, 's1')).toBeDefined()
  })

  it('forgets that the session is open before it removes its signal', () => {
    happened('UserPromptSubmit', { prompt: 'Hello' })
    block(paths.needsReview)
    expect(() => happened('SessionEnd', { transcriptPath: KEPT })).toThrow(paths.needsReview)
    expect(left()).toEqual([false, true, true])
    expect(readEnded(paths, 's1')).toMatchObject({ prompted: true, lastPrompt: 'Hello' })
  })

  it.each<[boolean, string, () => void]>([
    [false, 'began', () => happened('SessionStart')],
    [true, 'was prompted', () => happened('UserPromptSubmit', { prompt: '' })],
    [true, 'answered, whatever prompt that was to', () => happened('Stop')],
  ])('notes %s for whether a session that only %s had a prompt', (prompted, _, before) => {
    before()
    happened('SessionEnd', { transcriptPath: KEPT })
    expect(readEnded(paths, 's1')?.prompted).toBe(prompted)
    expect(readdirSync(paths.sessions)).toEqual([])
  })

  it.each<[string, () => void]>([
    ['ended before a prompt', () => happened('SessionStart')],
    ['was to keep nothing', () => happened('Stop')],
  ])('leaves nothing of a session that %s and has no transcript', (_, before) => {
    before()
    writeFileSync(join(root, '.DS_Store'), '')
    happened('SessionEnd', { transcriptPath: join(paths.dir, 'none.jsonl') })
    expect([paths.sessions, paths.needsReview, paths.ended].map((folder) => readdirSync(folder))).toEqual([[], [], []])
  })

  it.each<[true | undefined, string, () => string]>([
    [true, 'is not there', () => join(paths.tmp, 'none.jsonl')],
    [undefined, 'is there', () => fileURLToPath(import.meta.url)],
    [undefined, 'is told of nowhere', () => ''],
    [undefined, 'was moved by then', () => join(paths.tmp, basename(import.meta.url))],
    [undefined, 'cannot be looked for', () => join(paths.tmp, 'none', 'none', 'none.jsonl')],
  ])('notes %s for whether Claude Code kept no transcript where it %s at the end', (unkept, _, transcriptPath) => {
    happened('UserPromptSubmit', { prompt: 'Hello' })
    writeFileSync(join(paths.sessions, basename(import.meta.url)), '')
    mkdirSync(paths.reviews, { recursive: true })
    writeFileSync(join(paths.reviews, 's1.json'), '{}')
    happened('SessionEnd', { transcriptPath: transcriptPath() })
    expect(readEnded(paths, 's1')?.unkept).toBe(unkept)
  })

  it('names the last answer, unless its middle was left out', () => {
    happened('Stop', { lastAssistantMessage: 'Done.' })
    expect(readSignal(paths, 's1')?.lastAssistantHash).toBe(answerHash('Done.'))
    happened('Stop', { lastAssistantMessage: 'Done.' }, true)
    expect(readSignal(paths, 's1')).not.toHaveProperty('lastAssistantHash')
  })
})
