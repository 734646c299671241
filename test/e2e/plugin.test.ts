import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { takeShared } from '../../src/review/import/take-shared.ts'
import { readEnded, readSession, readSignal } from '../../src/runtime/sessions/read-session-files.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { environmentOf, runSage } from '../helpers/run-built.ts'
import { createWorld, type World } from '../helpers/world.ts'

const EVENTS = ['SessionStart', 'UserPromptSubmit', 'SubagentStart', 'PreCompact', 'Stop', 'StopFailure', 'SessionEnd']

const PROMPT = 'Install left-pad with npm or with pnpm?'

type Entry = { readonly command: string; readonly args: readonly string[] }
type Settings = { readonly hooks: Readonly<Record<string, readonly [{ readonly hooks: readonly [Entry] }]>> }

/** What a settings file or the plugin has Claude Code call at an event, in its words. */
function entryIn(path: string, event: string): Entry | undefined {
  const { hooks } = JSON.parse(readFileSync(path, 'utf8')) as Settings
  const entry = hooks[event]?.[0].hooks[0]
  return (
    entry && {
      command: entry.command === 'node' ? process.execPath : entry.command,
      args: entry.args.map((part) => part.replaceAll('${CLAUDE_PLUGIN_ROOT}', resolve('.'))),
    }
  )
}

/** Resolves to all that one call said, on both streams, with its exit. */
function call(world: World, { command, args }: Entry, input: string): Promise<string> {
  const env = { ...environmentOf(world), CLAUDE_PROJECT_DIR: world.project, CLAUDECODE: '1' }
  const child = spawn(command, args, { cwd: world.project, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()))
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return new Promise((done) => child.on('close', (status) => done(status === 0 ? said : `exit ${status}: ${said}`)))
}

/** A person with an approved learning, a proposal that waits, and subagents that are given learnings. */
async function createPerson() {
  const world = createWorld()
  const inbox = world.open()
  const block = (id: string, text: string) =>
    `<!-- sage:${id} confidence:0.90 scope:project category:preference -->\n- ${text}\n<!-- /sage:${id} -->\n`
  writeFileSync(world.paths.learnings, block('a', 'Use pnpm, not npm') + block('b', 'Waits for approval'))
  inbox.store.append(await takeShared(inbox, world.now()))
  const items = [...inbox.store.items().values()]
  const id = items.find(({ text }) => text.startsWith('Use pnpm'))?.id ?? ''
  decideNow(inbox.store, [{ item: id, decision: 'approve', confirmed: true }], 'command')
  expect(runSage(world, ['config', 'set', 'inject.subagents', 'true']).status).toBe(0)
  expect(runSage(world, ['inject', '--preview']).stdout).toContain(id)
  for (const id of ['s', 'SessionEnd']) world.session(id).turn(PROMPT)
  const settings = join(world.claude, 'settings.json')
  return {
    world,
    settings,
    /** What each process says that Claude Code starts for an event, all at the same moment. */
    fire: (event: string, sessionId: string) => {
      const input = `${JSON.stringify({
        session_id: sessionId,
        transcript_path: `${world.claude}/projects/-project/${sessionId}.jsonl`,
        cwd: world.project,
        hook_event_name: event,
        prompt: PROMPT,
        source: 'startup',
        reason: 'other',
        last_assistant_message: 'Done.',
      })}\n`
      const entries = [settings, 'hooks/hooks.json'].flatMap((path) =>
        existsSync(path) ? (entryIn(path, event) ?? []) : [],
      )
      return Promise.all(entries.map((entry) => call(world, entry, input)))
    },
  }
}

test('hooks in the settings and the plugin, both called at each event at the same moment: each is noted and said once', async () => {
  const { world, settings, fire } = await createPerson()
  expect(runSage(world, ['init', '--yes']).status).toBe(0)
  expect(existsSync(settings)).toBe(true)
  const preview = (event: string) =>
    runSage(world, ['inject', '--preview', '--event', event, '--prompt', PROMPT]).stdout
  const nudges: unknown[] = []

  for (const event of ['SessionStart', 'UserPromptSubmit', 'SubagentStart'])
    for (const session of ['one', 'two', 'three']) {
      const text = preview(event)
      expect(text).toContain('Use pnpm, not npm')
      const [bySettings = '', ...byPlugin] = await fire(event, `${event}-${session}`)
      const output = JSON.parse(bySettings) as { systemMessage?: string }
      expect(output).toMatchObject({ hookSpecificOutput: { additionalContext: text } })
      nudges.push(...(output.systemMessage === undefined ? [] : [output.systemMessage]))
      expect(byPlugin).toEqual([''])
    }
  expect(nudges).toEqual([expect.stringContaining('1 proposal is pending')])

  for (const event of EVENTS.filter((one) => /^(?:Stop|PreC)/u.test(one))) {
    expect(await fire(event, 's')).toEqual(['', ''])
    expect(readSignal(world.paths, 's')).toMatchObject({ event })
    expect(readSession(world.paths, 's')).toMatchObject({ sessionId: 's', cwd: world.project })
  }
  expect(await fire('SessionEnd', 's')).toEqual(['', ''])
  expect(readEnded(world.paths, 's')).toMatchObject({ reason: 'other', prompted: true })
  expect(readSignal(world.paths, 's')).toBeUndefined()
  expect(readSession(world.paths, 's')).toBeUndefined()
  expect(existsSync(world.paths.hookErrors)).toBe(false)
  expect(readdirSync(world.paths.tmp)).toEqual([])
})

test.each([
  ['the settings never had the hook', []],
  ['the hook was taken out of the settings', [['init'], ['hook', 'uninstall', '--global']]],
])('the plugin’s hook does all of it where %s', async (_, commands) => {
  const { world, fire } = await createPerson()
  for (const command of commands) expect(runSage(world, [...command, '--yes']).status).toBe(0)
  const said = []
  for (const event of EVENTS) said.push(...(await fire(event, event)))
  expect(said).toHaveLength(EVENTS.length)
  expect(said.filter((text) => text.includes('Use pnpm, not npm'))).toHaveLength(3)
  expect(said.filter((text) => text === '')).toHaveLength(EVENTS.length - 3)
  for (const event of ['Stop', 'StopFailure', 'PreCompact'])
    expect(readSignal(world.paths, event)).toMatchObject({ event })
  expect(readEnded(world.paths, 'SessionEnd')).toMatchObject({ reason: 'other' })
})
