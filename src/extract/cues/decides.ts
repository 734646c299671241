import type { Cue } from './cue.ts'

export const decides: Cue = {
  id: 'decides',
  because: 'says what was decided on',
  weight: 1,
  expression: {
    en: `
      (?:well|we will|we are going to|were going to|we shall) (?:use|go with|stick (?:with|to)|keep|stay (?:with|on)
        |call|only|not|never) (?!(?:this|that|it|these|those|them) )[^ ]+
      |(?:lets|let us) (?:stick|stay) (?:with|to|on) [^ ]+
      |(?:i|we)(?:ve| have)? decided (?:to|on|against|not|that) [^ ]+
      |we(?:ve| have)? (?:settled|standardi[sz]ed|landed) on [^ ]+
      |we(?:re| are) (?:still |all |only )?on [^ ]+ (?:here|[0-9][^ ]*)
      |(?:is|are|thats) what (?:we|the team|everyone here) (?:all )?(?:use|uses|run|runs|have|ship|support
        |target)(?= [,.!]| $| for| in| on| here)
      |(?:i|we) want to use (?!(?:the|this|that|these|those|it|a|an) )[^ ]+
      |(?<! (?:if|when|while|because|so|like|why|where|sure) )we(?:re| are) (?:not )?(?:doing(?= [^ ]+ in (?:this|our|the) )|adopting|using|embedding|shipping|supporting|targeting
        |keeping|dropping) [^ ]+
    `,
    de: '(?:wir bleiben (?:bei|auf)|wir nehmen|wir haben uns (?:fur|gegen)) [^ ]+',
    fr: '(?:on|nous) (?:part|reste|restons|partons) (?:sur|avec) [^ ]+|je veux utiliser [^ ]+',
    es: '(?:vamos a usar|usaremos|nos quedamos con|quiero usar|decidimos) [^ ]+',
    pt: '(?:vamos usar|usaremos|vamos ficar com|quero usar|decidimos) [^ ]+',
    it: `
      (?:useremo|restiamo (?:su|con)|abbiamo deciso) [^ ]+|teniamo [^ ]+ come [^ ]+|abbiamo scelto [^ ]+
      |rimaniamo (?:su|con) [^ ]+
    `,
    nl: `
      we (?:gaan voor|kiezen|kiezen voor|blijven bij|blijven op|houden het bij|houden het op|stappen over op
        |stappen over naar) (?!(?:optie|de eerste|de tweede) )[^ ]+
      |we (?:gaan|zullen) [^ ]+ gebruiken|we hebben (?:besloten|gekozen|afgesproken) [^ ]+
      |we hebben (?:[^ ]+ ){1,4}(?:besloten|afgesproken)|ik wil [^ ]+ gebruiken
    `,
    pl: `
      (?:zostajemy|zostanmy) (?:przy|na) [^ ]+|(?:bedziemy|bede) (?:uzywac|uzywali|korzystac) [^ ]+
      |(?:zdecydowalismy|ustalilismy|postanowilismy|wybralismy)(?: sie)?(?: ,)? [^ ]+
      |(?:przechodzimy|stawiamy) na [^ ]+|chce uzyc [^ ]+
    `,
    ru: '(?:будем использовать|остаемся на|остаёмся на|решили) [^ ]+',
    tr: '(?:kullanmaya|gecmeye|kalmaya) karar verdik|[^ ]+ ile devam (?:ediyoruz|edecegiz)',
    zh: '(?:(?:我们|我們|项目|專案)用的是|就用|决定用|決定用|打算用|选择用|選擇用)[^,，。]{2,12}',
    ja: '(?:でいきます|で行きましょう|に決め(?:た|まし)|を採用(?:し|する))',
    ko: '(?:로 ?가자|로 결정|쓰기로 ?(?:했|하)|사용하기로|(?:하|가|유지하|두|빼|맞추)기로 ?(?:했|함|정했|합의))',
  },
  yes: [
    '뷰2로 유지하기로 했어요',
    "we'll go with Kysely for the queries",
    "let's stick with plain CSS",
    'wir bleiben bei Postgres',
    '就用 Tailwind 吧',
    'vamos a usar Vite',
    'we settled on ULIDs for public ids',
    'we are on uv here',
    'tiny_fmt is what we use',
    'we blijven bij postgres, dat is niet meer dan logisch',
    'zostajemy przy postgresie, nie ma dyskusji',
    "we're not doing SwiftUI in this product",
  ],
  no: [
    "it looks like we're using the old logo",
    'we want to use the new exporter here',
    'I am sure we are using two queues',
    'we will use this on the other laptop',
    "let's use the second one",
    'we will see',
    'we are going to the next step',
    'what we use today is unclear to me',
    'we gaan voor optie 2',
    'przechodzimy do następnego kroku',
    "we're not doing this today",
  ],
}
