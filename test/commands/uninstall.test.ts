import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { installGitHook } from '../../src/commands/hook-git.ts'
import * as hookInstall from '../../src/commands/hook-install.ts'
import * as hookUninstall from '../../src/commands/hook-uninstall.ts'
import * as init from '../../src/commands/init.ts'
import type { Options } from '../../src/commands/start/context.ts'
import { installCommand } from '../../src/commands/statusline-install.ts'
import * as uninstall from '../../src/commands/uninstall.ts'
import { userPaths } from '../../src/workspace/paths/paths.ts'
import { WITH_PLUGIN } from '../helpers/plugin-settings.ts'
import { makeProgramToInstall } from '../helpers/program-to-install.ts'
import { until } from '../helpers/until.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { createPerson } from './person.ts'
import { runCommand } from './run-command.ts'

const YES = { yes: true }
const INSIDE = { env: { CLAUDECODE: '1' } }

/** A person who has the hook in their own settings, or only in those of the project. */
async function installed(options: Options = {}): Promise<World & { settings: string; hookFiles: string }> {
  const world = createWorld()
  makeProgramToInstall(world.root)
  await runCommand(world, init, [], { ...YES, ...options })
  return {
    ...world,
    settings: join(world.claude, 'settings.json'),
    hookFiles: userPaths(world.sageHome).hookFolder,
  }
}

/** Another project of the same person. */
function besides(world: World): World {
  const project = join(world.root, 'besides')
  mkdirSync(project)
  return { ...world, project }
}

test('sage uninstall --dry-run changes nothing, also inside Claude Code', async () => {
  const world = await installed()
  const before = readFileSync(world.settings, 'utf8')
  for (const terminal of [{}, INSIDE]) {
    const { code, out } = await runCommand(world, uninstall, [], { dryRun: true }, terminal)
    expect(code).toBe(0)
    expect(out).toContain(`--- ${world.settings}`)
  }
  expect(readFileSync(world.settings, 'utf8')).toBe(before)
  expect(existsSync(world.hookFiles)).toBe(true)
})

test('a no to the removal of the hook keeps what the hook runs', async () => {
  const world = await installed()
  const before = readFileSync(world.settings, 'utf8')
  expect((await runCommand(world, uninstall, [], {}, { typed: 'n\n' })).code).toBe(1)
  expect(readFileSync(world.settings, 'utf8')).toBe(before)
  expect(existsSync(world.hookFiles)).toBe(true)
  expect((await runCommand(world, uninstall, [], {}, { typed: 'y\n' })).code).toBe(0)
  expect([existsSync(world.settings), existsSync(world.hookFiles)]).toEqual([false, false])
})

test('sage uninstall takes the hook out of the settings of other projects, too', async () => {
  const world = await installed({ project: true })
  const other = besides(world)
  await runCommand(other, init, [], { ...YES, project: true })
  const settings = join(other.project, '.claude', 'settings.local.json')
  expect(existsSync(settings)).toBe(true)
  const { code, out } = await runCommand(world, uninstall, [], YES)
  expect(code).toBe(0)
  expect(out).toContain(`Removed "${settings}", which did not exist before.`)
  expect(out, 'the hook of this project serves no other').not.toContain('The hook serves')
  const kept = [world, other].map(({ project }) => join(project, '.sage')).concat(world.sageHome)
  expect(out).toContain(
    ['is kept. To remove it for good, delete:', ...kept.map((folder) => `  "${folder}"`)].join('\n'),
  )
  expect(existsSync(settings)).toBe(false)
})

