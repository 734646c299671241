import { blocksIn, check, conversation, occurrences, openClient, timesGiven } from '../client.mjs'

const LEARNINGS = [
  'Deploy to staging with the blue pipeline, never by hand',
  'Invoices are rounded to five cents in Switzerland',
  'Database migrations need a rollback script beside them',
  'Screenshots for the manual are taken at 1280 pixels',
  'The payment gateway is mocked with wiremock in tests',
  'Translations are written in the yaml catalogue first',
]
const PROMPTS = [
  'Please deploy the branch with the staging pipeline',
  'Why are the invoices in Switzerland off by two cents after they are rounded?',
  'Write the database migration that adds a column, with its rollback script',
  'Take new screenshots for the manual, in the right number of pixels',
  'Add tests for the payment gateway that use wiremock',
  'Add the new translations to the yaml catalogue',
]
const IRRELEVANT = 'What is the tallest mountain of Peru, and who climbed it before anybody else did?'

/** UserPromptSubmit: what did not fit at the start comes with a prompt that it is relevant to, once in a session. */
export async function checkPrompts() {
  const client = openClient('prompts')
  client.sage('init', '--yes')
  client.sage('config', 'set', 'inject.budget_tokens', '130')
  const ids = []
  for (const text of LEARNINGS) ids.push(await client.teach(text))
  const { leftOut } = JSON.parse(client.sage('inject', '--preview', '--json'))
  const which = ids.findIndex((id) => leftOut.some((left) => left.id === id && left.reason === 'budget'))
  const [id, prompt] = [ids[which], PROMPTS[which]]
  const text = client.preview('UserPromptSubmit', '--prompt', prompt)
  check('the preview finds the learning that did not fit', text.includes(`id="${id}"`), text.replaceAll('\n', ' '))
  const nothing = client.preview('UserPromptSubmit', '--prompt', IRRELEVANT)
  check('the preview finds nothing for a prompt about something else', nothing === '', nothing)

  const once = (what, request, blocks = 2) => {
    const times = request === undefined ? 0 : timesGiven(request, 'UserPromptSubmit', text)
    const known = occurrences(request?.text ?? '', `id="${id}"`)
    const seen = `the previewed text ${times} ×, the learning ${known} ×, blocks of Sage ${request && blocksIn(request)}`
    check(what, times === 1 && known === 1 && request !== undefined && blocksIn(request) === blocks, seen)
  }
  const given = client.drive([
    { name: 'talk', prompt: IRRELEVANT, answers: ['Huascarán.'] },
    { name: 'asked', session: 'resume', of: 'talk', prompt, answers: ['Done.'] },
    { name: 'same', session: 'resume', of: 'talk', prompt, answers: ['Done again.'] },
    { name: 'fork', session: 'fork', of: 'talk', prompt, answers: ['Done in a fork.'] },
    conversation('squeezed', ['/compact', prompt], { answers: ['Yes.'], session: 'resume', of: 'talk' }),
    { name: 'twice', session: 'resume', of: 'talk', prompt, answers: ['Yes again.'] },
    { name: 'later', session: 'resume', of: 'talk', prompt, answers: ['Later.'] },
    { name: 'branch', session: 'fork', of: 'talk', prompt, answers: ['Branched.'] },
    conversation('cleared', [prompt, '/clear', prompt], { answers: ['A.', 'B.'] }),
    { name: 'more', session: 'resume', of: 'cleared', prompt, answers: ['C.'] },
    { name: 'first', prompt, answers: ['At once.'] },
    { name: 'short', prompt: 'deploy', answers: ['No.'] },
  ])
  const [talk, asked, same, fork, squeezed, twice, later, branch, before, cleared, more, first, short] = given.main
  check(
    'an irrelevant prompt is given nothing but the start',
    talk !== undefined && blocksIn(talk) === 1 && !talk.text.includes('UserPromptSubmit hook'),
    `blocks of Sage ${talk && blocksIn(talk)}`,
  )
  once('a relevant prompt is given the learning, byte for byte the preview', asked)
  once('the same prompt again, after a resume: still once', same)
  once('in a fork: still once', fork)
  once('after /compact dropped it: given again', squeezed)
  once('… and not a second time', twice)
  once('resume after that: still once', later)
  once('fork after that: still once', branch)
  once('before /clear', before)
  once('after /clear dropped it: given again', cleared)
  once('… and not a second time', more)
  once('with the first prompt of a session', first)
  check(
    'a prompt that is too short is given nothing but the start',
    short !== undefined && blocksIn(short) === 1,
    `blocks of Sage ${short && blocksIn(short)}`,
  )

  client.sage('sync')
  const { deliveredTo } = JSON.parse(client.sage('show', id, '--json')).item
  const { short: never, ...others } = given.sessions
  const expected = [...new Set(Object.values(others))]
  check(
    'sage show --json: it arrived in these sessions, and not in the one that was given nothing',
    expected.every((session) => deliveredTo.includes(session)) && !deliveredTo.includes(never),
    `${deliveredTo.length} sessions, ${expected.length} expected and the one before /clear`,
  )
}
