/** An item's id as `itemId()` makes it. Ids are printed to Claude and to terminals, so nothing else is accepted, no matter who wrote the line. */
export const ITEM_ID = /^[0-9a-hjkmnp-tv-z]{10}$/

/** An event's id: a UUID, or the id of an item of the shared folder, which is the same in every process. */
export const EVENT_ID =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|shared-[0-9a-hjkmnp-tv-z]{10})$/
