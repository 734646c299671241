import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { UserError } from '../../../src/base/user-error.ts'
import { readReceiptFile } from '../../../src/install/file/receipt-file.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

const schema = z.object({ v: z.literal(1), previous: z.string() })
const read = (path: string) => readReceiptFile(path, schema, 'it is forgotten')

test('readReceiptFile() gives what was noted, and nothing where nothing was', () => {
  const path = join(temporaryFolder(), 'receipt.json')
  expect(read(path)).toBeUndefined()
  writeFileSync(path, '{"v":1,"previous":"mine"}')
  expect(read(path)).toEqual({ v: 1, previous: 'mine' })
})

test.each(['', 'null', '[]', '{"v":1,"previous":"mi', '{"v":2,"previous":"mine"}'])(
  'readReceiptFile() refuses %j, and says what becomes of it without',
  (text) => {
    const path = join(temporaryFolder(), 'receipt.json')
    writeFileSync(path, text)
    expect(() => read(path)).toThrow(
      new UserError(`Cannot read "${path}": it is damaged, or a newer Sage wrote it`, {
        hint: 'Put the original file back, or move this one away: it is forgotten',
        code: 'receipt',
      }),
    )
  },
)

test.runIf(process.platform !== 'win32')('readReceiptFile() names a link that leads to itself', () => {
  const path = join(temporaryFolder(), 'receipt.json')
  symlinkSync(path, path)
  expect(() => read(path)).toThrow(expect.objectContaining({ code: 'receipt', message: expect.stringContaining(path) }))
})
