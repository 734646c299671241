import { writeFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { contextFile } from '../../../src/workspace/paths/paths.ts'
import { makeWorld, type World } from '../../inject/world.ts'

describe('parseProjection()', () => {
  let world: World
  let context: string
  let published: string
  beforeEach(() => {
    world = makeWorld()
    context = contextFile(world.target.dataHome, world.target.id)
    world.approve('p1', 'Use pnpm for every package')
    world.publish()
    published = world.read(context)
  })

  const source = { path: '/a', size: 1, mtimeMs: 1 }
  const line = { key: 'k', text: 't', section: '' }
  const without = (whole: Readonly<Record<string, unknown>>, name: string) => ({ ...whole, [name]: null })

  it.each<[string, unknown]>([
    ['v', 0],
    ['generation', 16],
    ['generation', 'too short'],
    ...['sources', 'instructions'].flatMap((name): [string, unknown][] => [
      [name, {}],
      [name, [source, null]],
      ...Object.keys(source).map((field): [string, unknown] => [name, [source, without(source, field)]]),
    ]),
    ['start', {}],
    ['start', [line, null]],
    ...Object.keys(line).map((field): [string, unknown] => ['start', [line, without(line, field)]]),
    ['omitted', '0'],
    ['settings', null],
    ['settings.threshold', '0'],
    ['settings.budget', null],
    ['settings.minPromptLength', '0'],
    ['pending', null],
    ['pending.count', '0'],
    ['seal', null],
  ])('does not take one whose %s is %j, and the hook makes it anew', (path, damage) => {
    const projection = JSON.parse(published) as Record<string, unknown>
    const [name = '', inner] = path.split('.')
    projection[name] = inner === undefined ? damage : { ...(projection[name] as object), [inner]: damage }
    writeFileSync(context, JSON.stringify(projection))
    expect(world.prompt('Which tool installs a package here, pnpm?')).toContain('Use pnpm')
    expect(world.read(context)).toBe(published)
  })

  it.each(['', 'null', '[]', '7', '{"v":4'])('does not take %j, and the hook makes it anew', (text) => {
    writeFileSync(context, text)
    expect(world.prompt('Which tool installs a package here, pnpm?')).toContain('Use pnpm')
    expect(world.read(context)).toBe(published)
  })
})
