/** A terminal's sixteen colours, and those of its text and background. */
type Palette = { readonly text: string; readonly back: string; readonly colours: readonly string[] }

const palette = (text: string, back: string, colours: string): Palette => ({ text, back, colours: colours.split(' ') })

const XTERM =
  '000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff'
const SOLARIZED =
  '073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3'
const TANGO =
  '2e3436 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf 555753 ef2929 8ae234 fce94f 729fcf ad7fa8 34e2e2 eeeeec'
const APPLE =
  '000000 990000 00a600 999900 0000b2 b200b2 00a6b2 bfbfbf 666666 e50000 00d900 e5e500 0000ff e500e5 00e5e5 e5e5e5'
const GNOME =
  '171421 c01c28 26a269 a2734c 12488b a347ba 2aa1b3 d0cfcc 5e5c64 f66151 33d17a e9ad0c 2a7bde c061cb 33c7de ffffff'

/** The palettes that terminals come with, and the two that many people choose. */
export const PALETTES: Readonly<Record<string, Palette>> = {
  'xterm, light': palette('000000', 'ffffff', XTERM),
  'xterm, dark': palette('e5e5e5', '000000', XTERM),
  'Solarized, light': palette('657b83', 'fdf6e3', SOLARIZED),
  'Solarized, dark': palette('839496', '002b36', SOLARIZED),
  'Tango, light': palette('000000', 'ffffff', TANGO),
  'Tango, dark': palette('d3d7cf', '2e3436', TANGO),
  'Linux console': palette(
    'aaaaaa',
    '000000',
    '000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff',
  ),
  'macOS, Basic': palette('000000', 'ffffff', APPLE),
  'macOS, Pro': palette('f2f2f2', '000000', APPLE),
  'VS Code, dark': palette(
    'cccccc',
    '1e1e1e',
    '000000 cd3131 0dbc79 e5e510 2472c8 bc3fbc 11a8cd e5e5e5 666666 f14c4c 23d18b f5f543 3b8eea d670d6 29b8db e5e5e5',
  ),
  'VS Code, light': palette(
    '3b3b3b',
    'ffffff',
    '000000 cd3131 107c10 949800 0451a5 bc05bc 0598bc 555555 666666 cd3131 14ce14 b5ba00 0451a5 bc05bc 0598bc a5a5a5',
  ),
  'Windows Terminal': palette(
    'cccccc',
    '0c0c0c',
    '0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc 767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2',
  ),
  'GNOME, dark': palette('d0cfcc', '171421', GNOME),
  'GNOME, light': palette('171421', 'ffffff', GNOME),
}

/** How well a look (SGR parameters) stands out, as WCAG counts it; the worse of the two that terminals make of bold. */
export function contrastOf(look: string, { text, back, colours }: Palette): number {
  const codes = look.split(';').map(Number)
  const code = codes.find((one) => (one >= 30 && one <= 37) || (one >= 90 && one <= 97))
  if (code === undefined) return ratio(text, back)
  const index = code < 90 ? code - 30 : code - 82
  const shown = codes.includes(1) ? [index, index < 8 ? index + 8 : index] : [index]
  return Math.min(...shown.map((one) => ratio(colours[one] ?? '', back)))
}

function ratio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
