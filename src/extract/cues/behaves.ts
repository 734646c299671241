import type { Cue } from './cue.ts'

export const behaves: Cue = {
  id: 'behaves',
  because: 'says how a system, a file or data behaves',
  weight: 1,
  expression: {
    en: `
      (?<! (?:it|this|that|which|what|who|everything|nothing|something|still|to|and|i|you|button|page) )(?<! (?:how
        |why|when|where|whether|if|what|that|which) (?:the )?[^ ]+ )(?:only |always |also |just |already |actually |silently |never )?(?:(?:accepts
        |rejects|expects|ignores|strips|throttles|truncates|rounds|overwrites|wipes|reboots|delivers|sends|emits
        |refreshes|rotates|speaks|submits|retries|stores|keeps|uses|requires|allows|forbids|depends|relies|inherits
        |comes|listens|polls|reverts|owns|serves|arrives) (?![,.:;?!)] |that |which |by )[^ ]+|(?:blocks|cuts|writes
        |reads|outputs|measures|counts|syncs|caches|locks|ships|caps|points|resets|restarts|expires|charges|bills
        |supports|starts|stops) (?:at|to|down|up|off|on|from|in|as|only|the|a|an|every|each|all|its|with|per|by|after
        |before|us|everything|anything|big|little|raw|json|xml|utf-?8|[0-9][^ ]*|[^ ]+s)|(?:talks?|connects?) to (?:a
        |an|the|our) (?:real|live|shared|test|old|production|sandbox|remote) [^ ]+|(?:fires|kicks in|triggers
        |runs) (?:after|every|at|only|once|twice|before)|(?:chokes on|trips over|balks at|barfs on|falls over on
        |pulls in|drags in) [^ ]+|has its own|has no|has only|only has|only knows|only takes)
      |(?:the|our|their|my|all|these|those) (?:[^ ]+ ){0,2}[^ ]+s (?:only |always |also |never )?(?:come|arrive|accept
        |reject|expect|ignore|use|require|support|speak|submit|send|deliver|contain|count|share|depend|inherit|live
        |go) (?!the )[^ ]+
      |(?<! (?:it|this|that|which|button|page) )(?:silently|quietly|implicitly|transparently) [^ ]+s(?! (?:and|or|but) )(?= )
      |(?<! (?:it|this|that|page|button|still|and|i|you) )(?:doesnt|does not|cant|cannot|wont|isnt able to) (?:accept
        |support|allow|know|understand|guarantee|preserve|expose|like|tolerate|handle|care about|reach|talk to) [^ ]+
      |(?<! (?:it|this|that|page|button|and|i|you|we|still) )(?<! (?:if|when|whether
        |because) (?:the )?[^ ]+ )(?<! (?:if|when|whether|because) [^ ]+ [^ ]+ )(?:doesnt|does not) have (?!to |the |any |a |been )[^ ]+
      |(?:they|[^ ]+s) (?:dont|do not) (?:accept|support|allow|know|guarantee|preserve|expose|tolerate|handle
        |care about) [^ ]+
      |(?:is|are|gets?) (?:only |always |all |automatically |usually |still )?(?:wiped|reset|reloaded|refreshed|purged
        |rotated|restarted|rebuilt|regenerated|synced|overwritten|truncated|throttled|rate[- ]limited|proxied|mirrored
        |backed up|bounced|encrypted|numbered|billed|partitioned|sharded|append[- ]only|case[- ]sensitive
        |denormali[sz]ed|zero[- ]indexed|one[- ]indexed|switched off|turned off|shut down|signed|metered)(?: [^ ]+)?
      |(?:isnt|arent|is not|are not) (?:unique|sorted|reliable|stable|thread[- ]safe|reentrant|idempotent|monotonic
        |transactional|atomic|deterministic|guaranteed|trustworthy|trusted|comparable|public|reachable|in sync
        |under version)
      |still (?:uses?|runs? on|talks? to|relies on|depends? on|reads?(?: from)?|speaks?|calls?
        |writes? to) (?:v[0-9][^ ]*|[^ ]+ v?[0-9][0-9.]*|(?:the |our |an? )?(?:old|legacy|previous|deprecated) (?:api
        |cms|endpoints?|server|database|db|service|importer|exporter|client|sdk|library|backend|schema|protocol|queue
        |system|version|site|format|cluster))
      |(?:is|are) (?:still |only |all |always )?(?:consumed|imported|fed|pulled|polled|fetched|parsed|scraped|used
        |read) (?:by|from|into) (?!me |you |now )[^ ]+
      |(?:is|are|gets?) (?:only |always |all |automatically |usually |still )?(?:archived|reindexed|recalculated
        |recomputed|anonymi[sz]ed|replicated|retained|stored|kept) (?:in|as|on|at|for|per|by|every|until|after|once
        |daily|weekly|hourly|nightly|monthly) (?!(?:the wrong|mind|this|that|it) )[^ ]+
    `,
    de: `
      (?:liefert|liefern|akzeptiert|akzeptieren|erwartet|erwarten|ignoriert|ignorieren|schickt|schicken|sendet|senden
        |schreibt|misst|messen|zahlt|speichert|speichern|kommt|kommen|lauft|laufen|kennt|kennen|verlangt|verlangen
        |blockiert|blockt|rundet|braucht|brauchen|benutzt|nutzt|verwendet|basiert|gilt|gelten|unterstutzt|bekommt
        |hat(?= (?:nur|kein|keine|keinen|noch|schon))) (?:nur |immer |alle |kein[^ ]* )?[^ ]+
      |(?:wird|werden) (?:nur |immer |jede[^ ]* |alle )?(?:[^ ]+ ){0,4}(?:geloscht|zuruckgesetzt|uberschrieben
        |generiert|gespeichert|gesichert|synchronisiert|gestartet|abgeschaltet|gerundet|gespiegelt|verschlusselt
        |gepflegt)
      |gibts? (?:es )?(?:da|dort|hier|bei [^ ]+|im [^ ]+)? ?nicht
      |(?:wird|werden) (?:[^ ]+ ){0,5}(?:archiviert|aufbewahrt|abgelegt|rotiert|importiert|exportiert|aktualisiert
        |geholt|gezogen|eingespielt|nummeriert|abgerechnet|neu gebaut|neu aufgebaut|anonymisiert|repliziert|genutzt
        |benutzt|gelesen)
      |(?:spricht|redet|nutzt|benutzt|verwendet|lauft|laufen|hangt|sprechen|reden|nutzen) (?:immer )?noch (?:mit|auf
        |uber|an|die|den|das) [^ ]+
      |(?:liegt|liegen) (?:alle )?(?:in|im|auf|bei) [^ ]+|(?:meldet|melden|gibt|geben) (?:nur |immer 
        |alle )?[^ ]+ in [^ ]+
      |(?:landet|landen) (?:nach [^ ]+ [^ ]+ |immer |automatisch )?(?:in|im|auf) [^ ]+
    `,
    fr: `
      (?:renvoie|renvoient|accepte|acceptent|attend|attendent|ignore|ignorent|envoie|envoient|ecrit|mesure|compte
        |coupe|bloque|bloquent|refuse|refusent|exige|exigent|utilise|utilisent|supporte|supportent|tourne|tournent
        |arrive|arrivent|contient|contiennent|livre|livrent) (?:que |pas |seulement |toujours )?[^ ]+
      |(?:est|sont) (?:toujours |tous |toutes |deja )?(?:eteint|eteinte|eteints|coupe|coupee|vide|videe|purge|purgee
        |reinitialise[^ ]*|ecrase[^ ]*|sauvegarde[^ ]*|stocke[^ ]*|chiffre[^ ]*|genere[^ ]*|limite[^ ]*
        |partage[^ ]*)(?: [^ ]+)?
      |(?:est|sont) (?:encore |toujours |tous |toutes |automatiquement )?(?:archive|conserve|stocke|numerote|supprime
        |reconstruit|regenere|replique|rafraichi|importe|consomme|deploye|heberge|facture|anonymise|remis)e?s? (?:a 
        |au |en |dans |par |pendant |tous |toutes |chaque |le |la |les |depuis |sur )?[^ ]+
      |(?:utilise|utilisent|parle|parlent|tourne|tournent|depend|dependent|passe|passent) (?:encore|toujours) [^ ]+
      |(?:vient|viennent|provient|proviennent) (?:de|du|des) [^ ]+
    `,
    es: `
      [^ ]+ (?:devuelve[n]?|acepta[n]?|espera[n]?|ignora[n]?|manda[n]?|envia[n]?|escribe[n]?|mide[n]?|cuenta[n]?
        |corta[n]?|bloquea[n]?|rechaza[n]?|exige[n]?|usa[n]?|soporta[n]?|corre[n]?|llega[n]?|contiene[n]?|entrega[n]?
        |guarda[n]?|redondea[n]?) (?:solo |siempre |en |por )?[^ ]+
      |se (?:borra[n]?|reinicia[n]?|resetea[n]?|sobrescribe[n]?|guarda[n]?|apaga[n]?|actualiza[n]?|genera[n]?
        |sincroniza[n]?|sube[n]?|vacia[n]?|calcula[n]?|mide[n]?)(?: [^ ]+)?
      |(?:es|son) (?:la buena|el bueno|la correcta|las buenas|los buenos)
      |(?:todavia|aun|sigue[n]?) (?:usa[n]?|usando|habla[n]?|hablando|corre[n]?|corriendo|depende[n]?|dependiendo) [^ ]+
      |[^ ]+ (?:usa[n]?|habla[n]?|corre[n]?|depende[n]?) (?:todavia|aun) [^ ]+
      |se (?:archiva[n]?|conserva[n]?|almacena[n]?|elimina[n]?|numera[n]?|reconstruye[n]?|rota[n]?|importa[n]?
        |factura[n]?|replica[n]?|despliega[n]?|guarda[n]?) (?:en |por |cada |cinco |los |las |durante |solo )?[^ ]+
      |(?:viene[n]?|sale[n]?|llega[n]?) de [^ ]+
    `,
    pt: `
      [^ ]+ (?:devolve[m]?|retorna[m]?|aceita[m]?|espera[m]?|ignora[m]?|manda[m]?|envia[m]?|grava[m]?|mede[m]?
        |conta[m]?|corta[m]?|bloqueia[m]?|rejeita[m]?|exige[m]?|usa[m]?|suporta[m]?|roda[m]?|chega[m]?|vem|contem
        |entrega[m]?|guarda[m]?|arredonda[m]?) (?:so |sempre |em |por )?[^ ]+
      |(?:e|sao) (?:apagad[oa]s?|zerad[oa]s?|resetad[oa]s?|sobrescrit[oa]s?|gerad[oa]s?|sincronizad[oa]s?
        |desligad[oa]s?|limitad[oa]s?)(?: [^ ]+)?
      |ainda (?:usa[m]?|fala[m]?|roda[m]?|depende[m]?|le[em]?) [^ ]+|[^ ]+ (?:usa[m]?|fala[m]?|roda[m]?
        |depende[m]?) ainda [^ ]+
      |(?:e|sao) (?:arquivad|guardad|armazenad|numerad|eliminad|reconstruid|rotacionad|importad|atualizad|faturad
        |replicad|mantid)[oa]s? (?:em |por |pelo |pela |no |na |a |de |toda |todo |aos |cada )?[^ ]+
      |(?:vem|saem|sai|chegam) (?:do|da|de|dos|das) [^ ]+|fica[m]? (?:em|no|na|num|numa) [^ ]+
    `,
    it: `
      [^ ]+ (?:accetta|accettano|aspetta|ignora|ignorano|manda|mandano|invia|inviano|scrive|scrivono|misurano|blocca
        |bloccano|rifiuta|rifiutano|usa|usano|supporta|supportano|gira|girano|arriva|arrivano|contiene|contengono|va
        |vanno|restituisce|restituiscono|richiede|salva) (?:solo |sempre |in |con )?[^ ]+
      |(?:viene|vengono) (?:[^ ]+ )?(?:cancellat[oaie]|azzerat[oaie]|resettat[oaie]|sovrascritt[oaie]|generat[oaie]
        |sincronizzat[oaie]|spent[oaie]|salvat[oaie])
      |(?:legge|leggono|conta|contano|arrotonda|scade|scadono|taglia|perde|tronca|conserva|risponde|rispondono
        |legge solo) (?:solo |sempre |in |con |ogni |dopo |anche )[^ ]+
      |(?:viene|vengono|e|sono) (?:[^ ]+ )?(?:archiviat|conservat|memorizzat|salvat|numerat|eliminat|ricostruit|ruotat
        |importat|aggiornat|fatturat|replicat)[oaie] (?:in |per |dal |da |ogni |nel |nella |su |dopo )?[^ ]+
      |[^ ]+ (?:usa|usano|parla|parlano|gira|girano|dipende|dipendono) ancora [^ ]+
      |si (?:aggiorna|aggiornano|svuota|rigenera|resetta|sincronizza) (?:ogni|di|alle|dal|da) [^ ]+|(?:viene|vengono
        |arriva|arrivano) (?:da|dal|dalla|dai) [^ ]+
    `,
    nl: `
      (?:draait|draaien|accepteert|verwacht|negeert|stuurt|sturen|schrijft|meet|telt|blokkeert|weigert|gebruikt
        |ondersteunt|komt|komen|levert|leveren|bewaart|heeft|hebben|staat|staan|loopt|lopen) (?:alleen |altijd |geen |maar |nog )?(?:op |in |via |uit |van |achter )?[^ ]+
      |wordt? (?:elke |iedere |altijd )?(?:[^ ]+ ){0,3}(?:gewist|gereset|overschreven|gegenereerd|gesynchroniseerd
        |uitgezet)
      |(?:geeft|geven|leest|rondt|kent|kapt|retourneert|verloopt|verlopen|vereist|eist) (?:alleen |altijd |geen |maar |na |elke )(?:[^ ]+)
      |wordt? (?:[^ ]+ ){0,4}(?:gearchiveerd|bewaard|opgeslagen|genummerd|verwijderd|geroteerd|geimporteerd|ververst
        |opgehaald|herbouwd|gefactureerd)
      |worden (?:[^ ]+ ){0,4}(?:gearchiveerd|bewaard|opgeslagen|genummerd|verwijderd|geroteerd|geimporteerd|ververst
        |opgehaald|gefactureerd|gewist)
      |(?:gebruikt|gebruiken|praat|praten|draait|draaien|leunt) nog (?:steeds )?(?:met|op|via|de|het) [^ ]+
    `,
    pl: `
      (?:przyjmuje|przyjmuja|oczekuje|ignoruje|ignoruja|wysyla|wysylaja|zapisuje|mierzy|liczy|blokuje|odrzuca|wymaga
        |wymagaja|uzywa|uzywaja|obsluguje|obsluguja|dziala(?: tylko| na| w)|przychodzi|przychodza|zawiera|zwraca
        |zwracaja|ma|maja|stoi|chodzi) (?:tylko |zawsze |na |w |z |po )?[^ ]+
      |jest (?:codziennie |zawsze )?(?:czyszczon[^ ]+|resetowan[^ ]+|nadpisywan[^ ]+|generowan[^ ]+|wylaczan[^ ]+)
      |(?:czyta|podaje|resetuje sie|trzyma|trzymaja|wygasa|restartuje sie|odswieza sie|zaokragla|ucina|kasuje
        |nadpisuje|rozumie) (?:tylko |zawsze |na |w |z |po |do |co )[^ ]+
      |(?:jest|sa|bywa) (?:[^ ]+ )?(?:archiwizowan|przechowywan|zapisywan|numerowan|usuwan|odbudowywan|rotowan
        |importowan|odswiezan|aktualizowan|czyszczon|resetowan|kasowan|replikowan)[^ ]+ (?:w |na |co |przez |osobno 
        |po |z |dla )?[^ ]+
      |(?:nadal|wciaz|dalej|jeszcze) (?:korzysta|korzystaja|uzywa|uzywaja|gada|gadaja|stoi|chodzi|dziala|polega) (?:z 
        |na |ze )?[^ ]+
      |(?:trafia|trafiaja) do [^ ]+|(?:pochodzi|pochodza|przychodzi|przychodza) (?:z|ze|od) [^ ]+|trzymane w [^ ]+
    `,
    tr: `
      (?:calisiyor|geliyor|kabul ediyor|destekliyor|desteklemiyor|kabul etmiyor|kullaniyor|kullanamayiz|kullanamiyoruz
        |siliniyor|sifirlaniyor|gonderiyor|bekliyor|tutuyor)(?= [.,!]| $)
      |(?:tutuluyor|saklaniyor|uretiliyor|olusturuluyor|yaziliyor|yenileniyor|guncelleniyor)(?= [.,!]| $)
    `,
    vi: `
      (?:chi co|chi nhan|chi chay|chi ho tro|khong ho tro|khong nhan|khong chap nhan|tra ve|gui|luu|ghi|dung|bi xoa
        |bi reset|tu dong|duoc luu|duoc tao|co san|chi cho) [^ ]+
    `,
    ru: `
      (?:отда[её]т|отдают|принимает|принимают|жд[её]т|игнорирует|шл[её]т|шлют|отправляет|пишет|пишут|считает|считают
        |блокирует|режет|отклоняет|требует|требуют|использует|используют|поддерживает|поддерживают|содержит|приходит
        |приходят|ходит|ходят|умеет|умеют|хранит|хранят|возвращает|возвращают|округляет) (?:только |всегда |в |из )?[^ ]+
      |(?:чистится|чистят|сбрасывается|перезаписывается|обновляется|обновляются|генерируется|пересоздается
        |пересоздаётся|выключается|удаляется|удаляются|перезапускается|кэшируется|синхронизируется
        |затирается)(?: [^ ]+)?
      |(?:хранится|хранятся|архивируется|архивируются|нумеруется|нумеруются|ротируется|ротируются|пересобирается
        |пересобираются|импортируется|импортируются|тянется|тянутся|подтягивается|подтягиваются|реплицируется
        |реплицируются|лежит в|лежат в|уходит в|уходят в) [^ ]+
      |(?:до сих пор|все еще|всё ещё|по-прежнему) (?:ходит|ходят|использует|используют|сидит|сидят|работает на
        |работают на|стоит|зависит|зависят) [^ ]+
      |(?:приходит|приходят|берется|берутся|берётся) из [^ ]+
    `,
    ar: `
      (?:يقبل|تقبل|يرفض|ترفض|يرسل|ترسل|يرجع|ترجع|يدعم|تدعم|لا يدعم|ما يدعم|يحتاج|تحتاج|يستخدم|تستخدم|يمسح|تمسح|ينحذف
        |تنحذف|يتحدث|تتحدث|عندنا|ليس|ليست|وليس|وليست) [^ ]+
      |(?:يتولد|تتولد|بيتولد|مخزنة?|محفوظة?) [^ ]+
    `,
    hi: `
      (?:sirf|keval|bas) [^ ]+(?: [^ ]+){0,4} (?:leta|leti|lete|accept karta|support karta|chalta|chalti|deta|deti
        |aata|aati|hai|hain)
      |[^ ]+ (?:ho jata|ho jati|ho jate|hota|hoti|hote|karta|karti|karte|aata|aati|aate|deta|deti|chalta|chalti|rehta
        |rehti) (?:hai|hain)
      |ही (?:है|हैं|चलता|चलती)|(?:होता|होती|करता|करती|आता|आती|जाता|जाती|चलता|चलती|देता|देती|रहता|रहती) (?:है|हैं)
    `,
    zh: `
      (?:会(?:自动|定期|定时|被)?(?:重置|清空|清掉|清理|覆盖|过期|失效|截断|限流|同步|刷新|重启|丢失)|會(?:自動|定期|被)?(?:重置|清空|清掉|清理|覆蓋|過期|失效|截斷|限流|同步|刷新
        |重啟)|返回的[^,，。]{0,10}(?:都)?是|單位(?:都)?是|单位(?:都)?是|不(?:接受|保证|保證|支持|支援|区分|區分|唯一)|只(?:接受|认|認|收|返回|存|保留|传|傳)|默认(?:是
        |用|走)|預設(?:是|用)|没有(?=[^,，。]{2,12}(?:功能|函数|接口|索引|权限))|升级不了|升級不了)
      |会(?:自动|定期|被|自动被)?(?:归档|删除|清理|删掉|备份|轮转|合并)|按(?:国家|地区|客户|租户|门店|年份|月份)[^,，。]{0,4}(?:编号|划分|分表|分库|存|拆分|计费)
      |(?:还|仍|依然|仍然)(?:在用|用的|在跑|跑的|依赖|走的?)|(?:以|用|按)[^,，。]{1,5}(?:为单位)?(?:存储|存的|保存|存库)|(?:来自|取自|同步自) ?[a-z一-鿿]
      |(?:每(?:天|周|月|年|小时|晚|周日))[^,，。]{0,8}(?:重建|同步|轮转|备份|刷新|更新|重置|清空|归档)|保留[0-9一两二三四五六七八九十]+(?:天|周|个月|年)
    `,
    ja: `
      (?:(?:リセット|削除|上書き|初期化|再起動|同期|更新|クリア|キャッシュ|暗号化|ローテーション)され(?:る|ます|て)|しか(?:受け付け|受け取|返さ|持って|対応)|(?:受け付け|返し
        |(?<!と)返ってき|送って|吐か|出力し)(?:る|ます|てき|てくる)|単位は|(?:は|が)(?:ユニーク|一意)では?(?:ない|あり)|前提(?:です|だ|に|で)|になって(?:い)?(?:る
        |ます)(?:。|$))
      |(?:アーカイブ|保存|保管|採番|再構築|ローテート|取り込|インポート|集計|バックアップ|再作成)(?:され|ま?れ)(?:る|ます|て)
      |(?:まだ|いまだに|今も)[^、。]{1,16}(?:使って|動いて|参照して|依存して|叩いて)(?:い?る|い?ます)|ごとに(?:[^、。]{0,8})(?:振られ|分かれ|異な|違|取り込|ある$|ある )
      |(?:から|より)(?:来る|来ます|来てる|取り込|取得して|同期)
    `,
    ko: `
      (?:(?:초기화|삭제|덮어쓰기|리셋|재시작|동기화|갱신|캐시|암호화)(?:됨|된다|돼요?|됩니다|되니)|(?:만|밖에) ?(?:받|지원|돼|됨|됩니다|허용|쓸 ?수)|단위(?:는|가|임)|기준(?: |이야
        |임|입니다|이에요)|(?:하|되|대|쓰|지나|건드리|누르)면 ?(?:큰일|죽(?:어|습|는)|날아|꽉|뻗)|(?:들어|나|내려|넘어)(?:와|옴|온다|옵니다))
      |(?:보관|아카이브|저장|재생성|수집|백업)(?:됨|된다|돼요?|됩니다|되어)|아직 ?(?:도 )?[^,.]{1,14}(?:쓰고 있|써요|씀|사용 ?중|돌아가)
    `,
    id: `
      (?:cuma|hanya) (?:nerima|menerima|dukung|mendukung|punya|bisa|jalan|baca) [^ ]+
      |(?:direset|dihapus|ditimpa|dibersihin|dibersihkan|dimatiin|dimatikan|disinkron|dibulatkan)(?: [^ ]+)?
      |(?:disimpan|digenerate|dibuat otomatis|diurus|dikelola|di-generate) [^ ]+|hasil generate
    `,
  },
  yes: [
    'the old simulator writes big endian',
    'staging gets wiped every sunday',
    'patient_id is not unique across sites',
    'our students submit as zip',
    'the gateway only accepts xml',
    'the api does not allow two tokens',
    'die Sensoren liefern Zehntelgrad',
    'le pare-feu bloque les websockets',
    'el ERP acepta solo csv',
    'de service draait alleen op de oude server',
    '测试库每天会重置',
    'データは毎晩リセットされます',
    '매일 밤 초기화됨',
    'the class file chokes on hyperref',
    'the integration tests talk to a real stripe account',
    'the kiosk still talks to the old api',
    'meter readings are stored as deltas',
    'die Belege werden nach einem Jahr archiviert',
    'les relevés sont conservés en ligne',
    'los recibos se archivan cada mes',
    'os recibos são arquivados todo mês',
    'la cassa usa ancora il vecchio server',
    'de bonnen worden elk jaar gearchiveerd',
    'paragony są przechowywane w chmurze',
    'касса до сих пор ходит в старый сервис',
    '小票会被归档',
    'レシートは倉庫に保管されます',
    '영수증은 3년 보관됨',
    'the SDK silently drops fields',
  ],
  no: [
    'no such fileと返ってきます',
    'write a parser',
    'send it to me',
    'what does it do',
    'it uses the cache',
    'the menu still uses the old font',
    'still the same',
    'it silently fails',
  ],
}
