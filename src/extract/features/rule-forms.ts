import type { Language } from '../cues/cue.ts'
import { HAN, HANGUL, KANA } from '../view/alphabet.ts'
import type { Opening } from '../view/openings.ts'

/** What an agent does for as long as it works, not what a program does: a program shows, hides, sends and allows. */
const WORK =
  'use|write|run|add|test|mock|stub|commit|push|merge|rebase|squash|amend|stage|stash|branch|tag|format|lint|type|annotate|document|comment|name|prefix|import|export|log|throw|return|catch|wrap|validate|saniti[sz]e|escape|quote|handle|check|read|ask|tell|explain|answer|reply|respond|summari[sz]e|repeat|apologi[sz]e|assume|guess|invent|create|generate|install|edit|modify|touch|delete|refactor|reformat|rename|hard-?code|deploy|publish|release|skip|disable|bypass|ignore|swallow|trust|prefer|introduce|nest|mix|inline|duplicate|cast|pin|declare|define|put|keep|start|restart|kill|store'
const WORKING =
  'using|writing|running|adding|testing|mocking|committing|pushing|merging|rebasing|amending|formatting|commenting|importing|logging|catching|wrapping|asking|telling|explaining|answering|replying|summari[sz]ing|repeating|apologi[sz]ing|assuming|guessing|inventing|creating|generating|installing|editing|modifying|touching|deleting|refactoring|reformatting|renaming|hard-?coding|deploying|publishing|skipping|disabling|bypassing|ignoring|swallowing|introducing|nesting|mixing|inlining|duplicating|casting|putting|starting|restarting|killing'
/** What one does before or after which something else has to be done. */
const STEP =
  '(?:you |each |every |any )?(?:commit|push|merg|chang|edit|add|deploy|releas|writ|cod|delet|install|finish|refactor|touch|start)[a-z]*'

/** Not one thing in sight … */
const ANY = '(?!(?:the|this|that|these|those|it|its|them|a|an|my|your|both|each|either|one|now|me) )'
/** … nor in the one place in sight. */
const ANYWHERE = '(?!.* (?:in|on|at|to|into|from) the [^ ]+ $)'

/** What code and its surroundings are made of, in the plural: a rule holds for all of them. */
const PARTS =
  'test tests files messages branches names functions variables components modules imports exports types interfaces docstrings comments errors logs strings translations dates times timestamps prices amounts ids icons colors colours styles assets fixtures mocks scripts prs releases versions tags settings secrets keys vars migrations endpoints routes queries schemas models packages dependencies docs'
/** Which of them. */
const KINDS_OF_PARTS =
  'test unit integration source config log error commit branch class file function variable component api db database env environment'
/** What holds for all of them. */
const ARE =
  '(?:(?:live|go|belong|end|start|begin|come|stay|follow|are (?:in(?! the wrong)|on|at|always|never|only|kept|stored|written|generated|named|defined|managed|deployed|prefixed|reviewed|signed)) [^ ]|are [^ ]+case )'

/** The same in German. */
const PARTS_DE = 'tests branches commits commit-nachrichten dateien namen kommentare fehlermeldungen zeitstempel'
const ARE_DE = '(?:liegen|gehoren|stehen|beginnen|enden|kommen|heissen|folgen|sind (?:in|auf|immer)) [^ ]'

/** What follows "don't" where it is about the work. */
const REST_OF_BAN = `(?:(?:${WORK}) ${ANY}${ANYWHERE}[^ ]|(?:explain|summari[sz]e|touch|mock|apologi[sz]e|repeat|reformat) )`

/** What may stand before a rule: it changes nothing about it. */
export const LEAD_IN =
  'please and also so but ok okay yes yeah no nope btw hey actually well just wait fyi note bitte und nein stp et non por favor y pero e mas per favore пожалуйста и нет , . ! :'