test('a receipt that is damaged is told of, and keeps the hook of no other project in its settings', async () => {
  const world = await installed()
  const projectOf = (name: string): World => ({ ...world, project: join(world.root, name) })
  const [other, third] = [projectOf('other'), projectOf('third')]
  const settings = ({ project }: World) => join(project, '.claude', 'settings.local.json')
  for (const one of [other, third]) {
    mkdirSync(one.project)
    await runCommand(one, hookInstall, [], YES)
  }
  const { receipts } = userPaths(world.sageHome)
  const damaged =
    readdirSync(receipts).find((name) => readFileSync(join(receipts, name), 'utf8').includes(settings(other))) ?? ''
  writeFileSync(join(receipts, damaged), '{')
  const { code, err } = await runCommand(world, uninstall, [], YES)
  expect([code, existsSync(settings(other)), existsSync(settings(third))]).toEqual([1, true, false])
  expect(err).toContain(`Cannot read "${join(receipts, damaged)}": it is damaged`)
  expect(existsSync(world.hookFiles)).toBe(true)
})

test('settings that Claude Code cannot read keep nothing of Sage there, unless they name its hook', async () => {
  const world = await installed()
  const shared = join(world.project, '.claude', 'settings.json')
  mkdirSync(dirname(shared))
  writeFileSync(shared, '{ // ours\n  "model": "opus",\n}\n')
  expect(await runCommand(world, uninstall, [], YES)).toMatchObject({ code: 0, err: '' })
  expect(existsSync(world.hookFiles)).toBe(false)
  writeFileSync(
    shared,
    `{ "hooks": { "Stop": [{ "hooks": [{ "command": "node ${world.hookFiles}/sage-hook.cjs" },] }] } }\n`,
  )
  const { code, err } = await runCommand(world, uninstall, [], YES)
  expect([code, err]).toEqual([1, expect.stringContaining(`Cannot change "${shared}", line 1: it has a comma`)])
})

test('sage uninstall keeps what a hook runs that may be in settings it cannot know of', async () => {
  const world = await installed({ project: true })
  const other = besides(world)
  await runCommand(other, init, [], { ...YES, project: true })
  const settings = join(other.project, '.claude', 'settings.local.json')
  const { receipts } = userPaths(world.sageHome)
  const paths = readdirSync(receipts).map((name) => join(receipts, name))
  const receipt = paths.find((path) => readFileSync(path, 'utf8').includes(settings)) ?? ''
  const text = readFileSync(receipt, 'utf8')
  writeFileSync(receipt, text.slice(0, 9))
  const { code, err } = await runCommand(world, uninstall, [], YES)
  expect([code, err]).toEqual([1, expect.stringContaining(`Cannot read "${receipt}": it is damaged`)])
  expect([existsSync(settings), existsSync(world.hookFiles)]).toEqual([true, true])
  writeFileSync(receipt, text)
  expect((await runCommand(world, uninstall, [], YES)).code).toBe(0)
  expect([existsSync(settings), existsSync(world.hookFiles)]).toEqual([false, false])
})

test('sage uninstall names the other projects that it has to be run in, too, and no longer once it was', async () => {
  const world = await installed()
  const [importing, hooked] = [besides(world), { ...world, project: join(world.root, 'hooked') }]
  execFileSync('git', ['init', '-q', hooked.project])
  await runCommand(importing, init, [], { ...YES, import: true })
  await runCommand(hooked, init, [], YES)
  const named = async () => {
    const { out } = await runCommand(world, uninstall, [], YES)
    return /^Run "sage uninstall" in "(.*)", too: /mu.exec(out)?.[1]?.split('" and "').toSorted() ?? []
  }
  expect(await named()).toEqual([importing.project])
  await runCommand(hooked, installGitHook)
  expect(await named()).toEqual([importing.project, hooked.project])
  for (const other of [importing, hooked]) await runCommand(other, uninstall, [], YES)
  expect(await named()).toEqual([])
})

