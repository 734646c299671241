import type { Opening } from '../../view/openings.ts'
import { either, withEndings } from './form-words.ts'

/** What code is made of and what holds for all of it. */
const PARTS = 'tests branches commits commit-nachrichten dateien namen kommentare fehlermeldungen zeitstempel'
const ARE = '(?:liegen|gehoren|stehen|beginnen|enden|kommen|heissen|folgen|sind (?:in|auf|immer)) [^ ]'

/** What people do themselves. */
const STEPS = 'commits pushes merges deploys deployments releases migrationen prs tests'

/** What entails something else when it is changed. */
const CHANGED =
  'schema datenmodell api modell model proto typen config konfiguration vertrag interface schnittstelle abhangigkeit ubersetzungen migration endpoint enum'

/** Something the users of the product see. */
const SEEN =
  '.* (?:buttons?|knopf|knopfe|bilder?|icons?|farben?|schatten|rahmen|animation(?:en)?|text|texte|uberschrift(?:en)?|seiten?|logos?) '

/** The forms in which rules are stated in German, as in `english-rules.ts`. */
export const GERMAN_RULES: readonly Opening[] = [
  [
    'nutz nutze verwende benutz benutze nimm',
    '(?!(?:den|die|das|diese[nrms]?|es|mal|jetzt|hier) )(?:[^ ]+ ){1,4}(?:statt|anstatt|anstelle|nicht|fur) [^ ]',
  ],
  [
    withEndings('nutz benutz losch ander installier committ push start fug schreib erstell erklar', '', 'e') +
      ' verwende',
    '(?:bitte |mir )?(?:nie|niemals|nichts|keine?n?) [^ ]',
  ],
  [`${withEndings('schreib test frag zeig pruf', '', 'e')} lies`, '(?:[^ ]+ ){1,4}(?:vor|bevor) '],
  [
    'wenn falls sobald',
    '(?:du|ihr|man|wir) (?:eine?n?|was|etwas|irgendwas|neue[nrs]?) (?:[^ ]+ ){0,4}(?:anderst|andert|andern|hinzufugst|anlegst|erstellst|schreibst|anfasst|baust|umbenennst|einfuhrst|loschst) (?:, )?[^ ]',
  ],
  ['finger', 'weg (?:von|vom) [^ ]'],
  ['niemand keiner', '(?:fasst|andert|bearbeitet|loscht) [^ ]'],
  [
    'wir',
    '(?:fassen|andern|bearbeiten) (?!(?:das|es|die) (?:erst|jetzt|noch|nicht) )[^ ]+ (?:[^ ]+ ){0,3}(?:nicht|nie)',
  ],
  ['wir', '(?:deployen|nutzen|verwenden|benutzen|mergen|hosten|veroffentlichen) (?!(?:das|es|die) )[^ ]'],
  [
    'hier',
    '(?:nutzen|verwenden|benutzen|schreiben|deployen|testen|mergen|nehmen|committen|arbeiten) (?:wir|man) (?!(?:das|es|die|den) )[^ ]',
  ],
  ['die alle', `(?:${either(PARTS)}) ${ARE}`],
  [PARTS, ARE],
  [
    STEPS,
    '(?:mach|mache|mergen|merge|starte|prufe|ubernehme|teste|fuhre) (?:nur |immer |ich )*ich (?:immer )?(?:selbst|selber|aus|allein)? ?(?:$|[,.!] )',
  ],
  [
    'ich',
    `(?:(?:committe|pushe|merge|deploye|teste|starte|release) (?:[^ ]+ ){0,3}|(?:mache|mach|ubernehme) (?:die )?(?:${either(STEPS)}) )(?:immer )?(?:selbst|selber) `,
  ],
  ['kleine kleinere triviale', '(?:[^ ]+ ){1,2}(?:kannst|darfst) du (?:immer |auch )?(?:ohne|einfach) [^ ]'],
  [
    'du',
    '(?:kannst|darfst) (?!(?:das|es|den|die) )(?:[^ ]+ ){1,6}ohne (?:nachfrage|ruckfrage|(?:nach|mich )?zu fragen|nachzufragen) ',
  ],
  [
    'du',
    '(?:brauchst|musst) (?:mich )?(?:fur|bei|vor|wegen) (?:[^ ]+ ){1,5}nicht (?:mehr )?(?:extra |erst )?(?:zu )?(?:nach)?(?:zu)?fragen ',
  ],
  [
    'branchnamen dateinamen variablennamen tabellennamen klassennamen commit-messages commitnachrichten commits',
    '(?:fangen|beginnen|enden|sind|haben|immer|folgen|auf|in) (?!(?:falsch|kaputt|zu|da|drin) )[^ ]',
  ],
  [
    'deployed deployt gedeployed released veroffentlicht gebaut',
    'wird (?:bei uns |hier |immer |nur )*(?:automatisch|per|uber|von|via|aus|nur) ',
  ],
  [
    'das der die',
    '(?:deploy|deployment|release|build|formatierung) (?:lauft|geht|passiert|macht|erfolgt) (?:bei uns |immer )*(?:automatisch|von selbst|von alleine|uber|per|das ci|die ci|nachts|jede) ',
  ],
  [
    'betrage preise summen zeiten daten datumsangaben zeitstempel ids uhrzeiten',
    '(?:sind|stehen|liegen|werden|speichern wir) (?:bei uns |hier |immer |alle |in der (?:db|datenbank) )*(?:als |in )?(?:cent|utc|uuids?|strings?|ganzzahlen|integer|iso[^ ]*|unix[^ ]*|millisekunden|sekunden|netto|brutto) ',
  ],
  ['keine kein', '(?:[^ ]+ ){1,2}, nur (?!(?:der|die|das|den|eine?|dies[^ ]*|noch) )[^ ]', SEEN],
  [
    'nutz nutze verwende benutz benutze nimm',
    '(?:den|die|das) (?:[^ ]+ ){1,2}(?:aus|von|in) (?:[^ ]+ ){1,2}(?:statt|anstatt|anstelle|und nicht|nicht) (?!(?:der|die|das|den|eine?|dies[^ ]*) )[^ ]',
  ],
  [
    'wenn falls sobald',
    `(?:du|man|wir) (?:am |an der |den |das |die |der |eine?n? )(?:[^ ]+ )?(?:${either(CHANGED)}) (?:was |etwas )?(?:anderst|andert|andern|anfasst|hinzufugst|umbenennst|erweiterst|loschst) (?:, )?(?:dann )?(?:musst|muss|mussen|bitte|denk|vergiss|generier|aktualisier|sag|lass|regenerier|fuhr|immer) `,
  ],
  [
    'hier',
    '(?:wird|werden) (?:die tests |immer |alles |nur )*(?:mit|per|uber|auf|in) (?!(?:der|die|dem|einer?|einem|dies[^ ]*) )(?:[^ ]+ ){1,3}(?:getestet|gebaut|deployt|deployed|formatiert|gelintet|entwickelt|installiert|geschrieben) ',
  ],
  [
    'die alle',
    '(?:tests|migrationen|linter) (?:laufen|startet man|starten|fuhrst du|fuhrt man) (?:hier |immer |nur )*(?:mit|uber|per|via|in) (?!(?:fehlern|einem|einer|der|dem) )[^ ]',
  ],
  [
    'neue alle',
    `(?:[^ ]+ ){1,2}(?:kommen|gehoren|liegen|landen|gehen) (?:immer |alle )*(?:nach|in|unter|ins|neben) (?:_path_|(?:den |einen )?ordner [^ ]|das verzeichnis [^ ]|src|lib|utils|packages)`,
  ],
  [
    'vermeide',
    '(?!(?:das|dies[^ ]*|es|den|dabei) )(?:[^ ]+ ){0,3}(?:abkurzungen|kommentare|any|mocks|emojis|klassen|abhangigkeiten|bibliotheken|verschachtelung[^ ]*|anglizismen|globale variablen) ',
  ],
  [
    'das dieses',
    '(?:hier |repo |projekt )ist (?:ein|eine) (?:[^ ]+ )?(?:monorepo|monolith|fork|bibliothek|plugin|pwa|spa|cli|sdk|microservice) ',
  ],
  ['pushen committen deployen mergen releasen testen', '(?:mach|mache|tu|ubernehme) ich (?:immer )?(?:selbst|selber) '],
  ['frag frage', '(?:mich )?(?:immer )?(?:bitte )?(?:bevor|ehe) (?:du )?[^ ]'],
  ['erst zuerst', '(?:den |einen )?plan (?:zeigen|vorlegen|machen)'],
  ['zeig zeige', '(?:mir )?(?:erst|zuerst|vorher) (?:den|deinen|einen) plan '],
  ['branches', '(?:gehen|zweigen|kommen) (?:immer )?(?:von|aus) [^ ]'],
  [
    'tabellen spalten klassen tabellennamen variablen commits',
    '(?:immer )?(?:im|in|auf) (?:singular|plural|snake[^ ]*|camel[^ ]*|pascal[^ ]*|englisch|deutsch) ',
  ],
  ['neue', '(?:abhangigkeiten|pakete|libs|bibliotheken) nur (?:nach|mit|wenn) '],
  ['logs', '(?:immer )?ohne (?:personenbezogene|private|kunden|namen|passworter|daten|ip)[^ ]* '],
  [
    'fehler exceptions texte feature kundennummern artikelnummern',
    '(?:[^ ]+ )?(?:werden|stehen|haben|landen) (?!(?:nicht|falsch|keine|leer) )(?:[^ ]+ ){0,3}(?:als|in|im|uber|fuhrende|mit) [^ ]',
  ],
  [
    'bitte',
    '(?:nicht|keine|nie) (?:ganze|alle|jede) [^ ]+ (?:neu )?(?:formatieren|umformatieren|umschreiben|anfassen|umbenennen)',
  ],
  ['tabs', 'sind (?:hier |bei uns )?[0-9] '],
]
