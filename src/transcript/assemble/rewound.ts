import type { HumanEvent } from '../event.ts'
import { type FoldState, RECENT } from './state.ts'

/**
 * Notices that the person rewound: the prompt answers the same entry as an earlier one. Adds the turns of the branch it leaves to `rewound`;
 * `open` is the turn whose answer may still grow.
 */
export function markRewound(rewound: Set<string>, state: FoldState, event: HumanEvent, open: string | undefined): void {
  const branches = event.texts.some((text) => text.source === 'prompt' || text.source === 'slash_args')
  const parent = branches ? event.parent : ''
  const at = parent === '' ? -1 : state.recent.findIndex(([other, uuid]) => other === parent && uuid !== event.uuid)
  if (at !== -1) {
    const gone = state.recent.splice(at)
    // What was typed on the abandoned branch belongs to it, and so do the turns between.
    for (const [, uuid] of gone) rewound.add(uuid)
    if (open !== undefined) rewound.add(open)
  }
  // A turn that is not complete is read again and again: it counts once.
  if (state.recent.some(([, uuid]) => uuid === event.uuid)) return
  state.recent.push([parent, event.uuid])
  if (state.recent.length > RECENT) state.recent.shift()
}
