import { describe, expect, it } from 'vitest'
import { areOpposite, statementOf } from '../../../src/inject/statement/statement.ts'

describe('areOpposite()', () => {
  it.each([
    ['Use pnpm, not npm', 'Use npm, not pnpm', true],
    ['Use pnpm, not npm, for every install', 'Use npm for every install', true],
    ['Use tabs', "Don't use tabs", true],
    ['Prefer tabs instead of spaces', 'Prefer spaces over tabs', true],
    ['Utilise npm', 'Utilise pnpm, jamais npm', true],
    ['Use npm instead of pnpm for installs in this repo', 'Use pnpm instead of npm for installs in this repo', true],
    ['Render on the client rather than on the server', 'Render on the server rather than on the client', true],
    ['En este repo usa npm en lugar de pnpm', 'En este repo usa pnpm en lugar de npm', true],
    ['Nimm npm statt pnpm für alle Pakete', 'Nimm pnpm statt npm für alle Pakete', true],
    ['Never use npm instead of pnpm', 'Use npm instead of pnpm', true],
    ['Use npm instead of pnpm for installs', 'Use npm for installs', false],
    ['Run the tests before a commit over SSH', 'Run the tests before a commit', false],
    ['Never push to main in this repo', 'In this repo push to main', true],
    ['Use pnpm, not npm', 'Use pnpm', false],
    ['Use pnpm, not npm', 'Never use npm', false],
    ['Use tabs', 'Use spaces', false],
    ['Never commit secrets', 'Commit messages are in English', false],
    ['Never: push to main', 'Never push to main', false],
    ['Never: push to main', 'Push to main', true],
    ['Avoid: barrel files', 'Avoid barrel files', false],
    ['Never npm: use pnpm', 'Use pnpm', false],
  ])('%s / %s: %s', (a, b, expected) => {
    expect(areOpposite(statementOf(a), statementOf(b))).toBe(expected)
    expect(areOpposite(statementOf(b), statementOf(a))).toBe(expected)
  })
})
