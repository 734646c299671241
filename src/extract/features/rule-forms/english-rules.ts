import type { Opening } from '../../view/openings.ts'
import { either } from './form-words.ts'

/** What an agent does for as long as it works, not what a program does: a program shows, hides, sends and allows. */
const WORK =
  'use|print|expose|leak|write|rewrite|lower|weaken|run|add|test|mock|stub|commit|push|merge|rebase|squash|amend|stage|stash|branch|tag|format|lint|type|annotate|document|comment|name|prefix|import|export|log|throw|return|catch|wrap|validate|saniti[sz]e|escape|quote|handle|check|read|ask|tell|explain|answer|reply|respond|summari[sz]e|repeat|apologi[sz]e|assume|guess|invent|create|generate|install|edit|modify|touch|delete|refactor|reformat|rename|hard-?code|deploy|publish|release|skip|disable|bypass|ignore|swallow|trust|bump|upgrade|prefer|introduce|nest|mix|inline|duplicate|cast|pin|declare|define|put|keep|start|restart|kill|store'
const WORKING =
  'using|writing|running|adding|testing|mocking|committing|pushing|merging|rebasing|amending|formatting|commenting|importing|logging|catching|wrapping|asking|telling|explaining|answering|replying|summari[sz]ing|repeating|apologi[sz]ing|assuming|guessing|inventing|creating|generating|installing|editing|modifying|touching|deleting|refactoring|reformatting|renaming|hard-?coding|deploying|publishing|skipping|disabling|bypassing|ignoring|swallowing|introducing|nesting|mixing|inlining|duplicating|casting|putting|starting|restarting|killing'

/** Not about one particular thing … */
export const ANY = '(?!(?:the|this|that|these|those|it|its|them|a|an|my|your|both|each|either|one|now|me) )'
/** … nor in one particular place. */
const ANYWHERE = '(?!.* (?:in|on|at|to|into|from) the [^ ]+ $)'

/** Names something that the users of the product see: with that, the same words say what the product should do. */
export const SEEN =
  '.* (?:forms?|page|screens?|dialog|modal|button|card|(?<!(?:license|copyright|file) )header|footer|menu|checkout|cart|toast|banner|spinner|mobile|ui|desktop|backgrounds?|left|right|users?) '

/** What code and its surroundings are made of, in the plural: a rule holds for all of them. */
const PARTS =
  'test tests files tickets bugs designs mockups specs tokens passwords credentials backups metrics columns tables uuids controllers services repositories handlers views models hotfixes features calls flags colors icons forms styles enums constants classes hooks services jobs queues topics events messages branches names functions variables components modules imports exports types interfaces docstrings comments errors logs strings translations dates times timestamps prices amounts ids icons colors colours styles assets fixtures mocks scripts prs releases versions tags settings secrets keys vars migrations endpoints routes queries schemas models packages dependencies docs notebooks experiments'
/** Which of them. */
const KINDS_OF_PARTS =
  'new test unit integration source todo feature api env config log error commit branch class file function variable component table column api db database env environment'
/** What holds for all of them. */
const ARE =
  '(?:(?:need(?! (?:to|some|work|help|an? (?:fix|update|look)|[^ ]+ing) )|have to|must(?! (?:now|first|contain|be strong|be (?:at least|between)) )|hit(?! a )|use (?!the )|run (?:on|against|in|with|through|under)(?! (?:my|a loop|[0-9]))|live (?:in|on|at|under|with|beside|next)|go(?! (?:missing|wrong|away|down|live|up) )|belong|(?:end|start|begin) (?:in|with)(?! [0-9])|come(?! (?:in|back|twice|up|out) )|stay|follow|are (?:in(?! (?:the (?:wrong|past|future|screenshot|attachment|attached|e?mail|message|image|picture|description|issue|ticket|log|way)|this|that|these|review|progress) )|on(?! (?:hold|top) )|at|always|never|only|kept|stored|written|generated|named|defined|managed|deployed|prefixed|reviewed|signed|not (?:edited|committed|tracked|mocked))|(?:dont|never|only|always)|(?:under|below|at most|max|shorter than|no more than)(?= [0-9])) [^ ]|are (?:[^ ]+case|uuid[^ ]*|ulids?|plural|singular|integers|strings|immutable|unique|utc|soft[- ]deleted|optional|required|cents|snowflakes|generated|vendored) )'

/** The same in the singular, where one of them stands for all. */
const ONE_PART =
  'line endpoint route function method class module component hook pr commit branch release migration script query table service test fix feature flag job package change file'

/** Things about which people say for good what they should be like: about a button or a page, that would describe the product. */
const MADE_BY_AGENTS =
  'prs mrs commits branches functions methods classes tests components controllers handlers comments docstrings migrations names modules hooks reducers services'
