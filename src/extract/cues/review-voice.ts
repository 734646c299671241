import type { Cue } from './cue.ts'

export const reviewVoice: Cue = {
  id: 'review-voice',
  because: 'reads like a review, a specification or a prompt that was pasted',
  weight: -1.2,
  expression: {
    en: `
      consider (?:[a-z]+ing)|nit|nits|could lead to|which (?:bypasses|causes|means|could|may|results|leads)
      |for consistency|is only (?:defined|implemented|called|used (?:in|by|once|here))|unnecessarily|incorrectly
      |unconditionally|severity|recommendations?
      |you are an? (?:[a-z]+ ){0,2}(?:expert|senior|engineer|developer|assistant)|your task is|acceptance criteria
      |deliverables?|ensures? (?:the|that) (?:function|code|component|application|system)
      |this (?:function|method|test|code|check|block|test case|component|helper|line|logic|approach) (?:is|does|will
        |could|may|should|uses|has|only)
      |the (?:[^ ]+ )?(?:function|method|comment|check|test|field|variable|parameter|struct|class|handler) (?:is|are
        |does|asserts|should|could|may|uses|returns|contains|in(?! (?:this|our|the) (?:repo|repository|codebase|code base|project|app)))
      |behaves|reimplement[a-z]*|leverag(?:e|ing)|robust|comprehensive|seamless(?:ly)?
    `,
    zh: '(?:验收标准|驗收標準|交付物|严重程度|建议:|你是一[个名位]|你是一個)',
    ja: '(?:あなたは.{1,20}(?:エンジニア|専門家|アシスタント)|受け入れ条件)',
    ko: '(?:당신은 .{1,20}(?:전문가|개발자|엔지니어))',
  },
  yes: [
    'Consider adding tests for these scenarios',
    'You are an expert developer',
    'this function is unnecessarily complex',
    '你是一个专家',
  ],
  no: ['we use pnpm', 'never push to main', 'errors go to the handler in this codebase'],
}
