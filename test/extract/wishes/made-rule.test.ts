import { describe, expect, test } from 'vitest'
import { extractCandidates } from '../../../src/extract/extract-candidates.ts'
import { turnOf } from '../turn-of.ts'

const TIERS = { auto: 0.95, suggest: 0.7 }
const keptOf = (text: string) => extractCandidates([turnOf(text)], { tiers: TIERS }).map((each) => each.text)

describe('resolveRules()', () => {
  test.each([
    ['request a second review. Make that standard in your workflow.', 'Request a second review.'],
    ['sort imports by hand please. Always do that.', 'Sort imports by hand'],
    ['Put the ticket number first. Do it like that every time.', 'Put the ticket number first.'],
    ['requests go through the proxy. I prefer that everywhere.', 'Requests go through the proxy.'],
    ['Use pnpm. Always.', 'Use pnpm.'],
    ['no default exports. please keep to that in future', 'No default exports.'],
    ['Mach erst den Linter. Mach das ab jetzt immer so.', 'Mach erst den Linter.'],
    ['Lance le linter avant. Fais toujours comme ça.', 'Lance le linter avant.'],
    ['Corre los tests antes. Hazlo siempre.', 'Corre los tests antes.'],
    ['Roda os testes antes. Faz sempre assim.', 'Roda os testes antes.'],
    ['Draai eerst de tests. Doe dat voortaan altijd.', 'Draai eerst de tests.'],
    ['Najpierw testy. Rób tak zawsze.', 'Najpierw testy.'],
    ['Önce testleri çalıştır. Bundan sonra hep böyle yap.', 'Önce testleri çalıştır.'],
    ['Сначала запусти линтер. Впредь всегда делай так.', 'Сначала запусти линтер.'],
    ['先跑测试再提交。以后都这样做。', '先跑测试再提交。'],
    ['先にテストを実行して。今後もそうしてください。', '先にテストを実行して。'],
    ['테스트 먼저 돌려. 앞으로 항상 그렇게 해줘.', '테스트 먼저 돌려.'],
  ])('keeps what is made a rule in "%s"', (typed, kept) => {
    expect(keptOf(typed)).toEqual([kept])
  })

  test('shows both as evidence, says why, and asks for a key', () => {
    const text = 'ok. run make lint first. do that from now on'
    const [found] = extractCandidates([turnOf(text)], { tiers: TIERS })
    expect(found).toMatchObject({ evidence: 'run make lint first. do that from now on', tier: 'suggest' })
    expect(found?.parts.at(-1)).toMatchObject({ id: 'made-rule', because: 'one sentence makes a rule of the other' })
  })

  test('takes no rule for a fact', () => {
    const [found] = extractCandidates([turnOf('request a second review. Make that standard in your workflow.')], {
      tiers: TIERS,
    })
    expect(found?.kind).toBe('convention')
  })

  test.each([
    'Fixed the typo in the header. Thanks as always.',
    'The build is slow. It is always like that.',
    'add a button. it should always do that',
    'run it again. do that for now',
    'run it again. why do you always do that?',
  ])('makes no rule of the first half of "%s"', (typed) => {
    expect(keptOf(typed)).toEqual([])
  })

  test('says what is always to be done where a question asks for it', () => {
    const typed = 'can you run the linter first? always do that'
    expect(keptOf(typed)).toEqual(['Can you run the linter first? Always do that'])
  })

  test('makes no rule of praise', () => {
    expect(keptOf('Looks good. Keep doing that from now on.')).not.toContain('Looks good.')
  })
})

describe('leansBack()', () => {
  test.each([
    ['Squash the commits on this branch. Do likewise on every branch you open after this one, from now on.'],
    ['Pin the exact version, no carets. Treat this as policy for all package files.'],
    ['dont touch the lockfile. thats a standing order'],
    ['Los comentarios en inglés. Y no solo en este archivo.'],
    ['Please answer in bullet points. Treat this as my standing preference.'],
    ['Commit mesajlarını kısa tut. Bundan sonra hep böyle olsun.'],
    ['Can you rename the getUser helpers to fetchUser? That naming holds for anything new you write.'],
  ])('keeps what is made a rule with what makes it one: "%s"', (typed) => {
    const [found] = extractCandidates([turnOf(typed)], { tiers: TIERS })
    expect(found?.evidence).toBe(typed)
    expect(found?.text.toLowerCase()).toBe(typed.toLowerCase())
  })

  test.each([
    'The build is red. From now on use pnpm everywhere, never npm.',
    'Done. Always run the linter before you push.',
  ])('leaves a rule alone that says by itself what it is: "%s"', (typed) => {
    const [kept, ...others] = keptOf(typed)
    expect(kept).not.toContain(typed.slice(0, typed.indexOf('.')))
    expect(typed.toLowerCase()).toContain(kept?.toLowerCase())
    expect(others).toEqual([])
  })
})
