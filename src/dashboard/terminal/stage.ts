import type { TerminalAccess } from '../state/source.ts'
import type { Painter } from './painter.ts'
import type { Terminal } from './terminal.ts'

/** The terminal and what draws on it: taken together, lent to other programs, and given back. */
type Stage = Pick<TerminalAccess, 'write'> & {
  /** Hands the terminal over while `use` runs, then redraws everything. */
  readonly lend: <T>(use: () => Promise<T>) => Promise<T>
  readonly take: (painter: Painter) => void
  readonly giveAway: () => void
  /** Gives it back for good; if it is lent, as soon as it comes back. */
  readonly close: () => void
  readonly takeBack: () => void
  readonly redraw: () => void
  /** Brings the window's title up to date. */
  readonly showTitle: () => void
}

/** `title` says what the window's title should be; undefined leaves it alone. */
export function createStage(terminal: Terminal, title: () => string | undefined): Stage {
  let painter: Painter | undefined
  let shownTitle: string | undefined
  let redrawing: NodeJS.Immediate | undefined
  let closed = false

  const showTitle = (): void => {
    const wanted = title()
    if (wanted !== undefined && wanted !== shownTitle) terminal.write(`\u001b]2;${wanted}\u0007`)
    shownTitle = wanted
  }
  const giveAway = (): void => {
    painter?.pause()
    terminal.leave()
  }
  const takeBack = (): void => {
    terminal.enter()
    painter?.resume()
    // The terminal got its earlier title back when it was given away.
    shownTitle = undefined
    showTitle()
  }
  /** A program that was forced to end may have left any mode on. */
  const restore = (): void => {
    terminal.enter()
    terminal.leave()
  }

  return {
    take(made) {
      painter = made
      terminal.enter()
    },
    giveAway,
    takeBack,
    close() {
      closed = true
      giveAway()
    },
    async lend(use) {
      giveAway()
      try {
        return await use()
      } finally {
        if (closed) restore()
        else takeBack()
      }
    },
    redraw() {
      // Once for all requests that came together: a held key makes many while the terminal takes no output, and each frame would be written later.
      redrawing ??= setImmediate(() => {
        redrawing = undefined
        terminal.renew()
        painter?.redraw()
      })
    },
    write: terminal.write,
    showTitle,
  }
}