/** The forms in which rules are stated in languages with spaces, for folded sentences (see `fold`), after a lead-in. */
export const RULE_FORMS: Readonly<Partial<Record<Language, readonly Opening[]>>> = {
  en: [
    ['always never', `(?:${WORK}) [^ ]`],
    ['make be', `sure to always (?:${WORK}) [^ ]`],
    ['dont', `ever (?:${WORK}) [^ ]`],
    ['dont', REST_OF_BAN],
    ['do', `not ${REST_OF_BAN}`],
    ['no', `need to ${REST_OF_BAN}`],
    ['no', `more (?:${WORKING}|any) `],
    ['stop avoid quit', `(?:${WORKING}|any) `],
    [
      'use prefer',
      `(?![0-9])${ANY}${ANYWHERE}(?:[^ ]+ ){1,4}(?:instead of|over|rather than|not|everywhere|by default) `,
    ],
    ['use', `${ANY}(?:[^ ]+ ){1,3}(?:for|in|with) ${ANY}[^ ]`],
    [
      'run ask check show explain test lint format pull rebase build verify review tell read update write commit plan say',
      `(?:[^ ]+ ){1,5}(?:before|after|whenever|every time) ${STEP} `,
    ],
    [
      'we i',
      `(?:only |always )?(?:use|deploy|host|ship|release|squash|merge|lint|target|pin|prefix|publish) (?:(?:to|on|with|via|through|from|for|in|by) )?${ANY}[^ ]`,
    ],
    ['all our', `(?:(?:${either(KINDS_OF_PARTS)}) )?(?:${either(PARTS)}) ${ARE}`],
    [KINDS_OF_PARTS, `(?:${either(PARTS)}) ${ARE}`],
    [PARTS, ARE],
  ],
  de: [
    [
      'nutz nutze verwende benutz benutze nimm',
      '(?!(?:den|die|das|diese[nrms]?|es|mal|jetzt|hier) )(?:[^ ]+ ){1,4}(?:statt|anstatt|anstelle|nicht|fur) [^ ]',
    ],
    [
      withEndings('nutz benutz losch ander installier committ push start fug schreib erstell erklar', '', 'e') +
        ' verwende',
      '(?:bitte |mir )?(?:nie|niemals|nichts|keine?n?) [^ ]',
    ],
    [`${withEndings('schreib test frag zeig pruf', '', 'e')} lies`, '(?:[^ ]+ ){1,4}(?:vor|bevor) '],
    ['wir', '(?:deployen|nutzen|verwenden|benutzen|mergen|hosten|veroffentlichen) (?!(?:das|es|die) )[^ ]'],
    ['die alle', `(?:${either(PARTS_DE)}) ${ARE_DE}`],
    [PARTS_DE, ARE_DE],
  ],
  fr: [
    [
      `${withEndings('nutilise najoute ninstalle nexplique', '', 's', 'z')} necris necrit`,
      '(?:pas|jamais|plus) (?!(?:ca|cela|ce|cette|le|la) )[^ ]',
    ],
    [
      'ne',
      '(?:commite|pousse|touche|modifie|supprime|cree|mets|fais|lance|resume|repete|mocke)[sz]? (?:pas|jamais|plus) (?!(?:ca|cela|ce|cette|le|la) )[^ ]',
    ],
    [
      withEndings('utilise', '', 's', 'z'),
      '(?!(?:le|la|les|ce|cette|ca|un|une) )(?:[^ ]+ ){1,4}(?:plutot que|au lieu de|et pas|pour) ',
    ],
    [
      withEndings('lance teste demande montre explique verifie relis', '', 's', 'z', '-moi'),
      '(?:[^ ]+ ){1,4}avant (?:de|chaque|tout) ',
    ],
    ['on nous', '(?:deploie|utilise|merge|heberge|livre)(?:ons)? (?!(?:ca|le|la|ce) )[^ ]'],
    [
      'les nos tous',
      '(?:les )?(?:tests|branches|commits|messages|fichiers|noms|commentaires|dates|erreurs) (?:sont (?:a|dans|en|au|toujours)|vont|restent|commencent|finissent|se trouvent|viennent) ',
    ],
  ],
  es: [
    [
      'no',
      '(?:uses|agregues|anadas|instales|hagas|toques|modifiques|borres|elimines|crees|expliques|resumas|comentes|subas|pongas|escribas|repitas) (?!(?:eso|esto|el|la|este|esta|nada) )[^ ]',
    ],
    ['usa', '(?!(?:el|la|los|las|este|esta|ese|esa|eso) )(?:[^ ]+ ){1,4}(?:en vez de|en lugar de|y no|para) '],
    ['corre ejecuta pregunta preguntame muestra muestrame lanza revisa', '(?:[^ ]+ ){1,4}antes de '],
    ['desplegamos usamos publicamos', '(?!(?:eso|esto|isso|esse) )[^ ]'],
    ['nosotros', '(?:desplegamos|usamos|publicamos) (?!(?:eso|esto) )[^ ]'],
  ],
  pt: [
    [
      'nao nunca',
      '(?:use|usa|adicione|adiciona|instale|faca|toque|mexa|apague|crie|explique|resuma|comente|suba|coloque|escreva|repita|commite) (?!(?:isso|esse|essa|este|esta|o|a) )[^ ]',
    ],
    ['use usa', '(?!(?:o|a|os|as|esse|essa|isso) )(?:[^ ]+ ){1,4}(?:em vez de|ao inves de|e nao|para) '],
    ['rode roda execute pergunte pergunta mostre mostra', '(?:[^ ]+ ){1,4}antes de '],
    ['fazemos', 'deploy (?!(?:isso|esse) )[^ ]'],
    ['nos', '(?:usamos|fazemos deploy|publicamos) (?!(?:isso|esse) )[^ ]'],
  ],
  it: [
    [
      'non',
      '(?:usare|aggiungere|installare|toccare|modificare|cancellare|creare|spiegare|riassumere|commentare|committare|scrivere) (?!(?:quello|questo|questa|il|la|lo|niente) )[^ ]',
    ],
    ['usa', '(?!(?:il|la|lo|i|le|gli|questo|questa) )(?:[^ ]+ ){1,4}(?:invece di|al posto di|e non|per) '],
    ['lancia esegui chiedi chiedimi mostrami', '(?:[^ ]+ ){1,4}prima di '],
  ],
  nl: [
    ['gebruik', '(?!(?:de|het|dit|dat) )(?:[^ ]+ ){1,3}(?:in plaats van|niet|voor) [^ ]'],
    ['voeg maak installeer verwijder commit push schrijf', '(?:nooit|geen|niets) '],
  ],
  pl: [
    [
      'nie',
      '(?:dodawaj|uzywaj|instaluj|ruszaj|usuwaj|tworz|komentuj|commituj|pushuj|pisz|tlumacz) (?!(?:tego|tej|ten) )[^ ]',
    ],
    ['uzywaj', '(?!(?:tego|tej) )(?:[^ ]+ ){1,3}(?:zamiast|a nie|do) '],
    ['uruchamiaj uruchom pytaj', '(?:[^ ]+ ){1,4}przed '],
  ],
  ru: [
    [
      'не никогда',
      '(?:не )?(?:используй|добавляй|пиши|трогай|удаляй|создавай|ставь|коммить|пушь|пуш|объясняй|устанавливай|меняй|комментируй)(?:те)? (?!(?:это|этот|эту|его|ее|их) )[^ ]',
    ],
    ['используй используйте', '(?!(?:это|этот|эту|его) )(?:[^ ]+ ){1,4}(?:а не|вместо|для) '],
    [withEndings('запускай спрашивай показывай проверяй делай', '', 'те'), '(?:[^ ]+ ){1,4}(?:перед|прежде) '],
    ['мы', '(?:деплоим|используем|мержим|хостим|релизим) (?!(?:это|его) )[^ ]'],
  ],
  id: [
    [
      'jangan jgn',
      '(?:pernah |lagi )?(?:pake|pakai|gunakan|tambah|tambahin|tambahkan|hapus|ubah|edit|sentuh|push|commit|merge|bikin|buat|tulis|install|instal|jelasin|jelaskan|nebak|taruh|simpan|hardcode|deploy) (?!(?:ini|itu|dulu|yang) )(?!.* dulu )[^ ]',
    ],
    ['pake pakai gunakan', '(?!(?:yang|ini|itu) )(?:[^ ]+ ){1,3}(?:bukan|jangan|daripada|untuk|buat) [^ ]'],
    ['kita kami', '(?:di sini |selalu )?(?:pake|pakai|gunakan|menggunakan) (?!(?:ini|itu|yang) )[^ ]'],
    ['tanya nanya cek jalanin jalankan', '(?:[^ ]+ ){0,4}(?:sebelum|setiap|tiap) '],
  ],
  vi: [
    [
      'dung khong cam',
      '(?:bao gio |co |duoc )?(?:dung|xai|them|sua|xoa|push|commit|merge|viet|tao|cai|doan|giai thich|hardcode|deploy|dong vao) (?!(?:cai|no|may|voi|duoc) )(?!.* (?:duoc|nay|do) )[^ ]',
    ],
    ['dung xai', '(?:[^ ]+ ){1,3}(?:chu khong|thay vi|thay cho) [^ ]'],
    ['minh team', '(?:dung|xai|deploy) (?!(?:cai|no) )[^ ]'],
    ['ben', '(?:minh|em|toi) (?:dung|xai|deploy) (?!(?:cai|no) )[^ ]'],
    ['hoi chay', '(?:[^ ]+ ){0,4}(?:truoc khi|sau khi|moi khi) '],
  ],
  uk: [
    [
      'не ніколи',
      '(?:не )?(?:використовуй|додавай|пиши|чіпай|видаляй|створюй|коміть|пояснюй|встановлюй|змінюй|коментуй|вгадуй|редагуй)(?:те)? (?!(?:це|цей|цю|його|її|їх|поки) )[^ ]',
    ],
    ['використовуй використовуйте', '(?!(?:це|цей|цю|його) )(?:[^ ]+ ){1,4}(?:а не|замість|для) '],
    [withEndings('запускай питай показуй перевіряй', '', 'те'), '(?:[^ ]+ ){1,4}(?:перед|перш) '],
    ['ми', '(?:деплоїмо|використовуємо|мержимо|хостимо) (?!(?:це|його) )[^ ]'],
  ],
  cs: [
    [
      'nepouzivej nepouzivaj nepis nepridavej nepridavaj neinstaluj nemaz nesahej nesahaj nemen nevytvarej nekomentuj nepushuj necommituj nevysvetluj nemockuj nesiahaj nevytvaraj nemergej nemerguj negeneruj neupravuj nepresouvej nemazaj',
      '(?!(?:to|tohle|toto|ten|tuhle|zatim|ted|teraz|jeste|dnes) )[^ ]',
    ],
    ['pouzivej pouzivaj', '(?!(?:to|tohle|ten) )(?:[^ ]+ ){1,3}(?:misto|miesto|namisto|a ne|na|pro) [^ ]'],
    ['pouzivame nepouzivame nasazujeme mergujeme nemockujeme', '(?!(?:to|tohle) )[^ ]'],
    ['tady tu my', '(?:pouzivame|nepouzivame|nasazujeme|mergujeme|nemockujeme) (?!(?:to|tohle) )[^ ]'],
    ['u', 'nas (?:pouzivame|se pouziva|se nepouziva|nasazujeme) [^ ]'],
  ],
  fi: [
    [
      'ala alka',
      '(?:ikina |koskaan |enaa )?(?:koske|kayta|lisaa|kirjoita|poista|muuta|muokkaa|committaa|commitoi|pushaa|puske|mergea|mergaa|asenna|selita|kommentoi|luo|arvaa|keksi|mokkaa|deployaa)[^ ]* (?!(?:sita|tata|niita|naita|viela|nyt|tahan|siihen|tuota) )[^ ]',
    ],
    ['kayta', '(?!(?:sita|tata) )(?:[^ ]+ ){1,3}(?:eika|ala|sijaan|sijasta|aina) '],
    ['kaytetaan kaytamme deployataan', '(?!(?:sita|tata|tuota) )[^ ]'],
    ['me taalla meilla', '(?:kaytetaan|kaytamme|deployataan|mergetaan|kirjoitetaan) (?!(?:sita|tata) )[^ ]'],
    ['aja kysy nayta tarkista', '(?:[^ ]+ ){1,4}ennen '],
  ],
  el: [
    [
      'μην μη',
      '(?:ποτ[έε] )?(?:ξανα)?(?:πειρ[άα]ζεις|αγγ[ίι]ζεις|αλλ[άα]ζεις|β[άα]ζεις|χρησιμοποιε[ίι]ς|γρ[άα]φεις|κ[άα]νεις (?:commit|push|merge|deploy|mock)|διαγρ[άα]φεις|σβ[ήη]νεις|προσθ[έε]τεις|δημιουργε[ίι]ς|εξηγε[ίι]ς|εγκαθιστ[άα]ς|σχολι[άα]ζεις|μαντε[ύυ]εις) (?!(?:αυτ[όο]|αυτ[ήη]|το|τ[ώω]ρα|ακ[όο]μα|τ[ίι]ποτα) $)[^ ]',
    ],
    ['χρησιμοποιούμε χρησιμοποιουμε', '(?!αυτ[όο] )[^ ]'],
    ['εδώ εδω εμείς εμεις', '(?:χρησιμοποιο[ύυ]με|[έε]χουμε|γρ[άα]φουμε|δουλε[ύυ]ουμε) [^ ]'],
    [
      'χρησιμοποίησε χρησιμοποιησε χρησιμοποίει χρησιμοποιει',
      '(?!(?:αυτ[όο]|το) )(?:[^ ]+ ){1,3}(?:αντ[ίι]|[όο]χι|και [όο]χι|για) ',
    ],
    ['τρέχε τρεχε τρέξε ρώτα ρωτα ρώτησε δείξε έλεγχε', '(?:[^ ]+ ){1,4}πριν '],
  ],
  sv: [
    ['anvand brug bruk', '(?:aldrig|aldri|inte|ikke) (?!(?:det|den|denna|denne|detta) )[^ ]'],
    [
      'anvand brug bruk',
      '(?!(?:det|den|denna|denne|detta) )(?:[^ ]+ ){1,3}(?:istallet for|i stedet for|inte|ikke|och inte) [^ ]',
    ],
    ['lagg', 'inte till (?!(?:det|den) )[^ ]'],
    [
      'pusha committa ror skriv radera installera skapa gissa mocka forklara push commit slet opret installer',
      '(?:aldrig|aldri|inte|ikke) (?!(?:det|den|detta|an|annu|enda|endnu|nu) )[^ ]',
    ],
    ['vi', '(?:anvander|deployar|mergar|bruger|bruker|deployer|merger) (?!(?:det|den) )[^ ]'],
    ['vi', 'kor (?!(?:det|den|pa|igang|vidare|nu|sa) )[^ ]'],
  ],
  ar: [
    [
      'لا',
      '(?:تستخدم|تضيف|تضف|تكتب|تلمس|تحذف|تعدل|تدفع|تنشئ|تثبت|تشرح|تخمن|تغير|تحط|تستعمل) (?!(?:هذا|هذه|ده|دي|الحين|دلوقتي) )[^ ]',
    ],
    ['ممنوع', '(?:استخدام|تعديل|التعديل|حذف|لمس) [^ ]'],
    ['احنا نحن', '(?:هنا )?(?:نستخدم|بنستخدم|ننشر) [^ ]'],
    ['استخدم', '(?:[^ ]+ ){1,3}(?:بدل|وليس|مش|مو) [^ ]'],
  ],
}

