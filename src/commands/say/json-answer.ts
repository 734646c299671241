/** Of all that a command prints under `--json`, so that a program can tell what it reads. */
export const SCHEMA_VERSION = 1

/** What a command answers under `--json`: one object on a line. */
export function jsonAnswer(answer: object): string {
  return `${JSON.stringify({ schemaVersion: SCHEMA_VERSION, ...answer })}\n`
}
