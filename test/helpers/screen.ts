import xterm from '@xterm/headless'

/** A terminal in memory: what a person would see after some bytes were written to it. */
export type Screen = {
  readonly write: (data: string) => Promise<void>
  readonly lines: () => string[]
  readonly text: () => string
  readonly isAlternate: () => boolean
  readonly cursor: () => { x: number; y: number }
  readonly resize: (columns: number, rows: number) => void
  readonly buffer: () => xterm.IBuffer
}

export function createScreen(columns: number, rows: number): Screen {
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 200 })
  const lines = () => {
    const { active } = terminal.buffer
    return Array.from(
      { length: terminal.rows },
      (_, y) => active.getLine(active.baseY + y)?.translateToString(true) ?? '',
    )
  }
  return {
    write: (data) => new Promise((resolve) => terminal.write(data, resolve)),
    lines,
    text: () => lines().join('\n'),
    isAlternate: () => terminal.buffer.active.type === 'alternate',
    cursor: () => ({ x: terminal.buffer.active.cursorX, y: terminal.buffer.active.cursorY }),
    resize: (width, height) => terminal.resize(width, height),
    buffer: () => terminal.buffer.active,
  }
}
