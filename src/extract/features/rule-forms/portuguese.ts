import type { Opening } from '../../view/openings.ts'
import { CHANGED, SEEN, STEPS } from './romance-words.ts'

/** Where files are: a path, or a word that says so. */
const FOLDER = '(?:_path_|(?:pasta|diretorio|pacote|modulo) [^ ]|src|lib|utils|packages)'

/** The forms in which rules are stated in Portuguese, as in `english-rules.ts`. */
export const PORTUGUESE_RULES: readonly Opening[] = [
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
  [
    'os as o a',
    `(?:${STEPS}|migrations?|migracoes|testes) (?:sempre )?(?:eu (?:mesmo |mesma )?(?:faco|rodo|subo|cuido|reviso|aprovo)|sou eu (?:quem|que) (?:faco|faz|rodo|roda|subo)|(?:quem|que) (?:faz|roda|sobe) sou eu) `,
  ],
  [
    'eu',
    `(?:mesmo |mesma |que )?(?:faco|rodo|subo|cuido|reviso|aprovo) (?:sempre )?(?:os|as|o|a|dos|das|do|da) (?:${STEPS}|migrations?|migracoes|testes) `,
  ],
  [
    'roda rode rodar execute executa',
    '(?:sempre )?(?:os|as) (?:testes|migrations|migracoes) (?:com|usando|via|pelo|pela) (?!(?:cobertura|coverage|verbose|esse|essa|este|esta|um|uma|o|a) )[^ ]',
  ],
  [
    'os as',
    '(?:testes|migrations|migracoes) (?:se )?(?:rodam|sao rodados|sao executados|executam) (?:sempre |so )?(?:com|via|usando|pelo) (?!(?:sucesso|erro|um|uma) )[^ ]',
  ],
  [
    'me',
    '(?:responde|responda|fala|fale|explica|explique|escreve|escreva) (?:sempre |so |tudo )?em (?:portugues|ingles|pt|pt-br|espanhol) ',
  ],
  ['responde responda fala fale', '(?:sempre |so )?em (?:portugues|ingles|pt|pt-br|espanhol) '],
  [
    'me',
    '(?:pergunta|pergunte|avisa|avise|mostra|mostre|consulta|consulte|pede|peca|explica|explique) (?:[^ ]+ ){0,4}antes de ',
  ],
  [
    'o a',
    '(?:deploy|release|build|publicacao) (?:e|sai|roda|acontece|vai) (?:sozinho|sozinha|automatico|automatica|automaticamente|feito pelo|feita pelo) (?:$|[,.] |(?:ao|quando|com|no|na|em|a|por|ci|github) )',
  ],
  ['nada sem', '(?:de )?(?:[^ ]+ ){1,2}, (?:so|somente|apenas) (?!(?:o|a|os|as|um|uma|isso|esse|essa|que) )[^ ]', SEEN],
  [
    'use usa',
    '(?:o|a|os|as) (?:[^ ]+ ){1,2}(?:d[oae]s?|em|n[oa]) (?:[^ ]+ ){1,2}(?:em vez de|ao inves de|e nao) (?!(?:o|a|os|as|um|uma|esse|essa) )[^ ]',
  ],
  [
    'se quando',
    `(?:voce |vc |tu )?(?:mudar|alterar|mexer|adicionar|renomear|apagar) (?:em |n[oa]s? |o |a |os |as |um |uma |algum |alguma )+(?:[^ ]+ )?(?:${CHANGED}) (?:[^ ]+ ){0,2}?(?:, )?(?:tem que|precisa|deve|lembra|lembre|nao esquece|nao esqueca|gera|gere|atualiza|atualize|roda|rode|avisa|avise|me avisa) `,
  ],
  [
    'nao nunca',
    '(?:mexe|mexa|mexer|toca|toque|encosta|encoste|altera|altere|edita|edite) (?:em nada d[aeo]|n[oa]s?|em|a|o) (?:pasta|pastas|diretorio|diretorios|arquivos?|codigo|_path_) (?!(?:ainda|agora|hoje) )[^ ]',
  ],
  [
    'aqui',
    '(?:, )?(?:os|as|o|a) (?:testes|commits|branches|migrations|deploys?|versoes|mensagens|nomes|datas|precos|valores) (?:sao |e |vao |ficam |sempre |rodam )+(?:[^ ]+ )?(?:com|em|no|na|por|via) [^ ]',
  ],
  ['pode', '(?!(?:fazer isso|fazer essa|fazer esse|ir) )(?:[^ ]+ ){1,6}sem (?:me )?(?:perguntar|avisar|pedir) '],
  [
    'nao',
    '(?:precisa|necessita|e preciso) (?:me )?(?:perguntar|pedir|avisar) (?:[^ ]+ )*(?:pra|para|antes|por|quando|se|toda) ',
  ],
  [
    'nome nomes os o mensagem mensagens',
    '(?:nomes? |mensage(?:m|ns) )?d[aeo]s? (?:branch(?:es)?|commits?|prs?|variavel|variaveis|funcao|funcoes|arquivos?|tabelas?|colunas?|classes?|testes?) (?:sempre )?(?:comeca[m]?|termina[m]?|sao|vao|em|segue[m]?|leva[m]?) (?!(?:errad[oa]s?|mal) )[^ ]',
  ],
  ['estamos', '(?:ainda )?(?:no|na|em) (?:[^ ]+ ){1,3}(?:, )?(?:entao|logo|por isso) (?:nao|sem|nada) '],
  [
    'o a',
    `(?:nov[oa]s? )?(?:[^ ]+ ){1,2}(?:nov[oa]s? )?(?:sempre )?(?:vao|vai|ficam|fica) (?:sempre )?(?:em|na|no|dentro d[aeo]) ${FOLDER}`,
  ],
  [
    'componentes componente arquivos testes modelos endpoints scripts hooks helpers',
    `(?:nov[oa]s? )?(?:sempre )?(?:vao|vai|ficam|fica) (?:sempre )?(?:em|na|no|dentro d[aeo]) ${FOLDER}`,
  ],
  [
    'evita evite',
    '(?:as |os |o |a |usar )?(?:abreviac(?:ao|oes)|abreviaturas|comentarios|any|mocks|emojis|classes|dependencias|bibliotecas|libs|ternarios|variaveis globais) ',
  ],
  [
    'esse este',
    '(?:repo|projeto|repositorio) e (?:um|uma) (?:[^ ]+ )?(?:monorepo|monolito|fork|biblioteca|lib|plugin|pwa|spa|cli|sdk|microservico) ',
  ],
  ['log logs', '(?:nao pode[m]? ter|sem) (?:dados?|info|nome|cpf) '],
  ['deploy', 'so (?:na |no |de |as )?(?:segunda|terca|quarta|quinta|sexta|manha|sabado|domingo|horario)[^ ]* '],
  ['mostra mostre', '(?:me )?o plano (?:primeiro|antes) '],
  [
    'tabela tabelas coluna colunas branch branches commit commits',
    '(?:sempre )?(?:no|em|na|sai da|saem da|sai do|saem do) (?:plural|singular|snake|camel|portugues|ingles|develop|main|master|dev) ',
  ],
  [
    'pra para',
    '(?:instalar|adicionar|mudar|apagar|subir) (?:[^ ]+ ){1,4}(?:, )?(?:fala|pergunta|pergunte|avisa|avise|me avisa) ',
  ],
  [
    'antes',
    'de (?:apagar|deletar|instalar|mexer|mudar|subir|editar) (?:[^ ]+ ){1,4}(?:, )?(?:me )?(?:pergunta|pergunte|avisa|avise|fala|mostra) ',
  ],
  [
    'cada toda todo',
    '(?:endpoint|tela|tabela|funcao|migration|pr|commit|componente) (?:nov[oa] )?(?:ganha|tem que ter|precisa de|vai|leva) [^ ]',
    SEEN,
  ],
  ['pr prs', '(?:pequeno|pequenos|curto) (?:$|[,.] )'],
  ['o a', '(?:artigo|tese|monografia|dissertacao|paper) (?:segue|e compilad[oa]|usa) [^ ]'],
]
