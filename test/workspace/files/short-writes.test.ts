import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { durableWrite } from '../../../src/workspace/files/durable-write.ts'
import { regenerableWrite } from '../../../src/workspace/files/regenerable-write.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

vi.mock('node:fs', { spy: true })

const durably = (path: string, content: string) => durableWrite(path, content, { tmp: join(path, '..') })

test.each([durably, regenerableWrite])('%o writes on where a disk takes only a part', (write) => {
  const folder = temporaryFolder()
  vi.mocked(fs.writeSync).mockImplementationOnce((fd: number, bytes: unknown) =>
    fs.writeSync(fd, (bytes as Uint8Array).subarray(0, 3)),
  )
  write(join(folder, 'file'), 'whole words')
  expect(fs.readFileSync(join(folder, 'file'), 'utf8')).toBe('whole words')
})

test('durableWrite() names what a person knows where the system refuses: the folder, never the temporary file', () => {
  const folder = temporaryFolder()
  const tmp = join(folder, 'tmp')
  fs.writeFileSync(tmp, 'no folder')
  expect(() => durableWrite(join(folder, 'file'), 'words', { tmp })).toThrow(
    expect.objectContaining({ code: 'ENOTDIR', path: tmp }),
  )
})

test.skipIf(process.platform === 'win32')('durableWrite() names the folder that cannot be flushed', () => {
  const folder = temporaryFolder()
  const refused = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'fsync' })
  vi.mocked(fs.fsyncSync)
    .mockImplementationOnce(() => undefined)
    .mockImplementationOnce(() => {
      throw refused
    })
  expect(() => durableWrite(join(folder, 'file'), 'words', { tmp: folder })).toThrow(
    expect.objectContaining({ code: 'ENOSPC', path: folder }),
  )
})
