import { createWorkQueue } from '../../base/work-queue.ts'
import { ownSigns } from '../../dashboard/draw/ascii.ts'
import { createProgram } from '../../dashboard/program.ts'
import type { DataEffect, Effect } from '../../dashboard/state/effect.ts'
import type { Confirm } from '../../dashboard/state/overlay.ts'
import { selectedItem } from '../../dashboard/state/selected.ts'
import type { Settings } from '../../dashboard/state/settings.ts'
import type { Dispatch, Preview, Source } from '../../dashboard/state/source.ts'
import { currentList, initialState, type State } from '../../dashboard/state/state.ts'
import { STILL_HERE } from '../../dashboard/update/open-edit.ts'
import { createRelationIndex } from '../../dashboard/update/relations.ts'
import { placeOf } from '../../dashboard/update/selection.ts'
import type { Item } from '../../journal/item/item.ts'
import { refusal } from '../../text/checks/checks.ts'
import { joinLines, visibleLine } from '../../text/sanitize.ts'

/** The dashboard's program without a screen: keys in, sentences out. */
export type PlainReview = {
  readonly state: () => State
  readonly selected: () => Item | undefined
  /** The selected item's number, from 1, and the total. */
  readonly place: () => { at: number; of: number }
  /** How many items wait. */
  readonly pending: () => number
  /** How many decisions were written. */
  readonly decisions: () => number
  /** How many items are decided now by what this run did: without what it took back. */
  readonly decided: () => number
  readonly preview: (item: Item) => Preview
  readonly question: () => Confirm | undefined
  /** Presses a key and returns the dashboard's message, once everything it caused is done. */
  readonly press: (key: string) => Promise<string>
  /** Narrows the whole run, e.g. to one session. */
  readonly filter: (text: string) => Promise<void>
  /** Narrows it further, until other words are given; '' shows all of the run again. */
  readonly find: (words: string) => Promise<void>
  /** The words last given to `find`. */
  readonly words: () => string
  readonly edit: (text: string) => Promise<string>
  /** Selects the entry of this number, or returns a message. */
  readonly goTo: (number: number) => Promise<string>
}

type Options = {
  readonly source: Source
  readonly settings: Settings
  readonly now: () => Date
  /** Keys come from a keyboard, where one may be held down; each line of a pipe is meant. */
  readonly typed: boolean
}

export function createPlainReview({ source, settings, now, typed }: Options): PlainReview {
  const own = ownSigns(settings.ascii)
  const work = createWork(source, () => look())
  let run = ''
  let words = ''
  let apart = 0
  // Large enough that every text counts as read: it is printed before the question.
  const initial = initialState(settings, { columns: 200, rows: 1000 })
  const program = createProgram(initial, work.perform)
  const { getState, dispatch } = program
  const at = () => now().getTime() + (typed ? 0 : ++apart * 1000)
  const look = (): void => dispatch({ type: 'snapshot', snapshot: source.snapshot(), at: at() })
  const settle = async (): Promise<void> => {
    await work.done()
    look()
  }
  const press = async (...keys: string[]): Promise<string> => {
    const before = getState().toast
    dispatch({ type: 'keys', keys, at: at(), painted: getState() })
    await settle()
    const { toast } = getState()
    return toast && toast !== before ? own(visibleLine(toast.text)) : ''
  }
  const show = async (): Promise<void> => {
    await press('/')
    await press('ctrl-u')
    dispatch({ type: 'paste', text: `${run} ${words}`.trim(), at: at() })
    await press('enter')
  }
  look()

  return {
    state: getState,
    selected: () => selectedItem(getState()),
    place: () => placeOf(currentList(getState())),
    pending: () => getState().snapshot.items.filter((item) => item.status === 'pending').length,
    decisions: work.decisions,
    decided: () =>
      getState().snapshot.items.filter(({ id, status }) => work.touched.has(id) && status !== 'pending').length,
    preview: source.preview,
    question() {
      const { overlay } = getState()
      return overlay?.type === 'confirm' ? overlay : undefined
    },
    press,
    async filter(text) {
      run = text
      await show()
    },
    async find(text) {
      words = text.trim()
      await show()
    },
    words: () => words,
    async edit(text) {
      const line = joinLines(text)
      if (line === '') return 'Nothing changed'
      // The editor would cut a long text, and nobody checks its end.
      const refused = refusal(line)
      if (refused !== undefined) return `Nothing changed: ${refused}`
      await press('e')
      await press('ctrl-u')
      dispatch({ type: 'paste', text: line, at: at() })
      const said = await press('enter')
      // Words that could not be saved are in the editor again; here they are in the lines above.
      if (getState().overlay?.type === 'prompt') await press('esc')
      return said.split(STILL_HERE)[0] ?? said
    },
    async goTo(number) {
      const { of } = placeOf(currentList(getState()))
      if (!(number >= 1 && number <= of)) return `The numbers go from 1 to ${of}.`
      await press('g')
      for (let step = 1; step < number; step++) dispatch({ type: 'keys', keys: ['j'], at: at(), painted: getState() })
      return ''
    },
  }
}

/** Performs what keys cause, one after the other, and counts what was decided. `look` shows what changed in the source. */
function createWork(source: Source, look: () => void) {
  const index = createRelationIndex()
  const touched = new Set<string>()
  let decisions = 0
  const queue = createWorkQueue()

  async function ask(effect: DataEffect, dispatch: Dispatch): Promise<void> {
    // What it changes is shown before its answer comes, as on the screen: it would be taken for the doing of others.
    const stop = source.subscribe(look)
    const counted: Dispatch = (action) => {
      if (action.type === 'saved') {
        decisions += action.events.length
        for (const { item } of action.events) touched.add(item)
      }
      dispatch(action)
    }
    await source.perform(effect, counted).finally(stop)
  }

  const perform = (effect: Effect, dispatch: Dispatch): void => {
    switch (effect.type) {
      case 'relate':
        index.take(effect.items)
        index.work(Infinity)
        return dispatch({ type: 'related', relations: index.relations() })
      case 'quit':
      case 'redraw':
      case 'suspend':
      case 'notify':
      case 'after':
      case 'openEditor':
      case 'openPager':
      case 'copy':
        return
      default:
        queue.add(() => ask(effect, dispatch))
    }
  }

  // An answer may lead to more: an undo whose step is gone takes the one before.
  return { perform, done: queue.settled, touched, decisions: () => decisions }
}
