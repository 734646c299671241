import type { Cue } from './cue.ts'

export const inFuture: Cue = {
  id: 'in-future',
  because: 'looks beyond this task',
  weight: 1.2,
  expression: {
    en: `
      in (?:the )?future(?= [,.!)]| $)|^in (?:the )?future(?! (?:releases?|versions?|state|work))
      |(?:any ?more|ever again)(?= [,.!)]| $)
    `,
    de: 'in zukunft|kunftig|nie wieder',
    fr: 'a l ?avenir|plus jamais',
    es: 'en el futuro|nunca mas',
    pt: '(?<! (?:data|sentido|talvez|podemos|poderia) )no futuro|nunca mais',
    it: 'in futuro|le prossime volte|mai piu',
    nl: '(?<! datum )in de toekomst|nooit meer|in het vervolg',
    pl: '(?<! data )w przyszlosci|na przyszlosc|nigdy wiecej',
    ru: 'в будущем|больше никогда',
    zh: '(?:将来|將來|以后再|以後再|日后|日後)',
    ja: '(?:将来|今後は)',
    ko: '(?:나중에도|앞으로는)',
  },
  yes: [
    'please do it without asking in the future',
    'in Zukunft nur so',
    '今後は不要です',
    'in futuro chiedi prima',
    'in het vervolg eerst vragen',
    'na przyszłość najpierw pytaj',
  ],
  no: [
    'in future releases the page is gone',
    'fix it',
    'sistema il bug',
    'los de bug op',
    'data w przyszłości powinna dawać błąd',
    'faria sentido no futuro trocar o banco?',
  ],
}
