import { describe, expect, test } from 'vitest'
import { DAY } from '../../../src/base/durations.ts'
import type { DoctorFacts, InboxFacts } from '../../../src/install/doctor/doctor-facts.ts'
import { doctorText } from '../../../src/install/doctor/doctor-text.ts'
import { type CheckState, diagnose } from '../../../src/install/doctor/doctor.ts'

const NOW = Date.UTC(2026, 0, 31)

const inbox: InboxFacts = {
  lastEvent: NOW - 60_000,
  unnoted: 0,
  hookErrors: { count: 0, last: undefined, path: '/e' },
  signals: { count: 0, oldest: undefined },
  sessions: { known: 1, withoutTranscript: 0 },
  leases: { held: 0, abandoned: 0, unreadable: undefined },
  journal: { problems: [], readOnly: undefined, lost: [], emptied: undefined },
  lapsed: 0,
  budget: { used: 10, limit: 500, approved: 1 },
  drift: undefined,
  unmarked: [],
  refused: { count: 0, last: undefined },
  unread: { path: '/g', bullets: 0 },
}

const healthy: DoctorFacts = {
  now: NOW,
  node: { version: 'v20.19.0', path: '/usr/bin/node' },
  client: { path: '/usr/bin/claude', version: '2.1.139' },
  git: { path: '/usr/bin/git', version: '2.39.5' },
  configDir: { path: '/home/user/.claude', exists: true },
  location: { kind: 'project', root: '/home/user/project', dir: '/home/user/project/.sage' },
  obstacle: undefined,
  moved: undefined,
  stranded: [],
  elsewhere: undefined,
  key: { state: 'ok', path: '/home/user/.local/share/sage/key' },
  unsafeFolders: [],
  unwritable: [],
  histories: [],
  fullDisks: [],
  unwatched: undefined,
  shownToGit: undefined,
  unreadable: undefined,
  hooks: {
    state: 'installed',
    works: true,
    installations: [],
    plugin: undefined,
    files: 'ok',
    findings: [],
  },
  config: [],
  terminal: { tty: true, columns: 120, rows: 40, colours: 8, utf8: true },
  clipboard: 'pbcopy',
  statusline: undefined,
  keptOut: false,
  retentionDays: 30,
  inbox,
}

const installedIn = (...paths: string[]) =>
  paths.map((path) => ({ path })) as unknown as DoctorFacts['hooks']['installations']

const NOWHERE = { kind: 'none', root: '/home/user/project', dir: '' } as const

const bad = (facts: DoctorFacts) =>
  diagnose(facts)
    .filter(({ state }) => state === 'fail' || state === 'warn')
    .map(({ id }) => id)

