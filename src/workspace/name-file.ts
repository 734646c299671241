/** The system names no file when a write fails, as on a full disk: this adds the one that the person knows. Other errors stay as they are. */
export function nameFile(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || 'path' in error) return error
  return Object.assign(error, { path })
}

/** Nobody knows the name of a temporary file: an error about that one names `known` in its place. Other errors stay as they are. */
export function nameInstead(error: unknown, temporary: string, known: string): unknown {
  if (!(error instanceof Error) || !('path' in error) || error.path !== temporary) return error
  return Object.assign(error, { path: known })
}
