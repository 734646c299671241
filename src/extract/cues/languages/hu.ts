import type { LanguageCues } from './language-cues.ts'

export const hungarian: LanguageCues = {
  words: `
    nem ne az egy hogy van vannak csak itt ez ezt azt mar mindig soha sose minden kell legyen vagy mert amikor mielott
    utan elott nekem neked hasznalj hasznald hasznalunk irj ird hozz javitsd valaszolj magyarul angolul teszt tesztek
    tesztet teszteket kodot kodban nalunk helyett nelkul mostantol jegyezd fajl fajlt miert kerlek ezentul meg lehet ott
    oda szerint ugy olyan ilyen megint akkor vele valamiben biztos vagyunk kerdezz nagyon csinald a be
  `,
  expressions: {
    'memory-file': `
      (?:_memoryfile_[^ ]*|memoriaba|memoriadba|szabalyokhoz|szabalyok koze|jegyzetekbe
        |jegyzetek koze)(?: [^ ]+){0,8} (?:ird|irj|add|vedd|mentsd|jegyezd|rakd|tedd)
      |(?:ird|irj|add|vedd|mentsd|jegyezd|rakd|tedd)(?: [^ ]+){0,8} (?:_memoryfile_[^ ]*|memoriaba|szabalyokhoz
        |szabalyok koze|jegyzetekbe)
    `,
    remember: `
      jegyezd meg|emlekezz|emlekezzel|ne felejtsd(?: el)?(?= (?:(?:, )?hogy |:))|tartsd eszben|tartsd fejben
      |vesd az eszedbe|csak hogy tudd|tajekoztatasul|ird fel|(?:ird|jegyezd) (?:fel|meg|le) (?:ezt|azt)
      |(?:ezt|azt) (?:jegyezd meg|ird fel|ne felejtsd el)
    `,
    'from-now-on': `
      mostantol|innentol(?: kezdve)?|ezentul|a jovoben|legkozelebb|kovetkezo alkalommal|alapvetoen|elvbol
      |egyszer s mindenkorra|(?:ez )?(?:mindenre|mindegyikre|mindenhol) (?:vonatkozik|ervenyes)|amig mast nem mondok
      |nem csak (?:itt|most|ma)|vegleg|szokasodda
    `,
    'told-before': `
      (?:mar )?(?:mondtam|irtam|szoltam|kertem)(?: mar)?|ahogy (?:mondtam|mar)|hanyszor
      |(?:masodszor|harmadszor|negyedszer)|ujra meg ujra|megint (?:ezt|azt|ugy|hozza)|hagyd abba|mindig ezt csinalod
    `,
    always: 'mindig|minden alkalommal|minden egyes|kivetel nelkul|allandoan|folyamatosan',
    never: `
      soha|sose|sohase|semmikepp(?:en)?|semmilyen korulmenyek|tilos|nem szabad|tobbet ne|tobbe ne|nem lehet soha
    `,
    'commands-always': `
      ^(?:(?:es|de|kerlek|ok|szoval) )*(?:mindig(?! amikor| ha)|soha|sose|sohase|minden (?:commit|push|merge))(?: [^ ]+)
      |(?:soha|sose) (?:se )?ne [^ ]+
      |mindig (?:futtasd|futtass|hasznald|hasznalj|ird|irj|kerdezd|kerdezz|csinald|csinalj|pushold|commitold|valaszolj
        |add|adj|tedd|tegyel|teszteld|ellenorizd|mutasd|olvasd|nezd|keszits|hozz|rakd|rakj|kezdd|inditsd)
      |(?:mi|en|nalunk) (?:[^ ]+ )?(?:mindig|soha|sose) [^ ]+
    `,
    general: 'mindenhol|minden|mindegyik|osszes|altalaban|rendszerint|normal esetben|kovetkezetesen|egysegesen',
    whenever: `
      (?:minden|mindegyik) (?:commit|push|merge|deploy|release|valtoztatas|modositas)[^ ]* (?:elott|utan)
      |(?:commit|push|merge|deploy|release) (?:elott|utan)|mielott|miutan|amikor|valahanyszor|ha
    `,
    'rule-word': `
      szabaly[^ ]*|konvencio[^ ]*|szokas|iranyelv[^ ]*|standard[^ ]*|szabvany[^ ]*|megallapodt[^ ]*|megbeszelt[^ ]*
      |eldontottuk|szandekos[^ ]*|direkt(?: van)?|kotelezo[^ ]*|elvaras
    `,
    'i-prefer': `
      (?:en )?(?:preferalom|jobban szeretem|szeretem|nem szeretem|utalom|nem akarok|azt akarom|inkabb
        |szeretnem ha (?:mindig|soha)|hasznalok|hasznalom)
      |nekem (?:eleg|jo|jobb|inkabb|az)|szamomra
    `,
    'we-practice': `
      mi|nalunk|itt|(?:ebben|az) (?:a )?(?:projektben|repoban|csapatban)
      |(?:hasznalunk|hasznaljuk|nem hasznalunk|irunk|irjuk|nem irunk|tartjuk|csinaljuk|csinalunk|adjuk|kezeljuk|tesszuk
        |vezetjuk|nevezzuk|commitolunk|deployolunk|futtatjuk|futtatunk|kovetjuk)
      |a csapat(?:ban)?|a mi [^ ]+
    `,
    'agent-access': `
      (?:neked|nincs|van) (?:[^ ]+ ){0,3}(?:hozzaferesed|jogod|jogosultsagod|interneted|sudo)|hozzaferesed|jogosultsagod
      |kerdezes nelkul|(?:elobb|eloszor|elotte) (?:kerdezz|kerdezd)|kerdezz (?:meg |ra )?(?:elobb|eloszor|mielott)
      |nincs (?:internet|hozzaferes|sudo)
    `,
    decides: '(?:ugy dontottunk|eldontottuk|maradunk|atalltunk|attertunk|atallunk) [^ ]+',
    environment: `
      szerver[^ ]*|prod[^ ]*|eles(?:ben|re)?|gep(?:em|en|unk)?|laptop[^ ]*|ugyfel[^ ]*|staging[^ ]*|adatbazis[^ ]*
      |halozat[^ ]*
    `,
    'kept-at': `
      (?:adatbazis[^ ]*|token[^ ]*|kulcs[^ ]*|jelszo[^ ]*|jelszav[^ ]*|szerver[^ ]*|config[^ ]*|konfig[^ ]*|staging[^ ]*
        |log[^ ]*)(?: [^ ]+){0,4} (?:_path_|_ip_|_url_|[0-9]{2,5}[^ ]*)(?: [^ ]+){0,2} (?:van|vannak|fut|futnak|erheto
        |figyel|talalhato)
    `,
    place: '[^ ]+(?:ban|ben|on|en|nal|nel|bol|alatt) (?:van|vannak|fut|futnak|talalhato|talalhatok|lakik|erheto)',
    'found-out': `
      (?:kiderult|rajottem|rajottunk|megtanultam|eszrevettem)(?: hogy)?|az volt (?:az ok|a gond|a baj|a problema|a hiba)
      |(?:az ok|a problema|a hiba) az volt|emiatt volt
    `,
    'you-are-wrong': `
      ^nem ,|(?:ez )?(?:rossz|hibas|teves|nem igaz|nem igy van|nem jo igy)|valojaban
      |miert (?:csinaltad|irtad|nyultal|valtoztattad|torolted|te)|neked (?:azt|nem) kell
    `,
    behaves: `
      (?:csak |mindig |nem )?(?:ad vissza|fogad el|var|hagyja figyelmen kivul|kuld|ir|ment|szamol|blokkol|blokkolja
        |visszautasit[^ ]*|igenyel|igenyli|tamogat|tamogatja|hasznal|hasznalja|tartalmaz|torlodik|torlodnek|nullazodik
        |felulirodik|generalodik|ujraindul|leall|frissul|kap|kell neki)
    `,
    recurs: `
      minden (?:hetfo[^ ]*|kedd[^ ]*|szerda[^ ]*|szerdan|csutortok[^ ]*|pentek[^ ]*|szombat[^ ]*|vasarnap|ejjel|ejszaka
        |reggel|este|nap|heten|honapban)
      |(?:hetfonkent|keddenkent|szerdankent|csutortokonkent|pentekenkent|hetvegen|hetvegenkent|naponta|hetente|havonta
        |ejjelente|ejfelkor)
      |(?:penteken|hetfon|hetvegen)
    `,
    'terse-rule': '^(?:semmi|nincs) [^ ]+ [^ ]+|^(?:[^ ]+ ){1,3}(?:angolul|magyarul)(?= [.,!]| $)',
    constraint: `
      legfeljebb|legalabb|maximum|minimum|csak [^ ]+(?:bol|rol|ban|ben|on|val|vel|ra|re)|nem tamogat[^ ]*
      |meg mindig [^ ]+(?:on|en|ban|ben)
      |csak olvashato[^ ]*|befagyaszt[^ ]+|nincs (?:[^ ]+ )?(?:docker|gpu|internet|ssh|vpn)
    `,
    'format-spec': `
      angolul|magyarul|nagybetu[^ ]*|kisbetu[^ ]*|prefix[^ ]*|elotag[^ ]*|behuzas[^ ]*|egyes szam[^ ]*|tobbes szam[^ ]*
      |camelcase|snake_case
    `,
    'how-you-answer': `
      (?:valaszolj|valaszaidat|irj|magyarazd|beszelj|foglald)(?: [^ ]+){0,3} (?:magyarul|angolul|roviden|tomoren
        |egyszeruen|nelkul)
      |(?:magyarul|angolul|roviden|tomoren) (?:valaszolj|irj|beszelj|magyarazd|fogalmazz)|rovidebb valasz[^ ]*|tegezz
      |tegezzel|(?:elobb|eloszor) (?:kerdezz|kerdezd)|ne talalgass|ne tippelj|ne talalj ki|emojik nelkul
      |hagyd (?:el|ki) (?:a|az) [^ ]+
    `,
    'about-me': `
      (?:en )?(?:[^ ]+ )?(?:fejleszto|programozo|diak|hallgato|kezdo|designer|elemzo) vagyok|dolgozom [^ ]+
      |tanulok [^ ]+|(?:az en )?(?:gepem|laptopom)
    `,
    'agent-vices': `
      tesztadat[^ ]*|dummy[^ ]*|fallback[^ ]*|workaround[^ ]*|emoji[^ ]*|uj fajl[^ ]*|osszefoglal[^ ]*|talalgatas[^ ]*
      |feltetelez[^ ]*|bevezeto[^ ]*|bocsanatker[^ ]*|mock[^ ]*
    `,
    'reuse-existing': '(?:meglevo|letezo) [^ ]+|(?:ugy|ahogy) (?:a )?tobbi[^ ]*',
    contrast: `
      helyett|hanem|, ne [^ ]+|, nem [^ ]+|es ne [^ ]+|csak [^ ]+|kizarolag|[^ ]+ nelkul|nelkul|inkabb|kiveve
    `,
    'this-over-that': `
      (?:hasznalj|hasznald|hasznalunk|hasznaljuk|valaszd) [^ ]+(?: [^ ]+){0,2}(?: ,)? (?:ne|nem|es ne|es nem) [^ ]+
      |[^ ]+ helyett [^ ]+
    `,
    forbids: `
      (?:soha |sose )?ne (?!felejt)[^ ]+(?: [^ ]+)?|nem kell [^ ]+|tilos|keruld|semmi(?:lyen)? [^ ]+|hagyd abba
      |hagyd beken
    `,
    'dont-forget': 'ne felejtsd(?: el)?',
    reminds: 'gyozodj meg|figyelj|ugyelj|tartsd|kell|kellene|muszaj|hasznald|hasznalj|ellenorizd',
    'working-style': `
      commit[^ ]*|branch[^ ]*|ag(?:on|ra|at)?|pr[^ ]*|komment[^ ]*|megjegyzes[^ ]*|teszt[^ ]*|tipus[^ ]*|nev[^ ]*
      |valtozo[^ ]*|angol[^ ]*|magyar[^ ]*|valasz[^ ]*|magyaraz[^ ]*|emoji[^ ]*|dokumentacio[^ ]*|fuggoseg[^ ]*
      |csomag[^ ]*|migracio[^ ]*|changelog[^ ]*|push[^ ]*|lint[^ ]*|rovid[^ ]*
    `,
    reason: 'mert|mivel|hogy ne|kulonben|ezert|miatt',
    'task-order': `
      (?:^|kerlek |es |aztan |most |tudnad |tudnal )(?:csinald|csinalj|javitsd|hozz|hozd|ird|irj|add|torold|valtoztasd
        |modositsd|mutasd|magyarazd|epitsd|nezd|keresd|olvasd|implementald|frissitsd|commitold|pushold|futtasd|teszteld
        |inditsd|generalj|generald|mozgasd|forditsd|refaktorald|telepitsd|nevezd|ellenorizd|keszits)(?: [^ ]+)?
    `,
    'this-turn': `
      egyelore|(?:most|jelenleg)|ezuttal|ma|holnap|kesobb|meg ne|meg nem|csak (?:itt|ezt|ebben)|eloszor|atmenetileg
      |ideiglenesen
      |, folytasd(?= [.!]| $)
    `,
    asks: `
      ^(?:mi|mit|mik|hogyan|hogy (?:lehet|kell|tudom|van)|hol|honnan|miert|mikor|ki|melyik|lehet|van|vannak|tudsz|tudnal
        |kell)
    `,
    wonders: 'talan|tegyuk fel|mondjuk|szerintem|azt hiszem|gondolom|valoszinuleg|mi lenne ha|esetleg',
    reports: `
      hiba[^ ]*|nem mukodik|nem megy|osszeomlik|elszall[^ ]*|elromlott|rossz|meg mindig|neha|idonkent|hirtelen|kapok
      |elhasal[^ ]*|lefagy[^ ]*|eltort
    `,
    approves: '^(?:igen|ja|ok|oke|jo|rendben|tokeletes|szuper|pontosan|koszi|koszonom|folytasd|mehet|naj)',
    product: `
      felhasznalo[^ ]*|oldal[^ ]*|gomb[^ ]*|urlap[^ ]*|nezet[^ ]*|oszlop[^ ]*|szin[^ ]*|kattint[^ ]*|kepernyo[^ ]*
      |jatekos[^ ]*
      |jatek(?:ot|ban|nak)?|vendeg[^ ]*|profil[^ ]*
    `,
    'points-here': 'ez|ezt|ebben|ezek|fent|lent|fenti|alabbi',
    'must-be': '^(?!(?:mi|te|en|ne|nalunk) )(?:[^ ,]+ ){1,4}(?:kell|kellene|legyen|lehet|nem lehet)',
    'stands-now': `
      (?:ujra|megint|vegre|most mar) (?:megy|fut|mukodik|osszeomlott|leallt|kesz)|^(?:(?:ok|a|az|most) )*(?:dev ?
        |helyi )?(?:szerver|app|alkalmazas) (?:fut|megy|figyel) (?:a |az )?[0-9]{2,5}[^ ]*(?: porton)?(?= [.,!]| $)
    `,
    quantity: `
      [0-9]+ (?:nap[^ ]*|het[^ ]*|honap[^ ]*|ev[^ ]*|ora[^ ]*)
    `,
  },
  wishes: {
    pointing: `
      jegyezd emlekezz meg ezt azt ne felejtsd el ird irj add hozza vedd fel mentsd a az szabalyokhoz memoriaba
      jegyzetekbe be mindig kerlek is kovetkezo alkalommal le be-be ban -be -ba ba memoriaban memoriadba fajlba
      szabalyok koze jegyezze mentse irja vegye legyszi legyszives kerem valahova ez azokat ezeket ra erre magadnak
      emlekezetedbe felejtse
    `,
    refusal: `
      (?:ezt|azt) ne (?:jegyezd meg|mentsd el|ird fel|ird be|ird le|tarold el)
      |ne (?:jegyezd meg|mentsd el|ird fel|ird be|ird le|tarold el) (?:ezt|azt)
      |(?:ezt|azt) (?:nem kell|nem szukseges|folosleges) (?:megjegyezned|megjegyezni|elmentened|elmenteni|felirnod
        |felirni)
      |(?:nem kell|nem szukseges|folosleges) (?:ezt|azt) (?:megjegyezned|megjegyezni|elmentened|elmenteni|felirnod
        |felirni)
      |nincs (?:itt )?(?:mit|semmi)(?: [^ ]+)? (?:megtanulni|megjegyezni|tanulni|megtanulnod|megjegyezned)
    `,
    points: [
      'jegyezd meg ezt',
      'mentsd el ezt a memóriába',
      'írd be a CLAUDE.md fájlba',
      'írd fel ezt',
      'ezt ne felejtsd el',
    ],
    refuses: [
      'ezt ne jegyezd meg',
      'ezt nem kell elmenteni',
      'nem szükséges ezt megjegyezned',
      'itt nincs mit megtanulni',
      'ne mentsd el ezt',
    ],
  },
  yes: [
    'Commit előtt mindig futtasd a teszteket.',
    'soha ne pusholj közvetlenül a mainre',
    'itt pnpm-et használunk, nem npm-et',
    'mostantól magyarul válaszolj',
    'jegyezd meg hogy a staging adatbázis az 5433-as porton fut',
    'már mondtam hogy ne írj kommenteket',
  ],
  no: [
    'javítsd ki a tesztet',
    'miért száll el?',
    'igen, folytasd',
    'adj hozzá egy gombot az oldalhoz',
    'mindig elszáll amikor mentek',
  ],
}
