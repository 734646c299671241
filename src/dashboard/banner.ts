import type { HookState } from './snapshot.ts'
import type { State } from './state.ts'

/** A line below the tabs until it is hidden, and the actions whose keys it names. */
export type Banner = { readonly text: string; readonly actions: readonly ('install' | 'hide-banner')[] }

const HOOK_SENTENCES: Readonly<Record<Exclude<HookState['state'], 'ok'>, string>> = {
  missing: 'Hooks not installed here: nothing new will arrive.',
  doubled: 'The hooks are installed twice: every event arrives twice.',
  disabled: 'Your settings switch all hooks off (disableAllHooks): nothing new will arrive.',
  old: 'The hooks are from another version: "sage doctor --fix" updates them.',
  stale: 'The installed hooks do not work for this folder: "sage doctor" says why.',
}

/** Installing again does not help hooks that are doubled, old or switched off. */
export function installHelps({ state }: HookState): boolean {
  return state === 'missing' || state === 'stale'
}

/** What to say about hooks that are not as they should be. */
export function hookSentence({ state, text }: HookState): string | undefined {
  return state === 'ok' ? undefined : (text ?? HOOK_SENTENCES[state])
}

/** The one banner. What keeps Sage from working comes before what is merely good to know. */
export function bannerOf({ bannerHidden, settings, snapshot }: State): Banner | undefined {
  if (bannerHidden) return undefined
  const { hooks, drift, problems, readOnly } = snapshot
  if (readOnly !== undefined) return { text: readOnly, actions: ['hide-banner'] }
  const sentence = hookSentence(hooks)
  if (sentence !== undefined)
    return { text: sentence, actions: installHelps(hooks) ? ['install', 'hide-banner'] : ['hide-banner'] }
  const text = drift ?? problems[0] ?? settings.keyProblems[0]
  return text === undefined ? undefined : { text, actions: ['hide-banner'] }
}
