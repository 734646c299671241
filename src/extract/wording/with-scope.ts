import { MAX_LEARNING } from '../../text/max-learning.ts'
import { listAfter } from '../view/list-behind.ts'
import { isListItem, isMarkdownHeading } from '../view/list-item.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { cleanSentence } from './clean.ts'
import type { Spoken } from './join-anaphora.ts'

/**
 * An item of a list whose heading says where or when it holds is kept with that heading: "never import from web" under "for the api
 * folder:" would forbid it everywhere. The evidence stays the item.
 */
export function withScope(spoken: readonly Spoken[], views: readonly SentenceView[]): readonly Spoken[] {
  const headings = views.flatMap((view) => headingOf(view) ?? [])
  if (headings.length === 0) return spoken
  return spoken.map((each) => {
    const { candidate, view } = each
    const heading = isListItem(view.turn.turn.text, view.start)
      ? headings.findLast(({ start, end }) => start < view.start && view.start < end)
      : undefined
    const text = `${heading?.text}: ${candidate.text}`
    const isWhole = candidate.evidenceBefore === undefined && candidate.typedBefore === undefined
    return heading && isWhole && text.length <= MAX_LEARNING ? { ...each, candidate: { ...candidate, text } } : each
  })
}

/** A heading, and where its list is in the turn's text. */
type Heading = { readonly text: string; readonly start: number; readonly end: number }

function headingOf(view: SentenceView): Heading | undefined {
  const said = view.original.replace(/^[*_]+|[\s:：*_]+$/gu, '')
  if (!NARROWS.test(said) || EVERYWHERE.test(said) || !isHeading(view)) return undefined
  const list = listAfter(view)
  return list && { text: cleanSentence(said), start: view.start, end: list.end }
}

/** With a colon, or as Markdown has it. */
function isHeading({ original, start, turn }: SentenceView): boolean {
  return /[:：][*_]*\s*$/u.test(original) || isMarkdownHeading(turn.turn.text, start)
}

const RULES =
  '(?:rules?|conventions?|guidelines?|preferences?|standards?|notes?|regeln|konventionen|r[eè]gles|reglas|regras|regole|regels|правила)'
/** Where or when something holds, in a few words that say nothing else: "in the backend", "rules for the api folder", "when you write tests". */
const NARROWS = new RegExp(
  [
    String.raw`^(?:(?:some|a few|the|my|our|these|new|coding|style|and|also|ok|okay|so) )*(?:${RULES} )?(?:for|in|on|within|inside|under|when|whenever|if|while|during|before|after)(?: [^\s,;.!?]+){1,6}$`,
    String.raw`^(?:(?:unsere|die|und) )*(?:${RULES} )?(?:für|in|im|bei|beim|wenn|vor|nach|unter)(?: [^\s,;.!?]+){1,6}$`,
    String.raw`^(?:(?:les|nos|et) )*(?:${RULES} )?(?:pour|dans|en|quand|sous|avant|après)(?: [^\s,;.!?]+){1,6}$`,
    String.raw`^(?:(?:las|os|as|le|y|e) )*(?:${RULES} )?(?:para|en|em|no|na|cuando|quando|nel|nella|per|bij|voor|als)(?: [^\s,;.!?]+){1,6}$`,
    String.raw`^(?:${RULES} )?(?:для|в|во|на|при|когда|перед)(?: [^\s,;.!?]+){1,6}$`,
    String.raw`^(?:在|对于|對於|关于|關於)[^\s,，。]{1,16}(?:里|裡|中|内|內|下|时|時|的?(?:目录|目錄|规则|規則))$|^[^\s、。]{1,16}(?:では|の場合は?|に関して(?:は)?|のルール)$|^[^.,]{1,16}(?:에서는?|의 경우(?:에는?)?|할 때(?:는)?)$`,
  ].join('|'),
  'iu',
)
/** Narrows nothing. */
const EVERYWHERE =
  /\b(?:this|the|our|my|all|every|any) (?:whole |entire )?(?:repo(?:sitory)?s?|projects?|code ?base|sessions?|chats?|conversation)$|\b(?:you|me|now|claude|future|today|later|example|instance|short|addition|general|summary|particular|all|everything|everywhere|reference|context|review|clarity|consistency|next|work|go|start|begin|continue|finish|following|steps?|tasks?|things?)$|\b(?:projekt|projet|proyecto|projeto|progetto|проекта?|проекте)$|(?:项目|項目|專案|プロジェクト|프로젝트)/iu
