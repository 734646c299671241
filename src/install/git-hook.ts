import { shellWord } from '../base/shell-word.ts'

/** The program the post-commit hook starts, as absolute paths. */
export type GitHookCommand = { readonly node: string; readonly program: string }

/** Why our lines cannot be added to a hook. */
export type GitHookRefusal = { readonly refused: 'not-a-shell-script' | 'bad-path'; readonly detail: string }

const BEGIN =
  '# sage: begin - counts in the background which files change together; remove with: sage hook uninstall-git-hook'
/** Only a file with this note was made by Sage, and is deleted once nothing else is in it. */
const OWN = ' (this file was made by Sage)'
const END = '# sage: end'
const FRESH = '#!/bin/sh\n'
const SHELL = /^#!.*\b(?:sh|bash|dash|zsh|ksh|ash)\b/u
const BLOCK = /^# sage: begin[^\n]*\n(?:[^\n]*\n)*?# sage: end\n/mu
/** The block in a file that did not end with a newline: that ending is kept. */
const BLOCK_AT_END = /\n# sage: begin[^\n]*\n(?:[^\n]*\n)*?# sage: end$/u

/**
 * The post-commit hook with our lines added. Existing lines stay as they are; ours come last, or first if the script exits on its own.
 * Adding twice changes nothing. Nothing is looked up by name, so no repository can substitute its own program.
 */
export function addGitHook(content: string | undefined, command: GitHookCommand): string | GitHookRefusal {
  const bad = [command.node, command.program].find((path) => /[\n\r\0]/u.test(path))
  if (bad !== undefined) return { refused: 'bad-path', detail: bad }
  const own = content === undefined || removeGitHook(content) === undefined
  const before = own || content === '' ? FRESH : (removeGitHook(content) ?? FRESH)
  const [firstLine = ''] = before.split('\n', 1)
  if (firstLine.startsWith('#!') && !SHELL.test(firstLine)) return { refused: 'not-a-shell-script', detail: firstLine }
  const block = `${BEGIN}${own ? OWN : ''}\n${shellLine(command)}\n${END}`
  if (endsByItself(before)) {
    const after = firstLine.startsWith('#!') ? firstLine.length + 1 : 0
    return `${before.slice(0, after)}${block}\n${before.slice(after)}`
  }
  return before.endsWith('\n') ? `${before}${block}\n` : `${before}\n${block}`
}

/** The hook without our lines, byte for byte as before; undefined if only our own file is left. */
export function removeGitHook(content: string): string | undefined {
  const rest = content.replace(BLOCK, '').replace(BLOCK_AT_END, '')
  return rest === FRESH && content.includes(BEGIN + OWN) ? undefined : rest
}

export function hasGitHook(content: string): boolean {
  return BLOCK.test(content) || BLOCK_AT_END.test(content)
}

/** Git's variables name the repository of the commit; the program must find its place itself. */
function shellLine({ node, program }: GitHookCommand): string {
  const [quotedNode, quotedProgram] = [shellWord(node), shellWord(program)]
  return `if [ -x ${quotedNode} ] && [ -f ${quotedProgram} ]; then (unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE; ${quotedNode} ${quotedProgram} hook refresh </dev/null >/dev/null 2>&1 &); fi`
}

/** Whether lines added at the end would never run. */
function endsByItself(content: string): boolean {
  const lines = content.split('\n').map((line) => line.trim())
  const last = lines.findLast((line) => line !== '' && !line.startsWith('#'))
  return last !== undefined && /^(?:exit|exec)\b/u.test(last)
}
