import type { Cue } from './cue.ts'

export const youShould: Cue = {
  id: 'you-should',
  because: 'tells you what you should do',
  weight: 1,
  expression: {
    en: `
      (?<! (?:do|does|think|as|what|whatever|believe|if|where|sure|that|so|probably
        |when) )you (?:should(?! (?:probably|fix|cut|have|see|find|get|now|be able|also be able) )|shouldnt|must
        |mustnt|have to|need to|are supposed to|were supposed to|should not)(?: [^ ]+)?
    `,
    de: 'du (?:sollst|solltest|musst|darfst) [^ ]+',
    fr: 'tu (?:dois|devrais|devais) (?!(?:donc )?(?:pouvoir|avoir) )[^ ]+|il faut que tu',
    es: '(?:debes|deberias|tienes que|tenes que) [^ ]+',
    pt: '(?:voce|vc|tu) (?:deve|devia|deveria|tem que|precisa) [^ ]+',
    it: '(?:devi|dovresti|dovevi) [^ ]+',
    nl: `
      (?<! (?:denk|als|of|dat|wat|waar|hoe|wanneer|waarom) )(?:je|jij) (?:moet|moest|dient|hoort|hoeft)(?! (?:kunnen
        |worden|zien|een melding|een knop) )(?: [^ ]+)
      |(?<= (?:dan|eerst|altijd|hier|daarvoor|daarom) )moet je [^ ]+
    `,
    pl: `
      (?:musisz|powinienes|powinnas) [^ ]+|masz (?:zawsze|najpierw|pytac|uzywac|robic|pisac|sprawdzac) [^ ]+
      |(?:miales|mialas) (?:[^ ]+ ){0,2}[^ ]+c
    `,
    ru: '(?:ты должен|тебе (?:нужно|надо|следует)) [^ ]+',
    zh: '你(?:应该|應該|必须|必須|一定要|得(?!到))',
    ja: 'あなたは.{1,20}(?:べき|こと(?:。|$))|してもらわないと',
    ko: '(?:너는|네가|니가).{1,20}(?:해야|하면 안)',
  },
  yes: [
    'you should ask before you push',
    'du musst erst fragen',
    '你应该先问我',
    'tienes que preguntar antes',
    'je moet het eerst aan mij vragen',
    'powinieneś najpierw zapytać',
  ],
  no: [
    'tu dois pouvoir le lire',
    'you should fix the second typo',
    'you should find the key in the env file',
    'do you need to see the log',
    'I think you have to restart it',
    'users should see it',
    'you should be able to pass an argument',
    'de gebruiker moet het zien',
    'użytkownik powinien to widzieć',
  ],
}
