/** The marker of a list item, heading or task box: it starts a sentence and is not part of it. */
const LIST_MARKER =
  /^\s{0,12}(?:[-*•‣◦–—]\s{1,4}(?:\[[ xX]\]\s)?|#{1,6}\s|\d{1,3}[.)、]\s|\(\d{1,3}\)\s?|[a-zA-Z][)]\s)/u
/** One letter before a bracket would be a marker. */
const BEGINS_WITH_WORD = /^[A-Za-z][^)]/
const ENDS_SENTENCE = /[.!?。！？．؟।॥։።][)\]}"'»”’」』】）*_`]{0,4}$/u
const ENDS_OPEN = /[,，、;；([{–—]$|\b(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e|ma)$/i
const HARD_WRAP = 50

/** A stretch that a sentence cannot cross, and the number that it was listed under. */
type Block = { start: number; end: number; readonly number: number | undefined }

/** A text without this does not number its parts within a line. */
const INLINE_SECOND = /2[.)]\s/

/**
 * The stretches of a typed text that its sentences lie in, in order: list items and paragraphs, and the parts of a line that numbers its parts.
 */
export function sentenceBlocks(text: string): readonly Block[] {
  const blocks = blocksOf(text)
  return INLINE_SECOND.test(text) ? blocks.flatMap((block) => partNumbered(text, block)) : blocks
}

/** Lines, with hard-wrapped ones joined. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  let previous = ''
  let at = 0
  while (at <= text.length) {
    const newline = text.indexOf('\n', at)
    const lineEnd = newline === -1 ? text.length : newline
    const line = text.slice(at, lineEnd).trimEnd()
    const marker = markerOf(line)
    if (line === '') open = undefined
    else if (open && marker === undefined && continues(previous, line)) open.end = at + line.length
    else {
      open = { start: at + (marker?.length ?? 0), end: at + line.length, number: numberOf(marker) }
      blocks.push(open)
    }
    previous = line
    at = lineEnd + 1
  }
  return blocks
}

function markerOf(line: string): string | undefined {
  // Most lines begin with a word.
  return BEGINS_WITH_WORD.test(line) ? undefined : LIST_MARKER.exec(line)?.[0]
}

/** The number of a marker that counts from 1. */
function numberOf(marker = ''): number | undefined {
  return Number(/\d+/.exec(marker)?.[0]) || undefined
}

function continues(previous: string, line: string): boolean {
  if (ENDS_OPEN.test(previous.slice(-16))) return true
  if (previous.length < HARD_WRAP || ENDS_SENTENCE.test(previous.slice(-6)) || previous.endsWith(':')) return false
  return /^\s*\p{Ll}/u.test(line)
}

const INLINE_NUMBER = /(^|\s)\(?(\d{1,2})([.)]?)\s+(?=[\p{L}`"'*])/gu
/** After these words a number does not begin a part: "see step 2. Then stop". */
const COUNTED =
  /\b(?:step|version|node|python|java|phase|option|part|section|chapter|page|issue|rule|point|item|number|plan|level|tier|to|of|and|or|than|least|most|with|is|in|at|by|only|from|für|auf|de|=)$/iu

/**
 * The parts of a block that are numbered within a line ("1. run the linter 2. fix the page"), the numbers left out; the block if there are none.
 */
function partNumbered(text: string, block: Block): Block[] {
  const line = text.slice(block.start, block.end)
  const parts: Block[] = []
  let last = block.number
  let start = block.start
  INLINE_NUMBER.lastIndex = 0
  for (let match = INLINE_NUMBER.exec(line); match !== null; match = INLINE_NUMBER.exec(line)) {
    const { index, 0: marker, 2: digits, 3: mark } = match
    const before = line.slice(Math.max(0, index - 24), index).trimEnd()
    const isNext = last !== undefined && mark !== '' && Number(digits) === last + 1 && !COUNTED.test(before)
    // A bare number after a comma is an amount: "with 2 spaces, 1 tab is wrong".
    const isFirst = digits === '1' && (before === '' || (mark === '' ? /[:;.!?—–-]$/u : /[:;,.!?—–-]$/u).test(before))
    if (!isNext && !(isFirst && last === undefined)) continue
    last = Number(digits)
    parts.push({ start, end: block.start + index, number: undefined })
    start = block.start + index + marker.length
  }
  const isNumbered = last !== undefined && last > (block.number ?? 1)
  return isNumbered ? [...parts, { start, end: block.end, number: undefined }] : [block]
}
