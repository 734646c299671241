import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { regenerableWrite, regenerableWriteSync } from '../../src/workspace/regenerable-write.ts'

test('regenerableWrite() of a hundred at once leaves one whole file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sage-write-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const path = join(folder, 'new', 'status')
  await Promise.all(Array.from({ length: 100 }, (_, index) => regenerableWrite(path, `${index}`.repeat(1000))))
  expect(readFileSync(path, 'utf8')).toMatch(/^(\d+)(\1)*$/)
  regenerableWriteSync(path, 'last')
  expect(readFileSync(path, 'utf8')).toBe('last')
  expect(readdirSync(join(folder, 'new'))).toEqual(['status'])
})
