import { setImmediate } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cellsOf, type CellRow } from '../../../src/dashboard/terminal/cells.ts'
import { createPainter, type CursorPosition } from '../../../src/dashboard/terminal/painter.ts'
import { NARROW } from '../../../src/text/width.ts'
import * as fc from '../../helpers/property.ts'
import { createScreen } from '../../helpers/screen.ts'
import { until } from '../../helpers/until.ts'

const row = (...parts: readonly (string | readonly [string, string])[]): CellRow =>
  parts.flatMap((part) => (typeof part === 'string' ? cellsOf(part, '', NARROW) : cellsOf(part[0], part[1], NARROW)))

function paintTo(columns: number, rows: number) {
  const written: string[] = []
  let size = { columns, rows }
  const painted = vi.fn<() => void>()
  const painter = createPainter({ write: (text) => written.push(text), size: () => size, painted })
  return {
    painter,
    painted,
    paint: (frame: readonly CellRow[], cursor?: CursorPosition) => painter.paint({ frame, cursor }, { urgent: true }),
    /** Everything written since the last call. */
    take: () => written.splice(0).join(''),
    resize: (width: number, height: number) => {
      size = { columns: width, rows: height }
    },
  }
}

describe('createPainter()', () => {
  test('writes only the cells that changed, between the marks of a synchronized update', () => {
    const { paint, take } = paintTo(20, 3)
    paint([row('one two three'), row('four')])
    take()
    paint([row('one TWO three'), row('four')])
    expect(take()).toBe('\u001b[?2026h\u001b[1;5HTWO\u001b[?2026l')
  })

  test('writes nothing for the same frame', () => {
    const { paint, take, painted } = paintTo(20, 3)
    paint([row('one')])
    take()
    paint([row('one')])
    expect(take()).toBe('')
    expect(painted).toHaveBeenCalledTimes(2)
  })

  test('clears to the edge where a row became shorter', () => {
    const { paint, take } = paintTo(20, 1)
    paint([row('one two three')])
    take()
    paint([row('one')])
    expect(take()).toBe('\u001b[?2026h\u001b[1;5H\u001b[K\u001b[?2026l')
  })

  test('what only waits for signals is painted at once where a key is about it', async () => {
    const { painter, paint, take } = paintTo(20, 1)
    paint([row('one')])
    const shownAt = performance.now()
    // So long that the next frame need not wait for its turn.
    await until(() => expect(performance.now() - shownAt).toBeGreaterThan(1000 / 30))
    take()
    painter.paint({ frame: [row('two')], cursor: undefined }, { urgent: false })
    expect(take()).toBe('')
    painter.paintDue()
    expect(take()).toContain('two')
  })

  describe('shows a frame', () => {
    const [BEGIN, END] = ['\u001b[?2026h', '\u001b[?2026l']

    /** Paints on a terminal that takes `slow` only after 70 ms, or where others go on for so long right then. */
    function paintSlowly(slow: string) {
      let now = 0
      vi.spyOn(performance, 'now').mockImplementation(() => now)
      onTestFinished(() => void vi.restoreAllMocks())
      const done: string[] = []
      const write = (text: string) => {
        done.push(...[BEGIN, END].filter((mark) => text.includes(mark)))
        if (text.includes(slow)) now += 70
      }
      const size = () => ({ columns: 20, rows: 1 })
      const painter = createPainter({ write, size, painted: () => void done.push('painted') })
      painter.paint({ frame: [row('one')], cursor: undefined }, { urgent: true })
      return { painter, done }
    }
    const later = async () => {
      for (let rounds = 0; rounds < 3; rounds++) await setImmediate()
    }

    test('at once, and keys are about it from then on, however long others go on', () => {
      expect(paintSlowly(END).done).toEqual([BEGIN, END, 'painted'])
    })

    test('that the terminal took late once the keys are read that were pressed at the one before', async () => {
      const { painter, done } = paintSlowly(BEGIN)
      painter.paint({ frame: [row('two')], cursor: undefined }, { urgent: true })
      expect(done).toEqual([BEGIN])
      await later()
      expect(done).toEqual([BEGIN, END, 'painted'])
    })

    test('that the terminal took late before another program has the terminal', async () => {
      const { painter, done } = paintSlowly(BEGIN)
      painter.pause()
      await later()
      expect(done).toEqual([BEGIN, END])
    })
  })

  test('writes everything after redraw(), and after a resize', () => {
    const { painter, paint, take, resize } = paintTo(20, 2)
    paint([row('one'), row('two')])
    take()
    painter.redraw()
    expect(take()).toContain('one')
    resize(10, 2)
    paint([row('one'), row('two')])
    expect(take()).toContain('\u001b[1;1H\u001b[2Kone')
  })

  test('writes nothing while it is paused, and everything when it goes on', () => {
    const { painter, paint, take } = paintTo(20, 1)
    paint([row('one')])
    painter.pause()
    take()
    paint([row('two')])
    expect(take()).toBe('')
    painter.resume()
    expect(take()).toContain('two')
  })

  test('puts the real cursor where it is wanted, and hides it while it writes', () => {
    const { paint, take } = paintTo(20, 3)
    paint([row('a'), row('b')], { x: 0, y: 1, shown: true })
    expect(take()).toMatch(/\u001b\[2;1H\u001b\[\?25h\u001b\[\?2026l$/u)
    paint([row('c'), row('b')], { x: 0, y: 1, shown: true })
    expect(take()).toMatch(/^\u001b\[\?2026h\u001b\[\?25l/u)
    paint([row('c'), row('b')])
    expect(take()).toContain('\u001b[?25l')
  })

  test('puts a cursor that is not seen back in its place after each write, and writes nothing while it stays there', () => {
    const { paint, take } = paintTo(20, 3)
    for (const text of ['a', 'b']) {
      paint([row(text)], { x: 4, y: 1, shown: false })
      expect(take()).toMatch(/\u001b\[2;5H\u001b\[\?25l\u001b\[\?2026l$/u)
    }
    paint([row('b')], { x: 4, y: 1, shown: false })
    expect(take()).toBe('')
  })

  test('a frame that is not urgent waits for its turn, and only the newest is drawn', async () => {
    const written: string[] = []
    const painter = createPainter({
      write: (text) => written.push(text),
      size: () => ({ columns: 10, rows: 1 }),
      painted: () => undefined,
    })
    painter.paint({ frame: [row('one')], cursor: undefined }, { urgent: false })
    painter.paint({ frame: [row('two')], cursor: undefined }, { urgent: false })
    painter.paint({ frame: [row('three')], cursor: undefined }, { urgent: false })
    await until(() => expect(written.join('')).toContain('ee'))
    expect(written.join('')).toContain('one')
    expect(written.join('')).not.toContain('two')
  })

  test('disputed signs are followed by where the next one stands, and what they reach of the empty end is cleared', () => {
    const { paint, take } = paintTo(20, 1)
    paint([row('a👩‍👩‍👧‍👦b')])
    expect(take()).toContain('\u001b[2Ka👩‍👩‍👧‍👦\u001b[4Gb\u001b[K')
    paint([row('a👩‍👩‍👧‍👦')])
    expect(take()).toContain('\u001b[2Ka👩‍👩‍👧‍👦\u001b[4G\u001b[K')
  })

  test('a row that holds a wide sign, or held one, is written whole: GNU screen loses count where half of one is written over', () => {
    const { paint, take } = paintTo(20, 1)
    paint([row('ab한c')])
    take()
    paint([row('ab한d')])
    expect(take()).toContain('\u001b[1;1H\u001b[2Kab한d')
    paint([row('abcdd')])
    expect(take()).toContain('\u001b[1;1H\u001b[2Kabcdd')
  })

  test('nothing of a disputed sign stays where another stands next, however wide the terminal drew it', async () => {
    const disputed = ['👩‍👩‍👧‍👦', '👨🏽‍💻', 'क्षे', 'e\u0301', '☎', '⚠️', '\u0301x', '1️⃣']
    const part = fc.constantFrom('日本', '한', 'a', 'word', '  ', ...disputed)
    const frame = fc.array(part, { maxLength: 6 }).map((parts) => row(...parts).slice(0, 20))
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 2, maxLength: 6 }), async (frames) => {
        const shownOf = async (painted: readonly CellRow[]) => {
          const { paint, take } = paintTo(24, 1)
          const screen = createScreen(24, 1)
          await screen.write('\u001b[?7l')
          for (const cells of painted) {
            paint([cells])
            await screen.write(take())
          }
          return screen.text()
        }
        expect(await shownOf(frames)).toBe(await shownOf(frames.slice(-1)))
      }),
      { numRuns: 60 },
    )
  })

  test('a terminal that knows no graphemes loses no letter of those that share one', async () => {
    for (const text of ['हिन्दी में क्षत्रिय', 'ทำงานน้ำ', 'ເຮັດ ນ້ຳ', 'ខ្មែរ', 'বাংলা ক্ষ', 'తెలుగు క్ష']) {
      const screen = createScreen(40, 1)
      const { paint, take } = paintTo(40, 1)
      paint([row(text, '|')])
      await screen.write(take())
      expect(screen.text()).toMatch(new RegExp(`^${text} *\\|$`, 'u'))
    }
  })

  test('property: any series of frames leaves the last one on the screen', async () => {
    const part = fc.oneof(
      fc.constantFrom('日本語', 'x', '  ', 'word', '─│', '한글', 'مرحبا', ''),
      fc.tuple(fc.constantFrom('bold', '中', ' '), fc.constantFrom('1', '31', '1;7', '2')),
    )
    const frame = fc.array(
      fc.array(part, { maxLength: 6 }).map((parts) => row(...parts).slice(0, 24)),
      { maxLength: 5 },
    )
    // A wide sign must not be cut at the edge: rows are fitted before they are painted.
    const fitted = frame.map((rows) =>
      rows.map((cells) => cells.slice(0, cells.length - (cells.length === 24 ? 4 : 0))),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fitted, { minLength: 1, maxLength: 6 }), async (frames) => {
        const { paint, take } = paintTo(24, 5)
        const screen = createScreen(24, 5)
        await screen.write('\u001b[?7l')
        for (const rows of frames) {
          paint(rows)
          await screen.write(take())
        }
        // A frame that a busy machine took long to write is shown two turns later.
        for (let rounds = 0; rounds < 3; rounds++) await setImmediate()
        await screen.write(take())
        const last = frames.at(-1) ?? []
        const expected = Array.from({ length: 5 }, (_, y) =>
          (last[y] ?? [])
            .map(({ sign }) => sign)
            .join('')
            .trimEnd(),
        )
        expect(screen.lines().map((line) => line.trimEnd())).toEqual(expected)
        for (const [y, cells] of last.entries())
          for (const [x, { sign, look }] of cells.entries()) {
            const cell = screen.buffer().getLine(y)?.getCell(x)
            if (sign === '' || !cell) continue
            expect(Boolean(cell.isBold()), `${x},${y}`).toBe(look.split(';').includes('1'))
            expect(Boolean(cell.isInverse())).toBe(look.includes('7'))
          }
      }),
      { numRuns: 60 },
    )
  })
})
