import { isUtf8 } from 'node:buffer'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { EXIT, UserError } from '../base/user-error.ts'
import { listMemoryFiles } from '../inject/memory/memory-files.ts'
import type { ImportedEvent } from '../journal/event/event.ts'
import { importEvents } from '../review/import/import-events.ts'
import { importTexts } from '../review/import/import-texts.ts'
import { createKnownTexts } from '../review/propose/known-texts.ts'
import { ensureRuntimeFolders } from '../runtime/folders/folders.ts'
import { readOrdinaryFile, whyUnusable } from '../workspace/files/ordinary-file.ts'
import { realPath } from '../workspace/files/real-path.ts'
import { requireRoom } from './items/put-proposal.ts'
import { ownScopeOption } from './options/option-values.ts'
import { notImportedLines, nothingText, readAnywayText } from './say/import-text.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { remark, say } from './say/say.ts'
import { settleAndSay } from './say/settle-and-say.ts'
import type { CommandContext, Options } from './start/context.ts'
import { openInboxHere } from './start/inbox-here.ts'
import { isInsideClaude } from './start/inside-claude.ts'

const MAX_BYTES = 5_000_000

/** `sage import FILE…`: puts the learnings of files into the inbox, like any proposal. All files are read before anything is written. */
export async function run(context: CommandContext, files: readonly string[], options: Options): Promise<number> {
  const inbox = openInboxHere(context)
  const { store, target } = inbox
  const known = createKnownTexts(store.items().values())
  const loaded = new Set(listMemoryFiles(target).map(({ path }) => realPath(path)))
  const scope = ownScopeOption(options) ?? 'project'
  const byAgent = isInsideClaude(context)
  const events: ImportedEvent[] = []
  const lines: string[] = []
  const passedOver = { known: 0, refused: 0, leftOut: 0 }
  for (const file of files) {
    const origin = resolve(context.cwd, file)
    const found = importTexts(readFile(origin, file), file)
    const imported = await importEvents(found.texts, {
      workspace: target.id,
      origin,
      scope,
      byAgent,
      known,
      now: context.now(),
      newId: store.newId,
    })
    events.push(...imported.events)
    passedOver.known += imported.known
    passedOver.refused += imported.refused.length
    passedOver.leftOut += found.leftOut.length
    lines.push(
      `${file}: ${imported.events.length} imported, ${imported.known} already known, ${imported.refused.length} refused`,
    )
    if (found.texts.length === 0) remark(context.stderr, nothingText(file, found.format))
    remark(context.stderr, ...imported.refused.map(({ text, reason }) => `“${text}”: ${reason}`))
    if (found.leftOut.length > 0) say(context.stderr, ...notImportedLines(file, found))
    if (imported.events.length > 0 && loaded.has(realPath(origin))) remark(context.stderr, readAnywayText(file))
  }
  if (byAgent) requireRoom(store, events.length)
  const plan = { user: [], project: events }
  let settling: number = EXIT.ok
  if (events.length > 0) {
    // A private workspace (`capture = "all-projects"`) begins with nothing.
    ensureRuntimeFolders(inbox.paths)
    store.commit(plan)
    settling = await settleAndSay(context, inbox, plan)
  }
  if (options.json === true)
    context.stdout.write(
      jsonAnswer({ imported: events.map(({ item, text, kind }) => ({ id: item, text, kind })), ...passedOver }),
    )
  else say(context.stdout, ...lines, ...(events.length > 0 ? [waitText(events.length)] : []))
  return settling
}

function waitText(imported: number): string {
  return `${imported === 1 ? 'It waits' : 'They wait'} in the inbox: run "sage"`
}

function readFile(path: string, shown: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  const problem = stats ? whyUnusable(stats, MAX_BYTES) : 'there is no such file'
  if (problem !== undefined) throw cannotImport(shown, problem, stats?.isFile() === true ? [SPLIT] : [])
  const bytes = readOrdinaryFile(path, { maxBytes: MAX_BYTES })
  if (!isUtf8(bytes)) throw cannotImport(shown, 'it is not UTF-8')
  return bytes.toString()
}

/** A seed.json is one value, and cannot be cut so. */
const SPLIT = 'A list, or JSON Lines, can be cut between two lines, e.g. with "split -l 1000", and imported in parts'

function cannotImport(shown: string, problem: string, wayOut: readonly string[] = []): UserError {
  return new UserError(`Cannot import "${shown}": ${problem}`, {
    hint: ['Nothing was imported', ...wayOut],
    exitCode: EXIT.usage,
    code: 'import',
  })
}
