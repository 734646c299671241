import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { waitingLine } from '../../../src/inject/file/waiting-line.ts'
import { openProjectJournals } from '../../../src/inject/publish/project-journals.ts'
import { rebuildProjection } from '../../../src/inject/publish/publish.ts'
import { parseProjection, type Projection } from '../../../src/runtime/projection/format.ts'
import { areFresh } from '../../../src/runtime/projection/source.ts'
import { fileStamp } from '../../../src/workspace/files/file-stamp.ts'
import { regenerableWrite } from '../../../src/workspace/files/regenerable-write.ts'
import { writeBeside } from '../../../src/workspace/files/write-beside.ts'
import { contextFile, elsewhereFolder, indexFile, workspacePaths } from '../../../src/workspace/paths/paths.ts'
import { decideNow } from '../../helpers/decide-now.ts'
import { itemIdOf, proposed } from '../../journal/events.ts'
import { type World, makeWorld } from '../world.ts'

vi.mock('../../../src/workspace/files/regenerable-write.ts', { spy: true })
vi.mock('../../../src/workspace/files/write-beside.ts', { spy: true })

let world: World
let context: string
let index: string
beforeEach(() => {
  world = makeWorld()
  context = contextFile(world.target.dataHome, world.target.id)
  index = indexFile(world.target.dataHome, world.target.id)
})

describe('publish()', () => {
  it('writes learnings.md of both scopes, the projection and the status line, and nothing the second time', () => {
    world.approve('p1', 'Use pnpm')
    world.approve('u1', { text: 'Answer in German', scope: 'user' })
    world.propose('w1', { text: 'It waits' })
    const written = [world.paths.learnings, world.own.learnings, world.paths.status, context, index]
    expect(written.filter((path) => existsSync(path))).toEqual([])
    world.publish()
    const stamps = written.map((path) => fileStamp(path))
    expect(stamps).not.toContain('')
    expect(world.read(world.paths.learnings)).toContain('- Use pnpm')
    expect(world.read(world.paths.learnings)).not.toContain('German')
    expect(world.read(world.own.learnings)).toContain('- Answer in German')
    expect(world.read(world.paths.status)).toBe('1 proposal pending\n')
    world.publish()
    expect(written.map((path) => fileStamp(path))).toEqual(stamps)
    expect(statSync(context).mode & 0o077).toBe(0)
    world.decide('w1', 'reject')
    world.publish()
    expect(world.read(world.paths.status)).toBe('')
  })

  it('waits for the disk only with the index, which is believed as it is', () => {
    world.approve('p1', 'Use pnpm')
    world.propose('w1', { text: 'It waits' })
    vi.mocked(regenerableWrite).mockClear()
    world.publish()
    const flushed = vi.mocked(regenerableWrite).mock.calls.map(([path, , options]) => [path, options?.flush ?? false])
    expect(Object.fromEntries(flushed)).toEqual({
      [index]: true,
      [context]: false,
      [world.paths.status]: false,
    })
  })

  it('replaces the index before the text that names it: a hook in between finds nothing, and not the wrong learning', () => {
    world.approve('p1', 'Use pnpm')
    world.publish()
    world.approve('p2', 'Deploy on Mondays')
    const before = [context, index].map((path) => world.read(path))
    const seen: unknown[] = []
    vi.mocked(regenerableWrite).mockImplementation((path, bytes) => {
      if (path === context) seen.push([context, index].map((file) => world.read(file)))
      writeFileSync(path, bytes)
    })
    onTestFinished(() => vi.mocked(regenerableWrite).mockRestore())
    world.publish()
    expect(seen).toEqual([[before[0], world.read(index)]])
    expect(world.read(index)).not.toBe(before[1])
  })

  it('takes retired learnings out of every file', () => {
    world.approve('p1', 'Use pnpm')
    world.publish()
    world.decide('p1', 'retire')
    world.publish()
    for (const path of [world.paths.learnings, context]) expect(world.read(path)).not.toContain('Use pnpm')
    expect(world.read(index)).not.toContain('Use pnpm')
  })

  it('leaves nothing of the last learning in a file of which the person kept nothing else', () => {
    world.approve('p1', 'Use pnpm')
    world.publish()
    const block = /^<!-- sage:[^]*<!-- \/sage:.*\n/mu.exec(world.read(world.paths.learnings))?.[0] ?? ''
    world.write(world.paths.learnings, block)
    world.decide('p1', 'retire')
    world.publish()
    expect(world.read(world.paths.learnings)).toBe('')
  })

  it("takes what another project retired out of the person's file, which names it no more here", () => {
    const projectDir = join(world.home, 'other')
    const other = { ...world.target, id: 'fedcba9876543210', workspaceDir: join(projectDir, '.sage'), projectDir }
    mkdirSync(other.workspaceDir, { recursive: true })
    const item = itemIdOf('u1')
    openProjectJournals(other).append([proposed(item, { text: 'Answer in German' })])
    const decide = (request: object) =>
      decideNow(openProjectJournals(other), [{ item, decision: 'retire', confirmed: true, ...request }], 'command')
    decide({ decision: 'approve', scope: 'user' })
    world.publish()
    expect(world.read(world.own.learnings)).toContain('- Answer in German')
    decide({})
    expect(openProjectJournals(world.target).items().has(item)).toBe(false)
    world.publish()
    expect(world.read(world.own.learnings)).not.toContain('German')
  })

  it('never writes what waits into anything that Claude could read', () => {
    world.propose('w1', { text: 'Waiting words' })
    world.publish()
    for (const path of [context, index]) expect(world.read(path)).not.toContain('Waiting words')
    expect(existsSync(world.paths.learnings)).toBe(false)
  })

  it('replaces what has other bytes, also as many', () => {
    world.approve('p1', 'Use pnpm')
    world.publish()
    const { learnings } = world.paths
    const { size } = statSync(learnings)
    world.decide('p1', 'edit', { text: 'Use yarn' })
    world.publish()
    expect(world.read(learnings)).toContain('Use yarn')
    expect(statSync(learnings).size).toBe(size)
  })
})

