import type { Cue } from './cue.ts'

export const ownership: Cue = {
  id: 'ownership',
  because: 'says who or what makes, decides or reviews something',
  weight: 1.2,
  expression: {
    en: `
      (?:is|are|its|was|theyre|gets?|get) (?:only )?(?:owned|maintained|managed|run|reviewed|changed|approved
        |generated|written|updated|handled|controlled|decided|signed off|deployed|translated) (?:only )?(?:by|from
        |through|via)
      |(?:owns|maintains|reviews|insists|insisted|decides|signs off|approves|(?<= [^ ]+s )(?:own|maintain|review
        |insist|decide|approve)) (?:the|all|it|on|that|every|our|infra|frontend|backend)
      |(?:belongs?|owned|(?:is|its|thats) up) to (?:the|another|our)
      |the (?:[^ ]+ )?(?:team|agency|vendor|dbas?|lawyers?|auditors?|security people|ops|it department|finance|legal
        |marketing|client|intern|maintainers?) (?:owns?|does|do|uses?|has|have|(?:wants?|needs?)(?! (?:us|to|an?|the) )|runs?|reads?|decides?
        |writes?|maintains?|insists?|dont|doesnt|only|checks?)
      |(?:isnt|arent|is not|are not|not) (?:yours|ours|mine|our)|other (?:team|people|repos?) (?:use|depend|rely|own)
      |ask (?:her|him|them) (?:before|first)|(?:has|have|needs?) to (?:sign off|approve|review|agree)
      |needs? (?:a |an )?(?:sign[- ]?off|approval|owner)(?: from)?
      |goes through (?:legal|review|security|qa|compliance|[^ ]+ first)
      |(?:only|just) [^ ]+ (?:has|knows|can|may) (?:access|the|merge|approve|deploy|release|sign)
      |(?:is|its|thats) (?:the )?[^ ]+(?: [^ ]+)? (?:job|responsibility|call|territory)(?= [,.!]| $)|owns everything
      |someone else|central it|corp(?:orate)? it|house rule
      |(?:is|are) (?:done|built|made|hosted|tested|designed|printed|delivered|supplied|staffed) by (?:an? |the |our 
        |another |external )+[^ ]+|(?:ours|mine) to change|another team|external agency
    `,
    de: `
      (?:gehort|gehoren|betreut|verwaltet|gepflegt|generiert|verantwortlich|zustandig|macht (?:nur|das team)|vom team
        |die (?:fachabteilung|kollegen))
      |macht (?:eine? |das |die |ein anderes |bei uns )+[^ ]+|(?:ein anderes|anderen|einem anderen) team
        |externe[nr]? (?:agentur|firma|dienstleister)|pflegt (?:unser|die|der|das) ?[^ ]*|pruft bei uns|pruft (?:jede
        |alle) [^ ]+
    `,
    fr: `
      (?:appartient|gere par|gerees? par|maintenu par|responsable|lequipe (?:[^ ]+ )?(?:gere|utilise|veut))
      |(?:est|sont) (?:faite?s?|geree?s?|maintenue?s?|ecrite?s?|relue?s?|livree?s?) par [^ ]+|(?:une )?autre equipe
        |agence externe|prestataire
    `,
    es: `
      (?:pertenece|lo (?:maneja|mantiene|lleva)|mantenido por|responsable|el equipo de|los de)
      |(?:lo|la|los|las) (?:hace[n]?|mantiene[n]?|maneja[n]?|lleva[n]?|revisa[n]?|escribe[n]?) [^ ]+|otro equipo
        |agencia externa|(?:es|son) (?:de|del) (?:equipo|otro|departamento) [^ ]+
    `,
    pt: `
      (?:pertence|quem (?:mexe|cuida|aprova)|mantido por|responsavel|o time de|o pessoal)
      |(?:e|sao) (?:feit|mantid|cuidad|escrit|gerenciad|revisad)[oa]s? (?:por|pelo|pela) [^ ]+|outro time|outra equipe
        |agencia externa
    `,
    it: `
      (?:e|sono) (?:gestit[oaie]|mantenut[oaie]|curat[oaie]|generat[oaie]|approvat[oaie]) (?:da|dal|dalla|dai
        |dagli) [^ ]+
      |(?:appartiene|appartengono|spetta) (?:a|al|alla|agli) [^ ]+|se ne occupa(?:no)?
      |responsabil[ei] (?:di|del|della|e|per)|(?:e|sono) del (?:team|reparto|cliente|fornitore)
      |(?:lo|la|le|li) (?:gestisce|gestiscono|mantiene|decide|approva|revisiona) [^ ]+
      |(?:il|del) team (?:di )?[^ ]+ (?:gestisce|decide|approva|usa|vuole|mantiene)
      |non (?:e|sono) (?:nostr[oaie]|roba nostra)
      |(?:serve|ci vuole) (?:l )?(?:approvazione|lapprovazione|lok|il via libera)
      |(?:lo|la|li|le) (?:fa|fanno|cura|curano|scrive|scrivono) [^ ]+|altro team|agenzia esterna
    `,
    nl: `
      (?:is|zijn|valt|vallen) (?:van|onder) (?:het |ons |hun |een ander )?(?:team|afdeling|[^ ]+team|[^ ]+afdeling
        |leverancier|klant)(?: [^ ]+)?
      |(?:beheert|beheren|onderhoudt|onderhouden) (?:de|het|dat|die|deze|alle|onze)
      |(?:wordt|worden) (?:[^ ]+ ){0,2}(?:beheerd|onderhouden|goedgekeurd|gegenereerd|gereviewd|bepaald|beslist) door
      |(?:beheerd|onderhouden|gegenereerd|gereviewd) door|verantwoordelijk voor|eigenaar van|niet van ons
      |moet(?:en)? (?:[^ ]+ ){1,3}(?:goedkeuren|akkoord geven)|akkoord van|hoort bij (?:team|het team|een ander)
      |(?:een )?ander team|extern(?:e)? (?:bureau|partij)|(?:wordt|worden) (?:[^ ]+ ){0,2}(?:gedaan|gemaakt
        |gebouwd) door
    `,
    pl: `
      (?:nalezy|naleza) do (?:zespolu|teamu|dzialu|innego|klienta|nas)(?: [^ ]+)?
      |(?:utrzymuje|utrzymuja|ogarnia|ogarniaja|zatwierdza|zatwierdzaja|odpowiada za|odpowiadaja za|decyduje|decyduja
        |opiekuje sie) [^ ]+
      |(?:jest|sa) (?:[^ ]+ )?(?:zarzadzan[^ ]+|utrzymywan[^ ]+|generowan[^ ]+|zatwierdzan[^ ]+) przez
      |to nie (?:nasze|nasz|nasza)(?= [,.!]| $| )|wlascicielem jest|odpowiedzialn[^ ]+ (?:jest|za|sa)
      |(?:musi|musza) (?:to |je |go )?(?:zatwierdzic|zaakceptowac|klepnac)
      |(?:zespol|team) [^ ]+ (?:utrzymuje|chce|wymaga|decyduje|uzywa)
      |robi (?:to )?(?:zewnetrzn[^ ]+|inny zespol|agencja)|inn(?:y|ego) zespol[^ ]*|zewnetrzn[^ ]+ (?:agencj[^ ]+
        |firm[^ ]+)
    `,
    ru: `
      (?:принадлежит|(?<! не )отвеча(?:ет|ют)|занимается|ведет|ведёт|правит|команда|владе[^ ]+|согласов[^ ]+)
      |делает (?:внешн[^ ]+|друг[^ ]+|подрядчик[^ ]*|агентств[^ ]*)|друг(?:ой|ая) команд[^ ]+|подрядчик[^ ]*
        |внешн[^ ]+ (?:агентств[^ ]+|команд[^ ]+)
    `,
    tr: `
      [^ ]+ (?:ekibi|takimi|ekibinin|takiminin)(?: [^ ]+){0,3} (?:bakiyor|yonetiyor|yapiyor|sorumlu|elinde|onayi)
      |(?:musteri|hukuk|guvenlik)(?:nin)? (?:istiyor|onayi|onayliyor)
    `,
    zh: `
      (?:负责|負責|归[^,。 ]{1,10}(?:管|组|組)|由[^,。]{1,12}(?:管|维护|維護|负责|負責|提供|写|寫|出|产|產|生成)|(?:组|組|团队|團隊|同事|客户|客戶|业务|業務|法务|法務
        |运维|維運|dba).{0,8}(?:管|维护|維護|负责|負責|要求|规定|規定|用|看)|审批|審批|留给|留給|自动产|自動產)
      |(?:另一个|别的|其他)(?:团队|组|部门)的?|外包(?:公司|团队)?
    `,
    ja: `
      (?:担当|管理(?:し|は|で|下)|管轄|チームが|側(?:が|で|の)|所有|承認|法務|情シス|運用が|お客さん|客先|先方)
      |(?:別|他)の(?:チーム|部署)|外注先?|委託先
    `,
    ko: '(?:담당(?!하는)|관리(?:해|한다|함|합니다)|팀에서|팀이|쪽에서|승인|소유|고객사|외주|업체(?:가|에서)|다른 ?팀(?:이|도|에서|과)|법무|운영팀)',
    id: '(?:diurus|dikelola|ditangani|dipegang) (?:sama |oleh )?[^ ]+|(?:tim|team) lain',
    vi: 'do (?:[^ ]+ ){1,3}(?:lo|quan ly|phu trach|cham soc)|(?:team|nhom) khac',
    ar: '(?:مسؤولية|مسئولية) [^ ]+|فريق ثاني|فريق تاني|فريق اخر',
    hi: '(?:dusri|doosri) team|[^ ]+ (?:sambhalta|sambhalti|dekhta|dekhti) hai',
  },
  yes: [
    'veritabanına altyapı ekibi bakıyor',
    'the schema is owned by the platform team',
    'Marta owns the billing service',
    '这块由运维负责',
    '承認が必要',
    '담당자는 따로',
    "merging is the release captain's job",
    'il modulo pagamenti è del team Checkout',
    'de betaalmodule is van het team Checkout, daar zitten wij niet aan',
    'ten moduł należy do zespołu Checkout, nie do nas',
    'deploy diurus sama jenkins, kamu gak perlu apa-apa',
    'deploy do jenkins lo, bạn không cần làm gì',
    'the boxes are printed by an external agency',
    'die Etiketten macht eine externe Firma',
    'les étiquettes sont faites par un prestataire',
    'as etiquetas são feitas por outro time',
    'etykiety robi zewnętrzna firma',
    'наклейки делает подрядчик',
    '标签是外包做的',
    'ラベルは外注先が作る',
  ],
  no: [
    'сервер опять не отвечает',
    'fix the page',
    'the button is red',
    'review the last three files',
    'move the cursor up to the first row',
    'la pagina è del colore sbagliato',
    'de kleur is van de header',
    'użytkownik należy do grupy adminów',
  ],
}
