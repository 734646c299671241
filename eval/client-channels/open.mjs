import { letIn, openClientTerminal, type, typeAndWait } from '../client-screen.mjs'
import { check, occurrences, openClient, timesGiven } from '../client.mjs'

const WORDS = 'From now on always use pnpm, never npm, for installs in this repo.'
const RELEVANT = 'Please install left-pad in this repo'

/**
 * A session that goes on at one terminal, and the dashboard open at another: what is approved in the dashboard arrives in the session, and the
 * dashboard shows that it did.
 */
export async function checkOpen() {
  const client = openClient('open')
  client.sage('init', '--yes')
  letIn(client)
  const dashboard = await client.atTerminalIn(client.project)
  await dashboard.waitFor(/Pending 0/)
  let session = await openClientTerminal(client)
  const ask = (words) => typeAndWait(client, session, words)
  const ids = []
  const holds = (what, { text }) => {
    const times = ids.map((id) => occurrences(text, `id="${id}"`))
    check(`${what}: each learning once`, times.length > 0 && times.every((count) => count === 1), times.join())
  }
  /** The list of approved learnings shows for each how many sessions were given it. */
  const seen = async (what, words) => {
    const found = dashboard.waitFor(new RegExp(`${words}.* 1×`))
    const problem = await found.then(() => '').catch((error) => `\n${error.message}`)
    check(`${what}: the dashboard shows that it arrived`, problem === '', problem)
  }

  await ask(WORDS)
  await dashboard.waitFor(/Pending 1[^]*never npm/)
  dashboard.press('a')
  await dashboard.waitFor(/✓ Approved/)
  dashboard.press('2')
  const [learning] = JSON.parse(client.sage('list', '--all', '--json')).items
  ids.push(learning.id)
  const expected = client.preview('UserPromptSubmit', '--prompt', RELEVANT)
  const next = await ask(RELEVANT)
  check(
    'approved while the session goes on: with the next prompt that it is relevant to, byte for byte the preview',
    timesGiven(next, 'UserPromptSubmit', expected) === 1,
    expected.replaceAll('\n', ' ⏎ '),
  )
  holds('next prompt', next)
  await seen('next prompt', 'never npm')
  holds('the prompt after it', await ask(`${RELEVANT} again`))

  const teach = async (words) => ids.push(await client.teach(words))
  await teach('Name branches after the ticket')
  await type(session, '/compact')
  await session.waitFor(/ompacted/)
  holds('approved before /compact', await ask('Say one word'))
  await seen('/compact', 'Name branches')

  await teach('Sign every commit of a release')
  await type(session, '/branch')
  await session.waitFor(/ranched/)
  holds('approved before /branch', await ask('Say another word'))
  await seen('/branch', 'Sign every commit')

  await teach('Keep changelog entries to one line')
  await type(session, '/clear')
  await session.waitFor(/^(?![^]*another word)/)
  holds('approved before /clear', await ask('Say a third word'))
  await seen('/clear', 'Keep changelog entries')

  await type(session, '/exit')
  await session.exited
  await teach('Answer questions about time zones in UTC')
  session = await openClientTerminal(client, '--continue')
  holds('approved before a resume', await ask('Say a last word'))
  await seen('resume', 'Answer questions')

  await type(session, '/exit')
  await session.exited
  dashboard.press('q')
  check('the dashboard exits with 0', (await dashboard.exited) === 0)
}
