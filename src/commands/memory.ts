import { basename, dirname, join, relative } from 'node:path'
import { EXIT, UserError } from '../base/user-error.ts'
import { takenFrom } from '../inject/file/taken-text.ts'
import { changeNote, memoryNotes, saysNothing, withoutPointer } from '../inject/memory/auto-memory.ts'
import { MEMORY_INDEX, memoryFolder } from '../inject/memory/memory-folder.ts'
import { readOutsideFile, type OutsideFile, removeOutsideFile, writeOutsideFile } from '../install/file/outside-file.ts'
import type { DecisionRequest } from '../journal/decide/plan-decisions.ts'
import type { Plan } from '../journal/decide/plan.ts'
import { textsOf, type ViewItem } from '../journal/item/item.ts'
import { type LongNote, longNotes } from '../review/import/take-shared.ts'
import type { Inbox } from '../review/inbox/inbox.ts'
import { capitalised } from '../text/capitalised.ts'
import { MAX_LEARNING } from '../text/max-learning.ts'
import { durableWrite } from '../workspace/files/durable-write.ts'
import { makeFolder } from '../workspace/files/make-folder.ts'
import { userPaths } from '../workspace/paths/paths.ts'
import { findItem } from './items/find-items.ts'
import { prepareText } from './items/prepare-text.ts'
import { askToChange } from './say/consent.ts'
import { sayDiff } from './say/file-diff.ts'
import { sayHeldBack } from './say/for-model.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { remark, say } from './say/say.ts'
import { settleAndSay } from './say/settle-and-say.ts'
import type { CommandContext, CommandModule } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { isInsideClaude } from './start/inside-claude.ts'
import { requirePerson } from './start/person.ts'

/**
 * `sage memory list`: Claude's own notes in this project that nobody has decided on. Approving a note promotes it, rejecting leaves it where it
 * is.
 */
export const listNotes: CommandModule = {
  run(context, _args, options) {
    const inbox = openInboxHere(context)
    const json = options.json === true
    const isOn = inbox.settings.config.memory.review_auto_memory
    if (!isOn) remark(context.stderr, NOT_REVIEWED)
    const folder = memoryFolder(inbox.target)
    const found = inbox.store.ofStatus('pending').filter((item) => isNote(item, folder))
    const inside = isInsideClaude(context)
    const notes = (inside ? [] : found).map(({ id, origin, text }) => ({
      id,
      file: relative(folder, origin),
      text,
    }))
    if (inside) sayHeldBack(context, found.length)
    if (json) context.stdout.write(jsonAnswer({ notes }))
    else for (const { id, file, text } of notes) say(context.stdout, `${id}  ${file}  ${text}`)
    if (isOn && !json && found.length === 0)
      say(context.stdout, 'Nothing here; "sage sync" reads what Claude has noted since')
    remark(context.stderr, ...longNotes(inbox).map((note) => tooLongText(note, folder)))
    return EXIT.ok
  },
}

const NOT_REVIEWED =
  'Notes that Claude writes for itself are not reviewed. To change that: sage config set memory.review_auto_memory true'

function tooLongText({ path, line, characters }: LongNote, folder: string): string {
  const where = `${relative(folder, path)} line ${line}`
  return `${where} is not proposed, because it has ${characters} characters, more than ${MAX_LEARNING}: shorten it there, or add what matters with sage add`
}

/** `sage memory discard ID`: removes the note from Claude's memory. */
export const discardNote: CommandModule = {
  run: (context, [id = '']) => change(context, id, undefined),
}

/** `sage memory fix ID TEXT`: rewords it. */
export const fixNote: CommandModule = {
  async run(context, [id = '', ...words]) {
    const { text } = await prepareText(words.join(' '))
    return await change(context, id, text)
  },
}

/**
 * Shows the difference, asks, keeps a copy, writes. Nothing else of Claude Code's is touched. One that was killed is finished by the same
 * command.
 */
async function change(context: CommandContext, typed: string, replacement: string | undefined): Promise<number> {
  requirePerson(context, "change Claude's memory")
  const inbox = openInboxHere(context)
  const item = findNote(inbox, typed)
  const file = readOutsideFile(item.origin)
  const changes = changesFor(file, textsOf(item), replacement)
  if (changes.length > 0) {
    if ((await askForChanges(context, changes)) !== 'agreed') return EXIT.failure
  } else if (isAsAsked(file, replacement)) say(context.stdout, `Nothing to change in "${file.path}".`)
  else
    throw new UserError(`The note is no longer in "${file.path}"`, {
      hint: 'Claude has changed it since; sage sync looks again',
    })
  // The inbox knows the person's own words before the file holds them: they are no news of Claude's, even if this is killed in between.
  const reworded = replacement === undefined ? [] : await reword(context, inbox, item, replacement)
  try {
    for (const one of changes) write(context, inbox, one)
  } catch (error) {
    for (const { user, project } of reworded.toReversed())
      await carryOut(context, inbox, inbox.store.planUndo({ events: [...user, ...project].map(({ id }) => id) }))
    throw error
  }
  await take(context, inbox, { item: item.id, decision: 'reject' })
  // Claude's memory is as asked, whatever learnings.md is.
  return EXIT.ok
}

