import type { Evidence } from '../../journal/event/event.ts'
import type { Item } from '../../journal/item/item.ts'
import { WORDED_BY_MODEL, isWordedByAgent } from '../../journal/item/worded-by.ts'
import { shareWords } from '../../text/same/same.ts'

type Speaker = Evidence['speaker']

/** Precedes the words of the evidence. */
export const SPEAKER_NAMES: Readonly<Record<Speaker, string>> = {
  person: 'you',
  self: 'you',
  assistant: 'claude',
  file: 'a file',
}

/** Who said them, in a sentence about the item. */
export const SAID_BY: Readonly<Record<Speaker, string>> = {
  person: 'said by you',
  self: 'written by you',
  assistant: 'said by Claude',
  file: 'from a file',
}

/** Whose words an item has, if they are not those of the evidence; '' if they are. */
export function wordedByText(item: Pick<Item, 'wordedBy' | 'text' | 'evidence'>): string {
  if (item.wordedBy === undefined) return isWordedByAgent(item) ? 'Claude’s words, which you asked it to remember' : ''
  return shareWords(item.evidence, item)
    ? `${WORDED_BY_MODEL.because}; the evidence is what was said`
    : `${WORDED_BY_MODEL.because}, which shares no words with what was said`
}
