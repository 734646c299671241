const STEPS: Readonly<Record<string, number>> = {
  j: 1,
  down: 1,
  wheeldown: 1,
  k: -1,
  up: -1,
  wheelup: -1,
  pgdn: 10,
  'ctrl-d': 10,
  pgup: -10,
  'ctrl-u': -10,
  g: -Infinity,
  home: -Infinity,
  G: Infinity,
  end: Infinity,
}

/** Which line of a box stands at its top after a key, of at most `most`; undefined for a key that does not scroll. */
export function scrolledTop(key: string, top: number, most: number): number | undefined {
  const steps = STEPS[key]
  return steps === undefined ? undefined : Math.max(0, Math.min(most, top + steps))
}
