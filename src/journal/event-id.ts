/** Makes event ids: UUIDv7 (RFC 9562), increasing within this process also in the same millisecond. Clock and random come from outside. */
export function createEventIds(now: () => Date, random: (bytes: number) => Uint8Array): () => string {
  let lastTime = 0
  let counter = 0
  return () => {
    const time = Math.max(now().getTime(), lastTime)
    const bytes = random(10)
    counter = time === lastTime ? counter + 1 : (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) & 0x7ff
    lastTime = time
    if (counter > 0xfff) {
      lastTime++
      counter = 0
    }
    return uuidv7(lastTime, counter, bytes.subarray(2))
  }
}

/** A UUIDv7 from milliseconds since 1970, 12 bits of counter and 8 random bytes. */
export function uuidv7(time: number, counter: number, random: Uint8Array): string {
  const stamp = time.toString(16).padStart(12, '0')
  const tail = Array.from(random.subarray(0, 8), (byte, index) => (index === 0 ? (byte & 0x3f) | 0x80 : byte))
  const hex = tail.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const sequence = `7${counter.toString(16).padStart(3, '0')}`
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-${sequence}-${hex.slice(0, 4)}-${hex.slice(4)}`
}
