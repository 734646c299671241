import { jsonText } from '../../text/json-text.ts'

/** The version of everything printed with `--json`, so that programs can recognise the format. */
export const SCHEMA_VERSION = 1

/** A command's answer under `--json`: one object on one line. */
export function jsonAnswer(answer: object): string {
  return `${jsonText({ schemaVersion: SCHEMA_VERSION, ...answer })}\n`
}
