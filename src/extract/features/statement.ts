import type { Language } from '../cues/cue.ts'
import type { SentenceView } from '../view/sentence-view.ts'

/** Whether it states how something is, in the word order of a language other than English. */
export function isStatementElsewhere({ folded, languages }: SentenceView): boolean {
  return languages.some((language) => ELSEWHERE[language]?.test(folded))
}

/** A thing, then a verb that says how it is. The thing is neither the speaker nor something said before. */
const ELSEWHERE: Readonly<Partial<Record<Language, RegExp>>> = {
  de: saidOf(
    'ich|du|wir|ihr|es|das|da|dann|hier|jetzt|was|wie|wo|wer|warum|wieso|wenn|ob|weil|bitte|kannst|mach|kein|keine|nie|immer',
    'ist|sind|(?:hat|haben)(?!.* ge[^ ]+(?:t|en) )|wird|werden|lauft|laufen|liegt|liegen|steht|stehen|kommt|kommen|gehort|gehoren|braucht|brauchen|nimmt|gilt|gelten|bleibt',
  ),
  fr: saidOf(
    'je|tu|nous|vous|ca|cest|ce|il|elle|jai|quand|si|pourquoi|comment|que|quoi|ou|est-ce|ne|pas',
    'est|sont|ont|na|nont|nest|vient|viennent|reste|restent|passe|passent|tourne|tournent|appartient|vit|vivent|naccepte|accepte|expire|expirent',
    '(?:le|la|les|un|une|notre|nos) (?:[^ ,]+ ){1,4}a(?= (?:un|une|des|du|de|deux|trois|[0-9]+|son|sa|ses|acces|besoin) )',
  ),
  es: saidOf(
    'yo|tu|nosotros|eso|esto|cuando|si|por|que|como|donde|quien|no|ya',
    'es|son|esta|estan|tiene|tienen|va|van|vive|viven|queda|quedan|viene|vienen|corre|corren|usa|usan|se [^ ]+n?|pertenece|pertenecen',
  ),
  pt: saidOf(
    'eu|voce|vc|nos|isso|isto|quando|se|por|que|como|onde|quem|nao|ja',
    'sao|esta|estao|fica|ficam|tem|vai|vao|vem|roda|rodam|usa|usam|pertence|pertencem',
    '(?:o|a|os|as|um|uma) (?:[^ ,]+ ){1,4}e(?! (?:o|a|os|as|um|uma) )',
  ),
  it: saidOf(
    'io|tu|noi|questo|quello|quando|se|perche|che|come|dove|chi|non',
    'sono|ha|hanno|sta|stanno|va|vanno|gira|girano|viene|vengono|resta|restano|usa|usano|vive|vivono|appartiene',
    '(?:il|lo|la|i|gli|le|l|un|una) (?:[^ ,]+ ){1,4}e(?! (?:il|lo|la|i|gli|le|l|un|una) )',
  ),
  nl: saidOf(
    'ik|je|jij|wij|we|jullie|het|dat|dit|als|waarom|hoe|wat|waar|wie|niet|kun',
    'is|zijn|heeft|hebben|wordt|worden|staat|staan|draait|draaien|zit|zitten|ligt|liggen|komt|komen|hoort|horen',
  ),
  pl: saidOf(
    'ja|ty|my|to|jak|gdy|jesli|dlaczego|co|gdzie|kto|czy|nie',
    'jest|sa|ma|maja|nie ma|stoi|stoja|lezy|leza|siedzi|siedza|chodzi|chodza|dziala|dzialaja|nalezy|naleza|zostaje|przyjmuje|to',
  ),
  cs: saidOf(
    'ja|ty|my|to|jak|kdyz|ked|proc|preco|co|kde|kdo|kto|ne|nie|uz',
    'je|jsou|su|ma|maji|maju|nema|nemaji|nemaju|bezi|jede|jedou|lezi|stoji|patri|bere|berou|zustava',
  ),
  sv: saidOf(
    'jag|du|vi|det|den|nar|om|varfor|hur|vad|var|vem|inte',
    'ar|har|ligger|kor|gar|finns|tillhor|kommer|anvander',
  ),
  da: saidOf(
    'jeg|du|vi|det|den|nar|hvis|hvorfor|hvordan|hvad|hva|hvor|hvem|ikke',
    'er|har|ligger|korer|kjorer|gar|findes|finnes|tilhorer|kommer|bruger|bruker',
  ),
  fi: saidOf(
    'mina|sina|me|se|tama|kun|jos|miksi|miten|mita|missa|kuka|ei|ala',
    'on|ovat|ei ole|pyorii|loytyy|loytyvat|kuuluu|kuuluvat|tulee|tulevat|[^ ]+taan',
  ),
  el: saidOf(
    'εγ[ώω]|εσ[ύυ]|εμε[ίι]ς|αυτ[όο]|αυτ[ήη]|[όο]ταν|αν|γιατ[ίι]|πως|π[ώω]ς|τι|πο[ύυ]|μην|δεν',
    'ε[ίι]ναι|[έε]χει|[έε]χουν|δεν [έε]χει|δεν [έε]χουν|τρ[έε]χει|τρ[έε]χουν|βρ[ίι]σκεται|βρ[ίι]σκονται|αν[ήη]κει|μ[έε]νει|[^ ]+(?:ο[ύυ]νται|[οό]νται|ε[ίι]ται)',
  ),
  ro: saidOf(
    'eu|tu|noi|asta|cand|daca|de|ce|cum|unde|cine|nu',
    'e|este|sunt|are|au|nu are|ruleaza|vine|vin|apartine|sta|stau',
  ),
  fa: /^ (?!(?:من|تو|ما|این|اون|چرا|چی|کجا|کی|اگه|وقتی) )(?:[^ ]+ ){2,8}(?:است|هست|هستن|نیست|داره|نداره|دارد|ندارد|میشه|میشن|میشود|فقط خواندنیه|مشترکه|[^ ]+نیه) [.!]? ?$/,
  uk: saidOf(
    'я|ти|ми|це|коли|якщо|чому|як|що|де|хто|не',
    'є|має|мають|лежить|лежать|належить|живе|живуть|працює на|стоїть|зберігається|зберігаються',
  ),
  ru: saidOf(
    'я|ты|мы|это|когда|если|почему|как|что|где|кто|не',
    'лежит|лежат|хранится|хранятся|живет|живут|крутится|стоит|стоят|принадлежит|общий|общая|общее|общие|заморожен[^ ]*|только',
  ),
  // No word of its own says that something is stated: nothing may say that it is asked, or out of order.
  zh: /^(?! ?(?:我|咱|你|他|她|它|这|這|那|怎|为什么|為什麼|什么|什麼|哪|谁|誰|是不是|有没有|如果|把|请|請|帮|幫|给|給|再|先|还|還|就|现在|現在|刚|剛)) ?[^,，。?？把这這那]{1,16}(?:(?<![老总總还還但就可])是|都是|在|走|用的?是?|放|部署在|跑在|锁|鎖|只|最低|最高|至少|起码|不能|必须|必須|要|归|歸|由|连不上|访问不了)(?!.*(?:[吗嗎呢?？]|怎么|怎麼|为什么|為什麼|报错|報錯|出错|出錯|错误|錯誤|没反应|沒反應|不对|不對|崩|卡住|失败|失敗|空白|不见了|不見了|看起来|看起來)) ?[^ ]/,
  ja: /^(?! ?(?:私|あなた|これ|それ|あれ|この|その|あの|ここ|そこ|なぜ|なんで|どう|何|今|さっき|まだ|もう|もし)) ?[^、。?？こそあ]{1,20}(?:は|が)(?!.*(?:[?？]|ますか|ですか|エラー|おかしい|動かない|落ち|壊れ|失敗|表示され|出ない|消え|なぜ|なんで)).{1,40}(?:です|ます|だ|だよ|である|必要|専用|のみ|だけ|管理|不可|禁止|固定|になって(?:る|いる|います))(?:から|ので|けど|よ|ね)?[。!！ ]*$/,
  ko: /^(?! ?(?:나는|나도|저는|너는|내 |제 |이 |그 |저 |이거|그거|왜|어떻게|뭐|무슨|지금|아까|아직|만약) ?) ?[^.,?]{1,20}(?:은|는|이|가)(?!.*(?:\?|나요|까요|에러|오류|안 ?돼|안 ?되|안 ?떠|안 ?나|깨|멈|이상|실패|느려|사라|보여)) .{1,40}(?:야|이야|임|입니다|예요|이에요|있어|있음|돼|된다|됨|써|쓴다|씀|한다|해야 ?(?:해|돼|함)|관리해|돌아가|없어)[ .!]*$/,
}

/** `short`: a verb, with what comes before it, that without its accent is another word as well: "e" is "and", "a" is "to". */
function saidOf(notOf: string, verbs: string, short?: string): RegExp {
  const said = `(?:[^ ,]+ ){1,5}(?:${verbs})`
  return new RegExp(`^ (?!(?:${notOf}) )(?:${short === undefined ? said : `${said}|${short}`}) [^ ]`)
}
