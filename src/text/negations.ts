/** Word lists have one line per language, as people type it, with and without accents. Normalised here. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.normalize('NFKC').trim().split(/\s+/u))
}

/** Words that say "not" of what comes after them, and hardly anything else in any language. */
export const NEGATES_WHAT_FOLLOWS = words(`
not no never dont doesnt didnt isnt arent wasnt werent wont wouldnt cannot cant couldnt mustnt shouldnt havent hasnt neednt aint avoid neither
nicht nie niemals kein keine keinen keiner keinem keines keinerlei
non ne pas jamais aucun aucune
jamás nunca ningún ningun ninguna ninguno tampoco
nem não nao nenhum nenhuma
nessun nessuno nessuna nemmeno neanche
niciodată niciodata nici
geen niet nooit
ikke aldri aldrig ingen inte inget icke
ei eivät eikä älä älkää ära
нет не никогда нельзя ні ніколи жоден нема никога недей немој никад
nigdy żaden żadna żadne żadnych
nikdy nikdo žádný žádné nesmí nikada nemoj nemojte nije nisu nikoli nekad
soha sose semmi nincs tilos
δεν δε μην μη όχι οχι ποτέ μήτε ούτε
לא אל אין אסור לעולם
لا لم لن ليس ليست أبدا أبدًا ممنوع غير مش مفيش
không khong đừng chưa chớ chẳng cấm
tidak jangan bukan tiada belum nggak enggak ngga gak tdk jgn janganlah dilarang
huwag hwag
hapana kamwe hakuna
`)

/** All words that say "not" and hardly anything else; they compare as one word. */
export const NEGATIONS: ReadonlySet<string> = new Set([
  ...NEGATES_WHAT_FOLLOWS,
  ...words(`
değil degil asla hiçbir hicbir yok
نه هرگز نکن نکنید نباید نیست ندارد نمی هیچ
نہیں نہ مت
नहीं नही न ना मत नाही नको नये नका छैन हुँदैन
না নয় নেই নি
નથી નહીં
ਨਹੀਂ ਨਾ
இல்லை வேண்டாம் கூடாது
లేదు వద్దు కాదు కూడదు
ಇಲ್ಲ ಬೇಡ ಬಾರದು ಅಲ್ಲ
ഇല്ല അല്ല വേണ്ട അരുത്
nahi nahin
못 아니 아닌 아니라 없는 없이
不 没 別 别 勿 禁 无 無 非 莫
`),
])

/**
 * What says "not" in one language and something else in another (Romanian "nu" and a shell, Finnish "en" and Spanish "in"): it stays the
 * word that it is, but nothing that has it more often than the other says the same.
 */
export const MAY_NEGATE = words(`
stop refrain forbid forbidden disallow nor none nothing nobody noch nix plus rien nada nulla mai niente mica nu ni cap en et emme ette ikkje ej nee intet inga
nej niks niets nein nope hindi wala mat na ga tak kagak hiç hic sio ποτε ما مو ના 안 未 停 拒
`)

/** Words that contrast what follows or precedes them with the rest: "tabs, not spaces". */
export const TURNING = words(`
without over before after than unless except only if when while until but
sondern ohne vor nach statt außer ausser wenn nur
sans avant après sauf seulement
sin antes después salvo excepto solo sólo
sem exceto somente apenas
senza tranne soltanto
без до после только кроме тільки окрім само осим samo osim
zonder behalve alleen tenzij
uten uden utan unntatt undtagen förutom
ilman paitsi vain
bez oprócz tylko kromě pouze okrem mimo
nélkül kivéve csak
fără fara doar
olmadan hariç haric sadece yalnız yalnızca
χωρίς χωρις εκτός μόνο
בלי ללא מלבד רק
بدون دون إلا فقط جز بغیر بغير
बिना सिवाय केवल सिर्फ़ शिवाय फक्त ছাড়া শুধু
tanpa kecuali hanya cuma trừ chỉ
而 先 后 前 後
`)

/**
 * Negations inside of a word, or between words that no space parts: Japanese and Korean endings, Thai, Lao, Khmer and Burmese words, the
 * endings of Tamil, Telugu, Kannada and Malayalam verbs.
 */
const INSIDE =
  /ない|なく|なし|ません|ずに|せず|わず|かず|やめ|だめ|ダメ|않|말|금지|못|없|지\s?마|(?<!\p{L})안(?=[쓰써씁하한할해합되된돼됩])|ไม่|อย่า|ห้าม|ไร้|งด|มิ|ບໍ່|ຢ່າ|ຫ້າມ|មិន|កុំ|ហាម|គ្មាន|ဘူး|နဲ့|မရ|ல்லை|ாதே|ாதீ|ாது|ாமல்|லేదు|లేదు|వద్దు|కూడదు|ವಿಲ್ಲ|ಬೇಡ|ಬಾರದು|ില്ല|രുത്/gu

/** How often something inside the words negates. */
export function negationsInside(normalised: string): number {
  return normalised.match(INSIDE)?.length ?? 0
}

/** What Turkish inserts into a verb to negate it, "kullanmıyoruz" for "kullanıyoruz"; "-ment" is not one of these. */
const VERB_NEGATED = /^m[aeıiuü](?!nt)/u
/** Endings that say that something is absent: "serverless", "fehlerfrei", "şifresiz". */
const WITHOUT_IT = /(?:less|los|frei|s[ıiuü]z)$/u

/** Whether one of two forms of a word negates the other. */
export function isNegatedForm(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return (
    VERB_NEGATED.test(a.slice(same)) !== VERB_NEGATED.test(b.slice(same)) || WITHOUT_IT.test(a) !== WITHOUT_IT.test(b)
  )
}
