import type { ReadingState } from '../event/cursor.ts'
import { type HumanEvent, isPrompt } from '../event/event.ts'
import { MAX_RECENT } from './state.ts'

/**
 * Notices that the person rewound: the prompt has the same parent as an earlier one, or as what was typed while the model worked, which can be
 * rewound to as well. Adds to `rewound` the turns of the branch that is left, and what was taken back before it was sent. A `resent` prompt
 * takes nothing back.
 */
export function markRewound(
  rewound: Set<string>,
  state: ReadingState,
  event: HumanEvent,
  { resent }: { readonly resent: boolean },
): void {
  if (event.takenBack) rewound.add(event.uuid)
  const branches = isPrompt(event.texts)
  const parent = branches || event.texts.some((text) => text.source === 'queued') ? event.parent : ''
  const at =
    branches && !resent && parent !== ''
      ? state.recent.findIndex((one) => one[0] === parent && one[1] !== event.uuid)
      : -1
  // What was typed on the abandoned branch belongs to it, and so do the turns between.
  if (at !== -1) for (const [, uuid] of state.recent.splice(at)) rewound.add(uuid)
  // A turn that is not complete is read again and again: it counts once.
  if (state.recent.some((one) => one[1] === event.uuid)) return
  state.recent.push([parent, event.uuid])
  if (state.recent.length > MAX_RECENT) state.recent.shift()
}

/** Notices that the client put the prompt below this entry back into the input line. What came after it counts: it is in the client's summary. */
export function markPutBack(rewound: Set<string>, { recent }: ReadingState, parent: string): void {
  for (const [at, uuid] of recent) if (at !== '' && at === parent) rewound.add(uuid)
}
