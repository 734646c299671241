import type { Opening } from '../../view/openings.ts'
import { withEndings } from './form-words.ts'
import { CHANGED, SEEN, STEPS } from './romance-words.ts'

/** Where files are: a path, or a word that says so. */
const FOLDER = '(?:_path_|(?:le |un )?(?:dossier|repertoire|paquet|package|module) [^ ]|src|lib|utils|packages)'

/** The forms in which rules are stated in French, as in `english-rules.ts`. */
export const FRENCH_RULES: readonly Opening[] = [
  [
    `${withEndings('nutilise najoute ninstalle nexplique', '', 's', 'z')} necris necrit`,
    '(?:pas|jamais|plus) (?!(?:ca|cela|ce|cette|le|la) )[^ ]',
  ],
  [
    'ne',
    '(?:commite|pousse|touche|modifie|supprime|cree|mets|fais|lance|resume|repete|mocke)[sz]? (?:pas|jamais|plus) (?!(?:ca|cela|ce|cette|le|la) )[^ ]',
  ],
  [
    withEndings('utilise', '', 's', 'z'),
    '(?!(?:le|la|les|ce|cette|ca|un|une) )(?:[^ ]+ ){1,4}(?:plutot que|au lieu de|et pas|pour) ',
  ],
  [
    withEndings('lance teste demande montre explique verifie relis', '', 's', 'z', '-moi'),
    '(?:[^ ]+ ){1,4}avant (?:de|chaque|tout) ',
  ],
  [
    'quand lorsque si',
    '(?:tu|on) (?:fais|crees|ajoutes|modifies|changes|touches|ecris|renommes|supprimes|fait|cree|ajoute|modifie|change|touche|ecrit) (?:une?|des|quelque|a) (?:[^ ]+ ){1,6}[^ ]',
  ],
  ['touche touches touchez', '(?:pas|jamais) (?:a|au|aux|dans) (?!(?:ca|cela|ce|cette|ces) )[^ ]'],
  ['on', '(?:ne |n)?touche (?:pas|jamais) (?:a|au|aux) (?!(?:ca|cela|ce|cette|ces) )[^ ]'],
  [
    'ici',
    '(?:, )?(?:on|nous) (?:ne )?(?:nutilise|utilise|deploie|merge|heberge|code|teste|ecrit|commite|travaille)(?:ons)? (?!(?:ca|le|la|ce) )[^ ]',
  ],
  ['on nous', '(?:deploie|utilise|merge|heberge|livre)(?:ons)? (?!(?:ca|le|la|ce) )[^ ]'],
  [
    'les nos tous',
    '(?:les )?(?:tests|branches|commits|messages|fichiers|noms|commentaires|dates|erreurs) (?:sont (?:a|dans|en|au|toujours)|vont|restent|commencent|finissent|se trouvent|viennent) ',
  ],
  [
    'lance lancez',
    '(?:toujours )?les (?:tests|migrations|linters) (?:avec|via|par) (?!(?:la |le )?(?:couverture|coverage|verbose|ca|cette|ce|un|une) )[^ ]',
  ],
  [
    'cest',
    `moi qui (?:fais|lance|gere|pousse|valide|relis|deploie|merge) (?:toujours )?(?:les|la|le) (?:${STEPS}|migrations|mises en prod) `,
  ],
  ['les', `(?:${STEPS}|migrations) (?:, )?(?:cest moi(?: qui)?|je (?:les|men) (?:fais|gere|lance|occupe)) `],
  [
    'je',
    `(?:moccupe|fais|gere|lance) (?:toujours )?(?:moi-meme )?(?:des|les) (?:${STEPS}|migrations) (?:moi-meme )?(?:$|[,.!] )`,
  ],
  [
    'demande demandez montre montrez previens previens-moi demande-moi montre-moi explique explique-moi',
    '(?:moi )?(?:[^ ]+ ){0,4}avant (?:de|chaque|tout|toute|d[aeiouh][^ ]*r) ',
  ],
  [
    'le la les',
    `(?:nouve(?:aux|lles|au|lle) )?(?:[^ ]+ ){1,2}(?:vont|va|se mettent|se met|se rangent|sont ranges|sont rangees|vivent) (?:toujours )?dans ${FOLDER}`,
  ],
  [
    'tas tu pas',
    '(?:nas |nas pas |as |pas )*besoin de (?:me )?(?:demander|prevenir) (?:pour|avant|a chaque|quand|si) ',
  ],
  ['tu', 'peux (?!(?:le|la|les) )(?:[^ ]+ ){1,6}sans (?:me )?(?:demander|prevenir) '],
  [
    'le les la',
    '(?:deploiements?|deploys?|release|builds?|formatage|lint) (?:part|partent|se fait|se font|est|sont|sort) (?:tout seul|tous seuls|toute seule|automatiques?|automatiquement) ',
  ],
  [
    'les',
    '(?:noms?|messages?|titres) (?:de |des |d)(?:branches?|commits?|prs?|variables|fonctions|fichiers|tables|colonnes|classes|tests) (?:commencent|finissent|sont|suivent|en) (?!(?:pas|trop|faux) )[^ ]',
  ],
  ['pas', `(?:de |d)(?:[^ ]+ ){1,2}, (?:que|seulement|uniquement|juste) (?:des?|du|d[^ ]*|de la) [^ ]`, SEEN],
  [
    'si quand',
    `(?:tu|on) (?:changes?|modifies?|touches?|ajoutes?|renommes?|supprimes?) (?:le|la|les|l|une?|des|au|aux|a la) ?(?:[^ ]+ )?(?:${CHANGED}) (?:[^ ]+ ){0,2}?(?:, )?(?:il faut|faut|tu dois|pense|noublie pas|regenere|relance|mets|previens|dis) `,
  ],
  [
    'utilise utilisez',
    '(?:le|la|les) (?:[^ ]+ ){1,2}(?:du|de|de la|des) (?:[^ ]+ ){1,2}(?:plutot que|au lieu de|et pas|pas) (?!(?:le|la|les|un|une|ce|cette) )[^ ]',
  ],
  [
    'ici',
    '(?:, )?(?:les|le|la) (?:tests|commits|branches|migrations|deploiements?|messages|dates|prix|noms) (?:cest|sont|se font|se lancent|passent|vont) (?:[^ ]+ )?(?:avec|en|sur|par|via|dans) [^ ]',
  ],
  [
    'les',
    '(?:tests|commits|branches|migrations|deploiements|messages|dates|prix) (?:, )?(?:ici )?(?:cest|se font|se lancent|tournent) (?:ici )?(?:avec|en|sur|par|via) (?!(?:une?|des|le|la|les|succes|erreur) )[^ ]',
  ],
  [
    'evite evitez',
    '(?:toujours )?(?:les|des|d|de|la|les trop) ?(?:abreviations|commentaires|any|mocks|emojis|classes|dependances|librairies|ternaires|imbrications|anglicismes|variables globales|duplications?) ',
  ],
  [
    'ce',
    '(?:repo|depot|projet) est (?:un|une) (?:[^ ]+ )?(?:monorepo|monolithe|fork|librairie|bibliotheque|plugin|pwa|spa|cli|sdk|microservice) ',
  ],
  [
    'la le',
    '(?:base|bdd|db|serveur|backend|api|front|frontend|app)(?: de donnees)? (?:de |d)?(?:prod|production|staging|dev|local)? ?(?:tourne|est|ecoute) sur (?:le )?(?:port )?[0-9]{3,5} ',
  ],
  ['le la les', '(?:branche principale|branche par defaut) (?:cest|est) [^ ]'],
  [
    'avant',
    'de (?:supprimer|toucher|modifier|installer|renommer|pousser|deployer) (?:[^ ]+ ){1,4}(?:, )?(?:tu |vous )?(?:demande|previens|montre|lance|verifie|me )',
  ],
  [
    'nouvelle nouvelles nouveau nouveaux',
    '[^ ]+ (?:=|:|, )?(?:tu me demandes|demande|on en parle|doit|doivent|va dans|vont dans) ',
  ],
  ['montre montre-moi presente', '(?:moi )?(?:le|ton|un) plan (?:dabord|avant) '],
  [
    'les',
    '(?:erreurs|dates|prix|ids?(?: [^ ]+)?|logs|fixtures|traductions|donnees(?: [^ ]+)?|secrets) (?:remontent|passent|se regenerent|se generent|restent|commencent par|arrivent en|vont|vivent) (?!(?:pas|plus|mal|vides) )[^ ]',
  ],
  ['noms', 'de? ?(?:branches?|dbranches?|commits?|fichiers|variables|tables) (?:du style|en|comme|:) '],
  [
    'tables tests commits branches logs',
    '(?:toujours )?(?:au singulier|au pluriel|en anglais|en francais|en snake[^ ]*|en camel[^ ]*|depuis (?:develop|main|master)) ',
  ],
  ['logs', 'sans (?:donnees|infos?|noms) '],
  ['ici', '(?:, )?cest (?!(?:casse|la|le|ca|vide|bon|faux|quoi|pas|plus|bien|nul) )[^ ]+ $'],
  [
    'un une chaque',
    '(?:composant|migration|endpoint|feature|fonction|classe|module|page|test|commit|pr) (?:=|doit avoir|a (?:son|sa)|va dans|egale) [^ ]',
  ],
  [
    'le la',
    '(?:dossier|fichier|repertoire) (?:[^ ]+ )?(?:on (?:y|le) touche pas|est (?:ecrase|genere|gele|en lecture)) ',
  ],
]
