import { hash32 } from '../../base/hash32.ts'

/** Names a learning with its present text: a session that has this key needs no other copy of it. */
export function lineKey({ id, text }: { readonly id: string; readonly text: string }): string {
  return `${id}.${hash32(text).toString(36)}`
}

/** The id of the learning that a key names. */
export function idOfKey(key: string): string {
  return key.slice(0, key.lastIndexOf('.'))
}
