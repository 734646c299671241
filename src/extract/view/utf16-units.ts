/** Whether this machine keeps numbers as `Buffer` writes them. */
const LOW_BYTE_FIRST = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1

let units = new Uint16Array(4096)
let bytes = Buffer.from(units.buffer)

/**
 * A text's UTF-16 units, and behind them what is left of others; good until it is asked for those of the next text. A string has to find out
 * for each unit that it is asked for how it is kept: reading many takes five times as long. The same goes for its length, where strings of all
 * kinds come by: who walks over the units asks for it once.
 */
export function utf16UnitsOf(text: string): Uint16Array {
  if (text.length > units.length) {
    units = new Uint16Array(2 * text.length)
    bytes = Buffer.from(units.buffer)
  }
  const written = bytes.write(text, 'utf16le')
  if (!LOW_BYTE_FIRST) bytes.subarray(0, written).swap16()
  return units
}
