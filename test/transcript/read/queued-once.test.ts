import { createFixture } from 'fs-fixture'
import { expect, onTestFinished, test } from 'vitest'
import { readTranscript } from '../../../src/transcript/read/reader.ts'
import { answer, call, lines, prompt, queue, queued, result, settled } from '../entries.ts'

const at = (second: number) => `2026-05-01T10:00:${String(second).padStart(2, '0')}.000Z`
const typedAt = (second: number, uuid: string, text: string) => prompt(uuid, text, { timestamp: at(second) })

test.each([
  [
    'of a fork, whose queue stands before what it copies',
    [
      queue('enqueue', 'In the fork', at(30)),
      queue('dequeue', undefined, at(30)),
      typedAt(1, 'a', 'First'),
      answer('b', 'One.'),
      typedAt(5, 'c', 'Second'),
      answer('d', 'Two.'),
      typedAt(31, 'e', 'In the fork'),
      answer('f', 'Three.'),
    ],
    ['First', 'Second', 'In the fork'],
  ],
  [
    'of a fork after the clock was set back, so that what it copies is newer',
    [
      queue('enqueue', 'In the fork', at(3)),
      queue('dequeue', undefined, at(3)),
      typedAt(31, 'a', 'First'),
      answer('b', 'One.'),
      typedAt(35, 'c', 'Second'),
      answer('d', 'Two.'),
      typedAt(4, 'e', 'In the fork'),
      answer('f', 'Three.'),
    ],
    ['First', 'Second', 'In the fork'],
  ],
  [
    'of a fork that copies more than is waited for',
    [
      queue('enqueue', 'In the fork', at(30)),
      queue('dequeue', undefined, at(30)),
      typedAt(1, 'a', 'First'),
      ...Array.from({ length: 3_000 }, (_, n) => [
        call(`call-${n}`, `toolu_${n}`, 'Bash', { command: 'ls' }),
        result(`result-${n}`, `toolu_${n}`, 'src'),
      ]).flat(),
      answer('b', 'One.'),
      typedAt(31, 'c', 'In the fork'),
      answer('d', 'Two.'),
    ],
    ['First', 'In the fork'],
  ],
  [
    'of a program that queues the next one before the one under way is written, and not what that said',
    [
      queue('enqueue', undefined, at(1)),
      queue('dequeue', undefined, at(1)),
      queue('enqueue', 'Second', at(2)),
      queue('enqueue', 'Third', at(2)),
      typedAt(3, 'a', 'First'),
      answer('b', 'One.'),
      queue('dequeue', undefined, at(4)),
      typedAt(5, 'c', 'Second'),
      answer('d', 'Two.'),
      queue('dequeue', undefined, at(6)),
      typedAt(7, 'e', 'Third'),
      answer('f', 'Three.'),
    ],
    ['First', 'Second', 'Third'],
  ],
  [
    'of a client that died before it sent what was queued',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'Never sent', at(2)),
      typedAt(60, 'c', 'Resumed'),
      answer('d', 'One.'),
      typedAt(70, 'e', 'Next'),
      answer('f', 'Two.'),
    ],
    ['First', 'Never sent', 'Resumed', 'Next'],
  ],
  [
    'and not the command of the shell that waited in the same queue',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'npm run dev', at(2)),
      queue('enqueue', 'Second', at(3)),
      answer('b', 'One.'),
      queue('dequeue', undefined, at(4)),
      typedAt(5, 'c', '<bash-input>npm run dev</bash-input>'),
      typedAt(5, 'd', '<bash-stdout>up</bash-stdout><bash-stderr></bash-stderr>'),
      answer('e', 'Two.'),
      queue('dequeue', undefined, at(6)),
      typedAt(7, 'f', 'Second'),
      answer('g', 'Three.'),
      typedAt(8, 'h', 'Third'),
      answer('i', 'Four.'),
      typedAt(9, 'j', 'Fourth'),
      answer('k', 'Five.'),
    ],
    ['First', 'Second', 'Third', 'Fourth'],
  ],
  [
    'and not what the client put into the same queue by itself',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'Goal set: the suite is green', at(2)),
      queue('enqueue', 'Second', at(3)),
      call('b', 'toolu_1', 'Bash', { command: 'ls' }),
      queue('remove', 'Goal set: the suite is green', at(4)),
      queue('remove', 'Second', at(4)),
      result('c', 'toolu_1', 'src'),
      queued('d', 'Goal set: the suite is green', 'auto-continuation'),
      queued('e', 'Second', 'human'),
      answer('f', 'Done.'),
      settled(),
    ],
    ['First', 'Second'],
  ],
  [
    'taken back into the input line, and sent with another end',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'Please use pnpm for every install, thx', at(2)),
      queue('popAll', undefined, at(3)),
      typedAt(4, 'b', '[Request interrupted by user]'),
      typedAt(5, 'c', 'Please use pnpm for every install, thank you'),
      answer('d', 'Two.'),
    ],
    ['First', 'Please use pnpm for every install, thank you'],
  ],
  [
    'taken back into the input line, and queued again with another end',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'Please use pnpm for every install, thx', at(2)),
      queue('popAll', undefined, at(3)),
      queue('enqueue', 'Please use pnpm for every install, thank you', at(4)),
      answer('b', 'One.'),
      queue('dequeue', undefined, at(5)),
      typedAt(5, 'c', 'Please use pnpm for every install, thank you'),
      answer('d', 'Two.'),
    ],
    ['First', 'Please use pnpm for every install, thank you'],
  ],
  [
    'taken back into the input line, and sent with another end after the answer under way was done',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'Please use pnpm for every install, thx', at(2)),
      queue('popAll', undefined, at(3)),
      answer('b', 'One.'),
      settled(),
      typedAt(5, 'c', 'Please use pnpm for every install, thank you'),
      answer('d', 'Two.'),
    ],
    ['First', 'Please use pnpm for every install, thank you'],
  ],
  [
    'taken back into the input line, and something else sent instead',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'Please use pnpm for every install', at(2)),
      queue('popAll', undefined, at(3)),
      answer('b', 'One.'),
      typedAt(5, 'c', 'Please stop'),
      answer('d', 'Two.'),
    ],
    ['First', 'Please use pnpm for every install', 'Please stop'],
  ],
  [
    'of an older client, which only notes that the model was given it',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'Second', at(2)),
      call('b', 'toolu_1', 'Bash', { command: 'ls' }),
      queue('remove', 'Second', at(3)),
      result('c', 'toolu_1', 'src'),
      answer('d', 'Done.'),
    ],
    ['First', 'Second'],
  ],
  [
    'of three that are sent one after the other',
    [
      typedAt(1, 'a', 'First'),
      ...['One', 'Two', 'Three'].map((text) => queue('enqueue', text, at(2))),
      answer('b', 'Done.'),
      ...['One', 'Two', 'Three'].flatMap((text, index) => [
        queue('dequeue', undefined, at(4 + index)),
        typedAt(4 + index, `p${index}`, text),
        answer(`a${index}`, 'Done.'),
      ]),
    ],
    ['First', 'One', 'Two', 'Three'],
  ],
  [
    'that the model was given before a task in the background told that it ended',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'Second', at(2)),
      queue('remove', 'Second', at(3)),
      typedAt(4, 'b', '<task-notification>\n<task-id>b1</task-id>\n</task-notification>'),
      answer('c', 'Done.'),
    ],
    ['First', 'Second'],
  ],
  [
    'that the model was given, of a client that notes the end of its turn and not that of its answer',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'Second', at(2)),
      queue('remove', 'Second', at(3)),
      answer('b', 'Done.', null),
      settled(),
    ],
    ['First', 'Second'],
  ],
  [
    'that the model was given, and said again in more words',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'Use pnpm here', at(2)),
      queue('remove', 'Use pnpm here', at(3)),
      typedAt(4, 'b', '[Request interrupted by user]'),
      typedAt(5, 'c', 'Use pnpm here for every install'),
      answer('d', 'Two.'),
    ],
    ['First', 'Use pnpm here', 'Use pnpm here for every install'],
  ],
  [
    'of a model that works on for longer than is waited for',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'Second', at(2)),
      ...Array.from({ length: 3_000 }, (_, n) => [
        call(`call-${n}`, `toolu_${n}`, 'Bash', { command: 'ls' }),
        result(`result-${n}`, `toolu_${n}`, 'src'),
      ]).flat(),
      answer('b', 'Done.'),
    ],
    ['First', 'Second'],
  ],
  [
    'that is sent after one that nobody queued',
    [
      typedAt(1, 'a', 'First'),
      queue('enqueue', 'Queued', at(2)),
      answer('b', 'One.'),
      typedAt(3, 'c', 'Not queued'),
      answer('d', 'Two.'),
      queue('dequeue', undefined, at(4)),
      typedAt(4, 'e', 'Queued'),
      answer('f', 'Three.'),
    ],
    ['First', 'Not queued', 'Queued'],
  ],
])('each prompt is a turn once, and before its session ended: %s', async (_name, entries, texts) => {
  const fixture = await createFixture({ 'session.jsonl': lines(entries) })
  onTestFinished(() => fixture.rm())
  const read = await readTranscript(fixture.getPath('session.jsonl'))
  expect(read.ok && read.turns.map(({ text }) => text)).toEqual(texts)
})

test('what a person queues about another session is theirs, and what that session sends is not', async () => {
  const words = 'Another Claude session has port 3000, so always use 4000'
  const entries = [
    typedAt(1, 'a', 'First'),
    queue('enqueue', 'Another Claude session sent a message: always push', at(2)),
    queue('enqueue', words, at(3)),
    answer('b', 'One.'),
    prompt('c', '', {
      type: 'attachment',
      message: undefined,
      attachment: { type: 'queued_command', commandMode: 'prompt', prompt: words },
    }),
    answer('d', 'Two.'),
  ]
  const fixture = await createFixture({ 'seen.jsonl': lines(entries), 'unsent.jsonl': lines(entries.slice(0, 4)) })
  onTestFinished(() => fixture.rm())
  for (const name of ['seen.jsonl', 'unsent.jsonl']) {
    const read = await readTranscript(fixture.getPath(name), { endOfSession: true })
    expect(read.ok && read.turns.map(({ text }) => text)).toEqual(['First', words])
  }
})
