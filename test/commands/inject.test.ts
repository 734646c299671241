import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { injectContext, sessionContext } from '../../src/commands/hook-context.ts'
import * as inject from '../../src/commands/inject.ts'
import type { CommandContext, CommandModule, Options } from '../../src/commands/start/context.ts'
import { runHook } from '../../src/hook/run-hook.ts'
import { openProjectJournals } from '../../src/inject/publish/project-journals.ts'
import { rebuildProjection } from '../../src/inject/publish/publish.ts'
import { contextFile, recordPaths } from '../../src/workspace/paths/paths.ts'
import { workspaceId } from '../../src/workspace/paths/workspace-id.ts'
import { makeTrust } from '../../src/workspace/trust/trust.ts'
import { printed } from '../helpers/printed.ts'
import { NOON, type World, makeWorld } from '../inject/world.ts'
import { itemIdOf, proposed } from '../journal/events.ts'

let world: World
beforeEach(() => {
  world = makeWorld((projectDir) => workspaceId(projectDir))
  makeTrust(world.target.dataHome, world.target.projectDir, new Date(NOON))
})

const environment = () => ({
  env: { SAGE_HOME: world.target.dataHome, CLAUDE_CONFIG_DIR: world.target.claudeDir },
  home: world.home,
  platform: process.platform,
})

async function run(module: CommandModule, options: Options, input = '', around: Partial<CommandContext> = {}) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  stdin.end(input)
  const context = {
    environment: environment(),
    cwd: world.target.projectDir,
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout: stdout as unknown as NodeJS.WriteStream,
    stderr: stderr as unknown as NodeJS.WriteStream,
    now: () => new Date(NOON),
    ...around,
  } satisfies CommandContext
  const code = await module.run(context, [], options)
  return { code, out: printed(stdout), err: printed(stderr) }
}

/** What the installed hook prints for a payload. */
async function hook(event: string, fields: Record<string, string>): Promise<string> {
  const { projectDir } = world.target
  const payload = {
    session_id: 'h1',
    transcript_path: `${world.home}/t.jsonl`,
    cwd: projectDir,
    hook_event_name: event,
    ...fields,
  }
  let printed = ''
  await runHook({
    environment: { ...environment(), env: { ...environment().env, CLAUDE_PROJECT_DIR: projectDir } },
    receive: () => ({ text: JSON.stringify(payload), shortened: false }),
    print: (text) => (printed += text),
    now: () => new Date(NOON),
    rebuild: rebuildProjection,
  })
  return printed
}

const contextOf = (output: string) =>
  (JSON.parse(output) as { hookSpecificOutput: { additionalContext: string } }).hookSpecificOutput.additionalContext

const approveSome = () => {
  world.approve('k3f9', 'Use pnpm, not npm, for every install')
  world.approve('p0a2', { text: 'Answer with “quotes”, <tags> & 日本語', kind: 'blocker' })
  const fillers = Array.from({ length: 60 }, (_, n) => `Filler ${n} ${'that fills the budget, '.repeat(6)}`.trim())
  world.approveAll(Object.fromEntries(fillers.map((text, n) => [`f${n}`, text])))
}

