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
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDrafts } from '../../../../src/commands/dashboard/drafts/drafts.ts'
import { makeEditedFile } from '../../../../src/commands/dashboard/drafts/edited-file.ts'
import type { Action } from '../../../../src/dashboard/state/action.ts'
import { startTimeOf } from '../../../../src/runtime/processes/process-identity.ts'
import { createWorld } from '../../../helpers/world.ts'

vi.mock('../../../../src/runtime/processes/process-identity.ts', { spy: true })

const ITEM = 'aaaaaaaaaa'

/** Dashboards on one folder of drafts, which end when they are killed: what they wrote is then of a process that is gone. */
function places() {
  const world = createWorld()
  const folder = { drafts: world.drafts, tmp: join(world.sageHome, 'tmp') }
  const { pid: gone } = spawnSync(process.execPath, ['-e', ''])
  const names = () => (existsSync(world.drafts) ? readdirSync(world.drafts).toSorted() : [])
  return {
    root: world.root,
    folder,
    names,
    text: () => names().map((name) => readFileSync(join(world.drafts, name), 'utf8')),
    kill: (as = `.${gone}-`) => {
      for (const name of names()) renameSync(join(world.drafts, name), join(world.drafts, name.replace(/\.\d+-/u, as)))
    },
    open: () => {
      const drafts = openDrafts(folder)
      const told: Action[] = []
      return {
        left: drafts.left(),
        look: () => drafts.look() && drafts.left(),
        told,
        keep: (draft: string, text: string) =>
          drafts.perform({ type: 'keepDraft', draft, text }, (one) => told.push(one)),
        drop: (draft: string) => drafts.perform({ type: 'dropDraft', draft }, (one) => told.push(one)),
      }
    },
  }
}

test('what is kept is masked and private, is offered to the next, and goes when it is dropped', async () => {
  const { folder, open, kill, names, text } = places()
  const first = open()
  expect(first.left).toBeUndefined()
  await first.keep(ITEM, 'The key is ghp_abcdefghijklmnopqrstuvwxyz0123456789AB\u001b[31m')
  const [masked = ''] = text()
  expect(masked).not.toMatch(/ghp_|\u001b/u)
  const modes = process.platform === 'win32' ? 0o666 : 0o600
  expect(statSync(join(folder.drafts, names()[0] ?? '')).mode & 0o777).toBe(modes)
  await first.keep('new-1', 'Half a sen')
  kill()
  const next = open()
  expect(next.left).toEqual({ [ITEM]: masked, 'new-1': 'Half a sen' })
  await next.drop(ITEM)
  await next.keep('new-1', 'Half a sentence')
  expect(text()).toEqual(['Half a sentence'])
  await next.drop('new-1')
  expect([names(), next.told]).toEqual([[], []])
})

test('a name that is no key is not kept', async () => {
  const { open, names } = places()
  await open().keep('../outside', 'Words')
  expect(names()).toEqual([])
})

test('two dashboards do not touch what the other is keeping, and the next offers the words of both', async () => {
  const { open, kill, names, text } = places()
  const [one, other] = [open(), open()]
  await one.keep('new-1', 'One')
  await other.keep('new-1', 'Other')
  await one.keep('new-2', 'More')
  await one.keep(ITEM, 'Mine')
  await other.keep(ITEM, 'Theirs')
  await one.keep('new-7', 'Gone')
  await one.drop('new-7')
  expect([open().left, text().toSorted()]).toEqual([undefined, ['Mine', 'More', 'One', 'Other', 'Theirs']])
  kill()
  const next = open()
  const left = Object.entries(next.left ?? {})
  expect(left.map(([, words]) => words).toSorted()).toEqual(['Mine', 'More', 'One', 'Other', 'Theirs'])
  expect(left.filter(([key]) => key === ITEM)).toHaveLength(1)
  for (const [key] of left) await next.drop(key)
  expect(names()).toEqual([])
})

