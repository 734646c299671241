import { EXIT, UserError } from '../../base/user-error.ts'
import { settingText, meantSetting, settingAt, settingKeys, type Setting } from '../../config/settings.ts'
import { tomlValue, valueFromText } from '../../config/value-text.ts'
import { actionAt, meantAction } from '../../dashboard/keys/action-names.ts'
import { whyNotKeys } from '../../dashboard/keys/bindings.ts'
import { capitalised } from '../../text/capitalised.ts'

/** The setting of a key as it was typed. As far as the schema knows, any name may be one of an action. Throws (exit 2) if there is none. */
export function typedSetting(key: string): Setting {
  const setting = settingAt(key)
  if (setting && (settingKeys.includes(key) || actionAt(key))) return setting
  const [what, meant, list] = setting
    ? ['action', meantAction(key), 'sage keys lists them, each with its table']
    : ['setting', meantSetting(key), 'sage config get lists them']
  throw new UserError(`There is no ${what} "${key}"`, {
    hint: meant === undefined ? list : `Did you mean "${meant}"?`,
    exitCode: EXIT.usage,
    code: 'unknown-setting',
  })
}

/** What a setting is to be set to, as it was typed; several words make a list. Throws (exit 2) if it cannot be that. */
export function typedValue(setting: Setting, words: readonly string[]): unknown {
  const { key, schema } = setting
  const value = words.length > 1 ? [...words] : valueFromText(words[0] ?? '', setting)
  const parsed = schema.safeParse(value)
  if (value === undefined || !parsed.success)
    throw badValue(key, words.map((word) => JSON.stringify(word)).join(' '), `It must be ${settingText(setting)}`)
  // To the schema any words are keys of an action; in the file a wrong one would count as not written.
  const action = actionAt(key)
  const problem = action && whyNotKeys(action, parsed.data as readonly string[])
  if (problem !== undefined) throw badValue(key, tomlValue(parsed.data), capitalised(problem))
  return parsed.data
}

function badValue(key: string, shown: string, hint: string): UserError {
  return new UserError(`"${key}" cannot be ${shown}`, { hint, exitCode: EXIT.usage, code: 'bad-value' })
}
