import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { takeShared } from '../../src/review/import/take-shared.ts'
import { recordPaths } from '../../src/workspace/paths.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { runHook, runSage } from '../helpers/run-built.ts'
import { createWorld } from '../helpers/world.ts'

test('the built hook gives exactly what was approved, makes a stale projection anew, and shows nothing that waits', async () => {
  const world = createWorld()
  const inbox = world.open()
  const block = (id: string, text: string) =>
    `<!-- sage:${id} confidence:0.90 scope:project category:preference -->\n- ${text}\n<!-- /sage:${id} -->\n`
  writeFileSync(world.paths.learnings, `${block('a', 'Use pnpm, not npm')}${block('b', 'Waits for approval')}`)
  inbox.store.append(await takeShared(inbox, world.now()))
  const approved = [...inbox.store.state().items.values()].find(({ text }) => text.startsWith('Use pnpm'))
  decideNow(inbox.store, [{ item: approved?.id ?? '', decision: 'approve', confirmed: true }], 'command')
  rmSync(recordPaths(world.sageHome, inbox.location.id).context, { force: true })

  const start = {
    session_id: 's1',
    transcript_path: `${world.claude}/projects/-project/s1.jsonl`,
    cwd: world.project,
    hook_event_name: 'SessionStart',
    source: 'startup',
  }
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
