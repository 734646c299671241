/** How long a hook waits for its input, in milliseconds. Claude Code gives a SessionEnd hook 1.5 s by default. */
export const INPUT_DEADLINE = 1500

/** Milliseconds after which a hook gives up even on input that still trickles in. */
export const MAX_WAIT = 8000
