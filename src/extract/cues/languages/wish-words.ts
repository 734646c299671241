import type { Language } from '../cue.ts'
import type { WishWords } from './language-cues.ts'
import { latinWishes } from './latin-wishes.ts'
import { otherWishes } from './other-wishes.ts'
import { smallLanguages } from './small-languages.ts'

/** How people point at what should be remembered, and refuse it, by language. */
export const wishWords: Readonly<Partial<Record<Language, WishWords>>> = {
  ...latinWishes,
  ...otherWishes,
  ...Object.fromEntries(Object.entries(smallLanguages).map(([language, { wishes }]) => [language, wishes])),
}

/** The cue of a refusal, in every language. */
export const refusals: Readonly<Partial<Record<Language, string>>> = Object.fromEntries(
  Object.entries(wishWords).map(([language, { refusal }]) => [language, refusal]),
)
