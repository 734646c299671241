/**
 * A text without the words with which people say something again, or louder: "I told you before: …", "… never ever …". Whatever else one
 * text has and another has not is new.
 */
export function withoutSayingAgain(text: string): string {
  return text.replace(SAYING_AGAIN, ' ')
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
