import type { Cue } from './cue.ts'

export const reason: Cue = {
  id: 'reason',
  because: 'gives the reason why',
  weight: 0.5,
  expression: {
    en: `
      because|since (?:we|the|our|i|its|it|they|this)|so that|so (?:we|it|they|i|the|you|no|dont|that|please)
      |otherwise|as (?:it|its|they|we|the) (?:is|are|re|was|has)?
      |too (?:slow|big|long|verbose|expensive|noisy|risky|much)|in order to|given (?:the|that|our)|thats why|else
      |or (?:else|it|the|we|they)|to (?:avoid|save|prevent|keep|make sure)|due to
      |for (?:legal|security|privacy|compliance|performance) reasons?|cause|cuz|coz|bc
    `,
    de: 'weil|damit|sonst|denn|da (?:wir|der|die|das|es|sonst)|deshalb|deswegen|wegen|ansonsten',
    fr: 'parce que|car|sinon|pour que|afin|puisque|comme ca|a cause|vu que',
    es: 'porque|para que|si no|sino|ya que|asi (?:que|no|el|la)|por eso|debido|dado que|q si no',
    pt: 'porque|pq|pra que|para que|senao|se nao|ja que|por isso|assim|pois|devido',
    it: 'perche|cosi|altrimenti|senno|siccome|dato che|quindi',
    nl: 'omdat|want|zodat|anders',
    pl: 'bo|poniewaz|zeby|inaczej|dlatego',
    ru: 'потому что|тому що|щоб|інакше|бо|чтобы|иначе|так как|т\\.к|поэтому|ибо|из-за|а то|ведь',
    tr: 'cunku|yoksa|icin|diye|bu yuzden|o yuzden',
    vi: 'vi|do|neu khong|khong thi|de|tai vi',
    id: 'karena|karna|soalnya|biar|supaya|kalo ga|nanti|gara-gara',
    ar: 'لان|لأن|لأنه|عشان|علشان|حتى|والا|وإلا|بسبب',
    hi: 'kyunki|kyonki|kyuki|taaki|warna|isliye|nahi to',
    zh: '因为|因為|否则|否則|不然|免得|以免|所以|这样|這樣|方便|为了|為了|会(?:挂|炸|报错|崩|被)|會(?:掛|爆|報錯|被)|的话|的話|原因|太(?:慢|长|長|大|吵)',
    ja: 'ので|から(?=。|、|$| )|ため(?:、|に|$)|じゃないと|でないと|ないと|そうしないと|なので|理由|だから|もので',
    ko: '때문|니까|라서|아서|어서|려고|위해|안 ?그러면|않으면|해서|거든|므로',
  },
  yes: [
    "don't run CI, too slow",
    'since we use the branch name',
    '不然会挂',
    '遅いので',
    '느리니까',
    'sonst knallt es',
    'иначе всё упадёт',
  ],
  no: ['run CI', 'fix it'],
}
