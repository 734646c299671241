import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { HOOK_EVENTS } from '../../../src/hook/input/payload.ts'
import {
  HOOK_FILES,
  copyHookFiles,
  hookFilesState,
  installedCommand,
  readManifest,
} from '../../../src/install/hooks/hook-files.ts'
import {
  applyInstall,
  applyUninstall,
  forgetInstall,
  forgetSpareBackups,
  forgetSpareReceipt,
  planInstall,
  planUninstall,
} from '../../../src/install/hooks/install-hooks.ts'
import { listBackups, listReceipts } from '../../../src/install/hooks/receipt.ts'
import { hookFindingText } from '../../../src/install/status/hook-status-text.ts'
import { hookStatus, whatStopsHook } from '../../../src/install/status/hook-status.ts'
import type { Environment } from '../../../src/workspace/paths/homes.ts'
import { settingsPath, type SettingsScope } from '../../../src/workspace/settings/settings-places.ts'
import { WITH_PLUGIN } from '../../helpers/plugin-settings.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

/** A user id that is not root's. */
const PERSON = 1234

function createPerson() {
  const root = temporaryFolder()
  const home = join(root, 'home')
  const project = join(root, 'my project')
  const claude = join(home, '.claude')
  const sageHome = join(home, 'sage')
  const bundles = join(root, 'dist', 'hook')
  for (const folder of [project, claude, bundles]) mkdirSync(folder, { recursive: true })
  for (const name of HOOK_FILES) writeFileSync(join(bundles, name), `// ${name}`)
  const cli = join(root, 'dist', 'cli.cjs')
  writeFileSync(cli, '')
  const program = (version = '1.0.0') => ({ version, path: cli })
  const environment: Environment = { env: { SAGE_HOME: sageHome }, home, platform: 'linux' }
  const settings = join(claude, 'settings.json')
  const command = { node: process.execPath, script: join(sageHome, 'hook', 'sage-hook.cjs') }
  return {
    root,
    project,
    sageHome,
    settings,
    command,
    environment,
    copy: (version = '1.0.0') => copyHookFiles({ from: bundles, dataHome: sageHome, version }),
    install: (path = settings, now = new Date(0)) =>
      applyInstall(planInstall(path, command, HOOK_EVENTS), sageHome, now),
    uninstall: (path = settings) => {
      const change = planUninstall(path, sageHome)
      applyUninstall(change, sageHome)
      forgetInstall(change, sageHome)
    },
    program,
    bundles,
    status: (version?: string) => hookStatus(environment, project, program(version)),
  }
}

/** Odd but valid: must come back byte by byte. */
const ODD = '\uFEFF{\r\n\t"hooks" : {  },\r\n\t"model":"opus" }\r\n\r\n'

