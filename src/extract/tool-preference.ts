import type { ToolCall, Turn } from '../transcript/event/turn.ts'
import type { Candidate } from './candidate.ts'
import type { Tiers } from './score/tier.ts'
import { wholeScore } from './score/whole-score.ts'

/** Programs that do the same job: if one keeps failing here and another keeps working, that is worth knowing. */
type Family = readonly string[]

const FAMILIES: readonly Family[] = [
  ['npm', 'pnpm', 'yarn', 'bun', 'deno'],
  ['npx', 'pnpm dlx', 'bunx', 'yarn dlx'],
  ['pip', 'pip3', 'uv', 'poetry', 'pipenv', 'conda'],
  ['python', 'python3', 'py', 'uv run', 'poetry run'],
  ['pytest', 'python -m pytest', 'uv run pytest', 'tox', 'nox'],
  ['jest', 'vitest', 'mocha', 'node --test'],
  ['docker-compose', 'docker compose', 'podman-compose', 'podman compose'],
  ['docker', 'podman', 'nerdctl'],
  ['make', 'just', 'mise', 'task', 'ninja'],
  ['gradle', './gradlew', 'mvn', './mvnw'],
  ['gh', 'glab', 'hub'],
  ['apt', 'apt-get', 'brew', 'dnf', 'apk', 'pacman'],
  ['cargo', 'cross'],
]

const FAMILY_OF = new Map(FAMILIES.flatMap((family) => family.map((program) => [program, family] as const)))

const MIN_FAILURES = 2
const MIN_SUCCESSES = 3
const MIN_RATE = 0.7

type Runs = { readonly ok: number; readonly failed: number }

/** How often the programs of these families worked and failed in a session so far. */
export type ToolRuns = Readonly<Record<string, Runs>>

/**
 * A command that kept failing while another of its kind worked, over the turns of one session (seed 000). The confidence is the success
 * rate of the one that works, as if it had failed once more. Needs no words: the evidence is what was typed when it became clear.
 * `before`: the runs of earlier turns. Later turns change nothing about a turn, so reading in steps finds the same.
 */
export function findToolPreferences(turns: readonly Turn[], tiers: Tiers, before: ToolRuns = {}): Candidate[] {
  const candidates: Candidate[] = []
  const counts = countsOf(before)
  for (const turn of turns) {
    const ran = runsOf(turn)
    if (ran.length === 0) continue
    const ofRan = new Set(ran.map(({ program }) => FAMILY_OF.get(program)))
    const families = FAMILIES.filter((family) => ofRan.has(family))
    const known = families.map((family) => preferenceOf(family, counts, tiers))
    addTo(counts, ran)
    for (const [index, family] of families.entries()) {
      const found = preferenceOf(family, counts, tiers)
      if (found && isNews(found, known[index]))
        candidates.push({ ...found, turnUuid: turn.uuid, evidence: turn.text.slice(0, 300) })
    }
  }
  return candidates
}

/** The runs with those of these turns; the same object if there are none. */
export function addRuns(before: ToolRuns, turns: readonly Turn[]): ToolRuns {
  const ran = turns.flatMap(runsOf)
  if (ran.length === 0) return before
  const counts = countsOf(before)
  addTo(counts, ran)
  return Object.fromEntries(counts)
}

type Run = { readonly program: string; readonly worked: boolean }

/** The programs of these families that a turn ran to their end. */
function runsOf({ facts }: Turn): readonly Run[] {
  const ran: Run[] = []
  for (const call of facts.toolCalls) {
    const program = programOf(call)
    const { outcome } = call
    if (program !== undefined && (outcome === 'ok' || outcome === 'failed'))
      ran.push({ program, worked: outcome === 'ok' })
  }
  return ran
}

/** How often each program worked and failed so far. */
type Counts = Map<string, Runs>

function countsOf(runs: ToolRuns): Counts {
  return new Map(Object.entries(runs))
}

function runsIn(counts: Counts, program: string): Runs {
  return counts.get(program) ?? NEVER_RAN
}

const NEVER_RAN: Runs = { ok: 0, failed: 0 }

function addTo(counts: Counts, ran: readonly Run[]): void {
  for (const { program, worked } of ran) {
    const { ok, failed } = runsIn(counts, program)
    counts.set(program, worked ? { ok: ok + 1, failed } : { ok, failed: failed + 1 })
  }
}

type Preference = Omit<Candidate, 'turnUuid' | 'evidence'>

function preferenceOf(family: Family, counts: Counts, tiers: Tiers): Preference | undefined {
  const failing = family.find((program) => isFailing(runsIn(counts, program)))
  const working = failing && family.find((program) => isWorking(runsIn(counts, program)))
  if (failing === undefined || working === undefined) return undefined
  const { ok, failed } = runsIn(counts, working)
  const confidence = ok / (ok + failed + 1)
  return {
    kind: 'tool',
    // Counts belong to the evidence: in the text they would make a new proposal in each session.
    text: `\`${working}\` works here, \`${failing}\` does not`,
    evidenceBefore: `${runsText(failing, counts)} · ${runsText(working, counts)}`,
    ...wholeScore('tool-preference', confidence, `${ok} of ${ok + failed} runs of ${working} worked`, tiers),
    speaker: 'assistant',
  }
}

function runsText(program: string, counts: Counts): string {
  const { ok, failed } = runsIn(counts, program)
  return `${program}: ${failed} failed, ${ok} ok`
}

/** Whether a turn was the first to show the preference, or to show it well enough to be kept. */
function isNews(found: Preference, known: Preference | undefined): boolean {
  return found.text !== known?.text || (known.tier === 'skip' && found.tier !== 'skip')
}

function isFailing({ ok, failed }: Runs): boolean {
  return ok === 0 && failed >= MIN_FAILURES
}

function isWorking({ ok, failed }: Runs): boolean {
  return ok >= MIN_SUCCESSES && ok / (ok + failed) >= MIN_RATE
}

/** What may precede the program in a shell command; most commands begin with their program. */
const WRAPPER = String.raw`cd [^;&|]{1,200}(?:&&|;)\s*([A-Z_]{1,40}=\S{0,80}\s+|(?:sudo|time)\s+)?|[A-Z_]{1,40}=\S{0,80}\s+|(?:sudo|time)\s+`

/** A shell command that runs one of these programs: longer names first, because one may begin with another. */
const RUNS_PROGRAM = new RegExp(
  `^(${WRAPPER})?(?<program>${FAMILIES.flat()
    .toSorted((a, b) => b.length - a.length)
    .map((program) => program.replaceAll('.', '\\.'))
    .join('|')})(?= |$)`,
)

/** The program that a shell command runs, wrappers and assignments before it left out. */
function programOf({ name, target }: ToolCall): string | undefined {
  return name === 'Bash' && target !== undefined ? RUNS_PROGRAM.exec(target)?.groups?.['program'] : undefined
}
