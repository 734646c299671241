import type { LanguageCues } from './language-cues.ts'

export const finnish: LanguageCues = {
  words: `
    ja ei ala alka aina ovat etta kun kuin mutta vain myos nyt joka tama taman tata tassa sen mita miksi miten missa
    ennen jalkeen kaikki kaikissa koskaan ikina muista kayta kaytetaan kaytamme tee lisaa korjaa kirjoita vastaa
    suomeksi englanniksi testit testi koodi koodissa pitaa saa voi voitko onko joo niin kanssa eika ilman sijaan oli
    olla olen mina sina meilla taalla projektissa jatkossa sita han mulle minulle tasta eteenpain lahtien jokainen ku ni
    jos siella sinne enaa viela menee mulla sulla kautta samassa taas yha tulee ihan sille nama niita siita vaikka
    kannattaa vanha kaikkia pelkkia me se nuo teidan heidan jonka jossa jolla vaan kunnes kuten silloin silti tosi ihan
    olemassa koskea lopeta anna aja tykkaan haluan kaytan pidan kaytossa kansioon kansiossa viesti viestit hinnat nimet
    lokit uusi uudet vanhat kohta usein harvoin paivaa viikkoa yhteinen
  `,
  expressions: {
    'memory-file': `
      (?:lisaa|kirjoita|kirjaa|tallenna|laita|merkitse|pista|paivita)(?: [^ ]+){0,12} (?:_memoryfile_|muistiin
        |muistiinpanoihin|saantoihin|ohjeisiin)
      |(?:_memoryfile_|muistiin)(?: [^ ]+){0,8} (?:etta|:)
    `,
    remember: `
      muista(?:,|kaa)?|muistathan|pida mielessa|pidetaan mielessa|ala unohda(?= (?:(?:, )?etta |:))|paina mieleen
      |paina mieleesi|tiedoksi|laita muistiin|ota huomioon jatkossa
      |(?:pane|paina|laita) (?:tama|se|tata) (?:muistiin|mieleen)|kirjaa (?:tama|se) (?:ylos|muistiin)
      |(?:tata|sita) ala unohda|ala unohda (?:tata|sita)
    `,
    'from-now-on': `
      tasta (?:lahtien|eteenpain)|jatkossa|vastedes|vastaisuudessa|tulevaisuudessa|ensi kerralla|seuraavalla kerralla
      |paasaantoisesti|lahtokohtaisesti|periaatteessa aina|kerta kaikkiaan
      |(?:tama )?(?:koskee|patee) (?:kaikkia|kaikkea|kaikkeen|jokaista)|kunnes toisin sanon|ei vain (?:tassa|tanaan|nyt)
      |pysyvasti|ota tavaksi
    `,
    'told-before': `
      (?:olen|oon|mina olen) (?:jo )?(?:sanonut|sanoin|pyytanyt|kertonut)|(?:sanoin|pyysin|kerroin) jo|niin kuin sanoin
      |kuten (?:sanoin|sanottu|jo)|kuinka monta kertaa|montako kertaa|(?:toisen|kolmannen|neljannen) kerran|taas kerran
      |jalleen kerran|(?:lopeta|lakkaa) [^ ]+|yha uudelleen
    `,
    always: 'aina|joka kerta|joka ikinen kerta|poikkeuksetta|jatkuvasti',
    never: `
      ikina|koskaan|milloinkaan|kielletty|ei (?:saa|saisi)|missaan (?:tapauksessa|nimessa|tilanteessa)|ei enaa|ala enaa
    `,
    'commands-always': `
      ^(?:(?:ja|mutta|niin|hei|ok) )*(?:aina(?! kun)|ala (?:ikina|koskaan|enaa)|alka|joka kerta)(?: [^ ]+)
      |(?:aja|kirjoita|kayta|lisaa|kysy|tee|pushaa|puske|committaa|commitoi|vastaa|ota|pida|anna|testaa|buildaa|muuta
        |aseta|mergea|mergaa|kaynnista|asenna|poista|nayta|tarkista|lue|luo) (?:se |ne |mulle |minulle )?(?:aina
        |ensin aina)
      |ala (?:ikina|koskaan|milloinkaan|missaan (?:tapauksessa|nimessa)|enaa) [^ ]+
      |(?:me|mina|ma) [^ ]+ (?:aina|emme koskaan)
    `,
    general: `
      kaikki(?:alla|in|en|a)?|kaikissa|jokainen|jokaisen|jokaisessa|joka|yleensa|normaalisti|tavallisesti
      |johdonmukaisesti
    `,
    whenever: `
      (?:ennen|jalkeen) (?:kuin|jokaista|committia|pushia|mergea|julkaisua)
      |(?:jokaisen|committin|commitin|pushin|mergen|muutoksen) jalkeen|aina kun|kun|ennen [^ ]+
    `,
    'rule-word': `
      kaytant[^ ]+|saan(?:to|not|non|noissa|toja|tojen|noksi)|konventio[^ ]*|ohjeistus|standardi[^ ]*|linjaus|linjattu
      |sovittu|sovimme|sovittiin|paatettiin|paatimme|tarkoituksella|tahallaan|pakollinen|politiikka
    `,
    'i-prefer': `
      (?:mina |ma )?(?:suosin|haluan(?: vain| aina| etta| mieluummin)?|en (?:halua|tykkaa|pida)|tykkaan|pidan|inhoan
        |vihaan|kaytan|tyoskentelen)
      |mieluummin|mieluiten|minulle (?:riittaa|sopii)|mulle (?:riittaa|sopii)
      |tykkaan enemman|pidan enemman|en tykkaa|mulla on (?:windows|mac|linux|ubuntu|m[1-4])
    `,
    'we-practice': `
      me|meilla|meidan|taalla|tassa (?:projektissa|repossa|tiimissa)|projektissa|repossa|tiimissa
      |(?:kaytamme|kaytetaan|emme kayta|ei kayteta|kirjoiteta|kirjoitetaan|kirjoitamme|poistettiin|pidetaan|tehdaan
        |ei tehda|ajetaan|committaan|commitataan|mennaan|noudatetaan|noudatamme)
      |me (?:kaytetaan|kirjoitetaan|ajetaan|deployataan|mergetaan|tehdaan|pidetaan|ei)|deployataan|deploytaan
      |mergetaan|testataan|nimetaan|formatoidaan|lokitetaan
    `,
    'agent-access': `
      (?:sinulla|sulla) (?:on|ei ole)(?: [^ ]+){0,4} (?:oikeudet|oikeuksia|paasy|paasya|internetia|sudoa|lupa|lupaa)
      |(?:saat|voit|et saa|et voi) (?:itse )?[^ ]+(?: [^ ]+){0,3} (?:kysymatta|suoraan|itse|lupaa)|kysymatta
      |kysy (?:ensin|minulta|multa|lupa)|ei (?:internetia|paasya|sudoa)
    `,
    decides: '(?:paatettiin|paatimme|pysytaan|siirrytaan|vaihdettiin|mennaan) [^ ]+',
    environment: `
      palvelin[^ ]*|palvelime[^ ]*|serveri[^ ]*|tuotanno[^ ]*|tuotanto[^ ]*|kone(?:ella|essa|ni)?|lappari[^ ]*|asiakas
      |asiakkaa[^ ]*|staging[^ ]*|tietokan[^ ]*|kanta|kannassa|verko[^ ]*
      |[^ ]*kanta|klusteri[^ ]*|ymparisto[^ ]*|stagingissa
    `,
    'kept-at': `
      (?:tietokan[^ ]*|kanta|token[^ ]*|avai[^ ]*|salasana[^ ]*|palveli[^ ]*|serveri[^ ]*|config[^ ]*|konfi[^ ]*
        |staging[^ ]*|loki[^ ]*|lokit)(?: [^ ]+){0,3} (?:on|ovat|loytyy|loytyvat|pyorii|kuuntelee
        |sijaitsee)(?: [^ ]+){0,3} (?:_path_|_ip_|_url_|[0-9]{2,5}[^ ]*)
    `,
    place: `
      (?:on|ovat|loytyy|loytyvat|pyorii|ajetaan|sijaitsee|tallennetaan|menee|elaa) (?:vain |aina |kaikki 
        |nyt )?[^ ]+(?:ssa
        |lla|sta|lta|lle)
      |(?:on|ovat|loytyy|loytyvat|elaa|elavat|asuu) [^ ]+(?:ssa|ssa:|lla)(?= )
    `,
    'found-out': `
      (?:se )?johtui|kavi ilmi|selvisi|osoittautui|(?:huomasin|opin|tajusin|loysin)(?: etta)?|syy oli|syyna oli
      |ongelma oli|vika oli
    `,
    'you-are-wrong': `
      ^ei ,|(?:se on |tama on )?(?:vaarin|vaara|virheellinen)|ei pida paikkaansa|ei noin|itse asiassa|oikeasti
      |miksi (?:sa|sina|teit|lisasit|muutit|poistit)|(?:sinun|sun) (?:pitaa|piti|pitaisi|kuuluu|ei pida)
    `,
    behaves: `
      (?:palauttaa|palauttavat|hyvaksyy|odottaa|sivuuttaa|lahettaa|kirjoittaa|tallentaa|laskee|estaa|hylkaa|vaatii
        |vaativat|tukee|ei tue|kayttaa|tarvitsee|sisaltaa|nollataan|tyhjennetaan|resetoidaan|ylikirjoitetaan|generoidaan
        |kaynnistyy|sammutetaan|paivittyy|tulee|tulevat) (?:vain |aina |joka )?[^ ]+
      |(?:sailytetaan|tallennetaan|arkistoidaan|poistetaan|paivitetaan|generoidaan|luodaan|jaetaan|siirretaan|haetaan
        |tyhjenee|nollautuu|vanhenee|ajetaan) (?:vain |aina |joka )?[^ ]+
    `,
    recurs: `
      (?:joka|jokainen) (?:maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai|yo|aamu|ilta|paiva|viikko
        |kuukausi)
      |(?:maanantaisin|tiistaisin|keskiviikkoisin|torstaisin|perjantaisin|lauantaisin|sunnuntaisin|oisin|yolla|aamuisin
        |iltaisin|viikonloppuisin|paivittain|viikoittain|kuukausittain)
      |(?:perjantaina|maanantaina|viikonloppuna)|kello [0-9]{1,2}|klo [0-9]{1,2}
    `,
    'terse-rule': '^ei [^ ]+(?:ia|ja|oja|eja|a) [^ ]+|^(?:[^ ]+ ){1,3}(?:englanniksi|suomeksi)(?= [.,!]| $)',
    constraint: `
      enintaan|vahintaan|korkeintaan|maksimissaan|vain [^ ]+(?:sta|lta|ssa|lla|lle|n kautta)|ei tue
      |edelleen [^ ]+(?:ssa|lla)|viela [^ ]+(?:ssa|lla)|lukittu
      |jaettu [^ ]+|vain luku[^ ]*|lukuoikeu[^ ]*|jaadytetty|(?:ei ole|ei oo) (?:docker|gpu|internet|ssh|vpn|netti)[^ ]*
    `,
    'format-spec': `
      englanniksi|suomeksi|[^ ]+casella|[^ ]+casea|isolla (?:alkukirjaimella|kirjaimella)|isoilla kirjaimilla|pienella
      |pienilla kirjaimilla|etuliit[^ ]*|prefiks[^ ]*|sisenny[^ ]*|yksikossa|monikossa|camelcase|snake_case
    `,
    'how-you-answer': `
      (?:vastaa|kirjoita|selita|puhu|tiivista)(?: [^ ]+){0,3} (?:suomeksi|englanniksi|lyhyesti|lyhyemmin|ytimekkaasti
        |yksinkertaisesti|ilman)
      |(?:suomeksi|englanniksi|lyhyesti) (?:vastaa|kirjoita|selita)|pida (?:se |vastaukset )?(?:lyhyena|lyhyina)
      |lyhyempia vastauksia|kysy (?:ensin|minulta|multa)|ala (?:arvaa|arvaile|keksi)|ilman (?:emojeja|selityksia)
      |jata (?:[^ ]+ )?(?:yhteenvedot|yhteenveto|emojit|johdanto) pois
      |(?:lyhyemp|lyhyi|lyhye|ytimekka|tiiviimp)[^ ]+ (?:vastau|selity)[^ ]+|vasta[^ ]* (?:lyhyem|tiiviim)[^ ]+
    `,
    'about-me': `
      (?:mina |ma )?(?:olen|oon) (?:[^ ]+ )?[^ ]+(?:kehittaja|koodari|opiskelija|suunnittelija|analyytikko)
      |(?:olen|oon) (?:koodari|opiskelija|kehittaja|aloittelija)|tyoskentelen [^ ]+|opettelen [^ ]+
      |(?:minun|mun) (?:kone|kannettava|lappari)
    `,
    'agent-vices': `
      testidata[^ ]*|dummy[^ ]*|fallback[^ ]*|workaround[^ ]*|emoj[^ ]+|uusia tiedostoja|yhteenve[^ ]+|arvau[^ ]+
      |oletuksia|johdan[^ ]+|anteeksipyyn[^ ]+|mock[^ ]*|mokkej[^ ]*
    `,
    'reuse-existing': `
      (?:olemassa olevi[^ ]*|olemassaolevi[^ ]*|nykyisi[^ ]*) [^ ]+
      |(?:kuten|samalla tavalla kuin|niin kuin) (?:muut|muissa|muutkin)
    `,
    contrast: `
      sijaan|sijasta|eika|emme|, ei [^ ]+|ei [^ ]+(?: [^ ]+){0,3} vaan|vain [^ ]+|ainoastaan|ilman [^ ]+|mieluummin kuin
      |paitsi
    `,
    'this-over-that': `
      (?:kayta|kaytetaan|kaytamme|ota|valitse) [^ ]+(?: [^ ]+){0,2}(?: ,)? (?:eika|ei|ala) [^ ]+
      |[^ ]+ (?:sijaan|sijasta) [^ ]+
    `,
    forbids: `
      ala (?!unohda)[^ ]+(?: [^ ]+)?|(?:ei|eika) [^ ]+(?:ta|taan|da|daan|ata|eta|ita)(?: enaa)?|alka [^ ]+|alkaa [^ ]+
      |ei (?:yhtaan|mitaan) [^ ]+|ei (?:saa|pida|kannata) [^ ]+|valta|lopeta|jata [^ ]+ (?:tekematta|pois|rauhaan)
    `,
    'dont-forget': 'ala unohda',
    reminds: 'varmista|muista|huolehdi|pida huoli|noudata|taytyy|pitaa|pitaisi|kayta|tulee|on pakko',
    'working-style': `
      commit[^ ]*|kommit[^ ]*|branch[^ ]*|haar[^ ]+|pr|prt|kommen[^ ]+|test[^ ]*|tyypi[^ ]*|nime[^ ]*|muuttuj[^ ]*
      |englanni[^ ]*|suome[^ ]*|vasta[^ ]*|selity[^ ]*|emoj[^ ]*|dokument[^ ]*|riippuvuu[^ ]*|paketi[^ ]*|migraati[^ ]*
      |changelog[^ ]*|push[^ ]*|lint[^ ]*|lyhy[^ ]*
    `,
    reason: 'koska|jotta|muuten|siksi|takia|vuoksi',
    'task-order': `
      (?:^|voitko |ja |sitten |nyt )(?:tee|korjaa|luo|kirjoita|lisaa|poista|muuta|vaihda|nayta|selita|rakenna|katso|etsi
        |lue|toteuta|paivita|committaa|pushaa|aja|testaa|kaynnista|generoi|siirra|kaanna|refaktoroi|asenna|nimea
        |tarkista)(?: [^ ]+)?
    `,
    'this-turn': `
      toistaiseksi|(?<! tasta )(?:nyt|juuri nyt)|talla kertaa|talla hetkella|tanaan|huomenna|myohemmin|ei viela
      |vain (?:tassa|tama|tahan)|ensin|valiaikaisesti|tassa (?:prssa|committissa|branchissa)
      |, jatka(?: vaan| vain| eteenpain)?(?= [.!]| $)
    `,
    asks: `
      ^(?:mita|mika|mitka|miten|missa|mista|miksi|milloin|kuka|kumpi|voiko|voitko|onko|ovatko|oliko|pitaako|saako
        |kannattaako)
    `,
    wonders: 'ehka|oletetaan|sanotaan etta|(?:luulen|arvelen|kai|varmaan|ilmeisesti|luultavasti)|mita jos|olisiko',
    reports: `
      virhe[^ ]*|ei toimi|kaatuu|kaatui|rikki|hajosi|hajoaa|ei mene|edelleen|joskus|valilla|yhtakkia|saan [^ ]+ virheen
      |failaa|jumittaa|jumissa
    `,
    approves: `
      ^(?:joo|juu|kylla|ok|okei|hyva|hyvin|taydellista|loistavaa|tasmalleen|juuri niin|kiitos|jatka|selva|mahtavaa)
    `,
    product: `
      kayttaja[^ ]*|asiakkaat|sivu(?:lla|lle|n|a|t)?|sivu|nap(?:pi|in|pia|piin|it)|lomak[^ ]*|nakyma[^ ]*|sarake[^ ]*
      |vari[^ ]*|klikka[^ ]*|nayto[^ ]*|pelaaja[^ ]*
      |peli(?:n|a|in|t|ssa|sta)?|vier(?:as|aat|aita|aan)|profiili[^ ]*|ostoskori[^ ]*|salasanaa(?:nsa)?
    `,
    'points-here': 'tama|taman|tata|tassa|tahan|nama|nuo|tuo|ylla|alla',
    'must-be': '^(?!(?:me|sina|mina|sun|mun|ala) )(?:[^ ,]+ ){1,4}(?:pitaa|pitaisi|taytyy|tulee|saa|voi)',
    'stands-now': `
      (?:on|ovat|pyorii|toimii|toimivat) (?:[^ ]+ ){0,2}(?:taas|jo|vihdoin|nyt)(?= [.,!]| $)|(?:taas|jo|vihdoin
        |juuri) (?:pystyssa|kunnossa|valmis|valmiina|alhaalla|rikki|pyorii|toimii|ylhaalla|kaynnissa)|^(?:(?:ok|no|se
        |tuo) )*(?:dev ?|kehitys)?(?:palvelin|serveri|softa|appi|sovellus) (?:pyorii|kuuntelee|on pystyssa|on ylhaalla
        |on kaynnissa) (?:nyt |jo |taas )?(?:portissa )?(?:_ip_|_url_|[0-9]{2,5}(?:ssa)?)(?= [.,!]| $)|(?:palvelin
        |serveri|sovellus) pyorii taas
    `,
    quantity: `
      [0-9]+ (?:paivaa|viikkoa|kuukautta|vuotta|tuntia)
    `,
  },
  wishes: {
    pointing: `
      muista tama taman tata se sen ala unohda lisaa kirjoita kirjaa tallenna laita muistiin saantoihin ohjeisiin myos
      aina jatkossa ensi kerralla hen pane paina mieleen muistiisi muisti mielessa kiitos ole hyva voitko tuo tuota nama
      naita sita siina tama_asia jonnekin ylos -tiedostoon tiedostoon muistaa unohtaa
    `,
    refusal: `
      ala (?:muista|tallenna|kirjoita|kirjaa|paina|pane|laita) (?:tata|sita|naita)
      |(?:tata|sita) ei (?:tarvitse|tarvi|kannata) (?:tallentaa|muistaa|kirjata|kirjoittaa)
      |ei tarvitse (?:tallentaa|muistaa|kirjata|kirjoittaa) (?:tata|sita)
      |ei ole (?:tassa )?(?:mitaan )?(?:opittavaa|muistettavaa)
    `,
    points: [
      'muista tämä',
      'tallenna tämä muistiin',
      'kirjoita se CLAUDE.md:hen',
      'pane tämä muistiin',
      'älä unohda tätä',
    ],
    refuses: [
      'älä muista tätä',
      'tätä ei tarvitse tallentaa',
      'sinun ei tarvitse muistaa tätä',
      'tästä ei ole mitään opittavaa',
      'älä tallenna tätä',
    ],
  },
  yes: [
    'älä koskaan muokkaa generoituja tiedostoja',
    'täällä käytetään vitestiä',
    'Aja aina testit ennen committia.',
    'älä koskaan pushaa suoraan mainiin',
    'käytämme täällä pnpm:ää, emme npm:ää',
    'tästä lähtien vastaa suomeksi',
    'muista että staging-kanta pyörii portissa 5433',
    'sanoin jo että älä lisää kommentteja',
  ],
  no: [
    'palvelin pyörii taas portissa 8080',
    'suunnitelmaa ei tarvita, jatka',
    'korjaa testi',
    'miksi se kaatuu?',
    'joo jatka',
    'lisää nappi sivulle',
    'se kaatuu aina kun tallennan',
  ],
}
