import type { Language } from '../../cues/cue.ts'
import type { Opening } from '../../view/openings.ts'
import { ENGLISH_HABITS } from './english-habits.ts'
import { ENGLISH_RULES } from './english-rules.ts'
import { ENGLISH_SURROUNDINGS } from './english-surroundings.ts'
import { withEndings } from './form-words.ts'
import { FRENCH_RULES } from './french.ts'
import { GERMAN_RULES } from './german.ts'
import { ITALIAN_RULES } from './italian.ts'
import { PORTUGUESE_RULES } from './portuguese.ts'
import { RUSSIAN_RULES } from './russian.ts'
import { SPANISH_RULES } from './spanish.ts'

/** What may come before a rule without changing it. */
export const LEAD_IN =
  'please and also so but ok okay yes yeah no nope btw hey actually well just wait fyi note bitte und nein stp et non por favor y pero e mas per favore пожалуйста и нет , . ! :'

/** The forms in which rules are stated in languages with spaces, for folded sentences (see `fold`), after a lead-in. */
export const RULE_FORMS: Readonly<Partial<Record<Language, readonly Opening[]>>> = {
  en: [...ENGLISH_RULES, ...ENGLISH_HABITS, ...ENGLISH_SURROUNDINGS],
  de: GERMAN_RULES,
  fr: FRENCH_RULES,
  es: SPANISH_RULES,
  pt: PORTUGUESE_RULES,
  it: ITALIAN_RULES,
  nl: [
    ['gebruik', '(?!(?:de|het|dit|dat) )(?:[^ ]+ ){1,3}(?:in plaats van|niet|voor) [^ ]'],
    [
      'als wanneer',
      '(?:je|we) (?:een|iets|nieuwe) (?:[^ ]+ ){0,4}(?:maakt|toevoegt|wijzigt|aanpast|schrijft|verandert|aanmaakt|hernoemt|verwijdert|maken|toevoegen|wijzigen|aanpassen) (?:, )?[^ ]',
    ],
    ['hier', '(?:gebruiken|schrijven|deployen|testen) (?:we|wij) (?!(?:dit|dat|het|de) )[^ ]'],
    ['blijf', '(?:altijd )?(?:af )?van (?!(?:dit|dat|die|deze|het) )(?:[^ ]+ ){1,4}(?:af )?'],
    ['voeg maak installeer verwijder commit push schrijf', '(?:nooit|geen|niets) '],
  ],
  pl: [
    [
      'nie',
      '(?:dodawaj|uzywaj|instaluj|ruszaj|usuwaj|tworz|komentuj|commituj|pushuj|pisz|tlumacz) (?!(?:tego|tej|ten) )[^ ]',
    ],
    ['uzywaj', '(?!(?:tego|tej) )(?:[^ ]+ ){1,3}(?:zamiast|a nie|do) '],
    [
      'kiedy gdy jak jesli',
      '(?:dodajesz|zmieniasz|tworzysz|piszesz|robisz|usuwasz|edytujesz|ruszasz|modyfikujesz) (?!(?:to|ten|te) )(?:[^ ]+ ){1,6}[^ ]',
    ],
    ['tu tutaj', '(?:nie )?(?:uzywamy|piszemy|pracujemy|wdrazamy) (?!(?:tego|to) )[^ ]'],
    ['uruchamiaj uruchom pytaj', '(?:[^ ]+ ){1,4}przed '],
  ],
  ru: RUSSIAN_RULES,
  id: [
    [
      'jangan jgn',
      '(?:pernah |lagi )?(?:pake|pakai|gunakan|tambah|tambahin|tambahkan|hapus|ubah|edit|sentuh|push|commit|merge|bikin|buat|tulis|install|instal|jelasin|jelaskan|nebak|taruh|simpan|hardcode|deploy) (?!(?:ini|itu|dulu|yang) )(?!.* dulu )[^ ]',
    ],
    ['pake pakai gunakan', '(?!(?:yang|ini|itu) )(?:[^ ]+ ){1,3}(?:bukan|jangan|daripada|untuk|buat) [^ ]'],
    ['kita kami', '(?:di sini |selalu )?(?:pake|pakai|gunakan|menggunakan) (?!(?:ini|itu|yang) )[^ ]'],
    [
      'kalau kalo setiap tiap',
      '(?:kali )?(?:kamu |lu |lo |kita )?(?:bikin|buat|tambah|nambah|ubah|ganti|edit) (?!(?:ini|itu) )(?:[^ ]+ ){1,6}[^ ]',
    ],
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
    ['moi', '(?:khi|lan) (?:them|sua|tao|doi|viet) [^ ]'],
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
  /^ (the |our )?(?:[^ ]+ ){1,4}(?:(?:is|are) (?:deprecated|legacy|banned|forbidden|prohibited|off[- ]limits|append[- ]only|(?:a )?no-[^ ]+ (?:zone|day)|(?:never|not|only|always) (?:to be )?(?:edited|changed|touched|modified|committed|deployed|generated|mocked)(?: by)?)|(?:is|are) gone , (?:we|use|were)) /

/** The forms of languages whose verb comes last; with a word for this turn or this thing, a sentence is not a rule. */
export const VERB_LAST_FORMS: Readonly<Partial<Record<Language, RegExp>>> = {
  tr: /^(?!.* (?:bunu|sunu|onu|bunlari|burada|simdi|simdilik|henuz|daha) ).* (?:(?:kullan|ekle|yaz|dokun|sil|elle|degistir|kur|varsay|(?:push|commit|mock|tahmin|deploy) (?:at|et|yap|kullan))(?:ma|me|mayin|meyin|miyoruz)|(?:kullan|yaz)(?:iyoruz|miyoruz)|(?:deploy|merge) ediyoruz)(?: lutfen)? [.!]? ?$/,
  fa: /^(?!.* (?:این|اینو|اونو|همین|الان|فعلا|هنوز|امروز) ).* (?:(?:دست|کامنت|ایموجی|کامیت|پوش|مرج|فورس پوش) (?:نزن|نکن|نذار)|(?:استفاده|اضافه|عوض|پاک|حذف|نصب|کامیت|پوش|مرج|دیپلوی|حدس|ویرایش|رفکتور) نکن|تغییر نده|استفاده (?:میکنیم|می کنیم|نمیکنیم)|(?:میذاریم|نگه میداریم|دیپلوی میکنیم))(?: لطفا)? [.!]? ?$/,
  hi: /^(?!.* (?:abhi|isko|usko|ise|ye|yeh|isme) ).* (?:(?:mat|na) (?:karo|karna|likho|likhna|dalo|daalo|dalna|lagao|badlo|chhuo|chhedo|banao)|(?:use|istemal) (?:mat )?kart[ei](?: hai| hain)?|मत (?:करो|करना|लिखो|डालो|लगाओ)|(?:इस्तेमाल|प्रयोग|उपयोग) करते हैं)(?: please)? [.!।]? ?$/,
}
