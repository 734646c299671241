import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Action } from '../../dashboard/action.ts'
import type { EffectOf, OutsideEffect } from '../../dashboard/effect.ts'
import type { Outside, TerminalAccess } from '../../dashboard/source.ts'
import { commandWords } from '../../text/command-words.ts'
import { foreseenText, refusalText } from '../../text/system-error.ts'
import { UserError } from '../../text/user-error.ts'
import { makeFolder } from '../../workspace/make-folder.ts'
import { programToStart } from '../../workspace/program-path.ts'
import type { CommandContext } from '../start/context.ts'
import { openEditor } from '../start/open-editor.ts'
import { clipboardRoutes, copyText } from './clipboard.ts'
import { makeEditedFile } from './edited-file.ts'
import { fileText } from './file-text.ts'
import { transcriptText } from './transcript-text.ts'

type Places = {
  readonly clipboard: readonly string[]
  /** A private folder for files that other programs open. */
  readonly tmp: string
  /** Where what is being edited is kept. */
  readonly drafts: string
}

/** Editor, pager and clipboard of this person's environment. */
export function outsideOf(context: CommandContext, places: Places): Outside {
  return {
    async perform(effect, terminal, dispatch) {
      try {
        const answer = perform({ context, places, terminal }, effect)
        if (answer) dispatch(answer)
      } catch (error) {
        dispatch({ type: 'failed', text: foreseenText(error) })
      }
    },
  }
}

type World = { readonly context: CommandContext; readonly places: Places; readonly terminal: TerminalAccess }

function perform(world: World, effect: OutsideEffect): Action | undefined {
  switch (effect.type) {
    case 'openEditor':
      return edit(world, effect)
    case 'openPager':
      return page(world, effect)
    case 'copy':
      return copy(world, effect)
  }
}

function edit({ context, places, terminal }: World, { item, on, text }: EffectOf<'openEditor'>): Action {
  const file = makeEditedFile(places.drafts, item, text)
  try {
    terminal.lend(() => openEditor(context, file.path))
    return { type: 'edited', item, on, text: file.text() }
  } catch (error) {
    const words = file.changed()
    if (words === undefined) throw error
    return { type: 'unfinished', item, text: words, why: foreseenText(error) }
  } finally {
    file.remove()
  }
}

function page({ context, places, terminal }: World, effect: EffectOf<'openPager'>): undefined {
  makeFolder(places.tmp)
  const folder = mkdtempSync(join(places.tmp, 'open-'))
  try {
    const { words } = effect
    const isFile = words !== undefined
    const { text, line } = isFile ? fileText(effect.path, words) : transcriptText(effect.path, effect.turnUuid)
    const path = join(folder, isFile ? 'file.txt' : 'transcript.txt')
    writeFileSync(path, text, { mode: 0o600 })
    terminal.lend(() => openPager(context, path, line))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function copy({ context, places, terminal }: World, { text, what }: EffectOf<'copy'>): Action {
  const { env, platform } = context.environment
  const file = join(places.tmp, 'copied.txt')
  const routes = clipboardRoutes(text, { env, platform, configured: places.clipboard, file })
  return { type: 'told', text: `Copied the ${what} by ${copyText(text, routes, terminal.write)}` }
}

/** The pager. People set `cat` because their terminal scrolls back, but here the dashboard would return before a word was read. */
function pagerOf({ env, platform }: CommandContext['environment']): string[] {
  const usual = platform === 'win32' ? 'more.com' : 'less'
  const words = commandWords(env.PAGER || usual, platform)
  return words[0] === undefined || basename(words[0]) === 'cat' ? [usual] : words
}

function openPager({ environment }: CommandContext, path: string, line: number): void {
  const { env } = environment
  const [program = '', ...args] = pagerOf(environment)
  const at = ['less', 'more', 'most', 'vim', 'nvim', 'view'].includes(basename(program)) ? [`+${line}`] : []
  const { error } = spawnSync(programToStart(program), [...args, ...at, path], {
    stdio: 'inherit',
    env: { ...env, LESSSECURE: '1' },
  })
  if (error)
    throw new UserError(`Cannot run the pager "${program}": ${refusalText(error)}`, {
      hint: 'Set PAGER to a program that exists',
    })
}
