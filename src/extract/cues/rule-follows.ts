import type { Cue } from './cue.ts'

export const ruleFollows: Cue = {
  id: 'rule-follows',
  because: 'says how something is, and what must follow from it',
  weight: 0.9,
  expression: {
    en: `
      (?<= [^ ,.]+ (?:[^ ]+|[^ ]+ ,) )so(?: ,)? (?:please )?(?:no|never|always|dont|do not|keep|only|avoid|better
        |nothing|everything|(?:we|you|nobody|they|it|its|the|[^ ]+s) (?:[^ ]+ ){0,2}(?:must|have to|has to|need to
        |needs to|cant|cannot|may not|mustnt))
    `,
  },
  yes: [
    'prod is postgres 11 so no generated columns',
    'the machines here are all arm, so images need to be multi arch',
    'we are a bank so never log card numbers',
  ],
  no: ['so no idea what happens', 'so we have to fix it', 'the button is small so make it bigger'],
}
