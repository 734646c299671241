import type { Opening } from '../../view/openings.ts'
import { ANY, SEEN } from './english-rules.ts'

/** Steps before or after which something else has to be done. */
const STEP =
  '(?:you |each |every |any )?(?:commit|push|merg|chang|edit|add|deploy|releas|writ|cod|delet|install|finish|refactor|touch|start)[a-z]*'

/** What is to be done before or after it, or whenever it comes up. */
const DO =
  '(?:, )?(?:please |always |first |then |also |you )*(?:add|ask|check|commit|confirm|consult|delete|do|dont|explain|fix(?! (?:(?:this|that|it) |the [^ ]+ (?:[.!] )?$))|format|go|lint|list|look|mark|push|quarantine|read|rebase|report|review|run|search|show|stop|tell|test|update|verify|write) '

/** The forms in which people state, in English, how an agent is to work: when it asks, tests and commits, and how it answers. */
export const ENGLISH_HABITS: readonly Opening[] = [
  [
    'be',
    '(?:brutally |always |more )?(?:honest|critical|direct|blunt|concise|brief|skeptical|precise|terse)(?: with me)? (?:$|[,.!;] )',
  ],
  [
    'short brief concise long',
    '(?:answers|replies|responses|summaries|explanations) (?:only |please |pls )*(?:$|[,.!;] )',
  ],
  ['ask', '(?:me )?(?:your )?questions? one (?:at a time|by one) '],
  ['explain', '(?:things|everything|concepts) (?!(?:again|above|below|like(?! (?:im|i am|a|an)(?= ))) )[^ ]'],
  [
    'commit push',
    '(?:your (?:work|changes) )?(?:early|often|regularly|frequently|at (?:appropriate|regular|logical) [^ ]+|in small|as you go|(?:after|for) (?:each|every)) ',
  ],
  ['make', '(?:small|frequent|atomic|regular) commits '],
  ['work', '(?:on one [^ ]+ at a time|(?:only )?in (?:small|tiny|short) [^ ]+|incrementally|iteratively) '],
  [
    'verify test check validate',
    '(?:your (?:own )?(?:work|changes|code|assumptions|claims) (?:before|after)|your assumptions|everything you [^ ]+) ',
  ],
  [
    'verify test check validate read look search consult measure',
    '(?:[^ ]+ ){1,6}(?:before|instead of|rather than) (?:you )?(?:guess|assum|claim|invent|conclud|say|report|declar)[a-z]* ',
  ],
  [
    'whenever',
    'you (?!(?:can|want|like|get|have (?:time|a (?:minute|moment|sec|second|chance))) )(?:[^ ]+ ){1,5}(?:, )?(?:please )?(?:tell|show|ask|run|list|say|update|check|add|write|mention) ',
  ],
  [
    'update bump add run regenerate rebuild write',
    `(?!.* (?:that|which|to) (?:runs?|starts?|builds?|fires?|triggers?) )(?:[^ ]+ ){1,5}(?:with|on|after|for|in|before) (?:every|each) (?:single )?(?:commit|change|pr|release|push|fix|feature|migration|merge|deploy)[a-z]* `,
    SEEN,
  ],
  ['squash rebase explain think plan format lint test ask pull fetch', `before ${STEP} `],
  [
    'one 1',
    '(?:question|step|task|file|feature|thing|vertical|phase|change|issue|section|component|module|fix|bug|commit) at a time (?!(?:is|gets?|are|on) )',
  ],
  [
    'i ill',
    '(?:always |only |will )?(?:run|start|restart|do|make|handle|approve|review|test|merge|deploy|push|commit|write|install|manage|update) (?!(?:it|this|that|these) )(?:[^ ]+ ){1,4}(?:myself|manually|by hand) ',
  ],
  ['before', `(?!(?:you )?start)(?:${STEP}|an? [^ ]+|(?:open|creat|mak|submit|rais)ing [^ ]+) (?:[^ ]+ ){0,5}${DO}`],
  ['prior', `to (?:any|each|every|all) (?:[^ ]+ ){1,4}${DO}`],
  [
    'after',
    `(?:each|every|any|an? [^ ]+ (?:, )?always|(?:finishing|completing|adding|changing|implementing|fixing|writing) (?:a|an|any|each|every)) (?:[^ ]+ ){1,4}${DO}`,
  ],
  [
    'when whenever if',
    `(?:an?|any) [^ ]+ (?:fails|breaks|is (?:done|finished|complete|flaky|unclear|ambiguous|missing|broken)) ${DO}`,
  ],
  [
    'if when',
    `you(?:re| are) (?:ever )?(?:unsure|not sure|uncertain|stuck|in doubt|blocked) (?:, )?(?!(?:i|ill) )[^ ,]`,
  ],
  ['delegate', '(?!(?:this|that|it|these|those) )(?:the |all |heavy )?[^ ]+ to (?:[^ ]+ )?(?:sub-?)?agents '],
  ['use', `(?:[^ ]+ )?(?:sub-?)?agents (?:where|when|whenever|wherever|for|as much) ${ANY}[^ ]`],
  [
    'when whenever if',
    `you (?:ever )?(?:make|add|create|change|write|edit|touch|rename|modify|introduce|delete|remove|update|open|refactor|bump|fix|build) (?:an?|any|something|anything|new|[^ ]+s) (?:[^ ]+ ){0,4}(?:, )?(?:please |also |always |then |you )*(?:also|always|write|add|update|run|regenerate|make|create|bump|include|put|keep|check|test|document|tell|ask|do|mention|note|list|show|use|change|adjust|adapt) `,
  ],
  [
    'run ask check show explain test lint format pull rebase build verify review tell read update write commit plan say',
    `(?!(?:them|him|her) )(?:[^ ]+ ){1,5}(?:before|after|whenever|every time) ${STEP} `,
    SEEN,
  ],
]
