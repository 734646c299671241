// A SessionStart hook can begin a conversation of `claude -p`: the client sends its words as if they had been the first prompt.
import { expect, test } from 'vitest'
import { answer, prompt, queue } from '../entries.ts'
import { readEntries } from './read.ts'

const RULE = 'Always use bun here.'
const SENT = { promptSource: 'sdk', turnOrigin: 'sdk', entrypoint: 'sdk-cli' }

test('what a hook sent as the first prompt is nobody’s; what was typed after it is the person’s', async () => {
  const { turns } = await readEntries([
    queue('enqueue', RULE),
    queue('enqueue', 'Hello'),
    queue('dequeue'),
    hook(RULE),
    prompt('a', RULE, SENT),
    answer('b', 'Yes.'),
    queue('dequeue'),
    prompt('c', 'Hello', SENT),
    answer('d', 'Hi.'),
  ])
  expect(turns.map(({ text }) => text)).toEqual(['Hello'])
})

test('so it is when a read ended between the hook and its prompt', async () => {
  const begun = [prompt('a', 'Hello', SENT), answer('b', 'Hi.'), hook(`  ${RULE}\n`)]
  const { cursor } = await readEntries(begun, { endOfSession: true })
  expect(JSON.stringify(cursor)).not.toContain('bun')
  const rest = [prompt('c', `  ${RULE}\n`, SENT), answer('d', 'Yes.'), prompt('e', RULE, SENT), answer('f', 'Yes.')]
  const { turns } = await readEntries([...begun, ...rest], { cursor })
  expect(turns.map(({ uuid }) => uuid)).toEqual(['e'])
})

test.each([
  ['other words', [hook('Begin.'), prompt('a', RULE, SENT)]],
  [
    'the same words after others',
    [hook(RULE), prompt('x', 'Hello', SENT), answer('y', 'Hi.'), prompt('a', RULE, SENT)],
  ],
  ['the same words in a terminal, which sends none for a hook', [hook(RULE, 'cli'), prompt('a', RULE)]],
  ['a hook that failed to say it', [hook(undefined), prompt('a', RULE, SENT)]],
])('a person’s prompt stays theirs: %s', async (_name, entries) => {
  const { turns } = await readEntries([...entries, answer('b', 'Yes.')])
  expect(turns.at(-1)?.text).toBe(RULE)
})

/** What a SessionStart hook printed. */
function hook(initialUserMessage: string | undefined, entrypoint = 'sdk-cli') {
  const stdout =
    initialUserMessage === undefined
      ? '{"initialUserMessage": "Always'
      : JSON.stringify({ hookSpecificOutput: { hookEventName: 'SessionStart', initialUserMessage } })
  const attachment = { type: 'hook_success', hookName: 'SessionStart:startup', hookEvent: 'SessionStart', stdout }
  return { parentUuid: null, isSidechain: false, attachment, type: 'attachment', uuid: 'h', entrypoint }
}
