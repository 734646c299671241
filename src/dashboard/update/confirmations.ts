import { rewordedBy } from '../../journal/decide/rewording.ts'
import type { Item, Shown } from '../../journal/item/item.ts'
import { count } from '../../text/count.ts'
import { keyName } from '../keys/bindings.ts'
import type { ShownDecision } from '../state/effect.ts'
import type { Confirm } from '../state/overlay.ts'
import type { State } from '../state/state.ts'
import { CHECK_SENTENCES, kindName } from '../state/wording.ts'
import { request } from './commit.ts'
import { oppositesInUse, replaceableNow } from './foreseen.ts'

/** The approved items that say the opposite, except the one to be replaced. */
function contradicted(state: State, item: Item, replaced?: string): Item[] {
  return oppositesInUse(state, item).filter(({ id }) => id !== replaced)
}

/** Whether approving needs the second key. */
export function isRisky(state: State, item: Item, replaced?: string): boolean {
  return item.checks.length > 0 || item.scope !== 'project' || contradicted(state, item, replaced).length > 0
}

/** Whether nothing is against it except where it is from and its scope. */
function isSharedPlainly({ checks, scope }: Item): boolean {
  return scope !== 'user' && checks.includes('foreign') && checks.every((it) => it === 'foreign' || it === 'wide-scope')
}

/** Whether it needs a question of its own. Items that only come from elsewhere can share one: a team's learnings are many. */
export function hasOwnQuestion(state: State, item: Item): boolean {
  if (!isRisky(state, item)) return false
  const isPlain = isSharedPlainly(item) && contradicted(state, item).length === 0
  return !isPlain || rewordedBy(item, state.byId.values()) !== undefined
}

function whereTo({ scope }: Pick<Item, 'scope'>, what = 'it loads'): string[] {
  return scope === 'project' ? [] : [`Scope ${scope}: ${what} in ALL your projects.`]
}

export function confirmApproval(state: State, item: Item, wanted: ShownDecision): Confirm {
  const inUse = contradicted(state, item, wanted.other)
  const replaced = state.byId.get(wanted.other ?? '')
  const replaceable = wanted.other === undefined ? replaceableIn(state, item, inUse) : undefined
  const checks = item.checks.filter((check) => check !== 'wide-scope').map((check) => `! ${CHECK_SENTENCES[check]}`)
  return {
    type: 'confirm',
    title: item.scope === 'project' ? 'Approve anyway?' : 'Approve for every project?',
    lines: apart([
      whereTo(item),
      [`  ${item.text}`, ...(replaced ? [`  instead of: ${replaced.text}`] : [])],
      [
        ...checks,
        ...(inUse.length > 0 ? ['! contradicts a learning in use'] : []),
        ...inUse.map(({ text }) => `  in use: ${text}`),
        ...(replaceable ? [`  ${keyName(state.settings, 'confirm', 'replace')} replaces it`] : []),
      ],
    ]),
    effect: { type: 'decide', requests: [wanted] },
    editFirst: item.id,
    ...(item.scope === 'user' && { keepProject: { ...wanted, scope: 'project' as const } }),
    ...(replaceable && { replace: request(item, 'replace', { other: replaceable.id }) }),
  }
}

/** What this question offers to replace: the only item contradicted. Whoever is asked may have skipped the card that names that key. */
function replaceableIn(state: State, item: Item, [old, ...others]: readonly Item[]): Item | undefined {
  return others.length === 0 && old && replaceableNow(state, item)?.id === old.id ? old : undefined
}

/** Those of the blocks that say anything, with a blank line between each two. */
function apart(blocks: readonly (readonly string[])[]): string[] {
  const said = blocks.filter((block) => block.length > 0)
  return said.flatMap((block, index) => (index === 0 ? block : ['', ...block]))
}

/** What can be decided about several at once, and how that is named. */
const BULK = {
  approve: ['Approve', 'proposal'],
  reject: ['Reject', 'proposal'],
  retire: ['Retire', 'learning'],
  restore: ['Restore', 'item'],
} as const
export type BulkDecision = keyof typeof BULK

/** The marked items that a bulk approval leaves alone: how many need a question of their own, and which contradict each other. */
export type Untouched = { readonly risky: number; readonly contradicting: readonly Item[] }
const NONE: Untouched = { risky: 0, contradicting: [] }

