import type { LanguageCues } from './language-cues.ts'

export const swedish: LanguageCues = {
  words: `
    att och inte ar jag vi det den alltid aldrig nar fran nu pa med som har kan ska maste varje innan efter bara anvand
    anvander vad varfor hur till om eller istallet sen fixa lagg svara svenska engelska skriv i for av ett utan testerna
    koden filen nagot nagon mig dig oss var vara men sa aven redan borde finns ligger kom ihag hos allt mitt gar ta tar
    bort ny nya samma bli blir sig ocksa gora igen heter
  `,
  expressions: {
    'memory-file': `
      (?:lagg|skriv|spara|notera|anteckna)(?: [^ ]+){0,12} (?:_memoryfile_|minnet|minne|reglerna|regler|anteckningar
        |anteckningarna|instruktionerna)
    `,
    remember: `
      kom ihag|minns att|tank pa att|glom inte(?= (?:att (?:vi|det|den|de|alla|i|jag|man) |:))|lagg pa minnet|notera att
      |ha i atanke|bara sa du vet|for kannedom|for din information|anteckna (?:det|detta|den)
      |skriv (?:upp|ner) (?:det|detta)|notera (?:det|detta)|glom inte (?:bort )?(?:det|detta)
    `,
    'from-now-on': `
      fran (?:och med )?nu(?: pa)?|hadanefter|framover|i fortsattningen|i framtiden|nasta gang|i regel|som regel
      |av princip|en gang for alla|(?:det )?(?:galler|gor sa) (?:for )?(?:alla|allt|overallt)
      |tills jag sager (?:nat |nagot )?annat|inte bara (?:har|idag|nu)|permanent|gor det till en vana
    `,
    'told-before': `
      som (?:jag )?(?:sagt|sa|redan sagt)|jag har (?:redan )?(?:ju )?(?:sagt|skrivit|bett)
      |(?:har|hade) (?:jag )?redan sagt|hur manga ganger|(?:andra|tredje|fjarde) gangen|igen och igen|om och om igen
      |(?:nu )?igen !|sluta [^ ]+|du fortsatter att
    `,
    always: 'alltid|jamt|varje gang|utan undantag|standigt',
    never: 'aldrig|forbjudet|far (?:inte|ej|aldrig)|under inga (?:omstandigheter|villkor)|inte langre|absolut inte',
    'commands-always': `
      ^(?:(?:och|men|sa|snalla|ok) )*(?:alltid|aldrig|varje gang)(?! nar| ,)(?: [^ ]+)
      |(?:kor|skriv|anvand|lagg|fraga|gor|pusha|commita|committa|svara|ta|hall|lat|testa|bygg|anda|andra|satt|mergea
        |merga|starta|ror|installera|skapa|lamna|visa|kolla|las) (?:mig |det |dig )?(?:alltid|aldrig)
      |(?:vi|jag|man) [^ ]+ (?:alltid|aldrig)
    `,
    general: 'overallt|varje|alla|allt|samtliga|vanligtvis|oftast|normalt|i allmanhet|genomgaende|konsekvent',
    whenever: `
      (?:fore|innan|efter) (?:varje|du|vi|man|nagon|commit|push|merge|release|deploy)|nar (?:du|vi|man|jag|nagon|nagot)
      |sa fort|varje gang
    `,
    'rule-word': `
      konvention[^ ]*|regel[n]?|regler[^ ]*|riktlinje[^ ]*|standard(?:en)?|praxis|policy[n]?|overenskommet
      |bestamt(?: oss)?|kommit overens|medvetet|avsiktlig[^ ]*|med flit|meningen|obligatorisk[^ ]*
    `,
    'i-prefer': `
      jag (?:foredrar|gillar|hatar|tycker (?:om|inte)|vill (?:inte|aldrig|alltid|bara|att du|helst)|anvander|jobbar|kor
        |laser|ar)
      |helst|hellre|jag har hellre|for mig (?:ar|racker)|racker for mig
    `,
    'we-practice': `
      vi|hos oss|vart|var [^ ]+|vara|i (?:det har|detta) (?:projektet|repot|teamet)|i projektet|i repot
      |har (?:anvander|kor|skriver)|teamet
    `,
    'agent-access': `
      du (?:har|kan|far|behover)(?: [^ ]+){0,5} (?:atkomst|behorighet|tillgang|rattigheter|sjalv|inte|fraga)
      |du har (?:inte |ingen )?[^ ]+|utan att fraga|fraga (?:mig )?(?:forst|innan|inte)
      |(?:ingen|inget) (?:internet|atkomst|sudo|docker)|(?:ingen|inget) (?:docker|internet|staging|sudo|gpu|vpn)
    `,
    decides: '(?:vi (?:har )?(?:bestamt|valt|kor pa|kor med|gar over till|stannar pa|haller oss till)) [^ ]+',
    environment: `
      server[^ ]*|prod|produktion[^ ]*|maskin[^ ]*|datorn?|laptop[^ ]*|kund(?:en|erna)?|staging[^ ]*|databas[^ ]*
      |natverk[^ ]*
    `,
    'kept-at': `
      (?:databas[^ ]*|token[^ ]*|nyckel[^ ]*|losenord[^ ]*|server[^ ]*|config[^ ]*|konfig[^ ]*|staging[^ ]*|tjanst[^ ]*
        |loggar[^ ]*)(?: [^ ]+){0,3} (?:ligger|finns|kor|ar|lyssnar|star)(?: [^ ]+){0,3} (?:_path_|_ip_|_url_
        |[0-9]{2,5})
      |[^ ]*(?:databas|server)[^ ]*(?: [^ ]+){0,3} pa port [0-9]{2,5}
    `,
    place: `
      (?:ligger|finns|kor|star|bor|sparas|kommer|gar) (?:bara |alltid |allt |nu )?(?:i|pa|under|hos|bakom|via|utanfor
        |med|fran) [^ ]+
    `,
    'found-out': `
      det berodde pa|berodde pa|det visade sig|visade sig|jag (?:marke|upptackte|larde mig|kom pa|fattade)|orsaken
      |anledningen var|felet var|problemet var
    `,
    'you-are-wrong': `
      ^nej ,|(?:det ar |det )?(?:fel|stammer inte|inte ratt|inte sa)|egentligen
      |varfor (?:har|gor|skrev|tog|andrade|la) du|du (?:ska|skulle|borde|maste)
    `,
    behaves: `
      (?:returnerar|accepterar|forvantar|ignorerar|skickar|skriver|sparar|raknar|blockerar|nekar|kraver|stoder|anvander
        |behover|kommer|innehaller|lagrar|tar emot|rensas|nollstalls|aterstalls|skrivs over|genereras|startas om
        |stangs) (?:bara |alltid |inte |inga |varje |alla )?[^ ]+
      |(?:sparas|lagras|genereras|skrivs|hamtas|rensas|nollstalls|skots) (?:i |av |fran |varje |alltid )?[^ ]+
    `,
    recurs: `
      varje (?:mandag|tisdag|onsdag|torsdag|fredag|lordag|sondag|natt|morgon|kvall|dag|vecka|manad)
      |pa (?:mandagar|tisdagar|onsdagar|torsdagar|fredagar|lordagar|sondagar|natten|natterna|helgen|helger|helgerna)
      |dagligen|varje natt|nattetid|klockan [0-9]{1,2}|kl [0-9]{1,2}
    `,
    'terse-rule': `
      ^(?:inga|ingen|inget) [^ ]+ (?:i|pa|utan|efter|fore|utanfor|for|mellan) [^ ]+
      |^(?:[^ ]+ ){1,3}pa (?:engelska|svenska)(?= [.,!]| $)
    `,
    constraint: `
      hogst|minst|maximalt|max [0-9]+|bara (?:fran|via|pa|i|for|med) [^ ]+|stoder inte|har (?:ingen|inget|inga) [^ ]+
      |fortfarande pa [^ ]+|last till [^ ]+|kor fortfarande
      |delas med [^ ]+|skrivskyddad[^ ]*|fryst|har ing(?:en|a|et) (?:docker|gpu|internet|ssh|vpn)
    `,
    ownership: '(?:ags|skots|underhalls|genereras|ansvarar|godkanns|granskas) (?:av|for) [^ ]+',
    'format-spec': `
      pa (?:engelska|svenska)|stor(?:a)? bokstav|versaler|gemener|sma bokstaver|prefix[^ ]*|suffix[^ ]*|indrag[^ ]*
      |singular|plural|radlangd|camelcase|snake_case
    `,
    'how-you-answer': `
      (?:svara|skriv|forklara|prata|sammanfatta)(?: [^ ]+){0,3} (?:pa (?:engelska|svenska)|kort|kortfattat|enkelt|utan
        |punktform)
      |hall (?:det|dig) kort|kortare svar|fraga (?:mig )?(?:forst|innan)|gissa inte|inte gissa|hitta inte pa
      |utan (?:emojis|forklaring)|skippa (?:[^ ]+ )?(?:sammanfattning[^ ]*|inledning[^ ]*|emojis?)|slipper [^ ]+
    `,
    'about-me': `
      jag (?:ar [^ ]+ [^ ]+|jobbar (?:pa|med|som|i)|sitter (?:pa|med)|lar mig|kan inte) [^ ]+|min (?:dator|laptop|mac)
      |mitt namn
    `,
    'agent-vices': `
      testdata|dummydata|fallbacks?|workarounds?|emojis?|nya filer|sammanfattning[^ ]*|gissningar?|antaganden
      |inledning[^ ]*|ursakt[^ ]*|mockar?|mocks?|smicker
    `,
    'reuse-existing': `
      (?:befintlig[^ ]*|existerande) (?:[^ ]+ )?(?:monster|komponent[^ ]*|helper[^ ]*|funktion[^ ]*|kod[^ ]*)
      |som (?:de )?andra|precis som resten
    `,
    contrast: `
      istallet(?: for)?|i stallet(?: for)?|inte [^ ]+(?: [^ ]+){0,3} utan|, inte [^ ]+|, (?:ingen|inget|inga) [^ ]+
      |bara [^ ]+|endast|utan [^ ]+|hellre [^ ]+ an|forutom
    `,
    'this-over-that': `
      (?:anvand|anvander|ta|kor|valj) [^ ]+(?: [^ ]+){0,2}(?: ,)? (?:istallet for|i stallet for|inte|och inte) [^ ]+
      |[^ ]+ (?:istallet for|i stallet for|hellre an) [^ ]+
    `,
    forbids: `
      (?:anvand|skriv|gor|lagg|andra|rora?|ta|skapa|commita|committa|pusha|merga|mergea|gissa|installera|bygg|starta|kor
        |radera|mocka|hoppa|refaktorera|flytta|kommentera|fraga|svara|hitta|importera|logga|satt|glom|visa|ror
        |bort)(?: [^ ]+){0,2} (?:inte|inga|ingen|inget|aldrig)
      |inga [^ ]+|inte (?:anvanda|skriva|rora|andra|skapa|pusha|committa|commita)|undvik|sluta|lat bli
    `,
    'dont-forget': 'glom inte(?: bort)?',
    reminds: 'se till|kom ihag|hall dig till|var noga|maste|ska|borde|anvand|behover',
    'working-style': `
      commits?|commiten|committa|committar|branch(?:ar|en|es)?|prs?|kommentar[^ ]*|tester(?:na)?|test(?:et)?|typer
      |namn[^ ]*|variabel[^ ]*|engelska|svenska|svar[^ ]*|forklaring[^ ]*|emojis?|dokumentation[^ ]*|beroende[^ ]*|paket
      |migrering[^ ]*|changelog|pusha|linter[^ ]*|kort
    `,
    reason: 'eftersom|for att|annars|darfor|pga|pa grund av',
    'task-order': `
      (?:^|snalla |kan du |och |sen |nu )(?:gor|fixa|skapa|skriv|lagg|ta bort|andra|visa|forklara|bygg|byt|kolla|leta
        |las|ratta|implementera|uppdatera|committa|commita|pusha|kor|testa|starta|hitta|generera|flytta|oversatt
        |refaktorera|installera)(?: [^ ]+)?
    `,
    'this-turn': `
      tills vidare|for tillfallet|(?<! fran )(?<! med )(?:nu|just nu)|den har gangen|idag|imorgon|senare|inte an
      |bara (?:har|den har|detta)|forst|tillfalligt|i den har (?:pr|commiten|branchen)
      |, (?:fortsatt|kor vidare|ga vidare)(?= [.!]| $)
    `,
    asks: '^(?:vad|hur(?! manga ganger)|var|varfor|vilken|vilka|vilket|nar|vem|kan|ar|har|finns|gar det|ska)',
    wonders: 'kanske|antag|sag att|jag (?:tror|tanker|antar)|eventuellt|formodligen|nog|tank om|vore det',
    reports: `
      fel(?:et|meddelande[^ ]*)?|funkar inte|fungerar inte|kraschar|kraschade|trasig[^ ]*|gar inte|fortfarande|ibland
      |plotsligt|far (?:ett|en)|failar|failade|hanger sig|gick sonder
    `,
    approves: '^(?:ja|japp|jo|ok|okej|bra|perfekt|toppen|exakt|tack|kor|fortsatt|snyggt|precis)',
    product: `
      anvandare[^ ]*|(?<! vara )kunder|sidan|sida|knapp[^ ]*|formular[^ ]*|vy[n]?|kolumn[^ ]*|farg[^ ]*|klick[^ ]*
      |skarm[^ ]*|spelare[^ ]*
      |spelet|gast(?:er|en|erna)?|profil(?:en)?
    `,
    'points-here': 'det har|den har|dessa|detta|denna|ovan|nedan',
    'must-be': '^(?!(?:vi|du|jag|man|snalla) )(?:[^ ,]+ ){1,4}(?:ska|skall|maste|bor|borde|far|kan)',
    'our-world': '(?:de flesta av |alla )?vara (?:kunder|anvandare) (?:sitter|kor|anvander|har|ar)',
    'stands-now': `
      (?:ar|funkar|fungerar|kor|gar|snurrar) (?:[^ ]+ ){0,2}(?:igen|nu|antligen|redan)(?= [.,!]| $)|^(?:(?:ok
        |min) )*(?:dev ?)?(?:servern|appen|containern) (?:kor|snurrar|lyssnar|ar uppe|ligger) (?:nu 
        |igen )?pa (?:port )?(?:_ip_|_url_|[0-9]{2,5})(?= [.,!]| (?:nu|igen)| $)
    `,
    quantity: `
      [0-9]+ (?:dagar|veckor|manader|timmar|ar(?= [.,!]| $))
    `,
  },
  wishes: {
    pointing: `
      kom ihag minns glom inte det har detta den lagg till skriv spara notera upp ner i minnet reglerna regler alltid
      nasta gang snalla aven ocksa att anteckna skriva lagra minne gar vanligen tack nagonstans kan du dig
    `,
    refusal: `
      (?:kom inte ihag|spara inte|anteckna inte|notera inte|minns inte|skriv inte (?:upp |ner |in )?
        |lagg inte till) ?(?:det|detta|den)(?: har)?(?= [.,!]| $| i)
      |(?:det|detta|det har) behover du inte (?:spara|komma ihag|anteckna|notera|skriva upp|skriva ner|minnas)
      |behover inte (?:spara|komma ihag|anteckna|notera|minnas) (?:det|detta|den)(?: har)?(?= [.,!]| $)
      |(?:inget|ingenting)(?: har)? att (?:lara|komma ihag|minnas|anteckna)
      |(?:ingen anledning|onodigt|inte nodvandigt) att (?:spara|komma ihag|anteckna) (?:det|detta)
    `,
    points: ['kom ihåg det', 'spara det här i minnet', 'skriv in det i CLAUDE.md', 'anteckna det', 'glöm inte det här'],
    refuses: [
      'kom inte ihåg det',
      'du behöver inte spara det här',
      'inget att lära sig här',
      'anteckna inte det',
      'det behöver du inte komma ihåg',
    ],
  },
  yes: [
    'vi kör pnpm här',
    'hur många gånger har jag sagt inga emojis',
    'det finns ingen docker i produktion',
    'Kör alltid testerna innan du committar.',
    'pusha aldrig direkt till main',
    'vi använder pnpm här, inte npm',
    'Från och med nu, svara på svenska.',
    'kom ihåg att stagingdatabasen ligger på port 5433',
    'jag har redan sagt att du inte ska lägga till kommentarer',
  ],
  no: [
    'vi kör på det',
    'hur många gånger laddas sidan?',
    'fixa testet',
    'varför kraschar den?',
    'ja, kör på',
    'lägg till en knapp på sidan',
    'den kraschar alltid när jag sparar',
  ],
}
