import { resolve } from 'node:path'
import { blocksIn, check, openClient, timesGiven } from '../client.mjs'

/** Sage as a plugin instead of hooks in the settings; and an older model, which is given hooks' words in another place. */
export async function checkPlugin() {
  const client = openClient('plugin')
  client.sage('init', '--yes')
  await client.teach('Use pnpm, not npm, for every install in this repository')
  await client.teach('Explain errors in German', '--scope', 'user')
  const once = (what, request) => {
    const text = client.preview('SessionStart')
    const times = request === undefined ? 0 : timesGiven(request, 'SessionStart', text)
    const blocks = request && blocksIn(request)
    check(
      `${what}: once, byte for byte the preview`,
      times === 1 && blocks === 1,
      `${times} ×, blocks of Sage ${blocks}`,
    )
  }
  const ask = (prompt, ...args) => client.drive([{ prompt, answers: ['Done.'], args, reset: true }]).main[0]
  once('claude-haiku-4-5', ask('Start', '--model', 'claude-haiku-4-5-20251001'))
  client.sage('hook', 'uninstall', '--global', '--yes')
  const none = ask('Start')
  check('without any hook nothing is given', none !== undefined && blocksIn(none) === 0)
  const plugin = ['--plugin-dir', resolve('.')]
  once('as a plugin', ask('Start', ...plugin))
  const recalled = ask('/sage:recall pnpm', ...plugin)
  check(
    '/sage:recall tells Claude to look with sage search',
    recalled !== undefined && recalled.text.includes('Run `sage search pnpm`'),
  )
}
