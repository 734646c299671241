import { aboutMe } from './about-me.ts'
import { address } from './address.ts'
import { agentAccess } from './agent-access.ts'
import { agentGit } from './agent-git.ts'
import { agentServer } from './agent-server.ts'
import { agentVices } from './agent-vices.ts'
import { always } from './always.ts'
import { approves } from './approves.ts'
import { asks } from './asks.ts'
import { away } from './away.ts'
import { behaves } from './behaves.ts'
import { commandsAlways } from './commands-always.ts'
import { constraint } from './constraint.ts'
import { contrast } from './contrast.ts'
import type { Cue } from './cue.ts'
import { decides } from './decides.ts'
import { definition } from './definition.ts'
import { dontForget } from './dont-forget.ts'
import { eachPart } from './each-part.ts'
import { environment } from './environment.ts'
import { forOthers } from './for-others.ts'
import { forbids } from './forbids.ts'
import { formatSpec } from './format-spec.ts'
import { foundOut } from './found-out.ts'
import { fromNowOn } from './from-now-on.ts'
import { general } from './general.ts'
import { hearsay } from './hearsay.ts'
import { howYouAnswer } from './how-you-answer.ts'
import { iPrefer } from './i-prefer.ts'
import { inFuture } from './in-future.ts'
import { joinLines } from './join-lines.ts'
import { keepsRecord } from './keeps-record.ts'
import { keptAt } from './kept-at.ts'
import { inSmallLanguages } from './languages/small-languages.ts'
import { memoryFile } from './memory-file.ts'
import { mustBe } from './must-be.ts'
import { never } from './never.ts'
import { ourWorld } from './our-world.ts'
import { ownPlan } from './own-plan.ts'
import { ownStory } from './own-story.ts'
import { ownership } from './ownership.ts'
import { place } from './place.ts'
import { pointsHere } from './points-here.ts'
import { prerequisite } from './prerequisite.ts'
import { productData } from './product-data.ts'
import { product } from './product.ts'
import { quantity } from './quantity.ts'
import { reason } from './reason.ts'
import { recurringCheck } from './recurring-check.ts'
import { recurs } from './recurs.ts'
import { refusesWish } from './refuses-wish.ts'
import { remember } from './remember.ts'
import { reminds } from './reminds.ts'
import { reports } from './reports.ts'
import { reuseExisting } from './reuse-existing.ts'
import { reviewVoice } from './review-voice.ts'
import { ruleFollows } from './rule-follows.ts'
import { ruleWord } from './rule-word.ts'
import { setUp } from './set-up.ts'
import { standsNow } from './stands-now.ts'
import { taskOrder } from './task-order.ts'
import { terseRule } from './terse-rule.ts'
import { thenAsks } from './then-asks.ts'
import { thisOverThat } from './this-over-that.ts'
import { thisTurn } from './this-turn.ts'
import { toldBefore } from './told-before.ts'
import { topicFirst } from './topic-first.ts'
import { versioned } from './versioned.ts'
import { wePractice } from './we-practice.ts'
import { whenever } from './whenever.ts'
import { wonders } from './wonders.ts'
import { workingStyle } from './working-style.ts'
import { youAreWrong } from './you-are-wrong.ts'
import { youShould } from './you-should.ts'

const rows: readonly Cue[] = [
  // Wishes to persist, and times that reach beyond this session.
  memoryFile,
  remember,
  fromNowOn,
  toldBefore,
  // Words that make a statement general: how often, how widely.
  always,
  never,
  commandsAlways,
  inFuture,
  general,
  whenever,
  // Rules that are given as such: for a whole class of things, or by their name.
  topicFirst,
  eachPart,
  ruleFollows,
  ruleWord,
  // What the person says of themselves, their team and their machines.
  iPrefer,
  wePractice,
  agentAccess,
  youShould,
  decides,
  // Statements about the project and its surroundings.
  place,
  prerequisite,
  address,
  keptAt,
  environment,
  setUp,
  // What was learned the hard way: causes, and what you believed or did wrongly.
  foundOut,
  youAreWrong,
  // Plain statements, which no word marks as something to keep: how systems, files, data and people behave, and rules without a verb.
  behaves,
  ourWorld,
  recurs,
  versioned,
  quantity,
  terseRule,
  definition,
  // Things no agent can know: limits and versions, who owns what, how names and formats look, who the person is.
  constraint,
  ownership,
  formatSpec,
  howYouAnswer,
  aboutMe,
  // What people keep having to tell coding agents, whatever they build.
  agentGit,
  agentServer,
  agentVices,
  reuseExisting,
  recurringCheck,
  keepsRecord,
  // How work should be done: contrasts, prohibitions, reminders.
  contrast,
  thisOverThat,
  forbids,
  dontForget,
  reminds,
  // What a rule is about, and the reason it gives.
  workingStyle,
  reason,
  // What speaks against a learning: work orders, questions, scope of this turn, approvals.
  taskOrder,
  thenAsks,
  thisTurn,
  away,
  asks,
  wonders,
  approves,
  // What speaks against a learning by what it is about: the product being built, what the person does, what lies before both.
  product,
  productData,
  ownPlan,
  pointsHere,
  // What happened just now: news of the work in hand, true for a day.
  ownStory,
  standsNow,
  reports,
  // What is not said to the agent: words meant for others, or written by others.
  forOthers,
  hearsay,
  mustBe,
  reviewVoice,
  // Says that nothing is to be remembered. It weighs little: in a longer sentence it is as often a rule about code.
  refusesWish,
]

/** Every cue, in the order they are tried. */
export const cueTable: readonly Cue[] = rows.map((cue) => ({
  ...cue,
  expression: Object.fromEntries(
    Object.entries({ ...cue.expression, ...inSmallLanguages(cue.id) }).map(([language, expression]) => [
      language,
      joinLines(expression),
    ]),
  ),
}))
