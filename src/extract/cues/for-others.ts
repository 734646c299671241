import type { Cue } from './cue.ts'

export const forOthers: Cue = {
  id: 'for-others',
  because: 'asks for a text that speaks to others',
  weight: -1.2,
  expression: {
    en: `
      (?:write|create|draft|generate|make|add|compose|prepare|produce|publish|update|put|translate|insert
        |post)(?: (?:me|us|up))?(?: [^ ]+){0,3} (?:prompt|comment|docstring|guidelines?|handbook|slides?|workshop|post|article|blog|email|mail|letter|tweet
        |thread|message|announcement|readme|contributing|_memoryfile_|guide|tutorial|page|banner|notice|disclaimer
        |tooltip|label|issue|ticket|description|template|policy|terms|warning|note|slide|talk|script|song|poem|story
        |faq|answer|reply|error|copy|text|headline|caption)(?: [^ ]+){0,5} (?:that|which|saying|to say|says|telling
        |tells|explaining|explains|about|why|with the text|stating|called)
      |(?:readme|contributing|_path_|doc|docs|page|prompt|comment|message|banner|tooltip|label|email|error|text|copy
        |bot|assistant|headline|caption|description|ticket|issue|title) (?:of [^ ]+(?: [^ ]+){0,2} )?(?:(?:should|must
        |needs to|has to|can|will) (?:say|read|state|tell|mention)|that (?:says|reads)|saying(?! (?:who|what|which|why
        |when|where|how) )|that states|to (?:say|read|tell|state))
      |(?:prompt|message|text|headline|caption|tooltip|label|copy) (?:of [^ ]+(?: [^ ]+){0,2} |for [^ ]+(?: [^ ]+){0,2} )?(?:should
        |must) be
      |(?:write|draft|compose|send|post|prepare|make)(?: [^ ]+){0,3} (?:message|email|e-mail|mail|post|announcement
        |tweet|reply|letter|memo|notice|sign)(?: [^ ]+){0,5} :
      |(?:add|put|insert|write) (?:a |an |the |this |another )?(?:line|sentence|note|paragraph|section|entry|rule
        |bullet|hint|item)s? (?:to|in|into|on|under) (?:[^ ]+ ){0,3}(?:doc|docs|documentation|wiki|handbook|guide|page
        |manual|site|website|faq|footer|header|template|contributing|onboarding|poster|newsletter|syllabus)
      |(?:reply|respond|answer|tell|inform|notify|remind|write)(?: back)?(?: to)? (?:the |my |our |this )?(?:reviewers?
        |team|clients?|customers?|users|editors?|boss|him|her|them|everyone|maintainers?|authors?|vendor|landlord|bank
        |support|recruiter|professor|supervisor|students?|colleagues?|guests?|neighbou?rs?) (?:that|to|about|why|we
        |not|:)
      |^(?:things|stuff|points|topics|rules|contents?|sections?|items|lines) (?:like|such as|are) :
      |(?:thats|this is|here is|heres) (?:the )?(?:[^ ]+ )?(?:copy|text|wording|system prompt|prompt|slogan|quote) (?:from|of|for|by) [^ ]+
      |^(?:[^ ]+ )?in the (?:readme|docs?|documentation|wiki|handbook|manual|guide|contributing|_path_|footer|faq)(?: [^ ,]+){0,5} (?:, )?(?:add|put|write|insert) (?:a|an|the|one) (?:[^ ]+ )?(?:section|paragraph|line|note|chapter|sentence)
      |^it (?:should|must|has to|needs to) (?:also )?(?:mention|say|cover|explain|list|state|contain)
      |(?:persona|character) (?:of|in|for) (?:the|our|my|a) [^ ]+
      |translate (?:this|that|it|to|into|the)|(?:rephrase|proofread|reword) (?:this|that|it|the)
    `,
    de: `
      (?:schreib|schreibe|erstell|erstelle|formulier|formuliere|verfass|verfasse)(?: [^ ]+){0,4} (?:mail|brief
        |kommentar|artikel|beitrag|anleitung|prompt|hinweis|text|meldung)(?: [^ ]+){0,4} (?:der|die|das|dass|in dem
        |uber|warum)
      |(?:^|bitte |kannst du (?:das |es |mir )?|und )ubersetz(?:e|en)?(?= )(?: [^ ]+)?
      |(?:schreib|erstell|formulier|verfass)e?(?: [^ ]+){0,4} (?:mail|brief|kommentar|artikel|beitrag|prompt|hinweis
        |text|meldung|nachricht|aushang)(?: [^ ]+){0,4} :
    `,
    fr: `
      (?:ecris|redige|cree|genere)(?: [^ ]+){0,4} (?:mail|lettre|commentaire|article|guide|prompt|message
        |texte)(?: [^ ]+){0,4} (?:qui|que|disant|sur|expliquant)
      |(?:^|peux |pourrais-tu |et |puis |me )tradui(?:s|re|sez)(?: [^ ]+)?
      |(?:ecris|redige|envoie)(?: [^ ]+){0,4} (?:mail|lettre|commentaire|article|prompt|message|texte
        |annonce)(?: [^ ]+){0,4} :
    `,
    es: `
      (?:escribe|redacta|crea|genera)(?: [^ ]+){0,4} (?:correo|carta|comentario|articulo|guia|prompt|mensaje|texto
        |post)(?: [^ ]+){0,4} (?:que|diciendo|sobre|explicando)
      |(?:^|puedes |podes |y |luego |me )(?:traduce|traducir|traducime|traduceme)(?: [^ ]+)?
      |(?:escribe|redacta|manda|envia)(?: [^ ]+){0,4} (?:correo|carta|comentario|articulo|prompt|mensaje|texto|post
        |aviso)(?: [^ ]+){0,4} :
    `,
    pt: `
      (?:escreve|escreva|redige|cria|crie|gera)(?: [^ ]+){0,4} (?:email|carta|comentario|artigo|guia|prompt|mensagem
        |texto|post)(?: [^ ]+){0,4} (?:que|dizendo|sobre|explicando)
      |(?:^|pode |e |depois |me )(?:traduz|traduza|traduzir)(?: [^ ]+)?
      |(?:escreve|escreva|redige|manda|envia)(?: [^ ]+){0,4} (?:email|carta|comentario|artigo|prompt|mensagem|texto
        |post|aviso)(?: [^ ]+){0,4} :
    `,
    it: `
      (?:scrivi|crea|genera|redigi|prepara|componi)[^ ]*(?: [^ ]+){0,4} (?:email|mail|lettera|commento|articolo|guida
        |prompt|messaggio|testo|post|annuncio|avviso|risposta|descrizione)(?: [^ ]+){0,4} (?:che|dicendo|su|sul|sulla
        |spiegando|per dire|dove|al|alla|ai|agli)
      |(?:^|puoi |potresti |e |poi |me )traduc(?:i|ilo|ila|ili|ile|imi|ere|imelo)(?: [^ ]+)?
      |(?:rispondi|scrivi|spiega) (?:al|alla|ai|agli|alle) (?:cliente|clienti|team|revisore|revisori|utenti|professore
        |capo|fornitore|collega|colleghi|studenti)
      |(?:scrivi|manda|prepara)(?: [^ ]+){0,4} (?:email|mail|lettera|commento|articolo|prompt|messaggio|testo|post
        |annuncio|avviso)(?: [^ ]+){0,4} :
    `,
    nl: `
      (?:schrijf|maak|stel|genereer|bedenk|formuleer)(?: [^ ]+){0,4} (?:mail|mailtje|e-mail|email|brief|reactie
        |artikel|handleiding|prompt|bericht|berichtje|tekst|tekstje|aankondiging|post|blogpost|antwoord
        |beschrijving)(?: [^ ]+){0,5} (?:die|dat|waarin|over|met|aan|voor|waarom)
      |(?:^|kun je |kan je |wil je |en |dan )vertaal(?: [^ ]+)?|(?:kun|kan|wil) je (?:[^ ]+ ){1,4}vertalen
      |(?:antwoord|schrijf|zeg|vertel|mail|app) (?:de|het|mijn|onze) (?:klant|klanten|team|reviewer|reviewers
        |gebruikers|baas|leverancier|docent|collegas?|studenten)
      |(?:schrijf|stuur|maak)(?: [^ ]+){0,4} (?:mail|mailtje|e-mail|email|brief|reactie|artikel|prompt|bericht
        |berichtje|tekst|aankondiging|post)(?: [^ ]+){0,4} :
    `,
    pl: `
      (?:napisz|stworz|wygeneruj|przygotuj|zredaguj|sformuluj)(?: [^ ]+){0,4} (?:maila?|email|emaila|list|komentarz
        |artykul|poradnik|prompta?|wiadomosc|tekst|posta?|ogloszenie|odpowiedz|opis|notatke)(?: [^ ]+){0,5} (?:ktory
        |ktora|ktore|ze|o|do|zeby|dla)
      |(?:dopisz|dodaj|napisz|uzupelnij)(?: [^ ]+){0,4} (?:rozdzial|akapit|sekcje|instrukcje|instrukcji|ulotke|regulamin|opis)(?: [^ ]+){0,5} :|do (?:instrukcji|regulaminu|ulotki|dokumentacji)(?: [^ ]+){0,3} (?:dopisz|dodaj)
      |(?:^|mozesz |moglbys |i |potem )przetlumacz(?:yc)?(?: [^ ]+)?
      |(?:odpisz|odpowiedz|napisz|powiedz) (?:klientowi|klientom|zespolowi|recenzentowi|szefowi|uzytkownikom
        |profesorowi|koledze|dostawcy)
      |(?:napisz|wyslij|przygotuj)(?: [^ ]+){0,4} (?:maila?|email|emaila|list|komentarz|artykul|prompta?|wiadomosc
        |tekst|posta?|ogloszenie)(?: [^ ]+){0,4} :
    `,
    ru: `
      (?:напиши|создай|составь|сгенерируй)(?: [^ ]+){0,4} (?:письмо|пост|статью|комментарий|сообщение|текст|промпт
        |инструкцию)(?: [^ ]+){0,4} (?:что|о|про|где|котор[^ ]+)
      |переведи
      |(?:напиши|отправь|составь)(?: [^ ]+){0,4} (?:письмо|пост|статью|комментарий|сообщение|текст|промпт
        |объявление)(?: [^ ]+){0,4} :
    `,
    zh: `
      (?:文案|提示语?|提示詞|标题|標題|按钮|按鈕|弹窗|彈窗|占位符|文字|公告|副标题|副標題|横幅|toast)[^,，。]{0,6}(?:改成|改为|改為|写成|寫成|写|寫|换成|換成|显示|顯示|叫|是|用) ?[:：]? ?[“"「‘]|(?:写|寫|生成|起草|发|發|做)(?:一?[个個篇封条條份段])?[^,，。]{0,12}(?:邮件|郵件|文章|博客|公告|提示词|提示詞|评论|評論|说明文|海报|文案)|翻译(?:成|这)|翻譯(?:成|這)
    `,
    ja: '(?:メール|記事|ブログ|プロンプト|お知らせ|文章|コメント文)(?:を|の文面を)?(?:書いて|作って|作成|生成)|翻訳して|訳して',
    ko: '(?:메일|글|블로그|공지|프롬프트|문구|안내문)(?:을|를)? ?(?:써|작성|만들어)|번역',
    id: `
      (?:terjemah(?:kan|in|an)) [^ ]+
    `,
    vi: `
      (?:^|hay |giup (?:toi |minh )?)dich (?!vu )[^ ]+
    `,
  },
  yes: [
    'write a prompt that tells the bot to always answer in French',
    'create a CONTRIBUTING.md that says we always use conventional commits',
    'add a comment saying we never call this twice',
    'the readme should say never run this in production',
    '帮我写一封邮件，说我们永远不涨价',
    'schreib eine Mail an den Kunden, dass wir nie freitags deployen',
    'scrivi una mail al cliente che non rilasciamo mai di venerdì',
    'schrijf een mail aan de klant over de vertraging',
    'napisz maila do klienta, że nigdy nie wdrażamy w piątek',
    'terjemahkan judul ini',
    'dịch tiêu đề này',
    'in the readme add a section on house rules',
    'it should mention naming',
    'the character of our guide in the app',
    'dopisz rozdział do instrukcji: zawsze odłączaj zasilanie',
    '弹窗文案改成：“请记住您的取件码”',
  ],
  no: [
    'always handle loading and error states',
    'never write comments',
    'we always squash',
    'commit messages should be in English',
    'add a test for it',
    'our german copy says "du"',
    'every sql file starts with a comment saying who reads the table',
    'rispondi sempre in italiano',
    'antwoord altijd in het nederlands',
    'odpowiadaj zawsze po polsku',
  ],
}
