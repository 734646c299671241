import { isListItem } from '../view/list-item.ts'
import { COLON } from '../view/marks.ts'
import type { SentenceView } from '../view/sentence-view.ts'

/** Whether it is in a list that is announced as one of rules: "Rules for this repo:". */
export function isListedRule(view: SentenceView): boolean {
  return isListedAs(RULES, view)
}

/** Whether it is in a numbered list that is announced as one of steps or findings. */
export function isListedStep(view: SentenceView): boolean {
  return isListedAs(STEPS, view) && isNumbered(view)
}

const RULES =
  /\b(?:rules?|conventions?|guidelines?|preferences?|standards?|remember|always|never|keep in mind|from now on|regeln|konventionen|reglas|regras|r[eè]gles|zasady|regole|kurallar)\b|правила|规则|規則|规范|規範|约定|約定|ルール|規約|규칙|컨벤션/i

const STEPS =
  /\b(?:plan|steps?|sequence|repro(?:duce|duction)?|tasks?|to-?dos?|phases?|milestones?|acceptance criteria|issues?|findings|bugs|schritte|aufgaben|etapes|tareas|pasos|tarefas|passos)\b|计划|計劃|步骤|步驟|任务|任務|手順|タスク|계획|단계/i

/** A list item whose list is announced as something. */
function isListedAs(announcement: RegExp, { start, turn, message: { marks } }: SentenceView): boolean {
  const { text } = turn
  if ((marks.signs & COLON) === 0 || !isListItem(text, start)) return false
  const announced = text.lastIndexOf(':\n', start)
  if (announced === -1 || hasParagraph(text.slice(announced, start))) return false
  return announcement.test(text.slice(text.lastIndexOf('\n', announced) + 1, announced))
}

/** Steps have numbers; rules are seldom counted. */
function isNumbered({ start, turn }: SentenceView): boolean {
  return /\d[.)]\s+$/.test(turn.text.slice(Math.max(0, start - 5), start))
}

/**
 * Whether a blank line is followed by anything but a list item. Not one expression, because that would rescan a run of line breaks from
 * each of them.
 */
function hasParagraph(text: string): boolean {
  return Array.from(text.matchAll(/\n\s+/g)).some(({ 0: space, index }) => {
    const next = text.charAt(index + space.length)
    return space.includes('\n', 1) && /[^\d(*•‣◦–—-]/.test(next)
  })
}
