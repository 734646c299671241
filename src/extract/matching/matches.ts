/** Where a cue matches in a folded sentence, in UTF-16 units: the first match in any of its languages, at its longest. */
export type CueMatch = { readonly cue: number; readonly from: number; readonly to: number }

/** The matches of a sentence, one for each cue that holds, in the order of the cue table. They are few. */
export type Matches = readonly CueMatch[]

/** Adds a match. Of two matches of the same cue, the one that begins first stays, then the longer one. */
export function addMatch(matches: CueMatch[], cue: number, from: number, to: number): void {
  const place = placeOf(matches, cue)
  const other = matches[place]
  if (other?.cue !== cue) insert(matches, place, { cue, from, to })
  else if (from < other.from || (from === other.from && to > other.to)) matches[place] = { cue, from, to }
}

export function matchOf(matches: Matches, cue: number): CueMatch | undefined {
  const match = matches[placeOf(matches, cue)]
  return match?.cue === cue ? match : undefined
}

/** Where a cue's match stands, or would. */
function placeOf(matches: Matches, cue: number): number {
  let place = 0
  while (place < matches.length && (matches[place] as CueMatch).cue < cue) place++
  return place
}

function insert(matches: CueMatch[], place: number, match: CueMatch): void {
  matches.push(match)
  for (let at = matches.length - 1; at > place; at--) matches[at] = matches[at - 1] as CueMatch
  matches[place] = match
}
