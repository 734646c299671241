import { type Branch, findBranches, type Rest } from './expression-branches.ts'
import { isToldByWords, type Rule } from './rule.ts'

/** A rule on the way, and what of it is still to be read. */
type Step = { readonly rule: Rule; readonly rest: Rest | undefined }

/** A way on by one word. Where it leads is worked out when a text first takes it: most are never taken. */
type Way = { readonly steps: Step[]; place: Place | undefined }

/** A rule whose words were all read, or that goes on with something open: unless `certain`, its expression tells whether it holds. */
export type Reached = { readonly rule: Rule; readonly certain: boolean }

/** What is known once the words to here were read. */
type Place = { readonly reached: readonly Reached[]; readonly next: ReadonlyMap<string, Way> }

/** Rules by the words that they begin with: at the start of a sentence more can begin than within. */
export type WordTree = Map<string, { readonly atStart: Way; readonly within: Way }>

export function addToTree(tree: WordTree, rule: Rule, branches: readonly Branch[]): void {
  for (const { word, rest, atStart } of branches) {
    let root = tree.get(word)
    if (root === undefined) tree.set(word, (root = { atStart: newWay(), within: newWay() }))
    root.atStart.steps.push({ rule, rest })
    if (!atStart) root.within.steps.push({ rule, rest })
  }
}

/** Adds the rules that the words from `index` on reach, in no order. */
export function reachRules(tree: WordTree, words: readonly string[], index: number, reached: Reached[]): void {
  const root = tree.get(words[index] ?? '')
  if (root === undefined) return
  let way: Way | undefined = index === 0 ? root.atStart : root.within
  for (let at = index + 1; way !== undefined; at++) {
    const place: Place = (way.place ??= placeAfter(way.steps))
    for (const rule of place.reached) reached.push(rule)
    way = at < words.length && place.next.size > 0 ? place.next.get(words[at] ?? '') : undefined
  }
}

function newWay(): Way {
  return { steps: [], place: undefined }
}

function placeAfter(steps: readonly Step[]): Place {
  const reached = new Map<Rule, boolean>()
  const next = new Map<string, Way>()
  for (const { rule, rest } of steps) {
    const branches = rest === undefined ? undefined : findBranches(rest)
    if (rest === undefined) reached.set(rule, isToldByWords(rule.source))
    else if (branches === undefined || branches.beginnings.size > 0) reached.set(rule, reached.get(rule) ?? false)
    else {
      for (const branch of branches.words) {
        // Words were read: the start of the sentence is behind.
        if (branch.atStart) continue
        let way = next.get(branch.word)
        if (way === undefined) next.set(branch.word, (way = newWay()))
        way.steps.push({ rule, rest: branch.rest })
      }
    }
  }
  return { reached: [...reached].map(([rule, certain]) => ({ rule, certain })), next }
}
