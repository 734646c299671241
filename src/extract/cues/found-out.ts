import type { Cue } from './cue.ts'

export const foundOut: Cue = {
  id: 'found-out',
  because: 'reports a cause or a lesson',
  weight: 2,
  expression: {
    en: `
      (?:it |that |this )?turns out|turned out
      |(?:the )?(?:root cause|culprit|real (?:cause|problem|issue|reason)|actual (?:cause|problem
        |reason))(?: [^ ]+){0,3} (?:is|was|were|:)
      |(?:i|we) (?:finally |just )?(?:figured (?:it |this |that )?out|found out|learned|learnt|discovered|noticed
        |reali[sz]ed(?! (?:that )?(?:i|we) (?:should|need|could|forgot|have to))|observed|tested (?:it|this|that)|measured|confirmed|benchmarked)
      |(?:i|we)ve (?:observed|learned|learnt|noticed|found|seen)
      |(?:from|based on) what i(?:ve| have)? (?:observed|seen|learned)
      |^(?:(?:ok|oh|ah|aha|yeah|so|and|well) (?:, )?)?(?:figured (?:it|this|that) out|found (?:it|the (?:cause|culprit
        |reason)))(?= ,)
      |(?:its|it was) because|thats why (?!i |you |we |im |youre )|^aha ,|^interesting [:,]|^(?:(?:ok|so|i|we|just|and) )*(?:learned|learnt|found out|discovered) (?:something|sth|one thing|a thing|this)(?: (?:new|today|yesterday|just now|the hard way)){0,2}(?= [:,])
      |(?:mystery|riddle|puzzle|case) (?:is )?(?:solved|closed)
      |(?:issue|bug|crash|delay|error|leak|instability|flicker|slowness|difference|noise|lag|gap|drift|mismatch
        |warning)s? (?:really |actually |only |just )?(?:came|comes|stemmed|stems|resulted) from
      |lesson from|the trick (?:is|was)|lessons? learned|the lesson|key insight|takeaway|note from experience
      |(?<! the )last time (?:i|we)|the last time (?:i|we) (?:tried|did|used|ran|changed|deployed|upgraded|touched)|when (?:i|we) (?:last )?tried
      |(?:i|we) (?:already )?tried(?: [^ ]+){0,8} (?:and|but|it|before)(?! (?:, )?(?:i )?(?:got|get|see|saw|still|nothing|im|it (?:says|still|doesnt|didnt|just)))|so thats why
      |(?:the|our|my) (?:actual |real )?(?:problem|issue|bug|error|reason|failure|trick|catch|fix|flak[^ ]+|flaky test
        |deadlock|crash|leak)(?: [^ ]+){0,2} (?:(?:was|were) (?:that|because|due|caused)|is (?:because|due|caused))
      |the hard way|what (?:fixed|solved|worked|caused)
      |(?:only )?(?:failed|broke|crashed|hung|leaked|differed|diverged|was slow|were slow|happened
        |disappeared) (?:because|bc|cause|due to)
      |(?:so )?that (?:was|is) (?:it|why|the (?:cause|reason|culprit|whole))(?: (?:all along
        |the whole time))?(?= [,.!]| $)
      |was caused by|is caused by|bit us|burned (?:us|me)|(?:never|doesnt|does not|dont) work(?:s)? with
      |gives? no (?:speedup|benefit)|more than (?:once|half)
    `,
    de: `
      es (?:lag|liegt) (?:an|daran)|(?:die )?ursache|hat sich herausgestellt|stellt sich (?:he)?raus|rausgefunden
      |herausgefunden|festgestellt|gelernt|letztes mal|der grund|deshalb|das lag
    `,
    fr: `
      (?:en fait(?!(?: ,)? (?:jaimerais|je (?:veux|voudrais|pense|crois|prefere)|il faut|faudrait|on (?:va|peut
        |devrait)|tu|peux|fais|il (?:ne |y a|manque)|(?:ca|cela) (?:ne )?(?:marche|fonctionne)|rien))|il savere|il s avere|la cause|(?<! (?:que|si) )(?:cetait|c etait)(?! pas )|jai (?:trouve
        |compris|decouvert|remarque)|on a (?:trouve|compris|decouvert|mesure)|la derniere fois|voila pourquoi
        |le coupable)
    `,
    es: `
      (?:resulta que|resulto|la causa|el problema era|era (?:por|que)|descubri|encontre (?:el|la|que)|aprendi
        |me di cuenta|ya (?:lo )?(?:encontre|se)|la ultima vez|por eso|probe)
    `,
    pt: `
      (?:descobri|achei (?:o|a) (?:problema|causa)|a causa|o problema era|era (?:por|o|a|que)|acontece que|aprendi
        |percebi|da ultima vez|por isso|testei (?:e (?:vi|descobri|percebi|notei)|que)|(?<! (?:ai|depois|entao|assim) )testamos)
    `,
    it: `
      (?<! non )ho (?:scoperto|capito|trovato)|la causa|il problema era|si e scoperto|ho imparato|lultima volta
      |(?:viene|e venuto|salta|e saltato) fuori che|il (?:vero )?(?:problema|motivo|colpevole) (?:era|e stato)
      |(?:la )?colpa era|ci siamo accorti|abbiamo (?:scoperto|imparato|capito|misurato)|mi sono accort[oa]|ecco perche
    `,
    nl: `
      (?:bleek|blijkt)(?: [^ ]+){0,2} (?:dat|aan|te|door|doordat)|het (?:lag|ligt) aan(?! (?:mij|jou|jullie))
      |(?:de )?oorzaak (?:was|is|bleek|lag|:)|het probleem (?:was|zat|bleek)
      |(?:ik ben|we zijn|ben) (?:er ?achter|eindelijk achter)
      |(?:ik|we|wij) (?:heb|hebben)(?: [^ ]+){0,3} (?:ontdekt|gemerkt|geleerd|gemeten|uitgezocht|vastgesteld)
      |(?:de )?vorige keer|(?:kwam|komt) (?:door|doordat)|dat was het|achteraf bleek
    `,
    pl: `
      okazalo sie|okazuje sie|przyczyn[^ ]+ (?:byl[^ ]*|jest|okazal[^ ]*|:)|powodem (?:byl[^ ]*|jest)
      |problemem byl[^ ]*|problem (?:byl|lezal|tkwil|wynikal)|odkryl(?:em|am|ismy)|zauwazyl(?:em|am|ismy)
      |znalaz(?:lem|lam) (?:przyczyne|powod|winowajce)|(?:nauczyl|przekonal|sparzyl)(?:em|am|ismy) sie|ostatnim razem
      |poprzednim razem|wyszlo na to|bral[^ ]* sie (?:to )?z|wynikal[^ ]* z|zmierzyl(?:em|am|ismy)|dlatego (?:to )?sie
    `,
    ru: `
      (?:оказалось|оказывается|причина|дело (?:было )?в|выяснил[^ ]*|(?:нашел|нашёл|понял|поняла) (?:причину|в чем
        |почему)|виявилось|виявилося|виявляється|знайшов причину|проблема была|из-за|в прошлый раз|проверили
        |замерил[^ ]*)
    `,
    tr: `
      (?:meger|meğer|sorun[^ ]* (?:neden|sebep)[^ ]*|sebebi|nedeni|ogrendim|anladim|buldum|fark ettim|gecen sefer
        |yuzunden)
    `,
    vi: '(?:hoa ra|nguyen nhan|tim ra|phat hien|hieu roi|lan truoc|(?:^|la |chinh )do (?![,.])[^ ]+)',
    id: '(?:ternyata|penyebab(?:nya)?|masalahnya|ketemu|gue nemu|baru tau|baru tahu|terakhir kali|gara-gara)',
    ar: '(?:(?:طلع|طلعت)(?= (?:ان|أن|انه|أنه|السبب|المشكلة|الخطأ) )|اتضح|السبب|المشكلة كانت|اكتشفت|لقيت|عرفت|تعلمت|آخر مرة|اخر مره)',
    hi: `
      (?:pata chala|wajah|karan|samajh (?:aaya|aa gaya)|pichli baar|seekha|asal me)
      |(?:dikkat|problem|gadbad|issue) [^ ]+ (?:ki|ka|me|se) (?:thi|tha|aa rahi thi)
    `,
    zh: `
      (?:原来(?!的)|原來(?!的)|结果(?:是(?!怎么|什么)|发现|發現)|結果(?:是|發現)|根本原因(?=是|就是|在于|在於|:|：)|原因(?:是|找到)|找到(?:原因|了)|搞清楚了|弄明白|查出来
        |查出來|查到了|发现(?:是|了(?!一?[个些几]|问题))|發現(?:是|了(?!一?[個些幾]|問題))|(?<!可能|是不|为什么|會|会)是因为(?!什么)|(?<!可能|是不)是因為|测过|測過|实测|實測
        |踩(?:过|了)坑|踩坑了|坑(?:是|了|：|:)|才发现|才發現|害的|罪魁)
    `,
    ja: `
      (?:判明|原因(?:は|が|判明|:)|せいで|せいだ|のせい|と(?:いう)?ことが(?:判|分か)|実は|どうやら|ようやく|やっと.{0,8}(?:わか|分か|解決)|教訓|学び|ハマっ|はまっ|だったのか|試したら
        |検証した(?!方|ほう)|気づい|突き止め)
    `,
    ko: '(?:알고 ?보니|원인(?:은|이|:)(?!.{0,8}(?:뭐|뭔|무엇|뭘))|때문이(?:었|야|네|다)|이거였|찾았다|알아냈|깨달|배웠|테스트해 ?봤|확인해보니|삽질|문제였|밝혀)',
  },
  yes: [
    'the problem was that the clock ran ahead',
    'turns out the cache was stale',
    'the root cause was a missing index',
    '原来是时区的问题',
    '原因はキャッシュでした',
    '알고보니 캐시 문제',
    'es lag an der Zeitzone',
    'оказалось, что кэш',
    'è saltato fuori che il fuso era sbagliato',
    'het lag aan de tijdzone in ci',
    'okazało się, że testy padały przez strefę czasową',
    'learned something today: the SDK drops fields',
    'the last time we upgraded it broke',
  ],
  no: [
    'en fait, il manque une colonne',
    '직접 해보니 화면이 느려',
    'the problem is that the page is slow',
    'I tried to open the file and got nothing',
    'الخريطة الحرارية طلعت كلها لون واحد',
    'faz o resto, depois testamos',
    'I realized we should split the form',
    "en fait j'aimerais un filtre",
    'find the cause',
    'what is this',
    '这样会导致内存泄漏吗',
    '원인이 뭐야',
    'zoek de oorzaak van de crash',
    'znajdź przyczynę tego błędu',
    'the last time I said it they laughed',
    "c'était pas ma question",
  ],
}