/** The form that begins with what it is about: "moment is deprecated". */
export const ABOUT_SOMETHING =
  /^ (?:the |our )?(?:[^ ]+ ){1,3}(?:is|are) (?:deprecated|legacy|banned|forbidden|prohibited|off[- ]limits) /

/** The forms of languages whose verb comes last; what stands for this turn or this thing is no rule. */
export const VERB_LAST_FORMS: Readonly<Partial<Record<Language, RegExp>>> = {
  tr: /^(?!.* (?:bunu|sunu|onu|bunlari|burada|simdi|simdilik|henuz|daha) ).* (?:(?:kullan|ekle|yaz|dokun|sil|elle|degistir|kur|varsay|(?:push|commit|mock|tahmin|deploy) (?:at|et|yap|kullan))(?:ma|me|mayin|meyin|miyoruz)|(?:kullan|yaz)(?:iyoruz|miyoruz)|(?:deploy|merge) ediyoruz)(?: lutfen)? [.!]? ?$/,
  fa: /^(?!.* (?:این|اینو|اونو|همین|الان|فعلا|هنوز|امروز) ).* (?:(?:دست|کامنت|ایموجی|کامیت|پوش|مرج|فورس پوش) (?:نزن|نکن|نذار)|(?:استفاده|اضافه|عوض|پاک|حذف|نصب|کامیت|پوش|مرج|دیپلوی|حدس|ویرایش|رفکتور) نکن|تغییر نده|استفاده (?:میکنیم|می کنیم|نمیکنیم)|(?:میذاریم|نگه میداریم|دیپلوی میکنیم))(?: لطفا)? [.!]? ?$/,
  hi: /^(?!.* (?:abhi|isko|usko|ise|ye|yeh|isme) ).* (?:(?:mat|na) (?:karo|karna|likho|likhna|dalo|daalo|dalna|lagao|badlo|chhuo|chhedo|banao)|(?:use|istemal) (?:mat )?kart[ei](?: hai| hain)?|मत (?:करो|करना|लिखो|डालो|लगाओ)|(?:इस्तेमाल|प्रयोग|उपयोग) करते हैं)(?: please)? [.!।]? ?$/,
}

