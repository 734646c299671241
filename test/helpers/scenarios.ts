import type { Snapshot } from '../../src/dashboard/state/snapshot.ts'
import { makeItems } from './make-item.ts'
import { manyProposals } from './many-proposals.ts'
import { sampleSnapshot } from './sample-snapshot.ts'

const SCRIPTS = [
  'Use pnpm, not npm, for every install and script in this repository, also in CI and in the documentation',
  '所有的提交信息都必须使用中文书写，并且标题不得超过五十个字符，正文每行不得超过七十二个字符',
  '日本語のエラーメッセージは i18n/ja.json にだけ書き、コードの中に直接書かないでください。テストも同じです',
  'شغّل جميع الاختبارات قبل كل عملية دفع إلى المستودع الرئيسي ولا تتجاوز الفحوصات أبدًا',
  'הרץ את כל הבדיקות לפני כל דחיפה לענף הראשי ואל תדלג על הבדיקות לעולם',
  'Ship it 🚀 only when 👩‍👩‍👧‍👦 reviewers agree 👍🏽, flags 🇯🇵🇩🇪 included, and e\u0301 accents too',
] as const

/**
 * What a terminal test shows, by name: `sample`, `empty`, `first-run`, `banner`, `hostile`, `many-<n>` for n everyday proposals, or a plain number
 * for that many proposals in various scripts.
 */
export function makeSnapshot(name: string): Snapshot {
  if (name === 'sample') return sampleSnapshot()
  if (name === 'empty') return sampleSnapshot({ items: [], drain: undefined })
  if (name === 'first-run')
    return sampleSnapshot({
      items: [],
      sessions: [],
      activity: [],
      drain: undefined,
      firstRun: true,
      hooks: { state: 'missing' },
    })
  if (name === 'banner') return sampleSnapshot({ hooks: { state: 'missing' } })
  if (name === 'hostile') {
    const nasty = 'a \u001b]0;owned\u0007 \u009b31m b'
    return sampleSnapshot({
      items: makeItems(3, () => ({ text: nasty, evidence: { typed: nasty, text: nasty } })),
      project: { name: nasty },
    })
  }
  const many = /^many-(\d+)$/u.exec(name)?.[1]
  if (many !== undefined) return sampleSnapshot({ items: manyProposals(Number(many)), drain: undefined })
  const count = Number(name)
  if (!Number.isInteger(count)) throw new Error(`There is no scenario "${name}"`)
  const items = makeItems(count, (index) => {
    const text = `${SCRIPTS[index % SCRIPTS.length] ?? ''} ${index}`
    return {
      text,
      proposedAt: new Date(Date.parse('2026-03-01T10:00:00.000Z') - index * 60_000).toISOString(),
      evidence: { typed: `please ${text}`, text, sessionId: `s${(index % 3) + 1}` },
    }
  })
  return sampleSnapshot({ items, drain: undefined })
}
