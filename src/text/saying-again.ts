/**
 * A text without the words with which people say something again, or louder: "I told you before: …", "… never ever …". Whatever else one
 * text has and another has not is new.
 */
export function withoutSayingAgain(text: string): string {
  return text.replace(SAYING_AGAIN, ' ')
}

/** The same in Chinese, Japanese, Korean and Thai, with the endings and particles that say nothing of their own: only for counting letters. */
export function withoutSayingAgainUnspaced(text: string): string {
  return text.replace(SAYING_AGAIN_UNSPACED, ' ')
}

const SAYING_AGAIN = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:how|so|too) (?:often|many times)(?: (?:do|must|should) i (?:have to )?(?:say|tell|repeat))?',
    '(?:as|like) (?:always|i (?:always |already |just )?(?:said|told you|asked|mentioned))',
    'i (?:said|told you)(?: so)?',
    '(?<=never )ever|(?<= )too$',
    '(?:said|told|asked|mentioned|meant|agreed|remember|reminded|forgot|forget|forgotten|repeat|repeating|again|already|earlier|yesterday|hey|damn)',
    // What is advised against is told by the statement.
    'stop(?= \\p{L}+ing)',
    '(?:repo|repository|project|codebase)',
    'schon (?:so )?(?:oft|mal|einmal|x-mal)',
    '(?:gesagt|sagte|erwähnt|gemeint|vergessen|vergisst|nochmals?|wieder|bereits|gestern|mensch|projekt)',
    '(?:dit|disais|redis|répète|rappelle|oublié|oublies|encore|déjà|hier|projet|dépôt)',
    '(?:dije|dicho|decía|repito|recuerda|olvidaste|olvides|ayer|proyecto|repositorio)',
    '(?:disse|falei|lembra|esqueceu|ontem|projeto|repositório)',
    '(?:detto|ripeto|ricorda|dimenticato|ancora|ieri|progetto)',
    '(?:gezegd|vergeten|alweer|gisteren|mówiłem|powiedziałem|zapomniałeś|znowu|znów|wczoraj|projekcie)',
    '(?:говорил|сказал|просил|повторяю|помни|забыл|опять|снова|вчера|проекте)',
  ].join('|')})(?!\\p{L}|['’]s(?!\\p{L}))`,
  'giu',
)

const SAYING_AGAIN_UNSPACED = new RegExp(
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
