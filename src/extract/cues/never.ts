import type { Cue } from './cue.ts'
import { NEVER } from './shared-expressions.ts'

export const never: Cue = {
  id: 'never',
  because: 'says "never"',
  weight: 1.3,
  expression: {
    en: `
      ${NEVER}|at any cost|no matter what|under any circumstances?|not ever|no [^ ]+ ever|ever [!.]
      |under no circumstances|at no point|not once|hands off|off limits|off-limits|forbidden|not allowed|prohibited
      |(?:is|are|be) (?:strictly )?(?:banned|verboten|taboo)|must not|must never|may not|no longer|not anymore
      |any ?more(?= [.,!]|$)|dont (?:ever|you)
    `,
    de: `
      nie|niemals|auf keinen fall|keinesfalls|unter keinen umstanden|verboten|nicht mehr|darf (?:nicht|nie|kein[^ ]*)
      |durfen (?:nicht|nie|kein[^ ]*)|finger weg|tabu
    `,
    fr: 'jamais|en aucun cas|interdit|interdite|pas le droit|ne plus|plus jamais|surtout pas',
    es: 'nunca|jamas|en ningun caso|prohibido|prohibida|bajo ninguna|nunca mas|ya no|mas nunca|no mas',
    pt: 'nunca|jamais|em hipotese alguma|proibido|nao pode|nunca mais|nao mais|de jeito nenhum',
    it: `
      mai|in nessun caso|vietato|non piu|divieto|vietat[aie]|proibit[oaie]|per nessun motivo|in nessun modo|guai a
    `,
    nl: `
      nooit|verboden|niet meer|onder geen|mag (?:niet|nooit|geen)|mogen (?:niet|nooit|geen)|niet toegestaan
      |blijf (?:er )?(?:af|van)|taboe|in geen geval|absoluut (?:niet|geen)
    `,
    pl: `
      nigdy|zabronione|nie wolno|zakazane|juz nie|pod zadnym pozorem|w zadnym wypadku|zabronion[ya]|zakaz[^ ]*
      |niedozwolon[^ ]+
    `,
    tr: 'asla|hicbir zaman|yasak|sakin|katiyen',
    vi: 'khong bao gio|dung bao gio|cam|tuyet doi khong|khong duoc|dung co',
    id: 'jangan pernah|tidak pernah|dilarang|ga boleh|gak boleh|tidak boleh|nggak boleh|jangan sampai|jangan lagi',
    ru: `
      никогда|ніколи|заборонено|не можна|більше не|ни в коем случае|запрещено|запрещен[аы]?|нельзя|больше не
      |ни при каких
    `,
    ar: 'ابدا|أبدا|ممنوع|لا يجوز|مهما كان|نهائيا|بتاتا',
    hi: 'kabhi (?:bhi )?(?:nahi|mat|na)|bilkul (?:nahi|mat)|mana hai|कभी नहीं|कभी मत',
    zh: '永远不|永遠不|绝不|絕不|绝对不|絕對不|千万别|千萬別|千万不|千萬不|从不|從不|禁止|不准|不许|不許|不得(?!不)|严禁|嚴禁|不允许|不允許|不能再|不再|一律不|决不|别碰|別碰',
    ja: `
      絶対(?:に)?.{0,16}(?:ない|しな|ダメ|だめ|禁止|ng)|決して|二度と|禁止|厳禁|触らない|触るな|もう.{0,12}ない|(?<![a-z])ng(?![a-z])
      |しない(?:こと|で|約束|方針|ルール|決まり)|ダメ
    `,
    ko: '절대|결코|금지|하면 안|쓰면 안|안 ?됨|안돼요?|건드리지 ?마|말 ?것|더 ?이상|쓰지 ?마|하지 ?마',
  },
  yes: [
    'never push to main',
    '千万别动 vendor',
    'mainへのpushは禁止',
    '절대 커밋하지 마',
    'nie force push',
    'никогда не пушь',
    'ここでanyはNG',
  ],
  no: ['push to main', 'nothing changed', 'this never happens on my machine', 'i never understood redux'],
}
