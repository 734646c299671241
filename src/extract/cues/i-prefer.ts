import type { Cue } from './cue.ts'

export const iPrefer: Cue = {
  id: 'i-prefer',
  because: 'states a preference',
  weight: 1.8,
  expression: {
    en: `
      (?:id|wed|i would|we would) (?:much |really |strongly )?(?:prefer|rather(?! (?:make|do (?:it|this|that)|go (?:back|with the)|first) )|love (?:if|for)|hate|insist|expect
        |appreciate)
      |(?:i|we|my team|i really|i personally|i strongly|i generally|i usually|i much) (?:prefer|rather|like (?:my|our
        |it(?= (?:when|if|to|that|short|better|best|like))|long|short|small|things|when|to (?:see|have|keep|review
        |read|write|do))|hate|love|dislike|cant stand|enjoy|favou?r|value|care about|insist|appreciate)
      |(?:^|, | - |please |and ) ?prefer|my (?:preference|preferred|taste|style|philosophy|approach|way|habit|rule)
      |(?:my|a) (?:personal|strong) (?:preference|opinion)|preference is
      |(?<! (?:like|if|though) )i(?:m| am) (?:a(?! (?:little|bit|lot))|an|allergic|dyslexic|colou?r|blind|learning|new to|used to|not used|fine
        |comfortable|into|picky|strict) [^ ]+
      |(?:id|i would) like (?:to (?:always|never)|all|every|each|my|our)|works? (?:better|best) for me|helps me
      |easier for me|rather (?:have|see)
      |i (?:really )?(?:dont|do not) (?:like(?! (?:it|this|that|the [^ ]+)(?: [.!?;]| ?$))|want (?:any|to (?:use|have|see|pay|depend|mix|embed|read|maintain)|claude
        |a|an|my|our)|care for|read|use|speak|trust)
      |i (?:always|never|usually|normally|tend to|often) (?!get|see|run into|have to|forget|(?:said|told|thought|saw|meant|heard|knew|had|understood|got|found|felt|could|did|was|[^ ]{4,}ed) )[^ ]+
      |i(?:ve)? always (?:said|told you|wanted(?! to)|preferred|liked)
      |i only (?:use|want|read|write|work|speak|have(?! (?:until|till|got|time|(?:[^ ]+ ){1,7}(?:left|remaining)|[0-9]+ (?:min[^ ]*|hours?|h)|(?:a |an |one |half )+(?:few |couple )?[^ ]*(?:min|hour)[^ ]*) )) [^ ]+
      |(?<! (?:when|if|once|after|that|which|before|because|can|could|should|do|did|would|where|what
        |possible) )i(?: only)? use (?!(?:this|it|that|the) |(?:[^ ]+ )?build [0-9])[^ ]+
      |i(?:m| am) (?:on(?! the (?:train|bus|phone|plane|road|go|move|way|couch|sofa|subway|toilet))|in|using|working (?:on|in|with)|running) (?:a |an |the )?(?:windows|mac|macos|linux|ubuntu|wsl
        |pycharm|[^ ]+ (?:with|and))
      |i have (?:rsi|no(?! (?:clue|doubt|idea|objections?|opinion|preference|problem|questions?|time|way))|two(?! (?:questions?|things?|problems?|issues?|bugs?|remarks?|comments?|points?|ideas?|more|tasks?))|only)|im (?:in|from) [^ ]+ so
      |i want (?!(?:[^ ]+ ){1,4}to (?:pass(?! before)|work|be (?:green|done|finished|ready|fixed|complete|passing)) )(?:tests|docs|docstrings|types|comments|tabs|spaces|short|small|only|no|every|all(?! (?:the|of the) )|everything|things|long|plain|simple|real|full) [^ ]+
      |i want [^ ]+(?: [^ ]+)? in (?:all|every|each)
      |i want (?:the|your) (?:answers?|summary|result|code|diff|output|explanations?|responses?|plans?|reasoning
        |conclusion|numbers|commands?) [^ ]+
      |i (?:get|am|m|feel) (?:so |really |always |a bit |totally |easily )?(?:confused|lost|overwhelmed|annoyed|nervous|frustrated) (?:(?:when|if|by) (?:you|there|i see|everything|all|too)|(?:with|around|about) [^ ]+ [^ ]+)|(?:it|that) (?:confuses|annoys|bugs|bothers|irritates|stresses|overwhelms|distracts) me (?:when|if|that) you|i cant (?:follow|keep up|review it|review that) (?:when|if) (?:you|there)
      |call me|i want (?!to (?:[^ ]+ ){1,2}(?:it|this|that|them) )(?:[^ ,]+ ){1,4}(?:first|last|up front|in the end|on top|per [^ ]+)(?= [,.;!]| $)
      |i (?:would|d) (?:ask|appreciate|be (?:glad|happy|grateful) if) you
      |i (?:mostly |really |honestly )?(?:dont|couldnt) care (?:about|for|if|whether)|i think in [^ ]+
      |i (?:learn|read|work|think|remember|understand) (?:things )?(?:better|best|faster) [^ ]+
      |(?:good enough|fine|ok|errors?|a no-go|off limits|a must|required|too (?:much|long|big)) (?:for|by
        |with) me(?= [,.;!]| $)
    `,
    de: `
      ich (?:bevorzuge|mag|hasse|will (?:kein[^ ]*|nicht|nie|nur|immer)|mochte (?:kein[^ ]*|nicht|nie|nur|immer)
        |hatte gern|finde|bin(?! (?:jetzt|gerade|grad|auf|fertig|dabei|noch|mir|sicher|nicht sicher) )|lese|benutze
        |nutze|arbeite)(?: [^ ]+){0,3}
      |mir ist|lieber|am liebsten|fur mich (?:ist|war|passt|reicht|sind|zahlt)|mir reicht|bitte immer|gefallt mir
      |hab(?:e)? lieber|ist mir|(?:es |das )?(?:nervt|stort|verwirrt|irritiert|uberfordert)(?: mich)? (?:, )?wenn du|ich (?:komm|komme) (?:[^ ]+ )?nicht (?:mit|hinterher) (?:, )?wenn du|ich verlier(?:e)? den uberblick (?:, )?wenn
    `,
    fr: `
      je (?:prefere|naime|deteste|veux (?:pas|toujours|que (?:les|tous|toutes|chaque|tes))|travaille|lis(?! (?:ta|ton|tes|le|la|les|ce|cette|ca) )|parle
        |utilise)(?: [^ ]+){0,3}
      |j(?:e )?aime|jaime
      |jai (?:besoin|horreur|lhabitude|l habitude|du mal|pas (?:le droit|acces|besoin)|toujours(?! (?:le|la|les|un|une|des|ce|cette|ces|mon|ma|mes|cru|pense
        |suppose|trouve|eu(?! (?:besoin|horreur|lhabitude|du mal) )) )|que [^ ]+)(?: [^ ]+)?
      |^pour moi|(?:ca |cela )?(?:menerve|m enerve|me gene|me perturbe|me saoule|membrouille) (?:quand|que|si) tu|je (?:my perds|me perds|suis perdue?|narrive pas a suivre) (?:quand|si) tu|pour moi(?= (?:, )?(?:cest|il|un|une|le|la) )|plutot|de preference|je ne veux|perso(?= (?:,|je|j ))
    `,
    es: `
      mi [^ ]+ (?:preferid|favorit)[oa] (?:[^ ]+ ){0,4}es|(?:yo )?(?:prefiero|me gusta(?!ria)(?! [,.])|odio (?:que|los|las|el|la|cuando)|no me gusta|quiero que(?! (?:al|cuando) )(?! (?:me |le |lo |la )?(?:hagas
        |crees|agregues|cambies|generes|escribas|pongas|armes|muestres|des|saques|revises|arregles|expliques|digas
        |ayudes|analices|leas|veas|uses|busques|ejecutes|instales|elimines|borres|quites|actualices
        |conviertas|pasen?|funcionen?|quede|salga))(?: [^ ]+){0,6} (?:siempre|nunca|todos|todas|cada)|me sirve|(?<! (?:el|de|un|su|este|es|mi|al
        |modo|_path_) )(?:trabajo|uso) (?:con|en|desde|solo|siempre)|soy(?! yo)|estoy (?:aprendiendo|en (?:windows|mac|linux
        |ubuntu|wsl)|con))
      |no quiero|^para mi|me (?:molesta|confunde|pierdo|lio|agobia) (?:cuando|que|si)|me molesta|de preferencia|mejor(?= si| que| con)
    `,
    pt: `
      (?:eu )?(?:prefiro|gosto|odeio|nao gosto|quero que(?! (?:voce |vc |me )?(?:faca|crie|adicione|mude|gere|escreva
        |coloque|mostre|revise|arrume|explique|diga|ajude|de|analise|tire|altere|melhore|leia|use|remova|rode
        |implemente))(?: [^ ]+){0,6} (?:sempre|nunca|todos|todas|cada)|trabalho|uso|sou|to aprendendo|estou)
      |nao quero|^(?:pra|para) mim|(?:me (?:confunde|incomoda|irrita|perco)|fico (?:perdid[oa]|confus[oa])|eu me perco) (?:quando|que|se)|de preferencia|curto
    `,
    it: `
      (?:io )?(?:preferisco|odio|voglio (?:che (?:i|le|gli|ogni)|solo(?! (?:cambiare|sapere|che|il|la|questo|questa
        |aggiungere|vedere|modificare|capire|togliere|provare) )|sempre)|lavoro|uso)
      |(?<= io )sono|mi piace(?! di (?:piu|meno) )|non mi piace|non voglio|per me|piuttosto|preferirei|detesto|mi trovo (?:bene|meglio)
      |non sopporto|mi da fastidio|la mia preferenza|meglio (?:se|che)
    `,
    nl: `
      ik (?:wil (?:geen|niet|alleen(?! (?:de|het|deze|dit|dat|even|weten|een|maar) )|altijd)|heb liever|gebruik|werk
        |ben(?! (?:bezig|nu|er|het|benieuwd|niet|klaar|aan|even|blij|tevreden) )|hou|haat|vind)
      |liever|voor mij|mijn voorkeur|ik (?:zie liever|prefereer|spreek|lees|houd)|geef de voorkeur
    `,
    pl: `
      (?:ja )?(?:wole|lubie|nie lubie|nie chce|uzywam|pracuje|jestem(?! (?:pewien|pewna|w|juz|teraz|zadowolon[^ ]*|za
        |ciekaw[^ ]*) )|(?<! (?:klient|szef|uzytkownik|on|ona|firma|zespol) )chce zeby)
      |dla mnie|raczej|preferuje|wolalbym|wolalabym|nie (?:znosze|przepadam|cierpie)|(?:nie )?podoba mi sie
      |moja preferencja|chce zawsze|wolimy
    `,
    tr: `
      (?:ben )?(?:tercih ederim|isterim|istemiyorum|sevmem|seviyorum|sevmiyorum|kullaniyorum)|bana(?= (?:daha|kolay|uygun|gore|kisa) )|benim icin|tercihen
      |tercihim
    `,
    vi: `
      (?:toi|minh|em|anh|t|tui) (?:thich|ghet|khong thich|ko thich|dung|quen)|khong muon|uu tien|voi (?:toi|minh)
    `,
    id: `
      (?:gue|gw|gua|saya|aku|ane) (?:lebih suka(?! yang)|suka(?! yang)|ga suka|gak suka|tidak suka|benci|pake|pakai|biasa|lagi)|mending(?! kita)
      |lebih baik|buat (?:gue|gw|saya)|utamakan
    `,
    ru: `
      (?:я )?(?:волію|люблю коли|не хочу щоб|предпочитаю|люблю|не люблю|ненавижу|не хочу|пользуюсь|работаю|пишу|читаю
        |сижу)
      |(?<! (?:может|а) )мне (?:удобн[^ ]+|нравится|не нравится|проще|лучше|не надо|важно)|для меня
      |предпочтительн[^ ]+
    `,
    ar: `
      افضل|أفضل|احب|أحب|ما احب|لا احب|اكره|ما ابي|ما ابغى|مش عايز|(?:بدي|ابغى) (?:دائما|دايما|كل|انك)|عندي (?:ماك|ويندوز|لينكس|جهاز|كرت|لابتوب|حساسية)|بالنسبة لي|يفضل(?! (?:العميل|الزبون|المدير) )|أستخدم
      |انا (?:على|استخدم|اشتغل)
    `,
    hi: `
      (?:mujhe|mereko|mere ko|main|mai|mein) [^ ]+(?: [^ ]+){0,3} (?:pasand|chahiye|chahta|use karta)[^ ]*
      |pasand (?:hai|nahi)|mere liye|मुझे(?: [^ ]+){0,4} पसंद
    `,
    zh: `
      (?<!这里|這裡)我(?:更|比较|比較|还是|還是|个人|個人)?(?:(?:喜欢|喜歡)(?!第|上面|左|右|[^,，。]{0,6}[那这這][版个個款张張])|偏好|倾向|傾向|习惯|習慣|讨厌|討厭|不喜欢|不喜歡|不想|受不了|宁愿|寧願|只要|只看|只用|用的是|一般|通常|看不懂|是用|在用|这边|這邊
        |这里|這裡|的(?:电脑|電腦|机器|機器|环境|環境))
      |优先用|優先用|(?:尽量|盡量|儘量)(?:用|使用|避免|不|少|别|別|保持|复用|複用)|宁可|寧可|习惯(?:用|看)|習慣(?:用|看)|个人偏好|偏好
    `,
    ja: `
      (?:が|も|は)好き|好み|嫌い|苦手|派(?:な|で|です|なので)|(?:の|する)?(?:ほう|方)が(?:好|読み|助か|楽|見やす)|助かる|助かります|嬉しい|うれしい|なるべく|できるだけ
      |(?<!方)優先(?!度|順|特別|的)|慣れて|読めない|分からないので|ほしくない|極力
    `,
    ko: '좋아해|싫어|선호|편해|편함|가급적|(?<![가-힣])되도록|웬만하면|차라리|습관|취향|못 ?읽|나는? [^,.]{0,16}모르니까|(?:내가|제가|나는|저는)[^,.]{0,8}불편',
  },
  yes: [
    'I always said that tests come first',
    'I want short functions to be the norm',
    'I want all tests to pass before every commit',
    'mi editor preferido es Helix',
    'it confuses me when you change five files',
    'es nervt, wenn du alles neu schreibst',
    'je m’y perds quand tu changes dix fichiers',
    'me pierdo cuando cambias todo',
    'quiero que los commits siempre vayan en ingles',
    'I prefer small commits',
    "I don't like mocks",
    '我更喜欢函数式',
    'タブの方が好き',
    '나는 짧은 답변을 선호해',
    'ich mag keine Kommentare',
    'je préfère des réponses courtes',
    'мне удобнее таблицы',
    'i get nervous with clever chains',
  ],
  no: [
    '这里我不想显示标题',
    'i want all the pictures in one row',
    "i'd rather make it a button",
    "J'ai toujours le même écran",
    'i always wanted to write a compiler',
    'i never understood how rebase works',
    'i want to look at it first',
    'gue suka yang pertama',
    '我喜欢第一个',
    'conflictはdevelopの方優先で',
    'بدي فورم حجز موعد',
    'يفضل العميل الشعار الأزرق',
    'bana ciroyu ver',
    'el servidor es lento o soy yo',
    'I want all the tests to pass',
    'I have no idea how that works',
    'I want to test it first',
    'I have two questions',
    '저장되도록 고쳐 줘',
    'i get confused by the second chart',
    'is it possible I use Claude here',
    'quiero que la pagina tenga un boton',
    'quero que voce tire os avisos',
    '仕様としての優先度',
    'peux tu creer un compte pour moi ?',
    'the user prefers dark mode',
    'fix the page',
    'I would like to see a bigger logo',
    '画面を青くして欲しい',
    '지도를 그리고 싶어',
    'хочу чтобы кнопка была справа',
    'ich möchte eine Seite',
    'guarda quali sono i test lenti',
    'I like the shadow, but make it softer',
    'how do I use this hook',
    '굳이 애니메이션은 필요 없어',
    'ich bin jetzt auf der Seite mit den Terminen',
    'ik wil alleen de titel veranderen, dat is alles',
    'voglio solo cambiare il titolo',
    "i don't like the name.",
    'explain like i am a manager',
    'i only have until 5',
    'i use TestFlight build 231',
    'je lis ta classe',
    'quella mi piace di più',
    'i never told you to delete it',
    'I only have 20% of my weekly limit left',
  ],
}
