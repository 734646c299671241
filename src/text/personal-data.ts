import { isCardNumber } from './account-numbers.ts'

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u
/** International form, or groups as people write them; a bare number or a version is none. */
const PHONE =
  /(?:^|[^\w.])(?:\+\d{1,3}[ ().-]{0,2}\d(?:[ ().-]{0,2}\d){6,12}|\(\d{2,5}\)[ -]?\d{2,4}[ -]\d{2,5}|\d{3}-\d{3}-\d{4})(?!\w)/u
const CARD = /(?:^|[^\w.-])(\d(?:[ -]?\d){12,18})(?![\w-])/gu

/** Kinds of personal data in a text: `email`, `phone`, `card`. They are pointed out: a learning may be about one. Numbers that money can be taken with are masked beside that. */
export function findPersonalData(text: string): string[] {
  const found: string[] = []
  if (EMAIL.test(text) && !/\bgit@[\w.-]{1,80}:/u.test(text)) found.push('email')
  if (PHONE.test(text)) found.push('phone')
  if (Array.from(text.matchAll(CARD)).some(([, digits = '']) => isCardNumber(digits.replace(/\D/gu, ''))))
    found.push('card')
  return found
}
