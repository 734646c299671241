/** The sizes at which the screen changes, in columns and rows. Nothing else compares a size with its own number. */
export const BREAKPOINTS = {
  /** Below these there is a single line, and nothing can be reviewed. */
  tiny: { columns: 40, rows: 10 },
  /** Below these there is one pane: the list, or the card opened with ⏎. */
  narrow: { columns: 60, rows: 18 },
  /** From here on two panes fit side by side, for those who want it. */
  beside: { columns: 80 },
  /** From here on they are side by side by default, with headings, and with what is merely good to know. */
  wide: { columns: 100 },
  /** Below these a detail shows its facts without headings and blank lines. */
  compactDetail: { columns: 50, rows: 18 },
  /** From here on a detail's sections keep their places from item to item, so the eye finds each where it was. */
  steadyDetail: { rows: 28 },
  /** From here on a list row has room for the age, and then for the scope. */
  listAge: { columns: 52 },
  listScope: { columns: 54 },
} as const
