// Finds the end of one JSON object in a stream of bytes, so that a hook need not wait for the end of its input (which may
// never come), and leaves out the middle of huge strings, so that a 64 MiB prompt costs a few megabytes.

const QUOTE = 0x22
const BACKSLASH = 0x5c
const LOWER_U = 0x75
const OPEN = [0x7b, 0x5b]
const CLOSE = [0x7d, 0x5d]
const BOM = [0xef, 0xbb, 0xbf]
const SPACE = [0x20, 0x09, 0x0a, 0x0d]

/** Bytes kept of any one string; the rest is skipped. */
const STRING_LIMIT = 1024 * 1024
/** Bytes kept of all. No real payload comes near it. */
const TOTAL_LIMIT = 8 * 1024 * 1024
const DEPTH_LIMIT = 1000

type ScanState = 'more' | 'complete' | 'not-json' | 'too-large'

export type ObjectScanner = {
  /** Takes the next bytes; do not call it again once it has returned anything but `more`. */
  readonly push: (chunk: Buffer) => ScanState
  /** The object, once complete. `shortened`: the middle of a string was left out. */
  readonly result: () => { text: string; shortened: boolean }
  /** Whether anything but white space has arrived. */
  readonly begun: () => boolean
}

export function createObjectScanner(stringLimit = STRING_LIMIT, totalLimit = TOTAL_LIMIT): ObjectScanner {
  const kept: Buffer[] = []
  let keptBytes = 0
  let bytesSeen = 0
  let depth = 0
  let inString = false
  let escaped = false
  /** Hexadecimal digits still to come of a `\uXXXX`. */
  let digitsLeft = 0
  let stringBytes = 0
  let skipping = false
  let shortened = false

  function keep(chunk: Buffer, from: number, to: number): boolean {
    if (to > from) kept.push(chunk.subarray(from, to))
    keptBytes += to - from
    return keptBytes <= totalLimit
  }

  /** One byte inside a string; true where the string may be cut: not within an escape or a character. */
  function stepInString(byte: number): boolean {
    stringBytes++
    if (escaped) {
      escaped = false
      if (byte === LOWER_U) digitsLeft = 4
      return false
    }
    if (digitsLeft > 0) {
      digitsLeft--
      return false
    }
    if (byte === BACKSLASH) escaped = true
    else if (byte === QUOTE) inString = false
    return inString && (byte & 0xc0) !== 0x80
  }

  function push(chunk: Buffer): ScanState {
    let from = 0
    for (let i = 0; i < chunk.length; i++, bytesSeen++) {
      const byte = chunk[i] as number
      if (depth === 0) {
        if (SPACE.includes(byte) || byte === BOM[bytesSeen]) from = i + 1
        else if (byte !== OPEN[0]) return 'not-json'
        else depth = 1
      } else if (inString) {
        const cuttable = stepInString(byte)
        if (cuttable && !skipping && stringBytes > stringLimit) {
          if (!keep(chunk, from, i)) return 'too-large'
          skipping = shortened = true
        } else if (!inString && skipping) {
          from = i
          skipping = false
        }
      } else if (byte === QUOTE) {
        inString = true
        stringBytes = 0
      } else if (OPEN.includes(byte)) {
        if (++depth > DEPTH_LIMIT) return 'not-json'
      } else if (CLOSE.includes(byte) && --depth === 0) {
        return keep(chunk, from, i + 1) ? 'complete' : 'too-large'
      }
    }
    return skipping || keep(chunk, from, chunk.length) ? 'more' : 'too-large'
  }

  return {
    push,
    result: () => ({ text: Buffer.concat(kept).toString('utf8'), shortened }),
    begun: () => depth > 0,
  }
}
