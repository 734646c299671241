import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as doctor from '../../src/commands/doctor.ts'
import * as hookInstall from '../../src/commands/hook-install.ts'
import * as hookStatus from '../../src/commands/hook-status.ts'
import * as hookUninstall from '../../src/commands/hook-uninstall.ts'
import * as init from '../../src/commands/init.ts'
import { WITH_PLUGIN } from '../helpers/plugin-settings.ts'
import { createPerson } from './person.ts'

const YES = { yes: true }

test('sage hook install, status and uninstall work on the project, or on everything with --global', async () => {
  const { run, project, settings, printed } = createPerson()
  expect(await run(hookStatus)).toBe(3)
  await run(hookInstall, YES)
  expect(readdirSync(join(project, '.claude'))).toEqual(['settings.local.json'])
  await run(hookInstall, { ...YES, global: true })
  expect(await run(hookStatus)).toBe(0)
  expect(printed()).toContain('The hook is installed.')
  expect(printed()).toMatch(/^settings threshold = 0\.5, budget = 150, content = "full", min_prompt_length = 10 /m)
  await run(hookUninstall, YES)
  expect(existsSync(join(project, '.claude'))).toBe(false)
  expect(printed()).toMatch(/^Removed ".+settings\.local\.json", which did not exist before\.$/mu)
  await run(hookUninstall, { ...YES, global: true })
  expect(existsSync(settings)).toBe(false)
  expect(await run(hookUninstall, YES)).toBe(0)
})

test('sage hook install in a linked worktree writes the one file that Claude Code reads in all worktrees, and says where it runs', async () => {
  const { run, root, project, printed } = createPerson()
  const git = (...args: string[]) => execFileSync('git', ['-C', project, ...args])
  git('init', '-q')
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-q', '--allow-empty', '-m', 'x')
  const linked = join(root, 'linked')
  git('worktree', 'add', '-q', linked)
  await run(hookInstall, YES, linked)
  expect(readdirSync(join(project, '.claude'))).toEqual(['settings.local.json'])
  expect(readdirSync(linked)).toEqual(['.git'])
  expect(printed()).toContain(
    `It runs only when Claude Code is started in "${project}" itself or in one of its linked worktrees;`,
  )
})

test('sage hook uninstall says where the hook is, if it is not where it looked', async () => {
  const { run, project, settings, printed } = createPerson()
  const [local, shared] = ['settings.local.json', 'settings.json'].map((name) => join(project, '.claude', name))
  await run(hookUninstall, YES)
  expect(printed()).toBe(`Sage has no hook in "${local}" or "${shared}".\n`)
  await run(hookInstall, { ...YES, global: true })
  await run(hookUninstall, YES)
  expect(printed()).toContain(
    `Sage has no hook in "${local}" or "${shared}". It is in "${settings}": sage hook uninstall --global\n`,
  )
  await run(hookUninstall, { ...YES, global: true })
  await run(hookInstall, YES)
  await run(hookUninstall, { ...YES, global: true })
  expect(printed()).toContain(`Sage has no hook in "${settings}". It is in "${local}": sage hook uninstall\n`)
})

test('sage hook install and status say that the hook does nothing before sage init', async () => {
  const { run, project, printed } = createPerson()
  const idle = `It does nothing in "${project}" until Sage is set up there: sage init`
  const told = () => printed().split(idle).length - 1
  await run(hookStatus)
  expect(told()).toBe(0)
  await run(hookInstall, { ...YES, global: true })
  await run(hookStatus)
  expect(told()).toBe(2)
  await run(init, YES)
  await run(hookInstall, { ...YES, global: true })
  await run(hookStatus)
  expect(told()).toBe(2)
})

test('sage init and sage hook install say where all hooks are switched off, and not that theirs will run', async () => {
  const person = createPerson()
  writeFileSync(person.settings, '{"disableAllHooks": true}')
  await person.run(init, YES)
  await person.run(hookInstall, { ...YES, global: true })
  expect(person.printed()).not.toContain('It runs from your next prompt')
  expect(person.printed().match(/turns all hooks off\.\n    Remove "disableAllHooks" there/g)).toHaveLength(2)
})

