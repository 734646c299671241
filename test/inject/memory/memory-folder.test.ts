import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { memoryFolder } from '../../../src/inject/memory/memory-folder.ts'

test('memoryFolder() is in the folder that Claude Code names after the project', () => {
  const nameOf = (projectDir: string) => relative('/claude', memoryFolder({ projectDir, claudeDir: '/claude' }))
  const inProjects = (name: string) => join('projects', name, 'memory')
  expect(nameOf('/home/user/späcé dir.x_y')).toBe(inProjects('-home-user-sp-c--dir-x-y'))
  expect(nameOf(`/${'a'.repeat(199)}`)).toBe(inProjects(`-${'a'.repeat(199)}`))
  expect(nameOf(`/${'a'.repeat(300)}`)).toBe(inProjects(`-${'a'.repeat(199)}-vtkmfl`))
  expect(nameOf(`/${'b'.repeat(300)}`)).toBe(inProjects(`-${'b'.repeat(199)}-km8bov`))
})
