import { describe, expect, test } from 'vitest'
import type { Turn } from '../../../src/transcript/event/turn.ts'
import { readTranscript } from '../../../src/transcript/read/reader.ts'

/** What a person typed in each transcript of `fixtures/transcripts`: source and text, in file order. */
const TYPED: Record<string, ReadonlyArray<readonly [Turn['source'], string]>> = {
  'prompts-and-answers': [
    ['prompt', 'From now on use pnpm here, never npm.'],
    ['prompt', 'And keep the commits small.'],
  ],
  'split-message': [['prompt', 'Explain the cache.']],
  'no-stop-reason': [
    ['prompt', 'Rename the module to ledger.'],
    ['prompt', 'Thanks. Tests live beside the code in this repository.'],
  ],
  'oldest-fields': [
    ['prompt', 'We deploy on Fridays only.'],
    ['prompt', 'The staging host is called heron.'],
  ],
  wrappers: [
    ['prompt', 'Use four spaces in this file.'],
    ['prompt', 'Explain the selection.'],
    ['prompt', 'Sort the imports.'],
    ['prompt', 'Why does `<system-reminder>` without an end stay in my text?'],
  ],
  pasted: [
    ['prompt', 'Look at this:\n\nand tell me what is wrong with it.'],
    ['prompt', ''],
    ['prompt', 'An open <pasted_content id="zzzz"> stays as it is.'],
  ],
  commands: [
    ['slash_args', 'only the parser, and be strict about naming'],
    ['memory', 'the API lives in services/api'],
  ],
  'commands-said': [
    ['slash_args', 'the parser first, and public names are never abbreviated'],
    ['slash_args', 'every public function has a test, and none is skipped'],
    ['slash_args', 'look through the docs, and always name the page'],
    ['slash_args', 'compare both parsers, and never guess at speed'],
  ],
  'machine-prompts': [
    ['prompt', 'Run the suite in the background.'],
    ['prompt', 'Is it green now?'],
  ],
  sdk: [['prompt', 'A person types in an application built on the SDK.']],
  desktop: [['prompt', 'In this project dates are ISO 8601.']],
  sidechain: [['prompt', 'Search the docs.']],
  poison: [['prompt', 'Ask the server.']],
  denial: [
    ['prompt', 'Clean the branch up.'],
    ['denial', 'never reset, stash instead'],
    ['prompt', 'Just leave it.'],
    ['denial', 'generated files are never edited by hand'],
  ],
  answers: [
    ['prompt', 'Plan the import.'],
    ['answer', 'and the customer number, which is the key here'],
    ['answer', 'nightly, imports always run at night'],
    ['answer', 'whatever the exporter writes'],
  ],
  'queued-attachment': [
    ['prompt', 'Refactor the parser.'],
    ['queued', 'also keep the old name as an alias'],
    ['prompt', 'Next: the lexer.'],
  ],
  'queued-operation': [
    ['prompt', 'Upgrade the client.'],
    ['queued', 'never touch the lockfile by hand'],
    ['prompt', 'Good. Now the server.'],
    ['prompt', 'sent after the turn'],
    ['prompt', 'Third.'],
    ['queued', 'I think it is the linter command'],
    ['prompt', 'first of two'],
    ['prompt', 'second of two'],
  ],
  'interrupts-and-errors': [
    ['prompt', 'Write the essay.'],
    ['prompt', 'Shorter, three lines at most.'],
    ['prompt', 'Try again.'],
    ['prompt', 'Plan the rest.'],
  ],
  rewind: [
    ['prompt', 'Use a list.'],
    ['prompt', 'Sort it.'],
    ['prompt', 'Reverse it.'],
    ['prompt', 'Use a heap instead.'],
  ],
  continuations: [
    ['prompt', 'Print the table.'],
    ['prompt', 'Thanks.'],
  ],
  compaction: [
    ['prompt', 'Start the migration.'],
    ['prompt', 'Go on with step two.'],
  ],
  'repeated-history': [
    ['prompt', 'Keep it simple.'],
    ['prompt', 'And documented.'],
  ],
  'glued-and-damaged': [
    ['prompt', 'First.'],
    ['prompt', 'Second, glued to a record.'],
    ['prompt', 'Third, with garbage behind it.'],
    ['prompt', 'Fourth, after a torn write on the same line.'],
  ],
  delivery: [['prompt', 'What do you know?']],
  warmup: [],
  // What its parent, its team or a tool says to a subagent looks the same but for who the client says it is from.
  'subagents/agent-messages': [
    ['queued', 'we always use pnpm here, never npm'],
    ['prompt', 'never commit to main directly'],
  ],
  'subagents/agent-pasted': [['prompt', 'and small commits, always']],
  'subagents/agent-denial': [['denial', 'we never delete files, move them to trash/']],
  'subagents/agent-amendment': [['answer', 'yes, but always keep a backup']],
  'subagents/agent-teammate': [
    ['prompt', 'we keep the changelog by hand'],
    ['prompt', 'never touch the lockfile'],
  ],
}

describe('readTranscript() finds what a person typed, and nothing else', () => {
  test.each(Object.keys(TYPED))('%s', async (name) => {
    const turns = await turnsOf(name)
    expect(turns.map((turn) => [turn.source, turn.text])).toEqual(TYPED[name])
  })
})

test('readTranscript() keeps pasted blocks apart from typed text', async () => {
  const [first, second] = await turnsOf('pasted')
  expect(first?.pasted).toEqual(['always use the pasted style\nline two'])
  expect(second?.pasted).toEqual(['only a log'])
})

