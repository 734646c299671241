import { lookUp } from '../../base/lookup.ts'
import { shellWord } from '../../base/shell-word.ts'
import { EXIT, UserError } from '../../base/user-error.ts'
import { visibleLine } from '../../text/sanitize.ts'
import type { Environment } from '../../workspace/paths/homes.ts'

/** A program with its arguments. */
export type RefineCommand = readonly [program: string, ...args: string[]]

/** Presets by name: `refine.command = ["claude"]`. Any other command is run as it is. */
const REFINE_PRESETS: Readonly<Record<string, RefineCommand>> = {
  claude: [
    'claude',
    '-p',
    '--model',
    'haiku',
    '--output-format',
    'json',
    '--system-prompt',
    'You sort lines of text. You answer with JSON only.',
    '--tools',
    '',
    '--strict-mcp-config',
  ],
  codex: ['codex', 'exec', '--ephemeral', '--skip-git-repo-check', '--sandbox', 'read-only', '-'],
  ollama: ['ollama', 'run', '--format', 'json', '--nowordwrap', 'llama3.2'],
}

/** Matches Claude Code under any of its names: a path, `claude.exe`, `npx @anthropic-ai/claude-code@2`. */
const CLAUDE = /(?:^|[\\/])claude(?:-code)?(?:\.cmd|\.exe|@[\w.-]+)?$/iu
/** Options of other programs that take `claude` as the name of a model. */
const MODEL = /^(?:-m|--model)$/u
const WITHOUT_HOOKS = '{"disableAllHooks":true}'

/**
 * The command to run; throws if the person has set none. A preset's name is replaced by the preset, and `claude` always runs without hooks and
 * session persistence: otherwise every pass would trigger hooks and leave a transcript that looks like a session of the person's.
 */
export function commandToRun([program, ...args]: readonly string[]): RefineCommand {
  if (program === undefined)
    throw new UserError('No command is set for the model: sage config set refine.command claude', {
      hint: `It may be ${Object.keys(REFINE_PRESETS).join(', ')} or a program of your own`,
      exitCode: EXIT.usage,
      code: 'no-refine-command',
    })
  const preset = args.length === 0 ? lookUp(REFINE_PRESETS, program) : undefined
  const full: RefineCommand = preset ?? [program, ...args]
  if (!full.some((word, index) => CLAUDE.test(word) && !MODEL.test(full[index - 1] ?? ''))) return full
  const added = full.includes('--no-session-persistence') ? [] : ['--no-session-persistence']
  if (!full.includes('--settings')) added.push('--settings', WITHOUT_HOOKS)
  return [...full, ...added]
}

const PLAIN = /^[\w@%+=:,./-]+$/u

/** A command as a person would type it, complete and on one line: what `sh -c` is given is the important part. */
export function commandText(command: readonly string[]): string {
  return command.map(typed).join(' ')
}

function typed(word: string): string {
  const shown = visibleLine(word)
  return PLAIN.test(shown) ? shown : shellWord(shown)
}

/**
 * The child's environment: the person's, marked so that Sage's own hooks ignore it, and without the variables that name Claude Code as the
 * parent.
 */
export function childEnvironment(env: Environment['env']): Record<string, string | undefined> {
  const { CLAUDECODE: _code, CLAUDE_CODE_ENTRYPOINT: _entry, CLAUDE_PROJECT_DIR: _project, ...rest } = env
  return { ...rest, SAGE: '0', SAGE_CHILD: '1' }
}
