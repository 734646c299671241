/** The states of matches in progress, and where each began. */
export class ActiveStates {
  readonly states: Uint16Array
  readonly starts: Uint32Array
  count = 0
  /** For each state, the last round in which a match reached it. */
  readonly #rounds: Uint32Array
  #round = 0

  constructor(stateCount: number) {
    this.states = new Uint16Array(stateCount)
    this.starts = new Uint32Array(stateCount)
    this.#rounds = new Uint32Array(stateCount)
  }

  clear(): void {
    this.count = 0
    this.#round++
  }

  /** Of two matches in one state, the first stays. */
  add(state: number, from: number): void {
    if (this.#rounds[state] === this.#round) return
    this.#rounds[state] = this.#round
    this.states[this.count] = state
    this.starts[this.count] = from
    this.count++
  }
}
