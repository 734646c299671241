// Letters as ranges, for use between brackets. `\p{L}` and `\p{Ll}` say it better, but each expression with one takes milliseconds to compile,
// and with the flag `i` several times as long. Letters above U+FFFF are left out, and vowel signs between others are not.

/** Those that have two cases. */
export const CASED_LETTERS = String.raw`A-Za-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02af\u0370-\u0374\u0376-\u037d\u037f\u0386\u0388-\u03f5\u03f7-\u0481\u048a-\u0558\u0560-\u0588\u1e00-\u1fff`

export const LETTERS = String.raw`${CASED_LETTERS}\u02b0-\u02c1\u05d0-\u05f2\u0620-\u065f\u066e-\u06d3\u06d5-\u06ef\u06fa-\u0963\u0971-\u0e3a\u0e40-\u0e4e\u0e81-\u1dbf\u2c00-\u2dff\u3005-\u3007\u3031-\u3035\u303b-\u3096\u309d-\u30fa\u30fc-\ud7ff\uf900-\ufd3d\ufd50-\ufdfb\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc`
