import type { Language } from '../cues/cue.ts'
import type { Opening } from '../view/openings.ts'
import { withEndings } from './form-words.ts'

/** The forms in which rules are stated in French, Spanish, Portuguese and Italian, as in `rule-forms.ts`. */
export const ROMANCE_RULE_FORMS: Readonly<Partial<Record<Language, readonly Opening[]>>> = {
  fr: [
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
  ],
  es: [
    [
      'no',
      '(?:uses|agregues|anadas|instales|hagas|toques|modifiques|borres|elimines|crees|expliques|resumas|comentes|subas|pongas|escribas|repitas) (?!(?:eso|esto|el|la|este|esta|nada) )[^ ]',
    ],
    ['usa', '(?!(?:el|la|los|las|este|esta|ese|esa|eso) )(?:[^ ]+ ){1,4}(?:en vez de|en lugar de|y no|para) '],
    ['corre ejecuta pregunta preguntame muestra muestrame lanza revisa', '(?:[^ ]+ ){1,4}antes de '],
    [
      'cuando si',
      '(?:hagas|crees|agregues|anadas|cambies|modifiques|toques|escribas|borres|renombres|haces|creas|cambias|tocas|agregas|modificas) (?:una?|algo|cualquier|nuev[oa]s?) (?:[^ ]+ ){1,6}[^ ]',
    ],
    [
      'no nunca',
      '(?:toques|modifiques|edites|tocamos) (?:nada (?:de|en|dentro)|(?:la|las) carpetas?|los? (?:directorios?|archivos? [^ ]+)|_path_) (?!(?:aun|todavia|ahora) )[^ ]',
    ],
    ['desplegamos usamos publicamos', '(?!(?:eso|esto|isso|esse) )[^ ]'],
    [
      'aqui aca',
      '(?:solo |siempre |no |nunca )?(?:usamos|desplegamos|escribimos|trabajamos|testeamos|commiteamos) (?!(?:eso|esto|isso|isto|el|la) )[^ ]',
    ],
    [
      'las los nuestras nuestros',
      '(?:ramas|commits|tests|pruebas|migraciones|versiones) (?:siempre )?(?:salen|van|empiezan|terminan|viven|viene[n]?) (?:siempre )?(?:de|en|con|desde|por) ',
    ],
    ['nosotros', '(?:desplegamos|usamos|publicamos) (?!(?:eso|esto) )[^ ]'],
  ],
  pt: [
    [
      'nao nunca',
      '(?:use|usa|adicione|adiciona|instale|faca|toque|mexa|apague|crie|explique|resuma|comente|suba|coloque|escreva|repita|commite) (?!(?:isso|esse|essa|este|esta|o|a) )[^ ]',
    ],
    ['use usa', '(?!(?:o|a|os|as|esse|essa|isso) )(?:[^ ]+ ){1,4}(?:em vez de|ao inves de|e nao|para) '],
    ['rode roda execute pergunte pergunta mostre mostra', '(?:[^ ]+ ){1,4}antes de '],
    [
      'quando se',
      '(?:voce |vc |tu )?(?:fizer|criar|adicionar|mudar|alterar|mexer|editar|escrever|apagar|renomear) (?:em|num|numa|uma?|algo|qualquer|alguma?|no|na|nov[oa]s?) (?:[^ ]+ ){1,6}[^ ]',
    ],
    ['sempre', 'que (?:voce |vc |for |tu )?(?:fizer|criar|adicionar|mudar|alterar|mexer|editar|escrever) [^ ]'],
    [
      'aqui',
      '(?:a gente |nos |so |sempre |nao )*(?:usamos|usa|escrevemos|escreve|trabalhamos|commitamos) (?!(?:isso|isto|eso|esto|o|a) )[^ ]',
    ],
    ['fazemos', 'deploy (?!(?:isso|esse) )[^ ]'],
    ['nos', '(?:usamos|fazemos deploy|publicamos) (?!(?:isso|esse) )[^ ]'],
  ],
  it: [
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
  ],
}
