/** The places of matches in progress, and where each began. */
export class Standings {
  readonly places: Uint16Array
  readonly froms: Uint32Array
  count = 0
  /** For each place, the last round in which a match came there. */
  readonly #rounds: Uint32Array
  #round = 0

  constructor(placeCount: number) {
    this.places = new Uint16Array(placeCount)
    this.froms = new Uint32Array(placeCount)
    this.#rounds = new Uint32Array(placeCount)
  }

  clear(): void {
    this.count = 0
    this.#round++
  }

  /** Of two matches at one place, the first stays. */
  add(place: number, from: number): void {
    if (this.#rounds[place] === this.#round) return
    this.#rounds[place] = this.#round
    this.places[this.count] = place
    this.froms[this.count] = from
    this.count++
  }
}
