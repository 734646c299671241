import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Scope } from './event.ts'
import type { Item } from './item.ts'

/** The workspace id of the user's own journal: approvals for scope `user` and `global` hold in every project. */
export const USER_WORKSPACE = 'user'

/** What an approval is bound to: change any of it and it no longer holds. */
export type Approved = {
  readonly workspaceId: string
  readonly item: string
  readonly scope: Scope
  readonly text: string
}

/** HMAC-SHA256 over what was approved, base64url. `key` is the person's 32 random bytes; without it nobody can approve (DESIGN section 6). */
export function approvalMac(key: Uint8Array, { workspaceId, item, scope, text }: Approved): string {
  const message = JSON.stringify(['sage approval 1', workspaceId, item, scope, text])
  return createHmac('sha256', key).update(message).digest('base64url')
}

/** Whether this person approved exactly this item with this scope and text, here. Compares in constant time. */
export function isApproved(
  item: Pick<Item, 'id' | 'status' | 'scope' | 'text' | 'mac'>,
  key: Uint8Array,
  workspaceId: string,
): boolean {
  if (item.status !== 'approved' || item.mac === undefined) return false
  const expected = Buffer.from(approvalMac(key, { workspaceId, item: item.id, scope: item.scope, text: item.text }))
  const given = Buffer.from(item.mac)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
