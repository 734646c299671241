import xterm from '@xterm/headless'

/** A terminal in memory: what a person would see after some bytes were written to it. */
export type Screen = {
  /** A frame that has begun (DEC 2026) is held back until it is whole, as terminals do: nobody sees half of one. */
  readonly write: (data: string) => Promise<void>
  /** Shows what is held back: no more will come. */
  readonly end: () => Promise<void>
  readonly lines: () => string[]
  readonly text: () => string
  readonly isAlternate: () => boolean
  readonly cursor: () => { x: number; y: number }
  /** Which mouse events the terminal reports: `none` if the mouse is left to the person. */
  readonly mouse: () => string
  readonly marksPastes: () => boolean
  /** Whether it reports when its window gets or loses the focus. */
  readonly tellsFocus: () => boolean
  readonly resize: (columns: number, rows: number) => void
  readonly buffer: () => xterm.IBuffer
}

const BEGIN = '\u001b[?2026h'
const END = '\u001b[?2026l'
const CUT_SEQUENCE = /\u001b(?:\[[?\d;]*)?$/u

export function createScreen(columns: number, rows: number): Screen {
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 200 })
  const lines = () => {
    const { active } = terminal.buffer
    return Array.from(
      { length: terminal.rows },
      (_, y) => active.getLine(active.baseY + y)?.translateToString(true) ?? '',
    )
  }
  let held = ''
  const show = (data: string) => new Promise<void>((resolve) => terminal.write(data, resolve))
  return {
    write(data) {
      held += data
      const begun = held.lastIndexOf(BEGIN)
      const cut = begun > held.lastIndexOf(END) ? begun : held.search(CUT_SEQUENCE)
      const whole = cut === -1 ? held : held.slice(0, cut)
      held = held.slice(whole.length)
      return show(whole)
    },
    end() {
      const rest = held
      held = ''
      return show(rest)
    },
    lines,
    text: () => lines().join('\n'),
    isAlternate: () => terminal.buffer.active.type === 'alternate',
    cursor: () => ({ x: terminal.buffer.active.cursorX, y: terminal.buffer.active.cursorY }),
    mouse: () => terminal.modes.mouseTrackingMode,
    marksPastes: () => terminal.modes.bracketedPasteMode,
    tellsFocus: () => terminal.modes.sendFocusMode,
    resize: (width, height) => terminal.resize(width, height),
    buffer: () => terminal.buffer.active,
  }
}
