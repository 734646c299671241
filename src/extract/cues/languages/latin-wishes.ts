import type { Language } from '../cue.ts'
import type { WishWords } from './language-cues.ts'

/** How people point at what should be remembered, and how they refuse it, in the languages in Latin letters whose cues are in the tables. */
export const latinWishes: Readonly<Partial<Record<Language, WishWords>>> = {
  en: {
    pointing: `
      please pls plz also and so ok okay yes yeah yep sure right good great cool nice perfect thanks thank cheers then
      now just too well btw fyi by way can could would will should shall must need want like id i you u we us me lets
      let make do dont be is are was going have has to not remember note save store add put write record persist log
      drop stick append include keep mind commit update capture memorize memorise take bear get forget never ever always
      learn know this that it these those them they one ones all both everything what said just_said say above below
      here there the a an your my our its own into in inside on onto with for as at of from down up somewhere last next
      time times later future forward reference session sessions chat chats conversation conversations every each
      forever permanently permanent long-term long term project repo memory memories _memoryfile_ _path_ md file files
      rule rules entry entries notes line lines section guideline guidelines instruction instructions preference
      preferences convention conventions learning learnings lesson lessons knowledge base doc docs document
      documentation context agent agents claude info information point points thing things part two three four five six
      seven some several few more following again important very really carefully exactly bit word words says saying stating
    `,
    refusal: `
      (?:no need to|(?:dont|do not|neednt|need not)(?: (?:need|have) to)?) (?:remember|memorize|memorise|note|save
        |record|write|jot) (?:this|that|it|these|those)(?: down)?(?= [.,;!]| please| either| $| (?:to|in) (?:your |the )?memory)
      |nothing (?:here )?(?:to|worth) (?:remember|remembering|learn|learning|noting|memorizing)
    `,
    points: [
      'remember that',
      'save this to memory please',
      'write it into CLAUDE.md',
      'note this down',
      'never forget this',
    ],
    refuses: [
      "don't remember that",
      'no need to save this',
      'there is nothing to learn here',
      "please don't note that down",
      "you don't have to remember this",
    ],
  },
  de: {
    pointing: `
      bitte das dies dieses diese diesen es dir dich ihn sie alles beides auch noch mal doch ja und die der den dem des
      zu zur zum fur auf als ins im ein datei regel regeln notiz notizen gedachtnis anweisung anweisungen schreib
      schreibe schreiben notier notiere notieren pack packe trag trage nimm speicher speichere speichern merk merke
      merken fuge hinzu rein dazu nicht vergessen vergiss denk denke dran daran behalte behalt kopf immer kunftig
      zukunft nachstes nachste nachsten beim ab jetzt kannst konntest du wir uns mir ich mochte will dass genau so
      irgendwo fest euch davon gespeichert
    `,
    refusal: `
      (?:merke?|notiere?|speichere?|schreibe?|trage?)(?: dir)? (?:das|dies|es)(?: dir)?(?: bitte)? nicht
      |(?:das|dies|es) (?:musst|brauchst|sollst) du(?: dir)? nicht(?: zu)? (?:merken|notieren|speichern|aufschreiben
        |aufzuschreiben|behalten)
      |(?:musst|brauchst)(?: du)? (?:dir )?(?:das|dies|es)(?: dir)? nicht (?:zu )?(?:merken|notieren|speichern
        |aufschreiben|aufzuschreiben)
      |(?:das|dies|es) nicht (?:merken|notieren|speichern|aufschreiben)
      |(?:nichts|nix)(?: [^ ]+){0,2} zu (?:merken|lernen|notieren)
    `,
    points: [
      'merk dir das',
      'speicher das bitte im Gedächtnis',
      'schreib es in die CLAUDE.md',
      'notier dir das',
      'vergiss das nicht',
    ],
    refuses: [
      'merk dir das nicht',
      'das musst du dir nicht merken',
      'das brauchst du nicht zu speichern',
      'hier gibt es nichts zu lernen',
      'schreib das bitte nicht auf',
    ],
  },
  fr: {
    pointing: `
      ca cela ceci ces cette ce cet le la les l en ta ton tes ma mon mes dans ajoute ajouter note noter mets mettre
      enregistre ecris garde garder sauvegarde inscris souviens-toi souviens rappelle-toi retiens retenir toi bien sil s
      il te vous plait svp stp pour y tout aussi et regle regles consigne consignes fichier memoire avenir lavenir
      prochaine prochaines fois futur toujours noublie n oublie pas jamais de d du des au aux a un une moi que peux tu
      enregistre-le enregistre-la note-le note-la note-ca note-les ecris-le ecris-la mets-le mets-la ajoute-le ajoute-la
      garde-le sauvegarde-le rappelle-le-toi retiens-le retiens-la memorise-le memorise lecris quelque part souviens-ten
      noubliez retenez notez enregistrez ecrivez ajoutez ajoutez-le notez-le enregistrez-le gardez se
    `,
    refusal: `
      n?(?:retiens|note|enregistre|memorise|sauvegarde|ecris|garde|ajoute|retenez|notez|enregistrez) pas (?:ca|cela
        |ceci)
      |(?:le|la|les) (?:retiens|note|sauvegarde|memorise|garde|mets|retenez|notez) pas
      |l(?:enregistre|ecris|ajoute|enregistrez|ecrivez) pas
      |(?:pas (?:besoin|la peine|necessaire)|inutile) (?:de (?:le |la |ten )?|d|de l)(?:retenir|noter|enregistrer
        |souvenir|memoriser|sauvegarder|ecrire|garder)(?: (?:ca|cela|ceci))?(?= [.,!]| $| dans)
      |rien (?:a |d)(?:retenir|apprendre|noter|memoriser)
    `,
    points: [
      'retiens ça',
      'enregistre-le dans ta mémoire',
      'écris-le dans CLAUDE.md',
      'note-le quelque part',
      "n'oublie pas ça",
    ],
    refuses: [
      'ne retiens pas ça',
      "pas besoin d'enregistrer ça",
      'inutile de le noter',
      "il n'y a rien à apprendre ici",
      "ne l'écris pas dans CLAUDE.md",
    ],
  },
  es: {
    pointing: `
      esto eso esta este estas estos lo los las el al del y e en tu tus mi mis su por favor agrega agregalo anade
      anadelo anota anotalo anotate apunta apuntalo guarda guardalo pon ponlo mete escribe escribelo registra registralo
      recuerda recuerdalo recuerdala recorda acuerdate acordate ten tene cuenta toma nota notas no te olvides memoria
      regla reglas instrucciones archivo siempre proxima vez futuro adelante ahora para que sepas tambien todo todas
      todos puedes apuntala anotala guardala ponla escribela registrala agregala anadela olvidalo ello memorizalo
      memoriza tomala recordalo recordemos anotad apuntad guardad claude algun lado sitio memorizar
    `,
    refusal: `
      no (?:lo|la|los) (?:recuerdes|guardes|anotes|apuntes|memorices|registres|escribas|recuerde|guarde|anote)
      |no (?:recuerdes|guardes|anotes|apuntes|memorices|registres|escribas) (?:esto|eso)
      |no (?:hace falta|es necesario|necesitas|tienes que|hay que|hace falta que|es necesario que) (?:lo (?:guardes
        |recuerdes|anotes|apuntes)|(?:guardar|recordar|anotar|apuntar|memorizar|que lo guardes|que lo recuerdes
        |que lo anotes|que lo apuntes)(?:lo| esto| eso)?(?= [.,!]| $| en))
      |nada que (?:aprender|recordar|anotar|memorizar)
    `,
    points: ['recuérdalo', 'guarda esto en tu memoria', 'escríbelo en CLAUDE.md', 'apúntalo', 'no lo olvides'],
    refuses: [
      'no recuerdes esto',
      'no hace falta guardar esto',
      'no lo guardes',
      'aquí no hay nada que aprender',
      'no es necesario que lo apuntes',
    ],
  },
  pt: {
    pointing: `
      isso isto este essa esse essas esses o os as na no nas nos ao da do das dos um uma seu sua meu minha adiciona
      adicione anote guarde salva salve poe coloca coloque escreve registre bota lembra lembre lembra-se lembre-se disso
      disto dele dela tenha mente nao esquece esqueca esquecas regras instrucoes arquivo sempre futuras pra tudo tambem
      pode ai escreva salve-o salve-a anote-o anote-a guarde-o adicione-o registre-o se lembrar anota-o escreve-o
      salva-o guarda-o memorize memoriza ponha inclua inclui acrescenta acrescente favor lugar algum te
    `,
    refusal: `
      nao (?:precisa|precisas|e preciso|tem que|e necessario)(?: se| de)? (?:lembrar|salvar|anotar|guardar|memorizar
        |registrar) (?:disso|disto|isso|isto)
      |nao (?:se |te )?(?:lembre|lembres|guarde|guarda|guardes|anote|anota|anotes|salve|salva|memorize
        |registre)(?:-se)? (?:isso|isto|disso|disto)
      |nada (?:para|pra|a|que) (?:se )?(?:aprender|lembrar|anotar|memorizar)
    `,
    points: [
      'lembre-se disso',
      'salve isso na memória',
      'escreva isso no CLAUDE.md',
      'anota isso',
      'não se esqueça disso',
    ],
    refuses: [
      'não precisa lembrar disso',
      'não precisa salvar isso',
      'não guarde isso',
      'não há nada para aprender aqui',
      'não anote isso',
    ],
  },
  it: {
    pointing: `
      questo quello questa queste questi ciò cio lo la le gli nel nella alla alle ai nei per favore aggiungi aggiungilo
      annota annotalo salva salvalo metti mettilo scrivi scrivilo memorizza ricorda ricordalo ricordati tieni presente
      conto mente non dimenticare regole regola istruzioni file sempre anche tutto puoi di che ricordatelo ricordarlo
      segnatelo segnalo prendine nota prendi dimenticarlo dimenticartelo dimenticarti dimentica scrivila salvala mettila
      aggiungila annotala memorizzalo memoriza registralo tienilo tienine qualche parte ne ti te
    `,
    refusal: `
      non (?:ricordar|salvar|annotar|memorizzar|scriver|segnar|registrar)(?:lo|la|telo|li)
      |non (?:lo|la) (?:ricordare|salvare|annotare|memorizzare|scrivere)
      |non (?:serve|occorre|ce bisogno di|e necessario|devi|bisogna) (?:ricordar|salvar|annotar|memorizzar|scriver
        |segnar)(?:lo|telo|ti|e) ?(?:questo|cio|questa cosa)?(?= [.,!]| $| in| nella)
      |(?:niente|nulla) da (?:imparare|ricordare|annotare|memorizzare)
    `,
    points: ['ricordatelo', 'salvalo nella memoria', 'scrivilo nel CLAUDE.md', 'prendine nota', 'non dimenticarlo'],
    refuses: [
      'non ricordarlo',
      'non serve salvarlo',
      "non c'è bisogno di salvare questo",
      "qui non c'è niente da imparare",
      'non scriverlo in CLAUDE.md',
    ],
  },
  nl: {
    pointing: `
      dit dat deze die het de een je jouw mijn onze aan bij zet schrijf voeg toe bewaar sla op onthoud onthou vergeet
      niet denk eraan geheugen regels instructies bestand altijd ook alles kun jij alsjeblieft graag even noteer noteren
      onthouden opslaan hem ergens opschrijven er neem kunt u wil gelieve aub svp tevens
    `,
    refusal: `
      onthoud (?:dat|dit|het)(?: maar)? niet
      |(?:sla|schrijf|noteer|bewaar|zet) (?:dat|dit|het)(?: maar)? niet(?: op| in)?
      |(?:dat|dit|het) hoef je niet (?:te )?(?:onthouden|op te slaan|bewaren|noteren|op te schrijven)
      |(?:niet nodig|onnodig|geen reden) om (?:dit|dat|het) (?:op te slaan|te onthouden|te bewaren|te noteren
        |op te schrijven)
      |hoeft? (?:je )?(?:dit|dat|het) niet (?:te onthouden|op te slaan|te noteren|op te schrijven|te bewaren)
      |niets? te (?:leren|onthouden)
    `,
    points: ['onthoud dat', 'sla dit op in je geheugen', 'zet het in CLAUDE.md', 'schrijf dat op', 'vergeet dit niet'],
    refuses: [
      'onthoud dat niet',
      'dit hoef je niet te onthouden',
      'niet nodig om dit op te slaan',
      'hier valt niets te leren',
      'schrijf dit niet op',
    ],
  },
  pl: {
    pointing: `
      to tego te ten ta prosze dodaj zapisz dopisz wpisz zanotuj zapamietaj pamietaj sobie do w na pamieci pamiec zasad
      zasady instrukcji pliku notatek zawsze tez wszystko mozesz nie zapomnij przyszlosc uwadze miej tym tej tych je ja
      notatki notatkach zapamietac zapisac gdzies pamietac o wpisac nim niej zachowaj umiesc dopisac
    `,
    refusal: `
      nie (?:zapamietuj|zapisuj|notuj|wpisuj|dopisuj|zapamietaj)(?: sobie)? (?:tego|tej|tych)
      |nie (?:musisz|trzeba|potrzeba|warto|ma potrzeby)(?: sobie)? (?:tego|o tym) (?:zapamietywac|zapisywac|notowac
        |pamietac|zapamietac|zapisac)
      |nie (?:musisz|trzeba|warto) (?:zapamietywac|zapisywac|notowac|pamietac) (?:tego|o tym)
      |tego nie (?:musisz|trzeba|zapisuj|zapamietuj)(?: zapamietywac| zapisywac| notowac)?
      |(?:nic|niczego|co)(?: [^ ]+)? do (?:zapamietania|nauczenia|nauki)
    `,
    points: ['zapamiętaj to', 'zapisz to w pamięci', 'wpisz to do CLAUDE.md', 'zanotuj to sobie', 'nie zapomnij o tym'],
    refuses: [
      'nie zapamiętuj tego',
      'nie musisz tego zapisywać',
      'nie trzeba tego zapamiętywać',
      'nie ma tu nic do zapamiętania',
      'nie zapisuj tego',
    ],
  },
  tr: {
    pointing: `
      bunu sunu onu bunlari bu su o lutfen hafizana hafizaya bellegine kurallara kurallarina notlara notlarina ekle yaz
      kaydet not al et unutma aklinda tut olsun hatirla da de her zaman hafizada hafiza bellege bellekte bellek bunlar
      icin aklinin kosesine kosesinde kenara kaydedin yazin unutmayin ekleyin hatirlayin tutun e a ye ya na ne ina ine
      dosyasina dosyaya kurallar ozellikle olur lar bi bir yere mi misin hafizanda
    `,
    refusal: `
      (?:bunu|sunu|onu|bunlari)(?: (?:hafizana|hafizaya|hafizanda|bellege|bellegine|notlara|notlarina|kurallara
        |kurallarina|_memoryfile_|lutfen|sakin))? (?:hatirlama|kaydetme|not etme|not alma|yazma|ezberleme
        |aklinda tutma)(?= [.,!]| $| lutfen)
      |(?:hatirlamana|kaydetmene|not etmene|not almana|aklinda tutmana|hatirlamaya|kaydetmeye|not almaya|not etmeye
        |ezberlemeye) gerek (?:yok|degil)
      |(?:ogrenilecek|hatirlanacak|not edilecek|not alinacak) (?:bir )?(?:sey )?yok
    `,
    points: [
      'bunu hatırla',
      'bunu hafızana kaydet',
      'bunu CLAUDE.md dosyasına yaz',
      'bunu hafızana yaz',
      'bunu unutma',
    ],
    refuses: [
      'bunu hatırlamana gerek yok',
      'bunu kaydetme',
      'bunu hafızana kaydetmene gerek yok',
      'burada öğrenilecek bir şey yok',
      'bunu not etme',
    ],
  },
  vi: {
    pointing: `
      hay ky dieu nay do cai them ghi luu viet vao nho giup nhe nha bo chu quy tac luon di lai ca quen dung de lam on
      voi xin viec chuyen kia no vua roi ghi_nho bo_nho tri minh a chep muc tep quy_tac cho
    `,
    refusal: `
      (?:dung|khong can|khong phai|khoi|khoi can)(?: phai)? (?:ghi nho|nho|ghi lai|luu lai|luu|ghi)(?: dieu| cai| viec
        | chuyen)? (?:nay|do|kia|no|dau)(?= [.,!]| $| nhe| nha| vao)
      |khong co (?:gi|dieu gi) (?:de|can|dang) (?:hoc|nho|ghi nho|ghi lai)
    `,
    points: [
      'hãy nhớ điều này',
      'lưu cái này vào bộ nhớ',
      'ghi nó vào CLAUDE.md',
      'ghi lại điều đó nhé',
      'đừng quên điều này',
    ],
    refuses: [
      'không cần nhớ điều này',
      'đừng lưu cái này',
      'không cần ghi lại đâu',
      'không có gì để học ở đây',
      'đừng ghi nhớ việc này',
    ],
  },
  id: {
    pointing: `
      ini itu tolong tambahkan tambahin simpan catat masukkan masukin tulis ke dalam di memori aturan catatan ingat
      inget selalu juga ya dong jangan lupa semua dituliskan hal ini-itu nya deh lah kan tulislah ingatlah ingat-ingat
      masukkanlah catatlah simpanlah dicatat disimpan diingat mohon agar supaya untuk yang tadi barusan pada memorinya
      sini situ
    `,
    refusal: `
      (?:jangan|(?:tidak|tak|gak|ga|nggak|ngga|enggak) (?:perlu|usah)) (?:ingat|inget|simpan|catat|tulis|mengingat
        |menyimpan|mencatat) (?:ini|itu|hal ini|hal itu)
      |^(?:(?:ini|itu|yang ini) )?(?:jangan|(?:tidak|tak|gak|ga|nggak|ngga|enggak) (?:perlu|usah)) di(?:ingat|inget
        |simpan|catat)(?= [.,!]| $| ya| kok| dulu)
      |(?:tidak|tak|gak|ga|nggak) ada yang (?:perlu |bisa |harus )?(?:dipelajari|diingat|dicatat)
    `,
    points: ['ingat ini', 'simpan ini ke memori', 'tulis itu di CLAUDE.md', 'catat ini ya', 'jangan lupa ini'],
    refuses: [
      'jangan ingat ini',
      'tidak perlu simpan ini',
      'gak usah dicatat',
      'tidak ada yang perlu dipelajari di sini',
      'jangan simpan itu ke memori',
    ],
  },
}
