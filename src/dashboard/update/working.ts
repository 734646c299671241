import { isFromTranscript, type Item } from '../../journal/item/item.ts'
import type { ActivityEntry } from '../../review/record/activity.ts'
import { keyName } from '../keys/bindings.ts'
import { hideBanner, hookStateText, installHelps } from '../state/banner.ts'
import { selectedActivity, selectedItem, selectedSession } from '../state/selected.ts'
import { currentList, type State } from '../state/state.ts'
import type { KeyActions } from './key-action.ts'
import { heldBack } from './listed.ts'
import { type Result, toast } from './result.ts'
import { mergeRows, reorder } from './rows.ts'
import { steppingActions } from './stepping.ts'

function transcript(state: State): Result {
  if (currentList(state).selected === undefined) return toast(state, 'Nothing is selected')
  const item = selectedItem(state)
  const path =
    item?.evidence.transcriptPath ?? selectedSession(state)?.transcriptPath ?? selectedActivity(state)?.transcriptPath
  if (!path) return toast(state, 'No transcript is known for this')
  return [state, { type: 'openPager', path, ...(item && placeIn(item)) }]
}

/** Where its words are in the file: in a turn of a transcript, or as text in an imported file. */
function placeIn({ evidence }: Item): { turnUuid: string } | { words: string } {
  return isFromTranscript(evidence) ? { turnUuid: evidence.turnUuid } : { words: evidence.text }
}

function copy(what: 'text' | 'id') {
  return (state: State): Result => {
    const item = selectedItem(state)
    const { selected } = currentList(state)
    if (selected === undefined) return toast(state, 'Nothing is selected')
    if (what === 'id') return [state, { type: 'copy', text: selected, what: 'id' }]
    const activity = selectedActivity(state)
    const text =
      item?.text ?? (activity ? [activity.text, ...(activity.detail ?? [])].join('\n') : selectedSession(state)?.title)
    return text === undefined
      ? toast(state, 'Nothing to copy')
      : [state, { type: 'copy', text, what: item ? 'text' : 'message' }]
  }
}

function sync(state: State): Result {
  const { drain } = state.snapshot
  if (!drain) return [...toast(state, 'Reading what is new …'), { type: 'sync' }]
  return drain.paused
    ? [...toast(state, 'Resuming'), { type: 'resumeDrain' }]
    : [...toast(state, 'Pausing after this session'), { type: 'pauseDrain' }]
}

export const workingActions: KeyActions = {
  ...steppingActions,
  transcript,
  copy: copy('text'),
  'copy-id': copy('id'),
  sync,
  install: (state) => {
    const { hooks } = state.snapshot
    // Only the doctor knows which folder they were installed for; this would install for the user.
    if (!installHelps(hooks)) return toast(state, hookStateText(hooks) ?? 'The hooks are installed')
    return [state, { type: 'planHooks' }]
  },
  refine: (state) => [...toast(state, 'Looking at what a model could sort …'), { type: 'planRefine' }],
  'look-again': (state) => [...toast(state, 'Looking again at what was too weak …'), { type: 'lookAgain' }],
  scan: (state) => [...toast(state, 'Reading the last 30 days …'), { type: 'scan' }],
  'hide-banner'(state) {
    const hidden = hideBanner(state)
    return hidden ? [hidden] : toast(state, 'No banner is shown')
  },
  // A held key does not sort again: with thousands of rows that takes longer than the frame.
  redraw: (state, { held }) => [held ? state : reorder(state), { type: 'redraw' }],
  suspend: (state) => [state, { type: 'suspend' }],
  quit: (state) => [state, { type: 'quit', exitCode: 0 }],
  interrupt: (state) => [state, { type: 'quit', exitCode: 130 }],
}

export const pendingActions: KeyActions = {
  'show-rest'(state) {
    if (!state.everything && heldBack(state) === 0) return toast(state, 'Nothing is held back')
    const next = reorder({ ...state, everything: !state.everything })
    return toast(next, next.everything ? 'All pending proposals' : 'The best of each session')
  },
}

export const sessionActions: KeyActions = {
  'pause-session'(state) {
    const session = selectedSession(state)
    if (!session) return toast(state, 'Nothing is selected')
    const { id, paused } = session
    if (paused) return [...toast(state, 'This session is no longer paused'), { type: 'resumeSession', session: id }]
    const key = keyName(state.settings, 'sessions', 'pause-session')
    return [...toast(state, `This session is paused; ${key} resumes it`), { type: 'pauseSession', session: id }]
  },
}

function onFailedSignal(act: (state: State, session: string, entry: ActivityEntry) => Result) {
  return (state: State): Result => {
    const entry = selectedActivity(state)
    return entry?.failedSession === undefined
      ? toast(state, 'Only what could not be read can be retried or dropped')
      : act(state, entry.failedSession, entry)
  }
}

export const activityActions: KeyActions = {
  retry: onFailedSignal((state, session) => [...toast(state, 'Retrying …'), { type: 'retry', session }]),
  drop: onFailedSignal((state, session, entry) => [
    {
      ...state,
      overlay: {
        type: 'confirm',
        title: 'Give up on what could not be read?',
        lines: [
          `  ${entry.subject}: ${entry.text}`,
          '',
          'It is not tried again until something new comes in that session, or sage scan finds it.',
        ],
        effect: { type: 'dropSignal', session },
      },
    },
  ]),
  'errors-only': (state) => [mergeRows({ ...state, errorsOnly: !state.errorsOnly })],
}
