import type { SecretRange } from './secret-range.ts'

const CARD = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/gu
const CARD_LEAST = 13
const IBAN = /(?<![\w-])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![\w-])/gu
/** Issuers’ first digits; timestamps and order numbers begin differently. */
const ISSUED = /^(?:[3-6]|2[2-7])/u
/** Test numbers that payment services publish: a learning may well name one. */
const FOR_TESTS =
  /^(?:4242424242424242|4000\d{9,12}|4111111111111111|4012888888881881|5555555555554444|5105105105105100|2223003122003223|378282246310005|371449635398431|6011111111111117|3056930009020004|3566002020360505)$/u

/** Numbers that give access to money: of cards and bank accounts, whose check digits are right. Linear. */
export function findAccountNumbers(text: string): SecretRange[] {
  return [...findNumbers(text, 'card', CARD, isIssuedCard), ...findNumbers(text, 'iban', IBAN, isIban)]
}

/** Whether a text contains what looks like a card number, even a test number. Linear. */
export function holdsCardNumber(text: string): boolean {
  return findNumbers(text, 'card', CARD, isCardNumber).length > 0
}

function findNumbers(
  text: string,
  id: string,
  expression: RegExp,
  isNumber: (number: string) => boolean,
): SecretRange[] {
  return Array.from(text.matchAll(expression)).flatMap(({ 0: found, index }) => {
    const number = beginningWith(found, isNumber)
    return number === undefined ? [] : [{ start: index, end: index + number.length, id }]
  })
}

/** The longest prefix, in whole groups, that is such a number: what follows often looks like another group, e.g. `12/27` or `BIC`. */
function beginningWith(found: string, isNumber: (number: string) => boolean): string | undefined {
  const groups = found.split(/(?=[ -])/u)
  for (; groups.length > 0; groups.pop()) {
    const beginning = groups.join('')
    if (isNumber(beginning.replaceAll(/[ -]/gu, ''))) return beginning
  }
  return undefined
}

function isIssuedCard(digits: string): boolean {
  return isCardNumber(digits) && ISSUED.test(digits) && !FOR_TESTS.test(digits)
}

/** Luhn's check digit. */
function isCardNumber(digits: string): boolean {
  if (digits.length < CARD_LEAST || /^(\d)\1+$/u.test(digits)) return false
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits.at(-1 - index))
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** The shortest IBANs are Norway's. */
const IBAN_LEAST = 15

/** ISO 13616: the rest of the number, country and check digits behind it, letters as two digits, is 1 modulo 97. */
function isIban(number: string): boolean {
  if (number.length < IBAN_LEAST) return false
  let rest = 0
  for (const character of number.slice(4) + number.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
