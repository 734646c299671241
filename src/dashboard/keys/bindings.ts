import { lookUp } from '../../base/lookup.ts'
import { capitalised } from '../../text/capitalised.ts'
import { closest } from '../../text/closest.ts'
import { actionAt, actionName, meantAction } from './action-names.ts'
import { ADDP, type Binding, keymap, type KeyScope } from './keymap.ts'
import { nextKey } from './sequences.ts'

/** Scopes that apply together: two rows in one set must not share a key. */
export const ACTIVE_SCOPES = {
  pending: ['pending', 'items', 'list', 'global'],
  approved: ['approved', 'items', 'list', 'global'],
  archive: ['archive', 'items', 'list', 'global'],
  sessions: ['sessions', 'list', 'global'],
  activity: ['activity', 'list', 'global'],
  confirm: ['confirm'],
} as const satisfies Record<string, readonly KeyScope[]>
export type KeyView = keyof typeof ACTIVE_SCOPES

/** Keys that never arrive, because a terminal, a multiplexer or flow control takes them, or that arrive as another one (Ctrl-i as Tab). */
const RESERVED = /^(ctrl-[abhijmqs[]|alt-.+|f([2-9]|1[0-2]))$/

/** `[keys]` as it is once it is loaded: a table of lists per scope. */
type KeyConfig = Readonly<Record<string, unknown>> & { readonly profile?: 'default' | 'addp' }

/** What is wrong with the person's own keys, and the settings that may say so: `keys.pending.approve`. */
type KeyProblem = { readonly text: string; readonly settings: readonly string[] }

/** The keymap with the profile and the person's `[keys.<scope>]` applied, and the problems in them. */
export function resolveKeymap(config: KeyConfig): { bindings: Binding[]; problems: KeyProblem[] } {
  const problems: KeyProblem[] = []
  const wanted = new Map(config.profile === 'addp' ? Object.entries(ADDP) : [])
  for (const [scope, entries] of Object.entries(config)) {
    if (scope === 'profile') continue
    for (const [action, keys] of Object.entries(entries as Readonly<Record<string, readonly string[]>>)) {
      const name = `keys.${scope}.${action}`
      const problem = whyNotBound(name, keys)
      if (problem) problems.push({ text: problem, settings: [name] })
      else wanted.set(`${scope}.${action}`, keys.map(canonicalKey))
    }
  }
  const bindings = keymap.map((binding) => ({
    ...binding,
    keys: wanted.get(`${binding.scope}.${binding.action}`) ?? binding.keys,
  }))
  return { bindings: withoutLostKeys(bindings), problems: [...problems, ...findClashes(bindings)] }
}

/** If two actions of one scope share a key, the second never gets it, so footer, help and commands must not name it there. */
function withoutLostKeys(bindings: readonly Binding[]): Binding[] {
  const taken = new Set<string>()
  return bindings.map((binding) => {
    const keys = binding.keys.filter((key) => !taken.has(`${binding.scope} ${key}`))
    for (const key of keys) taken.add(`${binding.scope} ${key}`)
    return { ...binding, keys }
  })
}

/** Why this name of an action gets none of these keys; undefined if it does. */
function whyNotBound(name: string, keys: readonly string[]): string | undefined {
  const binding = actionAt(name)
  if (!binding) {
    const meant = meantAction(name)
    return `Unknown action "${name}"; ${meant === undefined ? 'sage keys lists them' : `did you mean "${meant}"?`}`
  }
  const problem = whyNotKeys(binding, keys)
  return problem && `"${name}": ${problem}`
}

/** Why an action cannot have these keys; undefined if it can. */
export function whyNotKeys({ decides }: Binding, keys: readonly string[]): string | undefined {
  const names = keys.map(canonicalKey)
  const reserved = names.find((key) => RESERVED.test(key))
  if (reserved) return `the key "${reserved}" belongs to terminals or multiplexers`
  const unknown = names.find((key) => !isKey(key))
  if (unknown !== undefined) return `no key is called "${unknown}"; ${keyHint(unknown)}`
  if (decides && names.some((key) => key === 'enter' || key === 'esc')) return 'Enter and Escape never decide'
  return undefined
}

/** Other names for keys. */
const ALIASES: Readonly<Record<string, string>> = {
  escape: 'esc',
  return: 'enter',
  ' ': 'space',
  pagedown: 'pgdn',
  pageup: 'pgup',
}

/** `Ctrl+D`, `C-d` and `ctrl-d` are the same key. */
function canonicalKey(key: string): string {
  const plain = key.replace(/^(?:ctrl|c)[-+](.)$/iu, 'ctrl-$1')
  const named = plain.toLowerCase()
  return lookUp(ALIASES, named) ?? (plain.length > 1 ? named : plain)
}

/** Keys with a name that are written nowhere else. */
const NAMED = new Set(['backspace', 'delete', 'insert', 'left', 'right', 'wheelup', 'wheeldown'])

function keyHint(mistyped: string): string {
  const meant = closest(mistyped, [...NAMED, ...Object.keys(LABELS)])
  return meant === undefined ? 'write "a", "ctrl-x", "space", "f1"' : `did you mean "${meant}"?`
}

/** Whether a terminal can send this: one sign, a key with a name, or either with Ctrl. */
function isKey(key: string): boolean {
  const plain = key.replace(/^ctrl-(?=.)/u, '')
  const isSign = plain !== '' && nextKey(plain)[0] === plain
  return isSign || NAMED.has(plain) || lookUp(LABELS, plain) !== undefined
}

/** Reports actions that share a key in one view; the first in the table wins. */
function findClashes(bindings: readonly Binding[]): KeyProblem[] {
  const problems = new Map<string, KeyProblem>()
  for (const scopes of Object.values(ACTIVE_SCOPES)) {
    const taken = new Map<string, Binding>()
    for (const binding of activeBindings(bindings, scopes))
      for (const key of binding.keys) {
        const other = taken.get(key)
        if (!other || other === binding) {
          taken.set(key, binding)
          continue
        }
        const text = `The key "${key}" means both ${other.scope}.${other.action} and ${binding.scope}.${binding.action}; the first wins`
        problems.set(text, { text, settings: [other, binding].map(actionName) })
      }
  }
  return [...problems.values()]
}

function activeBindings(bindings: readonly Binding[], scopes: readonly KeyScope[]): Binding[] {
  return scopes.flatMap((scope) => bindings.filter((binding) => binding.scope === scope))
}

/** All rows that apply in a view, the nearest scope first. */
export function bindingsFor(bindings: readonly Binding[], view: KeyView): Binding[] {
  return activeBindings(bindings, ACTIVE_SCOPES[view])
}

/** The row for a key in a view. */
export function findBinding(bindings: readonly Binding[], view: KeyView, key: string): Binding | undefined {
  return bindingsFor(bindings, view).find((binding) => binding.keys.includes(key))
}

/** The key to name for an action: its first. Undefined if the person removed all of them. */
export function keyOf(bindings: readonly Binding[], scope: KeyScope, action: string): string | undefined {
  return bindings.find((binding) => binding.scope === scope && binding.action === action)?.keys[0]
}

/** An action's key for a sentence. Without a key, the name the palette finds it by. */
export function keyName(
  { bindings, ascii }: { readonly bindings: readonly Binding[]; readonly ascii: boolean },
  scope: KeyScope,
  action: string,
): string {
  const key = keyOf(bindings, scope, action)
  return key === undefined ? `:${action}` : keyLabel(key, ascii)
}

/** Key names for people, with an ASCII version for those that are signs. */
const LABELS: Readonly<Record<string, readonly [label: string, ascii?: string]>> = {
  space: ['␣', 'space'],
  enter: ['⏎', 'enter'],
  esc: ['Esc'],
  up: ['↑', 'up'],
  down: ['↓', 'down'],
  tab: ['Tab'],
  'shift-tab': ['⇧Tab', 'S-Tab'],
  pgdn: ['PgDn'],
  pgup: ['PgUp'],
  home: ['Home'],
  end: ['End'],
  f1: ['F1'],
}

/** How a key is written for people. */
export function keyLabel(key: string, ascii: boolean): string {
  const [label, inAscii] = lookUp(LABELS, key) ?? []
  if (label !== undefined) return ascii ? (inAscii ?? label) : label
  if (/^f\d/u.test(key)) return key.toUpperCase()
  return /^[a-z]{2}/u.test(key) ? capitalised(key) : key
}
