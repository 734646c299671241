/** The candidate that a mistyped word most likely meant: at most a third of its letters differ; undefined if none is that near. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3))
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance <= limit && distance < (best?.distance ?? Infinity)) best = { candidate, distance }
  }
  return best?.candidate
}

/** Damerau–Levenshtein for neighbours: insert, delete, replace, swap each cost one. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