describe('sage inject --preview', () => {
  it.each(['startup', 'resume', 'clear', 'compact', 'fork'])(
    'shows what the hook prints at %s, byte for byte',
    async (source) => {
      approveSome()
      const { out, code } = await run(inject, { preview: true, source })
      expect(code).toBe(0)
      expect(out).toBe(contextOf(await hook('SessionStart', { source })))
    },
  )

  it('changes nothing: what a pull brought back into an imported learnings.md is left to the next hook', async () => {
    world.write(join(world.target.projectDir, 'CLAUDE.md'), '@.sage/learnings.md\n')
    const theirs = '<!-- sage:zz99 category:fact -->\n- Theirs\n<!-- /sage:zz99 -->\n'
    const { learnings: origin } = world.paths
    const item = { ...proposed(itemIdOf('q1'), { text: 'Theirs' }), type: 'imported' as const, origin }
    openProjectJournals(world.target).append([item])
    world.decide('q1', 'reject')
    world.publish()
    world.write(world.paths.learnings, theirs)
    const context = contextFile(world.target.dataHome, world.target.id)
    const before = world.read(context)
    await run(inject, {})
    expect([world.read(world.paths.learnings), world.read(context)]).toEqual([theirs, before])
    await hook('SessionStart', { source: 'startup' })
    expect(world.read(world.paths.learnings)).toBe('')
  })

  it('is about the project of Claude Code, wherever the model has moved to', async () => {
    approveSome()
    const { projectDir } = world.target
    const env = { ...environment().env, CLAUDE_PROJECT_DIR: projectDir }
    const elsewhere = { cwd: world.home, environment: { ...environment(), env } }
    expect((await run(inject, {}, '', elsewhere)).out).toBe(
      contextOf(await hook('SessionStart', { source: 'startup' })),
    )
  })

  it('shows what the hook prints for a prompt, byte for byte', async () => {
    approveSome()
    const prompt = 'please install lodash with pnpm'
    const { out } = await run(inject, { prompt })
    expect(out).toContain('Use pnpm')
    expect(out).toBe(contextOf(await hook('UserPromptSubmit', { prompt })))
  })

  it('does not measure the working context against what learnings may take', async () => {
    approveSome()
    world.write(world.paths.config, '[inject]\nbudget_tokens = 200\n')
    world.publish()
    expect((await run(inject, { source: 'compact' })).err).toMatch(
      /^SessionStart \(compact\): \d+ learnings, about \d+ tokens, at most 200 of them for learnings, \d+ of/,
    )
  })

  it('tells tokens, limits, order and what was left out and why', async () => {
    approveSome()
    world.write(world.paths.config, '[inject]\nbudget_tokens = 200\n')
    world.publish()
    const { err } = await run(inject, {})
    expect(err).toMatch(
      /^SessionStart \(startup\): \d+ learnings, about \d+ of 200 tokens, \d+ of the 10000 characters that Claude Code accepts\n/,
    )
    expect(err).toMatch(/\nLeft out: \d\d learnings — did not fit; given with .* \(--verbose names them\)\n/)
    expect(err).not.toContain('Filler')
    const { err: named } = await run(inject, { verbose: true })
    expect(named).toMatch(/Left out: f\d+z+ Filler .* — did not fit/)
    expect(named).not.toContain('--verbose')
    const json = JSON.parse((await run(inject, { json: true })).out) as {
      schemaVersion: number
      text: string
      learnings: unknown[]
      leftOut: unknown[]
    }
    expect(json.schemaVersion).toBe(1)
    expect(json.text).toBe((await run(inject, {})).out)
    expect(json.learnings.length + json.leftOut.length).toBe(62)
  })

  it('names the learning that says the same and is given instead, whichever scope it has', async () => {
    world.approve('p1', { text: 'Use pnpm, not npm' })
    world.approve('p2', { text: 'Use pnpm, not npm.' })
    world.publish()
    const { err } = await run(inject, {})
    expect(err).toMatch(
      /Left out: \w+ Use pnpm, not npm\.? — says the same as another learning, which is given in its place \(\w+\)/,
    )
  })

  it('says what the person is told beside it, and nothing of the kind where they are told nothing', async () => {
    world.propose('p1', { text: 'Waits' })
    world.publish()
    const nudge = JSON.parse(await hook('SessionStart', { source: 'startup' })) as { systemMessage: string }
    rmSync(join(recordPaths(world.target.dataHome, world.target.id).dir, 'nudged'))
    expect((await run(inject, {})).err).toContain(`\nTo the person: ${nudge.systemMessage}\n`)
    expect((await run(inject, { source: 'compact' })).err).not.toContain('To the person')
  })

  it('does not say of what it prints for a prompt that it was left out', async () => {
    approveSome()
    world.write(world.paths.config, '[inject]\nbudget_tokens = 60\n')
    world.publish()
    const { out, err } = await run(inject, { prompt: 'please install lodash with pnpm' })
    expect(out).toContain('Use pnpm')
    expect(err).toMatch(/^UserPromptSubmit: 1 learning, about \d+ tokens, in at most 150 lines, \d+ of the 10000/u)
    expect(err).not.toContain('Left out: k3f9')
    expect(err).toMatch(/Left out: \d\d learnings/)
  })

  it.each([
    ['what is the weather', {}, 'no learning is relevant enough to this prompt (hooks.threshold 0.5)'],
    ['use pnpm', {}, 'the prompt is shorter than 10 characters (hooks.min_prompt_length)'],
    ['install it with pnpm', { threshold: '1' }, 'no learning is relevant enough to this prompt (hooks.threshold 1)'],
    [undefined, { event: 'SubagentStart' }, 'it is switched off (inject.subagents)'],
  ])('says why %j with %j is given nothing', async (prompt, options, why) => {
    approveSome()
    const asked = { ...options, ...(prompt !== undefined && { prompt }) }
    const { out, err } = await run(inject, asked)
    expect([out, err.split('\n')[0]?.replace(/^\w+: nothing: /u, '')]).toEqual(['', why])
    expect(JSON.parse((await run(inject, { ...asked, json: true })).out)).toMatchObject({ because: why })
  })

  it('changes nothing that a session will be given', async () => {
    approveSome()
    await expect(run(inject, { session: 'h1' })).rejects.toMatchObject({ exitCode: 2, code: 'unknown-id' })
    world.write(`${world.paths.sessions}/h1.json`, '{}')
    expect((await run(inject, { session: 'h' })).out).toContain('Answer with “quotes”')
    expect(await hook('SessionStart', { source: 'startup' })).toContain('Answer with “quotes”')
  })

  it('shows what a session would get in addition to what it has', async () => {
    approveSome()
    const asked = { event: 'UserPromptSubmit', prompt: 'please install lodash with pnpm' }
    world.write(`${world.paths.sessions}/c1.json`, '{}')
    expect((await run(inject, { ...asked, session: 'c1' })).out).toContain('Use pnpm')
    await run(injectContext, {}, JSON.stringify({ prompt: asked.prompt, cwd: '.', session_id: 'c1' }))
    expect((await run(inject, { ...asked, session: 'c1' })).out).toBe('')
    expect((await run(inject, asked)).out).toContain('Use pnpm')
  })

  it('is refused outside of a workspace and for values that do not fit', async () => {
    await expect(run(inject, { event: 'Stop' })).rejects.toThrow('Cannot use --event "Stop"')
    await expect(run(inject, { event: 'UserPromptSubmit' })).rejects.toThrow('There is no prompt')
    await expect(run(inject, { threshold: 'high' })).rejects.toThrow('Cannot use --threshold "high"')
    world.write(`${world.target.dataHome}/workspaces/${world.target.id}/trust.json`, 'not trusted')
    await expect(run(inject, {})).rejects.toMatchObject({ exitCode: 3 })
  })
})

