import { UserError } from '../../base/user-error.ts'
import { findMovedProject, type MovedProject } from '../../review/inbox/moved-project.ts'
import { count } from '../../text/count.ts'
import { visible } from '../../text/sanitize.ts'
import type { WorkspaceLocation } from '../../workspace/locate/locate.ts'
import { homesOf } from '../../workspace/paths/homes.ts'
import { askLine } from '../say/ask.ts'
import type { Consent } from '../say/consent.ts'
import type { CommandContext } from '../start/context.ts'
import { insideClaude, wayOutOf } from '../start/inside-claude.ts'
import { whyNoPerson } from '../start/person.ts'

/** What becomes of a moved project. */
const MOVES = { taken: 'Took over', left: 'Not taken over:', unasked: 'Can be taken over:' }
export type AnsweredMove = MovedProject & { readonly answer: keyof typeof MOVES }

/** The project that this was before it was moved, and whether its learnings are taken over. */
export async function askForMoved(
  context: CommandContext,
  location: WorkspaceLocation,
  { dryRun }: Consent,
): Promise<AnsweredMove | undefined> {
  const { environment } = context
  const moved = findMovedProject(location, homesOf(environment))
  if (!moved) return undefined
  if (dryRun) return { ...moved, answer: 'unasked' }
  return { ...moved, answer: moved.approved === 0 || (await takesOver(context, moved)) ? 'taken' : 'left' }
}

/** Only a person is asked: taking a journal over gives its learnings to Claude. */
async function takesOver(context: CommandContext, moved: MovedProject): Promise<boolean> {
  if (whyNoPerson(context) !== undefined)
    throw new UserError(
      `Cannot set up Sage here without you: this project has ${learningsText(moved)}, which was moved`,
      {
        hint: `${wayOutOf(insideClaude(context))}; you are asked there`,
        code: 'not-at-terminal',
      },
    )
  const them = moved.approved === 1 ? 'it' : 'them'
  const question = `This project has ${learningsText(moved)}, which was moved. Take ${them} over? Type Y to use ${them}, n to leave ${them}:`
  const answer = (await askLine(context, `${question} `)).trim()
  if (answer === 'Y') return true
  if (/^no?$/iu.test(answer)) return false
  // Once a workspace exists here nothing can be taken over any more, so an unclear answer must not decide.
  throw new UserError(
    `Nothing was set up or taken over: ${answer === '' ? 'there was no answer' : `"${visible(answer)}" is neither Y nor n`}`,
    {
      hint: `Run "sage init" again: a capital Y takes ${them} over; with n, all of it waits in the inbox`,
      code: 'no-answer',
    },
  )
}

/** What became of it, as a sentence. */
export function moveText(moved: AnsweredMove): string {
  return `${MOVES[moved.answer]} ${moved.approved > 0 ? learningsText(moved) : `the inbox of "${moved.from}"`}.`
}

function learningsText({ approved, from }: MovedProject): string {
  return `${count(approved, 'approved learning')} from "${from}"`
}
