import { WORKSPACE_FOLDER } from '../../workspace/paths/paths.ts'

/**
 * `git log --format=%x01… --name-only -z`: of each commit its line, which begins with a 0x01, then its files, the first of them after a line
 * break. A file's name may have line breaks of its own, at its beginning too.
 */
export function commitsOf(output: string): string[][] {
  return output
    .split('\u0001')
    .slice(1)
    .map((commit) =>
      commit
        .split('\0')
        .map((part, at) => (at === 1 ? part.slice(1) : part))
        .filter((part) => part !== ''),
    )
}

/** Whether Sage wrote a file that git names: it goes with everything, and is not the person's work. */
export function isOfSage(path: string): boolean {
  return path.startsWith(`${WORKSPACE_FOLDER}/`)
}
