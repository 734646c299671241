import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openDecidedLog } from '../../../src/journal/file/decided-log.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { itemIdOf, uuid } from '../events.ts'

const ENTRIES = new Map([[itemIdOf('a'), { on: uuid('d'), approvals: [] }]])

function place(): string {
  const dir = temporaryFolder()
  return join(dir, 'decided', 'project.log')
}

test('note() says that nothing was decided, and the way out', () => {
  const path = place()
  const folder = dirname(path)
  symlinkSync(join(folder, '..', 'nowhere'), folder)
  const log = openDecidedLog(path)
  expect(() => log.note(ENTRIES, { saved: false })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/^Nothing was decided: Cannot /u),
      hint: expect.stringContaining(folder),
    }),
  )
  rmSync(folder)
  log.note(ENTRIES, { saved: false })
  expect(openDecidedLog(path).get(itemIdOf('a'))).toEqual({ on: uuid('d'), approvals: [] })
})

test.runIf(existsSync('/dev/full'))(
  'a full disk is found before anything is decided, and told of with what is saved',
  () => {
    const path = place()
    const log = openDecidedLog(path)
    mkdirSync(dirname(path))
    symlinkSync('/dev/full', path)
    const why = `Cannot write "${path}": the disk is full (ENOSPC)`
    expect(() => log.note(ENTRIES, { saved: false })).toThrow(
      expect.objectContaining({
        code: 'not-noted',
        message: `Nothing was decided: ${why}`,
        hint: expect.stringContaining('Free some space, then decide again'),
      }),
    )
    expect(() => log.note(ENTRIES, { saved: true })).toThrow(
      expect.objectContaining({
        code: 'saved-not-noted',
        message: `Saved, but not recorded: ${why}`,
        hint: expect.stringContaining('Free some space, then take it back and decide again (sage undo, sage redo)'),
      }),
    )
  },
)
