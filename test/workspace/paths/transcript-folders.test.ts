import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { transcriptFolder } from '../../../src/workspace/paths/transcript-folders.ts'

test('transcriptFolder() is the folder that Claude Code names after the project', () => {
  const nameOf = (projectDir: string) => relative('/claude', transcriptFolder({ projectDir, claudeDir: '/claude' }))
  const inProjects = (name: string) => join('projects', name)
  expect(nameOf('/home/user/späcé dir.x_y')).toBe(inProjects('-home-user-sp-c--dir-x-y'))
  expect(nameOf(`/${'a'.repeat(199)}`)).toBe(inProjects(`-${'a'.repeat(199)}`))
  expect(nameOf(`/${'a'.repeat(300)}`)).toBe(inProjects(`-${'a'.repeat(199)}-vtkmfl`))
  expect(nameOf(`/${'b'.repeat(300)}`)).toBe(inProjects(`-${'b'.repeat(199)}-km8bov`))
})
