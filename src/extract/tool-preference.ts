import type { ToolCall, Turn } from '../transcript/turn.ts'
import type { Candidate } from './candidate.ts'
import { tierOf, type Tiers, wholePart } from './score.ts'

/** Programs that do the same job: if one keeps failing here and another keeps working, that is worth knowing. */
const FAMILIES: readonly (readonly string[])[] = [
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

const MIN_FAILURES = 2
const MIN_SUCCESSES = 3
const MIN_RATE = 0.7

type Tally = { ok: number; failed: number; first: Turn | undefined }
type Tallies = Map<string, Tally>

/**
 * A command that kept failing until another of its kind was used, over the turns of one session (seed 000): the success rate
 * of the one that works is the confidence. Needs no words; what was typed at the time is the evidence.
 */
export function findToolPreferences(turns: readonly Turn[], tiers: Tiers): Candidate[] {
  const tallies: Tallies = new Map()
  tallyRuns(tallies, turns, 'failed')
  // In most sessions nothing fails twice, and most of what was run worked: it is not even looked at.
  if (!Array.from(tallies.values()).some(({ failed }) => failed >= MIN_FAILURES)) return []
  tallyRuns(tallies, turns, 'ok')
  const candidates: Candidate[] = []
  for (const family of FAMILIES) {
    const failing = family.find((program) => isFailing(tallies.get(program)))
    const working = family.find((program) => isWorking(tallies.get(program)))
    const worked = working === undefined ? undefined : tallies.get(working)
    const failed = failing === undefined ? undefined : tallies.get(failing)
    if (!working || !failing || !worked?.first || !failed) continue
    const confidence = worked.ok / (worked.ok + worked.failed + 1)
    candidates.push({
      turnUuid: worked.first.uuid,
      kind: 'tool',
      // How often is evidence: in the text it would make another proposal of each session.
      text: `\`${working}\` works here, \`${failing}\` does not`,
      evidence: worked.first.text.slice(0, 300),
      evidenceBefore: `${failing}: ${failed.failed} failed, ${failed.ok} ok · ${working}: ${worked.failed} failed, ${worked.ok} ok`,
      confidence,
      tier: tierOf(confidence, tiers),
      cues: ['tool-preference'],
      parts: [
        wholePart(
          'tool-preference',
          confidence,
          `${worked.ok} of ${worked.ok + worked.failed} runs of ${working} worked`,
        ),
      ],
      speaker: 'assistant',
    })
  }
  return candidates
}

/** Of what an older Sage proposed with the counts in it, what is proposed today. */
export function withoutCounts(text: string): string {
  return text.replace(/(` works here, `.{1,40}` does not) \(\d+ runs fine, \d+ failed\)$/, '$1')
}

function isFailing(tally: Tally | undefined): boolean {
  return tally !== undefined && tally.ok === 0 && tally.failed >= MIN_FAILURES
}

function isWorking(tally: Tally | undefined): boolean {
  return tally !== undefined && tally.ok >= MIN_SUCCESSES && tally.ok / (tally.ok + tally.failed) >= MIN_RATE
}

function tallyRuns(tallies: Tallies, turns: readonly Turn[], outcome: 'ok' | 'failed'): void {
  for (const turn of turns) {
    for (const call of turn.facts.toolCalls) {
      const program = call.outcome === outcome ? programOf(call) : undefined
      if (program === undefined) continue
      const tally = tallies.get(program) ?? { ok: 0, failed: 0, first: undefined }
      tally[outcome]++
      if (outcome === 'ok') tally.first ??= turn
      tallies.set(program, tally)
    }
  }
}

/** The programs by their first word, longer ones first. */
const PROGRAMS = new Map<string, string[]>()
for (const program of FAMILIES.flat().toSorted((a, b) => b.length - a.length)) {
  const first = firstWord(program)
  PROGRAMS.set(first, [...(PROGRAMS.get(first) ?? []), program])
}

/** What stands before the program in a shell command, none of it if nothing does: most commands begin with their program. */
const WRAPPERS =
  /^(?:cd [^;&|]{1,200}(?:&&|;)\s*(?:[A-Z_]{1,40}=\S{0,80}\s+|(?:sudo|time)\s+)?|[A-Z_]{1,40}=\S{0,80}\s+|(?:sudo|time)\s+)/

/** The program that a shell command runs, wrappers and assignments before it left out. */
function programOf({ name, target }: ToolCall): string | undefined {
  if (name !== 'Bash' || target === undefined) return undefined
  const command = target.replace(WRAPPERS, '')
  return PROGRAMS.get(firstWord(command))?.find((program) => command === program || command.startsWith(`${program} `))
}

function firstWord(command: string): string {
  const space = command.indexOf(' ')
  return space === -1 ? command : command.slice(0, space)
}
