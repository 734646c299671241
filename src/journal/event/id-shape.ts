/** An item's id as `itemId()` makes it. Ids are printed to Claude and to terminals, so nothing else is accepted, no matter who wrote the line. */
export const ITEM_ID = /^[0-9a-hjkmnp-tv-z]{10}$/

/** An event's id: a UUID, or the id of an item of the shared folder, which is the same in every process. */
export const EVENT_ID =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|shared-[0-9a-hjkmnp-tv-z]{10})$/

/** Names from Claude Code or an extractor: sessions, turns, cues, channels. Short, and nothing that could move a cursor. */
export const NAME = /^[^\p{Cc}\p{Zl}\p{Zp}]{0,200}$/u

/** A path, as long as systems allow. */
export const PATH = /^[^\p{Cc}\p{Zl}\p{Zp}]{0,4096}$/u

/** A sentence that Sage made about a proposal. */
export const SENTENCE = /^[^\p{Cc}\p{Zl}\p{Zp}]{0,1000}$/u

/** HMAC-SHA256 as base64url. */
export const SIGNATURE = /^[\w-]{0,64}$/
