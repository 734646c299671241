import { createWorkQueue } from '../../base/work-queue.ts'
import type { Effect } from '../state/effect.ts'
import type { Settings } from '../state/settings.ts'
import type { Dispatch, Outside, Source, TerminalAccess } from '../state/source.ts'
import { createRelating } from './relating.ts'

/** What effects need of the process and its terminal. */
type Host = TerminalAccess & {
  readonly quit: (exitCode: number) => void
  readonly crash: (error: unknown) => void
  readonly redraw: () => void
  /** Stops the job, as Ctrl-z does in a shell. */
  readonly suspend: () => void
}

export type Performer = {
  readonly perform: (effect: Effect, dispatch: Dispatch) => void
  /** Resolves when everything requested so far is written, including what waited for answers and what the editor saved. */
  readonly written: () => Promise<void>
  /** From then on no timer fires. */
  readonly stop: () => void
}

type PerformerOptions = {
  readonly source: Source
  readonly outside: Outside
  readonly host: Host
  readonly notify: Settings['notify']
}

/** These effects are written one after the other, in the order of the keys. No other effect has to wait for them. */
const IN_ORDER: ReadonlySet<Effect['type']> = new Set(['decide', 'undo', 'redo', 'saveNew', 'keepDraft', 'dropDraft'])

/** Hands each effect to the code that performs it; results come back as actions. */
export function createPerformer({ source, outside, host, notify }: PerformerOptions): Performer {
  const relating = createRelating()
  const timers = new Set<NodeJS.Timeout>()
  const queue = createWorkQueue()
  /** Only one program at a time can have the terminal. */
  const outsideQueue = createWorkQueue()
  let stopped = false

  return {
    perform(effect, dispatch) {
      switch (effect.type) {
        case 'quit':
          return host.quit(effect.exitCode)
        case 'redraw':
          return host.redraw()
        case 'suspend':
          return host.suspend()
        case 'relate':
          return relating.relate(effect.items, (relations) => dispatch({ type: 'related', relations }))
        case 'notify':
          return host.write(notify === 'bell' ? '\u0007' : `\u001b]9;sage: ${effect.text}\u0007`)
        case 'after': {
          // Keys in the same chunk after the one that quits may still request a timer, which would only keep the shell waiting.
          if (stopped) return
          const timer = setTimeout(() => {
            timers.delete(timer)
            dispatch(effect.action)
          }, effect.milliseconds)
          timers.add(timer)
          return
        }
        case 'openEditor':
        case 'openPager':
        case 'copy':
          outsideQueue.add(() => outside.perform(effect, host, dispatch).catch(host.crash))
          return
        default: {
          const run = () => source.perform(effect, dispatch).catch(host.crash)
          if (IN_ORDER.has(effect.type)) queue.add(run)
          else void run()
        }
      }
    },
    async written() {
      await outsideQueue.settled()
      await queue.settled()
    },
    stop() {
      stopped = true
      relating.stop()
      timers.forEach(clearTimeout)
    },
  }
}
