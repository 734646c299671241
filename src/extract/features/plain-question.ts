import type { SentenceView } from '../view/sentence-view.ts'

/**
 * Whether it asks how something is: "Does that mean we never …?", "so we always use UTC, right?", "do we always squash here". A wish that is
 * phrased as a question begins differently ("can you always …?").
 */
export function isPlainQuestion(view: SentenceView): boolean {
  const { original, folded } = view
  if (asksWithoutMark(view) || asksAboutWords(view)) return true
  if (!/[?？]["'”’)*_]{0,3}$/.test(original)) return false
  return (
    ASKS_ELSEWHERE.test(folded) ||
    /^ ((?:so|and|but|hm+|ok|wait|also|then) (?:, )?)?(?:does|do|did|is|are|was|were|am|should|shall|would|has|have|which|what|where|who|when|whats|isnt|doesnt|didnt) /.test(
      folded,
    ) ||
    /^ (?:(?:so|wait|hm+|oh|and|then) (?:, )?)+(?:this|that|it|which|we|they|thats|its|the) |^ (?:this|that|it) (?:means|implies) /.test(
      folded,
    ) ||
    / , (?:right|correct|no|yes|isnt it|dont we|do we|oder|ne|verdad|certo|n est-ce pas|да) \? $/.test(folded)
  )
}

/** Whether it asks about words that it quotes: `it says "never run as root", what does that mean`. */
function asksAboutWords({ original, folded, ascii }: SentenceView): boolean {
  // Most sentences quote nothing, and looking for a quotation mark is faster.
  return (!ascii || original.includes('"')) && QUOTATION.test(original) && ABOUT_WORDS.test(folded)
}

const QUOTATION = /["“„«「『][^"“”„«»「」『』\n]{3,300}["”“»」』]/
/**
 * The question is the last clause, or the only one. Without a question mark it asks for a meaning, or is one word: "…, which is the official one"
 * is not a question.
 */
const ABOUT_WORDS =
  /(?:^|[,;:.]) ((?:so|and|but|und|aber|et|mais|y|pero|e|mas|ma|en|maar|a|ale|i|и|а|но|але|και|men|ja) )?(?:what(?! (?:about|if) )|whats|why|how(?! about )|does (?:that|this|it)|is (?:that|this|it)(?! (?:clear|ok|understood) )|who|was|wieso|warum|weshalb|wie|gilt (?:das|es)|ist das(?! (?:klar|ok) )|stimmt das|quoi|pourquoi|que(?: veut|l)|cest quoi|ca veut dire|ca signifie|est-ce|que (?:significa|quiere)|por que|o que|cosa|che (?:cosa|significa|vuol)|perche|wat|waarom|hoe|co|dlaczego|czemu|czy|jak|proc|preco|plati|mita|miksi|mika|onko|vad|varfor|hvad|hvorfor|mit|miert|ce inseamna|de ce|ne demek|neden|niye|artinya|maksudnya|kenapa|nghia la|tai sao|что|почему|зачем|это как|що|чому|какво|защо|τι|γιατ[ίι]|ισχ[ύυ]ει|معن[یي]|يعني|یعنی|چرا|ليش|لماذا|מה|למה)(?: $|(?= )[^,;:]* (?:[?？]|means?|meant|heisst|bedeutet|meint|veut dire|signifie|significa|quiere decir|quer dizer|vuol dire|betekent|znaczy|oznacza|znamena|tarkoittaa|betyder|jelent|inseamna|demek|artinya|maksudnya|nghia|значит|означает|означає|значить|означава|значи|σημα[ίι]νει|معن[یي]|يعني|یعنی)(?= )[^,;:]*$)/

function asksWithoutMark({ folded, ascii }: SentenceView): boolean {
  const end = folded.slice(-MAX_END_UNITS)
  return (
    ASKS_AT_END.test(end) ||
    (!ascii && PARTICLE.test(end) && !WISHES.test(folded)) ||
    (OR_NOT.test(end) && !EITHER_WAY.test(folded)) ||
    (ASKS_BY_ORDER.test(folded) && !GOES_ON_TO_STATE.test(folded))
  )
}

/** Words whose order asks: many leave out the mark. */
const ASKS_BY_ORDER =
  /^ ((?:so|and|but|hm+|ok|wait|also|then) (?:, )?)?(?:is there|is (?:it|that|this) true|(?:do|did|are|have|should|were|why do|why are|why did) we(?! not )|(?:should|do|did|have|was|am) i(?! not )|does (?:this|that|it|the|our|anyone|anybody)|why (?:is|does|are|was) (?!you)) |^ (?:stimmt (?:es|das)|gibt es|haben wir(?! (?:doch )?nicht )|soll(?:te)? ich|soll(?:t)?en wir|muss ich|mussen wir|darf ich|(?:warum|wieso)(?! [^ ]+ (?:du|ihr) )) |^ est-ce |^ (?:hay algun|tem algum)a? |^ (?:is er|gebruiken we|hebben we(?! (?:niet|afgesproken) )|moet ik|moeten we|klopt het) |^ (?:czy(?! (?:mozesz|moglbys|moglabys) )|(?:jest|mamy) jak(?:as|is|ies)) |^ есть ли |^ (?:apakah(?! (?:kamu |anda )?(?:bisa|boleh) )|kya(?! (?:tum|aap|tu) )) /

/** This is how people scold, or say what to do in some case: "warum wieder npm, wir nutzen pnpm", "should I be offline, never merge". */
const GOES_ON_TO_STATE =
  / [,:] (?:(?:never|always|only|stop|dont|immer|nie|niemals|siempre|nunca|toujours|jamais|altijd|nooit|всегда|никогда) (?!, )|(?:i dont|i (?:never|always|hate|want)|we (?:use|never|always|dont|only)|wir|ich (?:will|mag|mochte|habe)|lass|aqui usamos|on|je ne|мы) )|^ (?:muss|soll(?:te)?) ich (?:[^ ,]+ ){0,2}(?:jedes|immer|standig|dauernd|wirklich|noch) (?:[^ ,]+ )?(?:sagen|wiederholen|erklaren|erinnern) /

/** How much of the end is searched for words that ask. */
const MAX_END_UNITS = 40
const ASKS_AT_END =
  / , (?:right|correct|isnt it|dont we|do we) $| degil mi $| m[iu] [^ ]+yor(?:uz|sun|sunuz) $|(?:っけ|맞지|맞나|있나) ?$|(?:对吧|對吧|是吧) ?$/
/** The Chinese particle of a question, which may also make a request, or scold. */
const PARTICLE = /[吗嗎] ?$/
const WISHES = /^.{0,6}(?:可以|能|麻烦|麻煩|请|請|不是[说說告讲講])/
const OR_NOT = / or not $| oder(?: nicht)? $| ou (?:pas|non|nao) $| o no $| of niet $| или нет $/
/** Says that it holds in both cases: "exported or not", "haya prisa o no". */
const EITHER_WAY =
  /^ (?:[^ ]+ ){2,}, (?:[^ ,]+ ){1,2}(?:or|oder|ou|o|of|или) (?:not|nicht|pas|non|nao|no|niet|нет) $| (?:whether|if|ob) /

/** How such a question begins, or ends, in other languages. */
const ASKS_ELSEWHERE =
  /^ ((?:und|aber|also|ok|moment|et|mais|alors|donc|y|pero|e|mas|a|и|а|но) (?:, )?)?(?:ist|sind|war|hat|haben|wird|werden|muss|mussen|soll|sollen|darf|durfen|gibt|gilt|macht|nutzt|nutzen|verwendet|verwenden|benutzt|braucht|brauchen|was|wie|wo|wer|wann|warum|wieso|weshalb|welche[rsnm]?|est-ce|pourquoi|comment|quand|quel(?:le)?s?|combien|faut-il|doit-on|peut-on|por que|por qu|cuando|cual|donde|quien|qual|quando|onde|quem|perche|quale|dove|chi|waarom|hoe|wanneer|welke|is|zijn|dlaczego|jak|kiedy|gdzie|czy|почему|как|где|когда|кто|зачем|какой|разве|чому|як|де|коли|neden|nasil|hangi|kenapa|bagaimana|kapan|apakah|tai sao) |^ ¿ (?!puedes|podrias|podes)|^ (?!.{0,6}(?:可以|能|麻烦|麻煩|请|請)).*[吗嗎] [?？] $|(?:です|(?<!もらえ|くれ|いただけ|頂け)ます)か [?？] $|(?:(?<!수 ?있)나요|가요|[습입]니까) [?？] $/
