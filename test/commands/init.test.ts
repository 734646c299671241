import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { UserError } from '../../src/base/user-error.ts'
import { set } from '../../src/commands/config-change.ts'
import * as doctor from '../../src/commands/doctor.ts'
import * as hookInstall from '../../src/commands/hook-install.ts'
import * as hookStatus from '../../src/commands/hook-status.ts'
import * as init from '../../src/commands/init.ts'
import * as list from '../../src/commands/list.ts'
import * as scan from '../../src/commands/scan.ts'
import { findTarget } from '../../src/commands/start/project-root.ts'
import * as uninstall from '../../src/commands/uninstall.ts'
import { readHooksConfig } from '../../src/inject/publish/hooks-config.ts'
import { readProjectLearnings } from '../../src/inject/publish/project-learnings.ts'
import type { Environment } from '../../src/workspace/paths/homes.ts'
import { until } from '../helpers/until.ts'
import { createPerson } from './person.ts'

const YES = { yes: true }

function requireTargetOf(start: string, environment: Environment) {
  const target = findTarget(start, environment)
  if (!target) throw new Error('There is no workspace')
  return target
}

afterEach(() => void vi.restoreAllMocks())

describe('sage init', () => {
  test.skipIf(process.platform === 'win32')(
    "changes nothing in a workspace of somebody else's, and says so",
    async () => {
      const person = createPerson()
      const dir = person.folder('project', '.sage')
      vi.spyOn(process, 'getuid').mockReturnValue(statSync(dir).uid + 1)
      const refusal = {
        message: expect.stringContaining(`"${dir}" belongs to somebody else`),
        hint: expect.any(String),
      }
      await expect(person.run(init, YES)).rejects.toMatchObject(refusal)
      await expect(person.run(init, { dryRun: true })).rejects.toMatchObject(refusal)
      expect([readdirSync(dir), existsSync(person.sageHome), existsSync(person.settings)]).toEqual([[], false, false])
    },
  )

  test.skipIf(process.platform === 'win32').each([
    ['a folder of somebody else', (dir: string) => mkdirSync(dir)],
    ['a link', (dir: string) => symlinkSync(tmpdir(), dir)],
    ['a file', (dir: string) => writeFileSync(dir, '')],
  ])('is not advised where it would refuse: %s in the place of the workspace', async (_, put) => {
    const person = createPerson()
    const dir = join(person.project, '.sage')
    put(dir)
    vi.spyOn(process, 'getuid').mockReturnValue(statSync(dir).uid + 1)
    const refusal: unknown = await person.run(init, YES).then(undefined, (error: unknown) => error)
    const { hint } = refusal as UserError
    expect(hint).toMatch(/, then run "sage init"/u)
    await expect(person.run(list)).rejects.toMatchObject({ exitCode: 3, hint, message: expect.stringContaining(dir) })
    expect(await person.run(doctor)).toBe(3)
    expect(person.printed()).toContain(`→ ${hint?.replace(/\.$/u, '')}\n`)
  })

  test.each([
    ['a folder', '.gitignore', (path: string) => mkdirSync(path)],
    ['a file', 'runtime', (path: string) => writeFileSync(path, '')],
    ['a file', 'reviews', (path: string) => writeFileSync(path, '')],
  ])('makes nothing and asks nothing where %s is in the place of .sage/%s', async (_, name, put) => {
    const { run, root, folder, printed } = createPerson()
    const path = join(folder('project', '.sage'), name)
    put(path)
    const before = readdirSync(root, { recursive: true })
    await expect(run(init, YES)).rejects.toMatchObject({
      message: expect.stringContaining(`Cannot set up Sage here: "${path}" is a`),
      hint: expect.stringContaining('Move it away, then run "sage init"'),
    })
    expect([printed(), readdirSync(root, { recursive: true })]).toEqual(['', before])
    rmSync(path, { recursive: true })
    expect(await run(init, YES)).toBe(0)
  })

  test('makes nothing and asks nothing where the key is damaged', async () => {
    const { run, root, sageHome, printed } = createPerson()
    mkdirSync(sageHome, { recursive: true })
    writeFileSync(join(sageHome, 'key'), 'half')
    const before = readdirSync(root, { recursive: true })
    await expect(run(init, YES)).rejects.toMatchObject({ code: 'bad-key' })
    expect([printed(), readdirSync(root, { recursive: true })]).toEqual(['', before])
  })

  test.runIf(process.platform !== 'win32' && process.getuid?.() !== 0)(
    'does not say that all is set up where nothing may be written',
    async () => {
      const person = createPerson()
      await person.run(init, YES)
      const { dir } = person.locate()
      chmodSync(dir, 0o500)
      onTestFinished(() => chmodSync(dir, 0o700))
      await expect(person.run(init, YES)).rejects.toMatchObject({
        message: expect.stringContaining(`"${dir}" is not writable`),
        hint: expect.any(String),
      })
    },
  )

  test('--yes makes workspace, key and trust record, installs the hook for the person, and again changes nothing', async () => {
    const { run, printed, locate, settings, sageHome, project } = createPerson()
    expect(await run(init, YES)).toBe(0)
    expect(printed(), 'nobody is asked').not.toContain('Will create')
    expect(locate()).toMatchObject({ kind: 'project', root: project })
    for (const path of [join(project, '.sage'), join(project, '.sage', 'runtime'), sageHome])
      expect(statSync(path).mode & 0o777).toBe(0o700)
    expect(statSync(join(sageHome, 'key')).mode & 0o777).toBe(0o600)
    expect(existsSync(join(project, '.sage', 'config.toml'))).toBe(false)
    expect(existsSync(join(sageHome, 'hook', 'sage-hook.cjs'))).toBe(true)
    const installed = readFileSync(settings, 'utf8')
    expect(installed).toContain(join(sageHome, 'hook', 'sage-hook.cjs'))
    expect(await run(init, YES)).toBe(0)
    expect(readFileSync(settings, 'utf8')).toBe(installed)
  })

  test('makes the key anew where it was deleted', async () => {
    const { run, sageHome } = createPerson()
    await run(init, YES)
    rmSync(join(sageHome, 'key'))
    await run(init, { ...YES, dryRun: true })
    expect(existsSync(join(sageHome, 'key'))).toBe(false)
    await run(init, YES)
    expect(statSync(join(sageHome, 'key')).size).toBe(32)
  })

  test('tells how many earlier sessions of this project there are to scan', async () => {
    const { run, printed, home, project } = createPerson()
    for (const [folder, cwd] of [
      ['-here', project],
      ['-elsewhere', home],
    ] as const) {
      mkdirSync(join(home, '.claude', 'projects', folder), { recursive: true })
      writeFileSync(
        join(home, '.claude', 'projects', folder, '00000000-0000-4000-8000-000000000001.jsonl'),
        `${JSON.stringify({ cwd })}\n`,
      )
    }
    await run(init, YES)
    expect(printed()).toContain('1 earlier session of this project can be read: run "sage scan".')
  })

  test('does not count what was read', async () => {
    const { run, printed, home, project, locate } = createPerson()
    const folder = join(home, '.claude', 'projects', '-here')
    mkdirSync(folder, { recursive: true })
    const line = { type: 'user', uuid: 'a', sessionId: 's', cwd: project, message: { role: 'user', content: 'Hello' } }
    for (const at of [1, 2])
      writeFileSync(join(folder, `00000000-0000-4000-8000-00000000000${at}.jsonl`), `${JSON.stringify(line)}\n`)
    await run(init, YES)
    expect(printed()).toContain('2 earlier sessions of this project can be read')
    await run(scan)
    appendFileSync(join(folder, '00000000-0000-4000-8000-000000000001.jsonl'), `${JSON.stringify(line)}\n`)
    expect(locate().kind).toBe('project')
    await run(init, YES)
    expect(printed()).toContain('1 earlier session of this project can be read')
  })

  test('does not count what is paused', async () => {
    const { run, printed, home, project } = createPerson()
    const folder = join(home, '.claude', 'projects', '-here')
    mkdirSync(folder, { recursive: true })
    for (const id of ['a', 'b']) writeFileSync(join(folder, `${id}.jsonl`), `${JSON.stringify({ cwd: project })}\n`)
    mkdirSync(join(project, '.sage', 'reviews'), { recursive: true })
    writeFileSync(join(project, '.sage', 'reviews', 'a.json'), '{"paused":true}')
    await run(init, YES)
    expect(printed()).toContain('1 earlier session of this project can be read')
  })

  test('takes in at once what was approved elsewhere and came with the project, and says so only if there is some', async () => {
    const came = createPerson()
    const file = join(came.folder('project', '.sage'), 'learnings.md')
    const shared =
      '<!-- sage:aaaaaaaaaa scope:project category:preference -->\n- Use pnpm, never npm\n<!-- /sage:aaaaaaaaaa -->\n'
    writeFileSync(file, shared)
    writeFileSync(join(came.project, 'CLAUDE.md'), '@.sage/learnings.md\n')
    await came.run(init, YES)
    expect(came.printed()).toContain('1 learning that came with it now waits in the inbox: run "sage".')
    expect(came.printed()).toContain('.sage" (already there).')
    expect(came.printed()).not.toContain('Created')
    await came.run(list)
    expect(came.printed()).toMatch(/^~ \w{10} .*Use pnpm, never npm$/mu)
    expect(readFileSync(file, 'utf8'), 'Claude Code imports this file').not.toMatch(/^- Use pnpm/mu)
    const later = createPerson()
    const before = join(later.folder('project', '.sage'), 'learnings.md')
    writeFileSync(before, shared)
    await later.run(init, YES)
    expect(readFileSync(before, 'utf8'), 'nobody imports it').toBe(shared)
    await later.run(init, { ...YES, import: true })
    expect(readFileSync(join(later.project, 'CLAUDE.md'), 'utf8')).toContain('@.sage/learnings.md')
    expect(readFileSync(before, 'utf8'), 'an import that init wrote').not.toMatch(/^- Use pnpm/mu)
    // The project is deleted and cloned once more to the same place.
    const folder = dirname(before)
    rmSync(folder, { recursive: true })
    mkdirSync(folder)
    writeFileSync(before, shared)
    await later.run(init, { ...YES, dryRun: true })
    expect(readdirSync(folder)).toEqual(['learnings.md'])
    const said = later.printed().length
    await later.run(init, YES)
    expect(later.printed().slice(said)).toContain('1 learning that came with it now waits in the inbox: run "sage".')
    expect(existsSync(join(folder, '.gitignore'))).toBe(true)
    const none = createPerson()
    writeFileSync(join(none.folder('project', '.sage'), 'config.toml'), '')
    await none.run(init, YES)
    expect(none.printed()).not.toContain('came with it')
  })

  test.runIf(process.platform !== 'win32')('sets Sage up although what came cannot be taken in', async () => {
    const { run, printed, folder, project } = createPerson()
    writeFileSync(join(folder('project', '.sage'), 'journal.jsonl'), '{"v":99,"id":"x"}\n')
    writeFileSync(
      join(project, '.sage', 'learnings.md'),
      '<!-- sage:aaaaaaaaaa -->\n- Use pnpm\n<!-- /sage:aaaaaaaaaa -->\n',
    )
    expect(await run(init, YES)).toBe(0)
    expect(printed()).toContain('newer')
    expect(printed()).toContain('Installed the hook')
  })

  test('sets Sage up and fails where a file that is made from what came cannot be written, until it can', async () => {
    const { run, printed, folder, project } = createPerson()
    folder('project', '.sage', 'runtime', 'status', 'in-the-way')
    expect(await run(init, YES)).toBe(1)
    expect(printed()).toContain('not yet in every file made from it: Cannot write')
    expect(printed()).toContain('Installed the hook')
    rmSync(join(project, '.sage', 'runtime', 'status'), { recursive: true })
    expect(await run(init, YES)).toBe(0)
  })

  test('hides everything of the workspace from git but what may be shared', async () => {
    const { run, project } = createPerson()
    rmSync(join(project, '.git'), { recursive: true })
    execFileSync('git', ['init', '-q'], { cwd: project })
    await run(init, YES)
    for (const name of ['config.toml', 'learnings.md', 'journal.jsonl']) writeFileSync(join(project, '.sage', name), '')
    const seen = execFileSync('git', ['status', '--short', '-uall'], { cwd: project, encoding: 'utf8' })
    expect(seen.split('\n').filter(Boolean)).toEqual(['?? .sage/config.toml', '?? .sage/learnings.md'])
  })

  test('--dry-run shows all of it and changes nothing', async () => {
    const { run, printed, root, home, project } = createPerson()
    const before = readdirSync(root, { recursive: true })
    expect(await run(init, { dryRun: true })).toBe(0)
    expect(printed()).toContain(`Would create "${join(project, '.sage')}"`)
    expect(printed()).toContain('+    "Stop": [{ "hooks"')
    expect(readdirSync(root, { recursive: true })).toEqual(before)
    expect(readdirSync(home)).toEqual(['.claude'])
  })

  test('asks at a terminal, and takes no for an answer', async () => {
    const { run, answer, printed, settings, locate } = createPerson({ terminal: true })
    const done = run(init)
    await until(() => expect(printed()).toContain('[y/N]'))
    answer('n')
    expect(await done).toBe(0)
    expect(existsSync(settings)).toBe(false)
    expect(locate().kind).toBe('project')
    expect(printed()).toContain('"sage hook install" for this project, or with --global for all')
  })

  test.each([{}, { import: true }])('makes nothing where nobody can be asked, with %j', async (options) => {
    const { run, root, settings, printed } = createPerson()
    // The hook is there already: then only the memory files are asked about.
    if (options.import) await run(hookInstall, { ...YES, global: true })
    const before = readdirSync(root, { recursive: true })
    await expect(run(init, options)).rejects.toThrow(/There is no terminal/)
    expect(readdirSync(root, { recursive: true })).toEqual(before)
    expect(existsSync(settings)).toBe('import' in options)
    expect(printed()).toContain('+    "Stop"')
  })

  test('asks before it makes anything', async () => {
    const { run, answer, printed, locate } = createPerson({ terminal: true })
    const done = run(init)
    await until(() => expect(printed()).toContain('[y/N]'))
    expect(locate().kind).toBe('none')
    answer('y')
    expect(await done).toBe(0)
    expect(locate().kind).toBe('project')
    expect(printed()).toMatch(/Will create ".*\.sage"\.[^]*\[y\/N\][^]*Created ".*\.sage"\.[^]*Installed the hook/u)
  })

  test('--import asks before it makes anything, too', async () => {
    const { run, answer, printed, locate, project } = createPerson({ terminal: true })
    const done = run(init, { import: true })
    for (const questions of [1, 2]) {
      await until(() => expect(printed().split('[y/N]')).toHaveLength(questions + 1))
      expect(locate().kind).toBe('none')
      answer('y')
    }
    expect(await done).toBe(0)
    expect(readFileSync(join(project, 'CLAUDE.md'), 'utf8')).toBe('@.sage/learnings.md\n')
  })

  test.each([{ import: true }, { rule: true }, { import: true, user: true }])(
    'a no to the line of %j leaves the files of Claude Code as they are',
    async (options) => {
      const { run, answer, printed, project, home } = createPerson({ terminal: true })
      await run(init, YES)
      const files = () => [project, join(home, '.claude')].map((folder) => [folder, readdirSync(folder).toSorted()])
      const before = files()
      const done = run(init, options)
      await until(() => expect(printed()).toContain('like this? [y/N]'))
      answer('n')
      await done
      expect(files()).toEqual(before)
      expect(printed()).not.toContain('now imports')
    },
  )

  test('--import changes nothing in a project that is set up where nobody can be asked', async () => {
    const { run, project, sageHome } = createPerson()
    await run(init, YES)
    const key = join(sageHome, 'key')
    rmSync(key)
    await expect(run(init, { import: true })).rejects.toThrow(/There is no terminal/)
    expect([existsSync(key), existsSync(join(project, 'CLAUDE.md'))]).toEqual([false, false])
  })

  test('--project uses the project’s own local settings', async () => {
    const { run, project, settings, printed } = createPerson()
    await run(init, { ...YES, project: true })
    expect(printed()).toContain(`It runs only when Claude Code is started in "${project}" itself`)
    expect(existsSync(join(project, '.claude', 'settings.local.json'))).toBe(true)
    expect(existsSync(settings)).toBe(false)
  })

  test('does not choose between --user and --project', async () => {
    const { run, project } = createPerson()
    await expect(run(init, { ...YES, user: true, project: true })).rejects.toMatchObject({ exitCode: 2 })
    expect(existsSync(join(project, '.sage'))).toBe(false)
  })

  test('refuses the home folder, a symbolic link and a file', async () => {
    const { run, project, folder, environment } = createPerson()
    symlinkSync(folder('elsewhere'), join(project, '.sage'))
    await expect(run(init, YES)).rejects.toThrow(/symbolic link/)
    for (const target of ['nowhere', '.sage']) {
      rmSync(join(project, '.sage'))
      symlinkSync(target, join(project, '.sage'))
      await expect(run(init, YES)).rejects.toThrow(/symbolic link/)
    }
    rmSync(join(project, '.sage'))
    writeFileSync(join(project, '.sage'), '')
    await expect(run(init, YES)).rejects.toMatchObject({
      message: expect.stringContaining(`"${join(project, '.sage')}" is a file`),
      hint: expect.stringContaining('Move it away'),
    })
    rmSync(join(project, '.sage'))
    Object.assign(environment, { home: project })
    await expect(run(init, YES)).rejects.toThrow(/every project below/)
  })

  test('--dry-run says what would be done, makes nothing, and does not go on as if it had been', async () => {
    const { run, project, home, printed } = createPerson()
    await run(init, { dryRun: true, import: true })
    const told = printed().split('\n')
    const wouldDo = told.filter((line) => /^(?:Would|Will|Using|Created) /u.test(line))
    expect(wouldDo).toEqual([`Would create "${join(project, '.sage')}".`])
    expect(printed()).not.toMatch(/in a second terminal|now imports|Installed/u)
    expect(readdirSync(project)).toEqual(['.git'])
    expect(readdirSync(join(home, '.claude'))).toEqual([])
  })

  test('without --yes, says what will be made before it asks', async () => {
    const { run, project, printed, answer } = createPerson({ terminal: true })
    const done = run(init)
    await until(() => expect(printed()).toContain('like this? [y/N]'))
    const before = `Will create "${join(project, '.sage')}".\n`
    expect(printed().indexOf(before)).toBe(0)
    answer('y')
    await done
    expect(printed()).toContain(`Created "${join(project, '.sage')}".\n`)
    expect(printed()).not.toContain('earlier session')
    const length = printed().length
    await run(init, { yes: true })
    expect(printed().slice(length)).not.toContain('Will ')
  })

  test('--import adds one line to CLAUDE.md, and keeps AGENTS.md working', async () => {
    const { run, project } = createPerson()
    writeFileSync(join(project, 'AGENTS.md'), '# Agents\n')
    const made = '@.sage/learnings.md\n@AGENTS.md\n'
    await run(init, { ...YES, import: true })
    expect(readFileSync(join(project, 'CLAUDE.md'), 'utf8')).toBe(made)
    // Others may have to read it, too.
    expect(statSync(join(project, 'CLAUDE.md')).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o644)
    await run(init, { ...YES, import: true })
    expect(readFileSync(join(project, 'CLAUDE.md'), 'utf8')).toBe(made)
  })

  test('installs the hook of subagents only where they are given learnings', async () => {
    const { run, settings, sageHome, printed } = createPerson()
    await run(init, YES)
    expect(readFileSync(settings, 'utf8')).not.toContain('SubagentStart')
    expect(await run(hookStatus)).toBe(0)
    await run({ run: (context, _args, options) => set.run(context, ['inject.subagents', 'true'], options) })
    expect(printed()).toContain(`Updated the hook in "${settings}" (SubagentStart).\n`)
    expect(readFileSync(settings, 'utf8')).toContain('SubagentStart')
    rmSync(join(sageHome, 'config.toml'))
    expect(await run(hookStatus)).toBe(0)
  })

  test.each([
    ['import', ['CLAUDE.md']],
    ['rule', ['rules', 'sage.md']],
  ])('--user --%s has the person’s own learnings loaded in every project', async (option, place) => {
    const { run, home, sageHome, project, environment, printed } = createPerson()
    writeFileSync(join(project, 'AGENTS.md'), '# Agents\n')
    const file = join(home, '.claude', ...place)
    await run(init, { ...YES, user: true, [option]: true })
    expect(readFileSync(file, 'utf8')).toBe('@~/.local/share/sage/learnings.md\n')
    expect(existsSync(join(project, 'CLAUDE.md'))).toBe(false)
    writeFileSync(join(sageHome, 'learnings.md'), '# Learnings\n')
    const target = requireTargetOf(project, environment)
    expect(readProjectLearnings(target, readHooksConfig(target)).imported).toEqual(new Set(['user']))
    await run(init, { ...YES, user: true, [option]: true })
    expect(printed()).toContain(`${file}" imports the learnings.`)
    expect(await run(uninstall, YES)).toBe(0)
    expect(existsSync(file)).toBe(false)
  })

  test.each([
    ['a code block', '```\nnpm test\n'],
    ['a comment', '<!-- later\n'],
    ['a code block with that line', '```\n@.sage/learnings.md\n'],
  ])(
    '--import puts its line where Claude Code follows it in a CLAUDE.md with %s that is not closed',
    async (_, text) => {
      const { run, project, environment, printed } = createPerson()
      const file = join(project, 'CLAUDE.md')
      writeFileSync(file, text)
      await run(init, { ...YES, import: true })
      expect(readFileSync(file, 'utf8')).toBe(`@.sage/learnings.md\n${text}`)
      writeFileSync(join(project, '.sage', 'learnings.md'), '# Learnings\n')
      const target = requireTargetOf(project, environment)
      expect(readProjectLearnings(target, readHooksConfig(target)).imported).toEqual(new Set(['project']))
      await run(init, { ...YES, import: true })
      expect(printed()).toContain(`${file}" imports the learnings.`)
      expect(await run(uninstall, YES)).toBe(0)
      expect(readFileSync(file, 'utf8')).toBe(text)
    },
  )

  test.skipIf(process.platform === 'win32')('--rule says which file cannot be written', async () => {
    const { root, run, project } = createPerson()
    symlinkSync(join(root, 'nowhere'), join(project, '.claude'))
    await expect(run(init, { ...YES, rule: true })).rejects.toMatchObject({
      message: expect.stringContaining(`Cannot write "${join(project, '.claude', 'rules', 'sage.md')}"`),
    })
  })

  test('--rule does the same by a rule and makes no CLAUDE.md, which would switch AGENTS.md off', async () => {
    const { run, project, printed } = createPerson()
    writeFileSync(join(project, 'AGENTS.md'), '# Agents\n')
    await run(init, { ...YES, rule: true })
    const rule = join(project, '.claude', 'rules', 'sage.md')
    expect(readFileSync(rule, 'utf8')).toBe('@../../.sage/learnings.md\n')
    expect(existsSync(join(project, 'CLAUDE.md'))).toBe(false)
    await run(init, { ...YES, rule: true })
    expect(printed()).toContain('sage.md" imports the learnings.')
    expect(await run(uninstall, YES)).toBe(0)
    expect(existsSync(rule)).toBe(false)
    expect(readFileSync(join(project, 'AGENTS.md'), 'utf8')).toBe('# Agents\n')
  })
})
