import { spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../../src/base/durations.ts'
import type { InjectionEvent } from '../../../src/hook/injection/injection-event.ts'
import { publish, rebuildProjection } from '../../../src/inject/publish/publish.ts'
import { MAX_UNITS } from '../../../src/runtime/projection/format.ts'
import { contextFile, indexFile, recordPaths } from '../../../src/workspace/paths/paths.ts'
import { importOf } from '../../helpers/import-of.ts'
import { NOON, type World, makeWorld } from '../../inject/world.ts'

let world: World
beforeEach(() => {
  world = makeWorld()
})

const numbered = (count: number, text: (n: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`rule${n}`, text(n).trim()]))

const PNPM = 'Use pnpm, not npm, for every install and script'

describe('injectionFor() at the start of a session', () => {
  it('prints exactly what was approved, escaped', () => {
    world.approve('k3f9', PNPM)
    world.approve('p0a2', { text: 'Set <T> & "U" in `a<b>`', kind: 'convention' })
    world.publish()
    expect(world.start()).toBe(
      [
        '<sage_learnings count="2">',
        `  <preference id="k3f9zzzzzz" scope="project">${PNPM}</preference>`,
        '  <convention id="p0a2zzzzzz" scope="project">Set &lt;T&gt; &amp; "U" in `a&lt;b&gt;`</convention>',
        '</sage_learnings>',
      ].join('\n'),
    )
  })

  it('prints nothing without a learning', () => {
    expect(world.start()).toBeUndefined()
  })

  it('prints nothing that is pending, rejected, put off, retired or undone', () => {
    world.approve('keep', 'Keep this one')
    world.propose('pending', { text: 'Pending text' })
    for (const decision of ['reject', 'later'] as const) {
      world.propose(decision, { text: `${decision} text` })
      world.decide(decision, decision)
    }
    world.approve('gone', 'Retired text')
    world.decide('gone', 'retire')
    world.publish()
    expect(world.start()).toContain('Keep this one')
    expect(world.start()).not.toMatch(/Pending text|reject text|later text|Retired text/)
  })

  it('prints nothing that was approved with another key, or changed in the journal after it was approved', () => {
    world.approve('a1', 'Deploy from the release branch')
    world.write(world.paths.journal, world.read(world.paths.journal).replaceAll('Deploy from', 'Deploy around'))
    expect(world.start()).toBeUndefined()
    world.write(world.paths.journal, world.read(world.paths.journal).replaceAll('Deploy around', 'Deploy from'))
    expect(world.start()).toContain('Deploy from the release branch')
    world.write(world.own.key, 'x'.repeat(32))
    expect(world.start()).toBeUndefined()
  })

  it('makes a projection anew that somebody changed, and prints nothing of the change', () => {
    world.approve('a1', 'Deploy from the release branch')
    world.publish()
    const context = `${world.own.workspaces}/${world.target.id}/context.json`
    const whole = world.read(context)
    world.write(context, whole.replaceAll('Deploy from', 'Deploy past'))
    expect(world.start()).toContain('Deploy from the release branch')
    expect(world.read(context)).toBe(whole)
  })

  it('prints nothing from a projection when there is no key to check it with', () => {
    world.approve('a1', 'Deploy from the release branch')
    world.publish()
    const context = `${world.own.workspaces}/${world.target.id}/context.json`
    rmSync(world.own.key)
    const keyless = world.read(context).replace(/(key","size":)32,"mtimeMs":[\d.]+/u, '$1-1,"mtimeMs":0')
    world.write(context, keyless)
    expect(world.start()).toBeUndefined()
    expect(world.read(context)).toBe(keyless)
  })

  it('makes a projection anew that has gigabytes, without reading them', () => {
    world.approve('a1', 'Deploy from the release branch')
    world.publish()
    const context = contextFile(world.target.dataHome, world.target.id)
    const whole = world.read(context)
    truncateSync(context, 8 * 1024 ** 3)
    expect(world.start()).toContain('Deploy from the release branch')
    expect(world.read(context)).toBe(whole)
    // Nothing else is wrong with this one.
    world.write(context, whole + ' '.repeat(5_000_000))
    expect(world.start()).toContain('Deploy from the release branch')
    expect(world.read(context)).toBe(whole)
  })

  it.skipIf(process.platform === 'win32')('waits for no pipe in the place of a team’s learnings', () => {
    world.approve('a1', 'Deploy from the release branch')
    mkdirSync(dirname(world.own.globalLearnings), { recursive: true })
    expect(spawnSync('mkfifo', [world.own.globalLearnings]).status).toBe(0)
    expect(world.start()).toContain('Deploy from the release branch')
  })

  it.skipIf(process.platform === 'win32').each([
    ['CLAUDE.md', 'CLAUDE.md'],
    ['.claude/rules/round.md', 'round.md'],
  ])('gives what was approved where %s is a link that leads round in circles', (name, to) => {
    world.approve('a1', PNPM)
    world.write(join(world.target.projectDir, '.claude/rules/a.md'), 'x')
    symlinkSync(to, join(world.target.projectDir, name))
    expect(world.start()).toContain(PNPM)
    world.publish()
    expect(world.start('clear', 's2')).toContain(PNPM)
  })

  it.each(['CLAUDE.md', 'AGENTS.md', '.claude/rules/sage.md'])(
    'leaves to Claude Code what %s loads as soon as there is one',
    (name) => {
      world.approve('a1', 'Deploy from the release branch')
      world.publish()
      expect(world.start()).toContain('Deploy from the release branch')
      world.write(join(world.target.projectDir, name), `${importOf(world.paths.learnings)}\n`)
      expect(world.start('clear', 's2')).toBeUndefined()
    },
  )

  it.each([
    ['above the project', '.claude/rules/sage.md'],
    ['above the project, in a folder of rules that was there before', '.claude/rules/team/sage.md'],
    ['in such a folder of the project', 'packages/.claude/rules/team/sage.md'],
  ])('leaves to Claude Code what a rule loads as soon as there is one: %s', (_, rule) => {
    const projectDir = join(world.target.projectDir, 'packages')
    const target = { ...world.target, projectDir }
    const start = (sessionId: string) => world.hook({ sessionId }, {}, target)?.hookSpecificOutput?.additionalContext
    const allowed = { [projectDir]: { hasClaudeMdExternalIncludesApproved: true } }
    world.write(`${world.target.claudeDir}/.claude.json`, JSON.stringify({ projects: allowed }))
    world.approve('a1', 'Deploy from the release branch')
    mkdirSync(dirname(join(world.target.projectDir, rule)), { recursive: true })
    publish(target)
    expect(start('s1')).toContain('Deploy from the release branch')
    world.write(join(world.target.projectDir, rule), importOf(world.paths.learnings))
    expect(start('s2')).toBeUndefined()
  })

  it.each([
    ['excluded from what is loaded', { claudeMdExcludes: ['**/CLAUDE.md'] }],
    ['not to be read', { permissions: { deny: ['Read(./.sage/**)'] } }],
  ])('gives what an import would load as long as settings say that it is %s', (_, settings) => {
    const { projectDir } = world.target
    world.approve('a1', 'Deploy from the release branch')
    world.write(join(projectDir, 'CLAUDE.md'), `${importOf(world.paths.learnings)}\n`)
    world.publish()
    expect(world.start()).toBeUndefined()
    world.write(join(projectDir, '.claude/settings.json'), JSON.stringify(settings))
    expect(world.start('clear', 's2')).toContain('Deploy from the release branch')
    world.write(join(projectDir, '.claude/settings.json'), '{}')
    expect(world.start('clear', 's3')).toBeUndefined()
  })

  it('makes a stale projection anew, whoever changed the journal', () => {
    world.approve('a1', 'First')
    world.publish()
    world.approve('a2', 'Second')
    expect(world.start()).toContain('Second')
    world.decide('a1', 'retire')
    expect(world.start()).not.toContain('First')
  })

  it('prints from the projection alone while nothing changed', () => {
    world.approve('a1', 'First')
    world.publish()
    const rebuild = () => {
      throw new Error('There was nothing to make anew')
    }
    expect(world.start('startup', 's1', { rebuild })).toContain('First')
    utimesSync(world.paths.journal, 1, 1)
    expect(() => world.start('startup', 's1', { rebuild })).toThrow('nothing to make anew')
  })

  it('takes no projection of another project for its own, although the person’s key has sealed it', () => {
    world.approve('a1', 'First')
    world.publish()
    const other = { ...world.target, id: 'fedcba9876543210' }
    const contextOf = ({ id }: { id: string }) => contextFile(world.target.dataHome, id)
    world.write(contextOf(other), world.read(contextOf(world.target)))
    const rebuild = () => {
      throw new Error('It is made anew')
    }
    expect(world.hook({}, { rebuild })?.hookSpecificOutput?.additionalContext).toContain('First')
    expect(() => world.hook({}, { rebuild }, other)).toThrow('made anew')
  })

  it('prints from the projection alone in a worktree, too, where the project imports nothing', () => {
    world.approve('a1', 'First')
    world.publish()
    const rebuild = () => {
      throw new Error('There was nothing to make anew')
    }
    const worktree = join(world.home, 'tree')
    const output = world.hook({}, { rebuild }, { ...world.target, worktree, startedIn: worktree })
    expect(output?.hookSpecificOutput?.additionalContext).toContain('First')
  })

  it('prints what was approved also where it cannot be noted, but says nothing at each prompt', () => {
    world.approve('a1', PNPM)
    world.publish()
    world.write(world.paths.injected, 'a file where the folder should be')
    expect(world.start()).toContain(PNPM)
    expect(() => world.prompt('install lodash with npm or pnpm')).toThrow(world.paths.injected)
  })

  it.skipIf(process.platform === 'win32').each([
    ['a pipe', (path: string) => void spawnSync('mkfifo', [path]), true],
    ['an empty folder', (path: string) => mkdirSync(path), true],
    [
      'a folder that holds something',
      (path: string) => mkdirSync(join(path, 'theirs', 'more'), { recursive: true }),
      false,
    ],
    ['a link to a device', (path: string) => symlinkSync('/dev/zero', path), true],
    ['a link to nothing', (path: string) => symlinkSync('/nowhere/at/all', path), true],
  ])('gives a prompt what was approved with %s in the place of what it searches', (_, put, isMended) => {
    world.approve('a1', PNPM)
    world.publish()
    const index = indexFile(world.target.dataHome, world.target.id)
    rmSync(index)
    put(index)
    for (const session of ['s1', 's2']) expect(world.prompt('install lodash with npm or pnpm', session)).toContain(PNPM)
    expect(lstatSync(index).isFile()).toBe(isMended)
  })

  it('gives the same bytes each time', () => {
    for (const id of ['a', 'b', 'c', 'd']) world.approve(id, `Learning ${id}`)
    const first = world.start('startup', 's1')
    world.publish()
    expect(world.start('startup', 's2')).toBe(first)
  })

  it('prints the same string on resume, which the client drops, and only what is new after an approval', () => {
    world.approve('a1', 'First')
    const first = world.start()
    expect(world.start('resume')).toBe(first)
    world.approve('a2', 'Second')
    const added = world.start('resume')
    expect(added).toContain('Second')
    expect(added).not.toContain('First')
    expect(world.start('resume')).toBeUndefined()
    expect(world.start('clear', 's2')).toMatch(/First[\s\S]*Second|Second[\s\S]*First/)
    expect(world.start('compact')).toMatch(/First[\s\S]*Second|Second[\s\S]*First/)
  })

  it('knows in a branch what the same client gave to its parent', () => {
    world.approve('a1', 'First')
    world.start('startup', 's1', { clientPid: '42' })
    world.approve('a2', 'Second')
    const branch = world.start('fork', 's2', { clientPid: '42' })
    expect(branch).toContain('Second')
    expect(branch).not.toContain('First')
    expect(world.start('fork', 's3', { clientPid: '43' })).toContain('First')
  })

  it('knows nothing in a branch of a client that does not say which process it is', () => {
    world.approve('a1', 'First')
    world.start('startup', 's1')
    world.approve('a2', 'Second')
    expect(world.start('fork', 's2')).toMatch(/First[\s\S]*Second|Second[\s\S]*First/)
  })

  it('uses learnings of scope user in every project and lets the project win', () => {
    world.approve('u1', { text: 'Use tabs', scope: 'user' })
    world.approve('u2', { text: 'Answer in German', scope: 'user' })
    world.approve('p1', 'Never use tabs')
    const text = world.start()
    expect(text).toContain('<preference id="x2zzzzzzzz" scope="user">Answer in German</preference>')
    expect(text).toContain('Never use tabs')
    expect(text).not.toContain('>Use tabs<')
  })
})

describe('injectionFor() at a prompt', () => {
  const many = () => {
    world.approveAll(numbered(60, (n) => `Rule ${n}: ${'some topic or other, '.repeat(4)}`))
    const text =
      `Run database migrations through the staging replica first, ${'because of the lock that they take, '.repeat(9)}`.trim()
    world.propose('deep', { text, kind: 'self_knowledge' })
    world.decide('deep', 'approve')
    world.publish()
  }

  it('is silent while everything was given at the start', () => {
    world.approve('a1', PNPM)
    world.start()
    expect(world.prompt('please install lodash with pnpm')).toBeUndefined()
  })

  it('gives a relevant learning that did not fit, once', () => {
    many()
    expect(world.start()).not.toContain('migrations')
    expect(world.prompt('which colour should the button have?')).toBeUndefined()
    expect(world.prompt('how do I run the database migration?')).toContain('staging replica')
    expect(world.prompt('how do I run the database migration?')).toBeUndefined()
    world.start('compact')
    expect(world.prompt('how do I run the database migration?')).toContain('staging replica')
    world.start('resume')
    expect(world.prompt('how do I run the database migration?')).toBeUndefined()
    world.start('clear', 's9')
    expect(world.prompt('how do I run the database migration?', 's9')).toContain('staging replica')
  })

  it('gives a learning that was approved in the middle of the session', () => {
    world.approve('a1', 'Commit messages are written in the imperative')
    world.start()
    world.approve('a2', PNPM)
    expect(world.prompt('install lodash with npm or pnpm')).toContain(PNPM)
    expect(world.prompt('install lodash with npm or pnpm')).toBeUndefined()
  })

  it('gives the only learning that did not fit', () => {
    world.write(world.own.config, '[inject]\nbudget_tokens = 100\n')
    world.approve(
      'a1',
      `Deploy through the staging replica, ${'because of the lock that it takes, '.repeat(11)}`.trim(),
    )
    world.approve('a2', PNPM)
    world.publish()
    expect(world.start()).toContain('1 more: sage list')
    expect(world.prompt('how do I deploy to the replica?')).toContain('staging replica')
  })

  it('gives nothing again, also after it has given something else', () => {
    world.approve('a1', 'Commit messages are written in the imperative')
    world.start()
    world.approve('a2', PNPM)
    expect(world.prompt('install lodash with npm or pnpm')).toContain(PNPM)
    world.approve('a3', 'Commit messages name the ticket')
    const text = world.prompt('commit messages: which ticket do I name?')
    expect(text).toContain('name the ticket')
    expect(text).not.toContain('imperative')
    expect(world.prompt('install lodash with npm or pnpm')).toBeUndefined()
  })

  it('looks at CLAUDE.md where a session starts, when Claude Code reads it, and not at every prompt', () => {
    world.approve('a1', 'Commit messages are written in the imperative')
    world.start()
    world.approve('a2', PNPM)
    world.publish()
    writeFileSync(join(world.target.projectDir, 'CLAUDE.md'), '@.sage/learnings.md\n')
    expect(world.prompt('install lodash with npm or pnpm')).toContain(PNPM)
    expect(world.start('clear', 's2')).toBeUndefined()
    expect(world.prompt('install lodash with npm or pnpm', 's2')).toBeUndefined()
  })

  it('gives no more than Claude Code takes whole, the most relevant first, and the others with later prompts', () => {
    world.approveAll(numbered(40, (n) => `Rule ${n} about "migrations": ${'some other topic, '.repeat(20)}`))
    world.approve('best', 'Run migrations through the staging replica')
    world.write(world.own.config, '[inject]\nsession_start = false\n[hooks]\nthreshold = 0\n')
    world.publish()
    const ask = () => {
      const text = world.prompt('which replica do migrations take?') ?? ''
      expect(JSON.stringify(text).length).toBeLessThanOrEqual(MAX_UNITS)
      return text.match(/Rule \d+|staging replica/g) ?? []
    }
    const given = Array.from({ length: 3 }, ask)
    expect(given[0]).toContain('staging replica')
    for (const rules of given.slice(0, 2)) expect(rules.length).toBeGreaterThan(14)
    expect(new Set(given.flat()).size).toBe(41)
    expect(world.prompt('which replica do migrations take?')).toBeUndefined()
  })

  it('gives no more lines than the settings say, the frame included', () => {
    world.approveAll(numbered(9, (n) => `Migrations follow rule ${n}`))
    world.write(world.own.config, '[inject]\nsession_start = false\n[hooks]\nthreshold = 0\nbudget = 7\n')
    expect(world.prompt('how do migrations work?')?.split('\n')).toHaveLength(7)
    expect(world.prompt('how do migrations work?')?.match(/follow rule/g)).toHaveLength(4)
    expect(world.prompt('how do migrations work?')).toBeUndefined()
  })

  it.each([
    ['xml', 3],
    ['markdown', 5],
  ])('gives one learning in %s with %i lines, and none with fewer', (format, lines) => {
    world.approveAll({ migrations: 'Migrations follow a rule' })
    const allow = (budget: number) => {
      const settings = `[inject]\nsession_start = false\nformat = "${format}"\n[hooks]\nthreshold = 0\nbudget = ${budget}\n`
      world.write(world.own.config, settings)
      return world.prompt('how do migrations work?')
    }
    expect(allow(lines - 1)).toBeUndefined()
    expect(allow(lines)?.split('\n')).toHaveLength(lines)
  })

  it('searches nothing for a prompt that is too short', () => {
    many()
    world.start()
    expect(world.prompt('database')).toBeUndefined()
    const prompt = 'staging replica'
    world.write(world.own.config, `[hooks]\nmin_prompt_length = ${prompt.length + 1}\n`)
    world.publish()
    expect(world.prompt(prompt)).toBeUndefined()
    world.write(world.own.config, `[hooks]\nmin_prompt_length = ${prompt.length}\n`)
    world.publish()
    expect(world.prompt(prompt)).toContain('staging replica')
  })

  it.each([
    ['提交信息用英文', '帮我写提交信息'],
    ['コミットメッセージは英語で書く', 'コミットを直して'],
    ['커밋 메시지는 영어로 쓴다', '커밋 메시지 써줘'],
  ])('gives %j with %j, which is short but says enough', (learning, prompt) => {
    world.approveAll({ commit: learning })
    world.write(world.own.config, '[inject]\nsession_start = false\n')
    expect(world.prompt(prompt)).toContain(learning)
    expect(world.prompt(prompt.slice(0, 2), 'another')).toBeUndefined()
  })

  it('makes an index anew that is damaged, gone or changed by somebody else', () => {
    many()
    world.start()
    const index = `${world.own.workspaces}/${world.target.id}/context.idx`
    const whole = readFileSync(index)
    const printed = () => world.prompt('how do I run the database migration?', `s${Math.random()}`)
    world.write(index, 'not an index')
    expect(printed()).toContain('staging replica')
    expect(readFileSync(index).equals(whole)).toBe(true)
    rmSync(index)
    expect(printed()).toContain('staging replica')
    writeFileSync(index, whole.toString('latin1').replaceAll('staging replica', 'live databases'), 'latin1')
    expect(printed()).toContain('staging replica')
    expect(readFileSync(index).equals(whole)).toBe(true)
  })

  it('takes no index of another generation for its own', () => {
    many()
    world.start()
    const context = `${world.own.workspaces}/${world.target.id}/context.json`
    const whole = world.read(context)
    const { generation } = JSON.parse(whole) as { generation: string }
    world.write(context, whole.replaceAll(generation, 'f'.repeat(16)))
    expect(world.prompt('how do I run the database migration?')).toContain('staging replica')
    expect(world.read(context)).toBe(whole)
  })
})

describe('injectionFor() for a subagent', () => {
  it('prints the learnings only when that is switched on', () => {
    world.approve('a1', PNPM)
    expect(world.hook({ name: 'SubagentStart' })).toBeUndefined()
    world.write(world.own.config, '[inject]\nsubagents = true\n')
    expect(world.hook({ name: 'SubagentStart' })?.hookSpecificOutput).toMatchObject({ hookEventName: 'SubagentStart' })
  })
})

describe('injectionFor() with an imported learnings.md', () => {
  it('leaves the learnings of that scope to the file', () => {
    world.approve('p1', 'Project learning')
    world.approve('u1', { text: 'Personal learning', scope: 'user' })
    world.publish()
    expect(world.start()).toContain('Project learning')
    world.write(`${world.target.projectDir}/CLAUDE.md`, '# Project\n\n@.sage/learnings.md\n')
    const text = world.start('startup', 's2')
    expect(text).toContain('Personal learning')
    expect(text).not.toContain('Project learning')
  })

  it('gives what the file does not say, because git brought an older one or took it away, until it says so again', () => {
    const { learnings } = world.paths
    const began = (sessionId: string) => world.start('startup', sessionId)
    world.write(`${world.target.projectDir}/CLAUDE.md`, '@.sage/learnings.md\n')
    world.approve('p1', 'Committed learning')
    world.publish()
    const older = world.read(learnings)
    world.approve('p2', 'Newer learning')
    world.publish()
    const newest = world.read(learnings)
    expect(began('s1')).toBeUndefined()
    world.write(learnings, older)
    expect(began('s2')).toContain('Newer learning')
    expect(began('s3')).not.toContain('Committed learning')
    rmSync(learnings)
    expect(began('s4')).toMatch(/Newer learning[^]*Committed learning|Committed learning[^]*Newer learning/u)
    world.write(learnings, '')
    expect(began('s5')).toContain('Committed learning')
    world.write(learnings, newest)
    expect(began('s6')).toBeUndefined()
    rmSync(learnings)
    world.publish()
    expect(began('s7')).toBeUndefined()
  })

  it('gives what somebody reworded in the file, until that is decided on, whoever made the projection', () => {
    const { learnings } = world.paths
    world.write(`${world.target.projectDir}/CLAUDE.md`, '@.sage/learnings.md\n')
    world.approve('p1', 'Use tabs')
    world.approve('p2', 'Use pnpm')
    world.publish()
    world.write(learnings, world.read(learnings).replace('- Use tabs', '- Use spaces'))
    const before = world.start('startup', 's1')
    expect(before).toContain('Use tabs')
    expect(before).not.toContain('Use pnpm')
    world.publish()
    expect(world.read(learnings)).toContain('- Use spaces')
    expect(world.start('startup', 's2')).toBe(before)
  })

  it('gives a session that starts in a folder of the project what Claude Code imports there only once it may', () => {
    const startedIn = join(world.target.projectDir, 'packages', 'api')
    const below = (event: Partial<InjectionEvent> = {}) =>
      world.hook(event, {}, { ...world.target, startedIn })?.hookSpecificOutput?.additionalContext
    world.approve('p1', 'Project learning')
    world.approve('u1', { text: 'Personal learning', scope: 'user' })
    world.write(`${world.target.projectDir}/CLAUDE.md`, '@.sage/learnings.md\n')
    world.write(`${world.target.claudeDir}/CLAUDE.md`, importOf(world.own.learnings))
    world.publish()
    expect(world.start()).toBeUndefined()
    expect(below()).toContain('Project learning')
    expect(below({ sessionId: 's2' })).not.toContain('Personal learning')
    const allowed = { [startedIn]: { hasClaudeMdExternalIncludesApproved: true } }
    world.write(`${world.target.claudeDir}/.claude.json`, JSON.stringify({ projects: allowed }))
    expect(below({ sessionId: 's3' })).toBeUndefined()
  })

  it('prints from the projection alone whatever else Claude Code notes beside what it was told about imports', () => {
    const rebuild = () => {
      throw new Error('There was nothing to make anew')
    }
    const note = (startups: number) =>
      world.write(`${world.target.claudeDir}/.claude.json`, JSON.stringify({ startups, projects: {} }))
    world.approve('u1', { text: 'Personal learning', scope: 'user' })
    world.write(`${world.target.projectDir}/CLAUDE.md`, importOf(world.own.learnings))
    note(9)
    world.publish()
    note(10)
    expect(world.start('startup', 's1', { rebuild })).toContain('Personal learning')
  })

  it('gives what an import out of the project holds as long as Claude Code may not follow it', () => {
    const state = `${world.target.claudeDir}/.claude.json`
    const allowed = { [world.target.projectDir]: { hasClaudeMdExternalIncludesApproved: true } }
    world.approve('u1', { text: 'Personal learning', scope: 'user' })
    world.write(`${world.target.projectDir}/CLAUDE.md`, importOf(world.own.learnings))
    world.publish()
    expect(world.start()).toContain('Personal learning')
    world.write(state, JSON.stringify({ projects: allowed }))
    expect(world.start('startup', 's2')).toBeUndefined()
    world.write(state, '{}')
    expect(world.start('startup', 's3')).toContain('Personal learning')
  })

  it('finds for a prompt, in a session that starts in a folder of the project, what did not fit at its start', () => {
    const startedIn = join(world.target.projectDir, 'packages', 'api')
    const below = (event: Partial<InjectionEvent>) =>
      world.hook(event, {}, { ...world.target, startedIn })?.hookSpecificOutput?.additionalContext ?? ''
    world.write(world.own.config, '[inject]\nbudget_tokens = 100\n')
    world.write(`${world.target.projectDir}/CLAUDE.md`, '@.sage/learnings.md\n')
    const texts = ['Deploys to staging need the VPN', 'Invoices are archived as PDF', 'Migrations are reversible']
    for (const [at, text] of texts.entries()) world.approve(`p${at}`, text)
    world.publish()
    const given = below({})
    const omitted = texts.filter((text) => !given.includes(text))
    expect(omitted).not.toHaveLength(0)
    const found = omitted.map((prompt) => below({ name: 'UserPromptSubmit', prompt }))
    expect(found).toEqual(omitted.map((text) => expect.stringContaining(text)))
    expect(below({ name: 'UserPromptSubmit', prompt: omitted[0] ?? '' })).toBe('')
  })

  it('leaves to Claude Code what a branch imports in a linked worktree, where the project does not', () => {
    const worktree = join(world.home, 'tree')
    const inWorktree = () =>
      world.hook({}, {}, { ...world.target, worktree, startedIn: worktree })?.hookSpecificOutput?.additionalContext
    world.approve('p1', 'Committed learning')
    world.publish()
    world.write(join(worktree, '.sage/learnings.md'), world.read(world.paths.learnings))
    expect(inWorktree()).toContain('Committed learning')
    world.write(join(worktree, 'CLAUDE.md'), '@.sage/learnings.md')
    expect(inWorktree()).toBeUndefined()
    expect(world.start()).toContain('Committed learning')
  })

  it.each(['a linked worktree', 'a folder of the project'])(
    'reads the journals once for all sessions that start in %s, until something changes',
    (where) => {
      const startedIn = join(where === 'a linked worktree' ? world.home : world.target.projectDir, 'elsewhere')
      const target = { ...world.target, startedIn, ...(where === 'a linked worktree' && { worktree: startedIn }) }
      let made = 0
      const rebuild = (of: World['target']) => {
        made++
        return rebuildProjection(of)
      }
      const text = (event: Partial<InjectionEvent> = {}) =>
        world.hook(event, { rebuild }, target)?.hookSpecificOutput?.additionalContext ?? ''
      const texts = ['Deploys to staging need the VPN', 'Invoices are archived as PDF', 'Migrations are reversible']
      world.write(world.own.config, '[inject]\nbudget_tokens = 100\n')
      world.write(`${world.target.projectDir}/CLAUDE.md`, '@.sage/learnings.md\n')
      for (const [at, text] of texts.entries()) world.approve(`p${at}`, text)
      world.publish()
      const first = text({ sessionId: 's1' })
      expect(text({ sessionId: 's2' })).toBe(first)
      const [omitted = ''] = texts.filter((text) => !first.includes(text))
      expect(text({ name: 'UserPromptSubmit', sessionId: 's2', prompt: omitted })).toContain(omitted)
      expect(made).toBe(1)
      const [given = ''] = texts.filter((text) => first.includes(text))
      world.decide(`p${texts.indexOf(given)}`, 'retire')
      const later = text({ sessionId: 's3' })
      expect(later).not.toContain(given)
      expect(later).toContain(omitted)
      expect(text({ sessionId: 's4' })).toBe(later)
      expect(made).toBe(3)
    },
  )

  it('gives nothing from what was made for another folder of the same name', () => {
    const [startedIn, other] = ['a-b', 'a.b'].map((name) => join(world.home, name)) as [string, string]
    const from = (folder: string) =>
      world.hook({}, {}, { ...world.target, worktree: folder, startedIn: folder })?.hookSpecificOutput
    world.approve('p1', 'Use pnpm')
    world.write(`${world.target.projectDir}/CLAUDE.md`, '@.sage/learnings.md\n')
    world.publish()
    world.write(join(other, 'CLAUDE.md'), '@.sage/learnings.md')
    world.write(join(other, '.sage/learnings.md'), world.read(world.paths.learnings))
    expect(from(other)).toBeUndefined()
    expect(from(startedIn)?.additionalContext).toContain('Use pnpm')
    expect(from(other)).toBeUndefined()
  })

  it('gives a session in a linked worktree what the file that is checked out there does not say', () => {
    const worktree = join(world.home, 'tree')
    const inWorktree = (startedIn = worktree) =>
      world.hook({}, {}, { ...world.target, worktree, startedIn })?.hookSpecificOutput?.additionalContext
    const checkedOut = (path: string) =>
      world.write(join(worktree, path), world.read(join(world.target.projectDir, path)))
    world.approve('p1', 'Committed learning')
    world.write(`${world.target.projectDir}/CLAUDE.md`, '@.sage/learnings.md\n')
    world.publish()
    expect(world.start()).toBeUndefined()
    expect(inWorktree()).toContain('Committed learning')
    checkedOut('CLAUDE.md')
    expect(inWorktree()).toContain('Committed learning')
    checkedOut('.sage/learnings.md')
    expect(inWorktree()).toBeUndefined()
    expect(inWorktree(join(worktree, 'packages', 'api'))).toContain('Committed learning')
    world.approve('p2', 'Newer learning')
    world.publish()
    const text = inWorktree()
    expect(text).toContain('Newer learning')
    expect(text).not.toContain('Committed learning')
    expect(world.start()).toBeUndefined()
  })
})

describe('injectionFor() after a compaction', () => {
  it('prints the learnings again and is not repeated on resume or in a fork', () => {
    world.approve('a1', PNPM)
    expect(world.start('compact')).toContain(PNPM)
    const repository = spawnSync('git', ['init', '-q'], { cwd: world.target.projectDir })
    expect(repository.status).toBe(0)
    world.write(`${world.target.projectDir}/new.ts`, 'x')
    const text = world.hook({ source: 'compact', cwd: world.target.projectDir }, { gitMilliseconds: 60_000 })
      ?.hookSpecificOutput?.additionalContext
    expect(text).toMatch(/<sage_learnings[\s\S]*<\/sage_learnings>\n\n## Working context[\s\S]*- new\.ts \(untracked\)/)
    expect(world.start('resume')).toBeUndefined()
    const transcript = `${world.home}/transcripts/s1.jsonl`
    const at = new Date(NOON - 60_000).toISOString()
    world.write(transcript, `{"type":"user"}\n{"type":"assistant","timestamp":"${at}"}\n{"type":"system"}\n`)
    const fork = { source: 'fork', sessionId: 's2', transcriptPath: `${world.home}/transcripts/s2.jsonl` }
    expect(world.hook({ ...fork, secondsSinceLastResponse: 60 })).toBeUndefined()
    expect(
      world.hook({ ...fork, sessionId: 's3', secondsSinceLastResponse: 5000 })?.hookSpecificOutput?.additionalContext,
    ).toContain(PNPM)
  })
})

describe('the working context after a compaction', () => {
  const compacted = () => {
    const text =
      world.hook({ source: 'compact', cwd: world.target.projectDir }, { gitMilliseconds: 60_000 })?.hookSpecificOutput
        ?.additionalContext ?? ''
    expect(JSON.stringify(text).length).toBeLessThanOrEqual(MAX_UNITS)
    return text
  }
  const changeFiles = (count: number) => {
    expect(spawnSync('git', ['init', '-q'], { cwd: world.target.projectDir }).status).toBe(0)
    for (let n = 0; n < count; n++)
      world.write(`${world.target.projectDir}/src-with-a-long-name-to-fill-the-room-there-is-for-it-${n}/a.ts`, 'x')
  }

  it('is cut, not dropped, where many files changed', () => {
    changeFiles(140)
    const text = compacted()
    expect(text.match(/\(untracked\)/g)?.length).toBeGreaterThan(60)
    expect(text).toMatch(/… and \d+ more$/m)
  })

  it('is left out where the settings say so', () => {
    world.write(world.own.config, '[inject]\nworking_context = false\n')
    changeFiles(1)
    world.approve('a1', PNPM)
    expect(compacted()).toBe(world.start())
  })

  it('gives way to the learnings, which stay the same', () => {
    world.write(world.own.config, '[inject]\nbudget_tokens = 8000\n')
    world.approveAll(numbered(30, (n) => `Rule ${n}: ${'some topic or other, '.repeat(18)}`))
    world.publish()
    changeFiles(30)
    const learnings = world.start() ?? ''
    const text = compacted()
    expect(text.startsWith(`${learnings}\n\n## Working context`)).toBe(true)
    expect(text).toMatch(/\(untracked\) … and \d+ more$|… and \d+ more$/)
  })
})

describe('the nudge', () => {
  const told = (now: number) => world.hook({ source: 'startup' }, { now })?.systemMessage

  it('tells the person at most once a day what waits, and never the model', () => {
    world.propose('p1', { text: 'Secret pending text', at: new Date(NOON - 6 * DAY).toISOString() })
    world.propose('p2', { text: 'Another one' })
    world.publish()
    world.write(`${world.paths.needsReview}/s9.json`, '{}')
    const now = Date.now()
    const first = world.hook({ source: 'startup' }, { now: NOON })
    expect(first?.systemMessage).toMatch(/^Sage: 2 proposals are pending, the oldest for 6 days, 1 session is unread/)
    expect(first?.hookSpecificOutput).toBeUndefined()
    expect(JSON.stringify(first)).not.toContain('Secret')
    expect(told(now)).toBeUndefined()
    expect(told(now + 2 * DAY)).toMatch(/^Sage: /)
  })

  it('is told on the day of a session that had nothing to tell', () => {
    const now = Date.now()
    world.approve('a1', PNPM)
    expect(told(now)).toBeUndefined()
    world.propose('p1', { text: 'Waits', at: new Date(now).toISOString() })
    expect(told(now + 60_000)).toMatch(/^Sage: 1 proposal is pending/)
  })

  it('counts no session that is paused', () => {
    for (const folder of [world.paths.needsReview, world.paths.ended]) world.write(`${folder}/s9.json`, '{}')
    world.write(`${world.paths.reviews}/s9.json`, '{"paused":true}')
    expect(told(NOON)).toBeUndefined()
    world.write(`${world.paths.reviews}/s9.json`, '{"paused":false}')
    expect(told(NOON)).toMatch(/^Sage: 1 session is unread/)
  })

  it('says how long the oldest is unread, and counts a session once that waits twice', () => {
    const { needsReview, ended } = world.paths
    const days = { [`${needsReview}/s1.json`]: 1, [`${ended}/s1.json`]: 3, [`${ended}/s2.json`]: 0 }
    for (const [path, ago] of Object.entries({ ...days, [`${ended}/.DS_Store`]: 9 })) {
      world.write(path, '{}')
      utimesSync(path, 0, (NOON - ago * DAY) / 1000)
    }
    expect(told(NOON)).toBe('Sage: 2 sessions are unread, the oldest for 3 days. Run "sage" to review.')
  })

  it('is told again when the clock was a year ahead the last time', () => {
    world.propose('p1', { text: 'Pending' })
    world.publish()
    const now = Date.now()
    expect(told(now)).toMatch(/^Sage: /)
    const { dir } = recordPaths(world.target.dataHome, world.target.id)
    utimesSync(join(dir, 'nudged'), (now + 365 * DAY) / 1000, (now + 365 * DAY) / 1000)
    expect(told(now)).toMatch(/^Sage: /)
  })

  it.runIf(process.platform !== 'win32')('is remembered in a file of its own, whatever stands in its place', () => {
    world.propose('p1', { text: 'Pending' })
    world.publish()
    const { dir } = recordPaths(world.target.dataHome, world.target.id)
    const theirs = join(world.home, 'theirs')
    world.write(theirs, 'theirs')
    utimesSync(theirs, 0, 0)
    symlinkSync(theirs, join(dir, 'nudged'))
    const now = Date.now()
    expect([told(now), told(now)]).toEqual([expect.stringMatching(/^Sage: /), undefined])
    expect(world.read(theirs)).toBe('theirs')
  })

  it('is not told where it cannot be remembered: it would be at each start', () => {
    world.propose('p1', { text: 'Pending' })
    world.publish()
    const { dir } = recordPaths(world.target.dataHome, world.target.id)
    world.write(join(dir, 'nudged', 'in-the-way'), '')
    utimesSync(join(dir, 'nudged'), 0, 0)
    expect(told(Date.now())).toBeUndefined()
  })

  it('says no age of what has none', () => {
    world.propose('p1', { text: 'Shared by the team', at: '1970-01-01T00:00:00.000Z' })
    world.publish()
    expect(told(NOON)).toBe('Sage: 1 proposal is pending. Run "sage" to review.')
  })

  it('can be switched off and says nothing when nothing waits', () => {
    world.approve('a1', PNPM)
    expect(world.hook({ source: 'startup' })?.systemMessage).toBeUndefined()
    world.propose('p1', { text: 'Pending' })
    world.write(world.paths.config, '[inject]\nnudge = false\n')
    expect(told(NOON)).toBeUndefined()
  })
})

describe('the settings', () => {
  it.each([
    [
      '[inject]\nformat = "markdown"',
      /^## .*\n\n<!-- sage:a1zzzzzzzz confidence:0\.80 scope:project category:preference -->\n- Use pnpm/,
    ],
    ['[inject]\nbudget_tokens = 8000', /^<sage_learnings count="1">/],
  ])('%s', (config, expected) => {
    world.approve('a1', PNPM)
    world.write(world.own.config, `${config}\n`)
    expect(world.start()).toMatch(expected)
  })

  it('prompt = false leaves everything to the start of sessions', () => {
    world.start()
    world.approve('a1', PNPM)
    world.write(world.paths.config, '[inject]\nprompt = false\n')
    expect(world.prompt('install lodash with pnpm')).toBeUndefined()
    expect(world.start()).toContain(PNPM)
  })

  it('session_start = false leaves everything to the prompts', () => {
    world.approve('a1', PNPM)
    world.write(world.paths.config, '[inject]\nsession_start = false\n')
    expect(world.start()).toBeUndefined()
    expect(world.prompt('install lodash with pnpm')).toContain(PNPM)
    expect(world.prompt('install lodash with pnpm')).toBeUndefined()
    world.approve('a2', 'Deploy through the staging replica')
    world.publish()
    expect(world.start('resume')).toBeUndefined()
    expect(world.prompt('how do I deploy to the replica?')).toContain('staging replica')
  })

  it.each([
    ['preview', /<preference id="a1zzzzzzzz" scope="project">Use pnpm, not npm/],
    ['none', /sage show a1zzzzzzzz/],
  ])('content = %s', (content, expected) => {
    world.approve('a1', PNPM)
    world.write(world.own.config, `[inject]\nsession_start = false\n[hooks]\ncontent = "${content}"\n`)
    expect(world.prompt('install lodash with pnpm')).toMatch(expected)
  })

  it("a project's file cuts no learning: its beginning may say what all of it forbids", () => {
    const whole =
      'Install everything with pnpm straight from the registry, and skip the lock file, only if the person asked'
    world.approve('a1', whole)
    const cut = '[inject]\nsession_start = false\n[hooks]\ncontent = "preview"\n'
    world.write(world.paths.config, cut)
    expect(world.prompt('install lodash with pnpm')).toContain(whole)
    world.write(world.own.config, cut)
    expect(world.prompt('install lodash with pnpm', 's2')).toContain('…</preference>')
  })

  it('a typing mistake in the configuration changes nothing', () => {
    world.approve('a1', PNPM)
    world.write(world.paths.config, '[hooks\nbudget = ')
    expect(world.start()).toContain(PNPM)
  })
})
