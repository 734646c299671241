import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSage } from '../helpers/sage-terminal.ts'
import { until } from '../helpers/until.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

const OFFER = 'Not saved last time · your words: ⏎ saves them, Esc drops them'

function worldOfOne() {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa', { text: 'Use pnpm here' })])
  return { world, kept: () => readdirSync(world.drafts).map((name) => name.split('.')[0]) }
}

test.each(['SIGHUP', 'SIGTERM', 'SIGKILL'] as const)(
  'what was being typed when %s ended the dashboard is offered by the next one, until it is dropped',
  async (signal) => {
    const { world, kept } = worldOfOne()
    const first = await openSage(world)
    first.send('e')
    await first.shows('Edit the learning')
    first.send(', never')
    await first.shows('Use pnpm here, never')
    // Nothing can be done at the end of a process that is killed: that has been kept while nothing was typed.
    if (signal === 'SIGKILL')
      await until(() => readFileSync(join(world.drafts, readdirSync(world.drafts)[0] ?? 'none')))
    process.kill(first.pid, signal)
    await first.exit
    expect(kept()).toEqual(['aaaaaaaaaa'])
    const next = await openSage(world)
    next.send('e')
    await next.shows(OFFER)
    await next.shows('Use pnpm here, never')
    next.send('\u001b')
    await next.shows('Cancelled')
    next.send('q')
    await next.exit
    expect(kept()).toEqual([])
  },
)

test.runIf(process.platform !== 'win32')(
  'what is saved in $EDITOR after the dashboard was killed is offered by the next one',
  async () => {
    const { world, kept } = worldOfOne()
    const editor = join(world.root, 'editor.sh')
    const [opened, go, done] = ['opened', 'go', 'done'].map((name) => join(world.root, name))
    const script = `trap '' HUP\nprintf %s "$1" > '${opened}'\nuntil [ -e '${go}' ]; do sleep 0.02; done\nsed -i.bak s/pnpm/npm/ "$1"\n: > '${done}'`
    writeFileSync(editor, script)
    const first = await openSage(world, { env: { EDITOR: `sh '${editor}'` } })
    first.send('E')
    await until(() => expect(readFileSync(opened ?? '', 'utf8')).toMatch(/learning\.md$/u))
    process.kill(first.pid, 'SIGKILL')
    await first.exit
    writeFileSync(go ?? '', '')
    await until(() => readFileSync(done ?? ''))
    const next = await openSage(world)
    next.send('e')
    await next.shows(OFFER)
    await next.shows('Use npm here')
    next.send('\r')
    await next.shows('Edited “Use npm here”')
    next.send('q')
    await next.exit
    expect(kept()).toEqual([])
  },
)