describe('applyInstall() and applyUninstall()', () => {
  test.each([0o640, 0o664])('give back the original bytes, the mode %i and the folder as they were', (mode) => {
    const { settings, sageHome, install, uninstall } = createPerson()
    writeFileSync(settings, ODD)
    chmodSync(settings, mode)
    // What a careful system has; the usual one takes from the second mode.
    const usual = process.umask(0o077)
    onTestFinished(() => void process.umask(usual))
    install()
    expect(readFileSync(settings, 'utf8')).toContain('sage-hook.cjs')
    expect(statSync(settings).mode & 0o777).toBe(mode)
    const backup = readdirSync(join(sageHome, 'install')).find((name) => name.includes('backup')) ?? ''
    expect(statSync(join(sageHome, 'install', backup)).mode & 0o777).toBe(0o600)
    uninstall()
    expect(readFileSync(settings, 'utf8')).toBe(ODD)
    expect(statSync(settings).mode & 0o777).toBe(mode)
    expect(readdirSync(join(sageHome, 'install'))).toEqual([])
  })

  test('give the original back after a second installation, too', () => {
    const { settings, install, uninstall } = createPerson()
    writeFileSync(settings, ODD)
    install()
    const { ino } = statSync(settings)
    install()
    expect(statSync(settings).ino).toBe(ino)
    uninstall()
    expect(readFileSync(settings, 'utf8')).toBe(ODD)
  })

  test('give back what the person saved between two installations', () => {
    const { settings, install, uninstall } = createPerson()
    for (const [time, text] of [ODD, '{"model":"sonnet"}', undefined, '{"model":"haiku"}'].entries()) {
      rmSync(settings, { force: true })
      if (text !== undefined) writeFileSync(settings, text)
      install(settings, new Date(time))
    }
    uninstall()
    expect(readFileSync(settings, 'utf8')).toBe('{"model":"haiku"}')
  })

  test('leave no file and no folder where there was none, also after an installation of fewer events', () => {
    const { project, sageHome, command, install, uninstall } = createPerson()
    const local = join(project, '.claude', 'settings.local.json')
    applyInstall(planInstall(local, command, ['Stop']), sageHome, new Date(0))
    install(local)
    expect(readdirSync(join(project, '.claude'))).toEqual(['settings.local.json'])
    uninstall(local)
    expect(readdirSync(project)).toEqual([])
  })

  test('leave the folder that was there, empty as it was', () => {
    const { project, install, uninstall } = createPerson()
    mkdirSync(join(project, '.claude'))
    install(join(project, '.claude', 'settings.local.json'))
    uninstall(join(project, '.claude', 'settings.local.json'))
    expect(readdirSync(project)).toEqual(['.claude'])
    expect(readdirSync(join(project, '.claude'))).toEqual([])
  })

  test('leave the folder that they made once something else is in it', () => {
    const { project, install, uninstall } = createPerson()
    const local = join(project, '.claude', 'settings.local.json')
    install(local)
    writeFileSync(join(project, '.claude', 'settings.json'), '{}\n')
    uninstall(local)
    expect(readdirSync(join(project, '.claude'))).toEqual(['settings.json'])
  })

  test.runIf(process.getuid?.() === 0)('leave a file to the person under sudo, also one that was not there', () => {
    const { settings, project, install, uninstall } = createPerson()
    const local = join(project, '.claude', 'settings.local.json')
    mkdirSync(join(project, '.claude'))
    writeFileSync(settings, ODD)
    for (const path of [settings, join(project, '.claude')]) chownSync(path, PERSON, PERSON)
    const ownerOf = (path: string) => [statSync(path).uid, statSync(path).gid]
    for (const path of [settings, local]) {
      install(path)
      expect(ownerOf(path)).toEqual([PERSON, PERSON])
    }
    uninstall(settings)
    expect(ownerOf(settings)).toEqual([PERSON, PERSON])
  })

  test.runIf(process.getuid?.() === 0)('leave folders to the person under sudo that were not there either', () => {
    const { project, install } = createPerson()
    chownSync(project, PERSON, PERSON)
    const folder = join(project, 'config', 'claude')
    install(join(folder, 'settings.json'))
    const owners = [join(project, 'config'), folder, join(folder, 'settings.json')].map((path) => statSync(path).uid)
    expect(owners).toEqual([PERSON, PERSON, PERSON])
  })

  test('have nothing to do once the person deleted the file', () => {
    const { settings, install, uninstall } = createPerson()
    writeFileSync(settings, ODD)
    install()
    rmSync(settings)
    uninstall()
    expect(existsSync(settings)).toBe(false)
  })

  test('take out only our entries when somebody changed the file since', () => {
    const { settings, install, uninstall } = createPerson()
    writeFileSync(settings, '{\n  "model": "opus"\n}\n')
    install()
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('opus', 'sonnet'))
    uninstall()
    expect(readFileSync(settings, 'utf8')).toBe('{\n  "model": "sonnet"\n}\n')
  })

  test.each([1, 2])(
    'leave lists that were empty before, after changes of others and %i installations',
    (installations) => {
      const { settings, install, uninstall, command } = createPerson()
      writeFileSync(settings, '{\n  "model": "opus",\n  "hooks": {\n    "Stop": []\n  }\n}\n')
      for (let time = 0; time < installations; time++) {
        install(settings, new Date(time))
        const text = readFileSync(settings, 'utf8')
        writeFileSync(settings, text.replace('"opus', '"opus-').replaceAll(JSON.stringify(command.node), '"node"'))
      }
      uninstall()
      expect(readFileSync(settings, 'utf8')).toBe(
        `{\n  "model": "opus${'-'.repeat(installations)}",\n  "hooks": {\n    "Stop": []\n  }\n}\n`,
      )
    },
  )

  test('change nothing and say where when the file is not strict JSON', () => {
    const { settings, sageHome, install, uninstall } = createPerson()
    const text = '{\n  // mine\n  "model": "opus"\n}\n'
    writeFileSync(settings, text)
    expect(() => install()).toThrow(/line 2: it has a comment/)
    uninstall()
    expect(readFileSync(settings, 'utf8')).toBe(text)
    const naming = `${text}// sage-hook.cjs`
    writeFileSync(settings, naming)
    expect(() => uninstall()).toThrow(/line 2/)
    expect(readFileSync(settings, 'utf8')).toBe(naming)
    expect(listReceipts(sageHome)).toEqual([])
  })

  test('follow a symbolic link to the settings and leave it a link', () => {
    const { root, settings, install, uninstall } = createPerson()
    const dotfiles = join(root, 'dotfiles.json')
    writeFileSync(dotfiles, '{}')
    symlinkSync(dotfiles, settings)
    install()
    expect(realpathSync(settings)).toBe(dotfiles)
    expect(readFileSync(dotfiles, 'utf8')).toContain('sage-hook.cjs')
    uninstall()
    expect(readFileSync(dotfiles, 'utf8')).toBe('{}')
    rmSync(dotfiles)
    expect(() => install()).toThrow(/dangling/)
  })

  test('work without the backup: entries are taken out', () => {
    const { settings, sageHome, install, uninstall } = createPerson()
    const folder = join(sageHome, 'install')
    const backups = () => readdirSync(folder).filter((name) => name.includes('backup'))
    writeFileSync(settings, '{"model":"opus"}')
    for (const lost of [() => [''], backups]) {
      install()
      for (const name of lost()) rmSync(join(folder, name), { recursive: true })
      uninstall()
      expect(readFileSync(settings, 'utf8')).toBe('{"model":"opus"}')
    }
  })
})