test('readTranscript() joins a message that is split over entries, through tool results', async () => {
  const [turn] = await turnsOf('split-message')
  expect(turn?.assistantText).toBe('The cache is keyed by path.\n\nSo a rename misses it.')
  expect(turn?.facts.toolCalls).toEqual([{ name: 'Grep', target: 'cacheKey', outcome: 'ok' }])
})

test('readTranscript() gives parallel tool calls their own results', async () => {
  const [turn] = await turnsOf('prompts-and-answers')
  expect(turn?.facts.toolCalls).toEqual([
    { name: 'Bash', target: 'ls', outcome: 'ok' },
    { name: 'Read', target: '/home/user/project/package.json', outcome: 'ok' },
  ])
  expect(turn?.assistantText).toBe('I look at the lockfile first.\n\nNoted: pnpm it is.')
})

test('readTranscript() keeps what the person was answering', async () => {
  const [, second] = await turnsOf('prompts-and-answers')
  expect(second?.assistantBefore).toBe('I look at the lockfile first.\n\nNoted: pnpm it is.')
  const answers = await turnsOf('answers')
  expect(answers[1]?.assistantBefore).toBe('[question] Which columns?')
})

test('readTranscript() numbers the texts of one entry', async () => {
  const turns = await turnsOf('answers')
  const [, columns, when, note] = turns.map((turn) => turn.uuid)
  expect(when).toBe(`${columns}#2`)
  expect(note).toMatch(/#2$/)
})

test('readTranscript() tells what was denied, interrupted, failed and approved', async () => {
  const [asked, denial, after, reason] = await turnsOf('denial')
  expect(asked?.facts.toolCalls).toEqual([{ name: 'Bash', target: 'git reset --hard', outcome: 'denied' }])
  expect(denial?.assistantBefore).toBe('I will reset it.\n\n[denied] Bash: git reset --hard')
  expect(denial?.facts.denied).toEqual({ name: 'Bash', target: 'git reset --hard', outcome: 'denied' })
  expect(denial?.facts).toMatchObject({ interrupted: true, afterInterrupt: false })
  expect(after?.facts.afterInterrupt).toBe(true)
  expect(reason?.facts.denied?.target).toBe('/home/user/project/a.ts')

  const [aborted, error, retried] = await turnsOf('interrupts-and-errors')
  expect(aborted).toMatchObject({ assistantText: '', facts: { interrupted: true, failed: true } })
  // What the message had said before it was stopped is no answer, but it is what the next words correct.
  expect(error).toMatchObject({
    assistantBefore: 'Once upon a',
    assistantText: '',
    facts: { afterInterrupt: true, failed: true },
  })
  expect(retried?.facts.toolCalls).toEqual([{ name: 'Bash', target: 'wc -l essay.md', outcome: 'failed' }])
})

test('readTranscript() marks branches that the person rewound away from', async () => {
  const turns = await turnsOf('rewind')
  expect(turns.map((turn) => turn.facts.rewound)).toEqual([false, true, true, false])
})

test('readTranscript() keeps what a person said to a subagent with what it answers', async () => {
  const [queued, later] = await turnsOf('subagents/agent-messages')
  expect(queued).toMatchObject({ assistantBefore: 'Sub works.', assistantText: 'Done.' })
  expect(later).toMatchObject({ assistantBefore: 'Done.', assistantText: 'Sub answered after end.' })
  const [denial] = await turnsOf('subagents/agent-denial')
  expect(denial?.facts.denied).toEqual({ name: 'Bash', target: 'rm a.txt', outcome: 'denied' })
  const [pasted] = await turnsOf('subagents/agent-pasted')
  expect(pasted?.pasted).toEqual(['a log\n\nalways run the pasted style\nits end'])
})

test('readTranscript() ends a turn at its answer: what follows unasked belongs to no turn', async () => {
  const [table, thanks] = await turnsOf('continuations')
  expect(table?.assistantText).toBe('| a |\n\n| b |')
  expect(thanks?.assistantBefore).toContain('I also ran the tests.')
  const [, later] = await turnsOf('machine-prompts')
  expect(later?.assistantBefore).toContain('The root cause was a flaky test.')
})

test('readTranscript() tells the numbers of damaged lines', async () => {
  const read = await readFixture('glued-and-damaged')
  expect(read.damagedLines).toEqual([5, 6, 7, 9])
})

test('readTranscript() sees what was delivered in what hooks handed over, nowhere else', async () => {
  const { injections } = await readFixture('delivery')
  expect(injections.map(({ hookEvent, learningIds }) => [hookEvent, learningIds])).toEqual([
    ['SessionStart', ['k3f9', 'a1b2']],
    ['SessionStart', ['k3f9', 'a1b2']],
    ['UserPromptSubmit', ['z9y8']],
  ])
})

test('readTranscript() reads what programs typed when it is asked to', async () => {
  const read = await readTranscript('fixtures/transcripts/sdk.jsonl', { endOfSession: true, includeAutomation: true })
  expect(read.ok && read.turns.map((turn) => turn.text)).toEqual([
    'You always prefer machine prompts.',
    'A person types in an application built on the SDK.',
  ])
})

async function readFixture(name: string) {
  const read = await readTranscript(`fixtures/transcripts/${name}.jsonl`, { endOfSession: true })
  if (!read.ok) throw new Error(read.message)
  return read
}

async function turnsOf(name: string): Promise<readonly Turn[]> {
  return (await readFixture(name)).turns
}
