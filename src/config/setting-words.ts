import { settingWords, settings } from './settings.ts'

/** One setting as a shell offers it: its key, what it does, and the words it can be set to; none if it takes anything else. */
export type OfferedSetting = { readonly key: string; readonly about: string; readonly words: readonly string[] }

/** Computed when Sage is built (`scripts/setting-words.mjs`): a shell asks at each start, and the schemas take longest to load. */
export const offeredSettings: readonly OfferedSetting[] = settings.map((setting) => ({
  key: setting.key,
  about: setting.schema.description ?? '',
  words: settingWords(setting),
}))
