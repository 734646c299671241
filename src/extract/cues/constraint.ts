import type { Cue } from './cue.ts'

export const constraint: Cue = {
  id: 'constraint',
  kind: 'fact',
  because: 'names a version, a limit or a condition of the surroundings',
  weight: 1,
  expression: {
    en: `
      (?:minimum|min|max|maximum|at most|at least|no more than|up to|under|over|limit(?:ed)?(?: is| to| of)?|capped at
        |only (?:have|has|supports?|works?|runs?|accepts?|allows?|reachable|available)) (?:supported |support |spec |of |about |to |with |on |from )?(?:[^ ]+ )?v?[0-9][^ ]*
      |(?:is|are|its|was|be) (?:still |now |only |all |already |currently )?(?:on|at|locked|pinned|stuck|compiled
        |built|based|frozen|archived|shared|read-only|readonly|public|private|open source|internal|limited|capped
        |licensed|blocked|dead|eol|legacy|unsupported|offline|air-?gapped|behind|managed|generated|vendored|symlinked
        |mirrored|hosted|owned|throwaway|little endian|big endian|utc)
      |only (?:reachable|available|accessible|visible|installed|works?|runs?|supported|allowed|possible|licensed|valid
        |exposed|deployed) (?:from|over|via|in|on|with|through|to|for|inside|during|until|at|by|behind|under|when
        |if) [^ ]+
      |(?:is|are) the only (?:one|ones|[^ ]+) (?:that|who|which|with|allowed|able)
      |(?:this|it|the [^ ]+) is (?:still )?(?:[a-z]+ ){0,2}v?[0-9][0-9.]*
      |(?:dont|doesnt|does not|do not) (?:support|exist|have|accept|allow|handle|work) (?:it |that |this |them )?(?:here
        |there|on|in|with|yet|anymore)
      |(?:we|they|customers?|clients?) (?:are )?(?:still )?(?:on|run|running|use|support
        |have) (?:[a-z]+ )?v?[0-9][0-9.x]*
      |only works? (?:with|on|in|if|from)|breaks? (?:the|with|if|on|us)
      |(?:needs?|requires?|takes?|expects?) (?:about |a |an |the |at least |root |sudo )?(?:[0-9~][^ ]*|gpu|vpn|pr
        |pull request|merge request|token|approval|ticket|review|restart)
      |rate[- ]limits? (?:us |you )?(?:at|is|to|of) [0-9][^ ]*|(?:will|ll|itll) stay (?:that way|like that|as it is)
      |and (?:up|above|newer|later)(?= [,.!]| $| so)|source of truth|in prod(?:uction)?
      |(?:budget|quota|limit|cap|ceiling|target|deadline|timeout|window|size|rate|resolution|voltage|frequency|clock
        |baud|threshold|tolerance|retention|latency|capacity|sla|ttl|price|fee|vat|tax)(?: [^ ]+){0,5} (?:is
        |are) [0-9~][^ ]*
      |(?:is|are|its|runs?|lags?) (?:delayed|ahead|behind|offset|late|shifted) (?:by )?[^ ]+
      |(?:every|each|all|on|only) (?:monday|tuesday|wednesday|thursday|friday|weekend|night|morning|month|week|sprint
        |quarter|release|tenant|env|environment|customer)s?
    `,
    de: `
      (?:hat kein[^ ]*|haben kein[^ ]*|gibt es kein[^ ]*|maximal|mindestens|hochstens|minimum|nur|bis zu|noch auf
        |lauft mit|fahrt|gesperrt|eingefroren|veraltet|fest auf|unterstutzt (?:nur|kein[^ ]*)|dauert) ?[^ ]*
    `,
    fr: `
      (?:accessible[s]? (?:que|uniquement|seulement)|(?:seulement|uniquement) (?:depuis|via|par|sur|dans)|max|maximum
        |minimum|au plus|au moins|limite a|bloque a|verrouille|uniquement|encore en|que [0-9]+)
    `,
    es: `
      (?:maximo|minimo|como mucho|al menos|limite de|limitado a|bloqueado|congelado|sigue en|todavia en
        |solo (?:soporta|acepta|funciona))
    `,
    pt: `
      (?:maximo|minimo|no maximo|pelo menos|limite de|limitado a|travado|congelado|ainda em|so (?:aceita|funciona
        |suporta|tem|existe))
    `,
    ru: `
      (?:максимум|минимум|не больше|не меньше|лимит|только на|заморожен[^ ]*|не поддерживает[^ ]*|не тянет|до [0-9]+
        |еще на|ещё на|(?:доступ[^ ]+|открыт[^ ]*|видн[аоы]|виден) (?:только|лишь) [^ ]+)
    `,
    it: `
      massimo|minimo|almeno|al massimo|limite di|bloccat[oaie]|solo (?:da|con|su|in|via|dalla|dal|fino)
      |ancora (?:su|con|in)|non (?:supporta|accetta)[^ ]*|(?:e|sono) (?:ferm[oaie]|fissat[oaie]) (?:a|alla|su)
      |fino a [0-9]+|raggiungibil[ei] solo|funziona(?:no)? solo|in sola lettura|solo (?:tramite|dentro|se)
      |non (?:regge|tollera) [^ ]+|sotto (?:le|i|gli) [0-9]+|(?:meno|piu) di [0-9]+
    `,
    nl: `
      maximaal|minimaal|hoogstens|alleen (?:via|op|vanaf|met|in|bereikbaar)|nog op|niet ondersteund
      |ondersteunt (?:geen|alleen)|max|min|minstens|ten minste|alleen (?:binnen|vanuit|voor|toegankelijk|beschikbaar)
      |(?:werkt|draait|bereikbaar|beschikbaar|toegestaan) alleen|zit(?:ten)? (?:nog )?vast (?:op|aan)|alleen-lezen
      |limiet|read-only|onder de [0-9]+|(?:minder|meer) dan [0-9]+
    `,
    pl: `
      maksymalnie|minimum|najwyzej|co najmniej|tylko (?:z|przez|na|w|dla|do|od)|jeszcze na|nie (?:obsluguje|wspiera)
      |limit|max|min|nie wiecej niz|przynajmniej|zablokowan[^ ]+ na|zamrozon[^ ]+|przypiet[^ ]+ do|tylko do odczytu
      |dostepn[^ ]+ (?:tylko|wylacznie)|wylacznie (?:z|przez|na|w)|ograniczon[^ ]+ do
      |(?:nadal|wciaz) (?:[^ ]+ )?na [^ ]+|(?:mniej|wiecej) niz [0-9]+|ponizej [0-9]+
    `,
    tr: `
      (?:en fazla|en az|sinir[^ ]*|sadece [^ ]+(?:dan|den|tan|ten|da|de|ta|te|la|le)|hala [^ ]+(?:da|de|ta|te)
        |desteklem[^ ]+)
    `,
    vi: '(?:toi da|toi thieu|it nhat|gioi han|chi (?:co|duoc|vao|chay|tu|ho tro)|van (?:dung|con)|khong ho tro)',
    ar: '(?:الحد الأقصى|الحد الاقصى|على الأكثر|على الأقل|فقط (?:من|في|على|عبر)|لا يدعم|ما يدعم|لا يتصل|محدود)',
    hi: '(?:zyada se zyada|kam se kam|sirf [^ ]+ (?:se|pe|par|me)|limit|support nahi|अधिकतम|कम से कम|सिर्फ|केवल)',
    id: '(?:maksimal|minimal|paling (?:banyak|sedikit)|dibatasi|masih (?:pakai|pake|di)|cuma (?:bisa|support))',
    zh: `
      (?:最多|最少|至少|上限|下限|不超过|不超過|限制|只支持|只支援|不支持|不支援|锁(?:在|死)|鎖(?:在|死)|版本|固定|还是[a-z]|還是[a-z]|只能用|只能寫|只能写|只有[0-9一两二三四]
        |升不上去|不给升|撐不住|撑不住|每(?:天|周|週|月|季)|凌晨|冻结|凍結)
    `,
    ja: `
      (?:最大|最小|まで(?:しか|。|、|$)|上限|下限|以内|固定|しか(?:ない|使え|対応|動か|入っ)|非対応|対応して(?:い?ない|ません)|古い|縛り|制限|毎(?:朝|晩|週|月|日)|凍結|のまま
        |バージョン)
    `,
    ko: `
      (?:최대|최소|까지만|상한|제한|이내|(?:에서만|로만|만) ?(?:접근|접속|열려|가능|들어가)|계정만 ?있|고정|밖에 ?(?:안|못|없)|지원 ?안|미지원|버전|아직|매(?:일|주|월)|동결
        |구버전)
    `,
  },
  yes: [
    'minimum supported ios is 15',
    'the suite is pinned to 2.1',
    'unity 锁在 2021.3',
    '最大2秒までしか待てない',
    '최대 32자',
    'максимум 10 строк',
    'their api rate limits at 10 per second',
    "the old app is php and it'll stay that way",
    'we support node 18 and up',
  ],
  no: ['fix the page', 'why is that'],
}
