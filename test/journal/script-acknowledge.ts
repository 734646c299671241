import { writeSync } from 'node:fs'
import { openJournals } from '../../src/journal/store/store.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { journalPlace } from '../helpers/journal-place.ts'
import { numbered } from './events.ts'

/** Rejects one item after the other and says each id as soon as it is saved, until it is killed. */
const [path = '', user = '', count = '0'] = process.argv.slice(2)
const store = openJournals({ project: { ...journalPlace(path), workspaceId: 'w' }, user: journalPlace(user) })
for (let n = 0; n < Number(count); n++) {
  const { saved } = decideNow(store, [{ item: numbered(n), decision: 'reject' }], 'command')
  for (const { id } of saved) writeSync(1, `${id}\n`)
}
