import { displayWidth, truncateQuoted } from '../../text/width.ts'
import { keyLabel } from '../keys/bindings.ts'
import type { BoxSize } from '../layout/box.ts'
import type { Menu, Palette } from '../state/overlay.ts'
import { shown } from '../state/wording.ts'
import { paletteBindings } from '../update/palette.ts'
import type { Content } from './box-content.ts'
import type { Drawing } from './drawing.ts'
import { column, type Line } from './line.ts'
import { typedLine } from './typed.ts'

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
  return { title: rows.length < choices.length ? titleWithPlace(title, selected, choices.length) : title, lines }
}

/** Every action of the view whose name has the typed letters. */
export function paletteContent({ state, widths }: Drawing, palette: Palette, { width, height }: BoxSize): Content {
  const found = paletteBindings(state, palette)
  const { rows, from } = windowOf(found, palette.selected, height - 1)
  const lines = rows.map(({ keys, help }, index) => {
    const key = keys[0] === undefined ? '' : keyLabel(keys[0], state.settings.ascii)
    return choiceLine(`${column(key, 8, widths)}${help}`, from + index === palette.selected)
  })
  return {
    title: found.length === 0 ? 'Actions' : titleWithPlace('Actions', palette.selected, found.length),
    lines: [
      [': ', ...typedLine(palette.input, width - 2, widths)],
      ...(found.length === 0 ? [['  No action has these letters.']] : lines),
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
