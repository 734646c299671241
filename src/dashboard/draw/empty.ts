import { count } from '../../text/count.ts'
import { relativeTime } from '../../text/relative-time.ts'
import { wrapText } from '../../text/width.ts'
import { keyName } from '../keys/bindings.ts'
import type { Pane } from '../layout/layout.ts'
import { installHelps } from '../state/banner.ts'
import { isItemTab } from '../state/item-tabs.ts'
import type { Snapshot } from '../state/snapshot.ts'
import { currentList, type State } from '../state/state.ts'
import { unproposed } from '../update/listed.ts'
import type { Drawing } from './drawing.ts'
import type { Line } from './line.ts'

/** An empty list says what that means and what to do next; it is never blank. If there is too little room, the blank lines are left out. */
export function drawEmpty({ state, widths }: Drawing, { width, height }: Pane): Line[] {
  const paragraphs = sentences(state).map((sentence, index) =>
    wrapText(sentence, width - 4, widths).map((text): Line => ['  ', index === 0 ? [text, 'strong'] : text]),
  )
  const apart = paragraphs.flatMap((lines): Line[] => [[], ...lines])
  return apart.length <= height ? apart : paragraphs.flat()
}

function sentences(state: State): string[] {
  const { snapshot, tab, settings } = state
  if (currentList(state).filter !== '') {
    const [back, filter] = [keyName(settings, 'global', 'back'), keyName(settings, 'list', 'filter')]
    const changes = state.overlay === undefined ? `, ${filter} changes it` : ''
    return ['Nothing matches the filter.', `${back} shows everything again${changes}.`]
  }
  if (snapshot.provisional && tab !== 'pending' && isItemTab(tab)) return ['Reading …']
  switch (tab) {
    case 'pending':
      return pendingLines(state)
    case 'approved':
      return [
        'Nothing approved yet.',
        'What you approve in Pending goes into the context of the next session, and is listed here with the sessions that got it.',
      ]
    case 'archive': {
      const restore = keyName(settings, 'archive', 'restore')
      return ['Nothing here.', `What you reject, retire, merge or put off is listed here; ${restore} brings it back.`]
    }
    case 'sessions':
      return ['No sessions yet.', 'Sessions appear when Claude Code runs in this project with the hooks installed.']
    case 'activity':
      return [
        state.errorsOnly ? 'No errors.' : 'Nothing has happened yet.',
        installHelps(snapshot.hooks)
          ? `${keyName(settings, 'global', 'install')} installs the hooks.`
          : 'This lists what was read, what you decided and which sessions got it.',
      ]
  }
}

function pendingLines(state: State): string[] {
  const { snapshot, now, settings } = state
  if (snapshot.readOnly !== undefined) return ['Nothing to review.', snapshot.readOnly]
  const scan = keyName(settings, 'global', 'scan')
  if (snapshot.firstRun && snapshot.hooks.state === 'missing') {
    const install = keyName(settings, 'global', 'install')
    return [
      'Sage collects what you teach Claude Code, and asks you here before any of it is used.',
      `${install} installs the hooks (it shows the change first). ${scan} reads the last 30 days of transcripts.`,
    ]
  }
  if (snapshot.drain || snapshot.reading)
    return [
      snapshot.drain ? `Reading ${count(snapshot.drain.total, 'session')} …` : 'Reading …',
      'Proposals appear here as they are found; decide on them right away.',
    ]
  const last = snapshot.lastSignalAt
    ? ` New words were last read ${relativeTime(snapshot.lastSignalAt, new Date(now))}.`
    : ''
  const here = ['Nothing to review.', `${watching(snapshot)}${last}`, ...putOff(state)]
  const again = keyName(settings, 'global', 'look-again')
  const unsure = unproposed(state)
  if (unsure > 0)
    return [
      ...here,
      `${count(unsure, 'sentence')} that you typed may be worth keeping, but Sage is not sure: ${again} brings ${unsure === 1 ? 'it' : 'them'} here.`,
    ]
  const tip = snapshot.firstRun
    ? `${scan} reads the last 30 days of transcripts: what you said there can be reviewed now.`
    : `Tell Claude in your own words what to keep: “always …”, “never …”, “remember that …”. ${keyName(settings, 'items', 'new')} writes a learning by hand, ${again} proposes what was passed over as too weak.`
  return [...here, tip]
}

/** A hook that is installed may still not be called, and Claude Code does not say so. */
function watching({ sessions, hooks }: Snapshot): string {
  const live = sessions.filter(({ state }) => state === 'live').length
  if (live > 0) return `Watching ${count(live, 'session')}.`
  return sessions.length === 0 && hooks.state === 'installed'
    ? 'No session was noted here yet. If you already use Claude Code here, "sage doctor" says why.'
    : 'No session is running.'
}

/** Nothing waits, but what was put off will. */
function putOff({ snapshot, settings }: State): string[] {
  const later = snapshot.items.filter(({ status }) => status === 'later').length
  const filter = keyName(settings, 'list', 'filter')
  return later === 0
    ? []
    : [`${count(later, 'proposal')} put off: ${filter}is:later shows ${later === 1 ? 'it' : 'them'}.`]
}
