import { defaultConfig } from '../../src/config/schema.ts'
import { emptySnapshot, type FirstRows, type Snapshot } from '../../src/dashboard/state/snapshot.ts'
import { sampleItems } from './sample-items.ts'

/** The moment at which the sample is looked at. */
export const SAMPLE_NOW = Date.parse('2026-03-01T10:00:00.000Z')

const session = (
  id: string,
  title: string,
  state: Snapshot['sessions'][number]['state'],
  minute: number,
  pending: number,
) => ({
  id,
  title,
  cwd: '/home/user/acme-api',
  state,
  turnsSeen: 14,
  pending,
  lastEventAt: `2026-03-01T09:${String(minute).padStart(2, '0')}:00.000Z`,
  transcriptPath: `/home/user/.claude/projects/-home-user-acme-api/${id}.jsonl`,
  paused: false,
})

/** An inbox with a bit of everything. */
export function sampleSnapshot(change: Partial<Snapshot> = {}): Snapshot {
  return {
    ...emptySnapshot,
    perSession: defaultConfig.extract.per_session,
    items: sampleItems(),
    sessions: [
      session('s1', 'auth-refactor', 'live', 58, 3),
      session('s2', 'billing-api', 'live', 40, 2),
      session('s3', 'fix-ci', 'ended', 10, 7),
    ],
    activity: [
      {
        id: 'a1',
        at: '2026-03-01T09:41:00.000Z',
        mark: 'error',
        subject: 'signal fix-ci',
        text: 'transcript line 812 is not JSON; 811 turns read',
        detail: ['The signal was kept; it is tried again when the file grows.'],
        transcriptPath: '/home/user/.claude/projects/-home-user-acme-api/s3.jsonl',
        failedSession: 's3',
      },
      {
        id: 'a2',
        at: '2026-03-01T09:40:00.000Z',
        mark: 'ok',
        subject: 'approved',
        text: 'Use pnpm, not npm, for every install and script',
      },
      {
        id: 'a3',
        at: '2026-03-01T09:38:00.000Z',
        mark: 'info',
        subject: 'signal auth-refactor',
        text: '4 new turns → 2 proposals, 1 said again',
      },
      {
        id: 'a4',
        at: '2026-03-01T09:31:00.000Z',
        mark: 'undo',
        subject: 'undone: approved',
        text: 'Prefer Result<T,E> over throwing',
      },
    ],
    drain: { done: 6, total: 8, name: 'fix-ci', errors: 0, paused: false },
    budget: { used: 1240, limit: 2000, given: 12, of: 12, outside: [] },
    today: { approved: 3, rejected: 1 },
    project: { name: 'acme-api', branch: 'main' },
    lastSignalAt: '2026-03-01T09:56:00.000Z',
    ...change,
  }
}

/** What the last run left about Pending: these ids, whether their items are there or not. */
export function firstRows(ids: readonly string[]): FirstRows {
  return { counts: { pending: ids.length, approved: 0, archive: 0 }, wide: ids, narrow: ids }
}
