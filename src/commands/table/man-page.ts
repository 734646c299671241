import { EXIT } from '../../base/user-error.ts'
import { keyLabels, SCOPE_TITLES } from '../../dashboard/keys/key-table.ts'
import { type Binding, SCOPES_OF_KEYS } from '../../dashboard/keys/keymap.ts'
import { capitalised } from '../../text/capitalised.ts'
import type { CommandEntry } from '../options/command-entry.ts'

export type ManPageSource = {
  readonly version: string
  readonly groups: ReadonlyArray<{ readonly heading: string; readonly commands: readonly CommandEntry[] }>
  readonly bindings: readonly Binding[]
}

/** `sage.1`: the tables of commands and keys as a manual page, in man(7) macros that every `man` knows. */
export function manPage({ version, groups, bindings }: ManPageSource): string {
  return [
    `.TH SAGE 1 "" "sage-inbox ${version}" "User Commands"`,
    section('NAME', String.raw`sage \- the review inbox for what you teach Claude Code`),
    section(
      'SYNOPSIS',
      String.raw`.B sage
[\fIcommand\fR] [\fIoption\fR ...]`,
    ),
    section('DESCRIPTION', DESCRIPTION),
    section('COMMANDS', groups.map(groupOf).join('\n')),
    section('KEYS', SCOPES_OF_KEYS.map((scope) => keysOf(SCOPE_TITLES[scope], bindings, scope)).join('\n')),
    section('EXIT STATUS', EXIT_STATUS.map(([code, meaning]) => term(`.B ${code}`, meaning)).join('\n')),
    section('FILES', FILES.map(([path, holds]) => term(`.I ${escaped(path)}`, holds)).join('\n')),
    section('ENVIRONMENT', VARIABLES.map(([name, does]) => term(`.B ${name}`, does)).join('\n')),
    '',
  ].join('\n')
}

const DESCRIPTION = `Hooks note which session of Claude Code has something new.
.B sage
alone, in a second terminal, reads the new turns and shows the few sentences worth keeping, with the words that justify them.
What you approve is in the context of later sessions; no other learning is.
.PP
Everything the dashboard does is also available as a command. Only what gives Claude words needs a person at a terminal:
approving, also by undo, editing what is approved, and changing Claude's own notes.`

const EXIT_STATUS: ReadonlyArray<readonly [code: number, meaning: string]> = [
  [EXIT.ok, 'Success; a closed pipe is not a failure.'],
  [
    EXIT.failure,
    'It failed, nothing was found, it needs you at a terminal, or what it saved is not in every file yet.',
  ],
  [EXIT.usage, 'Wrong usage.'],
  [EXIT.notSetUp, 'Sage is not set up here.'],
  [EXIT.locked, 'Another Sage process is working on the same thing.'],
  [EXIT.pending, 'Something is pending (--exit-code).'],
  [EXIT.interrupted, 'Interrupted with Ctrl-C.'],
]

const FILES: ReadonlyArray<readonly [path: string, holds: string]> = [
  ['.sage/journal.jsonl', 'Every proposal and decision of a project.'],
  ['.sage/learnings.md', 'What you approved for it; may be committed.'],
  ['.sage/config.toml', 'Settings of the project, which can make yours stricter.'],
  ['~/.local/share/sage/', 'Your key, your settings (config.toml), and what you approved for all your projects.'],
]

const VARIABLES: ReadonlyArray<readonly [name: string, does: string]> = [
  ['SAGE_HOME', 'The folder for all your data, instead of ~/.local/share/sage or $XDG_DATA_HOME/sage.'],
  [
    'SAGE',
    '0 in the environment of Claude Code keeps a session out of Sage: it is paused until "sage session resume".',
  ],
  [
    'SAGE_SECTION_NAME',
    'Overrides a setting of the files: SAGE_EXTRACT_PER_SESSION=5 sets extract.per_session. Hooks follow only the files. "sage config get" lists all settings.',
  ],
  [
    'SAGE_THEME, SAGE_ASCII, SAGE_SCREEN_READER',
    'Shorter names of the variables for ui.theme, ui.ascii and ui.screen_reader.',
  ],
  ['CLAUDE_CONFIG_DIR', 'Where Claude Code keeps its settings and transcripts.'],
  [
    'VISUAL, EDITOR',
    'The editor for learnings. For an editor that opens its own window, such as code, Sage adds the option that makes it wait.',
  ],
  ['PAGER', 'The pager for transcripts.'],
  ['NO_COLOR', 'If not empty, turns colours off.'],
]

function groupOf({ heading, commands }: ManPageSource['groups'][number]): string {
  const shown = commands.filter(({ hidden }) => hidden !== true)
  return [`.SS ${escaped(heading)}`, ...shown.map(commandOf)].join('\n')
}

function commandOf({ name, args, summary, options = [] }: CommandEntry): string {
  const called = term(`.B sage ${escaped(args === undefined ? name : `${name} ${args}`)}`, sentence(summary))
  if (options.length === 0) return called
  // Unchanged: it may begin with a literal value.
  const rows = options.map(([flags, about]) => term(`.B ${escaped(flags)}`, about))
  return [called, '.RS', ...rows, '.RE'].join('\n')
}

function keysOf(title: string, bindings: readonly Binding[], scope: Binding['scope']): string {
  const rows = bindings
    .filter((binding) => binding.scope === scope && binding.keys.length > 0)
    .map(({ keys, help }) => term(`.B ${escaped(keyLabels(keys, true).join(' '))}`, sentence(help)))
  return [`.SS ${escaped(title)}`, ...rows].join('\n')
}

function section(title: string, text: string): string {
  return `.SH ${title}\n${text}`
}

function term(name: string, text: string): string {
  return `.TP\n${name}\n${escaped(text)}`
}

function sentence(text: string): string {
  return capitalised(/[.!?]$/.test(text) ? text : `${text}.`)
}

/**
 * Escapes text for troff: no line starts a macro, and every character means itself. Hyphens stay searchable and copyable, and nothing is
 * lost in the C locale.
 */
function escaped(text: string): string {
  return text
    .replaceAll('…', '...')
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replace(/^(?=[.'])/, String.raw`\&`)
}
