/** Words to put before a command. */
export type Prefix = readonly [string, ...string[]]

/** The prefix of a command that a shell script runs as `"$@"`, e.g. `umask 0; exec "$@"`. */
export const inShell = (script: string): Prefix => ['sh', '-c', script, 'sh']
