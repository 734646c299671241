/** Built-in commands that are written like custom ones: their arguments are not prose. */
const BUILT_IN = new Set(
  `add-dir agents allowed-tools approved-tools bashes branch bug clear color compact config context copy cost
doctor effort exit export extra-usage fast feedback files fork heapdump help hooks ide install-github-app keybindings
login logout mcp memory mobile model new output-style passes permissions plan plugin plugins privacy-settings
quit rate-limit-options release-notes reload-plugins remote-control remote-env rename reset resume rewind sandbox settings
skills stats status tag tasks terminal-setup theme think-back todos upgrade usage vim voice web-setup`.split(/\s+/),
)

/** Built-in commands that say their arguments to Claude as a prompt does, and the arguments that only steer the command. */
const SAID_TO_CLAUDE = new Map([
  ['btw', /^$/],
  ['goal', /^(?:cancel|clear|none|off|reset|stop)$/i],
  ['plan', /^open$/i],
  ['subtask', /^$/],
])

const OPENS_SESSION = /^\/(?:branch|clear|new|reset)(?:\s|$)/

/** Whether a command, as it was typed, ends the session and continues in a new one. */
export function opensSession(typed: string): boolean {
  return OPENS_SESSION.test(typed.trim())
}

export type SlashCommand = {
  /** A command of the person's or a plugin's: its arguments are prose. */
  readonly custom: boolean
  /** The arguments, '' if there are none or if they are not prose. */
  readonly text: string
}

/**
 * Reads the wrapper that clients write for `/name arguments`. A built-in command starts with `<command-name>`, a custom one
 * with `<command-message>`, and so do the built-in ones that are a prompt of the client's followed by the arguments.
 */
export function slashArguments(prompt: string): SlashCommand | undefined {
  const start = prompt.trimStart()
  if (!start.startsWith('<command-name>') && !start.startsWith('<command-message>')) return undefined
  const name = /<command-name>\s*\/?([^<\s]*)/.exec(start)?.[1] ?? ''
  const open = start.indexOf('<command-args>')
  const close = start.lastIndexOf('</command-args>')
  const said = open === -1 || close < open ? '' : start.slice(open + '<command-args>'.length, close).trim()
  return command(name, said, { isPrompt: start.startsWith('<command-message>') })
}

const OF_UNKNOWN = 'Args from unknown skill: '

/** The arguments of a command that the client does not have, in its note to the person; '' for any other note. */
export function unknownArguments(note: string): string {
  return note.startsWith(OF_UNKNOWN) ? note.slice(OF_UNKNOWN.length).trim() : ''
}

/** Reads `/name arguments` as it was typed: so it waits in the queue, and so the client writes down a skill that runs in a subagent. */
export function typedCommand(typed: string): SlashCommand | undefined {
  const [, name, said = ''] = /^\/([\w:.-]+)(?:\s(.*))?$/s.exec(typed) ?? []
  return name === undefined ? undefined : command(name, said.trim(), { isPrompt: true })
}

function command(name: string, said: string, { isPrompt }: { readonly isPrompt: boolean }): SlashCommand {
  const custom = isPrompt && !BUILT_IN.has(name)
  const steers = SAID_TO_CLAUDE.get(name)
  const isSaid = custom || (steers !== undefined && !steers.test(said))
  return { custom, text: isSaid ? said : '' }
}
