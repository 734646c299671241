import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryFolder } from '../../../src/inject/memory/memory-folder.ts'

test('memoryFolder() is beside the transcripts of the project', () => {
  const folder = memoryFolder({ projectDir: '/home/user/app', claudeDir: '/claude' })
  expect(folder).toBe(join('/claude', 'projects', '-home-user-app', 'memory'))
})
