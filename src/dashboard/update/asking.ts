import type { Asked, State, Step, JournalRequest } from '../state/state.ts'
import { andThen, type Result } from './result.ts'

/**
 * Asks the journal for something, in the order of the keys. What undo and redo revert is known only when everything before them is answered,
 * so they wait for that, and what is decided after them waits with them.
 */
export function ask(state: State, wanted: JournalRequest): Result {
  return state.waiting.length === 0 && mayGo(state, wanted)
    ? send(state, wanted)
    : [{ ...state, waiting: [...state.waiting, wanted] }]
}

/** Whether something that was asked for, and has no answer yet, may change this item. */
export function isAsked(state: State, id: string): boolean {
  const { asked, waiting } = state
  const about = waiting.flatMap((one) => (one.type === 'decide' ? one.requests : [])).map(({ item }) => item)
  return about.includes(id) || asked.some((one) => mayBeAbout(one, id)) || waitsForStepOf(state, id)
}

/** Only the answer says what the last step in the journal is about. */
export function mayBeAbout({ step }: Asked, id: string): boolean {
  return step?.items.includes(id) ?? true
}

/** Whether an undo or redo that waits may be about this item: it takes one of the last steps, or what is decided before it. */
function waitsForStepOf(state: State, id: string): boolean {
  const { asked, waiting } = state
  const decided = [...asked, ...waiting].filter(({ type }) => type === 'decide').length
  return (['undo', 'redo'] as const).some((type) => {
    const wanted = waiting.filter((one) => one.type === type).length
    if (wanted > state[type].length + decided) return true
    return wanted > 0 && state[type].slice(-wanted).some(({ items }) => items.includes(id))
  })
}

function mayGo({ asked }: State, { type }: JournalRequest): boolean {
  return type === 'decide' ? asked.every((one) => one.type === 'decide') : asked.length === 0
}

function send(state: State, wanted: JournalRequest): Result {
  if (wanted.type !== 'decide') return askForStep(state, wanted.type)
  const { requests, cursor } = wanted
  const asked: Asked = { type: 'decide', step: { events: [], items: requests.map(({ item }) => item), cursor } }
  return [
    { ...state, redo: [], asked: [...state.asked, asked] },
    { type: 'decide', requests },
  ]
}

/** Takes the last step of this run, or the last one in the journal if there is none. */
export function askForStep(state: State, type: 'undo' | 'redo'): Result {
  const step = state[type].at(-1)
  const next = { ...state, [type]: state[type].slice(0, -1), asked: [...state.asked, { type, step }] }
  return [next, step ? { type, events: step.events } : { type }]
}

/** Takes the oldest request off the list, because its answer is here: returns its step. Nothing if it was of another type. */
export function answered(state: State, type: Asked['type']): [State, Step | undefined] {
  const [first, ...asked] = state.asked
  return first?.type === type ? [{ ...state, asked }, first.step] : [state, undefined]
}

/** Makes the requests that waited, as far as every answer that they wait for is there. */
export function goOn(state: State): Result {
  const [first, ...waiting] = state.waiting
  if (first === undefined || !mayGo(state, first)) return [state]
  return andThen(send({ ...state, waiting }, first), goOn)
}

/**
 * The same after the answer that nothing was written. The steps that waited for it are dropped: they would take back something else, and the
 * error would go unread.
 */
export function goOnWithoutSteps(state: State): Result {
  if (state.asked.length > 0) return [state]
  const decided = state.waiting.findIndex(({ type }) => type === 'decide')
  return goOn({ ...state, waiting: decided === -1 ? [] : state.waiting.slice(decided) })
}