test('sage hook uninstall cleans the settings that a project shares, and fails where it was not allowed to', async () => {
  const world = await installed({ project: true })
  const [local, shared] = ['settings.local.json', 'settings.json'].map((name) => join(world.project, '.claude', name))
  const hook = readFileSync(local ?? '', 'utf8')
  writeFileSync(shared ?? '', hook)
  await runCommand(world, hookUninstall, [], YES)
  expect(readFileSync(shared ?? '', 'utf8')).not.toContain('sage')
  writeFileSync(shared ?? '', hook)
  expect((await runCommand(world, hookUninstall, [], {}, { typed: 'n\n' })).code).toBe(1)
  expect(readFileSync(shared ?? '', 'utf8')).toBe(hook)
  const { code, out } = await runCommand(world, hookUninstall, [], YES)
  expect(code).toBe(0)
  expect(out).toContain(`Removed the hook from "${shared}".\n`)
  expect(out).not.toContain('Sage has no hook')
  expect(readFileSync(shared ?? '', 'utf8')).not.toContain('sage')
})

test('sage uninstall gives every settings file its bytes back and keeps what was learned', async () => {
  const { run, settings, project, sageHome } = createPerson()
  const original = '{\n\t"statusLine": {\n\t\t"type": "command",\n\t\t"command": "echo mine"\n\t}\n}'
  writeFileSync(settings, original)
  await run(init, YES)
  await run(installCommand, YES)
  await run(hookInstall, YES)
  expect(await run(uninstall, YES)).toBe(0)
  expect(readFileSync(settings, 'utf8')).toBe(original)
  expect(existsSync(join(project, '.claude'))).toBe(false)
  expect(existsSync(join(sageHome, 'key'))).toBe(true)
  expect(existsSync(join(sageHome, 'hook'))).toBe(false)
})

test('sage uninstall takes out the post-commit hook as well, and the folders that a rule was put in', async () => {
  const { run, printed, project } = createPerson()
  rmSync(join(project, '.git'), { recursive: true })
  execFileSync('git', ['init', '-q', project])
  const hook = join(project, '.git', 'hooks', 'post-commit')
  mkdirSync(dirname(hook), { recursive: true })
  writeFileSync(hook, '#!/bin/sh\necho mine\n', { mode: 0o755 })
  await run(init, { ...YES, rule: true, project: true })
  await run(installGitHook)
  await run(uninstall, { dryRun: true })
  expect(readFileSync(hook, 'utf8')).toContain('# sage: begin')
  expect(await run(uninstall, YES)).toBe(0)
  expect(readFileSync(hook, 'utf8')).toBe('#!/bin/sh\necho mine\n')
  expect(printed()).toContain(`Removed from "${hook}".`)
  expect(existsSync(join(project, '.claude'))).toBe(false)
})

test.skipIf(process.platform === 'win32')(
  'sage uninstall says that git refuses to look for its hooks, and removes everything else',
  async () => {
    const world = await installed()
    writeFileSync(
      join(world.root, 'git'),
      `#!/bin/sh\necho "fatal: detected dubious ownership in repository at '/x'" >&2; exit 128\n`,
      { mode: 0o755 },
    )
    vi.stubEnv('PATH', [world.root, process.env.PATH].join(delimiter))
    onTestFinished(() => void vi.unstubAllEnvs())
    const { code, err } = await runCommand(world, uninstall, [], YES)
    expect(code).toBe(0)
    expect(err).toContain("Cannot look for git hooks: fatal: detected dubious ownership in repository at '/x'\n")
    expect(existsSync(world.hookFiles)).toBe(false)
  },
)

test.skipIf(process.platform === 'win32')(
  'sage uninstall says that git hangs, waits for it in one other project at most, and removes everything else',
  async () => {
    const world = await installed()
    for (const name of ['one', 'two', 'three']) {
      const project = join(world.root, name)
      mkdirSync(project)
      await runCommand({ ...world, project }, init, [], YES)
    }
    const calls = join(world.root, 'calls')
    const git = `#!/bin/sh\necho >> "${calls}"\nexec /bin/sleep 600\n`
    writeFileSync(join(world.root, 'git'), git, { mode: 0o755 })
    vi.stubEnv('PATH', world.root)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { code, err } = await runCommand(world, uninstall, [], YES)
    expect(code).toBe(0)
    expect(err).toContain('Cannot look for git hooks: git did not answer within 3 s\n')
    expect(err).toContain('If Sage is in its post-commit hook: once git answers, "sage hook uninstall-git-hook"')
    expect(existsSync(world.settings) || existsSync(world.hookFiles)).toBe(false)
    expect(readFileSync(calls, 'utf8')).toBe('\n\n')
  },
)