/** What they should be like or say: but not that tests should pass, or cover what was written. */
const SHOULD =
  '(?:should|must|need to|have to)(nt)? (?:always |never |not |only |all )*(?:be (kept )?(very |as )?(?:small|short|short-lived|tiny|atomic|deterministic|independent|isolated|fast|dumb|thin|pure|plain|descriptive|readable|simple|focused|typed|documented|reviewed|reversible|idempotent|stateless|immutable|named|squashed|signed|rebased|plural|singular|under [0-9]+|in english)|stay(?! (?:visible|open|after|on|put) )|explain|say why|describe|follow(?! redirects)|do (?:only )?one|depend on|hit|touch|share|deviate|know about) '

/** Ways to write code, in the plural: "use named exports". */
const WAYS =
  'exports imports returns functions types quotes hooks commits dates timestamps ids uuids fixtures classes modules spaces tabs semicolons generics enums interfaces structs records signals slots decorators dataclasses comprehensions f-strings statements transactions migrations clauses names variables constants'

/** Where something is kept that nobody should touch. */
const PLACES =
  '(?:folders?|dirs?|director(?:y|ies)|files?|branch|schema|packages?|modules?|repo|config|code|database|db|tables?|servers?|_path_(?: [^ ]+)?)'

/** What follows "don't" in a rule about the work. */
const REST_OF_BAN = `(?:(?:${WORK}) ${ANY}${ANYWHERE}[^ ]|(?:edit|change|modify|touch|format|run|start|deploy|merge|push) (?:the|our|my) (?:[^ ]+ ){1,3}(?:by hand|manually|directly|yourself) |(?:explain|summari[sz]e|touch|mock|apologi[sz]e|repeat|reformat) |remove (?:existing )?(?:comments|tests|logs|types|docs) |(?:ssh|log|connect|deploy) (?:in)?to (?:the )?prod(?:uction)? |break (?:existing|other|backward|public|main|prod|ci) ?|be (?:lazy|verbose|sycophantic|too [^ ]+|overly [^ ]+) |trust your )`

/** What entails something else when somebody changes it. */
const CHANGED = `(the |an? |any |some |our |new |public |existing )*([^ ]+ )?(?:${either(ONE_PART)}|${either(PARTS)}|schema|api|dependency|protos?|model|type|interface|enum|config|setting|variable|file)`
/** What is to be done then. */
const DO =
  '(?:run|add|bump|update|regenerate|write|adjust|tell|ask|note|document|mention|check|rerun|sync|keep|increase|create|commit|explain|migrate|register)'

