import { holdsCardNumber } from './account-numbers.ts'

/** Not "react@19.3.1", whose end is no domain, nor the address of a repository. */
const EMAIL = /(?<![\w.+-])(?!git@)[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z][a-z\d-]{1,62}/iu
/** International form, or groups as people write them; a bare number or a version does not count. */
const PHONE =
  /(?:^|[^\w.])(?:\+\d{1,3}[ ().-]{0,2}\d(?:[ ().-]{0,2}\d){6,12}|\(\d{2,5}\)[ -]?\d{2,4}[ -]\d{2,5}|\d{3}-\d{3}-\d{4})(?!\w)/u

/**
 * Whether a text has an e-mail address, a phone number or a card number. They are flagged and not masked, because a learning may be about one.
 * Only numbers that money can be taken with are also masked, by `redact()`.
 */
export function holdsPersonalData(text: string): boolean {
  return EMAIL.test(text) || PHONE.test(text) || holdsCardNumber(text)
}
