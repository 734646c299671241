import { displayWidth, truncateQuoted, wrapText } from '../../text/width.ts'
import { keyLabel } from '../keys/bindings.ts'
import type { BoxSize } from '../layout/box.ts'
import type { Menu, Palette } from '../state/overlay.ts'
import { shown } from '../state/wording.ts'
import { paletteBindings } from '../update/palette.ts'
import type { Content } from './box-content.ts'
import type { Drawing } from './drawing.ts'
import { column, type Line } from './line.ts'
import { typedLine } from './typed.ts'

/** Cells before a choice for the pointer, and in the palette for its key. */
const POINTER = 2
const KEY = 8

/** A numbered choice. The note after a label is never cut. */
export function menuContent(
  { widths }: Drawing,
  { title, choices, selected }: Menu,
  { width, height }: BoxSize,
): Content {
  const { rows, from } = windowOf<Menu['choices'][number]>(choices, selected, height)
  const lines = rows.map(({ label, note, current }, index) => {
    const number = from + index + 1
    const behind = [note, current ? '(now)' : ''].filter(Boolean).join(' ')
    const room = width - 4 - (behind === '' ? 0 : displayWidth(behind, widths) + 2)
    const text = truncateQuoted(shown(label), Math.max(1, room), widths)
    return choiceLine(`${number <= 9 ? number : ' '} ${text}${behind && `  ${behind}`}`, number - 1 === selected)
  })
  const shownTitle = rows.length < choices.length ? titleWithPlace(title, selected, choices.length) : title
  return { title: shownTitle, lines, at: selected - from }
}

/** Every action of the view whose name has the typed letters; what the selected one does is shown in full. */
export function paletteContent({ state, widths }: Drawing, palette: Palette, { width, height }: BoxSize): Content {
  const found = paletteBindings(state, palette)
  const help = found[palette.selected]?.help ?? ''
  const wrapped = wrapText(help, width - POINTER - KEY, widths)
  const whole = wrapped.length < height ? wrapped : [help]
  const { rows, from } = windowOf(found, palette.selected, height - whole.length)
  const lines = rows.flatMap((binding, index): Line[] => {
    const [pressed] = binding.keys
    const key = column(pressed === undefined ? '' : keyLabel(pressed, state.settings.ascii), KEY, widths)
    if (from + index !== palette.selected) return [choiceLine(`${key}${binding.help}`, false)]
    const [first = '', ...more] = whole
    return [
      choiceLine(`${key}${first}`, true),
      ...more.map((text): Line => [' '.repeat(POINTER + KEY), [text, 'selected']]),
    ]
  })
  return {
    title: found.length === 0 ? 'Actions' : titleWithPlace('Actions', palette.selected, found.length),
    lines: [
      [': ', ...typedLine(palette.input, width - 2, widths)],
      ...(found.length === 0 ? [['  No action matches.']] : lines),
    ],
  }
}

/** The title of a box that may hold more than it shows. */
function titleWithPlace(title: string, selected: number, of: number): string {
  return `${title} ─ ${selected + 1}/${of}`
}

function choiceLine(text: string, isSelected: boolean): Line {
  if (!isSelected) return ['  ', text]
  return [
    ['▸ ', 'accent'],
    [text, 'selected'],
  ]
}

/** As many rows as fit, with the selected one among them. */
function windowOf<T>(rows: readonly T[], selected: number, height: number): { rows: readonly T[]; from: number } {
  const from = Math.max(0, Math.min(selected - Math.floor(height / 2), rows.length - height))
  return { rows: rows.slice(from, from + height), from }
}
