import type { Cue } from './cue.ts'

export const howYouAnswer: Cue = {
  id: 'how-you-answer',
  because: 'says how you should answer or behave',
  weight: 1.5,
  expression: {
    en: `
      (?:answer|reply|respond|explain|speak|talk|write|communicate)(?: to me| me)?(?: [^ ]+)? (?:in (?:english|german
        |french|spanish|chinese|japanese|korean|russian|portuguese|[^ ]+ish|plain|simple|full|short|bullet|one|two)
        |shortly|briefly|like)
      |(?:speak|talk) (?:english|german|french|spanish|portuguese|italian|chinese|japanese|korean|russian|turkish
        |dutch|polish)
      |(?:the |your )(?:why|reason|result|conclusion|answer|command|summary|outcome|numbers?|finding
        |verdict)s? (?:first|at the top|up front)
      |(?:skip|spare me|drop|no) (?:the )?(?:[^ ]+ )?(?:lectures?|essays?|sermons?|pep talk)
      |(?:entire|whole|full|complete) [^ ]+(?: [^ ]+){0,4} (?:rather than|instead of|not) (?:just |only )?(?:the )?(?:changes|changed|snippets?|additional|diffs?|parts?|relevant|new|pieces|fragments)
      |(?:keep|stay) (?:it |everything |all |this )?(?:in |with )?(?:english|german|french|spanish|chinese|japanese|korean|russian|portuguese|italian|dutch|polish)(?= [.,!]| $| please)
      |hold back (?:with|on) [^ ]+
      |be (?:more |less |very |extremely |a bit |brutally )?(?:concise|brief|short|direct|critical|specific|honest
        |terse|blunt|verbose|proactive|patient)
      |(?:keep|make) (?:it(?= (?:short|brief|concise))|answers?|your answers?|responses?|explanations?|replies
        |summaries|messages|the [^ ]+) (?:short|brief|concise|simple|extremely concise|very concise)
      |(?:just|only) (?:give me |show me |send me |post |send )?(?:the )?(?:code|command|commands|diff|answer|patch)(?= [,.!]| $| please)|(?:code|diffs?|commands?|answers?) only(?= [,.!]| $| please)|treat me (?:like|as)|skip (?:the |all )?(?:explanations?|intros?|theory|summary|pleasantries)|no need to explain|^(?:english|german|french|spanish|chinese|japanese|korean|russian|portuguese|italian|dutch|polish) (?:please|only)(?= [,.!]| $)|(?:stop|quit|no need for|enough with) asking(?: me)? (?:for|about|before|after|if|whether) [^ ]+|(?:extremely|very|more) concise|(?:short|brief|plain|simple|long|full|detailed) (?:answers?|replies|summaries|explanations?) (?:for me|only|please)
      |keep (?:the |your |all |each |every )?(?:commits?|diffs?|prs?|changes|functions?|files|components?|methods?
        |classes|tests?|modules?|steps|edits) (?:very )?(?:small|short|minimal|focused|simple|atomic|tiny|clean|thin
        |pure|separate)
      |(?:keep|make) (?:your |the |all )?[^ ,]+(?: ,)?(?: [^ ,]+)?(?: and)? [^ ]+ (?:short|brief|concise)(?= [.,!]| $)
      |(?:small|atomic|focused|minimal) (?:commits|diffs|prs|steps|changes)|too (?:long|verbose|wordy|chatty)
      |(?:explain|describe|show)(?: [^ ]+){0,4} (?:by (?:comparing|analogy|example)|in terms of|with (?:analogies
        |examples|an example))
      |(?:you )?(?:neednt|need not) (?:ask|explain|say|tell|repeat)|(?:one|1) (?:(?:question|thing|step|item|task|file|feature|vertical|phase|change|issue|section|component|module|fix|bug|point) )?(?:at )?a time
      |keep (?:your )?(?:language|words|wording|sentences) (?:simple|short|plain)|bullet points
      |no (?:yapping|filler|fluff|praise|apologies|emojis?|jargon|bullshit|explanations?|sycophancy|flattery|essays?)
      |(?:ask|tell|show|warn|check with|wait for) (?:me|my) (?:first|before|[^ ]+ before|[^ ]+ first|approval|ok
        |confirmation)
      |(?:ask|warn) me (?:when|if)|(?:ask|check) (?:before|first)|stop and (?:ask|report|tell)
      |show me (?:the )?(?:diff|plan)(?: [^ ]+)? (?:before|first)
      |dont (?:summari[sz]e|praise|apologi[sz]e|guess|assume|over-?engineer|be so|explain|just agree|repeat|lecture
        |narrate|sugarcoat|ask)
      |(?:only )?give (?:me )?hints?|step by step
      |read (?:the )?(?:whole|entire|full|docs|documentation|code|files?)(?: [^ ]+){0,3} (?:before|first)
      |dont write the (?:solution|code)|use (?:sub-?agents?|the [^ ]+ (?:agent|skill|tool|mcp))
      |(?:every|each) (?:single )?(?:response|reply|answer|message)
      |(?:when|whenever|every time|each time) you (?:reply|respond|answer)
      |your (?:answers|tone|explanations|summaries|commit messages|style|comments|prs)
      |(?:just|only) (?:ever )?(?:show|give|send|post) (?:me )?(?:the |what )?(?:diffs?|changes?|changed (?:parts?|lines?|code)|relevant (?:parts?|lines?))|(?:show|give|send) me (?:just|only) (?:the |what )?(?:diffs?|changes?|changed (?:parts?|lines?|code)|relevant (?:parts?|lines?))|keep (?:the |your |all |every )?(?:functions?|methods?|files?|class(?:es)?|components?|prs?|diffs?|commits?|lines?|answers?|modules?) (?:under|below|within|shorter than|at most|to) [0-9][^ ]*
    `,
    de: `
      (?:deine|die) antworten(?: [^ ]+){0,3} (?:auf|in|kurz|immer)|eine (?:frage|sache) nach der anderen
      |immer nur eine (?:frage|sache)
      |(?:antworte?|erklar|schreib|sprich)(?: [^ ]+){0,3} (?:kurz|auf|mit|deutsch|englisch|ohne|einfach)
      |lass (?:die|diese|das|dein[e]?) (?:[^ ]+ )?(?:einleitung(?:en)?|floskeln?|zusammenfassung(?:en)?|lob|emojis?
        |entschuldigung(?:en)?)
      |fass dich kurz|kurzer|knapper|kurz und knapp|duz mich|siez|frag (?:mich|vorher|nach)|nicht raten|weniger text
      |ohne (?:emojis|erklarung|ruckfrage)
      |zeig(?:e)? (?:mir )?(?:bitte )?(?:nur|einfach) (?:den diff|die anderung[^ ]*|was sich|die geanderten)|nur den diff
      |(?:einen|ein|eine) (?:vorschlag|option|antwort) , nicht|immer nur den (?:geanderten )?[^ ]+|erklar(?:e|s)? (?:es |mir )?(?:entsprechend|einfach)
    `,
    fr: `
      (?:tes|vos|les) reponses(?: [^ ]+){0,3} (?:en|toujours|courtes?)|une (?:question|chose) a la fois
      |(?:reponds|explique|ecris|parle)(?:-moi)?(?: [^ ]+){0,2} (?:en|court|plus|avec)|sois (?:plus |moins )?[^ ]+
      |plus court|trop long|tutoie|vouvoie|demande(?:-moi)? (?:avant|dabord)|montre(?:-moi)?(?: [^ ]+){0,3} avant
      |sans (?:blabla|emojis?|expliquer)
      |(?:montre|donne)(?:-moi)? (?:juste|seulement|uniquement|que) (?:le diff|les changements|ce qui|les lignes)
      |un seul choix|une seule (?:proposition|option)|vas y doucement|que le (?:code|bout) (?:modifie|change)
    `,
    es: `
      (?:tus|las) respuestas(?: [^ ]+){0,3} (?:en|siempre|cortas?)|una (?:pregunta|cosa) (?:por|a la) vez
      |(?:hablame|tratame) de (?:tu|vos|usted)|(?:sin tanto|sin tanta|sin tantos|sin tantas) [^ ]+
      |(?:responde|respondeme|contesta|explica|explicame|habla|hablame|escribe)(?: [^ ]+){0,2} (?:en|mas|corto|con)
      |sin (?:emojis?|rodeos|relleno|introducciones|resumenes)|se (?:mas )?(?:breve|conciso|directo)|mas corto
      |muy largo|tuteame|preguntame|pregunta (?:antes|primero)|avisame|avisa (?:antes|si)
      |no (?:inventes|supongas|asumas|adivines|lo deduzcas)|quiero que me expliques
      |(?:ensename|muestrame|dame|muestra) (?:solo|solamente) (?:el diff|los cambios|lo que cambia|las lineas)
      |una sola (?:opcion|propuesta)|ponme una captura|dame numeros de linea
    `,
    pt: `
      (?:suas|as|tuas) respostas(?: [^ ]+){0,3} (?:em|sempre|curtas?)|uma (?:pergunta|coisa) (?:por|de cada) vez
      |(?:responde|responda|explica|explique|fala|fale|escreve)(?: [^ ]+){0,2} (?:em|mais|curto|com)
      |seja (?:mais )?(?:breve|direto|conciso)|mais curto|muito longo
      |me (?:pergunta|avisa|mostra|explica)(?: [^ ]+){0,3} (?:antes|primeiro|se)|pergunta antes|avisa
      |sem (?:enrolar|emojis?|explicacao)|menos puxa saco|nao (?:inventa|chuta|assume)
      |(?:mostra|mostre|manda|me mostra) (?:so|somente|apenas) (?:o diff|as mudancas|o que mudou|as linhas)
      |uma (?:opcao|sugestao) so|so o trecho (?:mudado|alterado)
    `,
    ru: `
      (?:відповідай|пояснюй|отвечай|пиши|думай|объясняй|говори|общайся)(?: [^ ]+){0,2} (?:кратк[^ ]*|коротк[^ ]*
        |стисло|українською|на|по-[^ ]+|по|без|покороче|проще)
      |по-русски|на русском|короче|покороче|спрашивай|спроси (?:сначала|перед)|согласовыв[^ ]+
      |не (?:угадывай|выдумывай|додумывай|объясняй|извиняйся)|без (?:воды|эмодзи|лишних)|на ты
      |(?:показывай|покажи|присылай|давай)(?:те)? (?:мне )?только (?:дифф?|изменени[^ ]+|измен[её]нн[^ ]+|правки)
      |максимум [0-9]+ вариант[^ ]*|один вариант|(?:меня бесит|бесит) когда ты
    `,
    it: `
      (?:le tue|le) risposte(?: [^ ]+){0,3} (?:in|sempre|brevi)|una (?:domanda|cosa) (?:per volta|alla volta)
      |(?:dammi|diamoci) del (?:tu|lei)
      |(?:rispondi|spiega|scrivi|parla)(?:mi)?(?: [^ ]+){0,2} (?:in|breve|piu|con|come)
      |sii (?:piu )?(?:breve|conciso|diretto)|chiedi prima|non inventare
      |(?:spiegami|spiegamelo|dimmi|rispondimi|parlami)(?: [^ ]+){0,3} (?:semplice|semplicemente|con calma|passo
        |prima)
      |passo (?:passo|per passo)|piu (?:breve|corto|conciso|sintetico|sintetica|brevi|corte)
      |troppo (?:lungo|lunga|lunghe|prolisso|verboso)|senza (?:emoji|spiegazioni|giri di parole|preamboli|fronzoli)
      |(?:chiedimi|avvisami|mostrami)(?: [^ ]+){0,3} prima|prima (?:chiedimi|chiedi|mostrami|avvisami)
      |(?:chiedi|chiedimi) (?:sempre|invece|pure|se|quando)|tirare a indovinare|non (?:indovinare|supporre)
      |meno (?:testo|chiacchiere|parole)|sii [^ ]+|con me (?:parla|scrivi)|parla(?:mi)? italiano|vai al sodo
      |(?:mostrami|mostra|dammi) (?:solo|soltanto) (?:il diff|le modifiche|le righe)
      |una (?:proposta|opzione) sola|mostrami solo|spiegami (?:le cose|tutto) con
    `,
    nl: `
      (?:antwoord|schrijf|leg uit|praat)(?: [^ ]+){0,2} (?:in|kort|het)|houd het kort|vraag (?:eerst|het)|niet gokken
      |(?:je|jouw|de) (?:antwoorden|uitleg|samenvattingen)(?: [^ ]+){0,3} (?:in|kort|korter|altijd|beknopt)
      |een (?:vraag|ding|stap) tegelijk
      |(?:antwoord|reageer|praat|spreek)(?: [^ ]+){0,3} (?:kort|korter|nederlands|engels|in|zonder|gewoon)
      |hou (?:het|je antwoorden|antwoorden|uitleg) (?:kort|simpel|beknopt)
      |wees (?:kort|beknopt|direct|eerlijk|kritisch|duidelijk|bondig|wat [^ ]+)|kort en (?:bondig|krachtig)|korter
      |beknopter?|te (?:lang|uitgebreid) (?:antwoord|verhaal)
      |vraag (?:me |mij )(?:altijd |het )?(?:eerst|altijd|of|om|voordat|als)|gok niet|neem niets aan
      |zonder (?:emojis?|uitleg|inleiding|poespas)|stap voor stap
      |leg(?: [^ ]+){0,6} (?:uitgebreider|simpel|kort|eenvoudig)|minder (?:tekst|uitleg|woorden)|waarschuw me
      |(?:toon|laat)(?: me)? alleen (?:de diff|de wijzigingen|wat er)
    `,
    pl: `
      (?:mow|pisz) (?:mi |do mnie )?(?:na ty|per ty)
      |(?:odpowiadaj|pisz|wyjasniaj|mow)(?: [^ ]+){0,2} (?:po|krotko|zwiezle)|pytaj (?:najpierw|przed)|nie zgaduj
      |(?:tlumacz|wyjasniaj|odpowiadaj|opisuj)(?: [^ ]+){0,4} (?:prosto|prosciej|dokladniej|dokladnie|krotko|krocej
        |zwiezle|krok|jak|bez)
      |badz (?:zwiezl[^ ]+|konkretn[^ ]+|krytyczn[^ ]+|szczer[^ ]+|bardziej [^ ]+)|krocej|zwiezlej
      |(?:za|zbyt) (?:dlugie|rozwlekle)|bez (?:lania wody|emotek|emoji|wstepow|wyjasnien|podsumowan)|krok po kroku
      |(?:zapytaj|spytaj)(?: mnie)? (?:najpierw|zanim|przed)|(?:zawsze|najpierw) (?:pytaj|zapytaj|pokazuj)
      |pytaj (?:mnie )?(?:zamiast|jesli|jak|gdy|kiedy)|zamiast zgadywac|jedno pytanie (?:naraz|na raz)
      |mniej (?:tekstu|gadania|slow)|(?:rozmawiaj|gadaj)(?: ze mna)?(?: [^ ]+)? po (?:polsku|angielsku)
      |ze mna (?:rozmawiaj|pisz|gadaj)|twoje odpowiedzi|ostrzegaj
      |(?:pokaz|pokazuj|daj)(?: mi)? (?:tylko|sam|same) (?:diff[^ ]*|zmiany|to co)
    `,
    tr: `
      (?:turkce|kisa|oz) (?:cevap|yaz|konus|anlat)[^ ]*|kisa (?:kes|tut)|once (?:sor|goster)|tahmin etme|uydurma
      |(?:sadece|yalnizca) (?:degisen|degisiklik|diff)[^ ]*(?: [^ ]+){0,2} (?:goster|yaz|at|ver)
    `,
    id: `
      (?:jawab|jelasin|pake|pakai|ngomong)(?: [^ ]+){0,2} (?:bahasa|singkat|santai)
      |jangan (?:nebak|kepanjangan|jelasin)|ga usah (?:jelasin|basa)|langsung (?:kode|aja)|tanya dulu|singkat aja
    `,
    vi: '(?:tra loi|giai thich|noi)(?: [^ ]+){0,2} (?:ngan|tieng|bang)|hoi (?:truoc|lai)|dung (?:doan|giai thich)',
    ar: `
      (?:كلمني|جاوب|جاوبني|رد|اشرح|اكتب|أجب|اجب)(?:لي)?(?: علي| عليا| لي)?(?: دائما| دايما| كل شي)? (?:بال[^ ]+
        |باختصار)
      |باختصار|اسألني|اعرض علي|لا تخمن
    `,
    hi: `
      (?:hindi|english|हिंदी|हिन्दी)(?: [^ ]+){0,2} (?:jawab|bolo|likho|samjhao|जवाब|बोलो|लिखो)
      |(?:short|chhota) (?:me|mein) (?:jawab|likho)
      |(?:hindi|hinglish|english) me[n]? (?:baat|jawab|samjha|likh|bol)[^ ]*|chhota|chota|short me
      |pehle (?:pooch|puch)[^ ]*|guess mat
      |sirf (?:change|changes|diff|badla)[^ ]* (?:dikhao|dikhana|do|batao)
    `,
    zh: `
      (?:不要(?:每次)?(?:都)?问我|不要(?:每次)?(?:都)?問我|别(?:每次)?(?:都)?问我|直接做|(?:用|讲|講|说|說)(?:中文|英文|人话|人話|白话|白話|大白话)|回答(?:简短|簡短|控制
        |用|要)|回(?:复|覆)(?:用|要)|(?:中文|英文|繁體|繁体|简体|日文|日语|英语)[^,，。]{0,4}(?:对话|對話|回复|回覆|回答|交流|沟通|溝通|与我|與我|思考|输出|輸出)|简短|簡短
        |简洁|簡潔|少(?:废话|廢話)|废话|廢話|别(?:解释|道歉|夸|猜)|別(?:解釋|道歉|誇|猜)|不要(?:解释|解釋|猜|道歉|总结|總結|擅自|自作主张|自作主張)|先(?:问|問)|问我|問我|给我看
        |給我看|引导我|引導我|一次问完|一次問完|又猜|太长|太長|跟我(?:说|說|讲|講)话|直接给|直接給|先(?:告诉|告訴|说明|說明|重现|重現|读|讀|看(?:完)?(?:文档|文檔|代码)))
      |只(?:给我)?(?:看|显示|发|贴|给出?)[^,，。]{0,4}(?:改动|修改|变更|diff|差异)
      |先说结论|先說結論
    `,
    ja: `
      (?:(?:コミット|pr|差分|関数|変更)(?:は|を)(?:小さく|細かく|分けて)|(?:日本語|英語|敬語|タメ口|関西弁|短く|簡潔|簡単|箇条書き|結論)(?:で|に|から|を)?.{0,6}(?:答え|返|話
        |書い|説明|まとめ|お願い|して|言って)|絵文字|前置き|長い(?:ので|から|です|。)|長すぎ|推測(?:で|し)|勝手に|聞いて(?:から|ください|ほしい)|確認して(?:から|ください)|相談して
        |報告(?:せず|不要|して)|ヒント|説明(?:は)?(?:不要|いらない|いらん|省|短)|謝|褒め|コード見せる)
      |(?:差分|変更(?:箇所|点|部分))だけ
    `,
    ko: `
      (?:(?:한국어|한글|영어|존댓말|반말|짧게|간결|간단|결론)(?:로|으로|하게|히)?(?! ?(?:번역|변역|변경|바꿔|변환)).{0,6}(?:답|말|설명|대답|써|해(?!서)|부탁)|이모지
        |너무 ?길|길어|추측|마음대로|맘대로|물어보고|물어봐|먼저 ?(?:물|보여|확인)|보여주고|나한테 ?(?:보여|물|확인)|설명 ?(?:빼|없이|필요|하지|말)|힌트|사과|(?:커밋|pr
        |변경)(?:은|는|을|를)? ?(?:작게|잘게|나눠|쪼개)|하나당 ?(?:커밋|pr))
      |(?:바뀐|변경된|수정된) ?(?:부분|것|코드|줄)만
    `,
  },
  yes: [
    'keep it in German please',
    'one file at a time please',
    'keep titles and summaries brief',
    'send the whole function rather than just the changed lines',
    'just show me the diff',
    'keep functions under 40 lines',
    'zeig nur den Diff',
    'montre juste le diff',
    'показывай только дифф',
    '差分だけ見せて',
    '바뀐 부분만 보여줘',
    'one question at a time',
    'suas respostas devem ser em pt-br',
    'tus respuestas en ingles',
    'tes réponses toujours en français',
    'una domanda alla volta',
    'deine Antworten kurz',
    'answer in German please',
    'keep it short',
    'ask me before you install anything',
    '用中文回答',
    '日本語で答えて',
    '짧게 답해',
    'отвечай по-русски',
    'responde en español',
    'explain Python by comparing it with C++',
    "you needn't ask about tests",
    'speak german',
    'short answers for me',
    'quit asking me for every file',
  ],
  no: ['i misread your explanation', 'fix the page', 'the field is too small'],
}
