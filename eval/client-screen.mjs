// The client as people use it: on a terminal, typed into, its screen read.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTerminal } from '../scripts/terminal.mjs'
import { clientEnvironment, harness, isolated, listRequests, readRequest } from './client.mjs'

/** Answers what the client asks a person once: whether it may use the key, and whether this folder is trusted. */
export function letIn({ out, project }) {
  const settings = { hasCompletedOnboarding: true, customApiKeyResponses: { approved: ['dummy-test-key'] } }
  const projects = { [project]: { hasTrustDialogAccepted: true } }
  writeFileSync(join(out, 'config/.claude.json'), JSON.stringify({ ...settings, projects }))
}

/** The client on a terminal, with the mock API beside it, until the client ends. */
export async function openClientTerminal({ out, project }, ...args) {
  const [command, ...script] = isolated(
    `mkdir -p ${out}/req ${out}/tmp; node ${harness}/mock.mjs --port 8787 --log ${out}/req --answers ${out}/answers.json >${out}/mock.log 2>&1 & sleep 1; ${harness}/cc.sh ${args.join(' ')}; kill $!`,
  )
  const env = clientEnvironment(out)
  const terminal = await openTerminal({ command, args: script, cwd: project, env, columns: 140, rows: 45 })
  await terminal.waitFor(/❯|> /)
  return terminal
}

/** The client shows a field before it takes keys for it: waits until nothing has changed on the screen for half a second. */
export async function settled(terminal) {
  for (let before; before !== terminal.screen(); await new Promise((resolve) => setTimeout(resolve, 500)))
    before = terminal.screen()
}

/** Enter counts as part of a paste if it comes with the text. */
export async function type(terminal, words) {
  terminal.press(words)
  await terminal.waitFor(new RegExp(words))
  terminal.press('\r')
}

/** The request that a prompt makes. */
export async function typeAndWait({ out }, terminal, words) {
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