test('forgetSpareReceipt() keeps a backup of other bytes than stand there', () => {
  const { settings, sageHome, install } = createPerson()
  writeFileSync(settings, '{"model":"opus"}')
  install()
  writeFileSync(settings, '{}')
  forgetSpareReceipt(planUninstall(settings, sageHome), sageHome)
  expect(listReceipts(sageHome)).toHaveLength(1)
  writeFileSync(settings, '{"model":"opus"}')
  forgetSpareReceipt(planUninstall(settings, sageHome), sageHome)
  expect(listReceipts(sageHome)).toEqual([])
  forgetSpareReceipt(planUninstall(settings, sageHome), sageHome)
  install()
  for (const backup of listBackups(sageHome)) rmSync(backup)
  writeFileSync(settings, '{}')
  forgetSpareReceipt(planUninstall(settings, sageHome), sageHome)
  expect(listReceipts(sageHome)).toEqual([])
  rmSync(settings)
  install()
  writeFileSync(settings, '{}')
  forgetSpareReceipt(planUninstall(settings, sageHome), sageHome)
  expect(listReceipts(sageHome)).toEqual([])
})

test('forgetSpareBackups() removes copies that no receipt names and no file differs from, and names the others', () => {
  const { settings, sageHome, install } = createPerson()
  writeFileSync(settings, '{"model":"opus"}')
  install()
  const [named = ''] = listBackups(sageHome)
  const [same, other] = [`${named}-same`, `${named}-other`]
  writeFileSync(same, '{}')
  // As where Sage was killed while it made one.
  writeFileSync(`${named}-empty`, '')
  writeFileSync(other, '{"model":"sonnet"}')
  writeFileSync(settings, '{}')
  // What a receipt names is kept for its own file, also where another one says the same.
  const another = join(sageHome, 'another.json')
  writeFileSync(another, '{"model":"opus"}')
  const paths = [settings, another, join(sageHome, 'none.json')]
  expect(forgetSpareBackups(sageHome, paths)).toEqual([named, other].toSorted())
  expect(listBackups(sageHome)).toEqual([named, other].toSorted())
})

