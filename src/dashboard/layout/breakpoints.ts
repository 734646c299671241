/** Where the screen changes, in columns and rows. Nothing else compares a size with a number of its own. */
export const BREAKPOINTS = {
  /** Below these there is one line and nothing to review on. */
  tiny: { columns: 40, rows: 10 },
  /** Below these there is one pane: the list, or the card that ⏎ opens. */
  narrow: { columns: 60, rows: 18 },
  /** From here on two panes fit side by side for those who ask for it. */
  beside: { columns: 80 },
  /** From here on they stand side by side, with headings, and with what is merely good to know. */
  wide: { columns: 100 },
  /** Below these a detail gives its facts without headings and blank lines. */
  compactDetail: { columns: 50, rows: 18 },
  /** From here on the sections of a detail keep their places from item to item, so that an eye finds each where the last one was. */
  steadyDetail: { rows: 28 },
  /** From here on a row of the list has room for the age, and from there on for the scope. */
  listAge: { columns: 52 },
  listScope: { columns: 54 },
} as const
