/** The system names no file when a write fails, as on a full disk: this adds the one that the person knows. Other errors stay as they are. */
export function nameFile(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || 'path' in error) return error
  return Object.assign(error, { path })
}
