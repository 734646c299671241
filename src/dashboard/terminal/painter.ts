import type { CellRow } from './cells.ts'
import { diffRow } from './row-diff.ts'

export type Size = { readonly columns: number; readonly rows: number }
/** The real cursor's place, counted from 0, and whether it is seen there; undefined hides it anywhere. */
export type CursorPosition = { readonly x: number; readonly y: number; readonly shown: boolean } | undefined

/** A frame with the real cursor's place in it. */
export type Picture = { readonly frame: readonly CellRow[]; readonly cursor: CursorPosition }

export type Painter = {
  /** Paints a picture: at once if `urgent`, otherwise at most 30 times a second, and after signals had their turn. */
  readonly paint: (picture: Picture, how: { readonly urgent: boolean }) => void
  /** Paints what only waits for signals. Call it before a key is taken: a process that gets keys has the terminal, and they refer to its screen. */
  readonly paintDue: () => void
  /** Writes everything again: the screen may show anything. */
  readonly redraw: () => void
  /** Writes nothing until `resume()`. */
  readonly pause: () => void
  readonly resume: () => void
}

type PainterOptions = {
  readonly write: (text: string) => void
  readonly size: () => Size
  /** Called when a frame is on screen, before anything else happens. */
  readonly painted: () => void
}

const BEGIN = '\u001b[?2026h'
const END = '\u001b[?2026l'

const MILLISECONDS_PER_FRAME = 1000 / 30

/** If the terminal took no output for this long (a stalled line, say), keys pressed meanwhile refer to the frame before. */
const BLOCKED_MILLISECONDS = 50

/** Compares each frame with the last and writes only changed cells; an equal frame writes nothing. */
export function createPainter({ write, size, painted }: PainterOptions): Painter {
  let rows: (CellRow | undefined)[] = []
  let cursor: CursorPosition
  let pending: Picture | undefined
  let latest: Picture | undefined
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Immediate | undefined
  let unshown: NodeJS.Immediate | undefined
  let last = 0
  let paused = false
  let drawnFor: Size | undefined

  const stopWaiting = (): void => {
    clearTimeout(timer)
    clearImmediate(soon)
    timer = undefined
    soon = undefined
  }

  const flush = (): void => {
    stopWaiting()
    if (paused || !pending) return
    const next = pending
    pending = undefined
    latest = next
    last = performance.now()
    const written = changes(next.frame, size())
    const moved = cursorSequence(next.cursor, written !== '')
    const isNew = written !== '' || moved !== ''
    if (isNew) write(`${unshown ? '' : BEGIN}${written}${moved}`)
    const isBlocked = performance.now() - last >= BLOCKED_MILLISECONDS
    // The keys that were pressed at the frame before are taken first.
    if (unshown || (isNew && isBlocked)) unshown ??= setImmediate(() => (unshown = setImmediate(show)))
    else if (isNew) show()
    else painted()
  }

  /** The terminal shows a frame once it has the frame's end: keys pressed from then on refer to it, however long a busy machine keeps us waiting. */
  const end = (): void => {
    clearImmediate(unshown)
    unshown = undefined
    write(END)
  }

  const show = (): void => {
    // `painted` refers to the newest frame.
    if (pending) flush()
    end()
    painted()
  }

  const changes = (frame: readonly CellRow[], at: Size): string => {
    if (drawnFor?.columns !== at.columns || drawnFor.rows !== at.rows) forget()
    drawnFor = at
    let written = ''
    for (let y = 0; y < at.rows; y++) {
      const row = frame[y] ?? []
      const next = row.length > at.columns ? row.slice(0, at.columns) : row
      written += diffRow(rows[y], next, y, at.columns)
      rows[y] = next
    }
    // Hide a following cursor while writing, or it would be seen running along.
    return written === '' || !cursor?.shown ? written : `\u001b[?25l${written}`
  }

  const cursorSequence = (wanted: CursorPosition, written: boolean): string => {
    const same = wanted?.x === cursor?.x && wanted?.y === cursor?.y && wanted?.shown === cursor?.shown
    cursor = wanted
    if (!wanted) return same ? '' : '\u001b[?25l'
    return same && !written ? '' : `\u001b[${wanted.y + 1};${wanted.x + 1}H\u001b[?25${wanted.shown ? 'h' : 'l'}`
  }

  const forget = (): void => {
    rows = []
  }

  /**
   * A process that SIGSTOP stopped may continue in the background (`bg`), where the screen is the shell's. Events of timers and files arrive before
   * the signal for that, at which the system stops us again.
   */
  const paintSoon = (): void => {
    soon ??= setImmediate(flush)
  }

  const redraw = (): void => {
    forget()
    pending ??= latest
    flush()
  }

  return {
    paint(picture, { urgent }) {
      pending = picture
      if (paused) return
      const wait = last + MILLISECONDS_PER_FRAME - performance.now()
      if (urgent || !latest) flush()
      else if (wait <= 0) paintSoon()
      else timer ??= setTimeout(paintSoon, wait)
    },
    paintDue() {
      if (soon) flush()
    },
    redraw,
    pause() {
      paused = true
      stopWaiting()
      if (unshown) end()
    },
    resume() {
      paused = false
      redraw()
    },
  }
}
