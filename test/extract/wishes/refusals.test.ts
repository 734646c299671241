import { describe, expect, test } from 'vitest'
import { extractCandidates } from '../../../src/extract/extract-candidates.ts'
import { TIERS, turnOf } from '../turn-of.ts'

/** Every sentence that was not taken for a refusal is a candidate here, whatever its score. */
const ALL = { auto: 0.95, suggest: 0 }

/** Rules about code, in the words of a refusal to remember; and refusals. */
const SAID: Record<string, { rules: string[]; refusals: string[] }> = {
  en: {
    rules: [
      "don't save it in the session, use a cookie",
      'do not store this in localStorage, we use cookies',
      "don't write this to stdout, use the logger",
      "never write to disk, don't record this in the audit table",
      "don't save that in Redis, always go through the cache service",
      "don't note this in the changelog, releases are generated",
    ],
    refusals: [
      "don't remember this",
      'no need to save that, thanks',
      'please do not write this down',
      "you don't need to remember it",
      "don't save this to memory",
      'nothing to learn here',
    ],
  },
  de: {
    rules: [
      'speicher das nicht im localStorage, nimm ein Cookie',
      'schreib das nicht in die Session, nutze immer Redis',
      'trag es nicht in die package.json ein, sondern ins Lockfile',
      'das sollst du nicht speichern ohne vorher zu validieren',
      'notiere das nicht im Changelog, der wird generiert',
    ],
    refusals: [
      'merk dir das bitte nicht',
      'das brauchst du dir nicht zu merken',
      'speicher das nicht in der CLAUDE.md',
      'das musst du nicht speichern',
      'es gibt hier nichts zu merken',
    ],
  },
  fr: {
    rules: [
      "ne l'écris pas dans la session, utilise un cookie",
      'ne le sauvegarde pas dans localStorage, passe par l’API',
      "n'enregistre pas ça en clair, on chiffre toujours",
      'ne le mets pas dans le contrôleur, mets-le dans le service',
      'les mots de passe, ne les note pas dans les logs',
    ],
    refusals: [
      'ne note pas ça',
      'pas la peine de le retenir',
      "pas besoin de l'enregistrer",
      "ne l'écris pas dans ta mémoire",
      "il n'y a rien à retenir ici",
    ],
  },
  es: {
    rules: [
      'no lo guardes en localStorage, usa la API',
      'no la escribas en el controlador, siempre en el servicio',
      'no los registres en los logs, usa el auditor',
      'las contraseñas no las guardes en texto plano',
      'no guardes esto en la sesión, usa una cookie',
    ],
    refusals: [
      'no lo guardes',
      'no hace falta que lo apuntes',
      'no guardes esto en la memoria',
      'no es necesario recordarlo',
      'aquí no hay nada que recordar',
    ],
  },
  pt: {
    rules: [
      'não salve isso no localStorage, use a API',
      'não guarde isso na sessão, usamos cookies',
      'não registre isso no log, use o auditor',
      'não precisa salvar isso no banco, só no cache',
      'não anote isso no changelog, ele é gerado',
    ],
    refusals: [
      'não salve isso',
      'não precisa anotar isso',
      'não guarde isso na memória',
      'não é preciso lembrar disso',
      'não há nada para lembrar aqui',
    ],
  },
  it: {
    rules: [
      "non salvarlo in localStorage, usa l'API",
      'non scriverlo nel controller, sempre nel servizio',
      'non lo salvare nella sessione, usiamo i cookie',
      'i token non salvarli in chiaro',
      'non registrarlo nei log, usa auditor',
    ],
    refusals: [
      'non salvarlo',
      'non serve ricordarlo',
      'non scriverlo nella memoria',
      'non devi annotarlo',
      'non c’è niente da ricordare qui',
    ],
  },
  nl: {
    rules: [
      'sla dit niet op in localStorage, gebruik een cookie',
      'schrijf het niet in de controller, altijd in de service',
      'bewaar dat niet in de sessie, we gebruiken Redis',
      'zet dit niet in package.json, gebruik de workspace',
      'noteer dat niet in de changelog, die wordt gegenereerd',
    ],
    refusals: [
      'sla dat niet op',
      'dat hoef je niet op te slaan',
      'zet dit niet in je geheugen',
      'niet nodig om dit te onthouden',
      'niets te onthouden hier',
    ],
  },
  pl: {
    rules: [
      'nie zapisuj tego w localStorage, użyj API',
      'nie wpisuj tego do kontrolera, zawsze do serwisu',
      'nie dopisuj tego do package.json, używamy workspace',
      'nie zapisuj tego w sesji, tylko w ciasteczku',
      'nie notuj tego w changelogu, jest generowany',
    ],
    refusals: [
      'nie zapisuj tego',
      'nie musisz tego pamiętać',
      'nie zapisuj tego w pamięci',
      'tego nie trzeba zapamiętywać',
      'nie ma tu nic do nauki',
    ],
  },
  tr: {
    rules: [
      "bunu localStorage'a kaydetme, çerez kullan",
      'bunu diske yazma, her zaman önbelleğe yaz',
      'bunu loga yazma, denetim tablosunu kullan',
      'onu session kaydetme, Redis kullanıyoruz',
      'bunları koda yazma, config dosyasına koy',
    ],
    refusals: [
      'bunu kaydetme',
      'bunu hatırlamana gerek yok',
      'bunu hafızana yazma',
      'onu not etmene gerek yok',
      'burada öğrenilecek bir şey yok',
    ],
  },
  vi: {
    rules: [
      'đừng lưu cái này vào localStorage, dùng cookie',
      'đừng ghi cái này vào log, dùng bảng audit',
      'không cần lưu cái này vào database, chỉ lưu vào cache',
      'đừng lưu nó vào session, luôn dùng Redis',
      'đừng ghi nó vào controller, ghi vào service',
    ],
    refusals: [
      'đừng lưu cái này',
      'không cần nhớ điều này',
      'không cần ghi nhớ việc này nhé',
      'đừng ghi lại điều này',
      'không có gì để nhớ ở đây',
    ],
  },
  id: {
    rules: [
      'jangan simpan ini di localStorage, pakai cookie',
      'jangan tulis ini di controller, selalu di service',
      'jangan catat itu di laporan, pakai tabel audit',
      'tidak perlu simpan ini di database, cukup di cache',
      'jangan simpan itu di session, kita pakai Redis',
    ],
    refusals: [
      'jangan simpan ini',
      'tidak perlu ingat ini',
      'gak usah disimpan',
      'jangan catat ini di memori',
      'tidak ada yang perlu diingat di sini',
    ],
  },
  ru: {
    rules: [
      'не сохраняй это в localStorage, используй API',
      'не пиши это в лог, используй аудит',
      'не добавляй это в контроллер, всегда в сервис',
      'это не нужно сохранять в базе, только в кэше',
      'не записывай это в сессию, у нас Redis',
    ],
    refusals: [
      'не сохраняй это',
      'не нужно это запоминать',
      'не записывай это в память',
      'это можно не записывать',
      'тут нечего запоминать',
    ],
  },
  uk: {
    rules: [
      'не зберігай це в localStorage, використовуй API',
      'не пиши це в лог, використовуй аудит',
      'не додавай це до контролера, завжди в сервіс',
      'це не потрібно зберігати в базі, тільки в кеші',
      'не записуй це в сесію, у нас Redis',
    ],
    refusals: [
      'не зберігай це',
      'не треба це запамʼятовувати',
      'не записуй це в памʼять',
      'це не обовʼязково записувати',
      'тут нічого вчити',
    ],
  },
  ar: {
    rules: [
      'لا تحفظ هذا في localStorage، استخدم ملف تعريف الارتباط',
      'لا تكتب هذا في المتحكم، دائما في الخدمة',
      'لا تسجل هذا في السجلات، استخدم جدول التدقيق',
      'لا تخزن هذا في الجلسة، نستخدم Redis',
      'لا تضف هذا إلى package.json',
    ],
    refusals: ['لا تحفظ هذا', 'لا تسجل هذا في الذاكرة', 'لا داعي لتسجيل هذا', 'لا تتذكر ذلك', 'مش لازم تحفظ هذا'],
  },
  hi: {
    rules: [
      'ise localStorage save mat karo, cookie use karo',
      'इसे localStorage सेव मत करो, कुकी इस्तेमाल करो',
      'isko log note mat karo, audit table use karo',
      'ise save mat karo session mein, Redis use karo',
      'ये यहाँ नोट मत करो, changelog generate होता है',
    ],
    refusals: [
      'ise save mat karo',
      'ise yaad rakhne ki zaroorat nahi',
      'इसे याद मत रखो',
      'इसे मेमोरी में सेव मत करो',
      'yahan seekhne layak kuch nahi hai',
    ],
  },
  zh: {
    rules: [
      '不要把它保存在localStorage里,用API',
      '不要这个保存到数据库,只放缓存',
      '别把这些记录到日志里,用审计表',
      '不要把这个写到controller,一律写到service',
      '不用把它保存到session,我们用Redis',
    ],
    refusals: ['不用记住这个', '别记', '不要把这个记到记忆里', '这个不用保存了', '没什么好记的'],
  },
  ja: {
    rules: [
      'これはlocalStorageに保存しないで、APIを使って',
      '保存しないでそのまま返す設計にしている',
      'これは保存しないで、必ずキャッシュから読むこと',
      'それはログに記録しないで、監査テーブルを使って',
      '記録しないで済むデータは常に破棄する',
    ],
    refusals: [
      'これは保存しないで',
      '覚えなくていいよ',
      'メモする必要はない',
      'これをメモリに保存しないでください',
      '特に覚えることはない',
    ],
  },
  ko: {
    rules: [
      '이건 저장하지 말고 항상 캐시에서 읽어',
      '이건 localStorage에 저장하지 마, 쿠키를 써',
      '이걸 기록하지 말고 감사 테이블을 사용해',
      '그건 저장하지 말고 Redis를 써',
      '로그에는 기록하지 말고 메트릭만 남겨',
    ],
    refusals: ['이건 저장하지 마', '기억하지 않아도 돼', '메모할 필요 없어', '이건 기록하지 마세요', '기억할 거 없어'],
  },
  cs: {
    rules: ['neukládej to do localStorage, použij cookie', 'nepiš to do controlleru, vždycky do service'],
    refusals: ['neukládej to', 'nemusíš si to pamatovat', 'nezapisuj to do paměti'],
  },
  sv: {
    rules: ['spara inte det i localStorage, använd en cookie', 'skriv inte det i controllern, alltid i servicen'],
    refusals: ['spara inte det', 'det behöver du inte komma ihåg', 'spara inte det här i minnet'],
  },
  da: {
    rules: ['gem ikke det i localStorage, brug en cookie', 'skriv ikke dette i controlleren, altid i servicen'],
    refusals: ['gem ikke det', 'det behøver du ikke huske', 'gem ikke det i hukommelsen'],
  },
  fi: {
    rules: ['älä tallenna tätä localStorageen, käytä evästettä', 'älä kirjoita tätä controlleriin, aina serviceen'],
    refusals: ['älä tallenna tätä', 'tätä ei tarvitse muistaa', 'älä tallenna tätä muistiin'],
  },
  hu: {
    rules: ['ezt ne mentsd el a localStorage-ba, használj sütit', 'ne írd be ezt a controllerbe, mindig a service-be'],
    refusals: ['ezt ne mentsd el', 'ezt nem kell megjegyezned', 'ne írd be ezt a memóriába'],
  },
  ro: {
    rules: ['nu salva asta în localStorage, folosește un cookie', 'nu o scrie în controller, mereu în serviciu'],
    refusals: ['nu salva asta', 'nu e nevoie să ții minte asta', 'nu salva asta în memorie'],
  },
  el: {
    rules: [
      'μην το αποθηκεύσεις στο localStorage, χρησιμοποίησε cookie',
      'μην το γράψεις στο controller, πάντα στο service',
    ],
    refusals: ['μην το αποθηκεύσεις', 'δεν χρειάζεται να το θυμάσαι', 'μην το γράψεις στη μνήμη'],
  },
  bg: {
    rules: ['не го записвай в localStorage, използвай бисквитка', 'паролите не ги записвай в лога'],
    refusals: ['не го записвай', 'няма нужда да го помниш', 'не запазвай това в паметта'],
  },
  he: {
    rules: ['אל תשמור את זה ב-localStorage, תשתמש בעוגייה', 'אל תכתוב את זה בקונטרולר, תמיד בסרוויס'],
    refusals: ['אל תשמור את זה', 'לא צריך לזכור את זה', 'אל תשמור את זה בזיכרון'],
  },
  fa: {
    rules: ['اینو توی localStorage ذخیره نکن، از کوکی استفاده کن', 'این رو در دیتابیس ثبت نکن، همیشه در کش'],
    refusals: ['اینو ذخیره نکن', 'لازم نیست اینو یادت باشه', 'اینو توی حافظه ذخیره نکن'],
  },
  th: {
    rules: ['อย่าเก็บอันนี้ใน localStorage ให้ใช้คุกกี้', 'อย่าบันทึกอันนี้ลงฐานข้อมูล ใช้แคชเสมอ'],
    refusals: ['อย่าบันทึกอันนี้', 'ไม่ต้องจำเรื่องนี้นะ', 'อย่าจด'],
  },
}

test.each([
  'merk dir das nicht, das gilt nur heute',
  "ne retiens pas ça, c'est juste pour aujourd'hui",
  'jangan ingat ini, cuma buat hari ini',
])('"%s" refuses, and says why', (text) => {
  expect(extractCandidates([turnOf(text)], { tiers: ALL })).toEqual([])
})

describe.each(Object.entries(SAID))('in language %s', (_, { rules, refusals }) => {
  test.each(rules)('"%s" is a rule, not a refusal', (text) => {
    expect(extractCandidates([turnOf(text)], { tiers: ALL })).not.toEqual([])
  })

  test.each(refusals)('"%s" proposes nothing', (text) => {
    expect(extractCandidates([turnOf(text)], { tiers: TIERS })).toEqual([])
  })
})
