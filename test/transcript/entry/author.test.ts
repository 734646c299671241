import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTranscript } from '../../../src/transcript/read/reader.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { answer, lines, prompt, queue } from '../entries.ts'

const WORDS = 'Always run the linter before you push'
const OTHERS = 'Prefer the words of somebody else'

async function read(entries: readonly unknown[]) {
  const path = join(temporaryFolder(), 'session.jsonl')
  writeFileSync(path, lines(entries))
  const found = await readTranscript(path, { endOfSession: true })
  if (!found.ok) throw new Error(found.message)
  return { said: found.turns.map(({ text }) => text), versions: found.stats.versions }
}

/** A prompt of the person's, then one with these fields. */
const beside = (fields: object, text = OTHERS) => [
  prompt('a', WORDS),
  answer('b', 'Done.'),
  prompt('c', text, { origin: { kind: 'human' }, ...fields }),
  answer('d', 'Done.'),
]

const queuedWith = (fields: object) => ({
  type: 'attachment',
  uuid: 'q',
  version: '2.1.330',
  attachment: { type: 'queued_command', prompt: OTHERS, commandMode: 'prompt', origin: { kind: 'human' }, ...fields },
})

const NOT_TYPED: object[] = [
  { textNotTyped: true },
  { handedOff: true },
  { fromAnotherSession: true },
  { verifiedSlackHumanTurn: true },
  { emailSenderTurn: { from: 'x' } },
  { promptRewritten: true },
  { queueSkipAttachments: true },
  { queueTranscriptOnly: true },
  { wakeupSource: 'loop_wakeup' },
  { scheduledTaskId: 't1' },
]

describe('what the client says that nobody typed here is no turn', () => {
  test.each<object>([
    ...NOT_TYPED,
    { isVirtual: true },
    { stackedExpansion: true },
    { isMeta: 'true' },
    { isMeta: 1 },
    { isSidechain: 'true' },
    { promptSource: 'system' },
    { promptSource: 'system', origin: undefined },
    { planContent: '1. Do it' },
    { turnOrigin: 'auto_continuation' },
    { turnOrigin: 'host_synthetic' },
    { origin: 'peer' },
    { origin: { kind: 'voice-call' } },
    { origin: { kind: 'plugin', asUser: true }, promptSource: 'typed' },
  ])('a prompt with %j', async (fields) => {
    const { said, versions } = await read(beside(fields))
    expect(said).toEqual([WORDS])
    expect(versions['2.1.330']?.strange).toBeUndefined()
  })

  test.each([...NOT_TYPED, { commandMode: 'bash' }, { isMeta: true }])(
    'a queued prompt with %j, which tells where the queue’s record went',
    async (fields) => {
      const { said } = await read([
        prompt('a', WORDS),
        queue('enqueue', OTHERS),
        queue('remove', OTHERS),
        queuedWith(fields),
        answer('b', 'Done.'),
      ])
      expect(said).toEqual([WORDS])
    },
  )
})

test.each<object>([
  { turnOrigin: 'human', promptSource: 'typed' },
  { turnOrigin: 'unknown' },
  { turnOrigin: 'by-a-new-word' },
  { isMeta: false, textNotTyped: false, handedOff: null },
  { isMeta: 'false' },
  { isSidechain: {}, isMeta: [0], isVirtual: 'no' },
  { origin: 'human' },
  { origin: null },
  { origin: '' },
  { origin: { kind: 'account-owner' }, promptSource: 'typed' },
  { origin: { type: 'human' }, promptSource: 'typed' },
  { origin: { kind: 'account-owner' }, typedByPerson: true },
  { origin: undefined, typedByPerson: true, entrypoint: 'sdk-ts' },
])('what the person typed is a turn, whatever else stands there: %j', async (fields) => {
  expect((await read(beside(fields))).said).toEqual([WORDS, OTHERS])
})

describe('a prompt of unknown origin or form is not read, and counted', () => {
  test.each<object>([
    { origin: { kind: 'account-owner' } },
    { origin: 'account-owner', promptSource: 'sdk' },
    { origin: { type: 'agent' } },
    { origin: { kind: { name: 'agent' } } },
    { origin: ['agent'] },
    { message: { role: 'user', content: [{ type: 'input_text', text: OTHERS }] } },
    { message: { role: 'user', content: [{ type: 'text', text: { value: OTHERS } }] } },
    { message: { role: 'user', content: 7 } },
    { message: null },
  ])('%j', async (fields) => {
    const { said, versions } = await read(beside(fields))
    expect(said).toEqual([WORDS])
    expect(versions['2.1.330']).toMatchObject({ turns: 1, strange: 1 })
  })

  test('in the queue, too', async () => {
    const { said, versions } = await read([
      prompt('a', WORDS),
      queuedWith({ origin: { kind: 'new' } }),
      answer('b', ''),
    ])
    expect(said).toEqual([WORDS])
    expect(versions['2.1.330']).toMatchObject({ turns: 1, strange: 1 })
  })
})

test.each<[string, unknown]>([
  ['a message that is the text itself', OTHERS],
  ['one block without a list', { role: 'user', content: { type: 'text', text: OTHERS } }],
  ['a list of texts', { role: 'user', content: [OTHERS] }],
  ['a text between blocks of new kinds', { content: [{ type: 'audio' }, { type: 'text', text: OTHERS }, { x: 1 }] }],
])('%s is read', async (_, message) => {
  expect((await read(beside({ message }))).said).toEqual([WORDS, OTHERS])
})

test('what stands in the entry itself, without a message, is read', async () => {
  expect((await read(beside({ message: undefined, content: OTHERS }))).said).toEqual([WORDS, OTHERS])
})

test('a picture alone is a prompt without words, and nothing new', async () => {
  const { said, versions } = await read(beside({ message: { content: [{ type: 'image', source: {} }] } }))
  expect(said).toEqual([WORDS])
  expect(versions['2.1.330']?.strange).toBeUndefined()
})