test('sage uninstall keeps what else is in the folder of the rule', async () => {
  const { run, folder } = createPerson()
  const rules = folder('project', '.claude', 'rules')
  writeFileSync(join(rules, 'mine.md'), '# Mine\n')
  await run(init, { ...YES, rule: true })
  expect(await run(uninstall, YES)).toBe(0)
  expect(readdirSync(rules)).toEqual(['mine.md'])
})

test('sage uninstall names the plugin that Claude Code still runs, and the way to take it out', async () => {
  const { run, settings, printed } = createPerson()
  writeFileSync(settings, JSON.stringify(WITH_PLUGIN))
  expect(await run(uninstall, YES)).toBe(0)
  expect(printed()).toContain('claude plugin uninstall sage@market')
  expect(printed()).not.toContain('not installed anywhere')
})

test('sage uninstall names the other projects that the hook serves, before it asks, and what is kept of them', async () => {
  const { run, printed, folder, project } = createPerson()
  const other = folder('other', '.git').replace(/.\.git$/u, '')
  await run(init, YES, other)
  expect(await run(uninstall, { dryRun: true })).toBe(0)
  expect(printed()).toMatch(/^The hook serves all your projects: ".+other" will no longer be read .+\n--- /mu)
  await run(init, YES)
  expect(await run(uninstall, YES)).toBe(0)
  expect(printed()).toContain(`delete:\n  "${join(project, '.sage')}"\n  "${join(other, '.sage')}"\n`)
  // Twice it was asked, and this project is no other.
  expect(printed().split(`The hook serves all your projects: "${other}" will no longer`)).toHaveLength(3)
})

test('sage uninstall says that something is kept only where something is', async () => {
  const { run, printed } = createPerson()
  expect(await run(uninstall, YES)).toBe(0)
  expect(printed()).toContain('not installed anywhere')
  expect(printed()).not.toContain('is kept')
})

test('sage uninstall offers to take the import of the learnings out of CLAUDE.md', async () => {
  const { run, project, printed } = createPerson()
  writeFileSync(join(project, 'CLAUDE.md'), '# Mine\n')
  await run(init, { ...YES, import: true })
  expect(printed()).toContain("outside Sage's markers always reaches it, without your approval")
  await run(uninstall, { dryRun: true })
  expect(readFileSync(join(project, 'CLAUDE.md'), 'utf8')).toBe('# Mine\n@.sage/learnings.md\n')
  expect(await run(uninstall, YES)).toBe(0)
  expect(readFileSync(join(project, 'CLAUDE.md'), 'utf8')).toBe('# Mine\n')
})

test('a no to the removal of the import keeps it, and says nothing of what was changed before', async () => {
  const { run, project, printed, answer } = createPerson({ terminal: true })
  await run(init, { ...YES, import: true })
  const done = run(uninstall)
  for (const [question, reply] of [
    ['like this? [y/N]', 'y'],
    ['imports the learnings. [y/N]', 'n'],
  ] as const) {
    await until(() => expect(printed()).toContain(question))
    answer(reply)
  }
  await done
  expect(readFileSync(join(project, 'CLAUDE.md'), 'utf8')).toBe('@.sage/learnings.md\n')
  expect(printed()).toMatch(/\nLeft unchanged\.$/mu)
})

