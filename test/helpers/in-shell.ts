/** What stands before a command. */
export type Prefix = readonly [string, ...string[]]

/** What a command begins with that a shell script runs as `"$@"`, e.g. `umask 0; exec "$@"`. */
export const inShell = (script: string): Prefix => ['sh', '-c', script, 'sh']
