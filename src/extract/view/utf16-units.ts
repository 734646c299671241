/** Whether this machine's byte order is that of UTF-16 and numbers as `Buffer` writes them. */
export const LOW_BYTE_FIRST = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1

let units = new Uint16Array(4096)
let bytes = Buffer.from(units.buffer)

/**
 * A text's UTF-16 units, followed by leftovers of others; valid until the next call. A string checks its own representation for every
 * unit read, so reading many takes five times as long. The same holds for its length in code that gets strings of all kinds, so read it once.
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
