import { linkSync, mkdirSync, rmSync, symlinkSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openDecidedLog, SAVED_NOT_NOTED } from '../../../src/journal/file/decided-log.ts'
import { readTextIfThere } from '../../../src/workspace/files/read-if-there.ts'
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

test('a full disk is found before anything is decided, and told of with what is saved', () => {
  const path = place()
  const log = openDecidedLog(path, undefined, () => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' })
  })
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
})

test('what cannot be looked at once it is noted is told of with what is saved too', () => {
  const path = place()
  const log = openDecidedLog(path, undefined, (fd, bytes) => {
    rmSync(path)
    symlinkSync(path, path)
    return writeSync(fd, bytes)
  })
  expect(() => log.note(ENTRIES, { saved: true })).toThrow(expect.objectContaining({ code: SAVED_NOT_NOTED }))
})

test('note() does not write through a symbolic link, to a file or to nothing', () => {
  const path = place()
  const log = openDecidedLog(path)
  const target = join(dirname(path), 'target')
  mkdirSync(dirname(path))
  symlinkSync(target, path)
  const refused = `Cannot write "${path}": it is a symbolic link`
  expect(() => log.note(ENTRIES, { saved: false })).toThrow(refused)
  expect(readTextIfThere(target)).toBeUndefined()
  writeFileSync(target, 'mine')
  expect(() => log.note(ENTRIES, { saved: false })).toThrow(refused)
  expect(readTextIfThere(target)).toBe('mine')
  expect(() => openDecidedLog(path)).toThrow('it is a symbolic link')
})

test('what could not be read is read once it can', () => {
  const path = place()
  const log = openDecidedLog(path)
  const target = join(dirname(path), 'target')
  mkdirSync(dirname(path))
  writeFileSync(target, `${itemIdOf('a')} ${uuid('d')} ${uuid('p')}\n`)
  symlinkSync(target, path)
  expect(() => log.refresh()).toThrow('it is a symbolic link')
  rmSync(path)
  linkSync(target, path)
  expect(log.refresh()).toEqual([itemIdOf('a')])
})

test('a line that a crash tore says nothing', () => {
  const path = place()
  mkdirSync(dirname(path))
  const whole = `${itemIdOf('a')} ${uuid('d')} ${uuid('p')}`
  for (let length = 0; length < whole.length; length++) {
    writeFileSync(path, `${whole.slice(0, length)}\n`)
    expect([...openDecidedLog(path).events()]).toEqual([])
  }
  writeFileSync(path, `${whole.slice(0, 20)}\n${whole}\n`)
  expect(openDecidedLog(path).get(itemIdOf('a'))).toEqual({ on: uuid('d'), approvals: [uuid('p')] })
})
