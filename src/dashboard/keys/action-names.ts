import { closest } from '../../text/closest.ts'
import { type Binding, keymap, SCOPES_OF_KEYS } from './keymap.ts'

/** The name by which `config.toml` knows an action: `keys.pending.approve`. */
export function actionName({ scope, action }: Pick<Binding, 'scope' | 'action'>): string {
  return `keys.${scope}.${action}`
}

const byName = new Map(keymap.map((binding) => [actionName(binding), binding]))

/** The action of that name, or undefined if there is none. */
export function actionAt(name: string): Binding | undefined {
  return byName.get(name)
}

/** The name that a mistyped one most likely means: the nearest of its table, or the same action in another table. */
export function meantAction(name: string): string | undefined {
  const [, typedScope = '', typedAction = ''] = name.split('.')
  const scope = closest(typedScope, SCOPES_OF_KEYS)
  const ofScope = keymap.filter((binding) => binding.scope === scope)
  const action = closest(
    typedAction,
    ofScope.map((binding) => binding.action),
  )
  const meant = [...ofScope, ...keymap].find((binding) => binding.action === (action ?? typedAction))
  return meant && actionName(meant)
}
