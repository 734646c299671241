import { describe, expect, test } from 'vitest'
import { inShell } from '../helpers/in-shell.ts'
import { runSage } from '../helpers/run-built.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { numbered, proposed } from '../journal/events.ts'

/** Their list is far more than a pipe holds. */
const MANY = 3000

function worldOfMany(): World {
  const world = createWorld()
  world.open().store.append(Array.from({ length: MANY }, (_, index) => proposed(numbered(index))))
  return world
}

describe.skipIf(process.platform === 'win32')('what sage writes into a pipe', () => {
  const inPipe = (args: readonly string[], script: string) => runSage(worldOfMany(), args, inShell(script))

  test.each([[['list', '--json']], [['list', '--all']]])('of %j, a reader that takes its time gets all', (args) => {
    const script = '"$@" >whole.txt; "$@" | (sleep 1; cat) >piped.txt; cmp whole.txt piped.txt && wc -c <whole.txt'
    const { status, stdout, stderr } = inPipe(args, script)
    expect([status, stderr]).toEqual([0, ''])
    expect(Number(stdout)).toBeGreaterThan(MANY * 50)
  })

  test.each([[['list', '--json']], [['list', '--all']]])(
    'of %j, one that ends early ends it without a word',
    (args) => {
      const { stdout, stderr } = inPipe(args, '{ "$@"; echo "$?" >&3; } 3>&2 | head -c 10')
      expect([stdout.length, stderr]).toEqual([10, '0\n'])
    },
  )
})
