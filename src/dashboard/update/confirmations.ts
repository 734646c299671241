import type { Item } from '../../journal/item.ts'
import type { DecisionRequest } from '../effect.ts'
import type { Confirm, State } from '../state.ts'
import { CHECK_SENTENCES } from '../wording.ts'
import { request } from './commit.ts'

/** Whether approving needs the second key. */
export function isRisky(item: Item): boolean {
  return item.checks.length > 0 || item.scope !== 'project'
}

function whereTo(item: Item): string[] {
  if (item.scope === 'project') return []
  return [`Scope ${item.scope}: it loads in ALL your projects.`]
}

export function confirmApproval(state: State, item: Item, wanted: DecisionRequest): Confirm {
  const [nearest] = item.checks.includes('conflict') ? state.relations.of(item) : []
  const checks = item.checks.filter((check) => check !== 'wide-scope').map((check) => `! ${CHECK_SENTENCES[check]}`)
  return {
    type: 'confirm',
    title: item.scope === 'project' ? 'Approve with a check against it?' : 'Approve for every project?',
    lines: [
      ...whereTo(item),
      '',
      `  ${item.text}`,
      '',
      ...checks,
      ...(nearest ? [`  in use: ${nearest.item.text}`] : []),
    ],
    effects: [{ type: 'decide', requests: [wanted] }],
    editFirst: item.id,
    ...(item.scope === 'project' ? {} : { keepProject: { ...wanted, scope: 'project' as const } }),
  }
}

/** What can be decided of several at once, and what it is called. */
const BULK = {
  approve: ['Approve', 'proposal'],
  reject: ['Reject', 'proposal'],
  retire: ['Retire', 'learning'],
  restore: ['Restore', 'item'],
} as const
export type BulkDecision = keyof typeof BULK

/** Several at once, each of them named; `leftOut` is how many of the marked ones are not among them. */
export function confirmBulk(decision: BulkDecision, items: readonly Item[], leftOut = 0): Confirm {
  const digits = String(items.length).length
  const all = items.map((item, index) => `${String(index + 1).padStart(digits)}  ${item.text}`)
  const [verb, noun] = BULK[decision]
  const stay = leftOut > 0 ? ['', `${leftOut} with a check against them stay: approve them one by one.`] : []
  return {
    type: 'confirm',
    title: `${verb} ${items.length} ${noun}${items.length === 1 ? '' : 's'}?`,
    lines: [...all, ...stay],
    ...(decision === 'approve' && { approves: items.map(({ id }) => id) }),
    effects: [{ type: 'decide', requests: items.map((item) => request(item, decision)) }],
  }
}

export function confirmMerge(into: Item, from: readonly Item[], requests: readonly DecisionRequest[]): Confirm {
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
    effects: [{ type: 'decide', requests }],
  }
}

export function confirmPurge(item: Item): Confirm {
  return {
    type: 'confirm',
    title: 'Delete its text for good?',
    lines: [`  ${item.text}`, '', 'The words and their evidence go; that it was decided stays.'],
    effects: [{ type: 'decide', requests: [request(item, 'purge')] }],
  }
}

/** An edit of a learning that is in use changes what Claude is given: it needs the second key too. */
export function confirmEdit(item: Item, wanted: DecisionRequest): Confirm {
  const changes = [
    wanted.text === undefined || wanted.text === item.text ? [] : [`- ${item.text}`, `+ ${wanted.text}`],
    wanted.scope && wanted.scope !== item.scope ? [`scope ${item.scope} → ${wanted.scope}`] : [],
    wanted.kind && wanted.kind !== item.kind ? [`kind ${item.kind} → ${wanted.kind}`] : [],
  ].flat()
  const wider = item.scope === 'project' && wanted.scope !== undefined && wanted.scope !== 'project'
  return {
    type: 'confirm',
    title: wider ? 'Use it in every project?' : 'Change a learning that is in use?',
    lines: [
      ...changes,
      '',
      ...(wider ? [`Scope ${wanted.scope ?? ''}: it loads in ALL your projects.`] : []),
      'The next session is given the new text.',
    ],
    effects: [{ type: 'decide', requests: [wanted] }],
  }
}