test('sage hook install makes settings of what is given with it, unless a value is wrong', async () => {
  const { run, sageHome, project } = createPerson()
  const wrong = run(hookInstall, { ...YES, threshold: 'high' })
  await expect(wrong).rejects.toMatchObject({ exitCode: 2 })
  expect(existsSync(join(project, '.claude'))).toBe(false)
  const given = { threshold: '0.7', budget: '40', contentMode: 'preview', minPromptLength: '20' }
  const config = join(sageHome, 'config.toml')
  await run(hookInstall, { dryRun: true, ...given })
  expect(existsSync(config)).toBe(false)
  await run(hookInstall, { ...YES, ...given })
  const lines = readFileSync(config, 'utf8').split('\n')
  expect(lines.slice(lines.indexOf('[hooks]')).filter((line) => /^[a-z_]+ = /u.test(line))).toEqual([
    'threshold = 0.7',
    'budget = 40',
    'content = "preview"',
    'min_prompt_length = 20',
  ])
})

test('sage hook install says that the settings stay where the hook cannot be installed', async () => {
  const { run, sageHome, project } = createPerson()
  mkdirSync(sageHome, { recursive: true })
  writeFileSync(join(sageHome, 'hook'), '')
  const stays = 'The hook is not installed; the settings above stay as set'
  await expect(run(hookInstall, { ...YES, budget: '40' })).rejects.toMatchObject({
    message: expect.stringContaining(join(sageHome, 'hook')),
    hints: expect.arrayContaining([stays]),
  })
  expect(readFileSync(join(sageHome, 'config.toml'), 'utf8')).toContain('budget = 40')
  expect(existsSync(join(project, '.claude'))).toBe(false)
  const alone = await run(hookInstall, YES).catch((error: unknown) => error)
  expect(alone).not.toMatchObject({ hints: expect.arrayContaining([stays]) })
})

test('sage init and sage hook install leave the hook to a plugin that is on', async () => {
  const { run, settings, printed, locate } = createPerson()
  const original = JSON.stringify(WITH_PLUGIN)
  writeFileSync(settings, original)
  expect(await run(init, YES)).toBe(0)
  expect(locate()).toMatchObject({ kind: 'project' })
  expect(await run(hookInstall, { ...YES, global: true })).toBe(0)
  expect(printed()).toContain('The plugin "sage@market" is switched on and does what the hook would do.')
  expect(readFileSync(settings, 'utf8')).toBe(original)
})

test.each(['settings.local.json', 'settings.json'])(
  'two hooks that differ, one of them in %s, are said by init and doctor, whose advice leaves one',
  async (name) => {
    const { run, project, settings, printed } = createPerson()
    const path = join(project, '.claude', name)
    await run(hookInstall, YES)
    const older = readFileSync(join(project, '.claude', 'settings.local.json'), 'utf8').replaceAll(
      JSON.stringify(process.execPath),
      '"node"',
    )
    await run(hookUninstall, YES)
    mkdirSync(join(project, '.claude'), { recursive: true })
    writeFileSync(path, older)
    await run(init, YES)
    const advice = 'Keep one: "sage hook uninstall --global" or "sage hook uninstall"'
    expect(printed().split(advice)).toHaveLength(2)
    expect(await run(doctor)).toBe(1)
    expect(printed().split(advice)).toHaveLength(3)
    expect(await run(hookUninstall, YES)).toBe(0)
    expect(await run(doctor)).toBe(0)
    writeFileSync(path, older)
    expect(await run(hookUninstall, { ...YES, global: true })).toBe(0)
    expect([await run(hookStatus), existsSync(settings)]).toEqual([0, false])
  },
)

test('sage init renews the hook that was installed before the plugin', async () => {
  const { run, settings, sageHome, folder } = createPerson()
  await run(init, YES)
  writeFileSync(settings, JSON.stringify({ ...(JSON.parse(readFileSync(settings, 'utf8')) as object), ...WITH_PLUGIN }))
  writeFileSync(join(folder('dist', 'hook'), 'sage-hook.cjs'), '// a newer one')
  expect(await run(init, YES)).toBe(0)
  expect(readFileSync(join(sageHome, 'hook', 'sage-hook.cjs'), 'utf8')).toBe('// a newer one')
})
