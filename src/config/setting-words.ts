import { settingWords, settings } from './settings.ts'

/** One setting as a shell offers it: its key, what it does, and the words that it can be set to; none where it takes anything else. */
export type OfferedSetting = { readonly key: string; readonly about: string; readonly words: readonly string[] }

/** Worked out when Sage is built (`scripts/setting-words.mjs`): a shell asks at each start, and the schemas take longer to load than all else. */
export const offeredSettings: readonly OfferedSetting[] = settings.map((setting) => ({
  key: setting.key,
  about: setting.schema.description ?? '',
  words: settingWords(setting),
}))
