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
      |took (?:[^ ]+ ){0,2}[0-9][^ ]*(?! (?:[^ ]+ )?to )|took (?:ages|forever|hours|an hour|half an hour)(?! to )|(?:is|was|has been|got) (?:already |just )?(?:shared|sent|mailed|forwarded|attached|posted) (?:[^ ]+ ){0,5}(?:by|via|over|in|on) (?:e-?mail|slack|teams|dropbox|whatsapp|wetransfer)(?! (?:every|each))
    `,
    it: `
      ^(?:(?:e|ma|ok|no|si|scusa) (?:, )?)?(?:ho|avevo) (?:appena |gia |anche |solo )?(?:fatto|provato|aggiunto
        |rimosso|cambiato|spostato|cancellato|riavviato|sistemato|aggiornato|committato|pushato|mergiato|finito|aperto
        |chiuso|cliccato|creato|installato|controllato|testato|messo|visto|tolto|corretto|lanciato|dimenticato|perso
        |rotto|sbagliato)
      |(?:ha|hanno) impiegato|ci (?:ha|hanno) messo|(?:e|sono) durat[oaie]|(?:e|e stat[oa]) (?:condivis|inviat|mandat|allegat)[oa] (?:[^ ]+ ){0,5}(?:via|per|su) (?:e-?mail|mail|slack|teams|drive|posta)(?! ogni)
    `,
    nl: `
      ^(?:(?:en|maar|ok|oke|nee|ja|sorry) (?:, )?)?ik (?:heb|had) (?:[^ ]+ ){0,4}(?:gedaan|geprobeerd|toegevoegd
        |verwijderd|aangepast|veranderd|verplaatst|herstart|gefixt|gecommit|gepusht|gemerged|afgerond|geopend|geklikt
        |aangemaakt|gemaakt|gecheckt|getest|gedeployed|gezet|gezien)
      |^ik (?:zag|klikte|kreeg|deed|bedoelde)
      |duurden?|deed er (?:[^ ]+ ){1,3}over|(?:heeft|hebben) (?:[^ ]+ ){1,4}geduurd|(?:is|werd) (?:gedeeld|verstuurd|gemaild) (?:[^ ]+ ){0,5}(?:via|per|op) (?:e-?mail|mail|slack|teams)(?! elke)
    `,
    pl: `
      ^(?:(?:i|ale|ok|nie|tak|sorry) (?:, )?)?(?:wlasnie |juz |tez |teraz )?(?:zrobil|dodal|usunal|zmienil
        |zrestartowal|naprawil|zaktualizowal|zacommitowal|wypchnal|zmergowal|skonczyl|otworzyl|kliknal|stworzyl
        |zainstalowal|sprawdzil|przetestowal|wrzucil|probowal|sprobowal|widzial|zapomnial|odpalil)(?:em|am)
      |(?:trwal[aoy]?|zajel[aoy]|zajal) (?:[^ ]+ ){0,2}[0-9][^ ]*|udostepnion[yae] (?:[^ ]+ ){0,3}(?:mailem|na slacku|na teamsach)
    `,
    de: `
      (?:hat|haben) (?:[^ ]+ ){1,5}(?:gedauert|gebraucht)|dauerten? (?:[^ ]+ ){0,2}[0-9][^ ]*|(?:ist|wurde) (?:[^ ]+ ){0,5}(?:per|via|uber|in|im) (?:e-?mail|mail|slack|teams|dropbox) (?:geteilt|geschickt|gesendet|verschickt|weitergeleitet)
    `,
    fr: `
      (?:a|ont) (?:mis|pris|dure|tourne|mouline) (?:[^ ]+ ){0,2}[0-9][^ ]*|(?:a|ont) (?:mis|pris|dure) (?:des heures|une heure|un temps|longtemps)|(?:est|a ete) (?:[^ ]+ )?(?:partage|envoye|transmis|joint|poste)e? (?:[^ ]+ ){0,5}(?:par|via|sur) (?:e-?mail|mail|courriel|courrier|slack|teams|drive|dropbox)(?! (?:chaque|tous|toutes))
    `,
    es: `
      (?:tardo|tardaron|demoro|demoraron|duro|duraron|llevo) (?:[^ ]+ ){0,2}[0-9][^ ]*|han? tardado|(?:esta|fue|ha sido) (?:compartid|enviad|adjuntad)[oa] (?:[^ ]+ ){0,5}(?:por|via|en) (?:correo|mail|email|slack|teams|drive|whatsapp)(?! cada)
    `,
    pt: `
      (?:demorou|demoraram|levou|levaram|durou|duraram) (?:[^ ]+ ){0,2}(?:[0-9][^ ]*|meia|uma|horas)|(?:esta|foi|ta) (?:compartilhad|enviad|anexad|mandad)[oa] (?:[^ ]+ ){0,5}(?:por|via|no) (?:e-?mail|slack|teams|drive|whatsapp)(?! tod)
    `,
    ru: `
      (?:шел|шёл|шла|шли|занял[аио]?|длил[^ ]+|крутил[^ ]+) (?:[^ ]+ )?[0-9][^ ]*|(?:отправлен|расшарен|выложен)[ао]? (?:[^ ]+ ){0,4}(?:по почте|на почту|в слаке?|в телеграме?)
    `,
  },
  yes: [
    'i already committed the roadmap',
    'I meant the comment on the pull request',
    'sorry, I had to restart you',
    'ho appena pushato la modifica',
    'ik heb de branch net gemerged',
    'właśnie wrzuciłem to do repo, ale bez testów',
    'the import took 12 minutes',
    'the draft was shared with the buyers via slack',
    'der Import hat 12 Minuten gedauert',
    'der Entwurf ist mit dem Einkauf per Mail geteilt',
    'l’import a mis 12 minutes',
    'le brouillon est partagé avec l’équipe par mail',
    'la importación tardó 12 minutos',
    'o rascunho está compartilhado com a equipe por email',
    "l'importazione ci ha messo 12 minuti",
    'de import duurde 12 minuten en nog is het niet klaar',
    'import trwał 12 minut',
    'импорт шёл 12 минут',
  ],
  no: [
    'I prefer tabs',
    'I always squash',
    'I have no admin rights here',
    'preferisco i tab',
    'ik gebruik liever tabs',
    'wolę taby',
    'it took 12 hours to find that the clock is off by one',
    'the import takes 12 minutes',
    'le cache est partagé entre les deux sites',
    'the report is sent via email every monday',
  ],
}
