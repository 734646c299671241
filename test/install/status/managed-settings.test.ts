import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hookFindingText } from '../../../src/install/status/hook-status-text.ts'
import { hookStatus } from '../../../src/install/status/hook-status.ts'
import { managedRefusal } from '../../../src/install/status/managed-settings.ts'
import { WITH_PLUGIN } from '../../helpers/plugin-settings.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

/** An organisation's folder: its one file, and those beside it by name. */
function manage(file: unknown, more: Readonly<Record<string, unknown>> = {}): string {
  const folder = temporaryFolder()
  if (file !== undefined) writeFileSync(join(folder, 'managed-settings.json'), JSON.stringify(file))
  mkdirSync(join(folder, 'managed-settings.d'))
  for (const [name, value] of Object.entries(more))
    writeFileSync(join(folder, 'managed-settings.d', name), JSON.stringify(value))
  return folder
}

const ONLY = { allowManagedHooksOnly: true }
const PLUGINS = { strictPluginOnlyCustomization: ['skills', 'hooks'] }
const ours = {
  hooks: {
    Stop: [{ hooks: [{ type: 'command', command: '/usr/bin/node', args: ['/data/sage/hook/sage-hook.cjs'] }] }],
  },
}

test.each([
  ['nothing', undefined, {}, undefined],
  ['something else', { cleanupPeriodDays: 7 }, {}, undefined],
  ['only its own hooks', ONLY, {}, 'allowManagedHooksOnly'],
  ['only its own hooks, beside the one file', undefined, { '10.json': ONLY }, 'allowManagedHooksOnly'],
  ['what a later file takes back', ONLY, { '10.json': { allowManagedHooksOnly: false } }, undefined],
  ['what is the copy of such a file', undefined, { '10.json.bak': ONLY }, undefined],
  [
    'what two files say, the later of which holds',
    undefined,
    { '20.json': { allowManagedHooksOnly: false }, '10.json': ONLY },
    undefined,
  ],
  ['its own hooks, and Sage is one of them', { ...ONLY, ...ours }, {}, undefined],
  ['its own hooks, and Sage is one of them in another file', ONLY, { '10.json': ours }, undefined],
  ['no hook at all', { disableAllHooks: true, ...ours }, {}, 'disableAllHooks'],
  ['plugins alone', PLUGINS, {}, 'strictPluginOnlyCustomization'],
  ['plugins alone for everything', { strictPluginOnlyCustomization: true }, {}, 'strictPluginOnlyCustomization'],
  [
    'plugins alone, as one of two lists says',
    PLUGINS,
    { '10.json': { strictPluginOnlyCustomization: ['skills'] } },
    'strictPluginOnlyCustomization',
  ],
  ['what is hidden', undefined, { '.10.json': ONLY }, undefined],
  ['plugins alone for something else', { strictPluginOnlyCustomization: ['skills'] }, {}, undefined],
])('an organisation lets a person have %s', (_what, file, more, key) => {
  expect(managedRefusal(manage(file, more), { asPlugin: false })?.key).toBe(key)
})

test.each([{ disableAllHooks: true }, ONLY, PLUGINS])('the file that says %j is named', (settings) => {
  const folder = manage(undefined, { '10.json': settings })
  const path = join(folder, 'managed-settings.d', '10.json')
  expect(managedRefusal(folder, { asPlugin: false })).toEqual({ path, key: Object.keys(settings)[0] })
})

test('a plugin runs where an organisation lets plugins run', () => {
  expect(managedRefusal(manage(PLUGINS), { asPlugin: true })).toBeUndefined()
  expect(managedRefusal(manage(ONLY), { asPlugin: true })?.key).toBe('allowManagedHooksOnly')
})

test('a file with a byte order mark is read, as Claude Code reads it', () => {
  const folder = manage(undefined)
  writeFileSync(join(folder, 'managed-settings.json'), `\uFEFF${JSON.stringify(ONLY)}`)
  expect(managedRefusal(folder, { asPlugin: false })?.key).toBe('allowManagedHooksOnly')
})

test('a file that cannot be read says nothing', () => {
  const folder = manage(undefined)
  writeFileSync(join(folder, 'managed-settings.json'), '{ no')
  expect(managedRefusal(folder, { asPlugin: false })).toBeUndefined()
})

test('hooks that an organisation does not let run are said to be off, and why', () => {
  const home = temporaryFolder()
  const environment = { env: {}, home, platform: 'linux' } as const
  const folder = manage(ONLY)
  const status = hookStatus(environment, home, { version: '1.0.0', path: join(home, 'cli.cjs') }, folder)
  expect(status.state).toBe('disabled')
  const [finding] = status.findings
  expect(finding && hookFindingText(finding).says).toBe(
    `"${join(folder, 'managed-settings.json')}" allows none of your hooks to run ("allowManagedHooksOnly")`,
  )
})

test('a plugin is said to run where an organisation lets plugins alone run, and hooks in settings are not', () => {
  const home = temporaryFolder()
  const environment = { env: {}, home, platform: 'linux' } as const
  mkdirSync(join(home, '.claude'))
  const stateWith = (settings: object) => {
    writeFileSync(join(home, '.claude/settings.json'), JSON.stringify(settings))
    return hookStatus(environment, home, { version: '1.0.0', path: join(home, 'cli.cjs') }, manage(PLUGINS)).state
  }
  expect([stateWith(WITH_PLUGIN), stateWith(ours)]).toEqual(['installed', 'disabled'])
})

test('hooks that an organisation keeps on run, whatever a project says', () => {
  const home = temporaryFolder()
  mkdirSync(join(home, '.claude'))
  writeFileSync(join(home, '.claude/settings.json'), JSON.stringify({ disableAllHooks: true }))
  const environment = { env: {}, home: temporaryFolder(), platform: 'linux' } as const
  const codes = (folder: string) =>
    hookStatus(environment, home, { version: '1.0.0', path: join(home, 'cli.cjs') }, folder).findings.map(
      ({ code }) => code,
    )
  expect(codes(manage({ cleanupPeriodDays: 7 }))).toContain('all-disabled')
  expect(codes(manage({ disableAllHooks: false }))).not.toContain('all-disabled')
})
