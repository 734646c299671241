import type { Cue } from './cue.ts'

export const wonders: Cue = {
  id: 'wonders',
  because: 'is a thought or guess, not a decision',
  weight: -0.9,
  expression: {
    en: `
      i(?:ve| have)? always (?:thought|assumed|believed|figured)|maybe|perhaps|might
      |i (?:[^ ]+ly |just |also |still |kind of |sort of )?(?:think|guess|suppose|feel|believe|assume|wonder|hope
        |imagine|fear|worry|doubt|suspect|figure|reckon)(?! (?:you|youre|that you|in) )
      |^(?:(?:ok|okay|so|and|but) (?:, )?)?(?:assum(?:e|ing)|suppos(?:e|ing)|imagine|pretend|hypothetically
        |lets (?:say|assume|pretend|imagine)|say (?:we|you|i|the))
      |i (?:dont|do not|didnt) (?:think|know|believe|see|get|understand|remember)
      |im (?:thinking|considering|leaning|wondering|confused|guessing)|probably|possibly|presumably
      |seems?(?: like| to)?|looks like|appears|what if|if we|if you (?:think|want|can|need|like)
      |could (?:we|it|you|be)|would (?:it|that|this|be)|hmm+|im (?:pretty|fairly|quite|almost) sure|kind of|sort of
      |or should|or (?:is|do|are)|(?<! you )suggest(?:ion)?s?|it (?:would |might |may )?makes? (?:more )?sense to|potentially|option|alternatively|either way|whether
      |(?<! (?:youre|you are|ur) )(?:not|isnt|arent|never) (?:100 % |entirely |totally |completely |quite |fully |really |so )?(?:sure
        |certain)
    `,
    de: `
      vielleicht|angenommen|nehmen wir an|gesetzt den fall|mal angenommen|eventuell|ich (?:glaube|denke|vermute)|wohl
      |vermutlich|konnte|konnten wir|wie ware|ich dachte immer|immer gedacht
    `,
    fr: `
      peut-etre|supposons|admettons|imaginons|mettons que|je (?:pense|crois|suppose)|on pourrait|sans doute
      |il me semble|jai toujours (?:cru|pense|suppose)|je croyais
    `,
    es: `
      quizas?|supongamos|imagina que|pongamos que|digamos que|tal vez|creo|supongo|podriamos|me parece|capaz
      |se me ocurre|siempre (?:pense|crei|supuse)
    `,
    pt: `
      talvez|suponha|suponhamos|imagina que|imagine que|digamos que|acho que|acredito|poderiamos|parece|sera
      |sempre (?:achei|pensei)
      |to achando|estou achando|tenho a impressao
    `,
    it: `
      forse|magari|(?:penso|credo|suppongo|immagino)(?= )|mi (?:sembra|chiedo|domando|pare)|potremmo
      |potrebbe(?: essere)?|probabilmente|non (?:sono|son) sicur[oa]|non so (?:se|come|perche|cosa)|chissa
      |sembra(?:no|va)?|ipotizziamo|supponiamo|mettiamo che|diciamo che|facciamo finta|avrebbe senso|varrebbe la pena
      |sarebbe (?:meglio|possibile|il caso|bello)|secondo me|sempre (?:pensato|creduto)|(?:pensavo|credevo)(?= )
    `,
    nl: `
      misschien|wellicht|waarschijnlijk|vermoedelijk|ik (?:denk|geloof|vermoed|gok|neem aan|twijfel|betwijfel)
      |ik vraag me af|denk ik|stel dat|stel je voor|^kunnen we|zouden we|zou (?:het|dit|dat) [^ ]+
      |lijkt (?:me|mij|het|alsof)|weet (?:ik )?niet (?:of|waarom|hoe|zeker)|geen idee
      |(?<! (?:je|jij) )niet (?:helemaal )?zeker|eventueel|hmm+|zou kunnen|ik dacht altijd|altijd gedacht
    `,
    pl: `
      ^moze|(?:a|i|,) moze|moze (?:lepiej|warto|by|bysmy|jednak|po prostu|da sie)|byc moze|chyba(?! ,? ?ze )
      |wydaje (?:mi )?sie|(?:mysle|sadze|zakladam|przypuszczam|podejrzewam|obstawiam)(?: ,)? [^ ]+|pewnie
      |prawdopodobnie|zastanawiam sie|ciekawe|nie wiem(?: ,)? (?:czy|jak|dlaczego|co|gdzie)
      |nie jestem (?:pewien|pewna)|zalozmy|przypuscmy|powiedzmy|moglibysmy|warto(?:by| by)|wyglada (?:na to|jakby)
      |nie lepiej|lepiej byloby|zawsze (?:myslal|sadzil)[^ ]*
    `,
    ru: `
      может(?: быть)?|допустим|предположим|представь|наверное|кажется|думаю|возможно|вроде|похоже
      |(?:всегда|завжди) (?:думал|считал|думав)[^ ]*
      |походу
    `,
    tr: 'belki|diyelim ki|varsayalim|farz et|galiba|sanirim|herhalde|saniyordum|zannediyordum',
    id: 'mungkin|misalkan|misalnya|anggap|andaikan|kayaknya|sepertinya|kira-kira|(?:aku|gue|gw|saya) kira',
    vi: 'co le|gia su|chac|hinh nhu|cu (?:tuong|nghi)',
    ar: 'يمكن|لنفترض|افترض|تخيل|ربما|اظن|أعتقد|شكله|كنت (?:اظن|فاكر|احسب|افكر)',
    hi: 'shayad|maan lo|lagta hai|laga tha|socha tha',
    zh: '(?:假设|假設|假如|也许|也許|可能|好像|似乎|感觉|感覺|觉得|覺得|估计|估計|大概|会不会|會不會|要不|^ ?或者|看起来|看起來|我想|想想|(?:一直|还|還)?(?:以为|以為))',
    ja: `
      (?:仮に|(?<!し)かも|たぶん|多分|おそらく|と思う|と思い|気がする|みたい(?:だ|です|。)|だろう|でしょう|ようです|っぽい|かな(?= |[。、?？]|$|と)|と思って(?:い?た|ました)
        |と思ってい)
    `,
    ko: '(?:가정하|만약|아마|듯|것 ?같|거 ?같|생각|혹시|[을할일될쓸갈올]지도|려나|줄 ?알았)',
  },
  yes: [
    "I'm not 100% sure",
    'it makes sense to reuse that table',
    'maybe we could try',
    'I think it works',
    '可能是缓存',
    'たぶん大丈夫',
    '될 것 같아',
    "I'm pretty sure we use docker for that",
    'mi chiedo se questa cache serva',
    'ik vraag me af of we deze cache nog nodig hebben',
    'I always thought this was cached',
    'ich dachte immer, das wird gecacht',
    '我一直以为这个有缓存',
    'zastanawiam się, czy ten cache jest potrzebny',
  ],
  no: [
    'read it before you suggest a fix',
    'コメントは書かないで',
    'しかも遅い',
    '先跑测试或者检查',
    'we use pnpm',
    'always test',
    "when you're not sure about an api, look it up",
    'qui usiamo sempre pnpm',
    'we gebruiken hier altijd pnpm',
    'nie commituj, chyba że o to poproszę',
  ],
}
