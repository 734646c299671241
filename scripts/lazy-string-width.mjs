import { readFileSync } from 'node:fs'

/**
 * string-width makes two things as it is loaded that most processes never need: a segmenter (10 ms, for tables that a screen in plain letters
 * does not touch), and the expression of all emoji (20 ms, half of what starting Node takes). Both are made when they are first asked for, the
 * second only for text that can be an emoji at all: each emoji has a character that is `\p{Emoji}`, although digits are, too.
 */
export const lazyStringWidth = {
  name: 'lazy-string-width',
  setup(b) {
    b.onLoad({ filter: /[\\/]string-width[\\/]index\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      // An older copy, which comes with wrap-ansi, finds emoji in another way.
      if (source.includes("from 'emoji-regex'")) return undefined
      if (!source.includes(EAGER_SEGMENTER) || !source.includes(EAGER_EMOJI))
        throw new Error(`string-width has another shape than this build knows: "${path}"`)
      return {
        contents: source.replace(EAGER_SEGMENTER, LAZY_SEGMENTER).replace(EAGER_EMOJI, LAZY_EMOJI),
        loader: 'js',
      }
    })
  },
}

const EAGER_SEGMENTER = 'const segmenter = new Intl.Segmenter();'
const LAZY_SEGMENTER =
  'let segments; const segmenter = { segment: (text) => (segments ??= new Intl.Segmenter()).segment(text) };'
const EAGER_EMOJI = 'const rgiEmojiRegex = /^\\p{RGI_Emoji}$/v;'
const LAZY_EMOJI = `let emoji; const mayBeEmoji = /^(?![#*\\d]$).*\\p{Emoji}/su;
const rgiEmojiRegex = { test: (text) => mayBeEmoji.test(text) && (emoji ??= /^\\p{RGI_Emoji}$/v).test(text) };`
