import type { CommandEntry } from '../options/command-entry.ts'
import { INJECTION_FLAGS } from '../options/injection-flags.ts'
import { INJECTION_EVENTS, INJECTION_SOURCES } from '../options/option-values.ts'
import { JSON_OPTION } from '../options/shared-options.ts'

/** What Claude gets, and what it noted for itself. */
export const claudeEntries: readonly CommandEntry[] = [
  {
    name: 'inject',
    summary: 'show exactly what Claude would be given, and why not more',
    options: [
      ['--preview', 'print the text and change nothing (all this command does)'],
      ['--event <name>', 'SessionStart, UserPromptSubmit or SubagentStart', INJECTION_EVENTS],
      ['--source <source>', 'startup, resume, clear, compact or fork', INJECTION_SOURCES],
      ['--prompt <text>', 'the prompt to find learnings for'],
      ['--session <id>', 'what this session would get on top of what it has'],
      ...INJECTION_FLAGS,
      ['--verbose', 'name every learning that is left out'],
      JSON_OPTION,
    ],
    load: () => import('../inject.ts'),
  },
  {
    name: 'mcp',
    summary: 'let an agent look up what you approved, and make proposals, over MCP on stdin and stdout',
    load: () => import('../mcp.ts'),
  },
  {
    name: 'memory list',
    summary: 'what Claude noted for itself here and nobody has decided on',
    options: [JSON_OPTION],
    load: async () => (await import('../memory.ts')).listNotes,
  },
  {
    name: 'memory discard',
    args: '<id>',
    summary: "take a note out of Claude's memory",
    load: async () => (await import('../memory.ts')).discardNote,
  },
  {
    name: 'memory fix',
    args: '<id> <text...>',
    summary: "reword a note of Claude's memory",
    load: async () => (await import('../memory.ts')).fixNote,
  },
]
