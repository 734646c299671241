import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runSage } from '../helpers/run-built.ts'
import { openTerminal, SAGE } from '../helpers/sage-terminal.ts'
import { createWorld } from '../helpers/world.ts'

const QUESTION = /Set up Sage here\? \[y\/N\]/u

/** A project in which Sage is not set up. */
function newProject() {
  const world = createWorld()
  const project = join(world.root, 'new')
  mkdirSync(project)
  const files = () => new Set(readdirSync(world.root, { recursive: true, encoding: 'utf8' }))
  return { ...world, project, files, settings: join(world.claude, 'settings.json') }
}

describe('sage, where it is not set up', () => {
  test('shows what sage init does, asks once, does it and opens the dashboard', async () => {
    const world = newProject()
    const { shows, send, exit } = openTerminal(world, SAGE, { columns: 200, rows: 50 })
    await shows(QUESTION)
    await shows('Run "sage init" in the project.\n\nSage can do that now:')
    await shows(`Will create "${join(world.project, '.sage')}"`)
    await shows(/\+.*"SessionStart"/u)
    expect(existsSync(join(world.project, '.sage'))).toBe(false)
    send('y\r')
    await shows(/● live.*hooks ✓/u)
    expect(readFileSync(world.settings, 'utf8')).toContain('SessionStart')
    send('q')
    expect((await exit).exitCode).toBe(0)
    expect(runSage(world, ['list']).status).toBe(0)
  })

  test('says what that means beside the question, where the change itself fills the screen', async () => {
    const world = newProject()
    const { shows, screen } = openTerminal(world, SAGE, { columns: 80, rows: 24 })
    await shows(QUESTION)
    expect(screen.text()).toMatch(/one small program in each of your projects[^]*Will create[^]*Set up Sage here/u)
  })

  test('goes on into the plain review for whoever has a screen reader', async () => {
    const world = newProject()
    const { shows, send, exit } = openTerminal(world, [...SAGE, '--screen-reader'], { columns: 200, rows: 50 })
    await shows(QUESTION)
    send('y\r')
    await shows(/Sage review: 0 pending/u)
    expect((await exit).exitCode).toBe(0)
  })

  test.each([
    ['n\r', 3],
    ['\r', 3],
    ['\u0004', 3],
    ['\u0003', 130],
  ])('writes nothing without a yes: %j', async (answer, code) => {
    const world = newProject()
    const before = world.files()
    const { shows, send, exit } = openTerminal(world, SAGE, { columns: 200, rows: 50 })
    await shows(QUESTION)
    send(answer)
    expect((await exit).exitCode).toBe(code)
    expect(world.files()).toEqual(before)
  })

  test('asks nothing in a pipe, nor inside Claude Code', async () => {
    const world = newProject()
    const before = world.files()
    expect(runSage(world, [])).toMatchObject({ status: 3, stdout: '', stderr: expect.stringContaining('sage init') })
    const { screen, exit } = openTerminal(world, SAGE, { columns: 200, env: { CLAUDECODE: '1' } })
    expect((await exit).exitCode).toBe(3)
    expect(screen.text()).not.toMatch(QUESTION)
    expect(world.files()).toEqual(before)
  })

  test('asks nothing where sage init would refuse', async () => {
    const world = newProject()
    const { screen, exit } = openTerminal({ ...world, project: world.environment.home }, SAGE, { columns: 200 })
    expect((await exit).exitCode).toBe(3)
    expect(screen.text()).not.toMatch(QUESTION)
  })

  test('announces nothing that a damaged key prevents', async () => {
    const world = newProject()
    writeFileSync(join(world.sageHome, 'key'), 'half')
    const { screen, exit } = openTerminal(world, SAGE, { columns: 200 })
    expect((await exit).exitCode).toBe(1)
    expect(screen.text()).toMatch(/^\s*sage: Cannot use the key [^\n]*\n[^\n]*\s*$/u)
  })
})
