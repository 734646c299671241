import { certaintyOf } from '../../dashboard/draw/confidence.ts'
import { SPEAKER_NAMES, wordedByText } from '../../dashboard/state/whose-words.ts'
import { CHECK_SENTENCES } from '../../dashboard/state/wording.ts'
import { findRead } from '../../inject/publish/given.ts'
import { readHooksConfig } from '../../inject/publish/hooks-config.ts'
import { renderMarkdownLine } from '../../inject/render/render-markdown.ts'
import { renderXmlLine } from '../../inject/render/render-xml.ts'
import { oppositesOf } from '../../inject/statement/opposites.ts'
import { confirmationNeeded } from '../../journal/decide/refusal.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import type { ViewItem } from '../../journal/item/item.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import { visible } from '../../text/sanitize.ts'
import { signsOf } from '../say/say.ts'
import type { CommandContext } from '../start/context.ts'

type Approval = {
  readonly item: ViewItem
  readonly scope: Scope
  /** The approved learning that this one replaces. */
  readonly replaced: ViewItem | undefined
  /** All items approved in one step with it. */
  readonly together: readonly ViewItem[]
}

/** What speaks against it, for the person to decide. */
export function whatIsAgainst(
  { stdout }: CommandContext,
  { store }: Inbox,
  { item, scope, replaced, together }: Approval,
): readonly string[] {
  const own = signsOf(stdout)
  const [open, close] = own('“”')
  const inUse = store.ofStatus('approved').filter(({ id }) => id !== replaced?.id)
  return [
    ...confirmationNeeded(item, scope).map((check) => own(CHECK_SENTENCES[check])),
    ...oppositesOf(item, inUse).map((other) => `contradicts a learning in use: ${open}${visible(other.text)}${close}`),
    ...oppositesOf(item, together).map(
      (other) => `contradicts another one of these: ${open}${visible(other.text)}${close}`,
    ),
  ]
}

/** Shows one item as it will be stored and injected, its words as they are. Returns what speaks against it. */
export function sayBeforeApproval(context: CommandContext, inbox: Inbox, approval: Approval): readonly string[] {
  const { stdout } = context
  const { item, scope, replaced } = approval
  const { kind, text, evidence } = item
  const own = signsOf(stdout)
  const [open, close] = own('“”')
  const against = whatIsAgainst(context, inbox, approval)
  // As if nothing were approved yet: once this is, the file of its scope is written.
  const isRead = findRead(inbox.target, [])
  const isXml = !isRead({ ...item, scope }) && readHooksConfig(inbox.target).inject.format === 'xml'
  const line = isXml ? renderXmlLine({ ...item, scope }) : renderMarkdownLine(text)
  const lines = [
    visible(text),
    `  ${[kind, scope, certaintyOf(item).words, own(wordedByText(item))].filter(Boolean).join(own(' · '))}`,
    // Its later lines are marked: one of them could read like what Claude gets.
    `  ${SPEAKER_NAMES[evidence.speaker]}: ${open}${visible(evidence.text).replaceAll('\n', '\n  | ')}${close}`,
    `  Claude gets: ${visible(line)}`,
    ...against.map((sentence) => `  ! ${sentence}`),
    ...(replaced ? [`  Instead of: ${visible(replaced.text)}`] : []),
  ]
  stdout.write(`${lines.join('\n')}\n`)
  return against
}
