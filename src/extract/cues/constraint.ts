import type { Cue } from './cue.ts'

export const constraint: Cue = {
  id: 'constraint',
  because: 'names a version, a limit or a condition of the surroundings',
  weight: 1,
  expression: {
    en: `
      (?:minimum|min|max|maximum|at most|at least|no more than|up to|under|over|limit(?:ed)?(?: is| to| of)?|capped at
        |only (?:have|has|supports?|works?|runs?|accepts?|allows?|reachable|available)) (?:supported |support |spec 
        |of |about |to |with |on |from )?(?:[^ ]+ )?v?[0-9][^ ]*
      |(?:is|are|its|was|be) (?:still |now |only |all |already |currently |mounted |kept |marked |served )?(?:on|at|locked|pinned|stuck|compiled
        |built|based|frozen|archived|shared|read-only|readonly|public|private|open source|internal|limited|capped
        |licensed|blocked|dead|eol|legacy|unsupported|offline|air-?gapped|behind|managed|generated|vendored|symlinked
        |mirrored|hosted|owned|throwaway|little endian|big endian|utc)
      |only (?:reachable|available|accessible|visible|installed|works?|runs?|supported|allowed|possible|licensed|valid
        |exposed|deployed) (?:from|over|via|in|on|with|through|to|for|inside|during|until|at|by|behind|under|when
        |if) [^ ]+
      |(?:is|are) the only (?:one|ones|[^ ]+) (?:that|who|which|with|allowed|able)
      |(?:this|it|the [^ ]+) is (?:still )?(?:[a-z]+ ){0,2}v?[0-9][0-9.]*
      |(?:dont|doesnt|does not|do not) (?:support|exist|have|accept|allow|handle|work) (?:it |that |this |them )?(?:here
        |there|on|in|with|yet|anymore)
      |(?:we|they|customers?|clients?) (?:are )?(?:still )?(?:on|run|running|use|support
        |have) (?:[a-z]+ )?v?[0-9][0-9.x]*
      |^(?:(?:so|and|but|btw|fyi|because|also|sorry) (?:, )?)?were (?:still |currently )?(?:stuck|locked|pinned|limited|bound|on) (?:on |to |at |with )?(?!(?:fire|it|this|that|the (?:same|wrong|right)|track|page) )[^ ]+
      |only works? (?:with|on|in|if|from)|breaks? (?:the|with|if|on|us)
      |(?:needs?|requires?|takes?|expects?) (?:about |a |an |the |at least |root |sudo )?(?:[0-9~][^ ]*|gpu|vpn|pr
        |pull request|merge request|token|approval|ticket|review|restart)
      |rate[- ]limits? (?:us |you )?(?:at|is|to|of) [0-9][^ ]*|(?:will|ll|itll) stay (?:that way|like that|as it is)
      |and (?:up|above|newer|later)(?= [,.!]| $| so)|source of truth|in prod(?:uction)?
      |(?:budget|quota|limit|cap|ceiling|target|deadline|timeout|window|size|rate|resolution|voltage|frequency|clock
        |baud|threshold|tolerance|retention|latency|capacity|sla|ttl|price|fee|vat|tax)(?: [^ ]+){0,5} (?:is
        |are) [0-9~][^ ]*
      |(?:is|are|its|runs?|lags?) (?:delayed|ahead|behind|offset|late|shifted) (?:by )?[^ ]+
      |(?:every|each|all|on|only) (?:monday|tuesday|wednesday|thursday|friday|weekend|night|morning|month|week|sprint
        |quarter|release|tenant|env|environment|customer)s?
      |older than [^ ]+(?: [^ ]+)? (?:is|are|gets?|goes?) (?:always |automatically )?(?:archived|deleted|removed
        |purged|dropped|moved|anonymi[sz]ed|wiped|cold)
      |(?:is|are|gets?) (?:[^ ]+ )?(?:kept|retained|stored|valid|cached) for [^ ]+ (?:days?|weeks?|months?|years?
        |hours?)
      |(?:numbered|billed|priced|stored|partitioned|sharded|deployed|configured|versioned|licensed|split
        |tracked) per (?:country|region|tenant|customer|client|site|store|shop|branch|warehouse|school|project|team
        |year|month|currency|language|environment)
      |has (?:its|their) own (?:schema|database|db|bucket|subdomain|domain|server|instance|repo|repository|pipeline
        |namespace|vpc|account|cluster|branch|queue|index|table|key|certificate|deployment)
      |(?:has|have|got|with) no (?:internet|network|outbound|ssh|root|usb|gpu|staging)(?: [^ ]+)?
      |(?:shared with|partitioned by|split by|sharded by) [^ ]+
    `,
    de: `
      (?:hat kein[^ ]*|haben kein[^ ]*|gibt es kein[^ ]*|maximal|mindestens|hochstens|minimum|nur|bis zu|noch auf
        |lauft mit|fahrt|gesperrt|eingefroren|veraltet|fest auf|unterstutzt (?:nur|kein[^ ]*)|dauert) ?[^ ]*
      |alter als [^ ]+(?: [^ ]+){1,2} (?:[^ ]+ ){0,3}(?:archiv[^ ]*|geloscht|entfernt|verschoben|anonymisiert)
      |(?:eigene[ns]?|eigener) (?:schema|datenbank|db|bucket|subdomain|domain|server|instanz|repo|pipeline|namespace
        |konto|account|cluster|branch|queue|index|tabelle|schlussel|zertifikat)|kein(?:en)? (?:internetzugang
        |internetzugriff|netz|zugang|zugriff|internet|adminrechte)
      |(?:pro|je) (?:land|mandant|mandanten|kunde|region|filiale|projekt|standort|jahr|monat
        |wahrung) (?:[^ ]+ )?(?:nummeriert|gezahlt|abgerechnet|getrennt|gespeichert|berechnet|vergeben|verwaltet)
      |(?:laufen|lauft) (?:alle |nach )[0-9]+ (?:tagen?|wochen|monaten?|jahren?)(?: ab)?
      |mit (?:dem |der |den )?[^ ]+(?: [^ ]+){0,2} geteilt|teilen wir (?:uns )?mit [^ ]+|(?:ist|sind) (?:nur lesbar
        |schreibgeschutzt|eingefroren|unveranderlich)|nimmt nur [^ ]+|(?:werden|wird) (?:[^ ]+ ){1,4}(?:aufgehoben
        |behalten|vorgehalten|geteilt)
      |readonly|nur lesen|[0-9]+ (?:aufrufe|anfragen|requests) pro|ab (?:ios|android) [0-9]+|(?:internet )?nur uber [^ ]+
    `,
    fr: `
      (?:accessible[s]? (?:que|uniquement|seulement)|(?:seulement|uniquement) (?:depuis|via|par|sur|dans)|max|maximum
        |minimum|au plus|au moins|limite a|bloque a|verrouille|uniquement|encore en|que [0-9]+)
      |(?:de )?plus (?:de|dun|dune) [^ ]+(?: [^ ]+)? (?:est|sont) (?:[^ ]+ )?(?:archive|supprime|efface|purge|deplace
        |anonymise)[^ ]*
      |(?:son|sa|leur) propre (?:schema|base|bucket|sous-domaine|domaine|serveur|instance|depot|repo|pipeline|compte
        |cluster|branche|file|index|table|cle|certificat)
      |(?:na|nont|ai|a) pas (?:dacces|acces|internet|docker|les droits|de reseau)(?: [^ ]+){0,2}
      |(?:numerote|facture|stocke|separe|range)e?s? par (?:pays|region|client|locataire|site|magasin|projet|annee|mois
        |devise)
      |(?:conserve|garde|valable|valide)e?s? (?:pendant )?[^ ]+ (?:jours|semaines|mois|ans)|expire[nt]* (?:tous les
        |au bout de|apres) [^ ]+
      |(?:y a|ya|il ny a|ny a) que [^ ]+(?: [^ ]+)? qui [^ ]+|whitelist[^ ]*
      |partagee?s? avec [^ ]+|en lecture seule|(?:est|sont) (?:geles?|gelees?|figes?|figees?)
      |naccepte(?:nt)? que [^ ]+|ne (?:supporte|prend|lit|parle|tourne)(?:nt)? que [^ ]+|gardee?s? [0-9]+ [^ ]+|(?:na
        |nont) pas (?:de |d)?(?:docker[^ ]*|gpu|internet[^ ]*|ssh|root[^ ]*|sudo|vpn[^ ]*|cache|redis[^ ]*
        |backup[^ ]*)
      |lecture seule|[0-9]+ (?:appels|requetes) (?:par|a l)|sur le reseau de|par le proxy|sans internet
    `,
    es: `
      (?:maximo|minimo|como mucho|al menos|limite de|limitado a|bloqueado|congelado|sigue en|todavia en
        |solo (?:soporta|acepta|funciona))
      |(?:de )?mas de [^ ]+(?: [^ ]+)? se (?:archiva|borra|elimina|purga|mueve|anonimiza)n?
      |su[s]? propi[oa]s? (?:esquema|base|bucket|subdominio|dominio|servidor|instancia|repo|repositorio|pipeline
        |cuenta|cluster|rama|cola|indice|tabla|clave|certificado)
      |no tiene[n]? (?:acceso|internet|salida|permisos|docker|red)(?: [^ ]+){0,2}
      |(?:numera|factura|guarda|separa)n? por (?:pais|region|cliente|tienda|proyecto|sede|ano|mes|moneda)
      |(?:caduca|vence|expira)n? (?:cada|a los|tras|en) [^ ]+|(?:conserva|guarda)n? (?:durante )?[^ ]+ (?:dias|semanas
        |meses|anos)
      |(?:se comparte|compartid[oa]s?|se comparten) con [^ ]+|(?:de )?solo lectura|congelad[oa]s?
      |no tiene[n]? (?:docker[^ ]*|gpu|internet[^ ]*|ssh|root[^ ]*|sudo|vpn[^ ]*|cache|redis[^ ]*|backup[^ ]*)
      |(?:maximo|minimo|permite|admite) (?:de )?[0-9]+|solo lectura|hace falta (?:sudo|vpn|permiso)
      |[0-9]+ peticiones por|pasar por el proxy
    `,
    pt: `
      (?:maximo|minimo|no maximo|pelo menos|limite de|limitado a|travado|congelado|ainda em|so (?:aceita|funciona
        |suporta|tem|existe))
      |com mais de [^ ]+(?: [^ ]+)? (?:e|sao) (?:arquivad|apagad|removid|excluid|movid|anonimizad)[^ ]*
      |(?:seu|sua|o seu|a sua) proprio (?:schema|esquema|banco|bucket|subdominio|dominio|servidor|repo|repositorio
        |pipeline|cluster|branch|indice)
      |(?:sua|a sua) propria (?:base|instancia|conta|fila|tabela|chave|branch)
      |nao tem acesso (?:a|ao|na|no) [^ ]+|nao tenho (?:docker|acesso|permissao|internet)
      |(?:numerad|faturad|guardad|separad|armazenad)[oa]s? por (?:pais|regiao|cliente|loja|projeto|ano|mes|moeda)
      |(?:expira|vence)m? (?:a cada|em|depois de|apos) [^ ]+|(?:guardad|mantid)[oa]s? por [^ ]+ (?:dias|semanas|meses
        |anos)
      |compartilhad[oa]s? com [^ ]+|(?:somente|so|apenas) leitura|congelad[oa]s?|nao tem (?:docker[^ ]*|gpu
        |internet[^ ]*|ssh|root[^ ]*|sudo|vpn[^ ]*|cache|redis[^ ]*|backup[^ ]*)
      |so leitura|[0-9]+ (?:chamadas|req|requisicoes) por|minimo e o? ?[0-9]+|nao vai mudar
    `,
    ru: `
      (?:максимум|минимум|не больше|не меньше|лимит|только на|заморожен[^ ]*|не поддерживает[^ ]*|не тянет|до [0-9]+
        |еще на|ещё на|(?:доступ[^ ]+|открыт[^ ]*|видн[аоы]|виден) (?:только|лишь) [^ ]+)
      |старше [^ ]+(?: [^ ]+)? (?:удаля|архивиру|уход|чист|обезлич)[^ ]+
      |сво[йяею]+ (?:схема|схему|база|базу|бакет|поддомен|домен|сервер|инстанс|репозиторий|репа|пайплайн|аккаунт
        |кластер|ветка|очередь|индекс|таблица|ключ|сертификат)
      |нет (?:доступа|интернета|докера|выхода|прав)(?: [^ ]+){0,2}|(?:отдельно|отдельная|отдельный|свой) (?:для
        |на) кажд[^ ]+ (?:стран[^ ]+|клиент[^ ]*|регион[^ ]*|магазин[^ ]*|проект[^ ]*)
      |(?:истекает|истекают|протухает|протухают) (?:каждые|через|раз в) [^ ]+|хран[^ ]+ (?:[^ ]+ )?(?:дней|недел[^ ]+
        |месяц[^ ]*|лет|года)
      |общ(?:ий|ая|ее|ие) с [^ ]+|дел(?:им|ится) с [^ ]+|только (?:на чтение|для чтения)|нет (?:gpu|vpn|ssh|docker
        |докера|кэша|бэкапов)
      |(?:максимум|минимум) [0-9]+|минимальн[^ ]+ (?:андроид|версия|ios|sdk)|обновлять (?:никто )?(?:не дадут|нельзя|не даст|не будем)|только (?:через|на чтение|читаем)|одно ядро
    `,
    it: `
      massimo|minimo|almeno|al massimo|limite di|bloccat[oaie]|solo (?:da|con|su|in|via|dalla|dal|fino)
      |ancora (?:su|con|in)|non (?:supporta|accetta)[^ ]*|non si (?:puo|possono) [^ ]+ (?:in|da|con|su|senza) [^ ]+|(?:e|sono) (?:ferm[oaie]|fissat[oaie]) (?:a|alla|su)
      |fino a [0-9]+|raggiungibil[ei] solo|funziona(?:no)? solo|in sola lettura|solo (?:tramite|dentro|se)
      |non (?:regge|tollera) [^ ]+|sotto (?:le|i|gli) [0-9]+|(?:meno|piu) di [0-9]+
      |piu vecch[ieao]+ di [^ ]+(?: [^ ]+)?|(?:suo|sua|proprio|propria) (?:schema|database|bucket|sottodominio|dominio
        |server|istanza|repo|pipeline|account|cluster|branch|coda|indice|tabella|chiave)
      |non (?:ha|hanno|ho) (?:accesso|internet|docker|permessi|rete)(?: [^ ]+){0,2}|per (?:[^ ]+ )?(?:giorni|settimane
        |mesi|anni)(?= [.,]| $)
      |scad(?:e|ono) (?:ogni|dopo|tra) [^ ]+
      |condivis[oaie] con [^ ]+|congelat[oaie]|non (?:ha|hanno) (?:docker[^ ]*|gpu|internet[^ ]*|ssh|root[^ ]*|sudo
        |vpn[^ ]*|cache|redis[^ ]*|backup[^ ]*)
      |sola lettura|[0-9]+ chiamate al|da (?:android|ios) [0-9]+ in su|serve il proxy|nessuno lo aggiorna
    `,
    nl: `
      maximaal|minimaal|hoogstens|alleen (?:via|op|vanaf|met|in|bereikbaar)|nog op|niet ondersteund
      |ondersteunt (?:geen|alleen)|max|min|minstens|ten minste|alleen (?:binnen|vanuit|voor|toegankelijk|beschikbaar)
      |(?:werkt|draait|bereikbaar|beschikbaar|toegestaan) alleen|zit(?:ten)? (?:nog )?vast (?:op|aan)|alleen-lezen
      |limiet|read-only|onder de [0-9]+|(?:minder|meer) dan [0-9]+
      |ouder dan [^ ]+(?: [^ ]+)?|eigen (?:schema|database|bucket|subdomein|domein|server|instantie|repo|pipeline
        |account|cluster|branch|queue|index|tabel)
      |(?:heeft|hebben|heb) geen (?:internet[^ ]*|toegang|docker|netwerk|rechten)|per (?:land|klant|regio|winkel
        |project|jaar|maand|valuta) genummerd
      |(?:worden|wordt) (?:[^ ]+ ){1,2}(?:jaar|maanden|weken|dagen) bewaard
      |gedeeld met [^ ]+|bevroren|(?:heeft|hebben) geen (?:docker[^ ]*|gpu|internet[^ ]*|ssh|root[^ ]*|sudo|vpn[^ ]*
        |cache|redis[^ ]*|backup[^ ]*)
    `,
    pl: `
      maksymalnie|minimum|najwyzej|co najmniej|tylko (?:z|przez|na|w|dla|do|od)|jeszcze na|nie (?:obsluguje|wspiera)
      |limit|max|min|nie wiecej niz|przynajmniej|zablokowan[^ ]+ na|zamrozon[^ ]+|przypiet[^ ]+ do|tylko do odczytu
      |dostepn[^ ]+ (?:tylko|wylacznie)|wylacznie (?:z|przez|na|w)|ograniczon[^ ]+ do
      |(?:nadal|wciaz) (?:[^ ]+ )?na [^ ]+|(?:mniej|wiecej) niz [0-9]+|ponizej [0-9]+
      |starsze niz [^ ]+(?: [^ ]+)?|wlasn[^ ]+ (?:schemat|baze|bucket|subdomene|domene|serwer|instancje|repo|pipeline
        |konto|klaster|branch|kolejke|indeks|tabele)
      |nie ma(?:ja|m)? (?:dostepu|internetu|dockera|sieci|uprawnien)(?: [^ ]+){0,2}|(?:osobno
        |oddzielnie) dla kazde[^ ]+ (?:kraju|klienta|regionu|sklepu|projektu)
      |wygasa(?:ja)? (?:co|po) [^ ]+|przechowywan[^ ]+ (?:przez )?[^ ]+ (?:dni|tygodni[^ ]*|miesi[^ ]+|lat|lata)
      |wspoldzielon[^ ]+|dzielimy (?:sie )?[^ ]*(?: [^ ]+)? z [^ ]+|nie ma(?:ja|my)? (?:docker[^ ]*|gpu|internet[^ ]*
        |ssh|root[^ ]*|sudo|vpn[^ ]*|cache|redis[^ ]*|backup[^ ]*)
    `,
    tr: `
      (?:en fazla|en az|sinir[^ ]*|sadece [^ ]+(?:dan|den|tan|ten|da|de|ta|te|la|le)|hala [^ ]+(?:da|de|ta|te)
        |desteklem[^ ]+)
      |salt okunur|(?:ile|ortak) (?:paylasiliyor|kullaniliyor)
    `,
    vi: '(?:toi da|toi thieu|it nhat|gioi han|chi (?:co|duoc|vao|chay|tu|ho tro)|van (?:dung|con)|khong ho tro)',
    ar: '(?:الحد الأقصى|الحد الاقصى|على الأكثر|على الأقل|فقط (?:من|في|على|عبر)|لا يدعم|ما يدعم|لا يتصل|محدود)',
    hi: '(?:zyada se zyada|kam se kam|sirf [^ ]+ (?:se|pe|par|me)|limit|support nahi|अधिकतम|कम से कम|सिर्फ|केवल)',
    id: '(?:maksimal|minimal|paling (?:banyak|sedikit)|dibatasi|masih (?:pakai|pake|di)|cuma (?:bisa|support))',
    zh: `
      (?:最多|最少|至少|上限|下限|不超过|不超過|限制|只支持|只支援|不支持|不支援|锁(?:在|死)|鎖(?:在|死)|版本|固定|还是[a-z]|還是[a-z]|只能用|只能寫|只能写|只有[0-9一两二三四]
        |升不上去|不给升|撐不住|撑不住|每(?:天|周|週|月|季)|凌晨|冻结|凍結)
      |超过[^,，。]{1,6}的[^,，。]{1,8}会|(?:自己的|独立的?|单独的?) ?(?:schema|库|数据库|子域名|域名|服务器|实例|仓库|桶|集群|分支|队列|表|账号)
      |(?:不能|没法|无法|上不了|不能上|没有)(?:访问|连|上)?(?:外网|公网|互联网|docker)|保留[0-9一两二三四五六七八九十]+(?:天|周|个月|年)
      |(?:跟|和|与|與)[^,，。]{1,10}(?:共用|共享)|只读|唯讀
      |(?:起码|最低) ?[0-9]+|用不了|拉依赖得
    `,
    ja: `
      (?:最大|最小|まで(?:しか|。|、|$)|上限|下限|以内|固定|しか(?:ない|使え|対応|動か|入っ)|非対応|対応して(?:い?ない|ません)|古い|縛り|制限|毎(?:朝|晩|週|月|日)|凍結|のまま
        |バージョン)
      |[0-9一二三四五六七八九十]+(?:日|週間|か月|ヶ月|年)(?:以上)?前の|(?:ごと|毎)に(?:サブドメイン|スキーマ|db|データベース|サーバー?|リポジトリ|バケット|インスタンス|アカウント)
      |(?:インターネット|ネット|外部)に(?:出られ|つなが|繋が|アクセスでき)ない|[0-9]+(?:日|週間|か月|ヶ月|年)間(?:保存|保管|残)
      |(?:と|で)共[用有](?:です|してい|して|の|し)|読み取り専用|(?:gpu|docker|インターネット|ネット|ssh|vpn)(?:は|が)(?:ない|ありません|使えない)
      |[0-9]+(?:以上|以下|未満)|[0-9]+回まで|(?:上げ|変え|更新す)る予定|固定(?:です|$|。)|しかない
    `,
    ko: `
      (?:최대|최소|까지만|상한|제한|이내|(?:에서만|로만|만) ?(?:접근|접속|열려|가능|들어가)|계정만 ?있|고정|밖에 ?(?:안|못|없)|지원 ?안|미지원|버전|아직|매(?:일|주|월)|동결
        |구버전)
      |전용(?:이|입|임|$| )|에서만 ?(?:돌|실행|배포|빌드|써|쓴)|(?:와|과|랑) (?:공유|같이 ?(?:씀|써|쓴다|쓰))|읽기 ?전용|(?:gpu|docker|도커|인터넷|ssh)(?:가|는|이)? 없(?:어|음|다|습)
      |최소 (?:버전|sdk)? ?[0-9]+|까지만|고정(?:임|이야|$)|금지(?:야|임|$)|(?:올릴|바꿀) 계획|승인 ?(?:이|은)? ?(?:있어야|필요)
    `,
    any: `
      (?:read-?only|readonly|append-only|eol|air-?gapped|immutable)(?= [.,!]| $)
    `,
  },
  yes: [
    'we’re stuck on unity 2021',
    'the archive is read-only',
    'das Testsystem wird mit dem Vertrieb geteilt',
    'la base d’essai est en lecture seule',
    'klaster współdzielony z innym zespołem',
    'minimum supported ios is 15',
    'the suite is pinned to 2.1',
    'unity 锁在 2021.3',
    '最大2秒までしか待てない',
    '최대 32자',
    'максимум 10 строк',
    'their api rate limits at 10 per second',
    "the old app is php and it'll stay that way",
    'we support node 18 and up',
    'photos older than a year are deleted',
    'each farm has its own bucket',
    'jede Filiale hat ein eigenes Schema',
    'chaque ferme a sa propre base',
    'cada granja tiene su propia base',
    'cada loja tem seu próprio banco',
    'ogni negozio ha il suo database',
    'elke winkel heeft een eigen database',
    'каждая точка имеет свою базу',
    '超过半年的照片会清理',
    '店舗ごとにデータベースがある',
    'the disk is mounted read-only',
    'y a que la preprod qui peut appeler',
    'gpu-a는 서빙 전용이야',
    'GPUはない',
  ],
  no: [
    'were on the wrong page',
    'fix the page',
    'make the field readonly in the form',
    'why is that',
    'each card has its own color',
    'the disk is full',
  ],
}
