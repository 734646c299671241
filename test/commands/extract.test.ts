import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/base/user-error.ts'
import { reject } from '../../src/commands/decide.ts'
import * as extract from '../../src/commands/extract.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { runCommand } from './run-command.ts'

const TYPED = 'From now on always use pnpm, never npm, in this repo.'

function transcript(world: World, ...typed: string[]): string {
  const path = join(world.project, 'session.jsonl')
  const entries = typed.flatMap((text, index) => [
    {
      type: 'user',
      uuid: `u${index}`,
      sessionId: 's1',
      timestamp: '2026-01-02T03:04:05.000Z',
      message: { role: 'user', content: text },
    },
    {
      type: 'assistant',
      uuid: `a${index}`,
      parentUuid: `u${index}`,
      sessionId: 's1',
      message: { role: 'assistant', content: [{ type: 'text', text: 'Done.' }], stop_reason: 'end_turn' },
    },
  ])
  writeFileSync(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  return path
}

describe('sage extract', () => {
  test('prints one JSON object in the agreed shape', async () => {
    const world = createWorld()
    const path = transcript(world, 'fix the login page', TYPED)
    const { code, out } = await runCommand(world, extract, [path], { json: true })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      schemaVersion: 1,
      candidates: [
        {
          turnUuid: 'u1',
          kind: expect.any(String) as string,
          text: TYPED,
          evidence: TYPED,
          confidence: expect.any(Number) as number,
          tier: 'auto',
          cues: expect.arrayContaining(['from-now-on']) as string[],
          speaker: 'person',
        },
      ],
    })
  })

  test.each([{}, { json: true }, { explain: true }])('masks secrets, as a proposal would: %j', async (options) => {
    const world = createWorld()
    const token = `ghp_${'a1B2c3D4'.repeat(5)}`
    const path = transcript(world, `From now on always push with the token ${token}, never with ssh.`)
    const { out } = await runCommand(world, extract, [path], options)
    expect(out).toContain('[REDACTED:github-token]')
    expect(out).not.toContain(token)
  })

  test('says which lines it could not read, as sage scan does', async () => {
    const world = createWorld()
    const path = transcript(world, TYPED)
    appendFileSync(path, '{"type":"user","cut off\n')
    const { out, err } = await runCommand(world, extract, [path])
    expect(out).toContain(TYPED)
    expect(err).toBe(`sage: Transcript "${path}": 1 damaged line skipped (line 3)\n`)
    appendFileSync(path, '{nope\n'.repeat(1500))
    expect((await runCommand(world, extract, [path])).err).toContain(
      'at least 1000 damaged lines skipped (lines 3, 4, 5, …)',
    )
  })

  test('--all shows what is below, as skipped', async () => {
    const world = createWorld()
    const path = transcript(world, 'fix the login page', TYPED)
    const { out } = await runCommand(world, extract, [path], { json: true, all: true })
    const { candidates } = JSON.parse(out) as { candidates: { turnUuid: string; tier: string }[] }
    expect(candidates.map(({ turnUuid, tier }) => `${turnUuid} ${tier}`)).toEqual(['u0 skip', 'u1 auto'])
  })

  test.each([
    ['shown at the top of the inbox', {}],
    ['is approved without a key press', { auto_approve: true }],
  ])('says what becomes of each tier: auto %s', async (meaning, settings) => {
    const world = createWorld()
    writeFileSync(join(world.sageHome, 'config.toml'), stringify(settings))
    const path = transcript(world, 'fix the login page', TYPED)
    expect((await runCommand(world, extract, [path])).out).toMatch(new RegExp(`\n\nauto .*${meaning}.*\n$`, 'u'))
    expect((await runCommand(world, extract, [path], { all: true })).out).toMatch(
      new RegExp(`\n\nauto .*${meaning}.* · skip is too weak to be proposed\n$`, 'u'),
    )
  })

  test('--explain shows the terms, and every control character of the words', async () => {
    const world = createWorld()
    const path = transcript(world, `${TYPED.slice(0, -1)} \u001b[31mok`)
    const { out } = await runCommand(world, extract, [path], { explain: true })
    expect(out).toMatch(/\+\d\.\d\d {2}reaches beyond this session/)
    expect(out).toMatch(/−\d\.\d\d {2}most sentences are work/)
    expect(out).not.toContain('\u001b')
  })

  test('obeys the thresholds of the configuration', async () => {
    const world = createWorld()
    const path = transcript(world, TYPED)
    const { out } = await runCommand(
      world,
      extract,
      [path],
      { json: true },
      { env: { SAGE_TIERS_SUGGEST: '1', SAGE_TIERS_AUTO: '1' } },
    )
    expect(JSON.parse(out)).toEqual({ schemaVersion: 1, candidates: [] })
  })

  test('shows no confidence as one that it is below, as a threshold may be', async () => {
    const world = createWorld()
    const path = transcript(world, 'fix the login page', 'we use pnpm', 'Please add tests', 'I like short names', TYPED)
    const { candidates } = JSON.parse((await runCommand(world, extract, [path], { all: true, json: true })).out) as {
      candidates: { confidence: number }[]
    }
    const { out } = await runCommand(world, extract, [path], { all: true })
    const shown = [...out.matchAll(/^(\d\.\d\d) (?:skip|suggest|auto) /gmu)].map(([, number]) => Number(number))
    expect(shown).toEqual(candidates.map(({ confidence }) => Math.floor(confidence * 100) / 100))
  })

  test('counts the decisions of the person as a review does, and says that cues are muted', async () => {
    const world = createWorld()
    const path = transcript(world, 'Never use singletons in our code.')
    const first = JSON.parse((await runCommand(world, extract, [path], { json: true })).out) as {
      candidates: { cues: string[]; tier: string }[]
    }
    const cues = first.candidates[0]?.cues ?? []
    expect(cues).toContain('never')
    const ids = Array.from({ length: 10 }, (_, index) => String(index).repeat(10))
    world.open().store.append(ids.map((id) => proposed(id, { cues })))
    await runCommand(world, reject, ids)
    const { out, err } = await runCommand(world, extract, [path])
    expect([out, err]).toEqual(['', expect.stringContaining(`; ${cues.length} cues muted: sage stats`)])
  })

  test('says so where there is nothing, and where there is no file', async () => {
    const world = createWorld()
    const { out, err } = await runCommand(world, extract, [transcript(world, 'fix it')])
    expect(out).toBe('')
    expect(err).toContain('Nothing to propose')
    expect((await runCommand(world, extract, [transcript(world)])).err).toContain('Nothing was typed in')
    await expect(runCommand(world, extract, [join(world.project, 'none.jsonl')])).rejects.toThrow(UserError)
  })
})
