import { shellWord } from '../workspace/shell-word.ts'

/** The program that the post-commit hook starts: absolute paths, and what it is called with. */
export type GitHookCommand = { readonly node: string; readonly program: string }

/** A hook that our lines cannot be added to, and why. */
export type GitHookRefusal = { readonly refused: 'not-a-shell-script' | 'bad-path'; readonly detail: string }

const BEGIN =
  '# sage: begin - counts in the background which files change together; remove with: sage hook uninstall-git-hook'
/** Only a file that says so was made by Sage, and goes when nothing else is in it. */
const OWN = ' (this file was made by Sage)'
const END = '# sage: end'
const FRESH = '#!/bin/sh\n'
const SHELL = /^#!.*\b(?:sh|bash|dash|zsh|ksh|ash)\b/u
const BLOCK = /^# sage: begin[^\n]*\n(?:[^\n]*\n)*?# sage: end\n/mu
/** How the block stands in a file that ended without a newline: then this ending is kept. */
const BLOCK_AT_END = /\n# sage: begin[^\n]*\n(?:[^\n]*\n)*?# sage: end$/u

/**
 * The post-commit hook with our lines in it. What is there stays as it is; our lines come last, or first where the script ends by itself.
 * Adding twice changes nothing. Nothing is looked up by name, so that no repository can put its own program in the way.
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

/** The hook without our lines, byte for byte what it was; undefined if nothing but our own file is left. */
export function removeGitHook(content: string): string | undefined {
  const rest = content.replace(BLOCK, '').replace(BLOCK_AT_END, '')
  return rest === FRESH && content.includes(BEGIN + OWN) ? undefined : rest
}

export function hasGitHook(content: string): boolean {
  return BLOCK.test(content) || BLOCK_AT_END.test(content)
}

/** Git's own variables name the repository that is being committed to; the program is to find its place by itself. */
function shellLine({ node, program }: GitHookCommand): string {
  const [quotedNode, quotedProgram] = [shellWord(node), shellWord(program)]
  return `if [ -x ${quotedNode} ] && [ -f ${quotedProgram} ]; then (unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE; ${quotedNode} ${quotedProgram} hook refresh </dev/null >/dev/null 2>&1 &); fi`
}

/** Whether lines after the last one would never run. */
function endsByItself(content: string): boolean {
  const lines = content.split('\n').map((line) => line.trim())
  const last = lines.findLast((line) => line !== '' && !line.startsWith('#'))
  return last !== undefined && /^(?:exit|exec)\b/u.test(last)
}
