import { isAfterRejection, isBeforeOrder, isNearComplaint } from './around.ts'
import type { DerivedSign } from './derived-sign.ts'
import { beginsWithOrder } from './orders.ts'
import { ruleSigns } from './rule-signs.ts'
import { signsAgainst } from './signs-against.ts'

/** One of these alone may be said of anything; two together are about something that lasts. */
const PLAIN: readonly (readonly string[])[] = [
  ['our-world'],
  ['behaves'],
  ['states', 'environment'],
  ['states', 'versioned'],
  ['states', 'recurs'],
  ['states', 'ownership'],
  ['environment', 'versioned'],
  ['place', 'versioned'],
  ['place', 'environment'],
  ['environment', 'recurs'],
  ['environment', 'quantity'],
  ['we-practice', 'states'],
  ['we-practice', 'versioned'],
  ['we-practice', 'quantity'],
]

/** A thing introduced as if unknown to the reader, and what it is or does in general. */
const STATEMENT =
  /^ (?:the|our|my|all|every|each|any|no|a|an|only|both|most|some|new|old|[a-z]+s|_path_|_code_|prod|production|staging|ci) (?:[^ ,]+ ){1,8}?(?:is|are|has|have|had|must|can|cannot|cant|dont|doesnt|isnt|arent|wont|may|never|always|only|need|use|live|go|run|come|get|stay|belong|follow|mean|[a-z]{3,}[^s]s)(?= )/

/** What somebody thinks of a thing says nothing about it. */
const OPINION =
  / (?:is|are|looks?|feels?) (?:[^ ]+ ){0,2}(?:embarrassing|terrible|awful|horrible|ugly|confusing|annoying|ridiculous|boring|amazing|lovely|a (?:mess|joke|nightmare|disaster|pain))(?= )/

/** Statements about machines, versions, amounts and ways: seldom about the work in hand. */
const SAID_OF_THE_WORLD: readonly (readonly string[])[] = [
  ['environment'],
  ['versioned'],
  ['kept-at'],
  ['address'],
  ['place'],
  ['constraint'],
  ['behaves'],
  ['our-world'],
  ['recurs'],
  ['quantity'],
  ['we-practice'],
]

/** How what is said in passing begins or ends. */
const BY_THE_WAY =
  /(?:^| )(?:btw|by the way|just so you know|before i forget|while i remember|bevor ichs? vergesse|avant que j ?oublie|antes de que se me olvide|antes que eu esqueca|prima che mi dimentichi|voor ik het vergeet|zanim zapomne|пока не забыл[а]?|ubrigens|nebenbei|au passage|por cierto|a proposito|tra laltro|trouwens|przy okazji|swoja droga|кстати|до речі|между прочим|bu arada|forresten|mimochodem|ngomong-ngomong|waise|على فكرة) |(?:^ ?|[,，。、] ?)(?:对了|對了|顺便说|順便說|顺便提|ちなみに|そういえば|참고로|그나저나)/

