import type { Environment } from '../../workspace/paths/homes.ts'

/**
 * Whether the terminal cannot show box-drawing characters: the Linux console, and locales that are not UTF-8, such as `C`. If no locale
 * is set, as in most containers, the terminal outside can show them.
 */
export function needsAscii(env: Environment['env']): boolean {
  return env.TERM === 'linux' || env.TERM === 'dumb' || !hasUtf8Locale(env)
}

/** If no locale is set it counts as one, as on Windows. */
export function hasUtf8Locale(env: Environment['env']): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || ''
  return locale === '' || /utf-?8/i.test(locale)
}
