import type { IBufferCell } from '@xterm/headless'
import type { Screen } from './screen.ts'

const CELL = 8.4
const LINE = 18
const PAD = 14

const COLOURS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white']
const STYLE = `
  .screen { font: 14px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre; fill: #24292f }
  .back { fill: #ffffff; stroke: #d0d7de }
  .bold { font-weight: 700 } .dim { opacity: .55 } .underline { text-decoration: underline }
  .red { fill: #cf222e } .green { fill: #116329 } .yellow { fill: #7d4e00 } .cyan { fill: #0b7285 } .blue { fill: #0550ae } .magenta { fill: #8250df }
  .bar { fill: #24292f } .inverse { fill: #ffffff }
  @media (prefers-color-scheme: dark) {
    .screen { fill: #e6edf3 } .back { fill: #0d1117; stroke: #30363d }
    .red { fill: #ff7b72 } .green { fill: #7ee787 } .yellow { fill: #e3b341 } .cyan { fill: #76e3ea } .blue { fill: #79c0ff } .magenta { fill: #d2a8ff }
    .bar { fill: #e6edf3 } .inverse { fill: #0d1117 }
  }`

type Run = { x: number; cells: number; text: string; look: string; inverse: boolean }

/** A screen as a picture: each run of one look at its own place, so that no viewer's font can shift what follows. */
export function screenToSvg(screen: Screen, columns: number, rows: number, title: string): string {
  const body: string[] = []
  for (let y = 0; y < rows; y++)
    for (const run of runsOf(screen, columns, y)) {
      const x = (PAD + run.x * CELL).toFixed(1)
      const width = (run.cells * CELL).toFixed(1)
      if (run.inverse) body.push(`<rect class="bar" x="${x}" y="${PAD + y * LINE}" width="${width}" height="${LINE}"/>`)
      if (run.text.trim() === '') continue
      const classes = `${run.look}${run.inverse ? ' inverse' : ''}`.trim()
      body.push(
        `<text${classes ? ` class="${classes}"` : ''} x="${x}" y="${PAD + y * LINE + 13}" textLength="${width}">${escapeText(run.text)}</text>`,
      )
    }
  const width = Math.round(columns * CELL + 2 * PAD)
  const height = rows * LINE + 2 * PAD
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeText(title)}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="back" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8"/>`,
    `<g class="screen" xml:space="preserve">`,
    ...body,
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

function runsOf(screen: Screen, columns: number, y: number): Run[] {
  const line = screen.buffer().getLine(screen.buffer().baseY + y)
  const runs: Run[] = []
  for (let x = 0; x < columns; x++) {
    const cell = line?.getCell(x)
    if (!cell || cell.getWidth() === 0) continue
    const text = cell.getChars() || ' '
    const look = lookOf(cell)
    const inverse = Boolean(cell.isInverse())
    const last = runs.at(-1)
    // Signs of other scripts are placed one by one: their width in a viewer's font is unknown.
    const plain = /^[\u0020-\u024f]$/u.test(text)
    if (
      plain &&
      last &&
      /^[\u0020-\u024f]*$/u.test(last.text) &&
      last.look === look &&
      last.inverse === inverse &&
      last.x + last.cells === x
    ) {
      last.text += text
      last.cells += 1
    } else runs.push({ x, cells: cell.getWidth(), text, look, inverse })
  }
  for (const run of runs)
    if (!run.inverse) {
      const trimmed = run.text.trimEnd()
      run.cells -= run.text.length - trimmed.length
      run.text = trimmed
    }
  return runs
}

function lookOf(cell: IBufferCell): string {
  const colour = cell.isFgDefault() ? '' : (COLOURS[cell.getFgColor() % 8] ?? '')
  return [cell.isBold() ? 'bold' : '', cell.isDim() ? 'dim' : '', cell.isUnderline() ? 'underline' : '', colour]
    .filter(Boolean)
    .join(' ')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
