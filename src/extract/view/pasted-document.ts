import { COLON, type Marks, TAG } from './marks.ts'

/** Lines by number: `to` is one past the last. */
type Lines = { readonly from: number; readonly to: number }

const NO_LINES: Lines = { from: 0, to: 0 }

/** The lines of a message with these marks that form a separate document; empty if there are none. */
export function documentLines(lines: readonly string[], { signs }: Marks): Lines {
  const hasTag = (signs & TAG) !== 0
  if (!hasTag && (signs & COLON) === 0) return NO_LINES
  const openEnded = lines.findIndex((line, index) => (hasTag && OPEN_ENDED.test(line)) || startsMail(lines, index))
  if (openEnded !== -1) return { from: openEnded, to: lines.length }
  const from = hasTag ? lines.findIndex((line) => MARKUP_OPENS.test(line)) : -1
  if (from === -1) return NO_LINES
  const last = lines.findLastIndex((line) => MARKUP_CLOSES.test(line))
  return { from, to: Math.max(from, last) + 1 }
}

/** The tags of a client's text and, below, a mail's header: such texts reach to the end of the message, because nothing says where they end. */
const OPEN_ENDED = /^\s{0,8}<(?:system-reminder|system|instructions?|document|pasted_content)\b/i
const MAIL_FROM = /^\s{0,8}(?:From|Von|De|Da|От|发件人|寄件者|差出人|보낸 사람)\s?[:：] ?\S/i
/** "From: me to you" may be the person's own words: a mail has an address, or a second header line. */
const MAIL_ADDRESS = /\S@\S/
const MAIL_HEAD =
  /^\s{0,8}(?:To|Cc|Sent|Date|Subject|Reply-To|An|Gesendet|Datum|Betreff|À|A|Envoyé|Objet|Para|Enviad[oa]|Asunto|Assunto|Fecha|Data|Inviato|Oggetto|Кому|Дата|Отправлено|Тема|收件人|发送时间|寄件日期|日期|主题|主旨|宛先|送信日時|日付|件名|받는 사람|보낸 날짜|날짜|제목)\s?[:：]/i

function startsMail(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  return MAIL_FROM.test(line) && (MAIL_ADDRESS.test(line) || MAIL_HEAD.test(lines[index + 1] ?? ''))
}

/** A tag that begins a line. If words follow and the line does not close it, it is only mentioned. */
const MARKUP_OPENS =
  /^\s{0,40}<(?:!doctype|html|head|body|div|p|span|table|tr|td|ul|ol|li|section|article|main|header|h[1-6]|pre|svg|script|style|form|meta)\b(?!>\s+[^<\s](?:[^<]|<(?!\/))*$)/i
const MARKUP_CLOSES = /<\/[a-z][\w-]{0,30}>\s*$|\/>\s*$/i
