import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importPlaces } from '../../../src/commands/init/import-line.ts'

const home = resolve('/home/user')

function ownImport(SAGE_HOME: string, platform: NodeJS.Platform): string | undefined {
  const places = importPlaces({ root: resolve('/project') }, { env: { SAGE_HOME }, home, platform })
  return places.find(({ option, scope }) => option === 'import' && scope === 'user')?.line
}

test('the import of one’s own learnings is one that Claude Code reads to its end', () => {
  expect(ownImport(resolve(home, 'my sage'), 'linux')).toBe('@~/my\\ sage/learnings.md')
  expect(ownImport(resolve('/my data'), 'linux')).toMatch(/\/my\\ data\/learnings\.md$/u)
  expect(ownImport(`${resolve('/data')}\\sage`, 'win32')).toMatch(/\/data\/sage\/learnings\.md$/u)
})
