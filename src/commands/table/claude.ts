import type { CommandEntry } from '../options/command-entry.ts'
import { INJECTION_FLAGS } from '../options/injection-flags.ts'
import { INJECTION_EVENTS, INJECTION_SOURCES } from '../options/option-values.ts'
import { JSON_OPTION } from '../options/shared-options.ts'

/** What Claude gets, and what it noted for itself. */
export const claudeEntries: readonly CommandEntry[] = [
  {
    name: 'inject',
    summary: 'show exactly what Claude would be given, what is left out, and why',
    options: [
      ['--preview', 'print the text and change nothing (all this command does)'],
      ['--event <name>', 'SessionStart, UserPromptSubmit or SubagentStart', INJECTION_EVENTS],
      ['--source <source>', 'startup, resume, clear, compact or fork', INJECTION_SOURCES],
      ['--prompt <text>', 'the prompt to find learnings for'],
      ['--session <id>', 'what this session would get in addition to what it has'],
      ...INJECTION_FLAGS,
      ['--verbose', 'name every learning that is left out'],
      JSON_OPTION,
    ],
    load: () => import('../inject.ts'),
  },
  {
    name: 'mcp',
    summary: 'let an agent look up what you approved and make proposals, over MCP on stdin and stdout',
    load: () => import('../mcp.ts'),
  },
  {
    name: 'memory list',
    summary: "list Claude's own notes in this project that nobody has decided on yet",
    options: [JSON_OPTION],
    load: async () => (await import('../memory.ts')).listNotes,
  },
  {
    name: 'memory discard',
    args: '<id>',
    summary: "remove a note from Claude's memory",
    load: async () => (await import('../memory.ts')).discardNote,
  },
  {
    name: 'memory fix',
    args: '<id> <text...>',
    summary: "reword a note in Claude's memory",
    load: async () => (await import('../memory.ts')).fixNote,
  },
]
