import { expect, test } from 'vitest'
import { editorWindow } from '../../../src/commands/start/editor-window.ts'

test.each([
  [['code'], ['--wait']],
  [['/usr/local/bin/code', '--reuse-window'], ['--wait']],
  [['C:\\Program Files\\Code\\bin\\code.cmd'], ['--wait']],
  [['code', '--wait'], []],
  [['subl', '-w'], []],
  [['kate'], ['--block']],
  [['gvim'], ['-f']],
  [['gvim', '--nofork'], []],
])('editorWindow() knows what makes %j wait until the file is closed: %j', (words, missing) => {
  expect(editorWindow(words)?.missing).toEqual(missing)
})

test.each([['vim'], ['nano', '-w'], ['my-code'], []])('editorWindow() leaves %s as it is', (...words) => {
  expect(editorWindow(words)).toBeUndefined()
})
