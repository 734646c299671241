/** Where a number stands that money can be taken with, in UTF-16 units. */
export type AccountNumber = { readonly start: number; readonly end: number; readonly id: 'card' | 'iban' }

const CARD = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/gu
const IBAN = /(?<![\w-])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![\w-])/gu
/** Issuers’ first digits; what counts milliseconds or orders begins otherwise. */
const ISSUED = /^(?:[3-6]|2[2-7])/u
/** Numbers that payment services publish for tests: a learning may well name one. */
const FOR_TESTS =
  /^(?:4242424242424242|4000\d{9,12}|4111111111111111|4012888888881881|5555555555554444|5105105105105100|2223003122003222|378282246310005|371449635398431|6011111111111117|3056930009020004|3566002020360505)$/u

/** Card numbers and bank accounts whose check digits are right. Linear. */
export function findAccountNumbers(text: string): AccountNumber[] {
  const found: AccountNumber[] = []
  for (const { 0: number, index } of text.matchAll(CARD)) {
    const digits = number.replaceAll(/\D/gu, '')
    if (isCardNumber(digits) && ISSUED.test(digits) && !FOR_TESTS.test(digits))
      found.push({ start: index, end: index + number.length, id: 'card' })
  }
  for (const { 0: number, index } of text.matchAll(IBAN))
    if (isIban(number.replaceAll(' ', ''))) found.push({ start: index, end: index + number.length, id: 'iban' })
  return found
}

/** Luhn's check digit. */
export function isCardNumber(digits: string): boolean {
  if (/^(\d)\1+$/u.test(digits)) return false
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits.at(-1 - index))
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** ISO 13616: the rest of the number, country and check digits behind it, letters as two digits, is 1 modulo 97. */
function isIban(number: string): boolean {
  let rest = 0
  for (const character of number.slice(4) + number.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
