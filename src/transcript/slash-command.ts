/** Built-in commands that are written like custom ones: their arguments are no prose. */
const BUILT_IN = new Set(
  `add-dir agents allowed-tools approved-tools bashes branch bug clear color compact config context copy cost
doctor effort exit export extra-usage fast feedback files fork heapdump help hooks ide init insights install-github-app keybindings
login logout mcp memory mobile model new output-style passes permissions plan plugin plugins pr-comments privacy-settings
quit rate-limit-options release-notes reload-plugins remote-control remote-env rename reset resume rewind sandbox settings
skills stats status statusline tag tasks terminal-setup theme think-back todos upgrade usage vim voice web-setup`.split(
    /\s+/,
  ),
)

export type SlashCommand = {
  /** A command of the person's or a plugin's: its arguments are prose. */
  readonly custom: boolean
  /** The arguments, '' if there are none or if they are no prose. */
  readonly text: string
}

/**
 * Reads the wrapper that clients write for `/name arguments`. A built-in command starts with `<command-name>`, a custom one
 * with `<command-message>`.
 */
export function slashArguments(prompt: string): SlashCommand | undefined {
  const start = prompt.trimStart()
  if (!start.startsWith('<command-name>') && !start.startsWith('<command-message>')) return undefined
  const name = /<command-name>\s*\/?([^<\s]*)/.exec(start)?.[1] ?? ''
  const custom = start.startsWith('<command-message>') && !BUILT_IN.has(name)
  if (!custom) return { custom, text: '' }
  const open = start.indexOf('<command-args>')
  const close = start.lastIndexOf('</command-args>')
  return { custom, text: open === -1 || close < open ? '' : start.slice(open + '<command-args>'.length, close).trim() }
}
