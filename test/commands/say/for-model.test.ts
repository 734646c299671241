import { expect, test } from 'vitest'
import { approvedForModel } from '../../../src/commands/say/for-model.ts'
import { makeItem } from '../../helpers/make-item.ts'

const HERE = { home: 'project', shared: false } as const

test('approvedForModel() has nothing that was not approved: no words around it, none from before, no other item', () => {
  const approved = makeItem('a', { status: 'approved', text: 'Use pnpm', formerTexts: ['The quokka likes pnpm'] })
  const evidence = {
    ...approved.evidence,
    text: 'said the quokka',
    typed: 'a quokka',
    before: 'quokka',
    after: 'quokka',
  }
  const shown = approvedForModel([
    { ...approved, evidence, ...HERE },
    { ...makeItem('b', { text: 'quokka' }), ...HERE },
  ])
  expect(shown.map(({ id, text }) => [id, text])).toEqual([['a', 'Use pnpm']])
  expect(JSON.stringify(shown)).not.toContain('quokka')
})
