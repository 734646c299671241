import type { Cue } from './cue.ts'

export const ownPlan: Cue = {
  id: 'own-plan',
  because: 'tells what the person is doing or will do',
  weight: -0.7,
  expression: {
    en: `
      i(?:ll| will|m going to|m gonna| am going to)
      |i(?:m| am) (?:working|trying|testing|going|building|looking|seeing|getting|running|referring|talking|doing
        |reading|using|happy|ok|okay|good|about)
      |im just|let me|ive (?:just|done|already|added|updated|pushed|merged|created|deleted|removed|set|put|got)
      |i (?:want|need|would like|wanted) (?:to|you to|it to|this to|the)
      |my (?:goal|plan|idea|thinking|question|concern)|the (?:goal|idea|plan|aim) is|thanks|thank you|good work
      |well done|nice work
    `,
    de: 'ich (?:werde|versuche|teste|hab gerade|gehe)',
    fr: `
      je (?:vais|teste|viens|dois|voudrais (?:que|un|une|ajouter|faire|avoir))
      |jaimerais (?:que|un|une|ajouter|faire|avoir)
    `,
    it: '(?:devo|vorrei|voglio (?:fare|creare|aggiungere)|sto [^ ]+ndo)',
    nl: 'ik (?:moet|ga|probeer)|ik (?:wil|zou) graag|ik ben bezig|laat me|ik wil (?:een|de|het|dit|deze)',
    pl: `
      musze|zamierzam|sprobuje|chce (?:zrobic|dodac|stworzyc|zbudowac|napisac|zmienic)|chcialbym|chcialabym
      |pracuje nad|probuje
    `,
    es: 'voy a|estoy (?:probando|viendo)|quiero',
    pt: 'vou|estou (?:testando|vendo)|quero',
    ru: 'я (?:буду|пойду|сейчас|хочу|попробую)|сейчас',
    zh: '(?:我(?:要|想|来|來|先|去|会|會|正在|已经|已經|刚|剛))',
    ja: '(?:します(?:ね)?(?:。|$)|つもり|[りいきしちみび]たい|しておきました|しました)',
    ko: '(?:할게|하려고|했어|했습니다|하고 ?싶)',
  },
  yes: [
    "I'll do that manually",
    'I want to build a game',
    '我想做一个游戏',
    'ログイン画面を作りたい',
    'ik wil graag een spelletje bouwen',
    'chciałbym zbudować grę w przeglądarce',
  ],
  no: ['we use pnpm', 'tests live next to the code', 'we gebruiken pnpm', 'używamy pnpm'],
}
