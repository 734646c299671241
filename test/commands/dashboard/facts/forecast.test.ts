import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as approve from '../../../../src/commands/approve.ts'
import { forecastItem } from '../../../../src/commands/dashboard/facts/forecast.ts'
import * as sync from '../../../../src/commands/sync.ts'
import { readProjectLearnings } from '../../../../src/inject/publish/project-learnings.ts'
import type { Item } from '../../../../src/journal/item/item.ts'
import { createWorld } from '../../../helpers/world.ts'
import { runCommand } from '../../run-command.ts'

test('forecastItem() takes away what new words of a line of learnings.md take the place of', async () => {
  const world = createWorld()
  const say = async (text: string) => {
    writeFileSync(world.paths.learnings, `<!-- sage:zz99zz99zz -->\n- ${text}\n<!-- /sage:zz99zz99zz -->\n`)
    await runCommand(world, sync, [])
  }
  const waiting = () => {
    const [item] = world.open().store.ofStatus('pending')
    if (!item) throw new Error('nothing waits')
    return item
  }
  const foretell = (item: Item) => {
    const { target, settings } = world.open()
    return forecastItem(item, readProjectLearnings(target, settings.config), settings.config)
  }
  const approveIt = ({ id }: Item) => runCommand(world, approve, [id], {}, { typed: 'Y\n' })
  await say('Use pnpm 8 for installs')
  await approveIt(waiting())
  await say('Use pnpm 9 for installs')
  const item = waiting()
  const { after } = foretell(item)
  await approveIt(item)
  expect(foretell(item).before).toEqual(after)
  expect(after.given).toBe(1)
})