/** Asks about several items at once and names each. What stays untouched is listed first. */
export function confirmBulk(decision: BulkDecision, items: readonly Item[], untouched = NONE): Confirm {
  const [verb, noun] = BULK[decision]
  const { risky, contradicting } = untouched
  const stay = [
    ...(risky === 1 ? ['1 has a question of its own and stays: approve it by itself.', ''] : []),
    ...(risky > 1 ? [`${risky} have a question of their own and stay: approve them one by one.`, ''] : []),
    ...(contradicting.length > 0
      ? [
          'These contradict each other and stay: approve the one that holds.',
          ...contradicting.map(({ text }) => `  ${text}`),
          '',
        ]
      : []),
  ]
  return {
    type: 'confirm',
    title: `${verb} ${count(items.length, noun)}?`,
    lines: [...stay, ...(decision === 'approve' ? bySource(items) : numbered(items))],
    ...(decision === 'approve' && { approves: items.map(({ id }) => id) }),
    effect: { type: 'decide', requests: items.map((item) => request(item, decision)) },
  }
}

const HEADINGS = [
  '',
  '! From elsewhere, not from words you typed:',
  '! From elsewhere, and they load in ALL your projects:',
] as const

function headingOf(item: Item): (typeof HEADINGS)[number] {
  if (!isSharedPlainly(item)) return HEADINGS[0]
  return HEADINGS[item.scope === 'project' ? 1 : 2]
}

/** What the person said first, then what came from elsewhere. */
function bySource(items: readonly Item[]): string[] {
  const blocks = HEADINGS.map((heading) => ({ heading, from: items.filter((item) => headingOf(item) === heading) }))
  const lines = numbered(blocks.flatMap(({ from }) => from))
  return apart(
    blocks.map(({ heading, from }) => {
      const own = lines.splice(0, from.length)
      return heading && own.length > 0 ? [heading, ...own] : own
    }),
  )
}

function numbered(items: readonly Item[]): string[] {
  const digits = String(items.length).length
  return items.map(({ text }, index) => `${String(index + 1).padStart(digits)}  ${text}`)
}

/** Asks about the same change of several items and names each. */
export function confirmChange(
  items: readonly Item[],
  { kind, scope }: Partial<Shown>,
  requests: readonly ShownDecision[],
): Confirm {
  const noun = items.some(({ status }) => status === 'approved') ? 'learning' : 'proposal'
  const to = [...(scope ? [`scope ${scope}`] : []), ...(kind ? [kindName(kind)] : [])].join(', ')
  return {
    type: 'confirm',
    title: `Change ${count(items.length, noun)} to ${to}?`,
    lines: apart([noun === 'learning' && scope ? whereTo({ scope }, 'they load') : [], numbered(items)]),
    effect: { type: 'decide', requests },
  }
}

export function confirmMerge(into: Item, from: readonly Item[], requests: readonly ShownDecision[]): Confirm {
  return {
    type: 'confirm',
    title: `Merge ${from.length + 1} into one?`,
    lines: [
      'These words stay:',
      `  ${into.text}`,
      '',
      'These go, and count as said again:',
      ...from.map(({ text }) => `  ${text}`),
    ],
    effect: { type: 'decide', requests },
  }
}

export function confirmPurge(item: Item): Confirm {
  return {
    type: 'confirm',
    title: 'Delete it from every list?',
    // The journal only grows, which is what undo relies on: nobody should take this for the removal of a secret.
    lines: [`  ${item.text}`, '', 'Its words stay in the journal and its history: sage log shows them.'],
    effect: { type: 'decide', requests: [request(item, 'purge')] },
  }
}

/** An edit of a learning in use changes what Claude is given, so it needs the second key too. */
export function confirmEdit(item: Item, wanted: ShownDecision): Confirm {
  const changes = [
    wanted.text === undefined || wanted.text === item.text ? [] : [`- ${item.text}`, `+ ${wanted.text}`],
    wanted.scope && wanted.scope !== item.scope ? [`scope ${item.scope} → ${wanted.scope}`] : [],
    wanted.kind && wanted.kind !== item.kind ? [`kind ${kindName(item.kind)} → ${kindName(wanted.kind)}`] : [],
  ].flat()
  const wider = item.scope === 'project' && wanted.scope !== undefined && wanted.scope !== 'project'
  return {
    type: 'confirm',
    title: wider ? 'Use it in every project?' : 'Change a learning that is in use?',
    lines: [...changes, '', followsFrom(item, wanted)],
    effect: { type: 'decide', requests: [wanted] },
  }
}

function followsFrom(item: Item, { text = item.text, kind = item.kind, scope = item.scope }: ShownDecision): string {
  if (scope !== item.scope && scope !== 'project')
    return `Scope ${scope}: it loads in ALL your projects from their next session on.`
  if (scope !== item.scope) return 'It loads only in this project; your other projects no longer get it.'
  return text === item.text ? `The next session gets it as ${kindName(kind)}.` : 'The next session gets the new text.'
}
