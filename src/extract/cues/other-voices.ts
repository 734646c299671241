import type { Cue } from '../cue.ts'

/** What is not said to the agent: words that others are to read, or that others wrote. */
export const otherVoiceCues: readonly Cue[] = [
  {
    id: 'for-others',
    because: 'asks for a text that speaks to others',
    weight: -1.2,
    expression: {
      en: '(?:write|create|draft|generate|make|add|compose|prepare|produce|publish|update|put|translate|insert|post)(?: (?:me|us|up))?(?: [^ ]+){0,3} (?:prompt|comment|docstring|post|article|blog|email|mail|letter|tweet|thread|message|announcement|readme|contributing|_memoryfile_|guide|tutorial|page|banner|notice|disclaimer|tooltip|label|issue|ticket|description|template|policy|terms|warning|note|slide|talk|script|song|poem|story|faq|answer|reply|error|copy|text|headline|caption)(?: [^ ]+){0,5} (?:that|which|saying|to say|says|telling|tells|explaining|explains|about|why|with the text|stating|called)|(?:readme|contributing|_path_|doc|docs|page|prompt|comment|message|banner|tooltip|label|email|error|text|copy|bot|assistant|headline|caption|description|ticket|issue|title) (?:of [^ ]+(?: [^ ]+){0,2} )?(?:(?:should|must|needs to|has to|can|will) (?:say|read|state|tell|mention)|(?:that )?(?:says|reads|states|saying)|to (?:say|read|tell|state))|(?:prompt|message|text|headline|caption|tooltip|label|copy) (?:of [^ ]+(?: [^ ]+){0,2} |for [^ ]+(?: [^ ]+){0,2} )?(?:should|must) be|(?:write|draft|compose|send|post|prepare|make)(?: [^ ]+){0,3} (?:message|email|e-mail|mail|post|announcement|tweet|reply|letter|memo|notice|sign)(?: [^ ]+){0,5} :|(?:add|put|insert|write) (?:a |an |the |this |another )?(?:line|sentence|note|paragraph|section|entry|rule|bullet|hint|item)s? (?:to|in|into|on|under) (?:[^ ]+ ){0,3}(?:doc|docs|documentation|wiki|handbook|guide|page|manual|site|website|faq|footer|header|template|contributing|onboarding|poster|newsletter|syllabus)|(?:reply|respond|answer|tell|inform|notify|remind|write)(?: back)?(?: to)? (?:the |my |our |this )?(?:reviewers?|team|clients?|customers?|users|editors?|boss|him|her|them|everyone|maintainers?|authors?|vendor|landlord|bank|support|recruiter|professor|supervisor|students?|colleagues?|guests?|neighbou?rs?) (?:that|to|about|why|we|not|:)|translate (?:this|that|it|to|into|the)|(?:rephrase|proofread|reword) (?:this|that|it|the)',
      de: '(?:schreib|schreibe|erstell|erstelle|formulier|formuliere|verfass|verfasse)(?: [^ ]+){0,4} (?:mail|brief|kommentar|artikel|beitrag|anleitung|prompt|hinweis|text|meldung)(?: [^ ]+){0,4} (?:der|die|das|dass|in dem|uber|warum)|ubersetz[^ ]*',
      fr: '(?:ecris|redige|cree|genere)(?: [^ ]+){0,4} (?:mail|lettre|commentaire|article|guide|prompt|message|texte)(?: [^ ]+){0,4} (?:qui|que|disant|sur|expliquant)|tradui[^ ]*',
      es: '(?:escribe|redacta|crea|genera)(?: [^ ]+){0,4} (?:correo|carta|comentario|articulo|guia|prompt|mensaje|texto|post)(?: [^ ]+){0,4} (?:que|diciendo|sobre|explicando)|traduc[^ ]*',
      pt: '(?:escreve|escreva|redige|cria|crie|gera)(?: [^ ]+){0,4} (?:email|carta|comentario|artigo|guia|prompt|mensagem|texto|post)(?: [^ ]+){0,4} (?:que|dizendo|sobre|explicando)|traduz[^ ]*',
      ru: '(?:напиши|создай|составь|сгенерируй)(?: [^ ]+){0,4} (?:письмо|пост|статью|комментарий|сообщение|текст|промпт|инструкцию)(?: [^ ]+){0,4} (?:что|о|про|где|котор[^ ]+)|переведи',
      zh: '(?:写|寫|生成|起草|发|發|做)(?:一?[个個篇封条條份段])?[^,，。]{0,12}(?:邮件|郵件|文章|博客|公告|提示词|提示詞|评论|評論|说明文|海报|文案)|翻译(?:成|这)|翻譯(?:成|這)',
      ja: '(?:メール|記事|ブログ|プロンプト|お知らせ|文章|コメント文)(?:を|の文面を)?(?:書いて|作って|作成|生成)|翻訳して|訳して',
      ko: '(?:메일|글|블로그|공지|프롬프트|문구|안내문)(?:을|를)? ?(?:써|작성|만들어)|번역',
    },
    yes: [
      'write a prompt that tells the bot to always answer in French',
      'create a CONTRIBUTING.md that says we always use conventional commits',
      'add a comment saying we never call this twice',
      'the readme should say never run this in production',
      '帮我写一封邮件，说我们永远不涨价',
      'schreib eine Mail an den Kunden, dass wir nie freitags deployen',
    ],
    no: ['never write comments', 'we always squash', 'commit messages should be in English', 'add a test for it'],
  },
  {
    id: 'review-voice',
    because: 'reads like a review, a specification or a prompt that was pasted',
    weight: -1.2,
    expression: {
      en: 'consider (?:[a-z]+ing)|nit|nits|could lead to|which (?:bypasses|causes|means|could|may|results|leads)|for consistency|is only (?:defined|implemented|used|called)|unnecessarily|incorrectly|unconditionally|severity|recommendations?|you are an? (?:[a-z]+ ){0,2}(?:expert|senior|engineer|developer|assistant)|your task is|acceptance criteria|deliverables?|ensures? (?:the|that) (?:function|code|component|application|system)|this (?:function|method|test|code|check|block|test case|component|helper|line|logic|approach) (?:is|does|will|could|may|should|uses|has|only)|the (?:[^ ]+ )?(?:function|method|comment|check|test|field|variable|parameter|struct|class|handler) (?:is|are|does|asserts|should|could|may|uses|returns|contains|in)|behaves|reimplement[a-z]*|leverag(?:e|ing)|robust|comprehensive|seamless(?:ly)?',
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
    no: ['we use pnpm', 'never push to main'],
  },
]