describe('sage hook inject-context', () => {
  const input = (prompt: string) => JSON.stringify({ prompt, cwd: '.', session_id: 'c1' })

  it('prints hook JSON with what is relevant, and takes the settings as flags', async () => {
    approveSome()
    const prompt = 'please install lodash with pnpm'
    const output = contextOf((await run(injectContext, {}, input(prompt))).out)
    expect(output).toContain('Use pnpm')
    expect((await run(injectContext, {}, input(prompt))).out).toBe('')
    for (const options of [{ threshold: '0.99' }, { budget: '1' }, { minPromptLength: '100' }])
      expect((await run(injectContext, options, JSON.stringify({ prompt }))).out).toBe('')
    for (const options of [{ content: 'none' }, { contentMode: 'none' }])
      expect((await run(injectContext, options, JSON.stringify({ prompt }))).out).toContain('sage show k3f9')
  })

  it.each(['', 'not json', '[]', '{"prompt": 1}', '{"prompt":"x"}'])(
    'prints nothing and succeeds for %j',
    async (text) => {
      approveSome()
      expect(await run(injectContext, {}, text)).toMatchObject({ code: 0, out: '' })
    },
  )
})

describe('--verbose and --quiet', () => {
  it.each<[CommandModule, string, RegExp, Options?]>([
    [injectContext, 'not json', /^sage: Nothing is given: no JSON object on standard input\n$/],
    [injectContext, '{"prompt":"please sing a song"}', /: no learning is relevant enough .*hooks\.threshold 0\.5\)\n$/],
    [injectContext, '{"prompt":"sing"}', /: the prompt is shorter than 10 characters \(hooks\.min_prompt_length\)\n$/],
    [
      injectContext,
      '{"prompt":"install"}',
      /: a learning and its frame take 3 lines, more than 2 .*hooks\.budget/,
      { budget: '2', minPromptLength: '1' },
    ],
    [sessionContext, '{"source":"startup"}', /^sage: Nothing is given: this is for a SessionStart whose source is/],
    [sessionContext, '{"source":"compact"}', /^sage: Nothing is given: git did not answer in time/],
  ])('say why nothing is given, and nothing at all', async (command, text, why, given = {}) => {
    approveSome()
    expect((await run(command, given, text)).err).toBe('')
    const told = await run(command, { ...given, verbose: true }, text)
    expect([told.code, told.out, told.err]).toEqual([0, '', expect.stringMatching(why)])
    const wrong = { threshold: 'high' }
    expect((await run(command, wrong, text)).err).toContain('Cannot use --threshold "high"')
    expect(await run(command, { ...wrong, quiet: true }, text)).toEqual({ code: 0, out: '', err: '' })
  })
})

describe('sage hook session-context', () => {
  it('prints the working context after a compaction only, and without learnings', async () => {
    approveSome()
    expect((await run(sessionContext, {}, '{"source":"startup","cwd":"."}')).out).toBe('')
    const { out } = await run(sessionContext, {}, '{"source":"compact","cwd":"."}')
    expect(out).not.toContain('Use pnpm')
  })
})
