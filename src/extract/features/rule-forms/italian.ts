import type { Opening } from '../../view/openings.ts'
import { CHANGED, SEEN, STEPS } from './romance-words.ts'

/** Where files are: a path, or a word that says so. */
const FOLDER =
  '(?:_path_|(?:la |una )?cartella [^ ]|(?:il |un )?(?:pacchetto|modulo|package) [^ ]|src|lib|utils|packages)'

/** The forms in which rules are stated in Italian, as in `english-rules.ts`. */
export const ITALIAN_RULES: readonly Opening[] = [
  [
    'non',
    '(?:usare|aggiungere|installare|toccare|modificare|cancellare|creare|spiegare|riassumere|commentare|committare|scrivere) (?!(?:quello|questo|questa|il|la|lo|niente) )[^ ]',
  ],
  ['usa', '(?!(?:il|la|lo|i|le|gli|questo|questa) )(?:[^ ]+ ){1,4}(?:invece di|al posto di|e non|per) '],
  [
    'quando se',
    '(?:fai|crei|aggiungi|modifichi|cambi|tocchi|scrivi|cancelli|rinomini) (?:una?|uno|qualcosa|qualsiasi) (?:[^ ]+ ){1,6}[^ ]',
  ],
  ['non', '(?:toccare|modificare) (?:la cartella|il file|i file) (?!(?:per|adesso|ora) )[^ ]'],
  ['qui', '(?:noi )?(?:non |si )?(?:usiamo|usa|scriviamo|lavoriamo) (?!(?:questo|quello|il|la|lo) )[^ ]'],
  ['risposte', '(?:brevi|corte|concise) '],
  ['lancia esegui chiedi chiedimi mostrami', '(?:[^ ]+ ){1,4}prima di '],
  [
    'i le il la',
    `(?:${STEPS}|migrazioni) (?:sempre )?(?:l[ioea]|le) (?:faccio|lancio|gestisco|approvo|rivedo) (?:sempre )?io `,
  ],
  [
    'i le',
    '(?:tests?|migrazioni) (?:si )?(?:lanciano|eseguono|fanno|girano) (?:sempre |solo )?(?:con|tramite|da) (?!(?:successo|errore|un|una|il|la) )[^ ]',
  ],
  [
    'lancia esegui',
    '(?:sempre )?(?:i|le) (?:tests?|migrazioni) (?:con|tramite|usando) (?!(?:copertura|coverage|verbose|questo|questa|un|una|il|la) )[^ ]',
  ],
  ['rispondimi rispondi parlami parla scrivimi', '(?:sempre |solo )?in (?:italiano|inglese) '],
  ['lavoro', '(?:sempre |solo )?(?:su|con|in) (?:un |una )?(?:windows|mac|macos|linux|ubuntu|wsl|macbook|pc windows) '],
  [
    'il la',
    '(?:deploy|release|build|rilascio) (?:parte|e|esce|si fa) (?:da solo|da sola|automatic[oa]|in automatico|automaticamente) (?:$|[,.] |(?:quando|con|al|su|da|ad|a|ogni|dopo) )',
  ],
  [
    'i le il la',
    `(?:[^ ]+ ){1,2}(?:nuov[ioea] )?(?:sempre )?(?:vanno|va|stanno|sta|si mettono|si mette) (?:sempre )?(?:in|nella|nel|dentro|sotto) ${FOLDER}`,
  ],
  ['niente senza', '(?:[^ ]+ ){1,2}, (?:solo|soltanto) (?!(?:il|la|i|le|lo|un|una|questo|questa|che) )[^ ]', SEEN],
  [
    'usa',
    '(?:il|la|i|le|lo) (?:[^ ]+ ){1,2}(?:di|del|della|in|nel) (?:[^ ]+ ){1,2}(?:invece di|al posto di|e non) (?!(?:il|la|i|le|lo|un|una|questo|questa) )[^ ]',
  ],
  [
    'se quando',
    `(?:cambi|modifichi|tocchi|aggiungi|rinomini|cancelli) (?:il |lo |la |i |le |l|un |una )(?:[^ ]+ )?(?:${CHANGED}) (?:[^ ]+ ){0,2}?(?:, )?(?:bisogna|devi|va|vanno|ricordati|ricorda|non dimenticare|rigenera|aggiorna|lancia|avvisa|avvisami) `,
  ],
  [
    'qui',
    '(?:, )?(?:i|le|il|la) (?:tests?|commit|branch|migrazioni|deploy|versioni|messaggi|nomi|date|prezzi) (?:si |sono |vanno |e |sempre )+(?:[^ ]+ )?(?:con|in|su|da|tramite) [^ ]',
  ],
  ['puoi', '(?!(?:farlo|farla|fare questo) )(?:[^ ]+ ){1,6}senza (?:chieder(?:e|mi)|avvisar(?:e|mi)) '],
  [
    'non',
    '(?:serve|devi|occorre|c e bisogno di|ce bisogno di|hai bisogno di) (?:che )?(?:mi )?(?:chieder(?:e|mi)|chieda|chiedi|avvisar(?:e|mi)) (?:[^ ]+ )*(?:per|prima|quando|se|ogni) ',
  ],
  [
    'i',
    '(?:nomi|messaggi|titoli) de(?:i|gli|lle|l|lla)? ?(?:branch|commit|pr|variabili|funzioni|file|tabelle|colonne|classi|test) (?:iniziano|cominciano|finiscono|sono|vanno|in|seguono) (?!(?:sbagliat[ioea]|troppo) )[^ ]',
  ],
  [
    'siamo',
    '(?:ancora )?(?:su|in|con) (?:[^ ]+ ){1,3}(?:, )?(?:quindi|percio|per cui) (?:non|niente|nessun[ao]?|senza) ',
  ],
  [
    'evita evitare',
    '(?:le |i |gli |di usare )?(?:abbreviazioni|commenti|any|mock|emoji|classi|dipendenze|librerie|ternari|variabili globali) ',
  ],
  [
    'questo',
    '(?:repo|progetto|repository) e (?:un|una) (?:[^ ]+ )?(?:monorepo|monolite|fork|libreria|plugin|pwa|spa|cli|sdk|microservizio) ',
  ],
  ['nei', 'log (?:zero|niente|mai|nessun) (?:dati|dato|nomi|password|informazioni) '],
  ['venerdi sabato lunedi', '(?:non )?si (?:rilascia|deploya|pubblica|fa deploy) '],
  ['fammi mostrami', '(?:sempre )?(?:vedere )?il piano (?:prima|per prima cosa) '],
  [
    'prima',
    'di (?:cancellare|toccare|installare|modificare|rinominare|pushare|committare) (?:[^ ]+ ){1,4}(?:, )?(?:chiedi|chiedimi|avvisa|avvisami|mostrami) ',
  ],
  [
    'tabelle colonne commit branch variabili classi',
    '(?:sempre )?(?:al|in|da) (?:singolare|plurale|inglese|italiano|snake|camel|develop|main|master) ',
  ],
  ['se', 'ti serve (?:[^ ]+ ){1,3}(?:, )?(?:chiedimelo|chiedi|chiedimi|avvisami) '],
  ['si', 'parte sempre da [^ ]'],
  [
    'i le gli',
    '(?:errori|file|figure|feature flag|password|codici [^ ]+|dati [^ ]+|date|prezzi|test) (?:[^ ]+ )?(?:li gestiamo|le gestiamo|escono|si creano|stanno|hanno|vanno|sono) (?:con|in|su|da|dallo|dal|gli|sempre) (?!(?:errore|tutti) )[^ ]',
  ],
  [
    'ogni',
    '(?:nuova |nuovo )?(?:pagina|endpoint|migrazione|componente|modulo|funzione|tabella) (?:va aggiunt[oa]|va|deve avere|ha il suo|ha la sua) [^ ]',
  ],
  ['pr', '(?:piccole|corte|brevi) '],
  ['la', 'cartella (?:[^ ]+ )?non si tocca '],
]
