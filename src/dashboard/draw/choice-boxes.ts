import { keyLabel } from '../keys/bindings.ts'
import type { BoxSize } from '../layout/box.ts'
import type { Menu, Palette } from '../state.ts'
import { paletteRows } from '../update/palette.ts'
import { shown } from '../wording.ts'
import type { Content } from './box-content.ts'
import type { Drawing } from './drawing.ts'
import { column, type Line } from './line.ts'
import { typedLine } from './typed.ts'

/** A numbered choice. */
export function menuContent({ title, choices, selected }: Menu, height: number): Content {
  const { rows, from } = windowOf(choices, selected, height)
  const lines = rows.map(({ label, current }, index) => {
    const number = from + index + 1
    return choiceLine(
      `${number <= 9 ? number : ' '} ${shown(label)}${current ? '  (now)' : ''}`,
      number - 1 === selected,
    )
  })
  return { title, lines }
}

/** Every action of the view whose name holds the letters that were typed. */
export function paletteContent({ state, widths }: Drawing, palette: Palette, { width, height }: BoxSize): Content {
  const { rows, from } = windowOf(paletteRows(state, palette), palette.selected, height - 1)
  const lines = rows.map(({ keys, help }, index) => {
    const key = keys[0] === undefined ? '' : keyLabel(keys[0], state.settings.ascii)
    return choiceLine(`${column(key, 8)}${help}`, from + index === palette.selected)
  })
  return { title: 'Actions', lines: [[': ', ...typedLine(palette.input, width - 2, widths)], ...lines] }
}

function choiceLine(text: string, isSelected: boolean): Line {
  if (!isSelected) return ['  ', text]
  return [
    ['▸ ', 'accent'],
    [text, 'selected'],
  ]
}

/** So many rows of a list that the selected one is among them. */
function windowOf<T>(rows: readonly T[], selected: number, height: number): { rows: readonly T[]; from: number } {
  const from = Math.max(0, Math.min(selected - Math.floor(height / 2), rows.length - height))
  return { rows: rows.slice(from, from + height), from }
}
