import type { Source } from '../../src/dashboard/state/source.ts'

/** A small generator of its own, so that a seed names a run for ever. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Deciding keys, and those that close what keeps them from deciding, come more often. */
const OFTEN = [
  ...Array.from('aaaaaaaaaaaaxxxxxxxxxxxxAAYYYYYY1111111111uuuuuUUUssmm=='),
  ...Array.from({ length: 16 }, () => '\u001b'),
]
const ONCE =
  's S m > = A X Y n + M j k g G v * e c / f o O z p \t \r ? : 2 3 4 5 [ ] D ^ P r . y \u001b[A \u001b[B \u001b[5~ \u007f 日 \u0004 \u0015 \u001bOP'.split(
    ' ',
  )
const KEYS = [...OFTEN, ...ONCE, ' ', ' ']
const SIZES = [
  [120, 40],
  [120, 40],
  [100, 30],
  [80, 24],
  [80, 24],
  [50, 20],
  [39, 9],
  [1, 1],
] as const

/** What comes from outside the dashboard; `roll` is a whole number that chooses the item, session or decision. */
export const ARRIVALS = ['proposals', 'decision', 'undo', 'drain', 'sessions', 'end'] as const
export type Arrival = { readonly what: (typeof ARRIVALS)[number]; readonly roll: number }

export type Happening =
  | { readonly type: 'chunk'; readonly text: string }
  | { readonly type: 'resize'; readonly columns: number; readonly rows: number }
  | ({ readonly type: 'arrive' } & Arrival)
/** A thing that happens, with the time before it in milliseconds, and whether the screen catches up after it. */
export type BurstStep = { readonly step: Happening; readonly wait: number; readonly paints: boolean }

/** Things that happen: keys alone, keys joined, pastes whole and cut, resizes, and what arrives between them. */
export function burstOf(seed: number, count = 500): BurstStep[] {
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const step = (): Happening => {
    const kind = random()
    if (kind < 0.73) return { type: 'chunk', text: pick(KEYS) }
    if (kind < 0.78) return { type: 'chunk', text: pick(KEYS) + pick(KEYS) }
    if (kind < 0.82) return { type: 'chunk', text: `\u001b[200~${pick(KEYS)}aY\n${pick(KEYS)}\u001b[201~` }
    if (kind < 0.825) return { type: 'chunk', text: pick(['\u001b[200~aY\n', 'x\u001b[20', '0~a', 'u\u001b[201~']) }
    if (kind < 0.88) {
      const [columns, rows] = pick(SIZES)
      return { type: 'resize', columns, rows }
    }
    return { type: 'arrive', what: pick(ARRIVALS), roll: Math.floor(random() * 1_000_000) }
  }
  const steps = Array.from({ length: count }, () => ({
    step: step(),
    wait: pick([10, 40, 200, 1000]),
    paints: random() > 0.1,
  }))
  // A paste that was cut ends here: what follows counts again.
  return [...steps, { step: { type: 'chunk', text: '\u001b[201~' }, wait: 1000, paints: true }]
}

/** How much time passes for the dashboard in each step: enough for an Escape, too little for a paste to be given up. */
export const STEP_MILLISECONDS = 101

export type BurstWorld = {
  readonly source: Source
  /** Lets something arrive, and resolves once the source shows it. */
  readonly arrive: (arrival: Arrival, round: number) => void | Promise<void>
  /** Arrivals that write into the same journal: their lines come after what was answered before. */
  readonly writing: readonly Arrival['what'][]
}