function findNote({ store, target }: Inbox, typed: string): Note {
  const item = findItem(store.items(), typed, 'sage memory list')
  if (isNote(item, memoryFolder(target))) return item
  throw new UserError(`"${item.id}" is not a note in Claude's memory`, {
    hint: 'sage memory list shows them',
    exitCode: EXIT.usage,
  })
}

type Change = {
  readonly file: OutsideFile
  /** Undefined: the file goes. */
  readonly after: string | undefined
}

/** What is to be written to reword the note, or to remove it if there is no replacement; nothing if the file has none of these texts. */
function changesFor(file: OutsideFile, texts: readonly string[], replacement: string | undefined): readonly Change[] {
  const [after = file.text] = texts.flatMap((text) => changeNote(file.text, takenFrom([text]), replacement) ?? [])
  if (after === file.text) return []
  return replacement === undefined ? withoutRest(file, after) : [{ file, after }]
}

/** Whether a file without the note is what was asked for: the note was to go, or the file has the new words already. */
function isAsAsked({ text }: OutsideFile, replacement: string | undefined): boolean {
  return replacement === undefined || memoryNotes(text).some((note) => note.text === replacement)
}

async function askForChanges(context: CommandContext, changes: readonly Change[]): ReturnType<typeof askToChange> {
  for (const { file, after = '' } of changes) sayDiff(context.stdout, file.path, file.text, after)
  const actions = changes.map(({ file, after }) => `${after === undefined ? 'remove' : 'change'} "${file.path}"`)
  const question = `${capitalised(actions.join(' and '))} like this?`
  return await askToChange(context, question, { yes: false, dryRun: false })
}

/** A note that was fixed before is rejected, and only what waits can be reworded. */
async function reword(
  context: CommandContext,
  inbox: Inbox,
  { id, status, text: known }: ViewItem,
  text: string,
): Promise<Plan[]> {
  if (known === text) return []
  const restored = status === 'rejected' ? [await take(context, inbox, { item: id, decision: 'restore' })] : []
  return [...restored, await take(context, inbox, { item: id, decision: 'edit', text })]
}

/**
 * Claude Code keeps each fact in a file of its own, which an index points to, and Claude is given both. So a file that says nothing any more
 * goes, after what points to it: whoever is killed in between finds the note still there.
 */
function withoutRest(file: OutsideFile, after: string): Change[] {
  const name = basename(file.path)
  if (name === MEMORY_INDEX || !saysNothing(after)) return [{ file, after }]
  const index = readOutsideFile(join(dirname(file.path), MEMORY_INDEX))
  const indexAfter = withoutPointer(index.text, name)
  return [...(indexAfter === index.text ? [] : [{ file: index, after: indexAfter }]), { file, after: undefined }]
}

/** Keeps a copy of the file, then changes it. */
function write(context: CommandContext, inbox: Inbox, { file, after }: Change): void {
  const { path } = file
  const { dir, tmp } = userPaths(inbox.target.dataHome)
  const backup = join(dir, 'backups', `${context.now().toISOString().replaceAll(':', '-')}-${basename(path)}`)
  makeFolder(dirname(backup))
  durableWrite(backup, file.text, { tmp })
  if (after === undefined) removeOutsideFile(file)
  else writeOutsideFile(file, after)
  say(context.stdout, `${after === undefined ? 'Removed' : 'Changed'} "${path}". What it was: "${backup}"`)
}

async function take(context: CommandContext, inbox: Inbox, request: DecisionRequest): Promise<Plan> {
  const { plan } = inbox.store.planDecisions([request], 'command')
  return await carryOut(context, inbox, plan)
}

async function carryOut(context: CommandContext, inbox: Inbox, plan: Plan): Promise<Plan> {
  inbox.store.commit(plan)
  await settleAndSay(context, inbox, plan)
  return plan
}

/** An item that was read in a file of Claude's memory. */
type Note = ViewItem & { readonly origin: string }

function isNote(item: ViewItem, folder: string): item is Note {
  return item.origin !== undefined && dirname(item.origin) === folder
}
