import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTerminal } from '../../scripts/terminal.mjs'
import {
  blocksIn,
  check,
  harness,
  isolated,
  listRequests,
  occurrences,
  openClient,
  readRequest,
  timesGiven,
} from '../client.mjs'

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

/** What the client asks once of a person: whether it may use the key, and whether this folder is trusted. */
function letIn({ out, project }) {
  const settings = { hasCompletedOnboarding: true, customApiKeyResponses: { approved: ['dummy-test-key'] } }
  const projects = { [project]: { hasTrustDialogAccepted: true } }
  writeFileSync(join(out, 'config/.claude.json'), JSON.stringify({ ...settings, projects }))
}

async function openClientTerminal({ out, project }) {
  const folders = { CC_CONFIG: join(out, 'config'), CC_HOME: join(out, 'home'), CC_TMP: join(out, 'tmp') }
  const [command, ...args] = isolated(
    `mkdir -p ${out}/req ${out}/tmp; node ${harness}/mock.mjs --port 8787 --log ${out}/req >${out}/mock.log 2>&1 & sleep 1; ${harness}/cc.sh; kill $!`,
  )
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...folders }
  const terminal = await openTerminal({ command, args, cwd: project, env, columns: 140, rows: 45 })
  await terminal.waitFor(/❯|> /)
  return terminal
}

/** Enter counts as part of a paste if it comes with the text. */
async function type(terminal, words) {
  terminal.press(words)
  await terminal.waitFor(new RegExp(words))
  terminal.press('\r')
}

/** The request that a prompt makes. */
async function typeAndWait({ out }, terminal, words) {
  const before = listRequests(out).length
  await type(terminal, words)
  const limit = Date.now() + 30_000
  while (Date.now() < limit) {
    const found = listRequests(out)
      .slice(before)
      .filter((path) => path.endsWith('-main.json') && readFileSync(path, 'utf8').includes('"answer"'))
    if (found[0] !== undefined) {
      await terminal.waitFor(/MOCK-DEFAULT-ANSWER/)
      return readRequest(found[0])
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No request for "${words}":\n${terminal.screen()}`)
}
