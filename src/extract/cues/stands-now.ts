import type { Cue } from './cue.ts'

export const standsNow: Cue = {
  id: 'stands-now',
  because: 'says how far the work is at the moment',
  weight: -0.8,
  expression: {
    en: `
      (?:is|are|s|was|were|been|seems|looks|its|thats) (?:(?:now|already|still|all|both|just|finally|almost|nearly
        |pretty|mostly|currently) )?(?:done|fixed|finished|merged|completed?|ready|fine|good|great|ok|okay|back|up
        |down|gone|working|failing|passing|resolved|addressed|implemented|green|red|happy|pushed|deployed|committed
        |updated|added|working again|better|awesome|clean|correct|nice|perfect|bad|ugly|slow|too [^ ]+|empty|there
        |here|broken)(?: (?:now|again|already|yet|still|today|too|though|here|there))?(?= (?:[.,!;:)]|and|but|so
        |because|when|after|since|for me|$))
    `,
    it: `
      (?:e|sono|sembra|sembrano|va) (?:ora |adesso |gia |ancora |tutto |di nuovo ){0,2}(?:a posto|rott[oaie]
        |finit[oaie]|risolt[oaie]|verd[ei]|ross[oaie]|vuot[oaie]|giu|perfett[oaie]|fatt[oaie]|pront[oaie]
        |sistemat[oaie]|bene|meglio|troppo [^ ]+)(?= (?:[.,!;:)]|e|ma|quindi|perche) | $)
    `,
    nl: `
      (?:is|zijn|lijkt|lijken|staat|staan|ligt) (?:nu |al |weer |nog |allemaal |eindelijk |bijna ){0,2}(?:klaar|gefixt
        |opgelost|af|stuk|kapot|leeg|groen|rood|weg|goed|prima|gemerged|plat|eruit|te [^ ]+)(?= (?:[.,!;:)]|en|maar
        |dus) | $)
    `,
    pl: `
      (?:jest|sa) (?:juz |teraz |znowu |nadal |wciaz |prawie ){0,2}(?:gotow[^ ]+|zrobion[^ ]+|naprawion[^ ]+
        |skonczon[^ ]+|zepsut[^ ]+|pust[^ ]+|ok|dobrze|zielon[^ ]+|czerwon[^ ]+|super|zbyt [^ ]+|za (?:mal|duz|dlug
        |woln)[^ ]+|zmergowan[^ ]+|wdrozon[^ ]+)(?= (?:[.,!;:)]|i|ale|wiec) | $)
    `,
  },
  yes: [
    'the staging server is down again',
    'reconnect is done',
    'the merge is finished, continue',
    'adesso i test sono verdi',
    'de tests zijn nu weer groen, dus ga door',
    'testy są już zielone, ale strona nie',
  ],
  no: [
    'the docs are generated',
    'prices are in cents',
    'i nomi sono in inglese',
    'de bestanden zijn altijd in utf-8',
    'serwer jest za vpnem',
  ],
}
