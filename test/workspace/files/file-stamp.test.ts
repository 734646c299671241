import { renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileStamp, fileStamps } from '../../../src/workspace/files/file-stamp.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('fileStamp() tells a file from one of the same size and time that was put in its place', () => {
  const folder = temporaryFolder()
  const [path, other] = [join(folder, 'file'), join(folder, 'other')]
  for (const [place, text] of [
    [path, 'one'],
    [other, 'two'],
  ] as const) {
    writeFileSync(place, text)
    utimesSync(place, 1, 1)
  }
  const before = fileStamp(path)
  expect(fileStamp(path)).toBe(before)
  renameSync(other, path)
  expect(fileStamp(path)).not.toBe(before)
  expect(fileStamp(join(folder, 'nowhere'))).toBe('')
})

test('fileStamps() differs when a file comes, grows or goes', () => {
  const file = join(temporaryFolder(), 'journal')
  const none = fileStamps([file])
  writeFileSync(file, 'a')
  const some = fileStamps([file])
  writeFileSync(file, 'b', { flag: 'a' })
  expect(new Set([none, some, fileStamps([file])]).size).toBe(3)
})
