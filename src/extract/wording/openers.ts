import { ANSWERS, JUDGES } from './part-of-rule.ts'

/**
 * What separates the first word from what it opens: a comma anywhere, other signs only before a space, because "no-console", "ok.log" and
 * "no !important" are names and rules.
 */
const separatedBy = (signs: string): string => String.raw`(?:\s*(?:[,;…]|[${signs}]+(?=[\s,]|$)))+\s*`
const SEPARATED = separatedBy('.:!–—-')
/** A colon after a word that judges explains it: "good: short functions, bad: long ones". */
const SEPARATED_NOT_BY_COLON = separatedBy('.!–—-')

/** What follows an answer without anything between them. "no" is not among these: before most words it says what is not to be. */
const COMES_TO_THE_POINT = String.raw`\s+(?=(?:(?:and|but) )?(?:ok|so|no|yes|we|you|i|the|this|please|let|also|from|always|never|don|remember)\b)`
/** The same after words that may also be the action itself: "note the ticket in each commit". */
const WHO_OR_WHEN = String.raw`\s+(?=(?:we|you|i|please|let|always|never|don)\b)`
/** "no we use pnpm" and "no the server is …" answer; "no I prefix on interfaces" is the rule. */
const SAYS_WHAT_IS = String.raw`\s+(?=(?:no,|the|our|its|don['’]?t|do not|let['’]s|(?:we|you|i|they)(?:['’](?:re|ve|ll|d|m)|\s+(?:\w{2,8}n['’]t|dont|cant|wont|will|would|can|could|should|must|may|do|did|are|am|was|were|have|had|never|always|only|just|still|use|used|want|need|mean|meant|said|say|think|keep|run|prefer|like|write|call|put|make|deploy|store|support|decided|agreed|told|asked)))\b(?!-))`

/** What people say about what comes next, or about not having said it before, with a comma or a colon after it. */
const PREFACES = [
  String.raw`(?:just )?one (?:(?:more|last|other|final) )?thing(?: (?:to note|to add|i forgot|before i forget))?|for the record|for (?:your )?(?:info|information|reference|context)|(?:just )?to be (?:clear|precise)|(?:just )?(?:an? )?(?:small |quick |friendly )?(?:heads[- ]up|reminder)|as a reminder`,
  String.raw`no worries|no problem|never ?mind|my (?:bad|mistake)|i mean|you know|(?:as|like) (?:i|we) (?:(?:already )?said|(?:have |['’]ve )?(?:already )?mentioned|told you)(?: (?:before|earlier|already|above))?`,
  'noch (?:eine sache|etwas|was|eins)|(?:nur )?zur (?:info|information|erinnerung|klarstellung)|(?:kleiner )?hinweis|kein problem|schon gut|wie gesagt|(?:ich habe? )?(?:ganz )?vergessen zu (?:sagen|erwähnen)|vergessen zu (?:sagen|erwähnen)|nebenbei|einen moment|entschuldigung',
  "aussi|encore une chose|une autre chose|autre chose|pour (?:info|information|rappel|mémoire)|petit rappel|rappel|pas de (?:souci|problème)|comme (?:je l['’]ai )?dit|j['’]ai oublié de (?:dire|préciser|mentionner)|désolée?|pardon|au passage",
  '(?:otra|una última) cosa|para (?:que (?:lo )?sepas|tu información)|recordatorio|sin problema|no pasa nada|como (?:te |ya )?dije|(?:me )?olvidé (?:decir|mencionar)(?:te)?|se me olvidó (?:decir|mencionar)(?:te)?|perdona|perdón|aclaración|nota',
  '(?:mais uma|outra|uma última) coisa|(?:para (?:sua|tua) )?informação|p(?:a)?ra constar|só (?:pra|para) lembrar|lembrete|sem problemas?|como (?:eu )?(?:já )?(?:disse|falei)|esqueci de (?:dizer|mencionar|falar)|desculp[ae]|aliás|a propósito',
  "un['’](?:altra|ultima) cosa|per (?:tua )?informazione|promemoria|nessun problema|come (?:ho )?(?:già )?detto|(?:mi )?(?:dimenticavo|ho dimenticato di dirti)|scusa|a proposito|tra l['’]altro",
  'nog (?:één ding|een ding|iets)|ter (?:info|informatie|herinnering)|geen probleem|zoals (?:ik )?(?:al )?(?:zei|gezegd)|vergeten te (?:zeggen|melden)|trouwens',
  'jeszcze (?:jedno|jedna rzecz|coś)|dla (?:informacji|jasności|przypomnienia)|przypomnienie|przy okazji|swoją drogą|bez problemu|jak (?:już )?mówił[ea]m|zapomniał[ea]m powiedzieć|przepraszam',
  'ещ[её] (?:одно|одна вещь|кое-что|момент)|к слову|к сведению|напоминание|для справки|без проблем|ничего страшного|как я (?:уже )?(?:говорила?|сказала?)|забыла? сказать|извини(?:те)?|прости(?:те)?',
  'bir (?:şey|konu) daha|bu arada|bilgin(?:e|iz)? olsun|hatırlatma|sorun değil|dediğim gibi|söylemeyi unuttum|pardon|kusura bakma',
]

