import type { LanguageCues } from './language-cues.ts'

export const romanian: LanguageCues = {
  words: `
    nu este sunt pentru mereu pe din cu doar daca mai fara dupa cand acum aici asta acest foloseste folosim adauga scrie
    raspunde niciodata intotdeauna inainte testele testul codul trebuie vreau poti imi iti sau sa si nostru noastra
    fisier ce pune rog avem avea toate fiecare romana engleza au prin peste iar pana unde nici fost lor asa care orice
    vine incolo nou faci fac intai mi salveaza memorie noteaza noi eu ea toti noastre aceasta lui ei catre decat foarte
    noua veche vechi ieri azi maine
  `,
  expressions: {
    'memory-file': `
      (?:adauga|scrie|salveaza|noteaza|pune|trece|baga)(?: [^ ]+){0,12} (?:_memoryfile_|memorie|memoria|reguli|regulile
        |notite|instructiuni)
    `,
    remember: `
      tine minte|retine|aminteste-ti|nu uita(?= (?:ca |asta|aceasta|acest lucru|:))|ai grija sa (?:tii minte|retii)
      |noteaza-ti|ca sa stii|pentru informare|tine cont|sa stii ca|noteaza (?:asta|aceasta|acest lucru)
    `,
    'from-now-on': `
      de acum (?:incolo|inainte|in colo)|de azi (?:incolo|inainte)|pe viitor|in viitor|data viitoare|de regula|ca regula
      |din principiu|o data pentru totdeauna
      |(?:asta )?(?:e valabil|este valabil|se aplica) (?:pentru |la )?(?:toate|tot|orice|fiecare)
      |pana (?:iti )?(?:spun|zic) altceva|nu (?:doar|numai) (?:aici|azi|acum)|permanent|fa-ti un obicei
    `,
    'told-before': `
      ti-am (?:mai )?(?:zis|spus)|(?:am|ti-am) (?:mai )?(?:zis|spus|scris|cerut) (?:deja|o data)
      |cum (?:am|ti-am) (?:zis|spus)|de cate ori|(?:a doua|a treia|a patra) oara|iar si iar|din nou ai|iar (?:ai|ti-ai)
      |inceteaza|opreste-te din
    `,
    always: 'mereu|intotdeauna|totdeauna|de fiecare data|fara exceptie|tot timpul',
    never: 'niciodata|interzis|nu (?:ai|avem) voie|in niciun caz|sub nicio forma|nu mai|nicidecum',
    'commands-always': `
      ^(?:(?:si|dar|deci|te rog|ok) )*(?:mereu|intotdeauna|totdeauna|niciodata|nu [^ ]+ niciodata)(?! cand| ,)(?: [^ ]+)
      |(?:ruleaza|scrie|foloseste|adauga|intreaba|fa|da|raspunde|ia|tine|lasa|testeaza|modifica|seteaza|porneste
        |instaleaza|sterge|arata|verifica|citeste|creeaza|pune|comite) (?:-mi |-l |-le )?(?:mereu|intotdeauna|totdeauna)
      |nu (?:[^ ]+ ){1,3}niciodata|(?:noi|eu) (?:[^ ]+ )?(?:mereu|intotdeauna|niciodata)
      |niciodata (?:sa )?(?:nu|nu mai) [^ ]+
    `,
    general: 'peste tot|fiecare|toate|toti|orice|oricare|de obicei|in mod normal|in general|consecvent|pretutindeni',
    whenever: `
      (?:inainte de|dupa) (?:fiecare|orice|commit|push|merge|deploy|ce|a)|inainte sa|cand|ori de cate ori|de cate ori
      |daca
    `,
    'rule-word': `
      regul[aie][^ ]*|conventi[^ ]*|standard(?:ul)?|politic[^ ]*|ghid(?:ul)?|norma|practica
      |am (?:stabilit|decis|convenit|hotarat)|s-a stabilit|intentionat|cu intentie|special|obligatoriu|obligatorie
    `,
    'i-prefer': `
      (?:eu )?(?:prefer|vreau (?:doar|mereu|sa (?:nu|mereu))|nu vreau|nu imi place|nu-mi place|imi place|urasc|folosesc
        |lucrez|as prefera)
      |mai degraba|pentru mine|imi ajunge|mi-e suficient
    `,
    'we-practice': `
      noi|la noi|aici|nostru|noastra|noastre|in (?:acest|proiectul|repo-ul) [^ ]+|in (?:proiect|repo|echipa)
      |(?:folosim|nu folosim|scriem|nu scriem|avem|tinem|facem|nu facem|rulam|lucram|respectam|comitem|punem|vrem)
      |echipa
    `,
    'agent-access': `
      (?:ai|nu ai|poti|nu poti|n-ai)(?: [^ ]+){0,4} (?:acces|drepturi|permisiuni|internet|sudo|voie|singur)
      |fara sa (?:ma )?(?:intrebi|ceri)|intreaba(?:-ma)? (?:inainte|intai|mai intai)
      |(?:nu e|nu este|fara) (?:internet|acces|sudo)
    `,
    decides: '(?:am (?:decis|hotarat|ales|stabilit)|ramanem (?:la|pe)|trecem (?:la|pe)|mergem pe) [^ ]+',
    environment: `
      server[^ ]*|productie|prod|masina|calculator[^ ]*|laptop[^ ]*|client(?:ul|ii)?|staging[^ ]*|baza de date
      |retea[^ ]*|cluster[^ ]*
    `,
    'kept-at': `
      (?:baza(?: de date)?|token[^ ]*|chei[^ ]*|parol[^ ]*|server[^ ]*|config[^ ]*|staging[^ ]*
        |log[^ ]*)(?: [^ ]+){0,4} (?:e|este|sunt|ruleaza|sta|se afla|asculta|gasesti)(?: [^ ]+){0,3} (?:_path_|_ip_
        |_url_|[0-9]{2,5})
    `,
    place: `
      (?:e|este|sunt|ruleaza|sta|stau|se afla|traieste|se salveaza|vine|vin|merge) (?:doar |mereu |numai |acum )?(?:in
        |pe|la|sub|din|prin|langa) [^ ]+
    `,
    'found-out': `
      s-a dovedit|am (?:aflat|descoperit|invatat|gasit|vazut) ca|(?:cauza|problema|motivul) (?:era|a fost)|era din cauza
      |din cauza ca
    `,
    'you-are-wrong': `
      ^nu ,|(?:e |este )?(?:gresit|incorect|fals)|nu e adevarat|nu e corect|nu asa|de fapt|de ce (?:ai|faci|pui|ti-ai)
      |(?:trebuia|trebuie) sa [^ ]+
    `,
    behaves: `
      (?:returneaza|intoarce|accepta|asteapta|ignora|trimite|scrie|salveaza|numara|blocheaza|refuza|respinge|cere
        |necesita|suporta|nu suporta|foloseste|contine|se sterge|se reseteaza|se suprascrie|se genereaza|se reporneste
        |se opreste|primeste|are nevoie) (?:doar |mereu |numai |de )?[^ ]+
    `,
    recurs: `
      (?:in )?(?:fiecare) (?:luni|marti|miercuri|joi|vineri|sambata|duminica|noapte|dimineata|seara|zi|saptamana|luna)
      |(?:lunea|martea|miercurea|joia|vinerea|sambata|duminica|noaptea)|zilnic|saptamanal|lunar|la miezul noptii
      |la ora [0-9]{1,2}
    `,
    'terse-rule': `
      ^(?:fara|nici un|niciun|nicio) [^ ]+ (?:in|la|pe|dupa|fara|inainte) [^ ]+
      |^(?:[^ ]+ ){1,3}in (?:engleza|romana)(?= [.,!]| $)
    `,
    constraint: `
      cel mult|cel putin|maxim(?:um)?|minim(?:um)?|doar (?:din|prin|pe|in|pentru|cu|de) [^ ]+|nu suporta|inca pe [^ ]+
      |blocat pe [^ ]+
      |(?:impartit|partajat)[^ ]* cu [^ ]+|doar (?:in|pentru) citire|inghetat[^ ]*|nu are (?:docker|gpu|internet|ssh
        |vpn)
    `,
    'format-spec': `
      in (?:engleza|romana)|majuscul[^ ]*|litere mari|litere mici|litera mare|prefix[^ ]*|sufix[^ ]*|indentare[^ ]*
      |singular|plural|camelcase|snake_case
    `,
    'how-you-answer': `
      (?:raspunde|scrie|explica|vorbeste|rezuma)(?:-mi)?(?: [^ ]+){0,3} (?:in (?:engleza|romana)|scurt|concis|pe scurt
        |simplu|fara)
      |fii (?:scurt|concis)|raspunsuri (?:mai )?scurte|intreaba(?:-ma)? (?:inainte|intai|mai intai)
      |nu (?:ghici|presupune|inventa)|fara (?:emoji|emojis|emoji-uri|explicatii)|lasa (?:rezumatele|introducerile)
    `,
    'about-me': `
      (?:eu )?sunt (?:[^ ]+ )?(?:programator|developer|dezvoltator|student|studenta|incepator|incepatoare|designer
        |analist)[^ ]*
      |lucrez (?:pe|la|cu|ca) [^ ]+|invat [^ ]+|(?:laptopul|calculatorul) meu
    `,
    'agent-vices': `
      date de test|dummy|fallback[^ ]*|workaround[^ ]*|emoji[^ ]*|fisiere noi|rezumat[^ ]*|presupuneri|introducer[^ ]*
      |scuze[^ ]*|mock[^ ]*
    `,
    'reuse-existing': '[^ ]+ (?:existent|existenta|existente)|ca (?:si )?(?:celelalte|restul|la celelalte)',
    contrast: `
      in loc de|in loc sa|nu [^ ]+(?: [^ ]+){0,3} ci|, nu [^ ]+|si nu [^ ]+|doar [^ ]+|numai|exclusiv|fara [^ ]+
      |mai degraba|in afara de|cu exceptia
    `,
    'this-over-that': `
      (?:foloseste|folosim|ia|alege) [^ ]+(?: [^ ]+){0,2}(?: ,)? (?:in loc de|nu|si nu) [^ ]+|[^ ]+ in loc de [^ ]+
    `,
    forbids: `
      nu (?:mai )?(?:folosi|scrie|face|adauga|modifica|atinge|sterge|crea|comite|commita|da push|pusha|ghici|presupune
        |inventa|instala|porni|rula|muta|comenta|sari|pune|lasa|schimba|refactoriza|intreba|loga)(?: [^ ]+)?
      |evita|inceteaza|fara [^ ]+|niciun [^ ]+|nicio [^ ]+
    `,
    'dont-forget': 'nu uita',
    reminds: 'asigura-te|ai grija|respecta|trebuie|ar trebui|foloseste|fii atent|verifica',
    'working-style': `
      commit[^ ]*|branch[^ ]*|ramur[^ ]*|prs?|comentari[^ ]*|test[^ ]*|tipuri|nume[^ ]*|variabil[^ ]*|engleza|romana
      |raspuns[^ ]*|explicati[^ ]*|emoji[^ ]*|documentati[^ ]*|dependint[^ ]*|pachet[^ ]*|migrar[^ ]*|migrati[^ ]*
      |changelog[^ ]*|push[^ ]*|lint[^ ]*|scurt[^ ]*
    `,
    reason: 'pentru ca|fiindca|deoarece|altfel|ca sa|de aceea|de-aia',
    'task-order': `
      (?:^|te rog |poti sa |poti |si |apoi |acum )(?:fa|repara|creeaza|scrie|adauga|sterge|modifica|schimba|arata
        |explica|construieste|uita-te|cauta|citeste|implementeaza|actualizeaza|comite|ruleaza|testeaza|porneste
        |genereaza|muta|traduce|refactorizeaza|instaleaza|redenumeste|verifica|corecteaza|rezolva
        |fixeaza)(?:-mi)?(?: [^ ]+)?
    `,
    'this-turn': `
      deocamdata|(?<! de )(?:acum|momentan)|de data asta|azi|astazi|maine|mai tarziu|inca nu|doar (?:aici|asta|in acest)
      |intai|mai intai|temporar
      |, (?:continua|mergi mai departe|da-i inainte)(?= [.!]| $)
    `,
    asks: '^(?:ce|cum|unde|de ce|care|cand|cine|poti|este|e|sunt|exista|ai|se poate|trebuie sa)',
    wonders: 'poate|sa zicem|presupunand|cred ca|ma gandesc|probabil|ce-ar fi|oare|banuiesc',
    reports: `
      eroare[^ ]*|erori[^ ]*|nu (?:merge|functioneaza|porneste|mai merge)|crapa|a crapat|stricat[^ ]*|pica|inca|uneori
      |cateodata|brusc|primesc|se blocheaza
    `,
    approves: '^(?:da|ok|bine|super|perfect|exact|gata|multumesc|mersi|continua|fain|merge)',
    product: `
      utilizator[^ ]*|clienti|pagin[^ ]*|buton[^ ]*|formular[^ ]*|ecran[^ ]*|coloan[^ ]*|culoar[^ ]*|click[^ ]*
      |jucator[^ ]*
      |jocul(?:ui)?|oaspe[^ ]+|profil[^ ]*
    `,
    'points-here': 'asta|acest|aceasta|acesta|acestea|sus|jos|de mai sus',
    'must-be': '^(?!(?:noi|tu|eu|nu|te rog) )(?:[^ ,]+ ){1,4}(?:trebuie|ar trebui|poate|nu poate|sa fie)',
    'stands-now': `
      (?:merge|ruleaza|functioneaza|e|este) (?:[^ ]+ ){0,2}(?:iar|din nou|in sfarsit|acum|deja)(?= [.,!]| $)|^(?:(?:ok
        |acum) )*(?:serverul|aplicatia|containerul)(?: de dev| local)? (?:ruleaza|merge|asculta
        |e pornit[^ ]*) pe (?:portul )?(?:_ip_|_url_|[0-9]{2,5})(?= [.,!]| $)
    `,
    quantity: `
      [0-9]+ (?:de )?(?:zile|saptamani|luni|ani|ore)
    `,
  },
  wishes: {
    pointing: `
      tine minte retine asta aceasta acest nu uita adauga scrie salveaza noteaza pune in la memorie memoria reguli o te
      rog si mereu noteaza-ti noteaza-o retine-o salveaz-o scrie-o adaug-o adauga-o aceste astea lucru lucrul sa uiti
      frumos undeva pentru ti iti si-ti memoreaza memoreaz-o notite regulilor fisier fisierul tii retii tine-o
    `,
    refusal: `
      nu (?:tine minte|retine|salva|nota|scrie|memora) (?:asta|aceasta|acest lucru|astea)
      |nu o (?:salva|nota|retine|scrie)
      |(?:nu (?:e|este) nevoie|nu trebuie|nu e necesar|nu are rost) sa (?:tii minte|retii|salvezi|notezi|scrii
        |memorezi) (?:asta|aceasta|acest lucru|astea)
      |nimic de (?:invatat|retinut|notat|memorat)
    `,
    points: [
      'ține minte asta',
      'salvează asta în memorie',
      'scrie asta în CLAUDE.md',
      'notează-ți asta',
      'nu uita asta',
    ],
    refuses: [
      'nu ține minte asta',
      'nu e nevoie să salvezi asta',
      'nu trebuie să reții asta',
      'nu e nimic de învățat aici',
      'nu nota asta',
    ],
  },
  yes: [
    'Rulează mereu testele înainte de commit.',
    'nu face niciodată push direct pe main',
    'aici folosim pnpm, nu npm',
    'de acum încolo răspunde în română',
    'ține minte că baza de date de staging e pe portul 5433',
    'ți-am mai zis să nu adaugi comentarii',
  ],
  no: ['repară testul', 'de ce crapă?', 'da, continuă', 'adaugă un buton pe pagină', 'crapă mereu când salvez'],
}
