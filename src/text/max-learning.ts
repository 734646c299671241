/** The most UTF-16 units of a learning: it is one line. A file of its own, for the dashboard's first frame loads no rules. */
export const MAX_LEARNING = 500
