import type { Cue } from './cue.ts'

export const reminds: Cue = {
  id: 'reminds',
  because: 'reminds of something to do or respect',
  weight: 0.8,
  expression: {
    en: `
      (?:dont|do not|never) forget (?:to|the|that)|(?:please )?(?:make|be) sure|ensure|stick (?:to|with)
      |(?:keep|stay|leave) (?:all |the |our |your |each |every |it |them |everything |things )?[^ ]+|match (?:the|our)
      |(?:follow|respect|honou?r|obey|adhere|conform|comply|align|consistent)(?:s)?(?: with| to)? (?:the|our|my
        |existing)
      |based on the standard|as (?:we|it) (?:do|did|does|always|usually|is done)(?: [^ ]+){0,3}
      |like (?:we|the others?|the rest|everywhere|all the|our other)|same as (?:the|our|in)|needs? to be
      |match(?:es)? (?:the|our) [^ ]+|(?:has|have) to (?:be|stay|go|work|pass|match)
      |(?:must|should)(?: only| always| never| not)? (?:be|use|have|go|stay|follow|match|run|live|pass|work|come
        |contain|start|end|never|always|not)
      |(?:use|using) (?:the |our |my |a |an )?[^ ]+|prefix|suffix
    `,
    de: `
      (?:denk (?:an|dran)|achte[nt]?|stell sicher|halte? dich|behalte?n?|bleib(?:t|en)?|muss|mussen|soll|sollen|sollte
        |nutze[nt]?|verwende[nt]?|benutze[nt]?|nimm)(?: [^ ]+)?
    `,
    fr: `
      (?:pense a|veille|assure-toi|garde|reste|suis|respecte|doit|doivent|faut|il faut|utilise|utilisez|mets|ecris)
    `,
    es: '(?:asegurate|manten|respeta|sigue|segui|debe|deben|tiene que|tienen que|hay que|usa|usar|utiliza)',
    pt: '(?:garante|certifique|mantem|mantenha|respeita|segue|siga|deve|devem|tem que|tem de|precisa|usa|use)',
    it: `
      assicurati|mantieni|rispetta|segui|deve|devono|bisogna|usa|usare|utilizza
      |(?:va|vanno) (?:sempre |anche |solo )?[^ ]+[ts][oaie]|attieniti|fai attenzione|tieni
    `,
    nl: `
      zorg (?:dat|ervoor)|houd|volg|moet|moeten|gebruik|let (?:er )?(?:altijd )?op|hou(?: je)?|blijf|respecteer|dient
      |dienen
    `,
    pl: `
      upewnij|pilnuj|trzymaj|musi|musza|powin[^ ]+|uzywaj|uzyj|nalezy|maja|dbaj|przestrzegaj|stosuj|korzystaj|ma byc
      |trzeba
    `,
    tr: '(?:emin ol|dikkat et|uy|lazim|gerek|gerekiyor|kullan|olsun|olmali|[^ ]+(?:mali|meli|sin|sun))',
    vi: '(?:nho|dam bao|giu|theo|phai|can|nen|dung)',
    id: '(?:pastiin|pastikan|jaga|ikutin|ikuti|harus|wajib|pake|pakai|gunain|gunakan|tolong)',
    ru: '(?:убедись|следи|держи|соблюдай|должн[^ ]+|надо|нужно|используй|бери|пиши|делай|ставь|обязательно)',
    ar: '(?:تأكد|خل|خلي|لازم|يجب|استخدم|استعمل|التزم|ضروري)',
    hi: '(?:dhyan|zaroor|jarur|zaruri|karo|karna|rakho|likho|use karo|chahiye)',
    zh: `
      (?:确保|確保|注意|保持|遵守|遵循|按照?|依照|必须|必須|务必|務必|需要|得(?:先|用|走|在|是)|应该|應該|要(?:用|先|有|在|跟|按|放|写|寫|是|走|加)|请用|請用|使用|用[^户戶于於了户]
        |参照|參照|跟着|沿用|走)
    `,
    ja: `
      (?:ように(?:して)?|こと(?:。|$| |、)|べき|必要|守って|従って|合わせて|揃えて|統一|徹底|お願いします|お願い|で(?:書いて|やって|お願い|統一|いい|頼む|よろしく)|使って|使う|使用|にして
        |で(?:。|$))
    `,
    ko: '(?:해 ?(?:줘|주세요|라)|하도록|꼭|지켜|따라|맞춰|유지|해야|써(?!서)|써줘|쓰기|쓰고|사용|로 ?(?:해|써|통일)|으로 ?(?:해|써|통일)|할 ?것|확인)',
  },
  yes: [
    "don't forget to branch off main",
    'make sure the tests pass',
    'stick to the workflow',
    '确保先跑测试',
    '英語で書くこと',
    '꼭 확인해',
    'denk an die Tests',
    'обязательно запускай линтер',
  ],
  no: ['what is going on', '为什么'],
}
