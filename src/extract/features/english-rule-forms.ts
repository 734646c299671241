import type { Opening } from '../view/openings.ts'
import { either } from './form-words.ts'

/** What an agent does for as long as it works, not what a program does: a program shows, hides, sends and allows. */
const WORK =
  'use|print|expose|leak|write|rewrite|lower|weaken|run|add|test|mock|stub|commit|push|merge|rebase|squash|amend|stage|stash|branch|tag|format|lint|type|annotate|document|comment|name|prefix|import|export|log|throw|return|catch|wrap|validate|saniti[sz]e|escape|quote|handle|check|read|ask|tell|explain|answer|reply|respond|summari[sz]e|repeat|apologi[sz]e|assume|guess|invent|create|generate|install|edit|modify|touch|delete|refactor|reformat|rename|hard-?code|deploy|publish|release|skip|disable|bypass|ignore|swallow|trust|prefer|introduce|nest|mix|inline|duplicate|cast|pin|declare|define|put|keep|start|restart|kill|store'
const WORKING =
  'using|writing|running|adding|testing|mocking|committing|pushing|merging|rebasing|amending|formatting|commenting|importing|logging|catching|wrapping|asking|telling|explaining|answering|replying|summari[sz]ing|repeating|apologi[sz]ing|assuming|guessing|inventing|creating|generating|installing|editing|modifying|touching|deleting|refactoring|reformatting|renaming|hard-?coding|deploying|publishing|skipping|disabling|bypassing|ignoring|swallowing|introducing|nesting|mixing|inlining|duplicating|casting|putting|starting|restarting|killing'
/** Steps before or after which something else has to be done. */
const STEP =
  '(?:you |each |every |any )?(?:commit|push|merg|chang|edit|add|deploy|releas|writ|cod|delet|install|finish|refactor|touch|start)[a-z]*'

/** Not one thing in sight … */
const ANY = '(?!(?:the|this|that|these|those|it|its|them|a|an|my|your|both|each|either|one|now|me) )'
/** … nor in the one place in sight. */
const ANYWHERE = '(?!.* (?:in|on|at|to|into|from) the [^ ]+ $)'

/** What code and its surroundings are made of, in the plural: a rule holds for all of them. */
const PARTS =
  'test tests files tickets bugs designs mockups specs tokens passwords credentials backups metrics columns tables uuids controllers services repositories handlers views models hotfixes features calls flags colors icons forms styles enums constants classes hooks services jobs queues topics events messages branches names functions variables components modules imports exports types interfaces docstrings comments errors logs strings translations dates times timestamps prices amounts ids icons colors colours styles assets fixtures mocks scripts prs releases versions tags settings secrets keys vars migrations endpoints routes queries schemas models packages dependencies docs'
/** Which of them. */
const KINDS_OF_PARTS =
  'test unit integration source feature api env config log error commit branch class file function variable component api db database env environment'
/** What holds for all of them. */
const ARE =
  '(?:(?:need(?! (?:to|some|work|help|an? (?:fix|update|look)|[^ ]+ing) )|have to|must(?! (?:now|first) )|hit|use (?!the )|run (?:on|against|in|with|through|under)|live|go|belong|end|start|begin|come|stay|follow|are (?:in(?! (?:the (?:wrong|screenshot|attachment|attached|e?mail|message|image|picture|description|issue|ticket|log|way)|this|that|these) )|on|at|always|never|only|kept|stored|written|generated|named|defined|managed|deployed|prefixed|reviewed|signed)|(?:dont|never|only|always)|(?:under|below|at most|max|shorter than|no more than)(?= [0-9])) [^ ]|are (?:[^ ]+case|uuids?|ulids?|integers|strings|immutable|unique|utc|soft[- ]deleted|optional|required|cents|snowflakes|generated|vendored) )'

/** The same in the singular, where one of them stands for all. */
const ONE_PART =
  'endpoint route function method class module component hook pr commit branch release migration script query table service test fix feature flag job package change file'

/** Ways to write code, in the plural: "use named exports". */
const WAYS =
  'exports imports returns functions types quotes hooks commits dates timestamps ids uuids fixtures classes modules spaces tabs semicolons generics enums interfaces structs records signals slots decorators dataclasses comprehensions f-strings statements transactions migrations clauses names variables constants'

/** Where something is kept that nobody should touch. */
const PLACES =
  '(?:folders?|dirs?|director(?:y|ies)|files?|branch|schema|packages?|modules?|repo|config|code|database|db|tables?|servers?|_path_(?: [^ ]+)?)'

/** What follows "don't" where it is about the work. */
const REST_OF_BAN = `(?:(?:${WORK}) ${ANY}${ANYWHERE}[^ ]|(?:edit|change|modify|touch|format|run|start|deploy|merge|push) (?:the|our|my) (?:[^ ]+ ){1,3}(?:by hand|manually|directly|yourself) |(?:explain|summari[sz]e|touch|mock|apologi[sz]e|repeat|reformat) )`