describe('publish() in the middle of a rebase', () => {
  const block = '<!-- sage:zz99 category:fact -->\n- Theirs\n<!-- /sage:zz99 -->\n'
  beforeEach(() => {
    openProjectJournals(world.target).append([
      { ...proposed(itemIdOf('t1'), { text: 'Theirs' }), type: 'imported', origin: world.paths.learnings },
    ])
    world.approve('p1', 'Use pnpm')
    world.write(world.paths.learnings, block)
    mkdirSync(join(world.target.projectDir, '.git/rebase-merge'), { recursive: true })
  })

  it('leaves learnings.md to git until that is over, and hooks give what it lacks', () => {
    world.publish()
    expect(world.read(world.paths.learnings)).toBe(block)
    expect(world.start()).toContain('Use pnpm')
    rmSync(join(world.target.projectDir, '.git/rebase-merge'), { recursive: true })
    world.publish()
    expect(world.read(world.paths.learnings)).toContain('- Use pnpm')
  })

  it('takes out what Claude reads there unapproved, and nothing waits for that', () => {
    world.write(join(world.target.projectDir, 'CLAUDE.md'), '@.sage/learnings.md')
    world.publish()
    const written = world.read(world.paths.learnings)
    expect(written.match(/^- .*$/gmu)).toEqual(['- Use pnpm'])
    world.approve('p2', 'Use tabs')
    world.publish()
    expect(world.read(world.paths.learnings)).toBe(written)
    expect(world.start()).toContain('Use tabs')
  })

  it.each([
    ['retires', () => world.decide('p1', 'retire'), []],
    ['rewords', () => world.decide('p1', 'edit', { text: 'Use npm' }), ['- Use npm']],
  ])('what the person %s goes at once where Claude reads it', (_, decide, left) => {
    world.write(join(world.target.projectDir, 'CLAUDE.md'), '@.sage/learnings.md')
    world.publish()
    decide()
    world.publish()
    expect(world.read(world.paths.learnings).match(/^- .*$/gmu) ?? []).toEqual(left)
  })
})

describe.runIf(process.platform !== 'win32')('publish() with a learnings.md that people share', () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777
  const elsewhere = (name: string) => join(world.target.projectDir, name)

  it('keeps its mode, and makes a new one for this person alone', () => {
    const { learnings } = world.paths
    world.approve('p1', 'Use pnpm')
    world.publish()
    expect(modeOf(learnings)).toBe(0o600)
    chmodSync(learnings, 0o664)
    world.approve('p2', 'Use tabs')
    world.publish()
    expect(world.read(learnings)).toContain('- Use tabs')
    expect(modeOf(learnings)).toBe(0o664)
  })

  it('writes through a link to Markdown of the project', () => {
    world.approve('p1', 'Use pnpm')
    mkdirSync(elsewhere('docs'))
    world.write(elsewhere('docs/learnings.md'), '# Ours\n')
    symlinkSync('../docs/learnings.md', world.paths.learnings)
    world.publish()
    expect(readlinkSync(world.paths.learnings)).toBe('../docs/learnings.md')
    expect(world.read(elsewhere('docs/learnings.md'))).toMatch(/^# Ours\n[^]*- Use pnpm/u)
  })

  it.each([
    ['out of it', () => join(world.home, 'private.md')],
    ['to what is no Markdown', () => elsewhere('package.json')],
  ])('puts a file of its own in the place of a link %s, with nothing of what that leads to', (_, target) => {
    world.approve('p1', 'Use pnpm')
    world.write(target(), 'theirs\n')
    symlinkSync(target(), world.paths.learnings)
    world.publish()
    expect(world.read(world.paths.learnings)).toContain('- Use pnpm')
    expect(world.read(world.paths.learnings)).not.toContain('theirs')
    expect(modeOf(world.paths.learnings)).toBe(0o600)
    expect(world.read(target())).toBe('theirs\n')
  })
})

