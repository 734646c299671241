import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EXIT } from '../../src/base/user-error.ts'
import * as configChange from '../../src/commands/config-change.ts'
import * as config from '../../src/commands/config.ts'
import * as inject from '../../src/commands/inject.ts'
import { run as listKeys } from '../../src/commands/keys.ts'
import * as list from '../../src/commands/list.ts'
import * as status from '../../src/commands/status.ts'
import { configTemplate } from '../../src/config/template.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const userFile = (world: World) => join(world.sageHome, 'config.toml')

test.each([
  ['list', list],
  ['inject', inject],
  ['status', status],
])('sage %s goes on in spite of a mistake in the configuration, and says each time where it is', async (_, command) => {
  const world = createWorld()
  await runCommand(world, command, [], { preview: true })
  writeFileSync(userFile(world), 'theme = \n')
  for (let time = 0; time < 2; time++)
    expect((await runCommand(world, command, [], { preview: true })).err).toMatch(
      /^sage: Cannot read configuration ".*config\.toml", line 1: .*: skipped here\. Fix it with .*\n/u,
    )
  writeFileSync(userFile(world), '')
  expect((await runCommand(world, command, [], { preview: true })).err).not.toContain('configuration')
})

describe('sage config set', () => {
  test("writes the person's file, keeps what stands in it, and get reads it back", async () => {
    const world = createWorld()
    writeFileSync(userFile(world), '# mine\n[ui]\nascii = true # yes\n')
    expect(await runCommand(world, configChange.set, ['ui.theme', 'mono'])).toEqual({
      code: 0,
      out: `ui.theme = "mono"  # ${userFile(world)}\n`,
      err: '',
    })
    expect(readFileSync(userFile(world), 'utf8')).toBe('# mine\n[ui]\nascii = true # yes\ntheme = "mono"\n')
    expect((await runCommand(world, config.get, ['ui.theme'])).out).toBe('mono\n')
    expect((await runCommand(world, config.get, ['ui.theme'], { origin: true })).out).toBe(
      `mono  # user: ${userFile(world)}:4\n`,
    )
  })

  test("begins the person's file with every setting explained, as edit does, and a project's with what was set", async () => {
    const world = createWorld()
    const explained = configTemplate()
    for (const [key, leaf, value] of [
      ['ui.theme', 'theme', '"mono"'],
      ['capture', 'capture', '"all-projects"'],
    ] as const) {
      rmSync(userFile(world), { force: true })
      await runCommand(world, configChange.set, [key, value.replaceAll('"', '')])
      const line = `\n${leaf} = ${value}\n`
      const text = readFileSync(userFile(world), 'utf8')
      expect(text.replace(line, '\n')).toBe(explained)
      expect(text).toMatch(new RegExp(`^# ${leaf} = .*${line}`, 'mu'))
    }
    await runCommand(world, configChange.set, ['inject.nudge', 'false'], { project: true })
    expect(readFileSync(world.paths.config, 'utf8')).toBe('[inject]\nnudge = false\n')
  })

  test('makes the folder of the settings where there is none yet', async () => {
    const world = createWorld()
    rmSync(world.sageHome, { recursive: true })
    await runCommand(world, configChange.set, ['ui.theme', 'mono'])
    expect((await runCommand(world, config.get, ['ui.theme'])).out).toBe('mono\n')
  })

  test('keeps a byte order mark, and changes nothing that is not UTF-8: a comment in it would be lost', async () => {
    const world = createWorld()
    writeFileSync(userFile(world), '\uFEFF# mine\n')
    await runCommand(world, configChange.set, ['ui.theme', 'mono'])
    expect(readFileSync(userFile(world), 'utf8')).toBe('\uFEFF# mine\n\n[ui]\ntheme = "mono"\n')
    const bytes = Buffer.from('# f\u00fcr mich\n', 'latin1')
    writeFileSync(userFile(world), bytes)
    await expect(runCommand(world, configChange.set, ['ui.theme', 'mono'])).rejects.toMatchObject({
      message: `Cannot change "${userFile(world)}": it is not UTF-8 text`,
      hint: 'Save it as UTF-8',
    })
    expect(readFileSync(userFile(world)).equals(bytes)).toBe(true)
  })

  test('takes several words as a list, one word as what the setting is', async () => {
    const world = createWorld()
    await runCommand(world, configChange.set, ['refine.command', 'ollama', 'run', 'my model'])
    await runCommand(world, configChange.set, ['tiers.auto', '0.99'])
    expect((await runCommand(world, config.get, ['refine.command'])).out).toBe('["ollama", "run", "my model"]\n')
    expect((await runCommand(world, config.get, ['tiers.auto'])).out).toBe('0.99\n')
  })

  test.each([
    [['ctrl-y'], ['ctrl-y']],
    [
      ['a', 'ctrl-y'],
      ['a', 'ctrl-y'],
    ],
    [['["a", "y"]'], ['a', 'y']],
    [['[]'], []],
    [['['], ['[']],
    [['a ctrl-y'], ['a', 'ctrl-y']],
    [[' '], ['space']],
  ])('binds an action to %j', async (words, keys) => {
    const world = createWorld()
    await runCommand(world, configChange.set, ['keys.pending.approve', ...words])
    const listed = JSON.parse((await runCommand(world, { run: listKeys }, [], { json: true })).out) as {
      keys: Array<{ scope: string; action: string; keys: string[] }>
    }
    expect(listed.keys.find(({ scope, action }) => scope === 'pending' && action === 'approve')?.keys).toEqual(keys)
    expect((await runCommand(world, config.get, ['keys.pending.approve'])).err).toBe('')
  })

  test('suggests a setting of the table that was named, by its beginning or as a typing error', async () => {
    for (const [key, hint] of [
      ['inject.budget', 'Did you mean "inject.budget_tokens"?'],
      ['inject.formt', 'Did you mean "inject.format"?'],
      ['inject.budgt', 'sage config get lists them'],
    ] as const)
      await expect(async () => await runCommand(createWorld(), configChange.set, [key, '1'])).rejects.toMatchObject({
        hint,
      })
  })

  test('says at once what is wrong with a key', async () => {
    const world = createWorld()
    for (const [key, hint] of [
      ['keys.pendin.approve', 'Did you mean "keys.pending.approve"?'],
      ['keys.approved.edt', 'Did you mean "keys.approved.edit"?'],
      ['keys.pending.frobnicate', 'sage keys lists them, each with its table'],
    ] as const)
      await expect(async () => await runCommand(world, configChange.set, [key, 'b'])).rejects.toMatchObject({
        message: `There is no action "${key}"`,
        hint,
        exitCode: 2,
      })
    expect(existsSync(join(world.sageHome, 'config.toml'))).toBe(false)
    expect((await runCommand(world, configChange.set, ['keys.pending.reject', 'a'])).err).toContain('"a" means both')
  })

  test.each([
    ['', 'No key is called ""; write "a", "ctrl-x", "space", "f1"'],
    ['foo', 'No key is called "foo"; write "a", "ctrl-x", "space", "f1"'],
    ['ctrl-s', 'The key "ctrl-s" belongs to terminals or multiplexers'],
    ['Enter', 'Enter and Escape never decide'],
  ])('refuses %j as a key, as it does every wrong value', async (word, hint) => {
    const world = createWorld()
    await expect(
      async () => await runCommand(world, configChange.set, ['keys.pending.approve', word]),
    ).rejects.toMatchObject({
      message: `"keys.pending.approve" cannot be ["${word}"]`,
      hint,
      exitCode: 2,
    })
    expect(existsSync(join(world.sageHome, 'config.toml'))).toBe(false)
  })

  test("--project writes the project's file; what may not stand there is said", async () => {
    const world = createWorld()
    await runCommand(world, configChange.set, ['inject.nudge', 'false'], { project: true })
    expect(readFileSync(world.paths.config, 'utf8')).toBe('[inject]\nnudge = false\n')
    const { err } = await runCommand(world, configChange.set, ['extract.per_session', '20'], { project: true })
    expect(err).toContain('It is still 10 here (default)')
  })

  test.each([
    ['capture', 'all-projects', 'a project may only set it to "initialised"'],
    ['refine.command', 'claude', 'a project may only empty it'],
    ['inject.subagents', 'true', 'a project may only switch it off'],
  ])('--project does not write what would hold for nobody: %s %s', async (key, value, why) => {
    const world = createWorld()
    await expect(runCommand(world, configChange.set, [key, value], { project: true })).rejects.toMatchObject({
      message: `"${key}" stays as it is: ${why}`,
      hint: expect.stringContaining('Leave out --project'),
      exitCode: EXIT.usage,
    })
    expect(existsSync(world.paths.config)).toBe(false)
  })

  test('--project takes back what it made stricter', async () => {
    const world = createWorld()
    await runCommand(world, configChange.set, ['inject.prompt', 'false'], { project: true })
    const { out, err } = await runCommand(world, configChange.set, ['inject.prompt', 'true'], { project: true })
    expect(out + err).toBe(`inject.prompt = true  # ${world.paths.config}\n`)
  })

  test('the way out names no key of the dashboard, which has none for settings', async () => {
    await expect(runCommand(createWorld(), configChange.edit)).rejects.toMatchObject({
      code: 'not-at-terminal',
      hint: 'Run it in your own terminal',
    })
  })

  test('--project writes nothing that only the person may set', async () => {
    const world = createWorld()
    for (const args of [
      ['keys.pending.approve', 'y'],
      ['ui.theme', 'mono'],
    ])
      await expect(runCommand(world, configChange.set, args, { project: true })).rejects.toMatchObject({
        message: `"${args[0]}" is for you to set, not for a project`,
        hint: expect.stringContaining('Leave out --project'),
      })
    expect(existsSync(world.paths.config)).toBe(false)
  })

  test.each([
    [
      'an unknown setting',
      ['inject.fromat', 'xml'],
      { code: 'unknown-setting', hint: 'Did you mean "inject.format"?', exitCode: 2 },
    ],
    [
      'a value that does not fit',
      ['inject.format', 'yaml'],
      { code: 'bad-value', hint: 'It must be one of xml, markdown', exitCode: 2 },
    ],
    ['a number out of its range', ['tiers.auto', '7'], { code: 'bad-value', exitCode: 2 }],
    ['several words where one is wanted', ['inject.format', 'xml', 'markdown'], { code: 'bad-value', exitCode: 2 }],
    ['approval without a key, when no person asks', ['auto_approve', 'true'], { code: 'not-at-terminal' }],
  ])('refuses %s', async (_, args, error) => {
    const world = createWorld()
    await expect(runCommand(world, configChange.set, args)).rejects.toMatchObject(error)
    expect(existsSync(userFile(world))).toBe(false)
  })

  test.each([{ project: false }, { project: true }])(
    'leaves a file alone that it would have to write anew: %o',
    async (options) => {
      const world = createWorld()
      const file = options.project ? world.paths.config : userFile(world)
      writeFileSync(file, 'inject = { nudge = true } # mine\n')
      const set = async () => await runCommand(world, configChange.set, ['inject.nudge', 'false'], options)
      await expect(set).rejects.toMatchObject({
        code: 'config',
        hint: `Set it by hand: sage config edit${options.project ? ' --project' : ''}`,
      })
      expect(readFileSync(file, 'utf8')).toBe('inject = { nudge = true } # mine\n')
    },
  )

  test('--project writes into no project that the person has not made', async () => {
    const world = createWorld()
    rmSync(join(world.sageHome, 'workspaces'), { recursive: true })
    const set = async () => await runCommand(world, configChange.set, ['inject.nudge', 'false'], { project: true })
    await expect(set).rejects.toMatchObject({
      code: 'not-set-up',
      exitCode: EXIT.notSetUp,
      message: expect.stringContaining('was not made by you'),
    })
    expect(existsSync(world.paths.config)).toBe(false)
    rmSync(world.paths.dir, { recursive: true })
    await expect(set).rejects.toMatchObject({ code: 'not-set-up', message: 'No project with Sage here' })
    expect(existsSync(world.paths.dir)).toBe(false)
  })

  test('follows a link to the settings of the person, never one in a project', async () => {
    const world = createWorld()
    const elsewhere = join(world.root, 'dotfiles.toml')
    writeFileSync(elsewhere, 'debug = false\n')
    symlinkSync(elsewhere, userFile(world))
    symlinkSync(elsewhere, world.paths.config)
    await runCommand(world, configChange.set, ['debug', 'true'])
    expect(readFileSync(elsewhere, 'utf8')).toBe('debug = true\n')
    await expect(runCommand(world, configChange.set, ['debug', 'false'], { project: true })).rejects.toThrow(
      /is a symbolic link/u,
    )
    rmSync(elsewhere)
    await expect(runCommand(world, configChange.set, ['debug', 'false'])).rejects.toMatchObject({
      message: `Cannot use "${userFile(world)}": it is a dangling symbolic link`,
      hint: 'Create the file it points to, or remove the link',
    })
  })
})

