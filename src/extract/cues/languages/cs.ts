import type { LanguageCues } from './language-cues.ts'

/** Czech, and Slovak: whoever writes one reads the other. */
export const czech: LanguageCues = {
  words: `
    vzdy vzdycky nikdy pokazde kdyz ked pred pri jsem jsou jsi som su je ze aby jak ako proc preco neni nie prosim taky
    jen len uz od pro pre tady toto tohle ten nas nase musi kazdy kazdou po ale nebo alebo pouzivame pouzivej pouzivaj
    pis piseme odpovidej odpovedaj cesky slovensky komentare testy ted teraz misto miesto bez co kde na se sa si ke u az
    kod kodu nech nepouzivej nepis pridej pridaj oprav spust mame budem bude ktery ktera ktory zase zas tak ne to ani
    jeho kazda zadne zadny ziadne vsechny vsetky vsetko proti musis chci nechci do bezi uloz zapis poznac nakonec bylo
    vsechna ukladame nemame jede porad vetsina nasich jinak nesahej tento jej jejich nasi nasem vase maji mam muze muzes
    umi byl byla byli budou jsme jste pak potom kdyby protoze pokud dokud stary stara stare novy nove novou vlastni
    jednou kdo kdy kam tam sem jiz mit musime muzeme nemuze nemaji nema nad mezi kazde kazdeho cela cele celou nasazuje
    sme ktora ktore ktori aj iba vsak lebo pretoze preto moze mozes maju nemaju ich nam vam vlastny vlastnu kvuli kvoli
    podle podla jeste hodne vice viac tedy tato tahle tyhle tohoto jine jiny jina vsem vsech vcera dnes zitra bych bys
    rad rada nim nimi drzime berou bere jenom radsej radsi radeji piseme jedine ziadne cely nijak nikam logy ceny ucet bol bola boli nejsou niesu treba tymu nasa nasu
  `,
  expressions: {
    'memory-file': `
      (?:pridej|pridaj|zapis|dopis|uloz|napis|poznamenej|poznac|hod|dej|daj)(?: [^ ]+){0,12} (?:_memoryfile_|pameti
        |pamate|pamet|pamat|pravidel|pravidla|pravidiel|poznamek|poznamok|instrukci|instrukcii)
    `,
    remember: `
      zapamatuj|pamatuj|zapamataj|pamataj|(?:mej|maj|drz) (?:to )?(?:na pameti|na pamati|v pameti|v pamati)
      |(?:nezapomen|nezabudni)(?= (?:(?:, )?ze |:))|poznamenej si|poznac si|zapis si|pro tvou informaci
      |pre tvoju informaciu|abys vedel|aby si vedel|(?:nezapomen|nezabudni) na (?:to|tohle|toto)
      |(?:poznamenej|poznac|zapis) si (?:to|tohle|toto)
    `,
    'from-now-on': `
      od ted(?:ka)?|odted(?:ka)?|od nynejska|od teraz|odteraz|do budoucna|do buducna|v budoucnu|v buducnosti|priste
      |nabuduce|nadale|nadalej|napriste|zasadne|ze zasady|jednou provzdy|raz a navzdy
      |(?:to )?(?:plati|platia) (?:to )?(?:pro|pre) (?:vsechn[^ ]+|vset[^ ]+|kazd[^ ]+)|natrvalo|dokud nereknu jinak
      |kym nepoviem inak|nejen (?:tady|tu|dnes|v tom[^ ]*)|nielen (?:tu|dnes|v tom[^ ]*)
    `,
    'told-before': `
      uz (?:jsem|som) (?:ti )?(?:to )?(?:rikal|rikala|psal|psala|rekl|rekla|hovoril|hovorila|vravel|vravela|povedal
        |povedala|pisal|pisala)
      |(?:rikal|rikala|psal|psala|hovoril|hovorila|vravel|povedal) (?:jsem|som)(?: [^ ]+){0,2} uz|kolikrat|kolkokrat
      |znovu a znovu|(?:po)?(?:druhe|treti|ctvrte|tretikrat|druhykrat)|zase (?:jsi|si)
      |porad (?:mi )?(?:delas|pridavas|pises|menis|mazes)|stale (?:mi )?(?:robis|pridavas|delas|pises)|prestan
    `,
    always: 'vzdy(?:cky)?|pokazde|zakazdym|bez vyjimky|bez vynimky',
    never: `
      nikdy|zakazano|zakazane|nesmi|nesmis|nesmu|nesmie|nesmies|v zadnem pripade|v ziadnom pripade|za zadnych
      |za ziadnych|uz ne|uz nie
    `,
    'commands-always': `
      ^(?:(?:prosim|a|ale|tak|hele) )*(?:vzdy(?:cky)?|nikdy|pokazde|zasadne)(?! kdyz| ked| ,)(?: [^ ]+)
      |(?:[^ ]+uj|[^ ]+ej|[^ ]+aj|pis|spust|rob|nech) (?:mi |to |si )?(?:vzdy(?:cky)?|pokazde|nikdy)
      |(?:tady|tu|u nas|my)(?: [^ ]+)? (?:vzdy(?:cky)?|nikdy)
      |(?:pred|po) (?:kazdym )?(?:[^ ]+em|[^ ]+om|[^ ]+im) (?:prosim )?(?:vzdy(?:cky)?|pokazde)
    `,
    general: 'vsude|vsade|kazd[^ ]+|vsech[^ ]+|vset[^ ]+|obvykle|zvycajne|bezne|normalne|zpravidla|spravidla',
    whenever: `
      (?:pred|po) (?:kazdym|kazdem|kazdou|commitem|commitom|pushem|pushom|mergem|nasazenim|nasadenim)|kdykoli[v]?|kdyz
      |ked(?:ykolvek)?|nez|skor ako|pokud
    `,
    'rule-word': `
      pravidl[^ ]*|pravidie[^ ]*|konvenc[^ ]+|zvyklost[^ ]*|standard(?:em|ne|om)?|zasad(?:a|y|ou)|dohodl[^ ]+
      |domluvil[^ ]+|zamern[^ ]*|schvaln[^ ]*|umyseln[^ ]*|povinn[^ ]*|smernic[^ ]*
    `,
    'i-prefer': `
      (?:ja )?(?:preferuju|preferuji|preferujem|radsi|radeji|radsej|nechci|nechcem|chci (?:jen|vzdy|abys|aby)
        |chcem (?:len|vzdy|aby)|(?:mam|nemam) (?:[^ ]+ )?(?:rad|rada|nejradsi|najradsej)|nesnasim|neznasam|pouzivam
        |vyhovuje mi|staci mi|libi se mi|paci sa mi|pracuju|pracuji|pracujem)
      |pro me je|pre mna je
      |(?:mam|nemam) (?:radsej|radeji|radsi|nejradeji)
    `,
    'we-practice': `
      u nas|my|mame|nemame|pouzivame|nepouzivame|piseme|nepiseme|delame|nedelame|robime|nerobime|drzime|ukladame
      |nas[^ ]* (?:projekt|kod|tym|tim|konvenc)[^ ]*
      |v (?:tomto|tomhle|tomhletom|nasem|nasom) (?:projektu|projekte|repu|repe|repozitari|tymu|time)|tady|davame|davat
      |berieme|bereme|menime|commitujeme|nasazujeme|nasadzujeme|pushujeme|testujeme|jedeme|bezime
      |sdilime|zdielame|posilame|posielame|generujeme|logujeme|mockujeme|verzujeme|pojmenovavame|pomenuvavame
      |drzime se|jmenujeme|buildime|buildujeme
    `,
    'agent-access': `
      (?:nemas|mas|muzes|mozes|smis|smies|nesmis|nesmies)(?: [^ ]+){0,4} (?:pristup|prava|opravneni|opravnenia|internet
        |sudo|docker)
      |bez (?:ptani|pytania|zeptani|opytania)|neptej se|nepytaj sa
      |(?:nejdriv|nejdrive|najprv|predtym|predem|vopred) (?:se|sa) (?:zeptej|ptej|opytaj|spytaj)
      |(?:docker|internet|sudo|staging|gpu) (?:[^ ]+ )?(?:neni|nemame|nie je)
      |(?:neni|nemame|nie je) (?:[^ ]+ )?(?:docker|internet|sudo|staging|gpu)
    `,
    decides: `
      (?:rozhodli jsme se|rozhodli sme sa|zustavame (?:u|na)|zostavame (?:pri|na)|jedeme (?:na|s)|prechazime na
        |prechadzame na) [^ ]+
    `,
    environment: `
      server[^ ]*|produkc[^ ]+|stroj[^ ]*|notebook[^ ]*|zakaznik[^ ]*|staging[^ ]*|databaz[^ ]*|cluster[^ ]*|sit
      |nase ci|nas ci|prostredi[^ ]*|db
    `,
    'kept-at': `
      (?:databaz[^ ]*|token[^ ]*|heslo|hesla|klic[^ ]*|kluc[^ ]*|server[^ ]*|config[^ ]*|konfig[^ ]*
        |staging[^ ]*)(?: [^ ]+){0,3} (?:je|jsou|su|lezi|bezi|posloucha|pocuva|najdes)(?: [^ ]+){0,3} (?:_path_|_ip_
        |_url_|[0-9]{2,5})
      |[^ ]*databaz[^ ]*(?: [^ ]+){0,2} (?:jede|jedou|visi)(?: [^ ]+){0,3} (?:_path_|_ip_|_url_|[0-9]{2,5})
    `,
    place: `
      (?:je|jsou|su|lezi|bezi|najdes|ulozen[^ ]*) (?:jen |len |vzdy |vse |vsetko )?(?:v|ve|vo|na|pod|za|u|pri
        |mimo) [^ ]+
    `,
    'found-out': `
      prisel jsem na to|prisli jsme na|prisiel som na|ukazalo se|ukazalo sa|zjistil[^ ]*(?: jsem| jsme)?
      |zistil[^ ]*(?: som| sme)?|bylo to (?:kvuli|tim)|bolo to (?:kvoli|tym)|pricina|(?:duvod|problem) byl
      |(?:dovod|problem) bol|nakonec (?:to )?byl[aoy]?|na konci to bol[ao]?
    `,
    'you-are-wrong': `
      spatne|zle|nespravne|^ne ,|^nie ,|ve skutecnosti|v skutocnosti|vlastne|proc (?:jsi|mi|to)|preco (?:si|mi|to)
      |to neni pravda|to nie je pravda|takhle ne|takto nie
    `,
    behaves: `
      (?:vraci|vracia|prijima|ceka|caka|ocekava|ocakava|ignoruje|posila|zapisuje|blokuje|odmita|odmieta|vyzaduje
        |vyzaduju|podporuje|nepodporuje|chodi|bezi|obsahuje|resetuje|prepisuje|generuje|promazava|vypina
        |restartuje) (?:se |sa )?(?:jen |len |vzdy |pouze |iba |v |na |po |z )?[^ ]+
      |se (?:[^ ]+ ){0,2}(?:generuj[ei]|generuju|maze|mazou|mazu|resetuj[ei]|prepisuj[ei]|aktualizuj[ei]|uklada
        |ukladaji|cte|synchronizuj[ei]
        |sklada|archivuj[ei]|archivuju|uchovavaj[ui]|uchovava|cisluji|cisluje|zalohuje|zalohuji|obnovuje|rotuje|rotuji
        |importuje|presouva)
      |(?:porad|stale|jeste|este) (?:pouziva|pouzivaji|pouzivaju|jede|jedou|bezi|vola|mluvi|zavisi) (?:na |s )?[^ ]+
      |(?:jsou|su|je) (?:[^ ]+ )?(?:ulozen|uchovavan|archivovan|cislovan|generovan|mazan|zalohovan
        |synchronizovan)[^ ]+ (?:v|na|po|podle|pro|jako) [^ ]+
      |(?:jede|jedou|bezi) (?:na|pod|v) [^ ]+|(?:pochazi|pochazeji|prichazi|prichazeji|chodi) (?:z|ze|od) [^ ]+
      |(?:jsou|su|je) (?:rozdelen|sdilen|zdielan|sifrovan|limitovan)[^ ]+ [^ ]+
    `,
    recurs: `
      kazd[^ ]+ (?:pondeli|pondelok|utery|utorok|stred[^ ]+|ctvrtek|stvrtok|patek|piatok|sobot[^ ]+|nedel[^ ]+|noc|rano
        |vecer|den|tyden|tyzden|mesic|mesiac)
      |(?:v|ve|vo) (?:pondeli|pondelok|utery|utorok|stredu|ctvrtek|stvrtok|patek|piatok|sobotu|nedeli|nedelu|noci)|denne
      |tydne|tyzdenne|o pulnoci|o polnoci|jednou (?:za|denne|tydne|mesicne|rocne) ?[^ ]*|raz za [^ ]+
        |kazd[^ ]+ (?:hodin[^ ]+|rok)
    `,
    'terse-rule': `
      ^(?:zadn[^ ]+|ziadn[^ ]+|bez) [^ ]+ (?:v|ve|vo|na|po|pred|mimo|bez) [^ ]+
      |^(?:[^ ]+ ){1,3}(?:cesky|anglicky|slovensky|v anglictine|v cestine|po anglicky|po slovensky)(?= [.,!]| $)
    `,
    constraint: `
      maximalne|minimalne|nejvyse|najviac|aspon|nejmene|najmenej|jen (?:z|pres|na|v|pro|do|od) [^ ]+
      |len (?:z|cez|na|v|pre|do|od) [^ ]+|nepodporuje|limit|starsi (?:nez|jak|ako) [^ ]+
      |vlastni(?:ho|mu)? (?:schema|databazi|subdomenu|domenu|server|instanci|repo|pipeline|ucet|branch|frontu|tabulku
        |bucket)
      |vlastnu (?:schemu|databazu|subdomenu|domenu|instanciu|tabulku)|nema(?:ji|me|m)? (?:pristup|internet|docker
        |prava)(?: [^ ]+){0,2}
      |(?:uchovava|uklada|drzi)(?:ji)? (?:se )?[^ ]+ (?:dni|tydnu|mesicu|let|roku)|(?:pro|podle) kazd[^ ]+ (?:zem[^ ]+
        |zakaznik[^ ]+|region[^ ]*|projekt[^ ]*)
      |sdil(?:ime|en)[^ ]*(?: [^ ]+){0,2} s [^ ]+|zdiel(?:ame|an)[^ ]*(?: [^ ]+){0,2} s [^ ]+|(?:jen|len|pouze
        |iba) (?:pro|ke|na) (?:cteni|citanie)|zmrazen[^ ]+|zmrazen[^ ]*|nema(?:ji|me|m|ju)? (?:docker[^ ]*|gpu
        |internet[^ ]*|ssh|root[^ ]*|sudo|vpn[^ ]*|cache|redis[^ ]*|backup[^ ]*)|(?:bere|prijima|berou|umi) (?:jen
        |jenom|len|iba|pouze) [^ ]+
    `,
    'format-spec': `
      cesky|anglicky|slovensky|v anglictine|v cestine|v slovencine|po slovensky|po anglicky|velk[^ ]+ pismen[^ ]*
      |mal[^ ]+ pismen[^ ]*|prefix[^ ]*|predpon[^ ]*|odsazen[^ ]*|odsaden[^ ]*|jednotn[^ ]+ cisl[^ ]+
    `,
    'how-you-answer': `
      (?:odpovidej|odpovedaj|pis|vysvetluj|mluv|hovor|komunikuj)(?: [^ ]+){0,3} (?:cesky|slovensky|anglicky|cestine
        |slovencine|strucne|kratce|kratko|jednoduse|jednoducho|bodech|bodoch|bez)
      |tykej mi|tykaj mi|strucneji|strucnejsie|bud strucny|nehadej|nehadaj
      |(?:nejdriv|nejdrive|najprv) (?:se|sa) (?:zeptej|ptej|spytaj|opytaj)|(?:zeptej|ptej) se|nevymyslej|nevymyslaj
      |(?:krats|strucnejs|kratk|strucn|jednodus)[^ ]+ (?:odpoved|vysvetl)[^ ]*|(?:odpoved
        |vysvetl)[^ ]*(?: [^ ]+){0,2} (?:krats|strucnejs|kratk|strucn)[^ ]*
    `,
    'about-me': `
      (?:ja )?(?:jsem|som) (?:[^ ]+ )?(?:vyvojar[^ ]*|programator[^ ]*|student[^ ]*|zacatecni[^ ]*|zaciatocni[^ ]*
        |designer[^ ]*|analytik[^ ]*)
      |pracuj[^ ]+ (?:na|s|v) [^ ]+|uc[^ ]+ (?:se|sa) [^ ]+|(?:muj|moj) (?:notebook|pocitac)
    `,
    'agent-vices': `
      emoji[^ ]*|fallback[^ ]*|mock[^ ]*|dummy|testovaci[^ ]* data|shrnut[^ ]*|zhrnut[^ ]*|souhrn[^ ]*|suhrn[^ ]*
      |omluv[^ ]*|ospravedln[^ ]*|nov[^ ]+ sou?bory|workaround[^ ]*
    `,
    contrast: `
      misto|namisto|miesto|namiesto|a ne|a nie|, ne [^ ]+|, nie [^ ]+|ne [^ ]+(?: [^ ]+){0,3} ale|jen|pouze|len|iba
      |vyhradne|vylucne|krome|okrem|bez [^ ]+
    `,
    'this-over-that': `
      (?:pouzivej|pouzij|pouzivaj|pouzi|ber|pouzivame)(?: [^ ]+){1,3}(?: ,)? (?:misto|namisto|miesto|namiesto|ne|nie
        |a ne|a nie) [^ ]+
      |[^ ]+ (?:misto|namisto|miesto|namiesto) [^ ]+
    `,
    forbids: `
      ne(?:pouzivej|pouzivaj|pis|delej|rob|pridavej|pridavaj|men|mazej|maz|vytvarej|vytvaraj|commituj|pushuj|merguj
        |mergej|sahej|sahaj|dotykej|spoustej|spustaj|hadej|hadaj|instaluj|prepisuj|ukladej|davej|davaj|refaktoruj
        |presouvej|vymyslej|komentuj|preskakuj|zacinej|nasazuj|opravuj|upravuj|generuj|loguj|posilej|ber|ukazuj
        |vypisuj)(?: [^ ]+)?
      |zadn[^ ]+|ziadn[^ ]+|vyhni se|vyhybej se|vyhybaj sa|prestan
      |ne(?:sia|siahaj|presuvaj|posielaj|zapisuj|nahravej|kopiruj|duplikuj|mockuj|loguj|obchazej|obchadzaj|vracej
        |vracaj|prejmenovavej|formatuj|zjednodusuj|opakuj|chod|zkousej|skusaj|tvor|vysvetluj)(?: [^ ]+)?
    `,
    'dont-forget': 'nezapomen[^ ]*|nezapominej|nezabudni|nezabudaj',
    reminds: `
      ujisti (?:se|sa)|dbej|(?:dej|davej|daj|davaj) pozor|musi[s]?|musia|(?:mel|mela|mal|mala) bys?|pouzivej|pouzij
      |pouzivaj|drz (?:se|sa)|treba|je potreba|je nutne|kontroluj|hlidej
    `,
    'working-style': `
      commit[^ ]*|branch[^ ]*|vetv[^ ]*|prs?|test[^ ]*|komentar[^ ]*|typ[^ ]*|nazv[^ ]*|nazev|jmen[^ ]*|cesky|anglicky
      |odpoved[^ ]*|emoji[^ ]*|zavislost[^ ]*|migrac[^ ]*|changelog[^ ]*|strucn[^ ]*|dokumentac[^ ]*|balic[^ ]*
      |promenn[^ ]*|premenn[^ ]*|lint[^ ]*|push[^ ]*
    `,
    reason: 'protoze|pretoze|jinak|inak|aby|kvuli|kvoli|lebo',
    'task-order': `
      (?:^|prosim |muzes |mozes |a |pak |ted |teraz )(?:udelej|sprav|oprav|pridej|pridaj|napis|vytvor|smaz|zmaz|zmen
        |ukaz|vysvetli|podivej|pozri|najdi|spust|pust|prejmenuj|premenuj|odstran|zkontroluj|skontroluj|implementuj
        |aktualizuj|commitni|pushni|preloz|vygeneruj|zkus|skus|precti|precitaj|uprav|presun)(?: [^ ]+)?
    `,
    'this-turn': `
      zatim|zatial|prozatim|tentokrat|(?<! od )(?:ted|teraz)|dnes|zitra|zajtra|pozdeji|neskor|nejdriv|nejprve|najprv
      |jeste ne|este nie|jen (?:tady|tento|tohle|tuto)|len (?:tu|tento|tuto)|momentalne|docasne
      |, (?:pokracuj|pokracujte|(?:jed )?dal|dalej)(?= [.!]| $)
    `,
    asks: `
      ^(?:co|jak|ako|kde|proc|preco|kter[^ ]+|ktor[^ ]+|kdy|kedy|kdo|kto|muzes|mozes|je|jsou|su|mas|lze|da se|da sa)
    `,
    wonders: 'mozna|mozno|asi|rekneme|povedzme|dejme tomu|myslim|nejspis|zrejme|co kdyby|co keby',
    reports: `
      chyb[auy]|nefunguje|nejde|neprochazi|spadl[^ ]*|spadne|pada|padaju|padaji|rozbit[^ ]*|rozbil[^ ]*|porad|stale
      |obcas|nahle|zrazu|hazi|hadze|zaseklo|zaseknut[^ ]*
      |(?:kdyz|ked|az kdyz|dokud|kym|az po|jen po|len po) (?:[^ ]+ ){0,2}(?:restart[^ ]*|obnov[^ ]+|reload[^ ]*
        |znovu (?:spust|nact)[^ ]+)
    `,
    approves: '^(?:ano|jo|jj|ok|dobre|super|perfektni|presne|jasne|dik|diky|dakujem|dekuju|pokracuj)',
    product: `
      (?<! nasich )uzivatel[^ ]*|pouzivatel[^ ]*|tlacitk[^ ]*|tlacidl[^ ]*|strank[^ ]*|formular[^ ]*|obrazovk[^ ]*
      |barv[^ ]*|farb[^ ]*|sloupec|stlpec|klik[^ ]*|modal[^ ]*|hrac[^ ]*
      |hra(?= )|hru(?= )|hry(?= )|host(?:e|u|ovi|i|ia)?(?= )|navstevni[^ ]+|heslo (?!(?:k|do|pro|pre|na) )|profil[^ ]*
    `,
    'points-here': 'tohle|toto|nahore|hore|dole|tento|tuto|tyto',
    'must-be': `
      ^(?!(?:my|ty|ja|prosim) )(?:[^ ,]+ ){1,4}(?:musi|musia|mel|mela|melo|mal|mala|malo|ma byt|maji byt|muze|moze|nesmi
        |nesmie)
    `,
    'our-world': '(?:vetsina|vacsina) nasich [^ ]+|nasi (?:zakaznici|uzivatele|klienti) [^ ]+',
    'stands-now': `
      (?:uz|zase|opet|znovu|konecne|prave|znova) (?:jede|jedou|bezi|funguje|funguji|spadl[^ ]*|padl[^ ]*|nabehl[^ ]*
        |hotov[^ ]*|je (?:hotov|dole|nahore|zelen)[^ ]*)|(?:bezi|jede|funguje) (?:uz|zase|znovu|konecne|opet)
      |^(?:(?:ok|tak|muj|moj) )*(?:dev |lokalni )?(?:server|appka|aplikace|aplikacia|apka|kontejner) (?:uz |ted 
        |teraz )?(?:bezi|jede|posloucha|pocuva|nabehl[^ ]*) na (?:portu |porte )?(?:_ip_|_url_|[0-9]{2,5})(?= [.,!]
        | (?:ted|teraz|uz|a)| $)
    `,
    quantity: `
      [0-9]+ (?:dni|dnu|tydnu|tyzdnov|mesicu|mesiacov|let|rokov|roku|hodin)
    `,
  },
  wishes: {
    pointing: `
      zapamatuj zapamataj pamatuj pamataj si to tohle toto toho nezapomen nezabudni pridej pridaj zapis dopis uloz
      poznamenej poznac prosim do na pro pre mej maj pameti pamati pamet pamat pravidel pravidla pravidiel instrukci
      souboru suboru poznamek taky tiez vzdy priste nabuduce i tu tohoto ten teto tato zapsat ulozit zapamatovat
      nezapomenout te nekam nekde vsechno vse ulozte zapiste zapamatujte pridejte pamatajte zapamatajte tomu o tom tomto
    `,
    refusal: `
      ne(?:pamatuj|zapamatovavej|zapisuj|ukladej|poznamenavej|pis|pamataj|ukladaj|zaznamenavej)(?: si)? (?:to|tohle
        |toto)
      |(?:to|tohle|toto) (?:nemusis|neni treba|neni potreba|neni nutne|nie je treba|nie je potrebne
        |netreba)(?: si)? (?:zapisovat|ukladat|pamatovat|zapamatovat|poznamenavat|zapamatat|pamatat)
      |(?:nemusis|neni treba|neni potreba|netreba|nie je treba|nie je potrebne)(?: si)? (?:to|tohle|toto) (?:zapisovat
        |ukladat|pamatovat|zapamatovat|poznamenavat|zapamatat|pamatat)
      |(?:nic|neni co|nie je co|niet co|nemas co)(?: si)? (?:k zapamatovani|na zapamatanie|k uceni|zapamatovat|pamatovat
        |naucit|zapamatat)
    `,
    points: ['zapamatuj si to', 'ulož to do paměti', 'zapiš to do CLAUDE.md', 'poznač si to', 'nezapomeň na to prosím'],
    refuses: [
      'nepamatuj si to',
      'tohle není třeba ukládat',
      'nemusíš si to zapisovat',
      'netreba to ukladať',
      'tady není co si zapamatovat',
    ],
  },
  yes: [
    'piš kratší odpovědi bez úvodu',
    'na produkci docker není, nasazuje to jenkins',
    'stagingová databáze jede na portu 5433',
    'většina našich zákazníků má staré androidy',
    'Před commitem vždycky spusť testy.',
    'nikdy nepushuj přímo do main',
    'používáme pnpm, ne npm',
    'od teď odpovídej česky',
    'Odteraz píš komentáre po anglicky.',
    'zapamatuj si že staging databáze běží na portu 5433',
    'už jsem ti říkal že nemáš přidávat komentáře',
  ],
  no: [
    'aplikace zase běží na portu 8080',
    'chci, aby hráči mohli hrát spolu',
    'na produkci je chyba',
    'staging nejede',
    'oprav ten test',
    'proč to padá?',
    'jo, pokračuj',
    'přidej tlačítko na stránku',
    'vždycky když to spustím tak to spadne',
  ],
}
