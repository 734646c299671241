import type { Environment } from '../workspace/paths.ts'

/** As the configuration reads it (`ui.ascii`), for lines that are printed without it. */
const ASKED = /^(?:1|true|yes|on)$/i

/** Whether only ASCII is to be shown: the person asked for it, or the terminal cannot show more. */
export function onlyAscii(env: Environment['env']): boolean {
  return ASKED.test(env.SAGE_ASCII || env.SAGE_UI_ASCII || '') || needsAscii(env)
}

/**
 * Whether the terminal cannot show box-drawing characters: the Linux console, and locales that are not UTF-8, such as `C`. If no locale
 * is set, as in most containers, the terminal outside can show them.
 */
export function needsAscii(env: Environment['env']): boolean {
  return env.TERM === 'linux' || env.TERM === 'dumb' || !isUtf8(env)
}

/** Whether the locale is UTF-8. If none is set it is, as on Windows. */
export function isUtf8(env: Environment['env']): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || ''
  return locale === '' || /utf-?8/i.test(locale)
}
