import { authorOf } from './author.ts'
import { type Entry, text } from './entry.ts'

/** Orchestrators that type into a terminal; only their words give them away. */
const ORCHESTRATOR =
  /^(?:gt (?:boot|mayor|deacon|prime|mail)\b|I am (?:Deacon|Mayor|Witness)\b|HEALTH_CHECK\b|📬 You have new mail)/u

/**
 * A message of an agent, of a task, of another session, or of a chat: the client hands it over as a prompt, and queues it as one. Recognised by
 * the tags that the client keeps others from writing (read in 2.1.330).
 */
const NOTIFICATION =
  /^(?:<(?:task|agent|bash)-notification|<(?:teammate|cross-session|agent|slack-tag)-message|<slack-ping|<channel source="|<coordinator-relay|<remote-review|<fork-boilerplate>|<tick>|Another Claude session sent a message)/

export function isNotification(prompt: string): boolean {
  return NOTIFICATION.test(prompt)
}

/** Entry points by which programs use the client (all that 2.1.330 knows): SDKs, workflows, schedules, measurements. */
const PROGRAMS = /^(?:sdk-|claude-code-github-action$|remote_trigger$|remote_cowork_trigger$|bench$)/

/**
 * A prompt written by a program: an entry point of programs where no person is named, or an orchestrator. `promptSource: "sdk"` alone proves
 * nothing, because the desktop application and editors write it for real people.
 */
export function isAutomation(entry: Entry, prompt: string): boolean {
  if (ORCHESTRATOR.test(prompt) || isWarmupPrompt(prompt)) return true
  if (!PROGRAMS.test(text(entry, 'entrypoint'))) return false
  return !isCommandLine(entry) && authorOf(entry) !== 'person'
}

/**
 * `claude -p "…"` of a client that says where a turn came from (`turnOrigin`, observed in 2.1.330). A person at a shell and a script look
 * alike there, and losing what a person typed is worse than one proposal too many. Older clients say less, and their `sdk-cli` was
 * automation in every case examined.
 */
function isCommandLine(entry: Entry): boolean {
  return text(entry, 'entrypoint') === 'sdk-cli' && text(entry, 'turnOrigin') === 'sdk'
}

/** Whether it is the first prompt of a session that the client opened on its own to warm its caches: just this word. */
export function isWarmupPrompt(prompt: string): boolean {
  return prompt.trim() === 'Warmup'
}
