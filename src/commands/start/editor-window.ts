import { basename } from 'node:path'

/** Editors with a window of their own, by what makes their command wait until the file is closed there: otherwise it returns at once. */
const WAITS: readonly (readonly [flags: string, programs: string])[] = [
  ['--wait -w', 'code code-insiders codium cursor windsurf zed subl mate gedit idea pycharm webstorm'],
  ['--block -b', 'kate'],
  ['-f --nofork', 'gvim mvim'],
]

type EditorWindow = {
  readonly name: string
  /** What makes it wait, unless the person's command says so. */
  readonly missing: readonly string[]
}

/** What is known of an editor that opens a window, by the words of its command; undefined of any other. */
export function editorWindow([program = '', ...args]: readonly string[]): EditorWindow | undefined {
  const name = basename(program.replaceAll('\\', '/')).replace(/\.(?:cmd|exe)$/iu, '')
  const [known] = WAITS.find(([, programs]) => programs.split(' ').includes(name)) ?? []
  const flags = known?.split(' ')
  return flags && { name, missing: flags.some((flag) => args.includes(flag)) ? [] : flags.slice(0, 1) }
}
