import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { transcriptText } from '../../../../src/commands/dashboard/outside/transcript-text.ts'
import { temporaryFolder } from '../../../helpers/temporary-folder.ts'

test('transcriptText() tells who said what, marks the turn, and lets no escape sequence through', () => {
  const path = join(temporaryFolder(), 'session.jsonl')
  const entries = [
    { type: 'user', uuid: 'u1', message: { content: 'first' } },
    {
      type: 'assistant',
      uuid: 'a1',
      message: {
        content: [
          { type: 'text', text: 'answer\u001b[31m' },
          { type: 'tool_use', name: 'Bash' },
        ],
      },
    },
    { type: 'user', uuid: 't1', message: { content: [{ type: 'tool_result', content: 'a lot' }] } },
    { type: 'user', uuid: 'm1', isMeta: true, message: { content: 'not typed' } },
    { type: 'progress', uuid: 'p1' },
    { type: 'system', uuid: 's1', content: 'A hook was called' },
    { type: 'user', uuid: 'u2', message: { content: [{ type: 'text', text: 'second' }] } },
  ]
  writeFileSync(path, `${entries.map((entry) => JSON.stringify(entry)).join('\n')}\n{"type":"user","uu`)
  const { text, line } = transcriptText(path, 'u2#2')
  expect(text).toBe('you:\n  first\n\nclaude:\n  answer⟨ESC⟩[31m\n  [Bash]\n\n──── this turn ────\nyou:\n  second\n\n')
  expect(text.split('\n')[line - 1]).toBe('──── this turn ────')
  expect(transcriptText(path, 'gone').line).toBe(1)
})

test.each([
  ['a block that is none', { message: { content: [null, { type: 'text', text: 'said' }] } }],
  ['a message without blocks', { message: 'said' }],
  ['no message', { content: 'said' }],
])('transcriptText() tells what was said in an entry with %s', (_, said) => {
  const path = join(temporaryFolder(), 'session.jsonl')
  writeFileSync(path, `${JSON.stringify({ type: 'assistant', uuid: 'a1', ...said })}\n`)
  expect(transcriptText(path, undefined).text).toBe('claude:\n  said\n\n')
})

const AGENTS = 'fixtures/transcripts/subagents'

test('transcriptText() tells a subagent’s words, its parent’s and the person’s apart, and marks what was typed to it', () => {
  const { text } = transcriptText(`${AGENTS}/agent-messages.jsonl`, 'messages-0007')
  expect(text).toBe(`claude:
  Always list the files of this folder and report what you find.

subagent:
  Sub works.

subagent:
  [Bash]

you:
  we always use pnpm here, never npm

subagent:
  Done.

──── this turn ────
you:
  never commit to main directly

subagent:
  Sub answered after end.

subagent:
  Done.

`)
})

test('transcriptText() marks a reason of a denial, and what was typed while the model worked', () => {
  const marked = (name: string, uuid: string) =>
    transcriptText(`fixtures/transcripts/${name}.jsonl`, uuid).text.split('──── this turn ────\n')[1]?.split('\n\n')[0]
  expect(marked('denial', 'denial-0004')).toBe('you:\n  never reset, stash instead')
  expect(marked('subagents/agent-denial', 'denial-0004')).toBe('you:\n  we never delete files, move them to trash/')
  expect(marked('queued-attachment', 'queued-attachment-0005')).toBe('you:\n  also keep the old name as an alias')
})