describe('hookStatus()', () => {
  const codes = (status: ReturnType<typeof hookStatus>) => status.findings.map(({ code }) => code)

  test('is "missing", then "installed"', () => {
    const { copy, install, status } = createPerson()
    expect(status()).toMatchObject({ state: 'missing', findings: [{ code: 'not-installed' }] })
    copy()
    install()
    expect(status()).toMatchObject({
      state: 'installed',
      findings: [],
      files: 'ok',
      installations: [{ scope: 'user' }],
    })
  })

  test('is "broken" where settings cannot be read that may well call the hook', () => {
    const { settings, status } = createPerson()
    writeFileSync(settings, '{ "model": "a",\n')
    expect(status()).toMatchObject({
      state: 'broken',
      findings: [{ code: 'settings-invalid', path: settings, line: 2 }, { code: 'not-installed' }],
    })
  })

  test('the same command for the person and the project runs once, two that differ run both', () => {
    const { copy, install, status, project } = createPerson()
    const local = join(project, '.claude', 'settings.local.json')
    copy()
    install()
    install(local)
    expect(status()).toMatchObject({ state: 'installed', installations: [{ scope: 'user' }, { scope: 'project' }] })
    writeFileSync(local, readFileSync(local, 'utf8').replaceAll(JSON.stringify(process.execPath), '"node"'))
    expect(status()).toMatchObject({ state: 'doubled', findings: [{ code: 'doubled' }] })
  })

  test('where one of two is broken, the other works, and nothing is given twice', () => {
    const { copy, install, status, settings, project } = createPerson()
    const local = join(project, '.claude', 'settings.local.json')
    copy()
    install()
    install(local)
    const broken = readFileSync(local, 'utf8').replaceAll(process.execPath, '/no/such/node')
    writeFileSync(local, broken)
    expect(status()).toMatchObject({ state: 'broken', works: true, findings: [{ code: 'node-gone', path: local }] })
    writeFileSync(settings, broken)
    expect(status()).toMatchObject({ state: 'broken', works: false })
  })

  test('finds two that differ in one file, and what makes them the same', () => {
    const { copy, install, status, settings } = createPerson()
    copy()
    install()
    const { hooks } = JSON.parse(readFileSync(settings, 'utf8')) as { hooks: Record<string, unknown[]> }
    const older = JSON.parse(
      JSON.stringify(hooks.Stop).replaceAll(JSON.stringify(process.execPath), '"node"'),
    ) as unknown[]
    writeFileSync(settings, JSON.stringify({ hooks: { ...hooks, Stop: [...older, ...(hooks.Stop ?? [])] } }))
    const { state, findings } = status()
    expect([state, ...findings.map((finding) => hookFindingText(finding).todo)]).toEqual([
      'doubled',
      expect.stringContaining('"sage doctor --fix"'),
    ])
    install()
    expect(status().state).toBe('installed')
  })

  test('a plugin beside the hook works, and is said to be called for nothing', () => {
    const { copy, install, status, settings } = createPerson()
    copy()
    install()
    const text = readFileSync(settings, 'utf8')
    writeFileSync(settings, JSON.stringify({ ...(JSON.parse(text) as object), ...WITH_PLUGIN }))
    expect(status()).toMatchObject({ state: 'installed', findings: [{ code: 'plugin-idle', paths: [settings] }] })
    expect(status().findings.map((finding) => hookFindingText(finding).says)).toEqual([
      expect.stringContaining('Claude Code calls the plugin "sage@market" as well as the hook'),
    ])
    const wayOut = (scopes: readonly SettingsScope[]) =>
      hookFindingText({ code: 'plugin-idle', plugin: 'sage@market', paths: [settings], scopes }).todo
    const save = 'Nothing is given twice; to save one process per event:'
    expect(status().findings.map((finding) => hookFindingText(finding).todo)).toEqual([
      `${save} "sage hook uninstall --global"`,
    ])
    expect(wayOut(['shared'])).toBe(`${save} "sage hook uninstall"`)
    expect(wayOut(['user', 'project'])).toBe(`${save} "sage hook uninstall --global" and "sage hook uninstall"`)
  })

  test('finds a plugin whose folder is gone, which Claude Code does not load', () => {
    const { copy, install, status, settings, root } = createPerson()
    const path = join(root, 'package')
    const marketplace = { market: { source: { source: 'directory', path } } }
    writeFileSync(settings, JSON.stringify({ ...WITH_PLUGIN, extraKnownMarketplaces: marketplace }))
    expect(status()).toMatchObject({
      state: 'missing',
      plugin: undefined,
      findings: [{ code: 'plugin-gone', plugin: 'sage@market', target: path }],
    })
    expect(status().findings.map((finding) => hookFindingText(finding).todo)).toEqual([
      expect.stringMatching(/^sage init; /),
    ])
    mkdirSync(path)
    expect(status()).toMatchObject({ state: 'installed', plugin: { name: 'sage@market' }, findings: [] })
    rmSync(path, { recursive: true })
    copy()
    install()
    expect(status()).toMatchObject({ state: 'installed', findings: [] })
  })

  test("finds a plugin that came with a project's settings and whose marketplace is not on this machine", () => {
    const { status, environment, project } = createPerson()
    const path = settingsPath('shared', environment, project)
    mkdirSync(join(project, '.claude'))
    writeFileSync(path, JSON.stringify({ enabledPlugins: WITH_PLUGIN.enabledPlugins }))
    expect(status()).toMatchObject({
      state: 'missing',
      plugin: undefined,
      works: false,
      findings: [{ code: 'plugin-unknown', plugin: 'sage@market', path, marketplace: 'market' }],
    })
    expect(status().findings.map(hookFindingText)).toEqual([
      { says: expect.stringContaining('no marketplace "market"'), todo: expect.stringMatching(/^sage init; /) },
    ])
    const kept = join(environment.home, '.claude', 'plugins')
    mkdirSync(kept, { recursive: true })
    writeFileSync(join(kept, 'known_marketplaces.json'), JSON.stringify(WITH_PLUGIN.extraKnownMarketplaces))
    expect(status()).toMatchObject({ state: 'installed', plugin: { name: 'sage@market', path }, findings: [] })
  })

  test("takes a plugin that is switched off, is another one, or is somebody else's of that name for none", () => {
    const { status, settings, environment, root } = createPerson()
    for (const plugins of [{ 'sage@market': false }, { 'message@market': true }]) {
      writeFileSync(settings, JSON.stringify({ ...WITH_PLUGIN, enabledPlugins: plugins }))
      const findings = [{ code: 'not-installed' }]
      expect(status()).toMatchObject({ state: 'missing', plugin: undefined, works: false, findings })
    }
    writeFileSync(settings, JSON.stringify(WITH_PLUGIN))
    const installPath = join(environment.home, '.claude', 'plugins', 'cache', 'market', 'sage')
    mkdirSync(join(installPath, 'dist', 'hook'), { recursive: true })
    const list = join(environment.home, '.claude', 'plugins', 'installed_plugins.json')
    const installIn = (...paths: string[]) => {
      const plugins = { 'sage@market': paths.map((path) => ({ installPath: path })) }
      writeFileSync(list, JSON.stringify({ version: 2, plugins }))
    }
    installIn(join(root, 'gone'))
    expect(status()).toMatchObject({ state: 'installed', plugin: { name: 'sage@market' } })
    installIn(join(root, 'gone'), installPath)
    expect(status()).toMatchObject({ state: 'missing', plugin: undefined, works: false })
    writeFileSync(join(installPath, 'dist', 'hook', 'sage-hook.cjs'), '')
    expect(status()).toMatchObject({ state: 'installed', plugin: { name: 'sage@market' } })
  })

  test("counts a person's settings once where they work in their home folder, whose .claude is also the project's", () => {
    const { copy, install, environment, settings, program } = createPerson()
    copy()
    install()
    const { state, installations } = hookStatus(environment, environment.home, program())
    expect([state, installations.map(({ scope, path }) => [scope, path])]).toEqual(['installed', [['user', settings]]])
  })

  test.each([
    ['user', 'shared'],
    ['user', 'project'],
    ['shared', 'project'],
  ] as const)('goes by the nearest settings that switch something on or off: %s, or rather %s', (far, near) => {
    const { status, environment, project } = createPerson()
    mkdirSync(join(project, '.claude'))
    const write = (scope: SettingsScope, value: object) =>
      writeFileSync(settingsPath(scope, environment, project), JSON.stringify(value))
    write(far, WITH_PLUGIN)
    write(near, { enabledPlugins: { 'sage@market': false } })
    expect(status()).toMatchObject({ state: 'missing', plugin: undefined, works: false })
    write(far, { enabledPlugins: { 'sage@market': false }, disableAllHooks: true })
    write(near, { ...WITH_PLUGIN, disableAllHooks: false })
    const plugin = { name: 'sage@market', path: settingsPath(near, environment, project) }
    expect(status()).toMatchObject({ state: 'installed', plugin, works: true, findings: [] })
    write(near, { ...WITH_PLUGIN, disableAllHooks: true })
    write(far, { disableAllHooks: false })
    expect(status()).toMatchObject({ state: 'disabled', findings: [{ code: 'all-disabled', path: plugin.path }] })
  })

  test('reads keys that stand twice, as Claude Code does, and names settings that cannot be read', () => {
    const { copy, install, status, settings, project } = createPerson()
    copy()
    install()
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('{', '{ "model": "a", "model": "b",'))
    expect(status()).toMatchObject({ state: 'installed', works: true, findings: [] })
    mkdirSync(join(project, '.claude'))
    const shared = join(project, '.claude', 'settings.json')
    const unreadable = (path: string) => ({ code: 'settings-unreadable', path })
    writeFileSync(shared, Buffer.from([0xff]))
    expect(status()).toMatchObject({ state: 'installed', works: true, findings: [unreadable(shared)] })
    writeFileSync(settings, Buffer.from([0xff]))
    expect(status()).toMatchObject({ state: 'broken', works: false })
    expect(whatStopsHook(status())).toMatchObject(unreadable(settings))
    rmSync(settings)
    symlinkSync('nowhere', settings)
    const [finding] = status().findings
    expect(finding && hookFindingText(finding)).toEqual({
      says: `Cannot use "${settings}": it is a dangling symbolic link`,
      todo: 'Create the file it points to, or remove the link',
    })
  })

  test('finds what keeps an installed hook from running', () => {
    const { copy, install, status, settings, sageHome, project } = createPerson()
    copy()
    install()
    const script = join(sageHome, 'hook', 'sage-hook.cjs')
    expect(status('2.0.0')).toMatchObject({ state: 'old', works: true, findings: [{ code: 'files-old' }] })
    writeFileSync(script, 'changed')
    expect(status()).toMatchObject({ state: 'broken', works: false, findings: [{ code: 'files-damaged' }] })
    rmSync(script)
    expect(status().findings).toMatchObject([
      { code: 'script-gone', path: settings, target: script },
      { code: 'files-missing' },
    ])
    copy()
    mkdirSync(join(project, '.claude'))
    writeFileSync(join(project, '.claude', 'settings.json'), '{ "disableAllHooks": true }')
    expect(status()).toMatchObject({ state: 'disabled', works: false, findings: [{ code: 'all-disabled' }] })
    writeFileSync(settings, '{ // no\n}')
    const says = () => status().findings.map((finding) => hookFindingText(finding).says)
    expect(says()).toContainEqual(expect.stringContaining('is not valid JSON (line 1)'))
    writeFileSync(settings, '[]')
    expect(says()).toContainEqual(expect.stringContaining('is not a JSON object'))
  })

  test('finds a hook that lies in another data home, and works for that one', () => {
    const { copy, install, environment, project, program, sageHome, settings, root } = createPerson()
    copy()
    install()
    const home = join(root, 'moved')
    const moved = { ...environment, env: { SAGE_HOME: home } }
    expect(hookStatus(moved, project, program())).toMatchObject({
      state: 'broken',
      works: false,
      findings: [{ code: 'other-home', path: settings, target: sageHome, home }],
    })
    symlinkSync(sageHome, home)
    expect(codes(hookStatus(moved, project, program()))).toEqual([])
  })

  test('finds an event that is missing and a Node that is gone', () => {
    const { copy, install, status, settings } = createPerson()
    copy()
    install()
    const text = readFileSync(settings, 'utf8')
    const without = text.replace('"Stop":', '"Stopped":')
    writeFileSync(settings, without)
    expect(status()).toMatchObject({ state: 'old', works: true })
    writeFileSync(settings, without.replaceAll(process.execPath, '/no/such/node'))
    expect(status().findings).toEqual([
      { code: 'events-missing', path: settings, events: ['Stop'] },
      { code: 'node-gone', path: settings, target: '/no/such/node' },
    ])
    for (const finding of status().findings) expect(hookFindingText(finding).todo).not.toBe('')
  })
})