/** The forms in which rules are stated in English, for folded sentences, after a lead-in. */
export const ENGLISH_RULE_FORMS: readonly Opening[] = [
  ['always never', `(?:${WORK}) [^ ]`],
  ['make be', `sure to always (?:${WORK}) [^ ]`],
  ['dont', `ever (?:${WORK}) [^ ]`],
  ['dont', REST_OF_BAN],
  ['do', `not ${REST_OF_BAN}`],
  ['no', `need to ${REST_OF_BAN}`],
  ['no', `more (?:${WORKING}|any) `],
  ['stop avoid quit', `(?:${WORKING}|any) `],
  ['use prefer', `(?![0-9])${ANY}${ANYWHERE}(?:[^ ]+ ){1,4}(?:instead of|over|rather than|not|everywhere|by default) `],
  ['use', `${ANY}(?:[^ ]+ ){1,3}(?:for|in|with) ${ANY}[^ ]`],
  [
    'use prefer',
    `(?!(?:these|those|both|all|the|your|my|more|fewer|two|some|any|new|different|other|same|our) )(?:[^ ]+ )?(?:${either(WAYS)}) $`,
  ],
  ['put keep place store', `(?:all |new |our |your )?(?:${either(PARTS)}) (?:in|next to|under|beside|at|inside) [^ ]`],
  [
    'every each all any',
    `(?:new |public |bug )?(?:${either(ONE_PART)}) (?:needs?|must|has to|gets?|goes|lives?|is (?:in|under|behind)) [^ ]`,
  ],
  [
    PARTS,
    '(?:only )?(?:in|with|from|via|through) (?!(?:the|this|that|these|red|blue|green|bold|a|an|my|your|main|production|prod) )(?:[^ ]+ ){1,3}$',
  ],
  [
    'sql css html state business validation auth dates',
    '(?:logic |only )*(?:goes|lives|belongs|stays|happens|in|with|from|via) (?!(?:the|this|that|these|a|my|your) )[^ ]',
  ],
  [
    'lint format test bundle typecheck mock style parse validate benchmark deploy',
    '(?:only )?with (?!(?:the|this|that|these|a|an|my|your|it|all|real|some|different|other) )[^ ]+ $',
  ],
  ['tests test', 'first (?:$|[,.!] )'],
  ['write', '(?:the |a |your )?(?:failing )?tests? first (?:$|[,.!] )'],
  ['avoid', `${ANY}(?:[^ ]+ ){0,3}[^ ]+s $`],
  [
    'keep make',
    `(?:[^ ]+ )?(?:${either(PARTS)}) (?:thin|small|short|pure|simple|dumb|stateless|flat|minimal|focused|atomic|readable) `,
  ],
  [
    'its this',
    '(?:is )?(?:a|an) (?:[^ ]+ )?(?:monorepo|monolith|polyrepo|fork|library|plugin|pwa|spa|cli|sdk|microservice) ',
  ],
  ['whenever', 'you (?:[^ ]+ ){1,5}(?:, )?(?:please )?(?:tell|show|ask|run|list|say|update|check|add|write|mention) '],
  ['say write call', `(?!it |this |that )[^ ]+ (?:[^ ]+ )?(?:, )?(?:not|never|instead of) ${ANY}[^ ]`],
  [
    'update bump add run regenerate rebuild write',
    `(?:[^ ]+ ){1,5}(?:with|on|after|for|in|before) (?:every|each) (?:single )?(?:commit|change|pr|release|push|fix|feature|migration|merge|deploy)[a-z]* `,
  ],
  ['squash rebase explain think plan format lint test ask pull fetch', `before ${STEP} `],
  [
    'the our',
    `(?:designs?|specs?|docs|documentation|roadmap|backlog|wiki|runbook|secrets?|credentials|env|env file|_path_) (?:is|are|lives?|sits?) (?:in|on|at|under) (?!(?:the (?:wrong|screenshot|attachment|attached|e?mail|message|image|picture|description|issue|ticket|way)|this|that|here|there|place|progress|german|english) )[^ ]`,
  ],
  ['leave', `(?!.* (?:this|that|these|other|rest) )(?:[^ ]+ ){0,4}${PLACES} (?:alone|untouched|as is) `],
  [
    'one 1',
    '(?:question|step|task|file|feature|thing|vertical|phase|change|issue|section|component|module|fix|bug|commit) at a time ',
  ],
  ['i', `(?:dont|do not) (?:want|like|use) (?:to (?:use|see|have) )?${ANY}[^ ]+ (?:[^ ]+ )?$`],
  ['hands', `off (?!(?:this|that|it) )[^ ]`],
  ['nobody noone', `(?:touches|edits|changes|commits|pushes|merges|deploys) [^ ]`],
  ['we', `(?:dont|never) (?:touch|edit|change|modify|mock|commit|hand-?edit) ${ANY}[^ ]|dont (?:touch|edit) the [^ ]`],
  [
    'when whenever if',
    `you (?:ever )?(?:make|add|create|change|write|edit|touch|rename|modify|introduce|delete|remove|update|open|refactor|bump|fix|build) (?:an?|any|something|anything|new|[^ ]+s) (?:[^ ]+ ){0,4}(?:, )?(?:please |also |always |then |you )*(?:also|always|write|add|update|run|regenerate|make|create|bump|include|put|keep|check|test|document|tell|ask|do|mention|note|list|show|use|change|adjust|adapt) `,
  ],
  [
    'run ask check show explain test lint format pull rebase build verify review tell read update write commit plan say',
    `(?:[^ ]+ ){1,5}(?:before|after|whenever|every time) ${STEP} `,
  ],
  [
    'we i',
    `(?:only |always )?(?:use|support|require|deploy|host|ship|release|squash|merge|lint|target|pin|prefix|publish) (?:(?:to|on|with|via|through|from|for|in|by) )?${ANY}[^ ]`,
  ],
  ['we', `(?:only |always )?(?:do(?! (?:need|have|want|not|know) )|test|format|return|throw) (?:with )?${ANY}[^ ]`],
  ['all our', `(?:(?:${either(KINDS_OF_PARTS)}) )?(?:${either(PARTS)}) ${ARE}`],
  [KINDS_OF_PARTS, `(?:${either(PARTS)}) ${ARE}`],
  [PARTS, ARE],
]
