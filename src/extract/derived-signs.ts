import type { SentenceView } from './sentence-view.ts'
import type { Sign } from './signs.ts'

/** The features that a sentence has so far, and how many of them speak for a learning and against it. */
export type Tally = { readonly ids: ReadonlySet<string>; readonly speaksFor: number; readonly against: number }

/** Features that follow from the others: what their presence or absence together says. */
export type DerivedSign = Omit<Sign, 'holds'> & {
  readonly holds: (tally: Tally, view: SentenceView) => boolean
}

const AGAINST = new Set([
  'task-order',
  'asks',
  'this-turn',
  'wonders',
  'reports',
  'approves',
  'own-plan',
  'review-voice',
  'product',
  'in-document',
  'among-output',
  'has-url',
  'colon-list',
])
const FOR = new Set([
  'memory-file',
  'remember',
  'from-now-on',
  'told-before',
  'always',
  'never',
  'commands-always',
  'this-over-that',
  'general',
  'whenever',
  'topic-first',
  'rule-word',
  'i-prefer',
  'we-practice',
  'agent-access',
  'address',
  'agent-git',
  'agent-server',
  'reuse-existing',
  'recurring-check',
  'set-up',
  'kept-at',
  'environment',
  'definition',
  'found-out',
  'constraint',
  'ownership',
  'format-spec',
  'how-you-answer',
  'about-me',
  'contrast',
])

export function tally(ids: ReadonlySet<string>): Tally {
  let speaksFor = 0
  let against = 0
  for (const id of ids) {
    if (FOR.has(id)) speaksFor++
    if (AGAINST.has(id)) against++
  }
  return { ids, speaksFor, against }
}

export const derivedSigns: readonly DerivedSign[] = [
  {
    id: 'nothing-against',
    weight: 0.6,
    because: 'nothing speaks against it',
    holds: ({ against }, v) => v.size >= 30 && against === 0,
  },
  {
    id: 'forbids-manner',
    weight: 0.8,
    because: 'forbids a way of working, not a thing on the screen',
    holds: ({ ids, against }) =>
      against === 0 && ids.has('forbids') && ids.has('working-style') && !ids.has('points-here'),
  },
  {
    id: 'forbids-vice',
    weight: 1.8,
    because: 'forbids what coding agents are prone to',
    holds: ({ ids }) => ids.has('forbids') && ids.has('agent-vices') && !ids.has('asks') && !ids.has('this-turn'),
  },
  {
    id: 'answer-language',
    weight: 1,
    because: 'sets the language or form of answers',
    holds: ({ ids }) => ids.has('how-you-answer') && ids.has('format-spec') && !ids.has('asks'),
  },
  {
    id: 'asks-about-memory',
    weight: -2,
    because: 'asks what is remembered',
    holds: ({ ids }, v) =>
      ids.has('memory-file') &&
      ids.has('asks') &&
      /^ (?:is|are|what|whats|where|which|does|do|did|why|how|who) /.test(v.folded),
  },
  {
    id: 'tool-choice',
    weight: 0.9,
    because: 'chooses between tools',
    holds: ({ ids }) =>
      ids.has('names-tool') &&
      (ids.has('this-over-that') || (ids.has('contrast') && ids.has('we-practice'))) &&
      !ids.has('asks'),
  },
  {
    id: 'much-against',
    weight: -0.5,
    because: 'several things speak against it',
    holds: ({ against }) => against >= 3,
  },
  {
    id: 'much-for',
    weight: 0.4,
    because: 'several things speak for it',
    holds: ({ speaksFor }) => speaksFor >= 4,
  },
  { id: 'nothing-for', weight: -0.4, because: 'nothing speaks for it', holds: ({ speaksFor }) => speaksFor === 0 },
  {
    id: 'bare-order',
    weight: -0.4,
    because: 'is a plain order',
    holds: ({ ids, speaksFor }) => speaksFor === 0 && ids.has('task-order'),
  },
  {
    id: 'asked-for-way',
    weight: 0.8,
    because: 'asks for a way of working, as a question',
    holds: ({ ids }, v) =>
      ids.has('asks') &&
      (ids.has('contrast') || ids.has('reminds') || ids.has('rule-word')) &&
      ids.has('working-style') &&
      /^ (?:(?:ok|so|and|but|hmm|please|though) (?:, )?)?(?:can|could|cant|couldnt) (?:we|you)|any chance|why (?:not|dont|is|did|are|do)|shouldnt (?:we|you|it)/.test(
        v.folded,
      ),
  },
]