test('what a dashboard leaves while another one is open is offered there too, beside what is typed for the same item', async () => {
  const { open, kill, names } = places()
  const [one, other] = [open(), open()]
  await one.keep(ITEM, 'Theirs')
  await one.keep('new-5', 'Half a sen')
  expect(other.look()).toBe(false)
  kill()
  expect(other.look()).toEqual({ 'new-1': 'Theirs', 'new-5': 'Half a sen' })
  expect(other.look()).toBe(false)
  await other.keep(ITEM, 'Mine')
  await other.drop(ITEM)
  await other.drop('new-5')
  expect(names().map((name) => name.split('.')[0])).toEqual([ITEM])
  await other.drop('new-1')
  expect(names()).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'what was left is offered though its process id is another’s by now',
  async () => {
    const { open, kill } = places()
    await open().keep('new-1', 'Half a sen')
    kill('.1-')
    expect(open().left).toEqual({ 'new-1': 'Half a sen' })
  },
)

test('what another dashboard has open is not offered while the system does not tell when a process began', async () => {
  const { open } = places()
  await open().keep('new-1', 'Half a sen')
  vi.mocked(startTimeOf).mockReturnValue('')
  onTestFinished(() => void vi.mocked(startTimeOf).mockReset())
  expect(open().left).toBeUndefined()
  await open().keep('new-2', 'Another half')
  vi.mocked(startTimeOf).mockReset()
  expect(open().left).toBeUndefined()
})

test('what was saved in an editor after Sage was killed is read, if it was changed, and goes when it is dropped', async () => {
  const { folder, open, kill, names } = places()
  const edited = makeEditedFile(folder.drafts, ITEM, 'Use pnpm')
  const file = () => join(folder.drafts, names()[0] ?? '', 'learning.md')
  const content = readFileSync(file(), 'utf8')
  expect([edited.path, edited.changed(), edited.text()]).toEqual([file(), undefined, 'Use pnpm'])
  writeFileSync(file(), content.replace('pnpm', 'npm'))
  // Its process is still there: it will take them itself.
  expect([edited.changed(), open().left]).toEqual(['Use npm', undefined])
  kill()
  expect(open().left).toEqual({ [ITEM]: 'Use npm' })
  writeFileSync(file(), content)
  expect(open().left).toBeUndefined()
  writeFileSync(file(), content.replace('pnpm', 'bun'))
  const next = open()
  expect(next.left).toEqual({ [ITEM]: 'Use bun' })
  const other = makeEditedFile(folder.drafts, ITEM, 'Use pnpm')
  await next.drop(ITEM)
  expect(names()).toHaveLength(1)
  other.remove()
  expect(names()).toEqual([])
})

test('what an editor wrapped or parted by an empty line becomes one line, as everywhere else', () => {
  const { folder } = places()
  const { path, text, changed } = makeEditedFile(folder.drafts, ITEM, 'Use pnpm')
  writeFileSync(
    path,
    `Use pnpm\r\n  here, \n\n\tnever npm\n\n${readFileSync(path, 'utf8').split('\n').slice(2).join('\n')}`,
  )
  expect([text(), changed()]).toEqual(['Use pnpm here, never npm', 'Use pnpm here, never npm'])
})

test.runIf(process.platform !== 'win32')('a disk that refuses is told of', async () => {
  const { root, folder, open } = places()
  const elsewhere = join(root, 'elsewhere')
  mkdirSync(elsewhere)
  symlinkSync(elsewhere, folder.drafts)
  const one = open()
  await one.keep(ITEM, 'Words')
  expect(one.told).toMatchObject([
    { type: 'failed', text: expect.stringMatching(/^What you type is not being saved: Cannot use /u) },
  ])
  expect(readdirSync(elsewhere)).toEqual([])
})

test('of words for the same item, the newest are offered for it', async () => {
  const { folder, open, kill, names } = places()
  await open().keep(ITEM, 'One')
  await open().keep(ITEM, 'Other')
  kill()
  const age = (words: string, seconds: number) => {
    for (const path of names().map((name) => join(folder.drafts, name)))
      if (readFileSync(path, 'utf8') === words) utimesSync(path, seconds, seconds)
  }
  age('One', 1)
  expect(open().left).toEqual({ [ITEM]: 'Other', 'new-1': 'One' })
  age('Other', 0)
  expect(open().left).toEqual({ [ITEM]: 'One', 'new-1': 'Other' })
})

test('what was left in an editor with nothing changed is removed once it is a day old', () => {
  const { folder, open, kill, names } = places()
  makeEditedFile(folder.drafts, ITEM, 'Use pnpm')
  kill()
  const [name = ''] = names()
  expect([open().left, names()]).toEqual([undefined, [name]])
  utimesSync(join(folder.drafts, name), 0, 0)
  expect([open().left, names()]).toEqual([undefined, []])
})

test.runIf(process.platform !== 'win32')('what is old and cannot be removed keeps no dashboard from opening', () => {
  const { folder, open, kill, names } = places()
  makeEditedFile(folder.drafts, ITEM, 'Use pnpm')
  kill()
  utimesSync(join(folder.drafts, names()[0] ?? ''), 0, 0)
  chmodSync(folder.drafts, 0o500)
  onTestFinished(() => chmodSync(folder.drafts, 0o700))
  expect(open().left).toBeUndefined()
})