describe('diagnose()', () => {
  test('notes that there is no git, which fails nothing', () => {
    const found = diagnose({ ...healthy, git: { path: undefined, version: undefined } }).find(({ id }) => id === 'git')
    expect(found?.state).toBe('note')
    expect(found && doctorText(found)).toMatchObject({
      says: 'Git was not found on the PATH',
      todo: expect.stringContaining('Install it'),
    })
  })

  test('warns of a git that is there and gives no answer', () => {
    const git = { path: '/usr/bin/git', version: undefined, patience: 10 }
    const found = diagnose({ ...healthy, git }).find(({ id }) => id === 'git')
    expect(found?.state).toBe('warn')
    expect(found && doctorText(found)).toMatchObject({
      says: 'Git (/usr/bin/git) did not report its version within 10 seconds',
      todo: expect.stringContaining('git --version'),
    })
  })

  test('says first to put a key back that is missing: a new one makes every approval worth nothing', () => {
    const found = diagnose({ ...healthy, key: { state: 'missing', path: '/k' } }).find(({ id }) => id === 'key')
    expect(found && doctorText(found)).toEqual({
      says: 'Key: "/k" is missing',
      todo: 'Put it back; without it, run "sage init" and approve your learnings again',
    })
  })

  test('speaks of no lost key and of no approvals where Sage was never set up', () => {
    const found = diagnose({ ...healthy, location: NOWHERE, key: { state: 'none', path: '/k' } }).find(
      ({ id }) => id === 'key',
    )
    expect(found?.state).toBe('note')
    expect(found && doctorText(found)).toEqual({ says: 'Key: none yet, "sage init" creates it' })
  })

  test('where no event came, says what silences the hooks and no check sees', () => {
    const found = diagnose({ ...healthy, inbox: { ...inbox, lastEvent: undefined } }).find(
      ({ state }) => state === 'note',
    )
    expect(found && doctorText(found).todo).toContain('a wrong value in Claude Code')
  })

  test('warns where no event came of sessions that Claude Code wrote', () => {
    const found = diagnose({ ...healthy, inbox: { ...inbox, lastEvent: undefined, unnoted: 2 } }).find(
      ({ id }) => id === 'last-event',
    )
    expect(found?.state).toBe('warn')
    expect(found && doctorText(found).says).toContain('never, though it wrote 2 sessions here since Sage was set up')
  })

  test('says what it found where all is well', () => {
    expect(diagnose(healthy).map((check) => doctorText(check).says)).toEqual([
      'Node v20.19.0 (/usr/bin/node)',
      'Claude Code 2.1.139 (/usr/bin/claude)',
      'Git 2.39.5 (/usr/bin/git)',
      "Claude Code's configuration: /home/user/.claude",
      'Workspace: /home/user/project/.sage (project)',
      'Key: ok',
      'Hook: by the plugin',
      'Last event from Claude Code: 1m ago',
      'Hook errors: none',
      'Sessions waiting to be read: 0',
      'Open sessions: 1, without a transcript: 0',
      'Sessions being read: 0, left behind by a reader that died: 0',
      'Journal: intact',
      'Approved learnings: 1, 10 of 500 tokens at the start of a session',
      'Transcripts: understood',
      'Claude Code keeps transcripts for 30 days',
      'Terminal: 120×40, 256 colours, UTF-8',
      'Copied text goes to pbcopy',
    ])
  })

  test.each<[string, string, Partial<DoctorFacts>]>([
    ['config-dir', "Claude Code's configuration: /c does not exist", { configDir: { path: '/c', exists: false } }],
    ['hooks', 'Hook: /s, /t', { hooks: { ...healthy.hooks, installations: installedIn('/s', '/t') } }],
    [
      'hook-errors',
      'Hook errors: 2, the last one "x"',
      { inbox: { ...inbox, hookErrors: { ...inbox.hookErrors, count: 2, last: 'x' } } },
    ],
    [
      'signals',
      'Sessions waiting to be read: 3, the oldest came in 2d ago',
      { inbox: { ...inbox, signals: { count: 3, oldest: NOW - 2 * DAY } } },
    ],
    ['drift', 'Lines, and no turn', { inbox: { ...inbox, drift: 'Lines, and no turn' } }],
    [
      'lapsed',
      '1 learning that you approved waits: the key has changed, or the approval was changed, cut out or never saved',
      { inbox: { ...inbox, lapsed: 1 } },
    ],
    [
      'lapsed',
      '2 learnings that you approved wait: the key has changed, or the approval was changed, cut out or never saved',
      { inbox: { ...inbox, lapsed: 2 } },
    ],
    ['journal', 'Newer', { inbox: { ...inbox, journal: { ...inbox.journal, readOnly: 'Newer' } } }],
    [
      'journal',
      'Journal: "/j" is missing 2 events that the history still has',
      { inbox: { ...inbox, journal: { ...inbox.journal, lost: [{ path: '/j', events: 2 }] } } },
    ],
    [
      'unread',
      '"/g" holds 1 bullet outside Sage\'s markers, which nobody is shown',
      { inbox: { ...inbox, unread: { path: '/g', bullets: 1 } } },
    ],
    ['terminal', 'Terminal: none', { terminal: { ...healthy.terminal, tty: false } }],
    [
      'terminal',
      'Terminal: 120×40, 16 million colours, not UTF-8',
      { terminal: { ...healthy.terminal, colours: 24, utf8: false } },
    ],
  ])('says of %s: %s', (id, says, facts) => {
    const found = diagnose({ ...healthy, ...facts }).find((check) => check.id === id)
    expect(found && doctorText(found).says).toBe(says)
  })

  test('names the damaged lines of the journal, the first three of many', () => {
    const says = (...lines: number[]) => {
      const journal = {
        problems: lines.map((line) => ({ path: '/j', line })),
        readOnly: undefined,
        lost: [],
        emptied: undefined,
      }
      const found = diagnose({ ...healthy, inbox: { ...inbox, journal } }).find(({ id }) => id === 'journal')
      return found && doctorText(found).says
    }
    expect(says(2, 16)).toBe('Journal: "/j" is damaged in lines 2, 16')
    expect(says(2, 3, 4, 5)).toBe('Journal: "/j" is damaged in lines 2, 3, 4, …')
  })

  test.each<[string, CheckState | undefined, Partial<DoctorFacts>]>([
    ['node', 'ok', { node: { version: 'v22.3.0', path: '/n' } }],
    ['node', 'fail', { node: { version: 'v18.20.0', path: '/n' } }],
    ['client', 'note', { client: { path: undefined, version: undefined } }],
    ['key', 'fail', { key: { state: 'missing', path: '/k' } }],
    ['key', 'fail', { key: { state: 'none', path: '/k' } }],
    ['key', 'note', { location: NOWHERE, key: { state: 'missing', path: '/k' } }],
    ['key', 'fail', { location: NOWHERE, key: { state: 'damaged', path: '/k' } }],
    ['hooks', 'ok', {}],
    ['hooks', undefined, { hooks: { ...healthy.hooks, findings: [{ code: 'not-installed' }] } }],
    ['hook-finding', 'warn', { hooks: { ...healthy.hooks, state: 'old', findings: [{ code: 'not-installed' }] } }],
    ['hook-finding', 'fail', { hooks: { ...healthy.hooks, state: 'missing', findings: [{ code: 'not-installed' }] } }],
    ['kept-out', 'note', { keptOut: true }],
    ['kept-out', undefined, {}],
    ['live', 'ok', { live: { exit: 0, milliseconds: 40, recorded: true } }],
    ['live', 'fail', { live: { exit: 1, milliseconds: 40, recorded: true } }],
    ['journal', 'fail', { inbox: { ...inbox, journal: { ...inbox.journal, readOnly: 'Not yours to write' } } }],
    ['journal', 'fail', { inbox: { ...inbox, journal: { ...inbox.journal, lost: [{ path: '/j', events: 1 }] } } }],
    ['retention', 'ok', { retentionDays: 7 }],
    ['terminal', 'ok', { terminal: { ...healthy.terminal, columns: 40, rows: 10 } }],
    ['terminal', 'warn', { terminal: { ...healthy.terminal, rows: 9 } }],
    ['terminal', 'ok', { terminal: { ...healthy.terminal, tty: false, columns: 0, rows: 0 } }],
    ['clipboard', 'ok', {}],
    ['last-event', 'ok', { hooks: { ...healthy.hooks, state: 'missing' }, inbox: { ...inbox, lastEvent: undefined } }],
    ['signals', 'ok', { inbox: { ...inbox, signals: { count: 1, oldest: NOW - 23 * DAY } } }],
    ['transcripts', 'ok', {}],
    ['transcripts', 'note', { inbox: { ...inbox, sessions: { known: 2, withoutTranscript: 1 } } }],
  ])('judges %s as %s', (id, state, facts) => {
    expect(diagnose({ ...healthy, ...facts }).find((check) => check.id === id)?.state).toBe(state)
  })

  test('gives with a check all that it was judged by', () => {
    const facts = new Map(diagnose(healthy).map((check) => [check.id, check.facts]))
    expect(facts.get('workspace')).toMatchObject(healthy.location)
    expect(facts.get('signals')).toEqual({ ...inbox.signals, now: NOW })
  })

  test('calls no disk full that may not be written at all', () => {
    expect(bad({ ...healthy, unwritable: ['/p'], fullDisks: ['/p', '/q'] })).toEqual(['unwritable', 'disk-full'])
  })

  test('finds nothing wrong where nothing is', () => {
    expect(bad(healthy)).toEqual([])
    for (const check of diagnose(healthy)) {
      expect(doctorText(check).says).not.toBe(check.id)
      expect(doctorText(check).todo).toBeUndefined()
    }
  })

  test.each<[string, Partial<DoctorFacts>]>([
    ['node', { node: { version: 'v20.18.3', path: '/n' } }],
    ['client', { client: { path: '/usr/bin/claude', version: '2.1.138' } }],
    ['config-dir', { configDir: { path: '/c', exists: false } }],
    ['workspace', { location: { kind: 'untrusted', root: '/p', dir: '/p/.sage' }, inbox: undefined }],
    ['key', { key: { state: 'damaged', path: '/k' } }],
    ['key', { key: { state: 'unreadable', path: '/k', wayOut: 'Check its disk' } }],
    ['unwritable', { unwritable: ['/p/.sage'] }],
    ['disk-full', { fullDisks: ['/p/.sage'] }],
    ['unwatched', { unwatched: { code: 'ENOSPC', allTaken: true } }],
    ['unwatched', { unwatched: { code: 'ENOSYS', allTaken: false } }],
    ['shown-to-git', { shownToGit: '/p/.sage/journal.jsonl' }],
    ['statusline', { statusline: { path: '/s', target: '/old/node' } }],
    ['folder', { unsafeFolders: ['/p/.sage/reviews'] }],
    ['unreadable', { unreadable: 'ELOOP', inbox: undefined }],
    ['hook-finding', { hooks: { ...healthy.hooks, state: 'missing', findings: [{ code: 'not-installed' }] } }],
    ['config', { config: ['Unknown setting "x"'] }],
    ['retention', { retentionDays: 1 }],
    ['terminal', { terminal: { ...healthy.terminal, columns: 20 } }],
    ['live', { live: { exit: 0, milliseconds: 40, recorded: false } }],
    [
      'hook-errors',
      { inbox: { ...inbox, hookErrors: { ...inbox.hookErrors, count: 2, last: 'Stop record-failed ENOSPC' } } },
    ],
    ['signals', { inbox: { ...inbox, signals: { count: 1, oldest: NOW - 25 * DAY } } }],
    ['leases', { inbox: { ...inbox, leases: { held: 1, abandoned: 1, unreadable: undefined } } }],
    ['leases', { inbox: { ...inbox, leases: { held: 1, abandoned: 0, unreadable: '/c/s1.json' } } }],
    ['journal', { inbox: { ...inbox, journal: { ...inbox.journal, emptied: 'The journal "/j" is not there' } } }],
    [
      'journal',
      {
        inbox: {
          ...inbox,
          journal: { problems: [{ path: '/j', line: 3 }], readOnly: undefined, lost: [], emptied: undefined },
        },
      },
    ],
    ['drift', { inbox: { ...inbox, drift: 'Many lines and no turns' } }],
    ['unmarked', { inbox: { ...inbox, unmarked: [{ path: '/l', lines: 2 }] } }],
    ['refused', { inbox: { ...inbox, refused: { count: 2, last: 'Transcript "/t" is a symbolic link' } } }],
    ['unread', { inbox: { ...inbox, unread: { path: '/g', bullets: 2 } } }],
    ['lapsed', { inbox: { ...inbox, lapsed: 2 } }],
  ])('finds %s, and says what to do', (id, facts) => {
    const found = { ...healthy, ...facts }
    expect(bad(found)).toEqual([id])
    for (const check of diagnose(found).filter((one) => one.id === id)) expect(doctorText(check).todo).toBeTruthy()
  })

  test.each([
    [4, '16'],
    [8, '256'],
    [24, '16 million'],
  ])('says how many colours %i bits make', (colours, many) => {
    const check = diagnose({ ...healthy, terminal: { ...healthy.terminal, colours } }).find(
      ({ id }) => id === 'terminal',
    )
    expect(check && doctorText(check).says).toBe(`Terminal: 120×40, ${many} colours, UTF-8`)
  })

  test.each([
    [{ path: undefined }, 'Claude Code was not found on the PATH'],
    [{ path: '/usr/bin/claude' }, 'Claude Code (/usr/bin/claude) did not report its version'],
    [
      { path: '/usr/bin/claude', patience: 10 },
      'Claude Code (/usr/bin/claude) did not report its version within 10 seconds',
    ],
  ])('says of a client without a version whether it is there: %j', (client, says) => {
    const found = diagnose({ ...healthy, client: { version: undefined, ...client } })
    const check = found.find(({ id }) => id === 'client')
    expect(check && doctorText(check)).toEqual({ says })
  })
})
