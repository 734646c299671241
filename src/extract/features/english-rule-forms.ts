import type { Opening } from '../view/openings.ts'
import { either } from './form-words.ts'

/** What an agent does for as long as it works, not what a program does: a program shows, hides, sends and allows. */
const WORK =
  'use|write|run|add|test|mock|stub|commit|push|merge|rebase|squash|amend|stage|stash|branch|tag|format|lint|type|annotate|document|comment|name|prefix|import|export|log|throw|return|catch|wrap|validate|saniti[sz]e|escape|quote|handle|check|read|ask|tell|explain|answer|reply|respond|summari[sz]e|repeat|apologi[sz]e|assume|guess|invent|create|generate|install|edit|modify|touch|delete|refactor|reformat|rename|hard-?code|deploy|publish|release|skip|disable|bypass|ignore|swallow|trust|prefer|introduce|nest|mix|inline|duplicate|cast|pin|declare|define|put|keep|start|restart|kill|store'
const WORKING =
  'using|writing|running|adding|testing|mocking|committing|pushing|merging|rebasing|amending|formatting|commenting|importing|logging|catching|wrapping|asking|telling|explaining|answering|replying|summari[sz]ing|repeating|apologi[sz]ing|assuming|guessing|inventing|creating|generating|installing|editing|modifying|touching|deleting|refactoring|reformatting|renaming|hard-?coding|deploying|publishing|skipping|disabling|bypassing|ignoring|swallowing|introducing|nesting|mixing|inlining|duplicating|casting|putting|starting|restarting|killing'
/** What one does before or after which something else has to be done. */
const STEP =
  '(?:you |each |every |any )?(?:commit|push|merg|chang|edit|add|deploy|releas|writ|cod|delet|install|finish|refactor|touch|start)[a-z]*'

/** Not one thing in sight … */
const ANY = '(?!(?:the|this|that|these|those|it|its|them|a|an|my|your|both|each|either|one|now|me) )'
/** … nor in the one place in sight. */
const ANYWHERE = '(?!.* (?:in|on|at|to|into|from) the [^ ]+ $)'

/** What code and its surroundings are made of, in the plural: a rule holds for all of them. */
const PARTS =
  'test tests files messages branches names functions variables components modules imports exports types interfaces docstrings comments errors logs strings translations dates times timestamps prices amounts ids icons colors colours styles assets fixtures mocks scripts prs releases versions tags settings secrets keys vars migrations endpoints routes queries schemas models packages dependencies docs'
/** Which of them. */
const KINDS_OF_PARTS =
  'test unit integration source config log error commit branch class file function variable component api db database env environment'
/** What holds for all of them. */
const ARE =
  '(?:(?:hit|use (?!the )|run (?:on|against|in|with|through|under)|live|go|belong|end|start|begin|come|stay|follow|are (?:in(?! the wrong)|on|at|always|never|only|kept|stored|written|generated|named|defined|managed|deployed|prefixed|reviewed|signed)) [^ ]|are [^ ]+case )'

/** Where something lies that nobody is to touch. */
const PLACES =
  '(?:folders?|dirs?|director(?:y|ies)|files?|branch|schema|packages?|modules?|repo|config|code|database|db|tables?|servers?|_path_(?: [^ ]+)?)'

/** What follows "don't" where it is about the work. */
const REST_OF_BAN = `(?:(?:${WORK}) ${ANY}${ANYWHERE}[^ ]|(?:explain|summari[sz]e|touch|mock|apologi[sz]e|repeat|reformat) )`

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
  ['leave', `(?!.* (?:this|that|these|other|rest) )(?:[^ ]+ ){0,4}${PLACES} (?:alone|untouched|as is) `],
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
    `(?:only |always )?(?:use|deploy|host|ship|release|squash|merge|lint|target|pin|prefix|publish) (?:(?:to|on|with|via|through|from|for|in|by) )?${ANY}[^ ]`,
  ],
  ['all our', `(?:(?:${either(KINDS_OF_PARTS)}) )?(?:${either(PARTS)}) ${ARE}`],
  [KINDS_OF_PARTS, `(?:${either(PARTS)}) ${ARE}`],
  [PARTS, ARE],
]
