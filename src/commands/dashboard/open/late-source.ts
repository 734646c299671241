import { createListeners } from '../../../base/listeners.ts'
import type { Snapshot } from '../../../dashboard/state/snapshot.ts'
import type { Preview, Source } from '../../../dashboard/state/source.ts'
import type { Item } from '../../../journal/item/item.ts'

export type LateSource = Source & {
  /** Opens the real source, which is used from then on. Rejects if it cannot be opened. */
  readonly open: () => Promise<void>
}

/** A source that shows what is already known until the real one is open. Requests before then wait. */
export function lateSource(
  known: { readonly snapshot: Snapshot; readonly preview: (item: Item) => Preview },
  load: () => Promise<Source>,
): LateSource {
  const { subscribe, notify } = createListeners()
  let source: Source | undefined
  let opening: Promise<Source> | undefined
  const opened = () => (opening ??= open())

  async function open(): Promise<Source> {
    const real = await load()
    source = real
    real.subscribe(notify)
    notify()
    return real
  }

  return {
    open: async () => void (await opened()),
    snapshot: () => source?.snapshot() ?? known.snapshot,
    subscribe,
    perform: async (effect, dispatch) => (await opened()).perform(effect, dispatch),
    preview: (item) => (source ?? known).preview(item),
    forecast: (items) => source?.forecast(items),
    close: async () => source?.close(),
  }
}
