import { normaliseText } from './normalise.ts'

const words = (list: string): readonly string[] => list.split(/\s+/u)

/**
 * Short words that turn what is said when one stands for another: which way, whose, why, how many. Two of one line are never the same;
 * those parted by a stroke are.
 */
const TURNING: ReadonlyArray<readonly (readonly string[])[]> = [
  'from|to into onto in on at toward towards',
  'on|off',
  'in|out',
  'up|down upwards|downwards',
  'under below beneath|over above',
  'with|against',
  'inside|outside',
  'my mine our ours|your yours|their theirs his her hers',
  'why|what|how|where|who',
  'many|few',
  'more|less fewer',
  'same|other different another',
  'first|last',
  'von aus vom|in ins auf nach zu zum zur',
  'unter|über',
  'mit|gegen',
  'mein meine meinen meinem meiner unser unsere unserem unseren|dein deine deinen deinem deiner euer eure eurem euren|ihr ihre ihren ihrem',
  'warum wieso weshalb|was|wie|wo|wer',
  'viele|wenige',
  'mehr|weniger',
  'sous|sur',
  'depuis|vers',
  'mon ma mes notre nos|ton ta tes votre vos|leur leurs',
  'pourquoi|quoi|comment|où',
  'plus|moins',
  'de del desde da dal do|a al à au hacia hasta para',
  'por|para',
  'bajo|sobre',
  'mi mis nuestro nuestra nuestros|tu tus vuestro vuestra',
  'más|menos',
  'mais|menos',
  'meu minha meus minhas nosso nossa|seu sua seus suas teu tua',
  'mio mia miei mie nostro nostra|tuo tua tuoi tue vostro vostra',
  'più|meno',
  'voor|na',
  'van uit vanuit|naar',
  'onder|boven',
  'mijn ons onze|jouw je jullie',
  'meer|minder',
  'waarom|wat|hoe|waar',
  'z ze|do na',
  'pod|nad',
  'с со из от|на в во к ко',
  'под|над',
  'мой моя моё мои моей моём наш наша наше наши нашей|твой твоя твоё твои твоей ваш ваша ваше ваши вашей',
  'почему зачем|что|как|где',
  'больше|меньше',
].map((line) => line.split('|').map(words))

/** The same where no space parts the words. */
const INSIDE: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/从|從/u, /[向到给給]/u],
  [/から/u, /[にへ]/u],
  [/에서/u, /(?:으?로|에게|에)(?!\p{L})/u],
]

/** Words between who does something and what they do. */
const AUXILIARIES = new Set(
  words(
    'should must shall will can could may might would do does always never also only just not dont really to then still',
  ),
)

/** Whether one text has a word that turns what is said where the other has its counterpart: "copy from the server", "copy to the server". */
export function areTurned(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  return (
    TURNING.some((groups) => isTurned(groups, new Set(left), new Set(right))) ||
    INSIDE.some(([one, other]) => isOneEach(one, other, a, b) || isOneEach(one, other, b, a)) ||
    isDoneByOther(left, right)
  )
}

function wordsOf(text: string): string[] {
  return normaliseText(text).split(' ')
}

function isTurned(
  groups: readonly (readonly string[])[],
  left: ReadonlySet<string>,
  right: ReadonlySet<string>,
): boolean {
  const [ofLeft, ofRight] = [groupsIn(groups, left), groupsIn(groups, right)]
  return ofLeft.some((group) => !ofRight.includes(group)) && ofRight.some((group) => !ofLeft.includes(group))
}

function groupsIn(groups: readonly (readonly string[])[], said: ReadonlySet<string>): number[] {
  return groups.flatMap((group, index) => (group.some((word) => said.has(word)) ? [index] : []))
}

function isOneEach(one: RegExp, other: RegExp, left: string, right: string): boolean {
  return one.test(left) && !other.test(left) && other.test(right) && !one.test(right)
}

/** "I push to main" and "you push to main": the same deed of the other one. */
function isDoneByOther(left: readonly string[], right: readonly string[]): boolean {
  const [byMe, byYou] = [deedsOf('i', left), deedsOf('you', left)]
  return (
    [...deedsOf('you', right)].some((deed) => byMe.has(deed) && !byYou.has(deed)) ||
    [...deedsOf('i', right)].some((deed) => byYou.has(deed) && !byMe.has(deed))
  )
}

function deedsOf(who: string, said: readonly string[]): Set<string> {
  return new Set(
    said.flatMap((word, index) =>
      word === who ? (said.slice(index + 1).find((next) => !AUXILIARIES.has(next)) ?? []) : [],
    ),
  )
}
