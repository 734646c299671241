import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as extract from '../../src/commands/extract.ts'
import * as turns from '../../src/commands/turns.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures/transcripts')

describe('sage turns', () => {
  test('--json prints one object with the agreed fields', async () => {
    const { code, out, err } = await runCommand(createWorld(), turns, [join(FIXTURES, 'pasted.jsonl')], {
      json: true,
    })
    expect([code, err]).toEqual([0, ''])
    const printed = JSON.parse(out) as { schemaVersion: number; turns: Array<Record<string, unknown>> }
    expect(printed.schemaVersion).toBe(1)
    expect(printed.turns[0]).toEqual({
      uuid: 'pasted-0001',
      source: 'prompt',
      text: 'Look at this:\n\nand tell me what is wrong with it.',
      pasted: ['always use the pasted style\nline two'],
      assistantText: 'Line two is empty.',
      complete: true,
      sessionId: '00000000-0000-4000-8000-000000000001',
      at: '2026-05-01T10:00:01.000Z',
    })
    expect(printed.turns[2]).not.toHaveProperty('pasted')
  })

  test('shows a person what was typed, around it, and what is damaged', async () => {
    const world = createWorld()
    const denial = await runCommand(world, turns, [join(FIXTURES, 'denial.jsonl')])
    expect(denial.out).toContain(
      'denial · line 4 · 2026-05-01T10:00:04.000Z · denied Bash · interrupted\n  never reset, stash instead\n',
    )
    const damaged = await runCommand(world, turns, [join(FIXTURES, 'glued-and-damaged.jsonl')])
    expect(damaged.err).toContain('4 damaged lines skipped (lines 5, 6, 7, …)\n')
    expect(damaged.code).toBe(0)
  })

  test('tells of a file that is no transcript without a line for each of its lines', async () => {
    const world = createWorld()
    const path = join(world.project, 'notes.md')
    writeFileSync(path, '- Use pnpm\n'.repeat(40))
    const { err } = await runCommand(world, turns, [path])
    expect(err).toContain(`"${path}": 40 damaged lines skipped (lines 1, 2, 3, …)\n`)
    writeFileSync(path, '- Use pnpm\n'.repeat(2000))
    expect((await runCommand(world, turns, [path])).err).toContain('at least 1000 damaged lines skipped')
  })

  test('finds the transcript of a session by its id, and says where transcripts are if there is none', async () => {
    const world = createWorld()
    world.session('s1').turn('We use pnpm here.', 'Noted.')
    expect((await runCommand(world, turns, ['s1'])).out).toContain('We use pnpm here.')
    expect((await runCommand(world, extract, ['s1'], { all: true })).code).toBe(0)
    world.session('session-2').turn('We use bun here.', 'Noted.')
    expect((await runCommand(world, turns, ['sess'])).out).toContain('We use bun here.')
    await expect(runCommand(world, turns, ['s'])).rejects.toThrow('"s" matches the beginning of 2 sessions')
    await expect(runCommand(world, turns, ['s2'])).rejects.toMatchObject({
      message: expect.stringContaining('"s2" does not exist'),
      hint: `Give the path of a session’s transcript, a .jsonl file below "${join(world.claude, 'projects')}", or its id: sage session list`,
    })
  })

  test('marks a turn that a review would still wait for', async () => {
    const world = createWorld()
    const path = join(world.project, 'growing.jsonl')
    copyFileSync(join(FIXTURES, 'prompts-and-answers.jsonl'), path)
    const lines = readFileSync(path, 'utf8').split('\n')
    writeFileSync(path, `${lines.slice(0, -3).join('\n')}\n`)
    const { out } = await runCommand(world, turns, [path], { json: true })
    const printed = JSON.parse(out) as { turns: Array<{ complete: boolean }> }
    expect(printed.turns.map((turn) => turn.complete)).toEqual([true, false])
  })

  test('lets nothing of a transcript reach the terminal unseen', async () => {
    const world = createWorld()
    const path = join(world.project, 'hostile.jsonl')
    const message = { role: 'user', content: 'Use\u001B]52;c;AAAA\u0007 pnpm\u202E.' }
    writeFileSync(path, JSON.stringify({ type: 'user', uuid: 'u', timestamp: '\u001B[2J', message }))
    const { out } = await runCommand(world, turns, [path])
    expect(out).not.toMatch(/[\u0007\u001B\u202E]/u)
    expect(out).toContain('⟨ESC⟩')
  })

  test.each([{}, { json: true }])('masks secrets in what was typed, pasted and answered: %j', async (options) => {
    const world = createWorld()
    const path = join(world.project, 'secret.jsonl')
    const tokens = ['typed', 'pasted', 'answer'].map((name) => `ghp_${name.padEnd(8, '7')}${'a1B2c3D4'.repeat(4)}`)
    const [typed, pasted, answer] = tokens
    const content = `Push with ${typed}\n<pasted_content id="f311">\nlog of ${pasted}\n</pasted_content id="f311">`
    const entries = [
      { type: 'user', uuid: 'u', message: { role: 'user', content } },
      {
        type: 'assistant',
        uuid: 'a',
        message: { role: 'assistant', content: [{ type: 'text', text: answer }], stop_reason: 'end_turn' },
      },
    ]
    writeFileSync(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    const { out } = await runCommand(world, turns, [path], options)
    expect(out).toContain('Push with [REDACTED:github-token]')
    for (const token of tokens) expect(out).not.toContain(token)
  })

  test('says what is wrong with a file that cannot be read, and that there is nothing', async () => {
    const world = createWorld()
    await expect(runCommand(world, turns, [join(world.project, 'gone.jsonl')])).rejects.toThrow('does not exist')
    const { code, err } = await runCommand(world, turns, [join(FIXTURES, 'warmup.jsonl')])
    expect(code).toBe(0)
    expect(err).toContain('Nothing was typed in')
    expect(err).toContain('--automation shows prompts from programs (1)')
  })
})
