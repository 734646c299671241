import { describe, expect, test } from 'vitest'
import { isInLetter } from '../../../src/extract/features/letter.ts'
import { viewSentences } from '../../../src/extract/view/sentence-view.ts'
import { turnOf } from '../turn-of.ts'

function areInLetter(text: string): boolean[] {
  return viewSentences(turnOf(text)).map(isInLetter)
}

describe('isInLetter()', () => {
  test.each([
    'Hi Ann, we only ship on Mondays now. Cheers, Ben',
    'Dear all,\nwe only ship on Mondays now.\n\nBest regards\nBen',
    'Hi Ann, we only ship on Mondays now. Thanks, Ben',
    'Hallo Jan, ab heute nur noch montags. Viele Grüße',
    'Bonjour Luce, on livre le lundi. Cordialement, Ben',
    'Hola Ana, solo los lunes. Un saludo, Ben',
    'Cześć Olu, tylko w poniedziałki. Pozdrawiam, Ben',
    'Привет, Оля, только по понедельникам. С уважением, Бен',
    'Γεια σου Άννα, μόνο Δευτέρα. Φιλικά, Μπεν',
    'سلام سارا، فقط دوشنبه ها. ممنون، بن',
    '田中さん、月曜だけです。よろしくお願いします。',
    'Hi all, we only ship on Mondays now. Cheers, Ben',
    'Hello Mr. Smith, we only ship on Mondays now. Best wishes',
    'Dear customers,\nwe only ship on Mondays now.\n\nKind regards\nYour shop team',
    'Liebe Kolleginnen und Kollegen, ab heute nur noch montags. Viele Grüße, Ben',
    'Buongiorno signora Rossi, solo il lunedì. Cordiali saluti, Ben',
    'Hoi Jan, alleen op maandag. Groet, Ben',
    'Hej Anna, bara på måndagar. Hälsningar, Ben',
    'Ann, from now on we only ship on Mondays. thanks, ben',
    'Ann,\n\nwe only ship on Mondays now.\n\nThanks,\nBen',
    'hey ann\nwe only ship on Mondays now\ncheers\nben',
  ])('is so for each sentence of "%s"', (text) => {
    const sentences = areInLetter(text)
    expect(sentences).toEqual(sentences.map(() => true))
    expect(sentences.length).toBeGreaterThan(0)
  })

  test.each([
    'Hi Claude, we only ship on Mondays. Thanks, Ben',
    'hi, we only ship on Mondays. thanks!',
    'hey there, always run the tests. cheers',
    'Hi Ann, we only ship on Mondays',
    'we only ship on Mondays. Cheers, Ben',
    'hi always use tabs, never spaces. cheers',
    'Hey, please, never ship on Fridays. Cheers, Ben',
    'Hey buddy, we only ship on Mondays. Cheers, Ben',
    'Hi Opus, we only ship on Mondays. Cheers, Ben',
    'Dear AI assistant, we only ship on Mondays. Best regards, Ben',
    'Hallo lieber Claude, wir liefern nur montags. Viele Grüße, Ben',
    'Also,\n\nwe only ship on Mondays.\n\nThanks,\nBen',
    'Hi,\n\nwe only ship on Mondays.\n\nThanks,\nBen',
    'hey there\n\nwe only ship on Mondays\n\nthanks,\nben',
    'Claude,\n\nwe only ship on Mondays.\n\nThanks,\nBen',
    'Mondays, we ship. Thanks',
    'Hej hej, vi levererar bara på måndagar. Mvh, Ben',
    'Claudeさん、月曜だけです。よろしくお願いします。',
    'お疲れ様、月曜だけです。よろしくお願いします。',
  ])('is not so for "%s"', (text) => {
    expect(areInLetter(text)).not.toContain(true)
  })

  test.each([
    'translate this\n\nHi Ann,\nwe only ship on Mondays.\n\nBest,\nBen',
    'Hi Ann,\nwe only ship on Mondays.\n\nCheers\nBen\n\nmake that sound nicer',
    'translate that\n\nBonjour Anne,\non livre le lundi, only on Mondays.\n\nBonne journée,\nBen',
    'verbessere das:\n\nHallo Herr Maier,\nwir liefern nur montags.\n\nViele Grüße\nBen',
    'fix the grammar\n\nAnn,\nwe only ship on Mondays.\n\nThanks,\nBen',
  ])('takes only the letter of "%s"', (text) => {
    const inLetter = viewSentences(turnOf(text)).map((view) => ({ said: view.original, letter: isInLetter(view) }))
    expect(inLetter.find(({ said }) => /Mondays|montags/.test(said))?.letter).toBe(true)
    expect(inLetter.find(({ said }) => /translate|nicer|verbessere|grammar/.test(said))?.letter).toBe(false)
  })
})
