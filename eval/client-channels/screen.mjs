import { letIn, openClientTerminal, type, typeAndWait } from '../client-screen.mjs'
import { blocksIn, check, occurrences, openClient, timesGiven } from '../client.mjs'

/** The client as people use it: one process on a terminal, in which they type prompts, `/compact`, `/branch` and `/clear`. */
export async function checkScreen() {
  const client = openClient('screen')
  client.sage('init', '--yes')
  const ids = [
    await client.teach('Use pnpm, not npm, for every install in this repository'),
    await client.teach('Explain errors in German', '--scope', 'user'),
  ]
  letIn(client)
  const terminal = await openClientTerminal(client)
  const once = (what, request, source) => {
    const text = client.preview('SessionStart', '--source', source)
    const times = timesGiven(request, 'SessionStart', text)
    const seen = ids.map((id) => occurrences(request.text, `id="${id}"`))
    check(
      `${what}: all learnings once, byte for byte the preview`,
      times === 1 && seen.every((count) => count === 1) && blocksIn(request) === 1,
      `the previewed text ${times} ×, learnings ${seen.join()} ×`,
    )
  }
  const ask = (words) => typeAndWait(client, terminal, words)
  once('typed prompt', await ask('Say one word'), 'startup')
  await type(terminal, '/compact')
  await terminal.waitFor(/ompacted/)
  once('after /compact was typed', await ask('Say another word'), 'compact')
  await type(terminal, '/branch')
  await terminal.waitFor(/ranched/)
  once('after /branch was typed', await ask('Say a third word'), 'compact')
  await type(terminal, '/clear')
  await terminal.waitFor(/^(?![^]*third word)/)
  once('after /clear was typed', await ask('Say a last word'), 'clear')
  await type(terminal, '/exit')
  await terminal.exited
}