/** The forms of scripts without spaces, each with an alphabet that it cannot be without. */
export const UNSPACED_RULE_FORMS: ReadonlyArray<readonly [alphabet: number, form: RegExp]> = [
  [
    HAN,
    /^ ?(?:(?:请|請)? ?(?:不要|别|別|禁止|不许|不許|不得|不准) ?(?:用|使用|加|写|寫|提交|推|删|刪|动|動|创建|創建|安装|安裝|解释|解釋|自动|自動|直接|随便|隨便|擅自|总结|總結)(?![^ ]{0,3}(?:这|這|那|它|该|該))[^ ]|用 ?[^ ,，。]{1,20} ?[,，]? ?(?:不要用|别用|別用|而不是) ?[^ ]|(?:提交|合并|合併|推送|发布|發布|部署|改代码|写代码|删除|刪除)(?:代码|之)?前[^,，。]{0,4}(?:先|要|都|必须|必須)|我们(?:用|部署在|使用) ?[^ ])/,
  ],
  [
    KANA,
    /^ ?[^。?？]{1,40}(?:(?:使わ|書か|追加し|消さ|触ら|入れ|コミットし|プッシュし|push ?し|削除し)ないで|ではなく[^。]{1,20}(?:を使って|で|使う)(?:ください)?[ 。]*$|(?:コミット|プッシュ|マージ|デプロイ|編集|削除|push|commit)(?:する)?(?:の)?前に[^。]{1,20}(?:して|実行|回して|確認|聞いて))/,
  ],
  [
    HANGUL,
    /^ ?[^.?]{1,30}(?:(?:쓰|달|추가하|지우|건드리|만들|커밋하|푸시하|삭제하|사용하)지 ?(?:마|말아)|말고 ?[^.?]{1,15}(?:써|사용|쓰세요)|(?:커밋|푸시|머지|배포|삭제) ?(?:하기 ?)?전에(?:는)? ?[^.?]{1,20}(?:돌려|실행|해 ?줘|확인|물어))/,
  ],
]

/** Each of some stems with each of the endings. */
function withEndings(stems: string, ...endings: readonly string[]): string {
  return stems
    .split(' ')
    .flatMap((stem) => endings.map((ending) => stem + ending))
    .join(' ')
}

/** An expression for any of some words. */
function either(words: string): string {
  return words.replaceAll(' ', '|')
}
