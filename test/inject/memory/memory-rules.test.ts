import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listRules, walkRules } from '../../../src/inject/memory/memory-rules.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

/** A folder of rules with a link to another folder that holds so many, and a rule in the last of them. */
function linkedFolders(count: number): string {
  const [rules, elsewhere] = [temporaryFolder(), temporaryFolder()]
  symlinkSync(elsewhere, join(rules, 'linked'))
  for (let made = 0; made < count; made++) mkdirSync(join(elsewhere, String(made)))
  writeFileSync(join(elsewhere, String(count - 1), 'last.md'), '')
  return rules
}

test('walkRules() enters no folder twice: a link may lead back up', () => {
  const rules = temporaryFolder()
  symlinkSync(rules, join(rules, 'again'))
  writeFileSync(join(rules, 'rule.md'), '')
  expect(walkRules(rules)).toEqual({ rules: [join(rules, 'rule.md')], folders: [rules] })
})

test('walkRules() does not search a whole disk that is linked among the rules', () => {
  expect(listRules(linkedFolders(10))).toHaveLength(1)
  const { rules, folders } = walkRules(linkedFolders(1_500))
  expect(rules.length + folders.length).toBeLessThan(1_100)
})

test('listRules() lists no more rules than anybody has', () => {
  const folder = temporaryFolder()
  for (let made = 0; made < 210; made++) writeFileSync(join(folder, `${made}.md`), '')
  expect(listRules(folder)).toHaveLength(200)
})
