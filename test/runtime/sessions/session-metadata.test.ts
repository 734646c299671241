import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  dropEndedAside,
  listEnded,
  listEndedAside,
  setEndedAside,
  writeEnded,
} from '../../../src/runtime/sessions/ended.ts'
import { listSessions, readEnded, readSession, readSignal } from '../../../src/runtime/sessions/read-session-files.ts'
import { listSignals, removeSignal, writeSignal } from '../../../src/runtime/sessions/review-signals.ts'
import { LATEST_TIME, parseSessionMetadata } from '../../../src/runtime/sessions/session-metadata.ts'
import { isSessionId } from '../../../src/workspace/paths/session-id.ts'
import * as fc from '../../helpers/property.ts'
import { createWorld } from '../../helpers/world.ts'
import { writeSessionMetadata } from '../../helpers/write-session-metadata.ts'

const time = z.number().check(z.gte(-LATEST_TIME), z.lte(LATEST_TIME))
const schema = z.object({
  sessionId: z.string().check(z.refine(isSessionId)),
  transcriptPath: z.string(),
  cwd: z.string(),
  lastPrompt: z.optional(z.string()),
  lastStopTime: z.optional(time),
  lastUpdated: time,
  source: z.optional(z.string()),
})

test('parseSessionMetadata() accepts and gives back exactly what the schema does', () => {
  const odd = fc.constantFrom<unknown>(undefined, null, 7, Number.POSITIVE_INFINITY, 'a', '', [], {}, true)
  const texts = { text: fc.oneof({ weight: 6, arbitrary: fc.string() }, odd) }
  const moment = fc.oneof(fc.integer(), fc.constantFrom(8.64e15, -8.64e15, 8.64e15 + 2, 1e300))
  const times = { time: fc.oneof({ weight: 6, arbitrary: moment }, odd) }
  const record = fc.record(
    {
      sessionId: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom('a', 'B-9_', 'x'.repeat(128)) },
        fc.constant('../x'),
        odd,
      ),
      transcriptPath: texts.text,
      cwd: texts.text,
      lastPrompt: texts.text,
      lastStopTime: times.time,
      lastUpdated: times.time,
      source: texts.text,
      unknown: fc.anything(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: record }, fc.anything()), (value) => {
      const text = JSON.stringify(value) ?? 'undefined'
      const bySchema = text === 'undefined' ? undefined : schema.safeParse(JSON.parse(text)).data
      expect(parseSessionMetadata(text)).toEqual(bySchema)
    }),
    { numRuns: 1000 },
  )
})

describe('changeSessionMetadata()', () => {
  const metadata = { sessionId: 'a', transcriptPath: '/t.jsonl', cwd: '/p', lastUpdated: 1 }

  test('reads back what was written last, shorter or longer, within a page of the disk and beyond', () => {
    const { paths } = createWorld()
    const lengths = [0, 3, 2000, 1, 1330, 1340, 1350, 4000, 5, 2000]
    const prompts = lengths.map((length) => '界'.repeat(length))
    // Also what fills a page to the last byte.
    for (let length = 3950; length < 4050; length++) prompts.push('x'.repeat(length))
    for (const lastPrompt of prompts) {
      const written = { ...metadata, lastPrompt }
      writeSessionMetadata(paths, written)
      expect(readSession(paths, 'a')).toEqual(written)
      expect(readdirSync(paths.tmp)).toEqual([])
    }
  })

  test('writes no page over what is none of its own', () => {
    const { paths } = createWorld()
    const [elsewhere, own] = [join(paths.dir, 'elsewhere'), join(paths.sessions, 'a.json')]
    for (const text of ['{"sessionId":1}\n', 'x\n']) {
      writeFileSync(elsewhere, text)
      symlinkSync(elsewhere, own)
      writeSessionMetadata(paths, metadata)
      expect(readFileSync(elsewhere, 'utf8')).toBe(text)
      expect(readSession(paths, 'a')).toEqual(metadata)
      rmSync(own)
    }
  })
})

describe('records of the runtime', () => {
  const base = { sessionId: 'a', transcriptPath: '/t.jsonl', cwd: '/p' }

  test('listSessions() sorts by the last event and passes over what is damaged or not ours', () => {
    const { paths } = createWorld()
    writeSessionMetadata(paths, { ...base, lastUpdated: 1 })
    writeSessionMetadata(paths, { ...base, sessionId: 'b', lastUpdated: 2 })
    writeFileSync(join(paths.sessions, 'torn.json'), '{"sessionId":"to')
    writeFileSync(join(paths.sessions, 'readme.txt'), 'x')
    mkdirSync(join(paths.sessions, 'folder.json'))
    symlinkSync('/etc/hostname', join(paths.sessions, 'link.json'))
    expect(listSessions(paths).map(({ sessionId }) => sessionId)).toEqual(['b', 'a'])
    expect(readSession(paths, 'none')).toBeUndefined()
  })

  test('a signal counts by being there, whatever stands in it', () => {
    const { paths } = createWorld()
    const signal = { ...base, v: 1, event: 'Stop', queuedAt: 1 } as const
    writeSignal(paths, signal)
    writeFileSync(join(paths.needsReview, 'torn.json'), '')
    expect(listSignals(paths).sort()).toEqual(['a', 'torn'])
    expect(readSignal(paths, 'a')).toEqual(signal)
    expect(readSignal(paths, 'torn')).toBeUndefined()
    for (const _ of ['first', 'again']) removeSignal(paths, 'torn')
    expect(listSignals(paths)).toEqual(['a'])
  })

  test('an ended session that is being read lies aside, and survives its reader', () => {
    const { paths } = createWorld()
    const ended = { ...base, v: 1, endedAt: 5, prompted: true } as const
    writeEnded(paths, ended)
    for (const _ of ['first', 'again']) setEndedAside(paths, 'a')
    expect(listEnded(paths)).toEqual([])
    expect(listEndedAside(paths)).toEqual(['a'])
    expect(readEnded(paths, 'a')).toEqual(ended)
    for (const _ of ['first', 'again']) dropEndedAside(paths, 'a')
    expect(readEnded(paths, 'a')).toBeUndefined()
  })
})
