import type { Cue } from './cue.ts'

export const away: Cue = {
  id: 'away',
  because: 'holds while you are away this once',
  weight: -2,
  expression: {
    en: `
      (?:im|i am|ill be|i will be) (?:(?:just|now|about|gonna|going|off|heading|probably) )*(?:to |to go to |go to )?(?:bed|sleep)
      |i(?:m| am|ll)? (?:(?:just|now|gonna|need to|have to|will|got to|gotta) )*(?:go|head|heading|going) (?:off )?to (?:bed|sleep|lunch)
      |(?<! (?:whenever|when|if|time|days|weeks) )(?:im|i am|ill be|i will be) (?:(?:just|now|going to be|gonna be) )*(?:afk|offline|away(?! from [^ ]+ing)|gone|out
        |unavailable)(?= (?:for|until|till|tonight|today|this|now|so|and|all)| [,.!;]| $)
      |(?:im|i am) (?:(?:just|now) )*(?:heading (?:out|home|off)|leaving (?:now|for|the)|stepping (?:out|away)|signing off|logging off|calling it
        a (?:day|night)|off for (?:the|a)|off to (?:work|dinner|lunch|bed|the))
      |i (?:(?:really|just) )*(?:have to|need to|must|gotta|got to) (?:leave|go|run)(?= now| soon| [,.!;]| $)
      |(?<! (?:never|always|not|dont|we|they) )(?:work|working|keep (?:going|working|at|on)|going|continue)(?: [^ ]+){0,4} (?:all night|overnight|through the night|while i sleep)
      |(?:ill|i will) be back|brb|afk|good ?night|gn8?(?= ,| $)|see you (?:tomorrow|in the morning)
      |(?:when|by the time|until|before) i (?:wake up|get up|get back|am back|come back|return(?! to))|(?:when|until|before) im back
    `,
    de: `
      ich (?:gehe?|geh|muss|bin|leg mich)(?: [^ ]+){0,3} (?:ins bett|schlafen|weg|offline|afk|schlafen gegangen)(?= (?:und|also|bis|mach)| [,.!]| $)
      |bin (?:gleich|jetzt|dann|mal|erst ?mal)(?: [^ ]+)? (?:weg|afk|offline|essen)|bis (?:morgen|spater|gleich)(?= [,.!]| $)
      |wenn ich (?:wieder da|zuruck|wieder zuruck|aufwache|aufstehe)|bis ich (?:wieder da|zuruck|wieder zuruck|aufwache)
      |gute nacht
    `,
    fr: `
      je (?:vais|pars|file|mabsente|men vais)(?: [^ ]+){0,3} (?:me coucher|dormir|au lit|manger|dejeuner)
      |je (?:mabsente|serai absente?)|bonne nuit|(?:a|quand) mon retour|quand je (?:me reveille|reviens|rentre)
    `,
    es: `
      me voy a (?:dormir|la cama|acostar|comer)|voy a (?:dormir|acostarme|estar fuera)|buenas noches
      |cuando (?:vuelva|regrese|despierte|me despierte)|hasta que (?:vuelva|regrese|despierte)
    `,
    pt: `
      vou (?:dormir|deitar|sair|almocar|ficar fora)|boa noite
      |quando eu (?:voltar|acordar)|ate eu (?:voltar|acordar)
    `,
    it: `
      (?:vado|me ne vado) a (?:dormire|letto|pranzo|cena)|buonanotte|buona notte
      |quando (?:torno|mi sveglio)|finche non (?:torno|mi sveglio)
    `,
    nl: `
      ik ga (?:[^ ]+ ){0,2}(?:slapen|naar bed|weg|lunchen)|welterusten|tot morgen
      |als ik (?:terug ben|wakker word|terugkom)|tot ik (?:terug ben|wakker word)
    `,
    pl: `
      ide (?:[^ ]+ )?(?:spac|do lozka)|dobranoc
      |(?:jak|gdy|kiedy|zanim) (?:wroce|sie obudze|wstane)
    `,
    ru: `
      (?:я )?(?:иду|пошел|пошёл|пошла|ложусь|ухожу|пойду) (?:спать|на обед)|спокойной ночи
      |(?:когда|пока не|как) (?:вернусь|проснусь)|отойду на
    `,
    tr: 'uyumaya gidiyorum|ben yatiyorum|yatmaya gidiyorum|iyi geceler|(?:dondugumde|uyandigimda|donene kadar)',
    id: 'aku tidur dulu|mau tidur|saya tidur|pergi dulu|selamat malam|(?:pas|kalau|sampai) (?:aku|saya|gue) (?:balik|bangun)',
    vi: '(?:toi|minh|em|anh) (?:di ngu|di an|ra ngoai)|chuc ngu ngon|khi (?:toi|minh) (?:quay lai|day)',
    zh: `
      我(?:先|要|准备|準備|现在|現在|得|就)*(?:去)?(?:睡觉|睡覺|睡了|吃饭|吃飯|下班|出门|出門|出去)|晚安|明(?:早|天)(?:醒|起|回来|回來)
      |(?:等|在)我(?:回来|回來|醒来|醒來|睡醒|起床)(?:之?前|时|時|后|後|再)?
    `,
    ja: '(?:寝ます|寝るので|寝るね|寝る前|おやすみ|離席|外出(?:します|するので)|出かけ(?:ます|るので)|席を外|(?:戻|起き)(?:る|って|ったら|たら)(?:まで|くる|来る))',
    ko: '(?:자러|잘게|자고 ?올|잘 ?자|밥 ?먹으러|외출|퇴근(?:할게|합니다|해)|자리 ?비|(?:돌아올|일어날) ?때까지)',
  },
  yes: [
    "I'm going to bed, keep going until all tests pass",
    'going to sleep now, see you tomorrow',
    "I'm off to bed",
    "i'll be back in an hour, finish the refactoring",
    'I am out for lunch so just continue',
    "I'm afk for a while",
    'I want to see it done when I wake up',
    'I have to leave now, carry on alone',
    'keep going autonomously all night',
    'ich gehe jetzt ins Bett, mach alles fertig',
    'je vais me coucher, termine tout',
    'me voy a dormir, sigue solo',
    'vou dormir, termina tudo',
    'vado a dormire, continua tu',
    'ik ga slapen, maak het af',
    'idę spać, dokończ wszystko',
    'я иду спать, доделай всё',
    'ben yatıyorum, sen bitir',
    'aku mau tidur dulu, tolong selesaikan semuanya',
    'tôi đi ngủ, làm tiếp nhé',
    '我去睡觉了，你把剩下的做完',
    '寝るので、全部終わらせておいて',
    '자러 갈게, 끝까지 해줘',
  ],
  no: [
    'never push while I am asleep',
    'never work overnight on the prod db',
    'we keep the build machine running overnight',
    "whenever I'm away, write what you did to progress.md",
    'the app goes to sleep after ten minutes',
    'log users out when they are away',
    'the cron job runs when the server wakes up',
    'the popup should come back in an hour',
    'I go to production only on Mondays',
    'we are out of memory on the runner',
    'i am out of ideas',
    'our batch jobs run at night',
    'before I go I have to leave a note for ops',
    'I am away from my desk on Fridays, so never wait for me',
    'die Seite bleibt weg',
    '睡眠模式要能关掉',
  ],
}
