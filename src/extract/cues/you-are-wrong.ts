import type { Cue } from './cue.ts'

export const youAreWrong: Cue = {
  id: 'you-are-wrong',
  because: 'corrects what you believed or did',
  weight: 1,
  expression: {
    en: `
      (?:thats|this is|it is|its|is|are|youre|you are|you were|you got (?:it|this|that)|not) (?:wrong|incorrect
        |not (?:correct|right|true|how|what|the case|needed|allowed|possible|supported)|mistaken|misunderstanding
        |confused)
      |you(?:re| are)? misunder[^ ]*|you misread|(?:have|got) (?:your|the|it)(?: [^ ]+){0,4} wrong
      |no(?: [,.]){0,3} (?:no|we|the|its|it|you|that|use|not|dont|this|i)|nope|not like that
      |wrong (?:db|branch|file|repo|place|folder|one|server|environment)
      |you (?:should never|should not|should only|should always|shouldnt|shouldve|should have|didnt need|mustnt
        |arent supposed|are not supposed|overwrote|forgot|skipped|violat[^ ]+|are violating|touched|ignored|guessed
        |assumed|always(?! (?:do|did|say|said) (?:that|this|it)(?= [.!,?]| $))|keep)
      |why (?:did|do|are|would|is|create|dont) (?:you )?(?: [^ ]+){0,12} (?:rather than|instead of|when|again)
      |why would you|why (?:create|add|use) [^ ]+|of course|obviously
    `,
    de: `
      (?:das ist |das )?(?:falsch|stimmt nicht|nicht richtig|nicht so)|nein|doch nicht|quatsch|eigentlich
      |warum (?:hast|machst|nimmst) du|du (?:sollst|solltest|hast|musst)
    `,
    fr: `
      (?:cest |c est )?(?:faux|pas (?:bon|ca|correct|comme ca))|^non|en fait|pourquoi tu|tu (?:dois|devrais|as|nas)
      |tu te trompes
    `,
    es: `
      (?:eso )?(?:esta mal|no es (?:asi|correcto)|incorrecto)|^no ,|en realidad|por que (?:usaste|hiciste|usas|creas)
      |te equivocas|tenias que|debias
    `,
    pt: `
      (?:isso )?(?:ta errado|esta errado|nao e (?:assim|isso))|^nao ,|na verdade|por que (?:voce|vc)|errado|deveria
    `,
    it: 'sbagliato|non e (?:cosi|corretto)|^no ,|in realta|perche hai|dovevi|devi',
    nl: 'fout|niet goed|nee|klopt niet|eigenlijk|waarom',
    pl: 'zle|nie tak|niepoprawn[^ ]+|^nie ,|wlasciwie|dlaczego',
    ru: `
      (?:это )?(?:неправильно|неверно|не так|не то)|нет|не надо|на самом деле|зачем ты|зачем|почему ты
      |ты (?:опять|снова|должен|не)|откати|верни
    `,
    tr: 'yanlis|oyle degil|hayir|aslinda|neden|niye',
    vi: 'sai|khong dung|khong phai|thuc ra|sao lai|tai sao',
    id: 'salah|bukan (?:gitu|begitu)|jangan|sebenarnya|sebenernya|kenapa (?:lu|kamu|pake)|ga perlu|gak perlu',
    ar: 'غلط|خطأ|مو كذا|مش كده|^لا|في الحقيقة|ليش|ليه|المفروض',
    hi: 'galat|aise nahi|^nahi|actually|asal me|kyu|kyun',
    zh: `
      (?:不对|不對|错了|錯了|不是(?:这样|這樣|吧)|弄错|弄錯|搞错|搞錯|不行[,，]|不要这样|谁让你|誰讓你|怎么又|怎麼又|你(?:又|应该|應該|不用|不需要|搞|漏|忘|误会|誤會|写错|寫錯|用了)|其实
        |其實|改回|撤回|撤了)
    `,
    ja: '(?:違う|違います|ちがう|間違|そうじゃな|^ ?(?:なんで|なぜ|どうして)|実際は|本当は|やり直し|戻して|元に戻|やめて|いや[、。]|いえ|まちがい)',
    ko: '(?:^ ?아니(?!면)(?=[ ,.]|야|라|지)|틀렸|틀림|그게 아니|잘못|사실|원래|되돌려|빼줘|안 ?써|안써|아냐)',
  },
  yes: [
    "that's wrong, we ship on Friday",
    'you should have used the helper',
    '不对，应该用 pnpm',
    '違う、pnpmで',
    '아니 pnpm 써',
    'falsch, das liegt im anderen Repo',
  ],
  no: ['looks good', 'run it'],
}
