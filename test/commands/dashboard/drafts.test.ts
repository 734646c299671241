import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { editedWords, openDraft, performDraft, readDrafts } from '../../../src/commands/dashboard/drafts.ts'
import type { Action } from '../../../src/dashboard/action.ts'
import { createWorld } from '../../helpers/world.ts'

const ITEM = 'aaaaaaaaaa'
const keep = async (world: ReturnType<typeof createWorld>, draft: string, text: string) => {
  const told: Action[] = []
  await performDraft(world.paths, { type: 'keepDraft', draft, text }, (action) => told.push(action))
  return told
}
const drop = (world: ReturnType<typeof createWorld>, draft: string) =>
  performDraft(world.paths, { type: 'dropDraft', draft }, () => {})

test('what is kept is masked and private, is read again, and goes when it is dropped', async () => {
  const world = createWorld()
  expect(readDrafts(world.paths)).toBeUndefined()
  await keep(world, ITEM, 'The key is ghp_abcdefghijklmnopqrstuvwxyz0123456789AB\u001b[31m')
  await keep(world, 'new', 'Half a sen')
  const file = join(world.paths.drafts, ITEM)
  expect(readFileSync(file, 'utf8')).not.toMatch(/ghp_|\u001b/u)
  const modes = process.platform === 'win32' ? 0o666 : 0o600
  expect(statSync(file).mode & 0o777).toBe(modes)
  expect(readDrafts(world.paths)).toEqual({ [ITEM]: readFileSync(file, 'utf8'), new: 'Half a sen' })
  await drop(world, ITEM)
  expect(readDrafts(world.paths)).toEqual({ new: 'Half a sen' })
})

test('what was saved in an editor after Sage was killed is read, if it was changed, and goes when it is dropped', async () => {
  const world = createWorld()
  const { path, words, close } = openDraft(world.paths, ITEM, 'Use pnpm')
  expect(words()).toBeUndefined()
  const [name = ''] = readdirSync(world.paths.drafts)
  const content = readFileSync(path, 'utf8')
  writeFileSync(path, content.replace('pnpm', 'npm'))
  // Its process is still there: it will take them itself.
  expect([words(), readDrafts(world.paths)]).toEqual(['Use npm', undefined])
  const killed = join(world.paths.drafts, name.replace(/\.\d+-/u, `.${spawnSync(process.execPath, ['-e', '']).pid}-`))
  mkdirSync(killed)
  writeFileSync(join(killed, 'before.txt'), 'Use pnpm')
  writeFileSync(join(killed, 'learning.md'), content)
  expect(readDrafts(world.paths)).toBeUndefined()
  writeFileSync(join(killed, 'learning.md'), content.replace('pnpm', 'bun'))
  expect(readDrafts(world.paths)).toEqual({ [ITEM]: 'Use bun' })
  await drop(world, ITEM)
  expect([existsSync(killed), existsSync(path)]).toEqual([false, true])
  close()
  expect(readdirSync(world.paths.drafts)).toEqual([])
})

test('editedWords() leaves out what Sage wrote below', () => {
  const world = createWorld()
  const { path, close } = openDraft(world.paths, ITEM, 'Use pnpm')
  expect(editedWords(readFileSync(path, 'utf8'))).toBe('Use pnpm')
  close()
})

test.runIf(process.platform !== 'win32')(
  'a link in the place of the folder is not followed, and is told of',
  async () => {
    const world = createWorld()
    const elsewhere = join(world.root, 'elsewhere')
    mkdirSync(elsewhere)
    writeFileSync(join(elsewhere, ITEM), 'Not mine')
    symlinkSync(elsewhere, world.paths.drafts)
    expect(readDrafts(world.paths)).toBeUndefined()
    await drop(world, ITEM)
    expect(await keep(world, ITEM, 'Words')).toMatchObject([
      { type: 'failed', text: expect.stringMatching(/^What you type is not kept: Cannot use /u) },
    ])
    expect(readFileSync(join(elsewhere, ITEM), 'utf8')).toBe('Not mine')
  },
)

test.runIf(process.platform !== 'win32')('what is no folder of ours is neither read nor in the way', () => {
  const world = createWorld()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const elsewhere = join(world.root, 'elsewhere')
  mkdirSync(elsewhere)
  writeFileSync(join(elsewhere, 'learning.md'), 'Not mine')
  mkdirSync(join(world.paths.drafts, 'bbbbbbbbbb'), { recursive: true })
  const { path } = openDraft(world.paths, ITEM, 'Use pnpm')
  const [, ending = ''] = /aaaaaaaaaa\.\d+-([^/]+)\/learning\.md$/u.exec(path) ?? []
  symlinkSync(elsewhere, join(world.paths.drafts, `aaaaaaaaaa.${pid}-${ending}`))
  writeFileSync(join(world.paths.drafts, `cccccccccc.${pid}-${ending}`), 'A file')
  expect(readDrafts(world.paths)).toBeUndefined()
})

test.runIf(process.platform !== 'win32')('what is old and cannot be removed keeps no dashboard from opening', () => {
  const world = createWorld()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const { path } = openDraft(world.paths, ITEM, 'Use pnpm')
  const old = join(path, '..').replace(/\.\d+-/u, `.${pid}-`)
  renameSync(join(path, '..'), old)
  utimesSync(old, 0, 0)
  chmodSync(world.paths.drafts, 0o500)
  onTestFinished(() => chmodSync(world.paths.drafts, 0o700))
  expect(readDrafts(world.paths)).toBeUndefined()
})
