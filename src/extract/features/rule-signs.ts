import { choosesOne } from './choices.ts'
import type { DerivedSign } from './derived-sign.ts'
import { changesOneThing, makesOneThing } from './orders.ts'

/** What makes a rule one for the work in hand, or somebody else's. */
const NOT_FOR_GOOD = [
  'points-here',
  'colon-list',
  'in-document',
  'in-letter',
  'asks',
  'plain-question',
  'this-turn',
  'away',
  'wonders',
  'quoted',
  'supposes',
  'for-others',
  'hearsay',
] as const

/** For how long a rule for the work in hand holds. What else limits it ("just", "this file") may be part of a lasting one, too. */
const FOR_NOW =
  / (?:for now|for the (?:moment|time being)|at (?:the|this) (?:moment|point|time|stage)|right now|yet|this time|today|erst ?mal|vorerst|furs erste|fur den moment|im moment|momentan|diesmal|heute|noch|pour (?:l ?instant|le moment|lheure)|en ce moment|cette fois|aujourdhui|por (?:ahora|el momento|lo pronto)|de momento|esta vez|hoy|todavia|aun|por (?:enquanto|ora|agora)|no momento|dessa vez|hoje|ainda|per (?:ora|adesso|il momento)|al momento|stavolta|oggi|ancora|voorlopig|vooralsnog|voor nu|op dit moment|vandaag|nog|na razie|poki co|w tej chwili|tym razem|dzis|dzisiaj|jeszcze|пока|сейчас|сегодня|еще|поки|зараз|ще|до обеда|до вечера|(?:now|jetzt|maintenant|ahora|agora|adesso|simdi)(?= [.!]? ?$)) /

/** A "here" at the beginning means the project. */
const HERE_FIRST = /^ (?:[^ ]+ )?(?:here|hier|ici|aqui|aca|qui|tu|тут|здесь) (?!,)/

/** "pnpm only", "zod for validation", "structured logging via structlog": no verb, and little else. */
const TOOL_FOR_JOB =
  /^ (?:(?:[^ ]+ ){1,2}(?:only|everywhere|over (?!wifi|ssh|https? )[^ ]+|(?:for|via) (?!(?:now|this|that|it|the|me|you) )[^ ]+(?: [^ ]+)?) [.!]? ?$|[^ ]+ here , |no [^ ]+ , (?!no ))/

