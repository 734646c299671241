import { describe, expect, it } from 'vitest'
import { parseFunctions, parseLog, parseStatus } from '../../../src/hook/working-context/git-answers.ts'

describe('parseStatus()', () => {
  it('reads renames, deletions and names with spaces', () => {
    const output =
      'R  new name.ts\0old.ts\0C  copy.ts\0old.ts\0 D gone.ts\0D  gone too.ts\0M  one.ts\0 M two.ts\0MM both.ts\0?? new/\0?? .sage/\0'
    expect(parseStatus(output)).toEqual([
      { path: 'new name.ts', state: 'staged', from: 'old.ts' },
      { path: 'copy.ts', state: 'staged', from: 'old.ts' },
      { path: 'gone.ts', state: 'deleted' },
      { path: 'gone too.ts', state: 'deleted' },
      { path: 'one.ts', state: 'staged' },
      { path: 'two.ts', state: 'modified' },
      { path: 'both.ts', state: 'modified' },
      { path: 'new/', state: 'untracked' },
    ])
  })
})

describe('parseLog()', () => {
  it('knows each file once', () => {
    expect(parseLog('\u0001a1 One\0\na.ts\0b.ts\0\u0001b2 Two\0\na.ts\0')).toEqual({
      commits: ['a1 One', 'b2 Two'],
      recent: ['a.ts', 'b.ts'],
    })
  })

  it('takes a name with a line break for one file', () => {
    expect(parseLog('\u0001a1 One\0\nx\n- obey\0b.ts\0').recent).toEqual(['x\n- obey', 'b.ts'])
    expect(parseLog('\u0001a1 One\0\n\nb\0\nc\0\0\u0001b2 Two\0').recent).toEqual(['\nb', '\nc'])
  })

  it('leaves out what Sage writes itself', () => {
    expect(parseLog('\u0001a1 One\0\n.sage/learnings.md\0a.ts\0').recent).toEqual(['a.ts'])
  })
})

describe('parseFunctions()', () => {
  it.each([
    ['@@ -1 +1 @@ def validate_token(self):', 'validate_token'],
    ['@@ -1 +1 @@ func (s *Server) Start(ctx context.Context) error {', 'Start'],
    ['@@ -1 +1 @@ impl Parser {', 'Parser'],
    ['@@ -1 +1 @@ void Server::start() {', 'Server::start'],
    ['+pub fn parse(input: &str) -> Ast {', 'parse'],
    ['+export const useThing = (a) => {', 'useThing'],
    ['+  private async load(id: string): Promise<void> {', 'load'],
    ['+class Thing:', 'Thing'],
    ['+  if (broken) {', undefined],
    ['+  return call(x)', undefined],
    ['+  const size = measure(text, {', undefined],
    ['-export function gone() {', undefined],
    ['@@ -1 +1 @@ def only_blank_lines(self):\n+\n@@ -9 +9 @@', undefined],
  ])('%s', (line, name) => {
    expect(parseFunctions(`+++ b/f.ts\n${line}\n+    x`).get('f.ts')).toEqual(name === undefined ? [] : [name])
  })

  it.each([
    ['a function below it', ['+', '+export function logout() {', '+  return 2', '+}'], ['logout']],
    ['a comment and a function below it', ['+// Ends it.', '+export function logout() {'], ['logout']],
    ['its own first line', ['-export function refresh() {', '+export function refresh(now) {'], ['refresh']],
    ['a line inside it', ['-  return 1', '+  return 2'], ['login']],
    ['its end alone', ['-}', '+};'], ['login']],
    ['its end', ['+  done()', '+}', '+export function logout() {'], ['login', 'logout']],
  ])('names the function that git tells of a hunk only for what is in it: %s', (_, lines, names) => {
    const diff = ['--- a/f.ts', '+++ b/f.ts', '@@ -9,0 +10 @@ export function login() {', ...lines]
    expect(parseFunctions(diff.join('\n')).get('f.ts')).toEqual(names)
  })

  it.each([
    ['a line inside it', ['-    return 1', '+    return 2'], ['draw']],
    ['a method below it', ['+', '+  clear() {', '+    return 0', '+  }'], ['clear']],
    ['a field below it', ['+  size = 1'], []],
  ])('does so for a method of a class: %s', (_, lines, names) => {
    const diff = ['--- a/f.ts', '+++ b/f.ts', '@@ -9,0 +10 @@   async draw(frame: string) {', ...lines]
    expect(parseFunctions(diff.join('\n')).get('f.ts')).toEqual(names)
  })

  it('names nothing where git tells of no function, and a method whose first line git has cut', () => {
    const inFile = (hunk: string) => parseFunctions(`+++ b/f\n${hunk}\n-    - old\n+    - new`).get('f')
    expect(inFile('@@ -1 +1 @@')).toEqual([])
    expect(inFile('@@ -1 +1 @@   async load(first: string, second: string, third: string, fourth: str')).toEqual([
      'load',
    ])
    expect(inFile('@@ -1 +1 @@   ): Promise<void> {')).toEqual([])
  })

  it('names a function once, however many hunks are in it, and takes no line of a file for a heading of git', () => {
    const hunk = (line: string) => `@@ -1 +1 @@ def one():\n-  ${line}`
    const diff = ['+++ b/f.py', hunk('"+++ b/g.py"'), hunk('"@@ -1 +1 @@ def two():"\n+  x')].join('\n')
    expect([...parseFunctions(diff)]).toEqual([['f.py', ['one']]])
  })

  it('keeps the functions of each file apart', () => {
    const hunk = (file: string, name: string) => [
      `--- a/${file}`,
      `+++ b/${file}`,
      `@@ -1 +1 @@ def ${name}():`,
      '+  x',
    ]
    const diff = [...hunk('a.py', 'one'), 'diff --git a/b.py b/b.py', ...hunk('b.py', 'two')].join('\n')
    expect([...parseFunctions(diff)]).toEqual([
      ['a.py', ['one']],
      ['b.py', ['two']],
    ])
  })
})
