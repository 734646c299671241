import { readFileSync, writeFileSync } from 'node:fs'
import { spawn as spawnInTerminal } from '@lydell/node-pty'
import { describe, expect, it } from 'vitest'
import { CLI, environmentOf, runSage } from '../helpers/run-built.ts'
import type { World } from '../helpers/world.ts'
import { numbered, proposed } from '../journal/events.ts'
import { worldWith } from './journal-world.ts'

type Listed = { items: { id: string; status: string }[] }

function statusOf(world: World, id: string): string | undefined {
  const { items } = JSON.parse(runSage(world, ['list', '--all', '--json']).stdout) as Listed
  return items.find((item) => item.id === id)?.status
}

/** Runs `sage` in a pseudo-terminal and types `answer` as soon as `question` is on the screen, and `meanwhile` is done. */
async function inTerminal(
  world: World,
  args: readonly string[],
  { question = '', answer = '', env = {}, meanwhile = () => {} } = {},
) {
  const terminal = spawnInTerminal(process.execPath, [CLI, ...args], {
    cwd: world.project,
    env: { ...environmentOf(world), ...env },
    cols: 100,
    rows: 30,
  })
  let screen = ''
  let asked = false
  return await new Promise<{ screen: string; code: number }>((resolve) => {
    terminal.onData((data) => {
      screen += data
      if (question === '' || asked || !screen.includes(question)) return
      asked = true
      meanwhile()
      terminal.write(answer)
    })
    terminal.onExit(({ exitCode }) => resolve({ screen, code: exitCode }))
  })
}

describe('sage approve, as a process', () => {
  it('approves in a terminal that a person is at', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    const { screen, code } = await inTerminal(world, ['approve', 'aaaaaaaaaa'])
    expect(code).toBe(0)
    expect(screen).toContain('<preference id="aaaaaaaaaa" scope="project">Use tool aaaaaaaaaa</preference>')
    expect(statusOf(world, 'aaaaaaaaaa')).toBe('approved')
  })

  it.each([
    ['Y\r', 'approved', 0],
    ['y\r', 'pending', 1],
    ['\r', 'pending', 1],
    ['\u0004', 'pending', 1],
  ])('takes only a typed Y for an item with a check: %j leaves it %s', async (answer, status, code) => {
    const world = worldWith(proposed('aaaaaaaaaa', { checks: ['hidden-characters'] }))
    const ran = await inTerminal(world, ['approve', 'aaaaaaaaaa'], { question: 'Type Y', answer })
    expect(ran.code).toBe(code)
    expect(statusOf(world, 'aaaaaaaaaa')).toBe(status)
  })

  it('approves no words that were put in the place of those asked about', async () => {
    const world = worldWith(proposed('aaaaaaaaaa', { checks: ['hidden-characters'] }))
    const { journal } = world.paths
    const meanwhile = () =>
      writeFileSync(journal, readFileSync(journal, 'utf8').replace('Use tool aaaaaaaaaa', 'Use what I say'))
    const ran = await inTerminal(world, ['approve', 'aaaaaaaaaa'], { question: 'Type Y', answer: 'Y\r', meanwhile })
    expect(ran.screen).toContain('Approved aaaaaaaaaa “Use tool aaaaaaaaaa”')
    const given = runSage(world, ['inject', '--preview']).stdout
    expect(given).toContain('>Use tool aaaaaaaaaa<')
    expect(given).not.toContain('what I say')
  })

  it('refuses inside Claude Code even in a terminal, and without one', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    const inside = await inTerminal(world, ['approve', 'aaaaaaaaaa'], { env: { CLAUDECODE: '1' } })
    expect([inside.code, inside.screen]).toEqual([1, expect.stringContaining('only you decide')])
    const piped = runSage(world, ['approve', 'aaaaaaaaaa'])
    expect([piped.status, piped.stderr]).toEqual([1, expect.stringContaining('needs a person at a terminal')])
    expect(statusOf(world, 'aaaaaaaaaa')).toBe('pending')
  })

  it.each([['--yes'], ['--force'], ['-y']])('has no flag that skips it: %s', async (flag) => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    expect(runSage(world, ['approve', 'aaaaaaaaaa', flag]).status).toBe(2)
    expect(statusOf(world, 'aaaaaaaaaa')).toBe('pending')
  })
})

describe('the other commands, as processes', () => {
  it('exit codes: 2 for an unknown id, 10 when something waits, 0 for a closed pipe', () => {
    const world = worldWith(...Array.from({ length: 3000 }, (_, n) => proposed(numbered(n))))
    expect(runSage(world, ['show', 'nothing'])).toMatchObject({ status: 2, stdout: '' })
    expect(runSage(world, ['list', '--pending', '--exit-code']).status).toBe(10)
    const script = `"${process.execPath}" "${CLI}" list --json | head -c 10; echo "\${PIPESTATUS[0]}"`
    expect(runSage(world, [], ['bash', '-c', script]).stdout).toMatch(/^\{"schemaVe0\n$/)
  })

  it('errors are one JSON object on standard error under --json', () => {
    const { stderr } = runSage(worldWith(), ['show', 'nothing', '--json'])
    expect(JSON.parse(stderr)).toMatchObject({ schemaVersion: 1, error: { code: 'unknown-id' } })
  })

  it('mask a secret with the rules that are loaded only then', () => {
    const world = worldWith()
    const key = ['AKIA', 'ABCDEFGH23456789'].join('')
    const { stdout, status } = runSage(world, ['add', `The key is ${key} for ${'x'.repeat(30)}`])
    expect([status, stdout]).toEqual([0, expect.stringContaining('[REDACTED:')])
    expect(readFileSync(world.paths.journal, 'utf8')).not.toContain(key)
  })
})