/** The same in one clause with what it opens: "I forgot to say that the API is read-only". */
const FORGOTTEN = String.raw`(?:(?:i|we) )?(?:forgot to|should(?: have|['’]ve)) (?:say|said|mention(?:ed)?|tell you|told you)`
const WITH_THAT = String.raw`${FORGOTTEN}|(?:just )?(?:an? )?(?:small |quick |friendly )?(?:heads[- ]up|reminder)|(?:just )?so you know`
/** "We should have added that check" is about the check. */
const FORGOTTEN_TO_ADD = String.raw`(?:(?:i|we) )?(?:forgot to|should(?: have|['’]ve)) add(?:ed)?`
/** Before these "that" is a word of the clause itself: "I should have said that earlier", "a reminder that never expires". */
const THAT_ITSELF = String.raw`(?:earlier|before|above|already|sooner|yesterday|again|too|up ?front|never|always|only|just|is|was|has|had|will|would|can|could|should|must|says?|said|goes|went|comes|came)(?![\w'’-])`

/** What people say before they come to the point; each may come once, in any order. For text in lower case (`lowerCased`). */
export const OPENERS: readonly RegExp[] = [
  /^claude[,:!]\s*/,
  opener(
    String.raw`(?:hi|hey|hello|hallo|hola|salut|bonjour|oi|ciao|привет)(?: (?:there|claude|again))?`,
    String.raw`(?:${SEPARATED}|\s+)`,
  ),
  // With a sign only: "morning deploys are forbidden", "bom dia não entra em e-mails".
  opener(
    '(?:good )?morning|good (?:afternoon|evening)|guten (?:morgen|tag|abend)|moin|bom dia|boa (?:tarde|noite)|buen(?:os días|as tardes)|buongiorno|goedemorgen|dzień dobry|cześć|hej|добрый день|здравствуйте|merhaba|selam',
    SEPARATED,
  ),
  opener(
    String.raw`(?:so|well|um+|uh+|er+|hm+|ahh?|oh|also|and|but|fyi|just so you know|(?:just )?(?:a )?quick (?:one|note|thing|reminder)|the only thing is|actually|again|p\.?s\.?)`,
    `(?:${SEPARATED}|${COMES_TO_THE_POINT})`,
  ),
  opener('wait|listen|look|(?:please )?note', `(?:${SEPARATED}|${WHO_OR_WHEN})`),
  opener(`((?:oh|ahh?) )?(?:${JUDGES})`, `(?:${SEPARATED_NOT_BY_COLON}|${COMES_TO_THE_POINT})`),
  // A colon gives an example: "wrong: foo(), right: bar()".
  opener(
    "(?:(?:that|this)(?: is|['’]?s) )?(?:wrong|incorrect|not right)|not (?:quite|like (?:that|this))|(?:good|fair) (?:point|catch|call|question)",
    SEPARATED_NOT_BY_COLON,
  ),
  opener(
    String.raw`(?:and )?(?:come on|seriously|dude|bro|mate|guys|anyways?|(?:ok|alright) then|(?:(?:one|quick|small) )?correction|(?:new )?rule|once (?:more|again)|how (?:many times|often) (?:do|did|must|should) i (?:have to |need to )?(?:tell|say|repeat|ask)(?: (?:you|this|that|it|myself))?|for the (?:last|second|third|fourth|fifth|tenth|hundredth|nth|umpteenth|\d+(?:st|nd|rd|th)) time|note for later|i(?:['’]ve| have)? (?:already )?(?:told you|said)(?: (?:already|before|that|this))?)`,
    SEPARATED,
  ),
  // These are never part of what they open, with a sign or without.
  opener('(?:(?:oh|ah|ok|and|also|but|so),? ){0,2}(?:btw|by the way)', String.raw`(?:${SEPARATED}|\s+)`),
  // A sentence that goes on from the one before; "so" is not among these: "so long as it compiles".
  /^(?:and|but|und|aber|et|mais|pero|и|но|а)\s+(?=[^\s\d&+/|-])/,
  ...PREFACES.map((words) => opener(`((?:oh|ah|ach|btw|sorry) )?((?:and|und|et|y|e|en|i|и) )?(?:${words})`, SEPARATED)),
  opener(`${FORGOTTEN}|${FORGOTTEN_TO_ADD}`, SEPARATED),
  opener(WITH_THAT, String.raw`\s+that\s+(?!${THAT_ITSELF})(?=\S+\s+\S)`),
  opener('no( no)?', `(?:${SEPARATED_NOT_BY_COLON}|${SAYS_WHAT_IS})`),
  opener(`((?:oh|ahh?|ach) )?(?:${ANSWERS})`, SEPARATED_NOT_BY_COLON),
  opener(
    'una cosa(?: más)?|una nota|un detalle|une chose|(?:une )?petite (?:remarque|note|chose)|uma coisa|eine sache|kleine (?:anmerkung|sache)|одна вещь|(?:ah )?vale',
    SEPARATED,
  ),
  /^(?:好的?|嗯+|那个|那個|对了|對了|另外|还有|還有|哦|啊|顺便(?:说|提)(?:一下|一句)?|順便(?:說|提)(?:一下|一句)?|补充(?:一下|一点)?|補充(?:一下|一點)?|提醒一下|没事|沒事|没关系|沒關係|抱歉|不好意思|忘了说|忘了說|还有一点|還有一點|你好|您好|ok(?!:|\s(?:buttons?|is|are|means?)\b))[\s,，。、!！:：]+/u,
  // With a sign only: "不是 npm" says what is not to be.
  /^[哦啊噢嗯]?(?:不(?:是|对|對|行)?|错了?|錯了?|是的?|对的?|對的?)[,，。!！]+\s*/u,
  /^(?:あ|えっと|ちなみに|はい|いや|いいえ|いえ|違います|うん|あと(?:[ひ一]とつ|一つ)?|もう(?:ひとつ|一つ)|それと|それから|補足(?:ですが|です)?|念のため|余談ですが|言い忘れましたが|大丈夫です|ごめん(?:なさい)?|すみません|すいません|こんにちは|ok(?!\s(?:buttons?|is|are|means?)\b))[\s、。,!！]+/u,
  // With a sign only: "하나 더 추가하지 마" is about one more.
  /^(?:그리고 )?(?:하나|한 가지) 더[,.:!]+\s*/u,
  /^(?:아|네|참|그리고|저기|아니요?|아뇨|참고로|그나저나|괜찮아요?|죄송(?:해요|합니다)?|미안(?:해요?)?|안녕(?:하세요)?)[\s,.!]+/u,
  opener(
    String.raw`bueno|oye|por cierto|bom(?! dia)|olha|alors|bon|au fait|(?:übrigens|also)(?! \S+ (?:wir|ich|man) )|ach(?: ja)?|кстати|ну|так(?: что| вот)?|слушай`,
    String.raw`(?:${SEPARATED}|\s+)`,
  ),
]

function opener(words: string, separator: string): RegExp {
  return new RegExp(`^(?:${words})${separator}`)
}
