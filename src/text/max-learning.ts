/** The most UTF-16 units of a learning: it is one line. In a file of its own, because the dashboard's first frame loads no rules. */
export const MAX_LEARNING = 500
