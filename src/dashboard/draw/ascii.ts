/** Each sign, and behind it an ASCII one of the same width, for the Linux console and locales that are not UTF-8. */
const PAIRS = [
  '▸> ●* ○o ≈~ ×x ✓+ ✗- ↶< ↷> ⎇@ ⚠! ⏎^ ␣_ ⇧^',
  '▌[ ▐] ▎| █# ▓# ░. ─- │| ┃# ━= ┬+ ┴+ ┌+ ┐+ └+ ┘+ ├+ ┤+ ⎿`',
  `…~ ·- —- –- −- →> ←< ↑^ ↓v “" ”" ’' «< »> ‹< ›> ⟨< ⟩>`,
].flatMap((row) => row.split(' '))
const ASCII: ReadonlyMap<string, string> = new Map([
  // In a learning it may be an emoji, of two cells.
  ['⚠\ufe0f', '! '],
  ...PAIRS.map(([sign = '', ascii = '']) => [sign, ascii] as const),
])
const SIGNS = new RegExp([...ASCII.keys()].join('|'), 'gu')

/** How plain lines write our own signs; the words of learnings stay as they are. */
export function ownSigns(ascii: boolean): (text: string) => string {
  // Here they may be longer, and a `~` would read like a folder.
  return ascii ? (text) => inAscii(text.replaceAll('…', '...')) : (text) => text
}

/** The text with every non-ASCII sign of ours replaced. */
export function inAscii(text: string): string {
  return text.replace(SIGNS, (sign) => ASCII.get(sign) ?? '?')
}