/** Signs that make a way of working a rule, explicitly or in a few words. */
export const ruleSigns: readonly DerivedSign[] = [
  {
    id: 'rule-of-form',
    weight: 0.6,
    because: 'sets a form for your work, not for the product',
    needs: ['format-spec', 'working-style'],
    unless: ['asks', 'this-turn', 'product', 'points-here', 'in-document', 'of-many', 'long-message', 'reports'],
    holds: (_, view) => !changesOneThing(view.folded),
  },
  {
    id: 'we-work-so',
    weight: 0.6,
    because: 'is about how you all work, and nothing speaks against it',
    needs: ['we-practice', 'working-style'],
    unless: ['colon-list', 'of-many', 'long-message', 'pronoun-first'],
    holds: ({ against }) => against === 0,
  },
  {
    id: 'our-way',
    weight: 0.9,
    because: 'says how you all work, and how you do not',
    needs: ['we-practice', 'this-over-that'],
    unless: ['asks', 'wonders', 'this-turn', 'reports', 'long-message', 'in-document'],
  },
  {
    id: 'rule-for-now',
    weight: -1.5,
    because: 'leaves something out for the moment',
    needs: ['this-turn'],
    oneOf: [['terse-rule'], ['forbids'], ['i-prefer']],
    unless: ['memory-file', 'remember', 'from-now-on', 'told-before', 'commands-always', 'always', 'never'],
    holds: (_, view) => FOR_NOW.test(view.folded),
  },
  {
    id: 'tool-choice',
    weight: 0.9,
    because: 'chooses between tools',
    needs: ['names-tool'],
    oneOf: [['this-over-that'], ['contrast', 'we-practice']],
    unless: ['asks'],
  },
  {
    id: 'we-here',
    weight: 0.6,
    because: 'says how things are done here',
    needs: ['points-here', 'we-practice'],
    holds: (_, view) => /\bwe\b.* (?:here|in here|around here) [.,!]?/.test(view.folded),
  },
  {
    id: 'here-we',
    weight: 1.6,
    because: 'says how things are done here',
    needs: ['points-here', 'rule-form'],
    unless: ['asks', 'wonders', 'this-turn', 'reports', 'supposes'],
    holds: (_, view) => HERE_FIRST.test(view.folded),
  },
  {
    id: 'outright-rule',
    weight: 0.8,
    because: 'nothing limits it to this work',
    needs: ['commands-always'],
    // "Ok, but always …" approves something else.
    unless: [...NOT_FOR_GOOD, 'product', 'reports'],
  },
  {
    id: 'rule-alone',
    weight: 2.1,
    because: 'is a rule in plain words, and about all you said',
    needs: ['rule-form'],
    unless: [...NOT_FOR_GOOD, 'reports', 'own-story'],
    holds: (_, view) => !view.message.asked,
  },
  {
    id: 'order-for-good',
    weight: 0.9,
    because: 'orders it for every time and not for this one',
    needs: ['rule-form', 'task-order'],
    unless: [...NOT_FOR_GOOD, 'reports', 'own-story'],
  },
  {
    id: 'tool-for-job',
    weight: 3.4,
    because: 'says in a word what a tool is for, or that it is the only one',
    needs: ['names-tool'],
    unless: [...NOT_FOR_GOOD.filter((id) => id !== 'points-here'), 'reports', 'own-story', 'task-order'],
    holds: (_, view) => view.count === 1 && view.size < 60 && !view.message.asked && TOOL_FOR_JOB.test(view.folded),
  },
  {
    id: 'said-alone',
    weight: 1.3,
    because: 'is short, but all you said, and nothing speaks against it',
    oneOf: [['short'], ['tiny']],
    unless: ['points-here', 'pronoun-first', 'quoted', 'slash', 'dont-forget'],
    holds: ({ speaksFor, against }, view) =>
      view.count === 1 &&
      speaksFor > 0 &&
      against === 0 &&
      !view.message.asked &&
      !changesOneThing(view.folded) &&
      !choosesOne(view.original),
  },
  {
    id: 'habit-alone',
    weight: 1.1,
    because: 'is about how you work, and all you said',
    oneOf: [['terse-rule'], ['how-you-answer'], ['format-spec'], ['place', 'states'], ['forbids', 'agent-vices']],
    unless: [...NOT_FOR_GOOD, 'product', 'must-be', 'approves'],
    // "Use the debugger skill" chooses a tool for the work in hand.
    holds: (_, view) =>
      view.count === 1 &&
      !view.message.asked &&
      !changesOneThing(view.folded) &&
      !makesOneThing(view.folded) &&
      !/^ (?:[^ ]+ )?(?:use|utilise) (?:the|an?|une?|sub-?agents?) /.test(view.folded),
  },
  {
    id: 'fact-alone',
    weight: 0.8,
    because: 'says where, when or whose something is, and is all you said',
    oneOf: [['place', 'states-elsewhere'], ['recurs'], ['ownership'], ['kept-at'], ['set-up']],
    unless: [
      ...NOT_FOR_GOOD,
      'pronoun-first',
      'product',
      'must-be',
      'approves',
      'reports',
      'own-story',
      'stands-now',
      'task-order',
    ],
    holds: (_, view) => view.count === 1 && !view.message.asked,
  },
  {
    id: 'forbids-vice',
    weight: 1.8,
    because: 'forbids what coding agents are prone to',
    needs: ['forbids', 'agent-vices'],
    unless: ['asks', 'this-turn'],
  },
  {
    id: 'forbids-manner',
    weight: 0.8,
    because: 'forbids a way of working, not a thing on the screen',
    needs: ['forbids', 'working-style'],
    unless: ['points-here'],
    holds: ({ against }) => against === 0,
  },
  {
    id: 'answer-language',
    weight: 1,
    because: 'sets the language or form of answers',
    needs: ['how-you-answer', 'format-spec'],
    unless: ['asks', 'this-turn'],
  },
  {
    id: 'refused-for-way',
    weight: 1.8,
    because: 'says in a word what should have been done instead of what you refused',
    needs: ['denial', 'tiny'],
    oneOf: [['names-tool'], ['this-over-that'], ['agent-vices'], ['never']],
    unless: ['this-turn', 'asks'],
  },
  {
    id: 'said-in-a-word',
    weight: 1.2,
    because: 'says in a few words how it is done',
    needs: ['tiny'],
    oneOf: [
      ['we-practice'],
      ['this-over-that'],
      ['other-tool'],
      ['format-spec'],
      ['ownership'],
      ['forbids', 'agent-vices'],
      ['definition', 'names-tool'],
      ['commands-always'],
      ['terse-rule'],
      ['how-you-answer'],
      ['rule-form'],
      ['i-prefer', 'names-tool'],
      ['forbids', 'names-tool'],
      ['names-tool', 'versioned', 'contrast'],
      ['about-me'],
      ['keeps-record'],
      ['agent-git'],
    ],
    unless: ['asks', 'this-turn', 'reports'],
  },
  {
    id: 'asked-for-good',
    weight: 1.2,
    because: 'asks you, as a question, to do something from now on',
    needs: ['from-now-on', 'asks'],
    unless: ['plain-question', 'supposes', 'product', 'wonders', 'hearsay'],
  },
  {
    id: 'asked-for-way',
    weight: 0.8,
    because: 'asks for a way of working, as a question',
    needs: ['asks', 'working-style'],
    oneOf: [['contrast'], ['reminds'], ['rule-word'], ['forbids', 'agent-vices']],
    holds: (_, view) =>
      /^ (?:(?:ok|so|and|but|hmm|please|though) (?:, )?)?(?:can|could|cant|couldnt) (?:we|you(?! (?:tell|show|explain|remind|find|see|list) ))|any chance|why (?:not|dont|is|did|are|do)(?= )|shouldnt (?:we|you|it)/.test(
        view.folded,
      ),
  },
]
