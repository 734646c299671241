import { keyLabel } from './bindings.ts'
import { type Binding, type KeyScope, SCOPES_OF_KEYS } from './keymap.ts'

export const SCOPE_TITLES: Readonly<Record<KeyScope, string>> = {
  global: 'Everywhere',
  list: 'Lists',
  items: 'Pending, Approved, Archive',
  pending: 'Pending',
  approved: 'Approved',
  archive: 'Archive',
  sessions: 'Sessions',
  activity: 'Activity',
  confirm: 'Questions',
}

/** The keys of one row for people, without the mouse wheel. */
export function keyLabels(keys: readonly string[], ascii = false): string[] {
  return keys.filter((key) => !key.startsWith('wheel')).map((key) => keyLabel(key, ascii))
}

/** The keymap as the README's table, in Markdown. */
export function keyTable(bindings: readonly Binding[]): string {
  const rows = SCOPES_OF_KEYS.flatMap((scope) =>
    bindings
      .filter((binding) => binding.scope === scope && binding.keys.length > 0)
      .map(({ keys, help }) => {
        const labels = keyLabels(keys).map((label) => `\`${label}\``)
        return `| ${SCOPE_TITLES[scope]} | ${labels.join(' ')} | ${help} |`
      }),
  )
  return `| where | key | does |\n|---|---|---|\n${rows.join('\n')}\n`
}
