import { blocksIn, check, delegate, openClient, timesGiven } from '../client.mjs'

/** SubagentStart: off unless the person switches it on; then a subagent has what a session begins with. */
export async function checkSubagents() {
  const client = openClient('subagents')
  client.sage('init', '--yes')
  await client.teach('Use pnpm, not npm, for every install in this repository')
  const ask = () =>
    client.drive([
      { prompt: 'Delegate this', args: ['--allowedTools', 'Agent'], answers: [[delegate], 'Reported.'], reset: true },
    ]).subagents
  const off = ask()
  check(
    'by default a subagent is given nothing, as the preview says',
    off.length > 0 && client.preview('SubagentStart') === '' && off.every((request) => blocksIn(request) === 0),
    `${off.length} requests of subagents`,
  )
  client.sage('config', 'set', 'inject.subagents', 'true')
  const on = ask()
  const text = client.preview('SubagentStart')
  check(
    'switched on, it is given the preview once, byte for byte',
    text !== '' &&
      on.length > 0 &&
      on.every((one) => timesGiven(one, 'SubagentStart', text) === 1 && blocksIn(one) === 1),
    `${on.length} requests of subagents, ${text.length} units`,
  )
}
