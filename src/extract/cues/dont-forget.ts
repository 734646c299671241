import type { Cue } from './cue.ts'

export const dontForget: Cue = {
  id: 'dont-forget',
  because: 'asks not to forget something',
  weight: 2,
  expression: {
    en: '(?:dont|do not|never) (?:ever )?forget|(?:please )?remember to|make it a habit|keep an eye',
    de: 'vergiss nicht|nicht vergessen|denk (?:bitte )?(?:dran|daran|an)',
    fr: 'noublie pas|n oublie pas|pense (?:a|bien)',
    es: 'no (?:te )?olvides|acuerdate de|acordate de',
    pt: 'nao (?:se )?(?:esquece|esqueca)|lembra de|lembre de',
    it: `
      non (?:ti )?(?:dimenticare|scordare)|non (?:dimenticarti|scordarti)|ricordati (?:di|che|sempre)|ricorda di
      |occhio (?:a|ai|alle|al|alla|che)
    `,
    nl: `
      vergeet (?:niet|nooit)|(?:niet|nooit) vergeten|denk (?:er )?(?:altijd )?(?:aan|eraan)|let (?:er )?(?:altijd )?op
    `,
    pl: 'nie (?:zapomnij|zapominaj)|pamietaj(?: ,)? (?:o|zeby|ze|aby)|uwazaj (?:na|zeby)',
    ru: 'не забывай|не забудь|не забудьте',
    tr: 'unutma',
    id: 'jangan lupa',
    vi: 'dung quen',
    zh: '(?:别忘|別忘|不要忘|记得|記得)',
    ja: '(?:忘れずに|忘れないで)',
    ko: '(?:잊지 ?마|잊지 ?말|빼먹지)',
  },
  yes: [
    "don't forget to branch off main",
    '别忘了跑测试',
    '忘れずにテスト',
    '잊지 말고 테스트',
    'не забудь тесты',
    'non dimenticare il changelog',
    'vergeet het changelog niet: denk aan de tests',
    'nie zapomnij o testach do tego kodu',
  ],
  no: [
    'I forgot the password',
    'fix it',
    'ho dimenticato la password',
    'ik ben het wachtwoord vergeten',
    'zapomniałem hasła',
  ],
}
