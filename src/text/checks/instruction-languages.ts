/** One way to say it: a beginning, and what follows a little later in the same clause. */
type Said = readonly [first: string, then: string]

/** "Ignore the instructions", where `instruction-rules.ts` does not say it. */
const OVERRIDING: readonly Said[] = [
  ['negeer|vergeet', String.raw`instructies?|opdrachten|aanwijzingen|richtlijnen`],
  ['(?:ignora|dimentica|trascura)(?:re|te)?', 'istruzion[ei]|direttive|indicazioni'],
  [String.raw`talimat\p{L}{0,8}|yönerge\p{L}{0,8}`, 'yok say|görmezden gel|unut|dikkate alma'],
  [String.raw`(?:تجاهل|انس|إنس)\p{L}{0,2}`, '(?:ال)?(?:تعليمات|توجيهات|أوامر)'],
  [String.raw`دستور\p{L}{0,8}`, 'نادیده بگیر|فراموش کن'],
  ['ہدایات', 'نظر ?انداز|بھول'],
  [String.raw`(?:निर्देश|अनुदेश|इंस्ट्रक्शन)[\p{L}\p{M}]{0,6}`, 'अनदेख|नज़रअंदाज़|नजरअंदाज|भूल'],
  ['নির্দেশ', 'উপেক্ষা|ভুলে'],
  ['bỏ qua|phớt lờ|quên', 'hướng dẫn|chỉ dẫn|chỉ thị'],
  ['abaikan|lupakan|hiraukan', 'instruksi|perintah|arahan|petunjuk'],
  [String.raw`z?ignoruj\p{L}{0,4}|zapomnij|zapomeň`, 'instrukcj|instrukce|polece|wytyczn|pokyn'],
  [
    String.raw`ignorer\p{L}{0,2}|strunta i|bortse (?:från|fra)|glöm|glem`,
    'instruktion|instruks|anvisning|retningslinje',
  ],
  ['unohda|ohita|sivuuta', 'ohjee?t'],
  [String.raw`\p{L}{0,2}תעל[םמ]\p{L}{0,2}|שכחו?|תשכחו?`, 'הוראות|הנחיות'],
  [String.raw`αγν[οό][ηή]σ\p{L}{1,3}|ξ[εέ]χ[αά]σ\p{L}{1,3}`, 'οδηγ[ιί]|εντολ'],
  ['(?:про)?ігноруй|забудь', 'інструкц|вказівк'],
  ['ignorați?|ignoră|uită', 'instrucțiuni|instructiuni|indicații'],
  ['hagyd figyelmen kívül|felejtsd el', 'utasítás|irányelv'],
  ['ไม่ต้องสนใจ|เพิกเฉย|ละเว้น|ลืม', 'คำสั่ง|คำแนะนำ'],
  ['(?:以前|上記|これまで|今まで|すべて|全て|前|先)の', '(?:指示|命令|ルール)を?[^.,;:!?\\n。]{0,10}?(?:無視|忘れ)'],
  ['(?:기존|앞의|지금까지의|이전)', '(?:지시|명령|지침)[^.,;:!?\\n]{0,10}?(?:무시|잊)'],
]

/** "Do not tell the user". */
const SECRECY: readonly Said[] = [
  ['(?:vertel|zeg|meld)', String.raw`gebruiker¬\b(?:niet|niets)\b|\b(?:niet|niets)\b¬gebruiker`],
  ['non (?:dire|dirlo|informare|comunicare|avvisare|rivelare)', 'utente'],
  [String.raw`nie (?:mów|informuj|powiadamiaj|wspominaj)\p{L}{0,3}`, 'użytkownik'],
  [String.raw`kullanıcı\p{L}{1,3}`, 'söyleme|bildirme|haber verme|bahsetme'],
  [String.raw`لا (?:تخبر|تقل|تبلغ|تذكر)`, 'مستخدم'],
  ['(?:उपयोगकर्ता|यूज़र|यूजर)', '(?:मत|न|नहीं) बता'],
  ['(?:đừng|không)(?: được)? (?:nói|báo|cho|tiết lộ)', 'người dùng'],
  ['jangan (?:beri ?tahu|bilang|katakan|sampaikan|laporkan)', 'pengguna'],
  [
    '(?:berätta|säg|nämn|meddela|fortell|fortæl|si) (?:inte|ikke)|(?:inte|ikke) (?:berätta|säg|fortell|fortæl)',
    'användare|bruker|bruger',
  ],
  [String.raw`אל ת(?:ספר|גיד|דווח|גלה)\p{L}{0,2}`, 'משתמש'],
  [String.raw`не (?:кажи|повідомляй)`, 'користувач'],
]

/** "Switch off the safety checks". */
const UNSAFE: readonly Said[] = [
  ['(?:schakel|zet)', String.raw`(?:beveiliging|tests|controles|rechten)\p{L}{0,12}\s¬uit\b`],
  ['(?:omzeil|sla)', 'beveiliging|tests over|controles over|machtiging'],
  ['(?:disattiva|disabilita|salta|aggira)(?:re|te)?', String.raw`sicurezza|test\b|permess|controll`],
  ['(?:wyłącz|pomiń|pomijaj|obejdź)', 'zabezpiecz|bezpiecz|testy|uprawnie|weryfikac'],
  [String.raw`(?:güvenlik|test|izin|doğrulama)\p{L}{0,8}`, 'devre dışı bırak(?!ma)|atla(?!ma)|kapat(?!ma)'],
  ['(?:nonaktifkan|matikan|lewati)', String.raw`keamanan|tes\b|pengujian|izin|pemeriksaan`],
  ['(?:tắt|bỏ qua|vô hiệu hóa)', 'bảo mật|kiểm thử|kiểm tra|xác thực|quyền'],
  [
    '(?:stäng av|inaktivera|hoppa över|kringgå|slå av|slå fra|deaktiver)',
    'säkerhet|sikkerhet|sikkerhed|tester|behörighet',
  ],
  [String.raw`(?:عطل|تعطيل|تخط|تجاوز)\p{L}{0,2}`, '(?:ال)?(?:أمان|اختبار|صلاحيات|تحقق|حماية)'],
  [String.raw`(?:सुरक्षा|टेस्ट|जाँच|जांच)[\p{L}\p{M}]{0,4}`, 'बंद कर|छोड़|हटा'],
  ['(?:השבת|תשבית|בטל|תבטל|דלג|עקוף)', 'אבטחה|בדיקות|הרשאות'],
]

/** Not inside a Latin word. Other scripts are not checked, because some put no spaces between words. */
const BEGINS = '(?<![a-z])'

/** The source of a rule, with the sign for the gap between beginning and rest. */
function sourceOf(said: readonly Said[]): string {
  const all = said.map(([first, then]) => `(?:${first})¬(?:${then})`)
  return `${BEGINS}(?:${all.join('|')})`.normalize('NFKC')
}

export const OVERRIDING_ELSEWHERE = sourceOf(OVERRIDING)
export const SECRECY_ELSEWHERE = sourceOf(SECRECY)
export const UNSAFE_ELSEWHERE = sourceOf(UNSAFE)
