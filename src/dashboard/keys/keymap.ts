export const SCOPES_OF_KEYS = [
  'global',
  'list',
  'items',
  'pending',
  'approved',
  'archive',
  'sessions',
  'activity',
  'confirm',
] as const
export type KeyScope = (typeof SCOPES_OF_KEYS)[number]

export type Binding = {
  readonly scope: KeyScope
  /** Unique in its scope; the name in `config.toml`. */
  readonly action: string
  readonly keys: readonly string[]
  /** The whole phrase, for `?` and the README. */
  readonly help: string
  /** One or two words for the footer; without it the row is not in the footer. */
  readonly short?: string
  /** Writes to the journal: acts only on a key pressed alone, and never on Enter or Escape. */
  readonly decides?: true
  /** Changes the project's files in some other way: not available if nothing can be written. */
  readonly writes?: true
  /** Gives the terminal to another program: acts only on a key pressed alone, or the rest of a paste would be typed there. */
  readonly opens?: true
  /** Changes the clipboard: acts only on a key pressed alone, or letters of a paste would replace what was pasted. */
  readonly copies?: true
  /** Gives the terminal back to the shell: acts only on the last key of those that came together, or the rest of a paste would be typed there. */
  readonly leaves?: true
}

const row = (scope: KeyScope, action: string, keys: string, help: string, short?: string): Binding => ({
  scope,
  action,
  keys: keys.split(' ').filter(Boolean),
  help,
  ...(short ? { short } : {}),
})
const deciding = (...args: Parameters<typeof row>): Binding => ({ ...row(...args), decides: true })
const writing = (...args: Parameters<typeof row>): Binding => ({ ...row(...args), writes: true })
const opening = (binding: Binding): Binding => ({ ...binding, opens: true })
const copying = (...args: Parameters<typeof row>): Binding => ({ ...row(...args), copies: true })

/**
 * Every key of the dashboard, once. The handler, the footer, `?`, the palette, `sage keys` and the README all read
 * this table; `[keys.<scope>] <action> = [...]` in `config.toml` replaces the keys of one row.
 */
