import type { LanguageCues } from './language-cues.ts'

/** Danish, and Norwegian: their short words are the same. */
export const danish: LanguageCues = {
  words: `
    og ikke jeg det der er at til pa med som har kan skal ma nar fra nu na altid alltid aldrig aldri kun hver hvert
    efter etter hvad hva hvorfor hvordan eller men vi os oss vores brug bruk bruger bruker skriv svar dansk norsk
    engelsk noe noget mig meg dig deg husk lav fiks kor kjor i for af av uden uten den testene koden filen ligger
    allerede gerne gjerne inden hos alt mit gar fjern ny nye samme bliver blir sig seg ogsa gore igen hedder heter
    fremover framover vaere selv skriver enda gem hukommelsen noter glem
  `,
  expressions: {
    'memory-file': `
      (?:tilfoj|tilfoy|legg|laeg|skriv|gem|lagre|noter|put)(?: [^ ]+){0,12} (?:_memoryfile_|hukommelsen|hukommelse
        |minnet|minne|reglerne|reglene|noter|notater|instruktionerne|instruksene)
    `,
    remember: `
      husk(?: at| pa)?|(?:glem ikke|ikke glem)(?= (?:at (?:vi|det|den|de|alle|i|jeg) |:))|skriv dig bag oret
      |skriv deg bak oret|noter(?: dig| deg)? at|til din information|til info|bare sa du ved|bare sa du vet
      |ha i bakhodet|hav i baghovedet|noter (?:det|dette|den)|skriv (?:det|dette) ned|merk deg (?:det|dette)
      |ikke glem (?:det|dette)|glem ikke (?:det|dette)
    `,
    'from-now-on': `
      fra nu af|fra na av|fra og med (?:nu|na)|fremover|framover|heretter|i fremtiden|i framtiden|neste gang|naeste gang
      |som regel|som udgangspunkt|som utgangspunkt|af princip|av prinsipp|en gang for alle
      |(?:det )?(?:gaelder|gjelder) (?:for )?(?:alle|alt|overalt)|indtil jeg siger andet|til jeg sier noe annet
      |ikke (?:kun|bare) (?:her|i dag|na|nu)|permanent
    `,
    'told-before': `
      som (?:jeg )?(?:sagt|sa|allerede)|jeg har (?:jo )?(?:allerede )?(?:sagt|skrevet|bedt)
      |(?:har|havde|hadde) (?:jeg )?(?:jo )?allerede sagt|hvor mange gange|hvor mange ganger
      |(?:anden|andre|tredje|fjerde) (?:gang|gangen)|igen og igen|igjen og igjen|slutt (?:a|med)|hold op med|stop med
      |du (?:bliver|fortsetter|fortsaetter) (?:ved )?(?:med|a|at)
    `,
    always: 'altid|alltid|hver gang|uden undtagelse|uten unntak|bestandig',
    never: `
      aldrig|aldri|forbudt|ma (?:ikke|aldrig|aldri)|under ingen omstaendigheder|under ingen omstendigheter|ikke laengere
      |ikke lenger|absolut ikke|absolutt ikke
    `,
    'commands-always': `
      ^(?:(?:og|men|sa|ok|vaer|ver) )*(?:altid|alltid|aldrig|aldri|hver gang)(?! nar| ,)(?: [^ ]+)
      |(?:kor|kjor|skriv|brug|bruk|sporg|spor|lav|lag|push|commit|svar|tag|ta|hold|lad|la|test|byg|bygg|endre|aendr|ret
        |saet|sett|merge|start|ror|installer|slet|slett|vis|tjek|sjekk|las|laes|les) (?:mig |meg |det |dig 
        |deg )?(?:altid
        |alltid|aldrig|aldri)
      |(?:vi|jeg|man) [^ ]+ (?:altid|alltid|aldrig|aldri)
    `,
    general: `
      overalt|hver|hvert|alle|alt|samtlige|normalt|vanligvis|som oftest|generelt|konsekvent|gennemgaende|gjennomgaende
    `,
    whenever: `
      (?:for|inden|innen|efter|etter) (?:hver|hvert|du|vi|man|commit|push|merge|release|deploy)
      |nar (?:du|vi|man|jeg|der|det|noget|noe)|sa snart|hver gang
    `,
    'rule-word': `
      konvention[^ ]*|konvensjon[^ ]*|regel|regelen|reglen|regler[^ ]*|retningslinj[^ ]*|standard(?:en)?|praksis
      |politik[^ ]*|policy[^ ]*|aftalt|avtalt|besluttet|bestemt|bevidst|bevisst|med vilje|meningen|obligatorisk[^ ]*
      |paakraevet
    `,
    'i-prefer': `
      jeg (?:foretraekker|foretrekker|kan (?:ikke|godt) lide|liker(?: ikke)?|hader|hater|vil (?:ikke|aldrig|aldri|altid
        |alltid|kun|bare|gerne|helst|have)|bruger|bruker|arbejder|jobber|laeser|leser|er)
      |helst|hellere|heller ikke ha|for mig er|for meg er|er nok for (?:mig|meg)
    `,
    'we-practice': `
      vi|hos os|hos oss|vores|var [^ ]+|i (?:dette|det her) (?:projekt|projektet|prosjektet|repo|repoet)
      |i (?:projektet|prosjektet|repoet)|her (?:bruger|bruker|korer|kjorer|skriver)|teamet
    `,
    'agent-access': `
      du (?:har|kan|ma|behover|trenger)(?: [^ ]+){0,5} (?:adgang|tilgang|rettigheder|rettigheter|selv|ikke|sporge
        |sporre)
      |uden at sporge|uten a sporre|(?:sporg|spor) (?:mig |meg )?(?:forst|inden|for)
      |(?:ingen|ikke) (?:internet|internett|adgang|tilgang|sudo|docker)
    `,
    decides: `
      vi (?:har )?(?:besluttet|bestemt|valgt|korer med|kjorer med|gar over til|holder os til|holder oss til|bliver pa
        |blir pa) [^ ]+
    `,
    environment: `
      server[^ ]*|prod|produksjon[^ ]*|produktion[^ ]*|maskin[^ ]*|computer[^ ]*|laptop[^ ]*|kunden?|kunderne|kundene
      |staging[^ ]*|database[^ ]*|netvaerk[^ ]*|nettverk[^ ]*
    `,
    'kept-at': `
      (?:database[^ ]*|token[^ ]*|nogle[^ ]*|nokkel[^ ]*|adgangskode[^ ]*|passord[^ ]*|server[^ ]*|config[^ ]*
        |konfig[^ ]*|staging[^ ]*|tjenest[^ ]*|logg[^ ]*)(?: [^ ]+){0,3} (?:ligger|findes|finnes|korer|kjorer|er|lytter
        |star)(?: [^ ]+){0,3} (?:_path_|_ip_|_url_|[0-9]{2,5})
    `,
    place: `
      (?:ligger|findes|finnes|korer|kjorer|star|bor|gemmes|lagres|kommer) (?:kun |bare |altid |alltid |alt |na 
        |nu )?(?:i
        |pa|under|hos|bag|bak|via|uden for|utenfor|med|fra) [^ ]+
    `,
    'found-out': `
      (?:det )?(?:skyldtes|skyldes)|det viste sig|det viste seg|viste (?:sig|seg)
      |jeg (?:fandt ud af|fant ut|opdagede|oppdaget|laerte|larte|skjonte)|arsagen|grunden var|grunnen var|fejlen var
      |feilen var|problemet var
    `,
    'you-are-wrong': `
      ^(?:nej|nei) ,
      |(?:det er |det )?(?:forkert|feil|passer ikke|stemmer ikke|ikke rigtigt|ikke riktig|ikke sadan|ikke slik)|faktisk
      |egentlig|hvorfor (?:har|laver|skrev|tog|tok|endret|aendrede|la) du|du (?:skal|skulle|burde|ma)
    `,
    behaves: `
      (?:returnerer|accepterer|aksepterer|forventer|ignorerer|sender|skriver|gemmer|lagrer|taeller|blokerer|blokkerer
        |afviser|avviser|kraever|krever|understotter|stotter|bruger|bruker|skal bruge|trenger|indeholder|inneholder
        |slettes|nulstilles|nullstilles|overskrives|genereres|genstartes|restartes|lukkes|tar bare) (?:kun |bare 
        |altid |alltid |ikke |ingen |hver |alle )?[^ ]+
    `,
    recurs: `
      (?:hver|hvert) (?:mandag|tirsdag|onsdag|torsdag|fredag|lordag|sondag|nat|natt|morgen|aften|kveld|dag|uge|uke
        |maned)
      |(?:om|pa) (?:mandagen|tirsdagen|onsdagen|torsdagen|fredagen|lordagen|sondagen|mandager|tirsdager|onsdager
        |torsdager|fredager|natten|aftenen|kvelden|morgenen)
      |dagligt?|daglig|om natten|om natta|i weekenden|i helgen|i helgene|klokken [0-9]{1,2}|kl [0-9]{1,2}
    `,
    'terse-rule': `
      ^(?:ingen|intet) [^ ]+ (?:i|pa|uden|uten|efter|etter|for|utenfor|mellem|mellom) [^ ]+
      |^(?:[^ ]+ ){1,3}pa (?:engelsk|dansk|norsk)(?= [.,!]| $)
    `,
    constraint: `
      hojst|hoyst|mindst|minst|maksimalt|maks [0-9]+|max [0-9]+|(?:kun|bare) (?:fra|via|pa|i|for|med) [^ ]+
      |understotter ikke|stotter ikke|har (?:ingen|intet) [^ ]+|stadig pa [^ ]+|fortsatt pa [^ ]+|last til [^ ]+
      |deles med [^ ]+|skrivebeskyttet|frosset|har (?:ikke|ingen|intet) (?:docker|gpu|internet|ssh|vpn)
    `,
    ownership: '(?:ejes|eies|vedligeholdes|vedlikeholdes|styres|genereres|godkendes|godkjennes) (?:af|av) [^ ]+',
    'format-spec': `
      pa (?:engelsk|dansk|norsk)|stort? (?:begyndelsesbogstav|forbokstav)|store bogstaver|store bokstaver|sma bogstaver
      |sma bokstaver|praefiks|prefiks[^ ]*|prefix[^ ]*|suffix[^ ]*|indrykning|innrykk|ental|flertal|flertall|entall
      |linjelaengde|linjelengde|camelcase|snake_case
    `,
    'how-you-answer': `
      (?:svar|skriv|forklar|snak|snakk|opsummer|oppsummer)(?: [^ ]+){0,3} (?:pa (?:engelsk|dansk|norsk)|kort|kortfattet
        |enkelt|uden|uten|punktform)
      |hold (?:det|dig|deg) kort|kortere svar|(?:sporg|spor) (?:mig |meg )?(?:forst|for|inden)|gaet ikke|ikke gaet
      |ikke gjett|ikke finn pa|uden (?:emojis|forklaring)|uten (?:emojis|forklaring)
      |drop (?:[^ ]+ )?(?:opsummering[^ ]*|indledning[^ ]*|emojis?)
      |dropp (?:[^ ]+ )?(?:oppsummering[^ ]*|innledning[^ ]*|emojis?)|slipper for [^ ]+
    `,
    'about-me': `
      jeg (?:er [^ ]+ [^ ]+|arbejder (?:pa|med|som|i)|jobber (?:pa|med|som|i)|sidder (?:pa|med)|sitter (?:pa|med)|laerer
        |laerer mig) [^ ]+
      |min (?:computer|laptop|mac|maskin|maskine)|mit navn|mitt navn
    `,
    'agent-vices': `
      testdata|dummydata|fallbacks?|workarounds?|emojis?|nye filer|opsummering[^ ]*|oppsummering[^ ]*|gaetteri|gjetting
      |antagelser|indledning[^ ]*|innledning[^ ]*|undskyldning[^ ]*|unnskyldning[^ ]*|mocks?|mock|smiger
    `,
    'reuse-existing': `
      (?:eksisterende) (?:[^ ]+ )?(?:monster|monstre|komponent[^ ]*|hjaelpe[^ ]*|hjelpe[^ ]*|funktion[^ ]*|funksjon[^ ]*
        |kode[^ ]*)
      |som de andre|ligesom resten|akkurat som resten
    `,
    contrast: `
      i stedet(?: for)?|istedet(?: for)?|istedenfor|i stedet for|ikke [^ ]+(?: [^ ]+){0,3} men|, ikke [^ ]+
      |, ingen [^ ]+|kun [^ ]+|bare [^ ]+|uden [^ ]+|uten [^ ]+|hellere [^ ]+ end|heller [^ ]+ enn|undtagen|bortset fra
      |bortsett fra
    `,
    'this-over-that': `
      (?:brug|bruk|bruger|bruker|tag|ta|kor|kjor|vaelg|velg) [^ ]+(?: [^ ]+){0,2}(?: ,)? (?:i stedet for|istedet for
        |istedenfor|ikke|og ikke) [^ ]+
      |[^ ]+ (?:i stedet for|istedet for|istedenfor|fremfor|framfor) [^ ]+
    `,
    forbids: `
      (?:brug|skriv|lav|laeg|aendr|ror|tag|opret|commit|push|merge|gaet|installer|byg|start|kor|slet|mock|spring|flyt
        |kommenter|sporg|svar|find|importer|log|vis|gor)(?: [^ ]+){0,2} (?:ikke|ingen|aldrig)
      |ikke (?:bruk|skriv|lag|legg|endre|ror|ta|opprett|commit|push|merge|gjett|installer|bygg|start|kjor|slett|mock
        |hopp|flytt|kommenter|spor|svar|finn|importer|logg|vis|gjor|brug)
      |ingen [^ ]+|undga|unnga|stop med|slutt (?:med|a)|lad vaere|la vaere
    `,
    'dont-forget': 'glem ikke|ikke glem',
    reminds: `
      sorg for|pas pa|pass pa|hold dig til|hold deg til|vaer noye|skal|ma|bor|burde|brug|bruk|trenger|behover
    `,
    'working-style': `
      commits?|committe[^ ]*|commiter|branch(?:e|en|er|es)?|prs?|kommentar[^ ]*|tester(?:ne|na)?|test(?:s|en|ene)?|typer
      |navn[^ ]*|variabel[^ ]*|variabler|engelsk|dansk|norsk|svar[^ ]*|forklaring[^ ]*|emojis?|dokumentation[^ ]*
      |dokumentasjon[^ ]*|afhaengighed[^ ]*|avhengighet[^ ]*|pakker?|migration[^ ]*|migrering[^ ]*|migrasjon[^ ]*
      |changelog|push[^ ]*|kort
    `,
    reason: 'fordi|for at|ellers|derfor|pga|pa grund af|pa grunn av',
    'task-order': `
      (?:^|kan du |og |sa |nu |na |vaer sod |vennligst )(?:lav|lag|fiks|fix|opret|opprett|skriv|tilfoj|legg|fjern|ret
        |rett|aendr|endre|vis|forklar|byg|bygg|skift|tjek|sjekk|find|finn|las|laes|les|implementer|opdater|oppdater
        |commit|push|kor|kjor|test|start|generer|flyt|flytt|oversaet|oversett|omdob|installer)(?: [^ ]+)?
    `,
    'this-turn': `
      indtil videre|inntil videre|for ojeblikket|for oyeblikket|(?<! fra )(?<! med )(?:nu|na|lige nu|akkurat na)
      |denne gang|denne gangen|i dag|idag|i morgen|imorgen|senere|ikke enda|ikke endnu|(?:kun|bare) (?:her|denne|dette)
      |forst|midlertidig[^ ]*|i denne (?:pr|commit|branch)
      |, (?:fortsaet|fortsett|kor videre|ga videre)(?= [.!]| $)
    `,
    asks: '^(?:hvad|hva|hvordan|hvor|hvorfor|hvilken|hvilke|hvilket|hvornar|hvem|kan|er|har|findes|finnes|skal)',
    wonders: `
      maske|kanskje|lad os sige|la oss si|jeg (?:tror|taenker|tenker|antager|antar)|eventuelt|formentlig|nok|hvad hvis
      |hva om|mon
    `,
    reports: `
      fejl[^ ]*|feil(?:en|er|et|melding[^ ]*)?|virker ikke|fungerer ikke|funker ikke|crasher|krasjer|krasjet|crashede
      |odelagt|i stykker|stadig|fortsatt|nogle gange|noen ganger|pludselig|plutselig|far (?:en|et)|failer|feiler|henger
      |haenger
    `,
    approves: `
      ^(?:ja|jo|japp|ok|okay|okei|godt|bra|perfekt|supert|super|fint|praecis|presis|tak|takk|fortsaet|fortsett|kor|kjor)
    `,
    product: `
      bruger(?:en|ne|e)?|brukere?n?|kunder|siden|side|knap[^ ]*|knapp[^ ]*|formular[^ ]*|skjema[^ ]*|visning[^ ]*
      |kolonne[^ ]*|farve[^ ]*|farge[^ ]*|klik[^ ]*|skaerm[^ ]*|skjerm[^ ]*|spiller[^ ]*
      |spiller(?:e|en|ne)?|spillet|gaest(?:er|en)?|profil(?:en)?
    `,
    'points-here': 'det her|den her|denne|dette|disse|ovenfor|nedenfor',
    'must-be': '^(?!(?:vi|du|jeg|man) )(?:[^ ,]+ ){1,4}(?:skal|ma|bor|burde|kan)',
    'stands-now': `
      (?:er|virker|fungerer|korer|kjorer) (?:[^ ]+ ){0,2}(?:igen|igjen|nu|na|endelig|allerede)(?= [.,!]| $)|^(?:(?:ok
        |min) )*(?:dev ?)?(?:serveren|appen|containeren) (?:korer|kjorer|lytter|er oppe) (?:nu |na |igen 
        |igjen )?pa (?:port )?(?:_ip_|_url_|[0-9]{2,5})(?= [.,!]| (?:nu|na|igen)| $)
    `,
    quantity: `
      [0-9]+ (?:dage|dager|uger|uker|maneder|ar|timer)
    `,
  },
  wishes: {
    pointing: `
      husk glem ikke at dette den her tilfoj legg gem lagre noter hukommelsen hukommelse minne reglerne reglene altid
      neste naeste ogsa til minnet skrive opp ned noteres gemme huske venligst takk tak herre det-her opskriv gjem merk
      deg noen sted dig meg mig og kan du vil i pa denne disse kommer glemme
    `,
    refusal: `
      (?:(?:husk|gem|noter|lagre|skriv|merk) ikke|ikke (?:husk|gem|noter|lagre|skriv)) (?:det|dette
        |den)(?: her)?(?= [.,!]| $| i| ned)
      |(?:det|dette|det her) (?:behover|trenger) du ikke (?:at |a )?(?:gemme|huske|notere|lagre|skrive ned)
      |(?:behover|trenger) ikke (?:at |a )?(?:gemme|huske|notere|lagre|skrive ned) (?:det|dette|den)(?: her)?(?= [.,!]
        | $)
      |ikke (?:nodvendigt?|brug for|behov for|grund til) (?:at |a )?(?:gemme|huske|notere|lagre) (?:det|dette)
      |(?:intet|ingenting|ikke noget|ikke noe)(?: her)? (?:at|a) (?:laere|lare|huske)
    `,
    points: ['husk det', 'gem det i hukommelsen', 'skriv det i CLAUDE.md', 'noter det her', 'ikke glem dette'],
    refuses: [
      'husk ikke det',
      'det behøver du ikke gemme',
      'det er ikke nødvendigt at gemme det her',
      'du trenger ikke huske dette',
      'der er intet at lære her',
    ],
  },
  yes: [
    'Kør altid testene før du committer.',
    'push aldri direkte til main',
    'vi bruger pnpm her, ikke npm',
    'Fra nå av, svar på norsk.',
    'husk at staging-databasen ligger på port 5433',
    'jeg har jo allerede sagt at du ikke skal skrive kommentarer',
  ],
  no: [
    'fiks testen',
    'hvorfor crasher den?',
    'ja, fortsæt',
    'tilføj en knap på siden',
    'den krasjer alltid når jeg lagrer',
  ],
}