test('hookFilesState() judges a copy of another version by the pieces that it has', () => {
  const { copy, install, program, status, sageHome } = createPerson()
  copy('0.9.0')
  install()
  const folder = join(sageHome, 'hook')
  const manifest = readManifest(sageHome)
  const { 'sage-start.cjs': since, ...before } = manifest?.files ?? {}
  rmSync(join(folder, 'sage-start.cjs'))
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files: before }))
  expect(status()).toMatchObject({ state: 'old', findings: [{ code: 'files-old', version: '0.9.0' }] })
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files: { 'sage-start.cjs': since } }))
  expect(hookFilesState(sageHome, program())).toBe('missing')
})

test('hookFilesState() tells a copy that is missing, damaged, old or good', () => {
  const { bundles, copy, program, sageHome } = createPerson()
  expect(hookFilesState(sageHome, program())).toBe('missing')
  copy()
  expect(hookFilesState(sageHome, program())).toBe('ok')
  expect(hookFilesState(sageHome, program('1.0.1'))).toBe('old')
  // Built anew from a clone: the same version, another hook.
  writeFileSync(join(bundles, 'sage-start.cjs'), '// built anew')
  expect(hookFilesState(sageHome, program())).toBe('old')
  rmSync(bundles, { recursive: true })
  expect(hookFilesState(sageHome, program())).toBe('ok')
  expect(existsSync(join(sageHome, 'hook', 'manifest.json'))).toBe(true)
  writeFileSync(join(sageHome, 'hook', 'sage-rebuild.cjs'), '')
  expect(hookFilesState(sageHome, program())).toBe('damaged')
})

test('installedCommand() names the Node that runs, and no other that happens to be installed', () => {
  const folder = temporaryFolder()
  const node = join(folder, 'node')
  writeFileSync(node, '')
  expect(installedCommand(folder, node).node).toBe(node)
})
