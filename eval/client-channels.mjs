// Every way in which a learning reaches Claude, with the real Claude Code client against a mock API: what its requests hold, beside what
// `sage inject --preview` says. One line for each check. Needs ../shared/client; says so when it is absent.
//   npm run build && node eval/client-channels.mjs [sources screen open prompts subagents plugin both files many gate]
import { checkBoth } from './client-channels/both.mjs'
import { checkFiles } from './client-channels/files.mjs'
import { checkGate } from './client-channels/gate.mjs'
import { checkMany } from './client-channels/many.mjs'
import { checkOpen } from './client-channels/open.mjs'
import { checkPlugin } from './client-channels/plugin.mjs'
import { checkPrompts } from './client-channels/prompts.mjs'
import { checkScreen } from './client-channels/screen.mjs'
import { checkSources } from './client-channels/sources.mjs'
import { checkSubagents } from './client-channels/subagents.mjs'
import { finish, requireClient } from './client.mjs'

requireClient('eval/client-channels')
const parts = {
  sources: checkSources,
  screen: checkScreen,
  open: checkOpen,
  prompts: checkPrompts,
  subagents: checkSubagents,
  plugin: checkPlugin,
  both: checkBoth,
  files: checkFiles,
  many: checkMany,
  gate: checkGate,
}
const chosen = process.argv.slice(2)
for (const [name, run] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n${name}`)
  await run()
}
finish()