test('sage config get lists everything, also when a file has a mistake', async () => {
  const world = createWorld()
  writeFileSync(userFile(world), 'debug = 7\nmystery = 1\n[keys.pending]\napprove = "y"\n')
  const { out, err } = await runCommand(world, config.get)
  expect(out).toContain('debug = false\n')
  expect(out).toContain('keys.pending.approve = ["y"]\n')
  expect(err).toContain('config.toml:1: "debug" is 7, but it must be true or false')
  expect(err).toContain('config.toml:2: Unknown setting "mystery"')
  const { out: json } = await runCommand(world, config.get, [], { json: true })
  expect(JSON.parse(json)).toMatchObject({ schemaVersion: 1, warnings: [{}, {}].map(() => expect.any(String)) })
  await expect(runCommand(world, config.get, ['debug'])).rejects.toMatchObject({
    code: 'config',
    hint: expect.stringContaining('sage config'),
  })
})

test('sage config get takes a section, and says so of what is neither', async () => {
  const world = createWorld()
  const { out } = await runCommand(world, config.get, ['tiers'], {})
  expect(out).toBe('tiers.auto = 0.95\ntiers.suggest = 0.7\n')
  await expect(runCommand(world, config.get, ['tier'], {})).rejects.toThrow('There is no setting "tier"')
  writeFileSync(userFile(world), 'debug = 7\n')
  const beside = await runCommand(world, config.get, ['tiers'])
  expect(beside.out, 'as the whole list is').toBe(out)
  expect(beside.err).toContain('"debug" is 7')
})

