import { ownSigns } from '../../dashboard/draw/ascii.ts'
import type { Item } from '../../journal/item/item.ts'
import { visible } from '../../text/sanitize.ts'
import type { CommandContext } from '../start/context.ts'
import { type Letter, LETTERS, lettersFor } from './letters.ts'
import type { PlainReview } from './plain-review.ts'
import { type Answers, SEVERAL, STOPPED } from './read-answers.ts'

/** What one item after the other is asked with. */
export type Talk = {
  readonly stdout: CommandContext['stdout']
  readonly say: (line: string) => void
  readonly plain: PlainReview
  readonly answers: Answers
  /** Answers come from a person at a terminal, not from a pipe. */
  readonly typed: boolean
  /** Why nothing can be approved here; undefined if it can. */
  readonly whyNotApproved: string | undefined
}

/** The next item. If no item is left that matches the search, all are shown again. */
export async function nextItem({ plain, say }: Talk): Promise<Item | undefined> {
  const words = plain.words()
  if (plain.selected() === undefined && words !== '') {
    const [open, close] = ownSigns(plain.state().settings.ascii)('“”')
    say(`Nothing else matches ${open}${words}${close}; showing everything again:`)
    await plain.find('')
  }
  return plain.selected()
}

/** Asks for a letter and carries it out. */
export async function askAbout(talk: Talk, item: Item): Promise<'decided' | 'anew' | 'nothing' | 'quit'> {
  const { stdout, say, plain, answers, typed, whyNotApproved } = talk
  const letters = lettersFor(plain.state(), item)
  const answer = await answers.key(`Approve this learning [${letters.join(',')}]? `)
  if (!typed) stdout.write('\n')
  if (answer === undefined || answer === 'q') return 'quit'
  if (answer === STOPPED) return 'anew'
  const letter = letters.find((known) => known === answer)
  const { readOnly } = plain.state().snapshot
  if (letter === undefined) say(noLetterText(answer))
  else if (readOnly !== undefined && LETTERS[letter].writes) say(`${readOnly}.`)
  else if (LETTERS[letter].approves && whyNotApproved !== undefined) {
    say(`Not approved: ${whyNotApproved}.`)
    // The next line of the pipe was meant for the next item.
    if (!typed) await plain.press('j')
  } else if (await answerLetter(talk, letter, letters)) return 'decided'
  return letter === '/' || letter === 'g' ? 'anew' : 'nothing'
}

function noLetterText(answer: string): string {
  if (answer === '') return 'Enter decides nothing: press one letter.'
  if (answer === SEVERAL)
    return 'Several keys at once, or a paste, decide nothing: press one letter (press Enter first if you see this again).'
  return `There is no letter "${visible(answer)}". ? explains the letters.`
}

/** Carries out a letter; true if it decided something. */
async function answerLetter(talk: Talk, letter: Letter, letters: readonly Letter[]): Promise<boolean> {
  const { say, plain, answers } = talk
  switch (letter) {
    case '?':
      for (const known of letters) say(`${known}: ${LETTERS[known].does}`)
      return false
    case 'e':
      say(await plain.edit((await answers.line('New text, one line; empty changes nothing:')) ?? ''))
      return false
    case 'g': {
      const said = await plain.goTo(Number(await answers.line('Number:')))
      if (said !== '') say(said)
      return false
    }
    case '/':
      await plain.find((await answers.line('Words to filter by; empty shows everything:')) ?? '')
      say(`${plain.place().of} match.`)
      return false
    default:
      return pressKey(talk, LETTERS[letter].key ?? letter)
  }
}

async function pressKey({ say, plain, answers }: Talk, key: string): Promise<boolean> {
  const before = plain.decisions()
  let said = await plain.press(key)
  const question = plain.question()
  if (question) {
    const own = ownSigns(plain.state().settings.ascii)
    for (const line of [question.title, ...question.lines.filter((text) => text !== '')]) say(own(line))
    const letters = question.replace ? ['Y', '>'] : ['Y']
    const ways = question.replace ? 'Y to continue, > to replace' : 'Y to continue'
    const answer = await answers.key(`Type ${ways}; anything else cancels:\n`)
    said = await plain.press(letters.find((letter) => letter === answer) ?? 'n')
  }
  if (said !== '') say(said)
  return plain.decisions() > before
}
