import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { absoluteFolders, programOnPath, programToStart } from '../../../src/workspace/processes/program-path.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

/** Folders of a PATH, with programs in them. */
function createPath() {
  const root = temporaryFolder()
  return {
    root,
    program: (...parts: string[]) => {
      const path = join(root, ...parts)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, '#!/bin/sh\n')
      chmodSync(path, 0o755)
      return path
    },
    path: (...folders: string[]) => ({
      env: { PATH: folders.map((folder) => (folder.startsWith('.') ? folder : join(root, folder))).join(delimiter) },
    }),
  }
}

describe('programOnPath()', () => {
  it('finds the first that can be run', () => {
    const { root, program, path } = createPath()
    const found = program('b', 'git')
    program('c', 'git')
    mkdirSync(join(root, 'a', 'git'), { recursive: true })
    writeFileSync(program('none', 'git'), '')
    chmodSync(join(root, 'none', 'git'), 0o644)
    const surroundings = { ...path('missing', 'a', 'none', 'b', 'c'), platform: 'linux' as const }
    expect(programOnPath('git', surroundings)).toBe(found)
    expect(programOnPath('hg', surroundings)).toBeUndefined()
    expect(programOnPath('git', { env: {}, platform: 'linux' })).toBeUndefined()
  })

  it('passes over what is relative: a clone could have brought it', () => {
    const { root, program, path } = createPath()
    program('bin', 'git')
    const { env } = path(`./${relative(process.cwd(), join(root, 'bin'))}`, '.')
    expect(isAbsolute(env.PATH)).toBe(false)
    expect(programOnPath('git', { env, platform: 'linux' })).toBeUndefined()
  })

  it('knows the endings of Windows', () => {
    const { program, path } = createPath()
    program('npm', 'claude')
    const script = program('npm', 'claude.cmd')
    const found = program('bin', 'git.exe')
    const clip = program('bin', 'clip.exe')
    const surroundings = { ...path('npm', 'bin'), platform: 'win32' as const }
    expect(programOnPath('git', surroundings)).toBe(found)
    expect(programOnPath('clip.exe', surroundings)).toBe(clip)
    expect(programOnPath('claude', surroundings)).toBeUndefined()
    expect(programOnPath('claude', { ...surroundings, scripts: true })).toBe(script)
  })
})

describe('programToStart()', () => {
  it('leaves the name to the system where that looks on the PATH alone', () => {
    for (const env of [{}, { PATH: '/usr/local/bin:/usr/bin' }])
      expect(programToStart('git', { env, platform: 'linux' })).toBe('git')
  })

  it.each(['./bin', 'bin', '.', ''])(
    'starts nothing from the current folder because the PATH names it as "%s"',
    (entry) => {
      const { root, program, path } = createPath()
      const found = program('usr', 'git')
      program('git')
      program('bin', 'git')
      const { PATH } = path('usr').env
      const start = (name: string) =>
        programToStart(name, { env: { PATH: `${entry}${delimiter}${PATH}` }, platform: 'linux' })
      expect(start('git')).toBe(found)
      expect(dirname(start('hg'))).toBe(dirname(process.execPath))
      expect(start(join(root, 'bin', 'git'))).toBe(join(root, 'bin', 'git'))
    },
  )

  it('names one on the PATH, or none, where the current folder would come first', () => {
    const { program, path } = createPath()
    const found = program('bin', 'git.exe')
    const surroundings = { ...path('bin'), platform: 'win32' as const }
    expect(programToStart('git', surroundings)).toBe(found)
    expect(programToStart(String.raw`C:\tools\less.exe`, surroundings)).toBe(String.raw`C:\tools\less.exe`)
    expect(isAbsolute(programToStart('hg', surroundings))).toBe(true)
  })
})

it('absoluteFolders() keeps a folder in quotes, as Windows has them', () => {
  expect(absoluteFolders(['./bin', '"/opt/Some Git/bin"', '".\\bin"', '/usr/bin', ''].join(delimiter))).toBe(
    ['/opt/Some Git/bin', '/usr/bin'].join(delimiter),
  )
})

it('no program is started by its bare name', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const bare = files.filter((name) =>
    /\b(?:spawn|spawnSync|execFile|execFileSync|run|x)\(\s*'[^'/]+'/u.test(readFileSync(join('src', name), 'utf8')),
  )
  expect(bare).toEqual([])
})