test('sage config path names both files, and says when the project was not made by the person', async () => {
  const world = createWorld()
  expect((await runCommand(world, config.path)).out).toBe(
    `user     ${userFile(world)}\nproject  ${world.paths.config}\n`,
  )
  const printed = async () => JSON.parse((await runCommand(world, config.path, [], { json: true })).out) as object
  const paths = { schemaVersion: 1, user: userFile(world) }
  expect(await printed()).toEqual({ ...paths, project: { path: world.paths.config, trusted: true } })
  rmSync(join(world.sageHome, 'workspaces'), { recursive: true })
  expect((await runCommand(world, config.path)).out).toContain('(not made by you: it may only make settings stricter)')
  rmSync(world.paths.dir, { recursive: true })
  expect((await runCommand(world, config.path)).out).toBe(`user     ${userFile(world)}\n`)
  expect(await printed()).toEqual({ ...paths, project: null })
})

test('sage config edit opens a commented file in the editor and reports mistakes', async () => {
  const world = createWorld()
  const program = join(world.root, 'editor.sh')
  writeFileSync(program, `#!/bin/sh\ncp "$2" "${world.root}/seen"\necho 'debug = 1' > "$2"\n`)
  chmodSync(program, 0o700)
  const run = runCommand(world, configChange.edit, [], {}, { typed: '', env: { EDITOR: `"${program}" --wait` } })
  await expect(run).rejects.toMatchObject({ message: expect.stringContaining('"debug" is 1') })
  expect(readFileSync(join(world.root, 'seen'), 'utf8')).toContain('# budget_tokens = "adaptive"')
  await expect(
    runCommand(world, configChange.edit, [], {}, { typed: '', env: { EDITOR: '/nonexistent' } }),
  ).rejects.toMatchObject({ code: 'editor' })
})

test.runIf(process.platform !== 'win32')(
  'sage config edit opens also a file that is too large to be read',
  async () => {
    const world = createWorld()
    const program = join(world.root, 'editor.sh')
    writeFileSync(program, `#!/bin/sh\necho 'debug = true' > "$1"\n`, { mode: 0o700 })
    writeFileSync(userFile(world), '#'.repeat(300_000))
    await runCommand(world, configChange.edit, [], {}, { typed: '', env: { EDITOR: `"${program}"` } })
    expect(readFileSync(userFile(world), 'utf8')).toBe('debug = true\n')
  },
)

test('sage config schema is JSON Schema', async () => {
  const { out } = await runCommand(createWorld(), config.schema)
  expect(JSON.parse(out)).toMatchObject({ type: 'object', properties: { tiers: { type: 'object' } } })
})
