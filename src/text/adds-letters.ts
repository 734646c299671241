const CONTENT =
  /[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
const HIRAGANA = /\p{Script=Hiragana}/gu
/** How many hiragana an ending has more than another, apart from those that say nothing: 書く, 書いて. */
const ENDING = 1

/** Words of Chinese, Japanese, Korean and Thai that say something again, or louder, or more politely. */
const SAYING_AGAIN = new RegExp(
  [
    '我?(?:已经|已經|都|早就)?(?:说|說|讲|講|提醒|告诉|告訴|强调|強調)(?:过|過|了)(?:你|您)?(?:多少次|很多次|好几次|好幾次|几次|幾次|多次|了)?',
    '(?:再|又)(?:说|說|强调|強調)一?(?:次|遍)?|重申|记住|記住|记得|記得|请|請|一定|务必|務必|必须|必須|应该|應該|总是|總是|始终|始終|一律|我们|我們|咱们|以后|以後|今后|都|也|要|了|的|吧|啊|呢|就',
    '(?:前に?も?|何度も|さっき)?(?:言っ|言い)(?:た|たよう|まし|ている)*|何度も|もう一度|お願い(?:し|いたし|致し)?|下さい|必ず|常に|絶対に?|忘れ|覚えて',
    'ください|ましょう|ました|でした|ません|ちゃんと|いつも|だから|という|です|ます|して|する|した|しよう|しろ|こと|よう|って|また|もう|[をはがにでとものへやかねよなさて]',
    '말했(?:잖아|듯이|지만|어|다)?|항상|반드시|언제나|제발|다시|부탁|기억|앞으로|습니다|입니다|세요|주세요|[을를이가은는의와과도에서로으하해줘주써요다라고게좀꼭또]',
    'นะ|ครับ|ค่ะ|คะ|ด้วย|เสมอ|กรุณา|โปรด',
  ].join('|'),
  'gu',
)

/**
 * Whether a text has letters of a script without spaces that the known one lacks, apart from what only says it again and from endings. There a
 * word is one letter or two, so one other letter says something else.
 */
export function addsLetters(known: string, text: string): boolean {
  const [before, now] = [bare(known), bare(text)]
  return lacking(before, now, CONTENT) > 0 || lacking(before, now, HIRAGANA) > ENDING
}

function bare(text: string): string {
  return text.normalize('NFKC').replace(SAYING_AGAIN, ' ')
}

/** How many of these letters the text has more often. */
function lacking(known: string, text: string, letters: RegExp): number {
  const left = new Map<string, number>()
  for (const letter of known.match(letters) ?? []) left.set(letter, (left.get(letter) ?? 0) + 1)
  let more = 0
  for (const letter of text.match(letters) ?? []) {
    const held = left.get(letter) ?? 0
    if (held === 0) more++
    else left.set(letter, held - 1)
  }
  return more
}
