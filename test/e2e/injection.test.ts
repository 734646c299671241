import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { takeShared } from '../../src/review/import/take-shared.ts'
import { contextFile } from '../../src/workspace/paths/paths.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { runHook, runSage } from '../helpers/run-built.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** A person with an approved learning, and a proposal that waits. */
async function createPerson() {
  const world = createWorld()
  const inbox = world.open()
  const block = (id: string, text: string) =>
    `<!-- sage:${id} confidence:0.90 scope:project category:preference -->\n- ${text}\n<!-- /sage:${id} -->\n`
  writeFileSync(world.paths.learnings, `${block('a', 'Use pnpm, not npm')}${block('b', 'Waits for approval')}`)
  inbox.store.append(await takeShared(inbox, world.now()))
  const approved = [...inbox.store.items().values()].find(({ text }) => text.startsWith('Use pnpm'))
  decideNow(inbox.store, [{ item: approved?.id ?? '', decision: 'approve', confirmed: true }], 'command')
  return { world, inbox, approved }
}

const payload = (world: World, event: string, session: string) => ({
  session_id: session,
  transcript_path: `${world.claude}/projects/-project/${session}.jsonl`,
  cwd: world.project,
  hook_event_name: event,
  source: 'startup',
  prompt: 'Which of pnpm and npm installs packages here?',
})

test('the built hook gives exactly what was approved, makes a stale projection anew, and shows nothing that waits', async () => {
  const { world, inbox, approved } = await createPerson()
  rmSync(contextFile(world.sageHome, inbox.location.id), { force: true })

  const start = payload(world, 'SessionStart', 's1')
  const { status, stdout } = await runHook(world, start)
  expect(status).toBe(0)
  const { hookSpecificOutput } = JSON.parse(stdout) as { hookSpecificOutput: { additionalContext: string } }
  expect(hookSpecificOutput.additionalContext).toBe(
    `<sage_learnings count="1">\n  <preference id="${approved?.id ?? ''}" scope="project">Use pnpm, not npm</preference>\n</sage_learnings>`,
  )
  expect(runSage(world, ['inject', '--preview']).stdout).toBe(hookSpecificOutput.additionalContext)

  decideNow(inbox.store, [{ item: approved?.id ?? '', decision: 'retire' }], 'command')
  const again = await runHook(world, { ...start, session_id: 's2' })
  expect(again.stdout).not.toContain('Use pnpm')
})

test.each([
  ['inject.session_start', 'SessionStart', true],
  ['inject.prompt', 'UserPromptSubmit', true],
  ['inject.subagents', 'SubagentStart', false],
] as const)('the built hook heeds sage config set %s', async (key, event, usually) => {
  const { world } = await createPerson()
  runSage(world, ['init', '--yes'])
  const isGiven = async (session: string) => {
    const { stdout } = await runHook(world, payload(world, event, session))
    return stdout.includes('Use pnpm, not npm')
  }
  expect(await isGiven('s1')).toBe(usually)
  for (const is of [!usually, usually]) {
    expect(runSage(world, ['config', 'set', key, String(is)]).status).toBe(0)
    expect(await isGiven(`s-${is}`)).toBe(is)
  }
})
