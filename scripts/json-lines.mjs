import { readFileSync } from 'node:fs'

/** The values in a file of JSON, one on each line. */
export function readJsonLines(path) {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
