import type { HookState } from './snapshot.ts'
import type { State } from './state.ts'

/** A line below the tabs until it is hidden, and the actions whose keys it names. */
export type Banner = { readonly text: string; readonly actions: readonly ('install' | 'hide-banner')[] }

const HOOK_SENTENCES: Readonly<Record<Exclude<HookState['state'], 'installed'>, string>> = {
  missing: 'Hooks not installed here: nothing new will arrive.',
  doubled: 'Hooks installed twice: "sage doctor" says more.',
  disabled: 'disableAllHooks turns hooks off: nothing new will arrive.',
  old: 'Outdated hooks: "sage doctor --fix" updates them.',
  broken: 'Hooks do not work here: "sage doctor" says why.',
}

/** Installing again does not help if hooks are doubled, old or switched off, nor if the settings are right and something else is wrong. */
export function installHelps({ state, inVain = false }: HookState): boolean {
  return state === 'missing' || (state === 'broken' && !inVain)
}

/** What to say about hooks that are not as they should be. */
export function hookStateText({ state, text }: HookState): string | undefined {
  return state === 'installed' ? undefined : (text ?? HOOK_SENTENCES[state])
}

/** The one banner that is shown: the first that was not hidden. */
export function bannerOf(state: State): Banner | undefined {
  return bannersOf(state).find(({ text }) => !state.hiddenBanners.has(wordsOf(text)))
}

/** Hides the banner that is shown, and no other: what goes wrong later is still shown. */
export function hideBanner(state: State): State | undefined {
  const banner = bannerOf(state)
  return banner && { ...state, hiddenBanners: new Set([...state.hiddenBanners, wordsOf(banner.text)]) }
}

/** A banner is known by its words: the numbers in it change. */
function wordsOf(text: string): string {
  return text.replaceAll(/\d+/gu, '')
}

/** What keeps Sage from working comes before what is merely good to know. */
function bannersOf({ snapshot }: State): Banner[] {
  const { hooks, drift, problems, readOnly } = snapshot
  const sentence = hookStateText(hooks)
  return [readOnly, sentence, drift, ...problems]
    .filter((text) => text !== undefined)
    .map((text) => ({
      text,
      actions: text === sentence && installHelps(hooks) ? ['install', 'hide-banner'] : ['hide-banner'],
    }))
}
