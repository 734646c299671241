import { cueTable } from './cue-table.ts'
import { derivedSigns } from './derived-signs.ts'
import { signs } from './signs.ts'

/** What each cue and sign says of a sentence, in words for the person, by its id. */
export const reasons: ReadonlyMap<string, string> = new Map(
  [...cueTable, ...signs, ...derivedSigns].map(({ id, because }) => [id, because]),
)
