import type { Cue } from './cue.ts'

export const terseRule: Cue = {
  id: 'terse-rule',
  because: 'is a rule in a few words',
  weight: 1,
  expression: {
    en: `
      ^(?:(?:and|also|btw|ok|so|but|please) )?(?:no (?!(?:errors?|changes?|need|idea|problems?|one|way|worries
        |difference|output|response|results?|luck|longer|more|matter|doubt|tests?|logs?|data|clue|rush|hurry|reason
        |sign|sound|effect|image|i|its|it|we|you|that|this|the|not|dont|thanks|questions?|issues?|warnings?|failures?
        |updates?|matches|docs|complaints?|concerns?|doubts?|objections?|remarks?|news|plans?|preferences?) )(?:[^ ,]+(?: [^ ,]+){0,2} (?:after|before|outside|inside|without|between|during|in|on
        |from|unless|for|across|against|with|by|at|via|until|past|under|over) [^ ]+|(?:[^ ,]+ ){0,2}[^ ,]+s(?= [.,!;]
        | $))|(?:everything|anything|nothing|nobody|everyone|none) (?!(?:is|of|in|on|at|says?|thinks?|exotic|special|new|but|looks?|works?|worked
        |seems?|was|went|good|fine|ok|else|about|happens|happened|changed|you|i|we|the) )(?:[^ ]+ ){1,3}[^ ]+
        |one [^ ]+ per [^ ]+|one (?:commit|pr|file|branch|test|class|component|migration) each(?= [,.!]| $)
        |(?!(?:write|say|put|show|answer|reply|respond|explain|give|do|make|translate|convert|print|format|return|save
        |store|add|use|render|export|it|this|that|its|is|are|can|could|i|we|you|what|why|how) )(?:[^ ]+ ){1,3}(?:in|as
        |with|without) (?:english|german|french|spanish|iso|utc|cents|utf-8|utf8|camelcase|snake_case|kebab-case
        |lowercase|uppercase|plural|singular|imperative|present tense|past tense|present|imperative mood)(?= [.,!]| $))
    `,
    de: `
      ^(?:(?:und|bitte|also) )?(?:kein[^ ]* [^ ]+(?: [^ ]+)? (?:nach|vor|in|im|ohne|auf|bei|ausserhalb|fur
        |zwischen) [^ ]+|(?:[^ ]+ ){1,3}(?:auf|in) (?:englisch|deutsch|utc|cent|utf-8)(?= [.,!]| $))
      |^(?:[^ ]+ ){1,3}(?:sind |ist )?(?:uberall|immer) in [^ ]+(?= [.,!]| $)
    `,
    fr: `
      ^(?:et )?(?:pas de|aucun|aucune) [^ ]+ (?:apres|avant|dans|sans|hors|en|pour|entre) [^ ]+
      |^(?:[^ ]+ ){1,4}en (?:anglais|francais|utc|centimes)(?= [.,!]| $)
    `,
    es: `
      ^(?:y )?(?:nada de|sin|ningun|ninguna) [^ ]+ (?:en|despues|fuera|antes|dentro|para|entre) [^ ]+
      |^(?:[^ ]+ ){1,4}en (?:ingles|espanol|utc|centavos)(?= [.,!]| $)
    `,
    pt: `
      ^(?:e )?(?:nada de|sem|nenhum|nenhuma) [^ ]+ (?:em|no|na|depois|fora|antes|dentro|para|entre) [^ ]+
      |^(?:[^ ]+ ){1,4}em (?:ingles|portugues|utc|centavos)(?= [.,!]| $)
    `,
    it: `
      ^(?:e )?(?:niente|nessun|nessuna) [^ ]+ (?:in|nel|nella|dopo|fuori|prima|dentro|per|tra) [^ ]+
      |^(?:[^ ]+ ){1,4}in (?:inglese|italiano|utc|centesimi)(?= [.,!]| $)
      |^(?:e )?(?:niente|nessun|nessuna|zero) (?!(?:errori|errore|problem[ai]|cambiamenti|di|da|panico|male|log
        |risultat[oi]|fretta|idea) )(?:[^ ]+ (?:nei|nelle|negli|sul|sui|su|senza|con|fuori|da|dal|dalla) [^ ]+
        |[^ ]+(?: [^ ,]+)?(?= [,.!;]| $))
      |^un[ao]? (?:sol[oa] )?(?:file|component[ei]|classe|test|commit|migrazione|assert) per [^ ]+
      |^tutt[oaie] (?:in|via|con|senza) [^ ]+|sempre in (?:inglese|italiano|utc|centesimi)
      |^(?:[^ ]+ ){1,3}(?:sono |e )?(?:in [^ ]+ (?:ovunque|dappertutto|sempre)|(?:ovunque|sempre) in [^ ]+)(?= [.,!]| $)
    `,
    nl: `
      ^(?:en )?geen (?!(?:idee|fouten|errors?|probleem|problemen|resultaat|resultaten|verschil|zin|haast|reactie
        |effect|output) )[^ ]+ (?:in|op|na|voor|zonder|buiten|tussen|onder|tijdens|bij|tenzij) [^ ]+
      |^(?:en )?geen (?!(?:fouten|errors?|problemen|resultaten|wijzigingen) )(?:[^ ]+ )?[^ ,]+(?:s|en)(?= [.,!;]| $)
      |^(?:[^ ]+ ){1,3}in het (?:engels|nederlands)(?= [.,!]| $)|^een [^ ]+ per [^ ]+
      |^alles (?:in|via|met|zonder) [^ ]+|(?:altijd|alleen) in het (?:engels|nederlands)|altijd in (?:utc|centen)
      |^(?:[^ ]+ ){1,3}(?:zijn |is )?(?:overal|altijd) in [^ ]+(?= [.,!]| $)
    `,
    pl: `
      ^(?:zadnych|bez|zadnego) [^ ]+ (?:w|na|po|przed|poza|dla|miedzy) [^ ]+
      |^(?:[^ ]+ ){1,3}po (?:angielsku|polsku)(?= [.,!]| $)
      |^(?:zadnej|zero|zadne) [^ ]+ (?:w|na|po|przed|poza|dla|miedzy|u|do|z|pod) [^ ]+
      |^(?:zadnych|zadnej|zero) (?!(?:bledow|zmian|problemow|roznic|efektow|pomyslow|logow
        |reakcji) )[^ ]+(?: [^ ,]+)?(?= [,.!;]| $)
      |^(?:jeden|jedna|jedno) [^ ]+ na [^ ]+|^wszystko (?:w|po|przez|z) [^ ]+|zawsze po (?:polsku|angielsku)
      |zawsze w (?:utc|groszach)
      |^(?:[^ ]+ ){1,3}(?:sa |jest )?(?:wszedzie|zawsze) (?:w|po|jako) [^ ]+(?= [.,!]| $)
    `,
    ru: `
      ^(?:и )?(?:никаких|никакого|без|жодних) [^ ]+ (?:в|на|после|до|вне|для|между) [^ ]+
      |^(?:[^ ]+ ){1,3}(?:по-английски|по-русски|на (?:английском|русском)|в (?:utc|копейках)|англійською
        |українською)(?= [.,!]| $)
      |^[^ ]+ (?:у нас )?(?:везде|всегда|всюду) в [^ ]+(?= [.,!]| $)
    `,
    tr: `
      ^[^ ]+ (?:her yerde|her zaman|hep) [^ ]+ (?:cinsinden|olarak)(?= [.,!]| $)
    `,
    ar: `
      ^[^ ]+ (?:دائما|دايما|في كل مكان) ب[^ ]+(?= [.,!]| $)
    `,
    ko: `
      ^ ?[^ ]{1,12}(?:은|는) (?:전부|모두|다|항상) [^ ]{1,6} ?단위
    `,
  },
  yes: [
    'commits in present tense',
    'Preise überall in Cent',
    'prijzen zijn overal in centen',
    'ceny wszędzie w groszach',
    'цены везде в копейках',
    'no malloc after init',
    'no barrel files',
    'no plain CSS files in here',
    'everything goes through review',
    'one component per file',
    'commit messages in english',
    'keine Logik in Controllern',
    'pas de logique dans les vues',
    'никаких моков в интеграционных тестах',
  ],
  no: [
    'no errors in the console',
    'no, it comes from the cache',
    'no problems so far',
    'no objections',
    'all checks pass',
    'no idea in what file',
    'write it in english',
    'all of the icons look blurry',
    'nothing on the dashboard yet',
  ],
}
