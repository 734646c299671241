const PAGE = 10
const STEPS: Readonly<Record<string, number>> = {
  j: 1,
  down: 1,
  wheeldown: 1,
  k: -1,
  up: -1,
  wheelup: -1,
  pgdn: PAGE,
  'ctrl-d': PAGE,
  pgup: -PAGE,
  'ctrl-u': -PAGE,
  g: -Infinity,
  home: -Infinity,
  G: Infinity,
  end: Infinity,
}

/** The new top line of a box after a key, at most `max`; undefined for a key that does not scroll. A page is at most `page` lines. */
export function scrolledTop(key: string, top: number, max: number, page = PAGE): number | undefined {
  const steps = STEPS[key]
  if (steps === undefined) return undefined
  const limited = Math.abs(steps) === PAGE ? Math.sign(steps) * Math.min(PAGE, page) : steps
  return Math.max(0, Math.min(max, top + limited))
}