test('sage uninstall removes no file that somebody saved while the question was open', async () => {
  const { run, project, settings, printed, answer } = createPerson({ terminal: true })
  await run(init, { ...YES, import: true })
  const done = run(uninstall)
  const files = [
    [settings, '{ "model": "opus" }\n', 'like this? [y/N]'],
    [join(project, 'CLAUDE.md'), '# Written meanwhile\n@.sage/learnings.md\n', 'imports the learnings. [y/N]'],
  ] as const
  for (const [path, text, question] of files) {
    await until(() => expect(printed()).toContain(question))
    writeFileSync(path, text)
    answer('y')
  }
  expect(await done).toBe(1)
  for (const [path, text] of files) expect(readFileSync(path, 'utf8')).toBe(text)
  expect(printed().match(/somebody else saved it in the meantime/gu)).toHaveLength(2)
})

test.each(['', '# Mine', '# Mine\n', '# Mine\r\nTwo', '\uFEFF# Mine\r\n', '\n\n'])(
  'CLAUDE.md holds %j again after an import and its removal',
  async (before) => {
    const { run, project } = createPerson()
    const path = join(project, 'CLAUDE.md')
    writeFileSync(path, before)
    await run(init, { ...YES, import: true })
    const after = readFileSync(path, 'utf8')
    expect(after.split(/\r?\n/u)).toContain('@.sage/learnings.md')
    const isMixed = before.includes('\r\n') && /(?<!\r)\n/u.test(after)
    expect(isMixed).toBe(false)
    expect(await run(uninstall, YES)).toBe(0)
    expect(readFileSync(path, 'utf8')).toBe(before)
  },
)

test.each([undefined, '@AGENTS.md\n'])(
  'beside an AGENTS.md, CLAUDE.md holds %j again after an import and its removal',
  async (before) => {
    const { run, project } = createPerson()
    const path = join(project, 'CLAUDE.md')
    writeFileSync(join(project, 'AGENTS.md'), '# Agents\n')
    if (before !== undefined) writeFileSync(path, before)
    await run(init, { ...YES, import: true })
    expect(readFileSync(path, 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['@AGENTS.md', '@.sage/learnings.md']),
    )
    expect(await run(uninstall, YES)).toBe(0)
    expect(existsSync(path) ? readFileSync(path, 'utf8') : undefined).toBe(before)
  },
)

test.each(['import', 'rule'])('~/.claude stays, however empty, after an %s for all projects', async (option) => {
  const { run, home } = createPerson()
  await run(init, { ...YES, user: true, [option]: true })
  expect(readdirSync(join(home, '.claude')).length).toBeGreaterThan(1)
  expect(await run(uninstall, YES)).toBe(0)
  expect(readdirSync(join(home, '.claude'))).toEqual([])
})

test('sage uninstall names a copy of earlier settings that no receipt knows of, and removes one that the settings still hold', async () => {
  const world = await installed()
  const { receipts } = userPaths(world.sageHome)
  writeFileSync(world.settings, '{ "model": "opus" }')
  const [same, other] = ['a', 'b'].map((name) => join(receipts, `settings.json.sage-backup-${name}`))
  writeFileSync(same ?? '', '{ "model": "opus" }')
  writeFileSync(other ?? '', '{ "model": "haiku" }')
  const { code, out } = await runCommand(world, uninstall, [], YES)
  expect(code).toBe(0)
  expect(out.match(/An earlier version of your settings is kept: .*/gu)).toEqual([
    `An earlier version of your settings is kept: "${other}". Delete it if nothing is missing.`,
  ])
  expect(readdirSync(receipts)).toEqual(['settings.json.sage-backup-b'])
})

test('sage uninstall says that there is no hook only where it found none', async () => {
  const world = await installed()
  const none = 'The hook is not installed anywhere.\n'
  expect((await runCommand(world, uninstall, [], YES)).out).not.toContain(none)
  expect((await runCommand(world, uninstall, [], YES)).out).toContain(none)
})
