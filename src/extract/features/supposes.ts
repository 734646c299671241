import type { SentenceView } from '../view/sentence-view.ts'

/** Whether it asks what would be if something were so: "Suppose we never close it, would it leak?", "もし今後使わないとしたら、いくら？". */
export function isSupposed({ folded, ascii }: SentenceView): boolean {
  // Most sentences have none of these signs, and looking for them is faster.
  if (!folded.includes('?') && !folded.includes(' , ') && (ascii || !folded.includes('？'))) return false
  return ASKS.test(folded) && SUPPOSES.test(folded)
}

/** How a supposition begins; an opener may come before it. */
const SUPPOSES =
  /^ ((?:[^ ,]+ ){1,2}, |(?:so|and|but|ok|hmm|und|aber|et|y|e|mas|ma|en|a|и|а|но) (?:, )?)?(?:suppos(?:e|ing)|imagine|assum(?:e|ing)|hypothetically|pretend|(?:lets|let us) (?:say|assume|suppose|imagine|pretend)|say (?:we|i)|what (?:would happen )?if|if (?:we|i) (?:were to|never|always)|angenommen|nehmen wir an|stell dir vor|mal angenommen|was ware(?: ,)? wenn|was passiert(?: ,)? wenn|supposons|imaginons|imagine|admettons|et si|(?:supongamos|imagina|imaginemos|digamos|pongamos) que|(?:que pasa(?:ria)? |y )si|(?:suponha|imagina|imagine|digamos|vamos supor) que|e se|(?:supponiamo|immagina|mettiamo|diciamo|ammettiamo) che|stel(?: dat| je voor)?|wat als|(?:zalozmy|przypuscmy|powiedzmy)(?: ,)? ze|(?:a )?(?:co )?gdyby(?:smy|m)?|(?:предположим|допустим|представь)|(?:что|а)? ?если бы|что будет(?: ,)? если|припустимо|diyelim ki|varsayalim|farz et) |^ ?(?:假设|假設|假如|如果以后|如果以後|要是以后|もし|仮に|만약|만일)/

/** Such a question may lack its mark: then the order of its words asks. */
const ASKS = /[?？] ?$| , (?:would|could|should|will|does|do|is|are|can) (?!not )[^ ]+ /
