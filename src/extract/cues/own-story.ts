import type { Cue } from './cue.ts'

export const ownStory: Cue = {
  id: 'own-story',
  because: 'tells what you did or saw just now',
  weight: -0.8,
  expression: {
    en: `
      ^(?:(?:and|but|so|also|ok|okay|oh|yeah|yes|no|well|sorry|hm+|btw) (?:, )?){0,2}(?:i (?:(?:just|already|also|then
        |only|actually|accidentally|was|did|had|have|ve) )?(?:meant|mean|had|did|got|went|ran|saw|made|put|took|gave
        |left|forgot|lost|broke|sent|came|was|dropped|pushed|merged|tried|added|removed|changed|moved|deleted
        |restarted|fixed|updated|enabled|disabled|committed|commited|completed|finished|opened|closed|clicked|created
        |started|stopped|switched|copied|installed|uploaded|downloaded|checked|tested|deployed|reverted|renamed|missed
        |messed|asked|guessed|thought|seen|done|been)|ive (?:just |already |also |only |now )?(?:done|made|put|added
        |removed|changed|moved|deleted|restarted|fixed|updated|enabled|disabled|completed|finished|created|started
        |stopped|switched|copied|installed|uploaded|checked|tested|deployed|reverted|renamed|attached|shared|written
        |run|set))
    `,
    it: `
      ^(?:(?:e|ma|ok|no|si|scusa) (?:, )?)?(?:ho|avevo) (?:appena |gia |anche |solo )?(?:fatto|provato|aggiunto
        |rimosso|cambiato|spostato|cancellato|riavviato|sistemato|aggiornato|committato|pushato|mergiato|finito|aperto
        |chiuso|cliccato|creato|installato|controllato|testato|messo|visto|tolto|corretto|lanciato|dimenticato|perso
        |rotto|sbagliato)
    `,
    nl: `
      ^(?:(?:en|maar|ok|oke|nee|ja|sorry) (?:, )?)?ik (?:heb|had) (?:[^ ]+ ){0,4}(?:gedaan|geprobeerd|toegevoegd
        |verwijderd|aangepast|veranderd|verplaatst|herstart|gefixt|gecommit|gepusht|gemerged|afgerond|geopend|geklikt
        |aangemaakt|gemaakt|gecheckt|getest|gedeployed|gezet|gezien)
      |^ik (?:zag|klikte|kreeg|deed|bedoelde)
    `,
    pl: `
      ^(?:(?:i|ale|ok|nie|tak|sorry) (?:, )?)?(?:wlasnie |juz |tez |teraz )?(?:zrobil|dodal|usunal|zmienil
        |zrestartowal|naprawil|zaktualizowal|zacommitowal|wypchnal|zmergowal|skonczyl|otworzyl|kliknal|stworzyl
        |zainstalowal|sprawdzil|przetestowal|wrzucil|probowal|sprobowal|widzial|zapomnial|odpalil)(?:em|am)
    `,
  },
  yes: [
    'i already committed the roadmap',
    'I meant the comment on the pull request',
    'sorry, I had to restart you',
    'ho appena pushato la modifica',
    'ik heb de branch net gemerged',
    'właśnie wrzuciłem to do repo, ale bez testów',
  ],
  no: [
    'I prefer tabs',
    'I always squash',
    'I have no admin rights here',
    'preferisco i tab',
    'ik gebruik liever tabs',
    'wolę taby',
  ],
}
