/** Where a cue matches in a folded sentence, in UTF-16 units: the first match in any of its languages, at its longest. */
export type CueMatch = { readonly cue: number; readonly from: number; readonly to: number }

/** The matches of a sentence, one for each cue that holds, in the order of the cue table. They are few. */
export type Matches = readonly CueMatch[]

/** Adds a match. Of two matches of the same cue, the one that begins first stays, then the longer one. */
export function addMatch(matches: CueMatch[], cue: number, from: number, to: number): void {
  const index = indexOf(matches, cue)
  const other = matches[index]
  if (other?.cue !== cue) insert(matches, index, { cue, from, to })
  else if (from < other.from || (from === other.from && to > other.to)) matches[index] = { cue, from, to }
}

export function matchOf(matches: Matches, cue: number): CueMatch | undefined {
  const match = matches[indexOf(matches, cue)]
  return match?.cue === cue ? match : undefined
}

/** The index of a cue's match, or the one to insert it at. */
function indexOf(matches: Matches, cue: number): number {
  let index = 0
  while (index < matches.length && (matches[index] as CueMatch).cue < cue) index++
  return index
}

function insert(matches: CueMatch[], index: number, match: CueMatch): void {
  matches.push(match)
  for (let at = matches.length - 1; at > index; at--) matches[at] = matches[at - 1] as CueMatch
  matches[index] = match
}
