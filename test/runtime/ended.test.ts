import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listEndedAside } from '../../src/runtime/ended.ts'
import { createWorld } from '../helpers/world.ts'

test('listEndedAside() lists sessions only, whatever else is put beside them', () => {
  const { paths } = createWorld()
  for (const name of ['session-1.ended', 'session-2.json', 'con.ended', 'not an id.ended', '.ended'])
    writeFileSync(join(paths.claimed, name), '{}')
  expect(listEndedAside(paths)).toEqual(['session-1'])
})
