import { EXIT, UserError } from '../base/user-error.ts'
import { STAYS_OUT } from '../dashboard/draw/budget.ts'
import type { InjectionEvent } from '../hook/injection/injection-event.ts'
import { openProjectJournals } from '../inject/publish/project-journals.ts'
import type { LeftOutLearning } from '../inject/select/select.ts'
import { CLIENT_UNITS, type ProjectionTarget } from '../runtime/projection/format.ts'
import { count } from '../text/count.ts'
import { visible } from '../text/sanitize.ts'
import { workspacePaths } from '../workspace/paths/paths.ts'
import { type InjectionPreview, previewInjection } from './hooks/injection-preview.ts'
import { injectionSettings } from './options/injection-flags.ts'
import { INJECTION_EVENTS, INJECTION_SOURCES, wordOption } from './options/option-values.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { loadConfigOrSay } from './say/load-config-or-say.ts'
import { say } from './say/say.ts'
import { whyNotGiven } from './say/when-it-loads.ts'
import { findSession, knownSessions } from './sessions/find-session.ts'
import type { CommandContext, Options } from './start/context.ts'
import { requireTarget } from './start/project-root.ts'

/** `sage inject --preview`: the exact bytes on standard output, everything about them on standard error. */
export async function run(context: CommandContext, _args: readonly string[], options: Options): Promise<number> {
  const asked = eventOf(options)
  loadConfigOrSay(context)
  const target = await requireTarget(context)
  const event = { ...asked, sessionId: asked.sessionId && sessionOf(target, asked.sessionId) }
  const store = openProjectJournals(target, { approvedOnly: true })
  store.requireJournals()
  const preview = previewInjection({ ...event, cwd: context.cwd }, target, {
    now: context.now().getTime(),
    settings: injectionSettings(options),
    store,
  })
  if (options.json === true) {
    context.stdout.write(jsonAnswer(preview))
    return EXIT.ok
  }
  context.stdout.write(preview.text)
  if (preview.text !== '' && context.stdout.isTTY) context.stdout.write('\n')
  const why = whyNotGiven(context)
  const about = [
    ...aboutLines(preview, event),
    ...leftOutLines(preview.leftOut, options.verbose === true),
    ...(why === undefined ? [] : [`Not given to any session: ${why}`]),
  ]
  say(context.stderr, ...about)
  return EXIT.ok
}

function eventOf(options: Options): InjectionEvent {
  const prompt = typeof options.prompt === 'string' ? options.prompt : undefined
  const name =
    wordOption(options, 'event', INJECTION_EVENTS) ?? (prompt === undefined ? 'SessionStart' : 'UserPromptSubmit')
  const source = name === 'SessionStart' ? (wordOption(options, 'source', INJECTION_SOURCES) ?? 'startup') : undefined
  if (name === 'UserPromptSubmit' && prompt === undefined)
    throw new UserError('There is no prompt to find learnings for', { hint: 'Add --prompt "…"', exitCode: EXIT.usage })
  // Without a session: what one gets that was given nothing yet.
  return { name, sessionId: typeof options.session === 'string' ? options.session : '', source, prompt }
}

function sessionOf({ workspaceDir }: ProjectionTarget, typed: string): string {
  return findSession(knownSessions(workspacePaths(workspaceDir)), typed)
}

const WHY: Readonly<Record<LeftOutLearning['reason'], string>> = {
  ...STAYS_OUT,
  'imported-file': 'given through the imported learnings.md',
  budget: 'did not fit; given with prompts about the same subject',
}

function aboutLines(preview: InjectionPreview, { name, source }: InjectionEvent): string[] {
  const what = source === undefined ? name : `${name} (${source})`
  const { learnings, tokens, tokenBudget, lineBudget, units } = preview
  const limited =
    tokenBudget === undefined
      ? `${tokens} tokens, in at most ${lineBudget ?? 0} lines`
      : source === 'compact'
        ? `${tokens} tokens, at most ${tokenBudget} of them for learnings`
        : `${tokens} of ${tokenBudget} tokens`
  const size = `${count(learnings.length, 'learning')}, about ${limited}, ${units} of the ${CLIENT_UNITS} characters that Claude Code accepts`
  const lines = [
    preview.text === '' ? `${what}: nothing${preview.because ? `: ${preview.because}` : ''}` : `${what}: ${size}`,
  ]
  for (const scope of preview.importedScopes) lines.push(`Scope ${scope}: through the imported learnings.md`)
  if (preview.systemMessage !== '') lines.push(`To the person: ${preview.systemMessage}`)
  return lines
}

/** Reasons that leave nothing to say of each learning. There may be hundreds of one, which would push what was given off the screen. */
const COUNTED = ['imported-file', 'budget'] as const

function leftOutLines(leftOut: InjectionPreview['leftOut'], verbose: boolean): string[] {
  const counts = COUNTED.map((reason) => ({ reason, number: leftOut.filter((one) => one.reason === reason).length }))
  const counted = verbose ? [] : counts.filter(({ number }) => number > 1)
  return [
    ...leftOut
      .filter(({ reason }) => !counted.some((one) => one.reason === reason))
      .map(
        ({ id, text, reason, by, problem }) =>
          `Left out: ${id} ${visible(text)} — ${WHY[reason]}${by ? ` (${by})` : ''}${problem ? `: ${problem}` : ''}`,
      ),
    ...counted.map(({ reason, number }) => `Left out: ${number} learnings — ${WHY[reason]} (--verbose names them)`),
  ]
}
