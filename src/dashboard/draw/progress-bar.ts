const SQUARES = 8

/** How much is done or used, in eight squares. */
export function progressBar(done: number, total: number): string {
  const full = total === 0 ? SQUARES : Math.min(SQUARES, Math.round((done / total) * SQUARES))
  return '▓'.repeat(full) + '░'.repeat(SQUARES - full)
}