export const derivedSigns: readonly DerivedSign[] = [
  {
    id: 'plain-fact',
    weight: 1.5,
    because: 'states plainly how something is, and asks for nothing',
    oneOf: PLAIN,
    unless: ['long-message', 'of-many', 'points-here', 'colon-list', 'slash', 'must-be'],
    holds: ({ against }, view) =>
      against === 0 &&
      view.count <= 4 &&
      !view.message.asked &&
      !beginsWithOrder(view.folded) &&
      !OPINION.test(view.folded),
  },
  {
    id: 'fact-elsewhere',
    weight: 1,
    because: 'states plainly how something is, and asks for nothing',
    needs: ['states-elsewhere'],
    oneOf: [...SAID_OF_THE_WORLD, ['ownership']],
    unless: ['long-message', 'of-many', 'points-here', 'colon-list', 'slash', 'must-be'],
    holds: ({ against }, view) => against === 0 && view.count <= 4 && !view.message.asked,
  },
  {
    id: 'runs-now',
    weight: -1.5,
    because: 'says where something of the work in hand runs at the moment',
    needs: ['stands-now'],
    oneOf: [['kept-at'], ['address'], ['place']],
  },
  {
    id: 'plain-statement',
    weight: 0.6,
    because: 'says how something is, of which nothing was said before',
    unless: ['long-message', 'of-many', 'must-be', 'colon-list', 'slash', 'pronoun-first', 'tiny'],
    holds: ({ against }, view) => against === 0 && view.count <= 3 && STATEMENT.test(view.folded),
  },
  {
    id: 'before-order',
    weight: 0.6,
    because: 'states something, and then asks for work that follows from it',
    unless: ['must-be', 'always', 'never', 'colon-list', 'slash', 'pronoun-first', 'tiny', 'in-document', 'was-asked'],
    holds: ({ against }, view) =>
      against === 0 && view.count > 1 && view.count <= 6 && !beginsWithOrder(view.folded) && isBeforeOrder(view),
  },
  {
    id: 'near-complaint',
    weight: 0.6,
    because: 'states something next to what you did otherwise',
    unless: ['colon-list', 'slash', 'tiny', 'in-document', 'asks', 'task-order', 'wonders'],
    holds: (_, view) => view.count > 1 && view.count <= 6 && !beginsWithOrder(view.folded) && isNearComplaint(view),
  },
  {
    id: 'after-rejection',
    weight: 0.6,
    because: 'says how it is, after you rejected what was done',
    unless: ['colon-list', 'slash', 'asks', 'task-order', 'wonders', 'this-turn', 'pronoun-first', 'points-here'],
    holds: (_, view) => view.count > 1 && !beginsWithOrder(view.folded) && isAfterRejection(view),
  },
  {
    id: 'requirement',
    weight: -0.6,
    because: 'says what the product should do',
    needs: ['must-be'],
    unless: [
      'rule-form',
      'working-style',
      'we-practice',
      'rule-word',
      'memory-file',
      'remember',
      'from-now-on',
      'format-spec',
      'how-you-answer',
      'environment',
      'each-part',
      'asks',
    ],
  },
  {
    id: 'ordered-rule',
    weight: -0.8,
    because: 'says how something should be, and then asks to build it',
    oneOf: [['must-be'], ['always'], ['never']],
    unless: [
      'memory-file',
      'remember',
      'from-now-on',
      'told-before',
      'we-practice',
      'working-style',
      'asks',
      'constraint',
      'our-world',
      'kept-at',
    ],
    holds: (_, view) => view.count > 1 && view.count <= 6 && isBeforeOrder(view),
  },
  {
    id: 'nothing-against',
    weight: 0.6,
    because: 'nothing speaks against it',
    holds: ({ against }, view) => view.size >= 30 && against === 0,
  },
  {
    id: 'measured-fact',
    weight: 0.7,
    because: 'says how something behaves, with the number, time or version',
    needs: ['behaves'],
    oneOf: [['quantity'], ['recurs'], ['versioned'], ['environment'], ['constraint']],
    unless: [
      'asks',
      'reports',
      'this-turn',
      'task-order',
      'own-plan',
      'own-story',
      'wonders',
      'long-message',
      'in-document',
    ],
  },
  {
    id: 'is-not-that',
    weight: 0.8,
    because: 'says how it is, and not how one may think',
    needs: ['contrast', 'states'],
    unless: ['asks', 'reports', 'task-order', 'this-turn', 'own-plan', 'wonders', 'points-here'],
    holds: (_, view) =>
      /^ (?:no , )?(?!(?:it|its|this|that|thats|i|im) )(?:[^ ]+ ){1,5}(?:is|are|goes|go|runs?|lives?|comes?|means?|uses?|has|have|stays?|needs?) [^,;?]{1,60}(?: ,)? not /.test(
        view.folded,
      ),
  },
  {
    id: 'fact-first',
    weight: 0.8,
    because: 'states how something is before it asks for work',
    needs: ['task-order', 'states'],
    oneOf: [['environment'], ['behaves'], ['versioned'], ['recurs'], ['we-practice']],
    unless: ['long-message', 'of-many', 'colon-list', 'slash'],
    holds: ({ against }, view) =>
      against === 1 &&
      /^ (?:we|our|my|the|this|all|they|there|prod|production|staging|ci) [^,.;:]{8,80} , /.test(view.folded),
  },
  {
    id: 'fact-after',
    weight: 0.8,
    because: 'asks for work, and then states why',
    needs: ['task-order'],
    oneOf: SAID_OF_THE_WORLD,
    unless: ['long-message', 'of-many', 'colon-list', 'slash', 'asks', 'must-be'],
    holds: ({ against }, view) =>
      against === 1 &&
      / (?:, (?:btw ,? ?|because |since )?|because |since )(?:our|their|the|all|we|we only|prod|production|staging|ci|they|customers|clients) [^,.;:]{8,90} \.? ?$/.test(
        view.folded,
      ),
  },
  {
    id: 'in-passing',
    weight: 1.3,
    because: 'says by the way how something is',
    oneOf: SAID_OF_THE_WORLD,
    unless: ['asks', 'reports', 'long-message', 'own-story', 'stands-now', 'points-here', 'must-be', 'in-document'],
    holds: ({ against }, view) => against <= 1 && BY_THE_WAY.test(view.folded),
  },
  {
    id: 'rule-then-asks',
    weight: 1.4,
    because: 'states a rule, and asks to follow it here',
    needs: ['then-asks'],
    oneOf: [['never'], ['always'], ['from-now-on'], ['each-part']],
    unless: ['asks', 'reports', 'wonders', 'own-story', 'long-message'],
  },
  ...signsAgainst,
  {
    id: 'much-against',
    weight: -0.5,
    because: 'several things speak against it',
    holds: ({ against }) => against >= 3,
  },
  { id: 'nothing-for', weight: -0.4, because: 'nothing speaks for it', holds: ({ speaksFor }) => speaksFor === 0 },
  {
    id: 'bare-order',
    weight: -0.4,
    because: 'is a plain order',
    needs: ['task-order'],
    holds: ({ speaksFor }) => speaksFor === 0,
  },
  ...ruleSigns,
]
