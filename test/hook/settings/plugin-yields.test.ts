import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pluginYields } from '../../../src/hook/settings/plugin-yields.ts'
import { createWorld } from '../../helpers/world.ts'

const PLUGIN = '/plugin/dist/hook/sage-hook.cjs'

/** A person with the hook's file in their data folder, and settings that call it or something else. */
function createPerson() {
  const { claude, environment, project, sageHome } = createWorld()
  const script = join(sageHome, 'hook', 'sage-hook.cjs')
  mkdirSync(dirname(script))
  writeFileSync(script, '')
  mkdirSync(join(project, '.claude'))
  const settings = join(claude, 'settings.json')
  const entry = { type: 'command', command: process.execPath, args: [script], timeout: 10 }
  const callsAtStop = (hook: unknown) => JSON.stringify({ hooks: { Stop: [{ hooks: [hook] }] } })
  return {
    project,
    settings,
    script,
    entry,
    callsAtStop,
    calls: callsAtStop(entry),
    yields: (event: 'Stop' | 'SessionEnd' = 'Stop', plugin = PLUGIN) =>
      pluginYields({ event, script: plugin, projectDir: project }, environment),
  }
}

test('pluginYields() to a hook in the settings of the person, of the project and of its own, at the events that it is called at', () => {
  const { settings, project, calls, yields } = createPerson()
  expect(yields()).toBe(false)
  for (const path of [settings, join(project, '.claude/settings.json'), join(project, '.claude/settings.local.json')]) {
    writeFileSync(path, calls)
    expect(yields()).toBe(true)
    expect(yields('SessionEnd')).toBe(false)
    writeFileSync(path, '{}')
    expect(yields()).toBe(false)
  }
})

test('pluginYields() to an entry with a byte order mark before it, among others, as a shell line, or behind a link', () => {
  const { settings, project, script, entry, calls, callsAtStop, yields } = createPerson()
  const among = { hooks: { Stop: [{ hooks: [{ type: 'command', command: 'say done' }] }, { hooks: [entry] }] } }
  for (const text of [`\uFEFF${calls}`, JSON.stringify(among), callsAtStop({ command: `node "${script}"` })]) {
    writeFileSync(settings, text)
    expect(yields()).toBe(true)
  }
  writeFileSync(settings, '{}')
  const elsewhere = join(project, 'dotfiles.json')
  writeFileSync(elsewhere, calls)
  symlinkSync(elsewhere, join(project, '.claude/settings.json'))
  expect(yields()).toBe(true)
})

test('pluginYields() to the one of two entries that runs, wherever the other one stands', () => {
  const { settings, entry, yields } = createPerson()
  const gone = { ...entry, args: ['/nowhere/sage-hook.cjs'] }
  for (const groups of [[[entry], [gone]], [[gone], [entry]], [[gone, entry]]]) {
    writeFileSync(settings, JSON.stringify({ hooks: { Stop: groups.map((hooks) => ({ hooks })) } }))
    expect(yields()).toBe(true)
  }
})

test('pluginYields() to nothing that would not run, and not to itself', () => {
  const { settings, entry, calls, callsAtStop, script, yields } = createPerson()
  const others = [
    callsAtStop({ ...entry, command: '/nowhere/node' }),
    callsAtStop({ ...entry, args: ['/nowhere/sage-hook.cjs'] }),
    callsAtStop({ type: 'command', command: 'say done' }),
    `${calls} // a comment: Claude Code drops the whole file`,
    '{"hooks":[]}',
    '{"hooks":{"Stop":{"hooks":1}}}',
    '{"hooks":{"Stop":[null,1,{"hooks":[null,1]}]}}',
    'null',
    '',
  ]
  const yieldedTo = others.filter((text) => {
    writeFileSync(settings, text)
    return yields()
  })
  expect(yieldedTo).toEqual([])
  writeFileSync(settings, calls)
  expect(yields('Stop', script)).toBe(false)
})

test.skipIf(process.platform === 'win32')('pluginYields() waits for no pipe and reads no gigabytes', () => {
  const { settings, project, calls, yields } = createPerson()
  mkdirSync(join(project, '.claude/settings.json'))
  expect(spawnSync('mkfifo', [join(project, '.claude/settings.local.json')]).status).toBe(0)
  expect(yields()).toBe(false)
  writeFileSync(settings, calls)
  expect(yields()).toBe(true)
  truncateSync(settings, 8 * 1024 ** 3)
  expect(yields()).toBe(false)
})