describe('rebuildProjection()', () => {
  it('gives what publish() writes', () => {
    world.approve('p1', 'Use pnpm')
    world.publish()
    const published = world.read(context)
    rmSync(context)
    expect(rebuildProjection(world.target).json).toBe(published)
    expect(world.read(context)).toBe(published)
  })

  const rebuilt = () => rebuildProjection(world.target).json
  function parsed(json: string): Projection {
    const projection = parseProjection(json)
    if (!projection) throw new Error(`Not a projection: ${json}`)
    return projection
  }
  const claudeFile = () => join(world.target.projectDir, 'CLAUDE.md')
  /** Other bytes, which no look at size and time tells from those that stood there. */
  function forge(path: string, bytes: string): void {
    writeFileSync(path, bytes)
    utimesSync(path, 1e9, 1e9)
  }

  it('reads no journal where only CLAUDE.md changed, and it loads what it loaded before', () => {
    world.approve('p1', 'Use pnpm')
    forge(world.paths.journal, world.read(world.paths.journal))
    world.publish()
    const published = world.read(context)
    forge(world.paths.journal, '\n'.repeat(world.read(world.paths.journal).length))
    world.write(claudeFile(), 'Use tabs')
    const renewed = rebuilt()
    expect(renewed).toBe(world.read(context))
    expect(parsed(renewed).start).toEqual(parsed(published).start)
    expect([published, renewed].map((text) => areFresh(parsed(text).instructions))).toEqual([false, true])
    expect(world.start()).toContain('Use pnpm')
  })

  it('reads no journal either where CLAUDE.md loads a learnings.md that nobody changed', () => {
    world.write(claudeFile(), '@.sage/learnings.md')
    world.approve('p1', 'Use pnpm')
    forge(world.paths.journal, world.read(world.paths.journal))
    world.publish()
    forge(world.paths.journal, '\n'.repeat(world.read(world.paths.journal).length))
    world.write(claudeFile(), 'Use tabs\n@.sage/learnings.md')
    expect(areFresh(parsed(rebuilt()).instructions)).toBe(true)
    expect(world.start()).toBeUndefined()
    rmSync(world.paths.learnings)
    expect(areFresh(parsed(world.read(context)).instructions)).toBe(false)
  })

  it.each([
    ['CLAUDE.md loads learnings.md now', () => world.write(claudeFile(), '@.sage/learnings.md')],
    ['a setting says otherwise', () => world.write(world.paths.config, '[inject]\nformat = "markdown"\n')],
    ['it was retired', () => world.decide('p1', 'retire')],
  ])('makes it anew where %s', (_, change) => {
    world.approve('p1', 'Use pnpm')
    world.publish()
    const { start } = parsed(world.read(context))
    world.write(claudeFile(), 'Use tabs')
    change()
    expect(parsed(rebuilt()).start).not.toEqual(start)
  })

  it('makes it anew where the index is gone as well', () => {
    world.approve('p1', 'Use pnpm')
    world.publish()
    rmSync(index)
    world.write(claudeFile(), 'Use tabs')
    rebuilt()
    expect(existsSync(index)).toBe(true)
  })

  it('makes it anew where its seal is not the person’s, and where nothing changed but the index', () => {
    world.approve('p1', 'Use pnpm')
    world.publish()
    world.write(context, world.read(context).replace('Use pnpm', 'Use evil'))
    world.write(claudeFile(), 'Use tabs')
    expect(rebuilt()).toContain('Use pnpm')
    rmSync(index)
    rebuilt()
    expect(existsSync(index)).toBe(true)
  })

  const block = (id: string, text: string) => `<!-- sage:${id} category:fact -->\n- ${text}\n<!-- /sage:${id} -->\n`
  const importTheirs = () =>
    openProjectJournals(world.target).append([
      { ...proposed(itemIdOf('t1'), { text: 'Theirs' }), type: 'imported', origin: world.paths.learnings },
    ])

  it.each([
    ['waits', undefined],
    ['was rejected', 'reject'],
  ] as const)('takes out of a learnings.md what %s, once it is read there, and nothing else', (_, decision) => {
    world.approve('p1', 'Use pnpm')
    importTheirs()
    if (decision) world.decide('t1', decision)
    const file = block('zz99', 'Theirs') + block('zz98', 'New to me')
    world.write(world.paths.learnings, file)
    rebuilt()
    expect(world.read(world.paths.learnings)).toBe(file)
    world.write(claudeFile(), '@.sage/learnings.md')
    const { start, instructions } = parsed(rebuilt())
    expect(world.read(world.paths.learnings).match(/^- .*$/gmu)).toEqual(['- New to me', '- Use pnpm'])
    expect([start, areFresh(instructions)]).toEqual([[], true])
  })

  it('takes it out of the copy in a linked worktree, and of none that only came with a clone', () => {
    world.approve('p1', 'Use pnpm')
    importTheirs()
    const tree = join(world.home, 'tree')
    const copy = join(tree, '.sage/learnings.md')
    world.write(copy, block('zz99', 'Theirs'))
    world.write(join(tree, 'CLAUDE.md'), '@.sage/learnings.md')
    const start = (of: Partial<World['target']>) => parsed(rebuildProjection({ ...world.target, ...of }).json).start
    start({ projectDir: tree })
    expect(world.read(copy)).toBe(block('zz99', 'Theirs'))
    expect(start({ worktree: tree, startedIn: tree })).toEqual([])
    expect(world.read(copy).match(/^- .*$/gmu)).toEqual(['- Use pnpm'])
  })

  it('keeps one for each folder in which sessions start, and none beyond a change of what the project is given', () => {
    const startedIn = join(world.target.projectDir, 'packages')
    const { dataHome, id } = world.target
    world.approve('p1', 'Use pnpm')
    world.publish()
    const { json } = rebuildProjection({ ...world.target, startedIn })
    expect(world.read(contextFile(dataHome, id, startedIn))).toBe(json)
    world.publish()
    expect(existsSync(elsewhereFolder(dataHome, id))).toBe(true)
    world.decide('p1', 'retire')
    world.publish()
    expect(existsSync(elsewhereFolder(dataHome, id))).toBe(false)
  })

  it('changes nothing in another project that a linked worktree has a link to', () => {
    importTheirs()
    const tree = join(world.home, 'tree')
    const other = join(world.home, 'other/.sage')
    const { learnings } = workspacePaths(other)
    world.write(learnings, block('zz99', 'Theirs'))
    world.write(join(tree, 'CLAUDE.md'), '@.sage/learnings.md')
    symlinkSync(other, join(tree, '.sage'), 'junction')
    rebuildProjection({ ...world.target, worktree: tree, startedIn: tree })
    expect(world.read(learnings)).toBe(block('zz99', 'Theirs'))
  })

  it('takes it out of one file where another cannot be changed', () => {
    importTheirs()
    world.write(claudeFile(), '@.sage/learnings.md')
    world.write(join(world.target.claudeDir, 'CLAUDE.md'), '@../data/learnings.md')
    for (const path of [world.paths.learnings, world.own.learnings]) world.write(path, block('zz99', 'Theirs'))
    vi.mocked(writeBeside).mockImplementationOnce(() => {
      throw Object.assign(new Error('EROFS'), { code: 'EROFS', syscall: 'open' })
    })
    onTestFinished(() => vi.mocked(writeBeside).mockRestore())
    rebuilt()
    expect(world.read(world.paths.learnings)).toContain('\n- Theirs')
    expect(world.read(world.own.learnings)).not.toContain('\n- Theirs')
  })

  it('keeps what is not UTF-8 in the lines of others', () => {
    importTheirs()
    const file = (theirs: string) => Buffer.from(`# Gr\u00FC\u00DFe\r\n${theirs}\r\nm\u00F6glich\r\n`, 'latin1')
    mkdirSync(world.target.workspaceDir, { recursive: true })
    writeFileSync(world.paths.learnings, file(block('zz99', 'Theirs').replaceAll('\n', '\r\n')))
    world.write(claudeFile(), '@.sage/learnings.md')
    rebuilt()
    const waits = block('zz99', 'Theirs').replace('- Theirs', waitingLine('Theirs'))
    expect(readFileSync(world.paths.learnings)).toEqual(file(waits.replaceAll('\n', '\r\n')))
  })

  it('prints what is approved even if it cannot be saved', () => {
    world.approve('p1', 'Use pnpm')
    rmSync(world.own.workspaces, { recursive: true, force: true, maxRetries: 5 })
    world.write(world.own.workspaces, 'a file where the folder should be')
    expect(rebuildProjection(world.target).json).toContain('Use pnpm')
    chmodSync(world.own.workspaces, 0o600)
  })
})
