import type { Cue } from './cue.ts'
import { NEVER } from './shared-expressions.ts'

export const forbids: Cue = {
  id: 'forbids',
  because: 'asks not to do something',
  weight: 0.8,
  expression: {
    en: `
      (?:(?<!^ (?:the|these|those|my|our|all|some) [^ ]+ )(?:dont|do not)(?! (?:know|think|understand|remember|forget|see|mind|need) )|${NEVER}|stop|avoid(?! having )
        |no more|please dont|please do not|lets not|lets avoid|quit|refrain from|skip|leave (?:it|them|that
        |the [^ ]+) alone) [^ ]+
      |leave (?:[^ ]+ ){1,4}(?:alone|untouched)(?= [.,!]| $)|hands off [^ ]+|(?:nobody|no one|we dont|we never) (?:touch|edit|modif|hand-?edit)[^ ]*
      |(?:drop|lose|cut|cut out|lay off|knock off|spare me|enough|enough with|enough of|ease up on|tone down
        |go easy on|dial down|less|fewer|no need for|hold|keep) (?:with )?(?:the |all |all the |all these |those |these |your |any |more |that )?(?:emojis?
        |flattery|praise|compliments?|apolog(?:y|ies)|pleasantries|fluff|filler|preambles?|intros?|introductions?
        |recaps?|summar(?:y|ies)|disclaimers?|caveats?|exclamation (?:marks?|points?)|jokes?|enthusiasm|small ?talk
        |buzzwords?|marketing|jargon|hedging|theatrics|essays?|lectures?|drama|cheerleading|comments?|docstrings?
        |bullet points?|headings?|markdown|em[ -]dashes|pep talks?)
      |(?:may|must|should|can|cant|cannot)(?: not| never)? (?:ever )?(?:show up|appear|end up|land|leak|leave|be (?:logged|stored|printed|committed|cached|shared))(?: [^ ]+)? (?:in|into|on|outside|with) (?:the |any |our |your )?(?:logs?|url|urls|git|repo|repository|commits?|errors?|screenshots?|chat|prompts?|third[^ ]*|dumps?|building|network|office|country|eu)
      |no [^ ]+ (?:after|before|outside|inside|without|between|during|from|on|under|or) [^ ]+
      |no [^ ]+(?:s|ing)? (?:please|in|at|for|on|anywhere|,|\\.|!)|(?:^|, |: |and |so |said ) ?no [^ ]+(?= [,.!]| $)
      |you (?:neednt|need not|dont (?:need|have) to) (?!(?:worry|wait|explain|answer|do (?:it|that|this)|fix) )[^ ]+ [^ ]+
      |(?:isnt|arent|is not|are not) (?:yours|allowed|to be|for|(?:used|wanted|welcome|accepted|permitted)(?= (?:here|in|at|on|by|anymore|any more|[,.;])))|(?:has|have|theres|there is) a ban on [^ ]+
    `,
    de: `
      (?:bitte )?(?:kein[enrms]*|(?<!vergiss )nicht(?! vergessen)) [^ ]+|lass (?:das|die|den|diese[nrs]?|dein[e]?)
      |vermeide|hor auf|(?:fasst|ruhrst|fassen|ruhren) (?:du |man |wir |bitte ){0,2}(?:nicht|nie|niemals) an|finger weg|(?:fasst|andert|bearbeitet) (?:keiner|niemand)|(?:keiner|niemand) (?:fasst|andert|bearbeitet)|(?:nie|niemals) (?:anfassen|anruhren|andern|loschen|bearbeiten|editieren|committen)|in ruhe lassen|lass(?:t|en)? (?:du |wir |bitte ){0,2}in ruhe
    `,
    fr: `
      (?<! (?:je|il|elle|on|ils|elles|nous|vous|qui|ca|cela|tu) )ne (?!(?:fonctionne|marche|repond|affiche|charge|sont|est|peut|passe|veut)(?:nt)? )[^ ]+ (?:pas|jamais|plus)
      |(?<! (?:vois|ai|jai|a|trouve|voit|voyons|y|ya|avons|noublie|oublie|noubliez) )pas (?!(?:derreurs?|dexception
        |de (?:references?|reponses?|problemes?|resultats?|changements?|soucis?)) )(?:de |d)[^ ]+
      |evite|arrete|tu oublies|sans|(?:on|tu|faut|vous) (?:n |ny |ne |y |le |la |les |ne les |ne le |ne la )?(?:touche|toucher|modifie|commite|edite)[sz]? (?:pas|jamais|plus)|^touche[sz]? (?:pas|jamais)|personne (?:ny |ne )?(?:y )?touche|pas touche
    `,
    es: `
      nunca (?:asumas|supongas|adivines|inventes)|no (?:asumas|supongas|adivines|uses|hagas|toques|pongas|metas|agregues|anadas|escribas|me|crees|cambies|borres|inventes|mezcles|quiero)
      |evita|(?:nada de|sin|ni) (?:emojis?|halagos?|disculpas|introducciones|resumenes|rodeos|relleno)|nada de|deja de
      |(?:no|ni|nunca) (?:me )?(?:se )?(?:l[oa]s? )?(?:toques?|modifiques|edites|tocan?|tocamos|tocarl?[oa]?s?)(?= )
    `,
    pt: `
      nunca (?:assuma|presuma|suponha|adivinhe|invente|chute)|nao (?:assuma|presuma|suponha|adivinhe|chute|use|usa|faz|faca|mexe|mexa|coloca|bota|cria|inventa|mistura|quero|precisa|escreve|me)|evita|evite
      |sem (?:emojis?|elogios?|desculpas|introducoes|resumos?|enrolacao)|nada de|para de|pare de
      |(?:nao|nunca|ninguem) (?:se )?(?:mexe|mexa|mexer|mexemos|toca|toque|altera|altere|edita|edite)
    `,
    it: `
      non (?:usare|fare|toccare|mettere|aggiungere|creare|scrivere|committare|pushare|inventare|voglio)|evita|niente
      |smetti|mai [^ ]+
      |(?<! (?:di|per|puo|da|deve|a|se|che) )non (?!(?:dimenticare|scordare|appare|compare|scompare|pare|vedere|capire
        |sapere|riuscire|esistere|dire|mollare|corrispondere) )(?:[^ ]+[aei]re|[^ ]+(?:ar|er|ir)(?:l[oaie]|mi|ci|ne|ti
        |si))
      |basta con|mai piu|non (?:si |la |lo |le |li )(?:tocca|toccano|tocchi|tocchiamo|modifica|modificano)
    `,
    nl: `
      geen (?!(?:idee|fouten|probleem|problemen|resultaat|resultaten|verschil|zin|haast|reactie|effect) )[^ ]+
      |(?<! (?:werkt|lukt|doet|laadt|snap|weet|begrijp|zie|gaat|kan|kon|wist|klopt|verschijnt|start|het
        |vergeet) )niet (?!(?:vergeten|meer|werkt|werken|goed|zeker|duidelijk|gelukt|gevonden|lukt|klopt|waarom|kan
        |wordt|komt|zichtbaar|correct|langer|bestaat|laadt|zo) )[^ ]+
      |nooit [^ ]+|vermijd|stop met|(?:blijf|blijven|blijft) (?:je |we |iedereen )?(?:er |daar )?(?:af|van|vanaf)|hou(?:d)? op met|laat (?:die|de|het|dat) [^ ]+ met rust
    `,
    pl: `
      nie (?!(?:zapomnij|zapominaj) )[^ ]+(?:aj|uj|ij|yj|ej)(?: [^ ]+)?
      |nie (?:uzywaj|rob|dodawaj|ruszaj|pisz|tworz|zmieniaj|commituj|pushuj|mergeuj|zgaduj|wymyslaj)|nigdy nie [^ ]+
      |unikaj|zadnych|bez
      |nie (?:bierz|mow|wchodz|lacz|lam|psuj|kop|zostawiaj|tlumacz|licz|mysl|ryzykuj|instaluj|kasuj|lap)
      |nie (?!(?:wiemy|mozemy|chcemy|mamy|musimy|potrzebujemy|widzimy|jestesmy|rozumiemy|znamy|umiemy
        |dostajemy) )[^ ]+(?:amy|emy|imy|ymy)
      |nie wolno|przestan [^ ]+|dosc [^ ]+|zadnej|zadnego|zero
    `,
    tr: `
      (?!unutma)[^ ]+(?:ma|me)(?:yin)?(?= [.,!]| $)|[^ ]+(?:mayin|meyin|masin|mesin|mayalim|meyelim)|kullanma|yapma
      |dokunma|yok
    `,
    vi: '(?:dung(?! quen)|khong|ko|k|cam) (?:dung|duoc|nen|can|them|sua|lam|viet|dong|tu|dat)?|tranh',
    id: '(?:(?:jangan|jgn)(?! lupa)|ga usah|gak usah|nggak usah|tidak usah|hindari|stop)',
    ru: `
      не (?:треба|потрібно|використовуй|чіпай|роби|додавай|змінюй|створюй|надо|нужно|используй|пиши|трогай|делай
        |добавляй|меняй|создавай|ставь|лезь|предлагай|коммить|пушь|спрашивай|удаляй|трогаем|меняем|правим|правь|редактируй|редактируем|лезем|чіпаємо|змінюємо)
      |избегай|без [^ ]+|никаких|хватит|убери|перестань|прекрати|кончай
    `,
    ar: 'لا (?!تنس)(?:ت[^ ]+)|ما (?:ت[^ ]+)|بلاش|تجنب|وقف|توقف عن [^ ]+|كف عن [^ ]+|بطل [^ ]+|ممنوع [^ ]+',
    hi: '(?:mat|na) (?:kar|likh|bana|use|chhed|daal)[^ ]*|[^ ]+ mat|मत',
    zh: `
      (?:不要(?!忘)|(?<![区特级类分识个性辨鉴判])别(?!人|的|名|处|忘)|(?<![區特級類分識個性辨鑑判])別(?!人|的|名|處|忘)|勿|不准(?!确)|不许|不許|禁止|(?:不允许|不允許)(?!用户
        |用戶|使用者|他|她|它)|少(?:用|写|寫)|避免|没必要|沒必要|不用(?!说|說|谢|謝|管|了|担心|擔心| ?[,，。])|无需|無需)
    `,
    ja: `
      (?:(?<!忘れ)ないで(?!す|しょ)|な(?:い|く)て(?:いい|よい|良い|大丈夫)|(?<!動作|表示|反応|機能|起動|成功|存在|更新|保存|終了)しない|禁止|やめ(?:て|よう|る)|避け|不要|いらない
        |いりません|なしで|使わない|書かない|触らない|入れない|置かない|つけない|付けない|消さない)
    `,
    ko: '(?:(?<!잊)지 ?(?:마(?!다)|말)|금지|하지 ?않|안 ?(?:씀|써|쓴다|쓰|해도|함)|면 ?안 ?(?:됨|돼|됩|된다)|피해|빼줘|없이)',
  },
  yes: [
    'individual rules in the packages are not wanted.',
    'this company has a ban on docker desktop',
    'nunca asumas que existe',
    'nunca suponha que existe',
    'leave the vendor folder alone',
    'nobody edits the changelog by hand',
    'den Ordner fasst du nicht an',
    'le dossier legacy on y touche pas',
    'la carpeta vendor no se toca',
    'a pasta infra ninguém mexe',
    'la cartella dist non si tocca',
    'van de map legacy blijf je vanaf',
    'папку legacy не трогаем',
    'توقف عن إضافة تعليقات',
    'sin emojis',
    'sem emojis',
    "don't use mocks",
    'no emojis please',
    '不要写注释',
    'コメントは書かないで',
    '주석 달지 마',
    'keine Emojis',
    'не трогай legacy',
    'names must not show up in logs',
    "you don't need to repeat the summary",
  ],
  no: [
    '不用，看一下更改',
    "the tests don't run on windows",
    'la page ne fonctionne pas',
    "don't forget the tests",
    'vergiss nicht die Tests',
    "n'oublie pas les tests",
    '别忘了跑测试',
    '테스트 잊지 마',
    'うまく動作していないです',
    'je ne vois pas de reference',
    "pas d'erreur dans la console",
    'use mocks',
    'what is that',
    '按类别和级别排序',
    '動作しない',
    'use OAuth to avoid having to log in',
    "you don't need to worry",
  ],
}
