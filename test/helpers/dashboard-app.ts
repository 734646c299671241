// A dashboard over a source in memory, for tests in a real terminal: started as a process of its own.
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { dropTypedAhead } from '../../src/commands/start/drop-typed-ahead.ts'
import { defaultConfig } from '../../src/config/schema.ts'
import { runDashboard } from '../../src/dashboard/main/main.ts'
import { settingsFrom } from '../../src/dashboard/state/settings.ts'
import { fakeSource } from './fake-source.ts'
import { makeSnapshot } from './scenarios.ts'

const [scenario = 'sample', ...flags] = process.argv.slice(2)
const source = fakeSource(makeSnapshot(scenario))
const config = {
  ...defaultConfig,
  ui: { ...defaultConfig.ui, ...(JSON.parse(process.env.DASHBOARD_UI ?? '{}') as object) },
}
const broken = process.env.DASHBOARD_BREAK
const perform = source.perform
let isUndrawable = false
const breaking: typeof perform = async (effect, dispatch) => {
  if (effect.type !== 'pauseDrain') return perform(effect, dispatch)
  if (broken === 'draw') {
    isUndrawable = true
    dispatch({ type: 'told', text: 'Drawn anew' })
  } else if (broken === 'throw')
    setTimeout(() => {
      throw new Error('broken on purpose')
    }, 1)
  else throw new Error('broken on purpose')
}
/** Stands for a disk that does not answer the first frame's requests, after the terminal was taken. */
const unreadable = (): never => {
  throw new Error('broken on purpose')
}
/** Drawing an item may throw. */
const preview: typeof source.preview = (item) => {
  if (isUndrawable) throw new Error('broken on purpose')
  return source.preview(item)
}
/** What broke may also prevent closing. */
const close = async (): Promise<void> => {
  if (broken !== 'draw') throw new Error('cannot be closed')
  process.stdout.write('the source is closed\n')
}
const start = Date.now()
const exitCode = await runDashboard({
  source: broken
    ? { ...source, perform: breaking, preview, close, ...(broken === 'start' && { snapshot: unreadable }) }
    : source,
  outside: {
    async perform(effect, terminal, dispatch) {
      if (effect.type === 'copy') return dispatch({ type: 'told', text: `Copied ${effect.what}` })
      await terminal.lend(async () => process.stdout.write(`<<${effect.type}>>`))
      if (effect.type === 'openEditor')
        dispatch({ type: 'edited', item: effect.item, on: effect.on, text: 'Edited outside' })
    },
  },
  settings: settingsFrom(config, process.env, {
    ascii: flags.includes('--ascii'),
    inline: flags.includes('--inline'),
    home: '/home/user',
  }),
  loadInk: () => import('../../src/dashboard/main/ink-screen.tsx'),
  stdin: process.stdin,
  stdout: process.stdout,
  dropTyped: dropTypedAhead,
  // The sample's moment, moving on as time does: ages in pictures stay what they are.
  now: () => new Date(Date.parse('2026-03-01T10:00:00.000Z') + Date.now() - start),
}).catch((error: unknown) => {
  // As in the command line: an error that reaches this place is reported, and the process ends.
  process.stderr.write(`${String(error)}\n`)
  return 1
})
if (process.env.DASHBOARD_TIMERS) {
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout')
  process.stdout.write(`timers: ${timers.length}\n`)
}
const journal = process.env.DASHBOARD_JOURNAL
if (journal) writeFileSync(journal, JSON.stringify(source.journal()))
process.exit(exitCode)
