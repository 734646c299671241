import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { canClose, canHeedModes, canMount, closing, filling, HEEDING_MODES } from '../helpers/closed-folder.ts'
import { runSage } from '../helpers/run-built.ts'
import { createWorld, type World } from '../helpers/world.ts'

const SETTINGS = '{"model":"opus"}\n'
const HOOK = '#!/bin/sh\necho mine\n'

/** A person with settings and a post-commit hook of their own. */
function prepared(): { world: World; settings: string; hook: string } {
  const world = createWorld()
  spawnSync('git', ['init', '-q', '--template=', world.project])
  const settings = join(world.claude, 'settings.json')
  const hook = join(world.project, '.git', 'hooks', 'post-commit')
  mkdirSync(dirname(hook))
  writeFileSync(hook, HOOK, { mode: 0o755 })
  writeFileSync(settings, SETTINGS)
  return { world, settings, hook }
}

const COMMANDS = [
  ['hook install --global --yes', 'settings'],
  ['hook uninstall --global --yes', 'settings'],
  ['statusline install --yes', 'settings'],
  ['hook install-git-hook', 'hook'],
  ['hook uninstall-git-hook', 'hook'],
] as const

/** What a command is the opposite of is done before. */
const prepare = (world: World, command: string) =>
  command.includes('uninstall') &&
  runSage(
    world,
    command
      .replace(/^uninstall/u, 'hook uninstall --global')
      .replace('uninstall', 'install')
      .split(' '),
  )

describe.each([
  [
    'cannot be written',
    closing,
    canClose,
    /^(?:the disk is read-only \(EROFS\)|access is denied \(EACCES\))$/u,
    /^Make /u,
  ],
  ['is full', filling, canMount, /^the disk is full \(ENOSPC\)$/u, /^Free some space/u],
] as const)('where the disk %s', (_, refusing, possible, why, way) => {
  test.runIf(possible).each(COMMANDS)(
    'sage %s names the file and the way out, and leaves it whole',
    (command, which) => {
      const { world, ...files } = prepared()
      prepare(world, command)
      const file = files[which]
      const before = readFileSync(file, 'utf8')
      const { status, stderr } = runSage(world, command.split(' '), refusing(dirname(file)))
      const [, path, reason = '', hint = ''] =
        /^sage: Cannot write "([^"]+)": (.*)\n {6}Nothing was changed\. (.*), then try again\n$/u.exec(stderr) ?? [
          stderr,
        ]
      expect([status, path]).toEqual([1, file])
      expect(reason).toMatch(why)
      expect(hint).toMatch(way)
      const after = refusing === filling ? `${dirname(file)}.after` : dirname(file)
      expect(readFileSync(join(after, which === 'hook' ? 'post-commit' : 'settings.json'), 'utf8')).toBe(before)
      expect(readdirSync(after).toSorted()).toEqual(readdirSync(dirname(file)).toSorted())
    },
  )
})

describe('sage uninstall takes out what it can, says what it cannot, and fails', () => {
  test.runIf(canClose)('where the files of Sage itself cannot be removed', () => {
    const { world, settings } = prepared()
    const local = join(world.project, '.claude', 'settings.local.json')
    for (const command of ['hook install --global --yes', 'hook install --yes', 'statusline install --yes'])
      expect(runSage(world, command.split(' '))).toMatchObject({ status: 0 })
    // Removing a file is refused by its folder.
    const inside = ['hook', 'install'].map((folder) => join(world.sageHome, folder))
    const { status, stderr } = runSage(world, ['uninstall', '--yes'], closing(world.sageHome, inside))
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^sage: Cannot remove the files that Sage keeps about its hook in "[^"]+": [^\n]+\n {6}Make [^\n]+, then run "sage uninstall" again\n$/u,
    )
    expect(stderr).toContain(`"${world.sageHome}"`)
    expect([readFileSync(settings, 'utf8'), existsSync(local)]).toEqual([SETTINGS, false])
  })

  test.runIf(canClose)('where one settings file cannot be written: the hook that it calls stays', () => {
    const { world, settings } = prepared()
    const local = join(world.project, '.claude', 'settings.local.json')
    for (const command of ['hook install --global --yes', 'hook install --yes'])
      expect(runSage(world, command.split(' '))).toMatchObject({ status: 0 })
    const { status, stderr } = runSage(world, ['uninstall', '--yes'], closing(world.claude))
    expect(status).toBe(1)
    expect(stderr).toContain(`sage: Cannot write "${settings}": `)
    expect(stderr).toContain('\nSage is not fully removed: fix that, then run "sage uninstall" again.\n')
    expect([existsSync(local), existsSync(join(world.sageHome, 'hook', 'sage-hook.cjs'))]).toEqual([false, true])
  })

  test.runIf(canHeedModes)('and does not mind a folder that it cannot remove: empty, it does no harm', () => {
    const { world } = prepared()
    expect(runSage(world, ['hook', 'install', '--yes'])).toMatchObject({ status: 0 })
    chmodSync(world.project, 0o500)
    onTestFinished(() => chmodSync(world.project, 0o700))
    expect(runSage(world, ['uninstall', '--yes'], HEEDING_MODES)).toMatchObject({ status: 0, stderr: '' })
    expect(readdirSync(join(world.project, '.claude'))).toEqual([])
    expect(readdirSync(join(world.sageHome, 'install'))).toEqual([])
  })

  test('after a status line that got no further than its receipt', () => {
    const { world, settings } = prepared()
    const own = '{"statusLine":{"type":"command","command":"mine"}}\n'
    writeFileSync(settings, own)
    expect(runSage(world, ['statusline', 'install', '--yes'])).toMatchObject({ status: 0 })
    writeFileSync(settings, own)
    expect(runSage(world, ['uninstall', '--yes'])).toMatchObject({ status: 0, stderr: '' })
    expect([readFileSync(settings, 'utf8'), readdirSync(join(world.sageHome, 'install'))]).toEqual([own, []])
  })

  test('and takes out the rest later', () => {
    const { world, settings } = prepared()
    expect(runSage(world, ['hook', 'install', '--global', '--yes'])).toMatchObject({ status: 0 })
    // As after a run that could not remove its receipt.
    writeFileSync(settings, SETTINGS)
    expect(runSage(world, ['uninstall', '--yes'])).toMatchObject({ status: 0, stderr: '' })
    expect(readFileSync(settings, 'utf8')).toBe(SETTINGS)
    expect([readdirSync(join(world.sageHome, 'install')), existsSync(join(world.sageHome, 'hook'))]).toEqual([
      [],
      false,
    ])
  })
})
