import { displayWidth, type WidthOptions } from '../../text/width.ts'
import { fitSentence } from '../layout/fit-sentence.ts'

/** The undo or redo hint at the end: the part of a toast that is still needed later. */
const HINT = / · \S+ (?:undo|redo)$/u
/** A space that does not break. */
const GLUE = '\u00a0'

/** Cells for a toast in one line, or in two. */
type ToastRoom = { readonly one: number; readonly upper: number; readonly lower: number }

/** A toast on one line, or on two. The undo hint at the end always stays, in one piece. */
export function fitToast(
  text: string,
  { one, upper, lower }: ToastRoom,
  widths: WidthOptions,
): readonly [string, string?] {
  const end = (HINT.exec(text)?.[0] ?? '').replace(/(?<!^) /gu, GLUE)
  const glued = text.slice(0, text.length - end.length) + end
  const of = (lines: number) => ({ first: lines === 1 ? one : upper, further: lower })
  const [first = '', second] = fitSentence(glued, { max: 2, of, end }, widths).map((line) => line.replaceAll(GLUE, ' '))
  return second === undefined && displayWidth(first, widths) <= one ? [first] : [first, second ?? '']
}