export const keymap: readonly Binding[] = [
  deciding('pending', 'approve', 'a', 'approve, in the scope shown', 'approve'),
  deciding('pending', 'reject', 'x', 'reject; it is not proposed again', 'reject'),
  writing('pending', 'edit', 'e', 'edit the text here', 'edit'),
  opening(writing('pending', 'edit-outside', 'E', 'edit in $VISUAL or $EDITOR')),
  deciding('pending', 'later', 's', 'put off until sage is next opened (/is:later shows it)', 'later'),
  deciding('pending', 'later-until-restored', 'S', 'put off until you bring it back'),
  writing('pending', 'change', 'c', 'change scope or kind of this one or the marked ones (asks)', 'scope'),
  deciding('pending', 'merge', 'm', 'merge into the similar learning, or merge the marked ones (asks)'),
  deciding('pending', 'replace', '>', 'approve in place of the similar learning in use'),
  deciding('pending', 'keep-both', '=', 'approve, and keep the similar learning too'),
  deciding('pending', 'approve-marked', 'A', 'approve the marked ones (asks)'),
  deciding('pending', 'reject-marked', 'X', 'reject the marked ones (asks)'),
  row('pending', 'show-rest', '+', 'show all proposals of long sessions, or only the best'),
  deciding('pending', 'reject-session', '', 'reject the rest of this session (asks)'),

  deciding('approved', 'retire', 'x', 'retire: no longer injected', 'retire'),
  writing('approved', 'edit', 'e', 'edit the text here (asks)', 'edit'),
  opening(writing('approved', 'edit-outside', 'E', 'edit in $VISUAL or $EDITOR (asks)')),
  writing('approved', 'change', 'c', 'change scope or kind of this one or the marked ones (asks)', 'scope'),
  deciding('approved', 'pin', '^', 'pin: give it to Claude before all others, or unpin', 'pin'),
  deciding('approved', 'retire-marked', 'X', 'retire the marked ones (asks)'),

  deciding('archive', 'restore', 'a', 'restore to Pending', 'restore'),
  deciding('archive', 'restore-marked', 'A', 'restore the marked ones (asks)'),
  deciding('archive', 'purge', 'D', 'delete it from every list (asks)', 'delete'),

  writing('sessions', 'pause-session', 'P', 'pause or resume reading of this session', 'pause'),
  writing('activity', 'retry', 'r', 'try again to read what could not be read', 'retry'),
  writing('activity', 'drop', 'D', 'give up on what could not be read (asks)', 'drop'),
  row('activity', 'errors-only', 'e', 'errors only, or everything', 'errors'),

  writing('items', 'new', 'n', 'write a learning by hand', 'write one'),
  row('items', 'other', '%', 'go to the item that is similar or contradicts it'),
  row('items', 'facets', 'f', 'narrow down by kind, scope or session'),

  row('list', 'open', 'enter', 'open; in an open card: the next page', 'open'),
  row('list', 'down', 'j down wheeldown', 'next', 'move'),
  row('list', 'up', 'k up wheelup', 'previous'),
  row('list', 'first', 'g home', 'first'),
  row('list', 'last', 'G end', 'last'),
  row('list', 'half-down', 'ctrl-d', 'scroll the detail half a page down'),
  row('list', 'half-up', 'ctrl-u', 'scroll the detail half a page up'),
  row('list', 'page-down', 'pgdn', 'one page down'),
  row('list', 'page-up', 'pgup', 'one page up'),
  row('list', 'focus', 'tab shift-tab', 'switch between list and detail'),
  row('list', 'mark', 'space', 'mark and move on', 'mark'),
  row('list', 'range', 'v', 'mark from here to where you move'),
  row('list', 'mark-all', '*', 'mark everything shown'),
  row('list', 'filter', '/', 'filter: words, kind: scope: session: conf:>80 is:conflict !word', 'filter'),
  row('list', 'sort', 'o', 'next sort order'),
  row('list', 'sort-reverse', 'O', 'reverse the order'),
  row('list', 'zoom', 'z', 'full width for list or detail'),
  row('list', 'preview', 'p', 'preview on the right, below, or off'),
  opening(row('list', 'transcript', 't', 'open the transcript at this turn in $PAGER')),
  copying('list', 'copy', 'y', 'copy the text'),
  copying('list', 'copy-id', 'Y', 'copy the id'),

  deciding('global', 'undo', 'u', 'undo one step at a time', 'undo'),
  deciding('global', 'redo', 'U', 'redo'),
  row('global', 'tab-1', '1', 'Pending'),
  row('global', 'tab-2', '2', 'Approved'),
  row('global', 'tab-3', '3', 'Archive'),
  row('global', 'tab-4', '4', 'Sessions'),
  row('global', 'tab-5', '5', 'Activity'),
  row('global', 'tab-previous', '[', 'previous tab'),
  row('global', 'tab-next', ']', 'next tab'),
  writing('global', 'sync', 'M', 'read what is new now, or pause while reading', 'read new'),
  row('global', 'install', 'I', 'install the hooks (shows the change first)'),
  writing('global', 'scan', 'L', 'read the last 30 days of transcripts', 'read 30 days'),
  writing('global', 'look-again', 'W', 'propose the best of what was passed over as too weak'),
  writing('global', 'refine', 'R', 'let your model sort and shorten what is pending (asks)'),
  row('global', 'hide-banner', '.', 'hide the banner until the next start'),
  row('global', 'palette', ':', 'find an action by name'),
  row('global', 'help', '? f1', 'show all keys of this view, and what its signs mean', 'keys'),
  row('global', 'back', 'esc', 'close the top layer; never quits', 'list'),
  row('global', 'redraw', 'ctrl-l', 'redraw the screen'),
  row('global', 'suspend', 'ctrl-z', 'suspend'),
  { ...row('global', 'quit', 'q', 'quit', 'quit'), leaves: true },
  row('global', 'interrupt', 'ctrl-c', 'quit (exit code 130)'),

  deciding('confirm', 'yes', 'Y', 'do it', 'yes'),
  row('confirm', 'no', 'n esc enter q', 'cancel', 'cancel'),
  row('confirm', 'edit-first', 'e', 'edit first', 'edit first'),
  deciding('confirm', 'keep-project', 'p', 'approve for this project only', 'this project only'),
  deciding('confirm', 'replace', '>', 'approve in place of the learning it contradicts', 'replace it'),
]

/** `[keys] profile = "addp"`: the letters of `git add -p`, as rows that replace the default ones. */
export const ADDP: Readonly<Record<string, readonly string[]>> = {
  'pending.approve': ['y'],
  'pending.reject': ['n'],
  'pending.reject-session': ['d'],
  'archive.restore': ['y'],
  'list.copy': ['C'],
  'items.new': ['N'],
}
