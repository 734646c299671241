import { check } from '../client.mjs'

/** What Sage reads from the transcripts of sessions that are over: where each learning arrived, and what was said again all the same. */
export async function checkDelivery({ sage, drive }, ids, sessions) {
  sage('sync')
  const expected = [...new Set(Object.values(sessions))]
  const show = (id) => JSON.parse(sage('show', id, '--json')).item
  for (const id of ids) {
    const { sessions: count, deliveredTo = [], lastDeliveredAt } = show(id)
    const known = expected.filter((session) => deliveredTo.includes(session))
    check(
      `sage show --json: "${id}" arrived in the sessions of the client, resume and compaction counted once`,
      known.length === expected.length && count === deliveredTo.length && lastDeliveredAt !== undefined,
      `${count} sessions, ${known.length} of ${expected.length} expected, last ${lastDeliveredAt}`,
    )
  }
  const text = sage('show', ids[0])
  check('sage show says how often and when', /delivered +in \d+ sessions, last \S+/.test(text), line(text, 'delivered'))
  const { delivered } = JSON.parse(sage('stats', '--json'))
  const told = delivered.byLearning.find(({ id }) => id === ids[0])
  check(
    'sage stats --json names the sessions of each learning',
    told !== undefined && expected.every((session) => told.deliveredTo.includes(session)),
    `${delivered.learnings} learnings in ${delivered.sessions} sessions, last ${delivered.last}`,
  )
  const counted = show(ids[0]).deliveredTo
  sage('sync')
  const again = show(ids[0]).deliveredTo
  check('another sync counts nothing again', again.join() === counted.join(), `${again.length} sessions`)

  drive([{ name: 'again', prompt: 'No! Always use pnpm, never npm, for installs in this repo.', answers: ['Sorry.'] }])
  const before = JSON.parse(sage('list', '--all', '--json')).items.length
  sage('sync')
  const { repeats } = show(ids[0])
  const after = JSON.parse(sage('list', '--all', '--json')).items.length
  check(
    'a correction said again after delivery is flagged, and not proposed',
    repeats.length === 1 && repeats[0].afterDelivery && after === before,
    JSON.stringify(repeats),
  )
  const { notWorking } = JSON.parse(sage('stats', '--json'))
  check(
    'sage stats names it as not working',
    notWorking.length === 1 && notWorking[0].id === ids[0],
    JSON.stringify(notWorking),
  )
}

const line = (text, word) => text.split('\n').find((one) => one.includes(word)) ?? ''