/** The forms in which rules are stated in English, for folded sentences, after a lead-in. */
export const ENGLISH_RULES: readonly Opening[] = [
  ['always never', `(?:${WORK}) [^ ]`],
  ['make be', `sure to always (?:${WORK}) [^ ]`],
  ['dont', `ever (?:${WORK}) [^ ]`],
  ['dont', REST_OF_BAN],
  ['do', `not ${REST_OF_BAN}`],
  ['no', `need to ${REST_OF_BAN}`],
  ['no', `more (?:${WORKING}|any) `],
  [
    'no',
    '(?:global (?:mutable )?state|(?:code )?duplication|duplicated? code|dead code|commented(?:-out)? code|mock(?:ed)? data|premature (?:abstractions?|optimi[sz]ations?)|hard-?coded [^ ]+s|magic (?:numbers|strings)|over-?engineering|boilerplate|backwards? compat[^ ]+|silent (?:failures|fallbacks)|(?:direct|force) (?:push(?:es)?|commits)|(?:new |external |extra |third-party |unnecessary )+(?:dependency|dependencies|packages|librar(?:y|ies)|deps))(?: (?:is |are )?(?:allowed|desired|wanted|please))* (?:$|[,.!;] |without |unless |to |on |in )',
  ],
  ['stop avoid quit', `(?!(?:running|starting|testing|writing|editing|pushing|deploying) $)(?:${WORKING}|any) `],
  [
    'use prefer',
    `(?![0-9]|(?:version|option|plan|dark|light) )${ANY}${ANYWHERE}(?:[^ ]+ ){1,4}(?:instead of|over|rather than|not|everywhere|by default) `,
  ],
  [
    'use',
    `(?!(?:red|blue|green|black|white|gr[ae]y|bold|icons?|avatars?) )${ANY}(?:[^ ]+ ){1,3}(?:for|in|with) ${ANY}[^ ]`,
  ],
  [
    'use prefer',
    `(?!(?:these|those|both|all|the|your|my|more|fewer|two|some|any|new|different|other|same|our) )(?:[^ ]+ )?(?:${either(WAYS)}) $`,
  ],
  ['put keep place store', `(all |new |our |your )?(?:${either(PARTS)}) (?:in|next to|under|beside|at|inside) [^ ]`],
  [
    'every each all any',
    `(new |public |bug |bugfix |schema |db |api |config |dependency )?(?:${either(ONE_PART)})(?: of code)? (?:needs?|must|has to|gets?|goes|lives?|is (?:in|under|behind)(?! (?:the|maintenance) )) [^ ]`,
    SEEN,
  ],
  [
    PARTS,
    '(?:only )?(?:in|with|from|via|through) (?!(?:the|this|that|these|red|blue|green|bold|a|an|my|your|main|production|prod|ci|coverage|last|yesterday) )(?:[^ ]+ ){1,3}(?:$|, (?:not|never|no|only) )',
  ],
  [
    'sql css html state business validation auth dates',
    '(?:logic |only )*(?:goes|lives|belongs|stays|happens|in|with|from|via) (?!(?:the|this|that|these|a|my|your) )[^ ]',
  ],
  [
    'lint format test bundle typecheck mock style parse validate benchmark deploy',
    '(?:only )?with (?!(?:the|this|that|these|a|an|my|your|it|all|real|some|different|other) )[^ ]+ $',
  ],
  [
    'all new production',
    '(?:new |public |production |existing )?code (?:must|should|needs? to|has to|goes|lives|is (?:written )?in|in) (?!(?:this|that|the|there|here) )[^ ]',
  ],
  [
    'generated vendored',
    '(?:files?|code|folders?) (?:(?:stays?|must|should) [^ ]|(?:(?:are|is) )?(?:never|not|always) (?:edit|chang|touch|commit|track|modif|review|lint|format|check)|(?:are|is) (?:off|read-only|committed|ignored|gitignored|tracked|excluded|regenerated|checked) )',
  ],
  ['use', '(?:the|our|my) (?:[^ ]+ ){1,2}(?:from|in) (?:[^ ]+ ){1,2}, (?:not|never) (?!an? )[^ ]'],
  [
    'use',
    `${ANY}(?:[^ ]+ ){1,3}to (?:run|start|launch|lint|format|install|deploy|migrate|serve|bundle) (?!(?:this|that|it|these|those|an?) )[^ ]`,
  ],
  [
    'run',
    `(the |all |our |unit |integration |e2e )*tests (?:with|via|using|through|in|inside) (?!(?:coverage|verbose|debug|more|less|different|parallel|that|this|an?|the (?:new|latest|same)) )[^ ]`,
  ],
  [
    'start launch serve run build',
    `(the |our )?(?:app|server|dev server|backend|frontend|api|docs|site|everything|project) (?:only )?(?:with|via|using|through) (?!(?:debug|verbose|logging|more|less|that|this|an?|the) )[^ ]+ (?:[^ ]+ ){0,2}$`,
  ],
  ['build', '(?:only )?with (?!(?:the|this|that|these|an?|my|your|it|all|debug|more|less) )[^ ]+ (?:[^ ]+ )?$'],
  [
    'verify check test confirm prove run make',
    '(?!(?:it|this|that|these|them) (?:before|again|once|first) )(?:[^ ]+ ){0,6}before (?:you )?(?:say|tell|claim|report|declare|call|mark)[^ ]* (?:[^ ]+ ){0,3}(?:done|works?|working|fixed|finished|complete|ready) ',
  ],
  [
    'ids prices amounts dates timestamps customer user order product account item invoice tenant session',
    '(?:ids )?are (?:always |all |plain )*(?:strings?|numbers|integers|ints|bigints|floats|decimals|uuids?|ulids?|slugs|cents|iso(?: strings| 8601)?|epoch [^ ]+|unix [^ ]+|opaque|case[- ]sensitive)(?: strings)? ',
  ],
  ['branch commit file pr tag', '(?:names?|titles?) : [^ ]'],
  ['imports keys translations', '(?:are |must be |always )*(?:sorted|ordered|grouped|alphabetical|alphabetically) '],
  ['mobile', 'first (?:$|[,.!] )'],
  [
    'prefer',
    `(?:early returns?|composition|immutability|simplicity|readability|clarity|explicit [^ ]+|pure functions) `,
  ],
  [
    'no',
    '(?:inline|default|barrel|nested|wildcard|raw|relative) (?:styles?|css|exports?|files|ternar(?:y|ies)|loops|imports|sql|html) (?:$|[,.!;] )',
  ],
  ['tabs spaces', '(?:, )?(?:not|never|over|instead of) (?:tabs|spaces) '],
  ['2 4 two four', 'spaces? (?:(?:indents?|indentation) )?(?:$|[,.!;] |per |for |to |not |in )'],
  ['max maximum line', '(?:line )?(?:length|width) (?:is |of |: )?[0-9]+ '],
  [
    'no',
    `(?!(?:one|idea|problem|worries|need|rush|way|luck|changes?|errors?|it|thats|this|that|i|you|we) )[^ ]+ (?:here|in here|around here|in this (?:repo|project|codebase)) (?:$|[,.!;] )`,
  ],
  ['comments docstrings commits', '(?:always |only )?(?:explain|say|describe) (?!(?:the wrong|nothing) )[^ ]'],
  [
    `${PARTS} subjects`,
    '(?:in )?(?:the )?(?:(?:google|numpy|sphinx|imperative|present)(?: style| mood| tense)?|lowercase|uppercase|plural|singular|english|german|[^ ]+_?case) (?:$|[,.!;] |please |pls )',
  ],
  [
    'commit',
    '(?:subjects?|messages?) (?:in )?(?:the )?(?:imperative|present|lowercase|english|german)(?: mood| tense)? (?:$|[,.!;] )',
  ],
  ['changelog', 'entr(?:y|ies) (?:with|for|in) (?:every|each|all) '],
  ['semantic', 'versioning '],
  ['conventional', 'commits '],
  ['trunk-based test-driven', 'development '],
  ['squash rebase', '(?:merges?|and merge) only '],
  [MADE_BY_AGENTS, SHOULD, SEEN],
  ['pull merge', `requests ${SHOULD}`, SEEN],
  ['commit variable function class branch file test', `(?:messages|names) ${SHOULD}`, SEEN],
  ['unit integration', `tests ${SHOULD}`, SEEN],
  ['tests test', 'first (?:$|[,.!] )'],
  ['write', '(?:the |a |your )?(?:failing )?tests? first (?:$|[,.!] )'],
  ['keep', '(?:the |all )?(?:docs|documentation|readme|changelog)(?: [^ ]+){0,3} (?:in sync|up to date|current) '],
  ['keep', '(?:the )?(?:[^ ]+ ){1,2}to a minimum '],
  ['keep', `([^ ]+ )?(?:${either(PARTS)}|logic|sql|state|config) out of (?!(?:it|this|that|them) )[^ ]`],
  ['keep', '(?:everything|processing|all processing|all data|data) local '],
  ['avoid', `${ANY}(?:[^ ]+ ){0,3}[^ ]+s $`],
  [
    'keep make',
    `([^ ]+ )?(?:${either(PARTS)}) (?:thin|small|short|pure|simple|dumb|stateless|flat|minimal|focused|atomic|readable) `,
  ],
  ['say write call', `(?!.* page )(?!it |this |that |me )[^ ]+ (?:[^ ]+ )?(?:, )?(?:not|never|instead of) ${ANY}[^ ]`],
  ['leave', `(?!.* (?:this|that|these|other|rest) )(?:[^ ]+ ){0,4}${PLACES} (?:alone|untouched|as is) `],
  ['hands', `off (?!(?:this|that|it) )[^ ]`],
  ['nobody noone', `(?:touches(?! base )|edits|changes|commits|pushes|merges|deploys) (?!(?:their|it) )[^ ]`],
  [
    'we',
    `(?:dont|never) (?:touch|edit|change|modify|mock|commit|hand-?edit) (?!base )${ANY}[^ ]|dont (?:touch|edit) the [^ ]`,
  ],
  [
    'we i',
    `(?:only |always )?(?:use|support|require|deploy|host|ship|release|squash|merge|lint|target|pin|prefix|publish) (?!(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|after lunch|next week|q[1-4]) )(?:(?:to|on|with|via|through|from|for|in|by) )?${ANY}[^ ]`,
  ],
  ['we', `(?:only |always )?(?:do(?! (?:need|have|want|not|know) )|test|format|return|throw) (?:with )?${ANY}[^ ]`],
  ['all our', `((?:${either(KINDS_OF_PARTS)}) )?(?:${either(PARTS)}) ${ARE}`, SEEN],
  [KINDS_OF_PARTS, `(?:${either(PARTS)}) ${ARE}`, SEEN],
  [PARTS, ARE, SEEN],
  [
    'if',
    `you (?:ever )?(?:change|touch|add|edit|modify|rename|delete|remove|create|update|move|introduce) ${CHANGED} , (then |also |please |always )*${DO} [^ ]`,
    SEEN,
  ],
  ['i', `(?:dont|do not) (?:want|like|use) (?:to (?:use|see|have) )?${ANY}[^ ]+ (?:[^ ]+ )?$`],
  [
    'show give tell',
    '(?:me )?the (?:plan|command|diff|answer|conclusion|summary|short version) (?:first|before (?:you )?(?:cod|edit|chang|writ|explain)[a-z]*) ',
  ],
]
