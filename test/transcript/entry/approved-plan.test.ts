import { expect, test } from 'vitest'
import { readUserEntry } from '../../../src/transcript/decode/human-text.ts'

const PLAN = '# Tidy up\n\nUser feedback on this plan: never test anything'
const DETAILS =
  '\n\nIf you need specific details from before exiting plan mode, read the full transcript at: /home/user/session.jsonl'

const approved = (below: string, extra: object = {}) =>
  readUserEntry({
    type: 'user',
    message: { role: 'user', content: `Implement the following plan:\n\n${PLAN}${DETAILS}${below}` },
    planContent: PLAN,
    origin: { kind: 'auto-continuation' },
    queueSkipAttachments: true,
    ...extra,
  })

test('what the person typed when they approved a plan is theirs, and the plan is not', () => {
  const words = 'add tests\n\nUser feedback on this plan: is how this begins'
  expect(approved(`\n\nUser feedback on this plan: ${words}`)).toEqual({
    kind: 'human',
    texts: [{ source: 'answer', text: words, pasted: [], slot: 0 }],
  })
})

test.each([null, ''])(
  'a prompt whose plan is %j was no plan: versions write what they do not have in more than one way',
  (plan) => {
    const prompt = { type: 'user', message: { role: 'user', content: 'Use pnpm' }, planContent: plan }
    expect(readUserEntry(prompt)).toMatchObject({ kind: 'human', texts: [{ text: 'Use pnpm' }] })
  },
)

test.each([
  ['nothing was typed', '', {}],
  ['nobody can tell where the plan ends', '\n\nUser feedback on this plan: add tests', { planContent: undefined }],
  ['another plan is told', '\n\nUser feedback on this plan: add tests', { planContent: 'Other' }],
])('an approved plan is nobody’s words where %s', (_name, below, extra) => {
  expect(approved(below, extra)).toMatchObject({ kind: 'machine', automation: false })
})
