import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EXIT } from '../../src/base/user-error.ts'
import * as approve from '../../src/commands/approve.ts'
import * as edit from '../../src/commands/edit.ts'
import { WORDED_BY_MODEL } from '../../src/journal/item/worded-by.ts'
import { userPaths } from '../../src/workspace/paths/paths.ts'
import { proposed } from '../journal/events.ts'
import { worldWith, approved, listed, statuses } from './journal-world.ts'
import { runCommand } from './run-command.ts'

describe('sage approve', () => {
  it('shows the evidence and the bytes that Claude gets, then approves', async () => {
    const world = worldWith(proposed('aaaaaaaaaa', { text: 'Use <pnpm>, not npm' }))
    const { code, out } = await approved(world, 'aaaaaaaaaa')
    expect(code).toBe(0)
    expect(out).toBe(
      [
        'Use <pnpm>, not npm',
        '  preference · project · fair 80 %',
        '  you: “always use tool aaaaaaaaaa”',
        '  Claude gets: <preference id="aaaaaaaaaa" scope="project">Use &lt;pnpm&gt;, not npm</preference>',
        'Approved aaaaaaaaaa “Use <pnpm>, not npm” · loads in the next session',
        'sage undo takes it back\n',
      ].join('\n'),
    )
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'approved' })
    expect(readFileSync(world.paths.learnings, 'utf8')).toContain('Use &lt;pnpm>, not npm')
  })

  it('shows the bytes that Claude gets where it is given Markdown', async () => {
    const world = worldWith(proposed('aaaaaaaaaa', { text: 'Use <pnpm>, not npm' }))
    writeFileSync(join(world.sageHome, 'config.toml'), '[inject]\nformat = "markdown"\n')
    expect((await approved(world, 'aaaaaaaaaa')).out).toContain('\n  Claude gets: - Use &lt;pnpm>, not npm\n')
  })

  it('shows the bytes that Claude gets where it reads learnings.md itself', async () => {
    const world = worldWith(proposed('aaaaaaaaaa', { text: 'Use <pnpm>, not npm' }))
    writeFileSync(join(world.project, 'CLAUDE.md'), '@.sage/learnings.md\n')
    expect((await approved(world, 'aaaaaaaaaa')).out).toContain('\n  Claude gets: - Use &lt;pnpm>, not npm\n')
  })

  it('shows the bytes that Claude gets where what is approved goes to a scope whose file it reads itself', async () => {
    const world = worldWith(proposed('aaaaaaaaaa', { text: 'Use <pnpm>, not npm' }))
    writeFileSync(join(world.claude, 'CLAUDE.md'), '@~/sage/learnings.md\n')
    expect((await approved(world, 'aaaaaaaaaa')).out).toContain('Claude gets: <preference')
    const { out } = await runCommand(world, approve, ['aaaaaaaaaa'], { scope: 'user' }, { typed: 'Y\n' })
    expect(out).toContain('\n  Claude gets: - Use &lt;pnpm>, not npm\n')
    expect(readFileSync(userPaths(world.sageHome).learnings, 'utf8')).toContain('Use &lt;pnpm>, not npm')
  })

  it('says that a model wrote the sentence', async () => {
    const world = worldWith(proposed('aaaaaaaaaa', { parts: [WORDED_BY_MODEL] }), proposed('bbbbbbbbbb'))
    expect((await approved(world, 'aaaaaaaaaa')).out).toContain(WORDED_BY_MODEL.because)
    expect((await approved(world, 'bbbbbbbbbb')).out).not.toContain(WORDED_BY_MODEL.because)
  })

  it('takes no scope that only the shared folder has, before anything is asked, and neither does sage edit', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    for (const command of [approve, edit])
      await expect(
        runCommand(world, command, ['aaaaaaaaaa'], { scope: 'global' }, { typed: 'Y\n' }),
      ).rejects.toMatchObject({ exitCode: 2, hint: 'One of: project, user' })
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'pending' })
  })

  it.each([
    ['without a terminal', {}],
    ['inside Claude Code', { typed: 'Y\n', env: { CLAUDECODE: '1' } }],
    ['from a process that Claude Code started', { typed: 'Y\n', env: { CLAUDE_CODE_ENTRYPOINT: 'cli' } }],
    ['inside our own model call', { typed: 'Y\n', env: { SAGE_CHILD: '1' } }],
  ])('refuses %s', async (_, terminal) => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await expect(
      runCommand(world, approve, ['aaaaaaaaaa'], { yes: true, force: true }, terminal),
    ).rejects.toMatchObject({
      code: 'not-at-terminal',
    })
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'pending' })
  })

  it.each([
    ['y\n', 'pending'],
    ['\n', 'pending'],
    ['', 'pending'],
    ['yes\n', 'pending'],
    ['Y\n', 'approved'],
  ])('asks for a typed Y when something is against it: %j leaves it %s', async (typed, status) => {
    const world = worldWith(proposed('aaaaaaaaaa', { checks: ['instruction-like'] }))
    const { out } = await runCommand(world, approve, ['aaaaaaaaaa'], {}, { typed })
    expect(out).toContain('! reads like an instruction to the agent')
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: status })
  })

  it('asks once for several, and approves to the scope user only with Y', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    const { out } = await runCommand(world, approve, ['aaaaaaaaaa', 'bbbbbbbbbb'], { scope: 'user' }, { typed: 'Y\n' })
    expect(out).toContain('Approve these 2?')
    expect((await listed(world)).map(({ status, scope }) => [status, scope])).toEqual([
      ['approved', 'user'],
      ['approved', 'user'],
    ])
    expect(readFileSync(join(world.sageHome, 'learnings.md'), 'utf8')).toContain('Use tool aaaaaaaaaa')
  })

  it('asks about several with nothing against them, and approves none of them without Y', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    const both = ['aaaaaaaaaa', 'bbbbbbbbbb']
    const { code, out } = await runCommand(world, approve, both, {}, { typed: 'n\n' })
    expect(out).toMatch(/Approve these 2\?[^]*Nothing was approved\n$/u)
    expect(code).toBe(EXIT.failure)
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'pending', bbbbbbbbbb: 'pending' })
  })

  it('asks nothing about what cannot be approved, and says why', async () => {
    const world = worldWith(...['aaaaaaaaaa', 'bbbbbbbbbb'].map((id) => proposed(id, { checks: ['instruction-like'] })))
    await runCommand(world, approve, ['aaaaaaaaaa'], {}, { typed: 'Y\n' })
    const again = await runCommand(world, approve, ['aaaaaaaaaa'], {}, { typed: 'Y\n' })
    expect(again).toEqual({ code: 1, out: '', err: 'sage: aaaaaaaaaa: Already approved\n' })
    const both = await runCommand(world, approve, ['aaaaaaaaaa', 'bbbbbbbbbb'], {}, { typed: 'Y\n' })
    expect([both.code, both.err]).toEqual([1, again.err])
    expect(both.out).toContain('Approve it?')
    expect(both.out).not.toContain('Use tool aaaaaaaaaa')
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'approved', bbbbbbbbbb: 'approved' })
  })

  it('says of each what it contradicts, in use or among those that are approved together', async () => {
    const [pnpm, npm] = [
      proposed('aaaaaaaaaa', { text: 'Use pnpm, not npm' }),
      proposed('bbbbbbbbbb', { text: 'Use npm, not pnpm' }),
    ]
    const world = worldWith(pnpm, npm)
    const both = await runCommand(world, approve, ['aaaaaaaaaa', 'bbbbbbbbbb'], {}, { typed: 'n\n' })
    expect(both.out).toContain('! contradicts another one of these: “Use npm, not pnpm”')
    expect(both.out).toContain('! contradicts another one of these: “Use pnpm, not npm”')
    await approved(world, 'aaaaaaaaaa')
    const { out } = await runCommand(world, approve, ['bbbbbbbbbb'], {}, { typed: '\n' })
    expect(out).toContain('! contradicts a learning in use: “Use pnpm, not npm”')
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'approved', bbbbbbbbbb: 'pending' })
  })

  it('knows items by an unambiguous beginning, and exits 2 for others with a way out', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('aabbaabbaa'))
    await expect(approved(world, 'aa')).rejects.toMatchObject({
      exitCode: 2,
      message: '"aa" matches the beginning of 2 ids',
    })
    await expect(approved(world, 'zz')).rejects.toMatchObject({ exitCode: 2, hint: 'sage list --all shows every id' })
    await approved(world, 'aaa')
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'approved', aabbaabbaa: 'pending' })
  })
})
