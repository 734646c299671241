import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reviewSession } from '../../../src/review/read/review-session.ts'
import { createWorld } from '../../helpers/world.ts'

const TOKEN = ['glpat', 'aB3dE5fG7hI9jK1lM3n5'].join('-')

function debugWorld() {
  const world = createWorld()
  writeFileSync(join(world.sageHome, 'config.toml'), 'debug = true\n')
  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, for installs in this repo.', `I used ${TOKEN}.`)
  session.turn('thanks\u001b[2J')
  session.stop()
  return world
}

test('with debug = true a review tells what it read, what it found and why, without a secret', async () => {
  const world = debugWorld()
  const outcome = await reviewSession(world.open().reviewContext(), 's1')
  expect(outcome).toMatchObject({ state: 'reviewed', turns: 2, proposals: 1 })
  expect(readdirSync(world.paths.debug)).toEqual(['review-s1-1.txt'])
  const dump = readFileSync(join(world.paths.debug, 'review-s1-1.txt'), 'utf8')
  expect(dump).toMatch(/typed: {2}From now on always use pnpm.*\nfound: {2}\w+ 0\.\d\d \w+: .*pnpm.*\n {8}[+−]\d/u)
  expect(dump).toMatch(/typed: {2}thanks.*\n {8}no candidate/u)
  expect(dump).toContain('[REDACTED:')
  expect(dump).not.toContain(TOKEN)
  expect(dump).not.toContain('\u001b')
})

test('a dump holds no half of a key where it cuts what was said before', async () => {
  const world = createWorld()
  writeFileSync(join(world.sageHome, 'config.toml'), 'debug = true\n')
  const session = world.session('s1')
  session.turn('Which key is it?', `${TOKEN} ${'x'.repeat(287)}`)
  session.turn('thanks')
  session.stop()
  await reviewSession(world.open().reviewContext(), 's1')
  const dump = readFileSync(join(world.paths.debug, 'review-s1-1.txt'), 'utf8')
  expect(dump).toContain('xxx')
  expect(dump).not.toContain(TOKEN.slice(-12))
})

test('a dump quotes no half of a key as a reason', async () => {
  const world = createWorld()
  writeFileSync(join(world.sageHome, 'config.toml'), 'debug = true\n')
  const session = world.session('s1')
  const long = ['nvapi', 'k7Qw2Zp9RtXc4Vb8NmL1sHd6JfGy3TaE5uWi0oKxk7Qw2Zp9RtXc4Vb8NmL1sHd6'].join('-')
  session.turn(`From now on log in with PASSWORD=${long} on the host, always use ${long} there.`)
  session.stop()
  await reviewSession(world.open().reviewContext(), 's1')
  const written = [
    readFileSync(world.paths.journal, 'utf8'),
    readFileSync(join(world.paths.debug, 'review-s1-1.txt'), 'utf8'),
  ]
  for (const text of written) {
    expect(text).toContain('REDACTED')
    expect(text).not.toContain(long.slice(6, 20))
  }
})

test('a dump that cannot be written is told of, and keeps no session from being read to its end', async () => {
  const world = debugWorld()
  writeFileSync(world.paths.debug, '')
  await expect(reviewSession(world.open().reviewContext(), 's1')).rejects.toThrow(world.paths.debug)
  const review = world.open().reviewContext()
  expect(review.reviews.get('s1')?.turns).toHaveLength(2)
  expect(await reviewSession(review, 's1')).toMatchObject({ state: 'reviewed', turns: 0 })
})
