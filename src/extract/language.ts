import type { Language } from './cue.ts'

/** Short words that tell Latin-script languages apart, folded. English is what remains. */
const MARKERS: Readonly<Partial<Record<Language, string>>> = {
  de: 'der die das und nicht ist ich du wir mit fur auf ein eine den im bei von zu sind auch nur wenn bitte dem wird kein keine aber noch mal hier',
  fr: 'le les des est et je tu nous pas dans pour que qui une sur avec ce cest du la au en il faut jai dans mais ou tout',
  es: 'el los las es y que de en un una para con por lo esta la se me te del al esto como mas pero hay cada',
  pt: 'o os as e que de em um uma nao para com por isso na no do da voce pra vc ta ja se mais mas tem ele ela tudo',
  it: 'il lo gli e che di un una non per con nel della sono questo anche piu ma se la le i',
  nl: 'de het een en niet ik je van op met voor wij dat dit ook maar geen zijn naar',
  pl: 'i nie jest w na z ze to sie do jak tylko dla po ale przez',
  tr: 'bir ve bu icin ile degil var yok mi ama gibi daha cok sen ben olarak diye',
  vi: 'khong cua cho nay duoc thi la va ko lam voi cai dung trong nhe roi den them de vao',
  id: 'yang ini itu dan pake aja buat dari untuk tidak ga gak gue gw jangan di ada sama bisa dong nya kalo lagi udah',
  hi: 'hai ka ki ke ko se mat nahi kar karo ye yeh mein hain aur bhi kya ho raha',
}

const LANGUAGE_OF = new Map<string, Language[]>()
for (const [language, words] of Object.entries(MARKERS)) {
  for (const word of words.split(' ')) {
    LANGUAGE_OF.set(word, [...(LANGUAGE_OF.get(word) ?? []), language as Language])
  }
}
/** English words that some of the lists above also hold, and the commonest others. */
const ENGLISH = new Set(
  'the a an is are was be to of and in on for with that this it you we i not do dont use have has no so as at by or if my our your can should from'.split(
    ' ',
  ),
)

/**
 * The languages whose cues are tried on a folded text: always English (its words stand in everyone's sentences), and the one
 * the writing or its short words show.
 */
export function languagesOf(folded: string): Language[] {
  const languages: Language[] = ['any', 'en']
  if (/[\u3040-\u30ff]/.test(folded)) languages.push('ja')
  else if (/[\u3400-\u9fff]/.test(folded)) languages.push('zh')
  if (/[\uac00-\ud7af]/.test(folded)) languages.push('ko')
  if (/[\u0400-\u04ff]/.test(folded)) languages.push('ru')
  if (/[\u0600-\u06ff]/.test(folded)) languages.push('ar')
  if (/[\u0900-\u097f]/.test(folded)) languages.push('hi')
  if (languages.length > 2) return languages
  const latin = latinLanguage(folded)
  if (latin !== undefined) languages.push(latin)
  return languages
}

function latinLanguage(folded: string): Language | undefined {
  const votes = new Map<Language, number>()
  let english = 0
  for (const word of folded.slice(0, 2000).split(' ')) {
    if (ENGLISH.has(word)) english++
    for (const language of LANGUAGE_OF.get(word) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1)
  }
  let best: Language | undefined
  let most = english
  for (const [language, count] of votes) {
    if (count > most) {
      best = language
      most = count
    }
  }
  return best
}
