import { shellWord } from '../../base/shell-word.ts'

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
/** The block below a single line that did not end with a newline: that ending is kept. */
const BLOCK_AT_END = /\n# sage: begin[^\n]*\n(?:[^\n]*\n)*?# sage: end$/u

/**
 * The post-commit hook with our lines added. Existing lines stay as they are; ours come first, because many scripts never reach their last
 * line: they exit, hand over with `exec`, or read in a file that does so, as those of Husky and pre-commit. Adding twice changes nothing.
 * Nothing is looked up by name, so no repository can substitute its own program.
 */
export function addGitHook(content: string | undefined, command: GitHookCommand): string | GitHookRefusal {
  const bad = [command.node, command.program].find((path) => /[\n\r\0]/u.test(path))
  if (bad !== undefined) return { refused: 'bad-path', detail: bad }
  const own = content === undefined || removeGitHook(content) === undefined
  const before = own || content === '' ? FRESH : (removeGitHook(content) ?? FRESH)
  const [firstLine = ''] = before.split('\n', 1)
  if (firstLine.startsWith('#!') && !SHELL.test(firstLine)) return { refused: 'not-a-shell-script', detail: firstLine }
  const block = `${BEGIN}${own ? OWN : ''}\n${shellLine(command)}\n${END}`
  if (!firstLine.startsWith('#!')) return `${block}\n${before}`
  const rest = before.slice(firstLine.length)
  return rest === '' ? `${before}\n${block}` : `${firstLine}\n${block}${rest}`
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
