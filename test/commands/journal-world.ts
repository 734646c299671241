import * as approve from '../../src/commands/approve.ts'
import * as list from '../../src/commands/list.ts'
import type { Options } from '../../src/commands/start/context.ts'
import { appendEvents } from '../../src/journal/file/append.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

export type Listed = {
  schemaVersion: number
  items: { id: string; status: string; scope: string; text: string; evidence: object }[]
}

export function worldWith(...events: Parameters<typeof appendEvents>[1]): World {
  const world = createWorld()
  world.open().store.append(events)
  return world
}
export const approved = (world: World, ...ids: string[]) => runCommand(world, approve, ids, {}, { typed: 'Y\n' })
export async function listed(world: World, options: Options = {}): Promise<Listed['items']> {
  const { out } = await runCommand(world, list, [], { ...options, json: true })
  return (JSON.parse(out) as Listed).items
}
export const statuses = async (world: World) =>
  Object.fromEntries((await listed(world, { all: true })).map(({ id, status }) => [id, status]))
