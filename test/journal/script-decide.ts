import type { Decision } from '../../src/journal/event/vocabulary.ts'
import { openJournals } from '../../src/journal/store/store.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { journalPlace } from '../helpers/journal-place.ts'

const [path = '', user = '', decision = 'reject', ...items] = process.argv.slice(2)
const store = openJournals({
  project: { ...journalPlace(path), workspaceId: 'w' },
  user: journalPlace(user),
  key: new Uint8Array(32).fill(7),
})
const outcomes = items.map((item) => decideNow(store, [{ item, decision: decision as Decision }], 'command'))
process.stdout.write(
  JSON.stringify(
    outcomes.map(({ saved, lost, refused }, index) => ({
      item: items[index],
      saved: saved[0]?.status,
      told: [...lost, ...refused].map(({ reason }) => reason).join(),
    })),
  ),
)
