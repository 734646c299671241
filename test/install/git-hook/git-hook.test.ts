import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { addGitHook, hasGitHook, removeGitHook } from '../../../src/install/git-hook/git-hook.ts'
import * as fc from '../../helpers/property.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { until } from '../../helpers/until.ts'

const command = { node: '/usr/bin/node', program: "/opt/it's here/cli.cjs" }
const added = (content: string | undefined, by = command) => {
  const result = addGitHook(content, by)
  if (typeof result !== 'string') throw new Error(result.refused)
  return result
}

describe('addGitHook()', () => {
  it('makes a hook of its own, and removing it leaves nothing', () => {
    const content = added(undefined)
    expect(content.startsWith('#!/bin/sh\n')).toBe(true)
    expect(removeGitHook(content)).toBeUndefined()
  })

  it('leaves a hook of nothing but a first line, and an empty one, to the person who made it', () => {
    expect(removeGitHook(added('#!/bin/sh\n'))).toBe('#!/bin/sh\n')
    expect(removeGitHook(added(''))).toBe('#!/bin/sh\n')
    expect(added(added(undefined))).toBe(added(undefined))
    expect(removeGitHook(added(added(undefined)))).toBeUndefined()
  })

  it('is undone byte for byte, and doing it twice changes nothing', () => {
    const line = fc.constantFrom(
      'echo hi',
      '',
      '# a comment',
      'npm test',
      'exit 0',
      'if true; then',
      'fi',
      '\techo',
      'exec other',
      '# sage: end',
    )
    fc.assert(
      fc.property(
        fc.constantFrom('#!/bin/sh\n', '#!/usr/bin/env bash\n', '#!/bin/sh -e\n'),
        fc.array(line),
        fc.boolean(),
        (first, lines, newline) => {
          const before = `${first}${lines.join('\n')}${newline && lines.length > 0 ? '\n' : ''}`
          const once = added(before)
          expect(hasGitHook(once)).toBe(true)
          expect(removeGitHook(once)).toBe(before)
          expect(added(once)).toBe(once)
        },
      ),
    )
  })

  it.each(['#!/usr/bin/env bash\n', ''])('leaves the line that names the shell the first one: %j', (first) => {
    const [before, after] = added(`${first}echo first\nexit 0`).split(/# sage: begin[^]*# sage: end\n/u)
    expect([before, after]).toEqual([first, 'echo first\nexit 0'])
  })

  it('adds to a script of one line that does not end with a newline, and gives it back', () => {
    const content = added('#!/bin/sh')
    expect(content).toMatch(/^#!\/bin\/sh\n# sage: begin[^]*# sage: end$/u)
    expect(removeGitHook(content)).toBe('#!/bin/sh')
  })

  it('takes its lines out of where an earlier version put them: after all others', () => {
    const [, block = ''] = /(# sage: begin[^]*# sage: end\n)/u.exec(added('#!/bin/sh\necho hi\n')) ?? []
    for (const before of ['#!/bin/sh\necho hi\n', '#!/bin/sh\necho hi'])
      expect(removeGitHook(before.endsWith('\n') ? before + block : `${before}\n${block.trimEnd()}`)).toBe(before)
  })

  it('leaves what the person wrote into the hook that it made', () => {
    const content = added(undefined)
    expect(removeGitHook(`${content}echo mine\n`)).toBe('#!/bin/sh\necho mine\n')
    expect(removeGitHook(content.replace('#!/bin/sh\n', '#!/bin/sh\necho mine\n'))).toBe('#!/bin/sh\necho mine\n')
  })

  it('refuses what is not a shell script, and a path that a shell could read otherwise', () => {
    expect(addGitHook('#!/usr/bin/env python3\n', command)).toEqual({
      refused: 'not-a-shell-script',
      detail: '#!/usr/bin/env python3',
    })
    expect(addGitHook(undefined, { ...command, program: '/a\nrm -rf /' })).toMatchObject({ refused: 'bad-path' })
  })
})

describe('the installed hook', () => {
  let dir: string
  beforeEach(() => {
    dir = temporaryFolder("sage git's hook-")
  })

  it.each([
    ["that reads in another which exits, as Husky's do", '. "$(dirname "$0")/h"'],
    ["that hands over within a condition, as pre-commit's do", 'if true; then\n  exec true\nfi\n'],
    ['that ends where there is nothing to do', '[ -f package.json ] || exit 0\necho on\n'],
    ['that stops at the first failure', 'set -e\nfalse\n'],
  ])('runs the program in a script %s', async (_, script) => {
    const [program, ran, hook] = ['cli.cjs', 'ran', 'post-commit'].map((name) => join(dir, name)) as [
      string,
      string,
      string,
    ]
    writeFileSync(program, `require('fs').writeFileSync(${JSON.stringify(ran)}, '')`)
    writeFileSync(join(dir, 'h'), 'exit 0\n')
    writeFileSync(hook, added(`#!/bin/sh\n${script}`, { node: process.execPath, program }))
    spawnSync('sh', [hook], { cwd: dir })
    await until(() => expect(existsSync(ran)).toBe(true))
  })

  it('runs the program in the background after a commit, also in a worktree', async () => {
    const program = join(dir, 'cli.cjs')
    const ran = join(dir, 'ran')
    writeFileSync(
      program,
      `require('fs').appendFileSync(${JSON.stringify(ran)}, process.cwd() + ' ' + process.argv.slice(2).join(' ') + (process.env.GIT_DIR ?? '') + '\\n')`,
    )
    const repo = join(dir, 'repo')
    mkdirSync(repo)
    const git = (cwd: string, ...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
        cwd,
        encoding: 'utf8',
        env: { PATH: process.env.PATH ?? '', HOME: dir, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
      })
    git(repo, 'init', '-q')
    const hook = join(repo, '.git/hooks/post-commit')
    mkdirSync(join(repo, '.git/hooks'), { recursive: true })
    const content = added(`#!/bin/sh\necho theirs >> '${join(dir, 'theirs').replaceAll("'", String.raw`'\''`)}'\n`, {
      node: process.execPath,
      program,
    })
    writeFileSync(hook, content)
    chmodSync(hook, 0o755)
    git(repo, 'commit', '-qm', 'One', '--allow-empty')
    git(repo, 'worktree', 'add', '-q', join(dir, 'tree'))
    git(join(dir, 'tree'), 'commit', '-qm', 'Two', '--allow-empty')
    await until(() =>
      expect(readFileSync(ran, 'utf8').trim().split('\n').toSorted()).toEqual([
        `${repo} hook refresh`,
        `${join(dir, 'tree')} hook refresh`,
      ]),
    )
    expect(readFileSync(join(dir, 'theirs'), 'utf8')).toBe('theirs\ntheirs\n')
    expect(statSync(hook).mode & 0o111).not.toBe(0)
    expect(existsSync(program)).toBe(true)
  })
})
