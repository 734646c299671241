import type { Cue } from './cue.ts'

export const reports: Cue = {
  id: 'reports',
  because: 'reports what happened or is broken',
  weight: -1.2,
  expression: {
    en: `
      never happens|(?:only|doesnt|does not) happen[^ ]*|works (?:on|for) (?:my|me)|(?:cant|cannot|couldnt) reproduce
      |(?<! (?:handle|catch|wrap|log|throw|return|even on) )errors?(?! (?:messages?|handling|codes?|types?|class
        |classes|strings?|texts?|states?|as [^ ]+|boundar[^ ]+|(?:are|get) (?:returned|thrown|wrapped|logged|values?
        |always|never)|(?:always |only |never )?(?:go|bubble|propagate)))
      |failing(?! (?:test|assertion|check|build|case|line|step))
      |(?<! (?:or|else|otherwise) (?:it|they) )(?<! (?:when|if|whenever|unless|until|once) (?:the |a |any )?[^ ]+ )(?<! (?:will|would|may|might|can|must|should|to) )fails?
      |failed|broken|crash(?:es|ed|ing)?|(?<! (?:are|is|for) (?:for )?)bugs?(?! ?fix)
      |(?:doesnt|didnt|wont) (?:get|gets)(?! (?:touched|edited|merged|shipped|deployed|committed|released|pushed
        |reviewed|approved|translated))
      |(?:doesnt|didnt|isnt|wasnt|wont|arent) (?:work|working|show|showing|see|load|loading|appear|seem|compile|build
        |start|open|update|match|happen|display|run)[^ ]*
      |(?<! otherwise [^ ]+ )(?<! otherwise the [^ ]+ )(?:dont|not|i dont) (?:work|working|show|showing|see|load
        |loading|appear|seem|compile|match|happen)[^ ]*
      |still (?:the|not|getting|see|there|fail|broken|have|happen|same|wrong|says)[^ ]*
      |(?:we|i)(?: are|re| am|m)(?: still| now| also| again| currently)? (?:getting|seeing|having|hitting|experiencing
        |facing)
      |i(?: am|m)? (?:get|getting|got|see|saw|seeing|ran|tried|clicked|opened|restarted|deleted|did|just|still|noticed
        |made|created|added|pushed|merged|have a)
      |(?:there(?: i|)s|there are|theres) (?:a|an|some|still|another|already|new)(?! (?:[^ ]+ )?(?:repo|repository
        |environment|cluster|wiki|policy|rule|convention|quota|rate limit))
      |expect(?:s|ed)(?: [^ ]+){1,4} but (?:gets?|got|received|was|is|found|returned)
      |stuck(?! on [^ ]+ [0-9])|weird
      |odd(?! (?:minor|major|versions?|numbers?|numbered|ports?|lines?|rows?|columns?|pages?|days?|weeks?|years?|ones
        |bytes?|values|indices|indexes))
      |(?<!^ )wrong|missing|undefined|null|(?<! (?:without|no) )exception|traceback|warning|timeout
      |(?:it|this|that|page|screen|build|app|ci|lint|test|tests) (?:just|keeps|still(?! (?:supports?|uses?|calls?|needs?|depends?|ships?|relies) )|says|shows|seems|looks) [^ ]+
      |happening
      |(?:is|are) (?:not |no longer |still |now |currently |suddenly |all )?(?:failing|broken|missing|wrong|gone
        |unavailable|empty|blank|red|stuck(?! on [^ ]+ [0-9])|leaking|hanging)
      |^getting (?!(?:the|a|to|started) )[^ ]+|regression|leak(?:s|ing)?|sometimes|randomly|intermittent(?:ly)?|every now and then|out of nowhere|suddenly
      |issue is|looks? (?:good|fine|ok|wrong|odd|better)
      |(?:only|just) (?:works?|loads?|starts?|shows?(?: up)?|appears?|updates?|runs?) (?:if|when|once|after
        |whenever) i(?= )
      |when i (?:try|click|press|hit|tap)|(?:if|when|once|unless|until|after|whenever) i (?:restart|reload|refresh|reboot|reopen|log out|clear the cache
        |hit refresh)
    `,
    de: `
      fehler|kaputt|geht (?:schon wieder )?nicht|hangt (?:sich|(?:schon |immer )?wieder)|funktioniert nicht|absturz|sturzt ab|klappt nicht|immer noch|bekomme|manchmal|ab und zu|nicht durch(?= [,.!]| $)
      |plotzlich|sporadisch
      |(?:wenn|sobald|nachdem|bis) ich (?:[^ ]+ ){0,4}(?:neu (?:starte|lade)|neustarte|neulade|aktualisiere|reloade
        |refreshe|ausloggen?)
      |(?:geht|lauft|funktioniert|klappt|ladt|startet) (?:nur|erst)(?: ,)? (?:wenn|nachdem|sobald) ich
      |wenn ich (?:(?:[^ ,]+ ){0,5}(?:klicke|drucke|offne|tippe)|versuche)|doppelt|die ganze zeit|wird nicht (?:mehr )?(?:angezeigt|aktualisiert|gespeichert|geladen)
      |komisch|seltsam|merkwurdig|verzogert|verspatet|flackert|ruckelt|zu (?:langsam|spat)
    `,
    fr: `
      erreur|marche pas|ne marche|plante|casse|toujours (?:pas|le|la)|bug|parfois|de temps en temps|soudain
      |(?:si|quand|apres que|tant que) je (?:ne )?(?:redemarre|recharge|rafraichis|relance|reconnecte|vide le cache)
      |(?:nest|ne sont) (?:pas|plus) (?:ecrit|affiche|enregistre|charge|pris|envoye|sauvegarde|appele|execute|trouve|cree|supprime|appliqu)[^ ]*(?= quand| lorsque| si | apres| alors| [.!]| $)|quand je (?:fais|clique|lance|essaie|essaye|veux|ouvre|reprends)|tout le temps|en double|ne se (?:met|mettent|charge|chargent|ferme|affiche|affichent)|(?:saffiche|sactualise|charge) (?:pas|plus)
      |sans rien dire|bloquee? sur|une fois sur (?:deux|trois|dix)
    `,
    es: `
      error|no funciona|no anda|falla|roto|sigue|no anduvo|se cae|a veces|de repente
      |(?:si|cuando|hasta que|despues de que) (?:yo )?(?:no )?(?:reinicio|recargo|refresco|reabro|actualizo la pagina
        |borro la cache)
      |cuando (?:yo )?(?:intento|hago clic|abro|pulso|entro|le doy)|todo el rato|por duplicado|dobles? en|llegan? dobles?|no se (?:actualizan?|ven?|muestran?|guardan?|cargan?|abren?|cierran?)
      |se queda colgado|no cuadra|revienta|sin avisar|llega sin
    `,
    pt: `
      erro|nao funciona|falha|quebrado|continua|deu|nao abre|travou|as vezes|de repente|do nada
      |(?:se|quando|ate|depois que) (?:eu )?(?:nao )?(?:reinici(?:o|ar)|recarreg(?:o|ar)|atualiz(?:o|ar) a pagina
        |reabr(?:o|ir)|limp(?:o|ar) o cache)
      |quando (?:eu )?(?:tento|clico|abro|aperto|entro)|duplicad[oa]s?|o tempo todo|nao (?:atualiza|salva|carrega|aparece|abre|fecha|some)[m]?
    `,
    it: `
      errore|non (?:funziona|parte|va piu)|rotto|a volte|ogni tanto|allimprovviso|errori di
      |non (?:si apre|si vede|carica|compila|compare|appare|passa|passano|salva|risponde|succede)
      |(?<! (?:altrimenti|senno|no) )fallisc(?:e|ono)|si (?:blocca|pianta)|crasha[^ ]*
      |continu[ao] a (?:dare|fallire|dire|crashare|ricevere|vedere|avere)|ho un problema
      |(?:se|quando|finche|dopo che) (?:io )?(?:non )?(?:riavvio|ricarico|rilancio|riapro|aggiorno la pagina
        |svuoto la cache)
      |non si (?:aggiorna|vede|apre|chiude|carica|salva)(?:no)?|in doppio|due volte
      |sbagliat[oaie]|in ritardo|e fermo|(?:non )?risponde piu|si blocca
    `,
    nl: `
      fout|werkt niet|doet het niet|soms|kapot|foutmelding|(?<! anders )(?:faalt|falen|crasht)
      |(?:werkt|lukt|laadt|verschijnt) (?:nog )?(?:steeds )?niet|nog steeds(?! (?:op|in gebruik) )|ik krijg|krijg ik
      |hangt|loopt vast|blijft (?:wit|leeg|hangen|staan|laden)|opeens|ineens|plotseling|af en toe|gaat (?:iets )?mis
      |klopt niet
      |(?:als|wanneer|nadat|totdat) ik (?:[^ ]+ ){0,4}(?:herstart|herlaad|ververs|opnieuw (?:start|laad|open)|refresh)
    `,
    pl: `
      blad|nie dziala|czasem|zepsut[^ ]+|nagle
      |nie (?:przechodzi|przechodza|laduje|dzialaja|wyswietla|otwiera|pokazuje|widac)
      |(?<! inaczej )(?:wywala|wysypuje|crashuje|padaja)(?: sie)?
      |(?:nadal|wciaz)(?! (?:na|siedz[^ ]+|uzywa[^ ]*|wspiera[^ ]*) )|dostaje|dalej (?:to samo|nie|dostaje|jest)
      |popsu[^ ]+|od czasu do czasu|znikn[^ ]+|zawiesza sie
      |(?:jak|jesli|jezeli|gdy|kiedy|dopiero po|dopoki nie) (?:[^ ]+ ){0,3}(?:z?restartuj[^ ]+|odswiez[^ ]+
        |przeladuj[^ ]+|uruchomie ponownie)
    `,
    ru: `
      ошибк[^ ]*|помилк[^ ]*|не працює|досі|не (?:работает|отвеча[^ ]+|запускается|открывается|грузится)|упал[аио]?|завис(?:ает|ло|ла|ли)?|отвалил[^ ]*|падает|сломал[^ ]*|всё ещё|все еще|не собирается|вылетает|баг
      |иногда|вдруг|внезапно
      |(?:если|когда|пока не|только после) (?:я )?(?:[^ ]+ ){0,2}(?:перезапус[^ ]+|перезагру[^ ]+|рестарт[^ ]+
        |обновл?ю|обновить страницу)
      |по (?:два|три|нескольку|несколько) раза?|не (?:обновляется|обновляются|сохраняется|сохраняются|отображается|отображаются|показывается)|двоится|ребутит(?:ся)?|постоянно(?= [.,]| $)
      |опять (?:хочет|не|лезет|вылез[^ ]+|выда[^ ]+|пишет)|ничего не меня[^ ]+|блин|не сходится|отвалива[^ ]+
    `,
    tr: `
      hata(?! (?:mesaj[^ ]*|kod[^ ]*|cozerken|ayiklarken) )|calismiyor|bozuk|hala|patladi|bazen|aniden
      |(?:yeniden baslat|yenile|restart (?:et|at))(?:inca|meden|tigimde|digimde|mezsem|irsem|ersem)
    `,
    id: 'error|ga jalan|gak jalan|tidak jalan|rusak|masih|gagal',
    vi: '(?<! tra )loi(?! (?:ngan|bang|giai))|khong chay|hong|van|bi',
    ar: 'خطأ|ما يشتغل|لا يعمل|مش شغال|خربان|لسا',
    hi: 'error|nahi chal|kaam nahi|abhi bhi|fail',
    zh: `
      (?:(?<![没沒])有[时時](?![间間钟鐘候限])|偶尔|偶爾|突然|报错(?!的?时|信息)|報錯(?!的?時|訊息)|出错|出錯|失败|失敗|不行|崩|挂了|掛了|还是(?!用)|還是(?!用)|没有反应|沒反應
        |不显示|不顯示|问题|問題|异常|異常|卡住|打不开|打不開|看不到|空白)
      |(?:只有|要|得|必须)[^,，。]{0,3}(?:重启|重開|重开|重新启动|刷新|重新加载|重登)[^,，。]{0,8}才(?:能|会|有|行|可以|看)
      |老是|没(?:有)?(?:跟着|变|生效|更新|保存)|沒(?:有)?(?:跟著|變|生效|更新|保存)|太慢|太卡|登录不上|登不上|不对劲
    `,
    ja: `
      (?:たまに|ときどき|時々|なぜか|急に|エラー(?!メッセージ|処理|コード|ハンドリング|ログ|型)|失敗|動か(?:ない|なく|ん)|動きません|壊れ|落ち|おかしい|変わらない|直って|(?:おかしく|変に|遅く
        |重く|空に|真っ白に)なって|バグ|表示され(?:ない|ません)|と返って|うまく(?:動作し|いか|行か)|動作していない|できないんで|出(?:ない|ません|る)|固まる|重い)
      |(?:再起動|リロード|再読み込み|更新|再ログイン)(?:しないと|しなければ|すれば|するまで)(?:[^、。]{0,8})(?:動か|動く|表示|見え|反映|映ら|使え)
      |(?:くらい|ぐらい)かかる|ずれ(?:て|る)|遅い|遅すぎ
    `,
    ko: `
      (?:가끔|갑자기|(?:에러|오류)(?! ?(?:메시지|처리|코드|핸들|로그|타입))|실패|(?<!면 ?)안 ?(?:돼|되|됨|나와|보여|열|움직)|깨|버그|여전히|그대로(?= ?(?:야|네|인데|임
        |에요|예요|이에요|입니다|[.!]| ?$))|이상해|멈춰|터졌)
      |(?:재시작|새로 ?고침|재부팅|리로드|다시 ?(?:켜|시작))(?:을|를)? ?(?:해야만?|하면|해야지만) ?(?:돼|되|됨|보|나와|떠|작동)
    `,
  },
  yes: [
    'when I click the button the page goes white',
    'quando tento abrir a foto não vejo nada',
    'quand je lance le film rien ne bouge',
    'Getting an error on save',
    "le brouillon n'est pas enregistré quand je clique",
    'the test expects 3 but gets 4',
    'сервер опять не отвечает',
    'der Build hängt schon wieder',
    'das Deployment geht schon wieder nicht',
    '背景がうまく動作していないです',
    'I get an error on save',
    'the tests are failing',
    '还是报错',
    'まだエラーです',
    '에러 나',
    'geht nicht',
    'a volte non parte',
    'たまに止まる',
    'the build is stuck',
    'continuo a ricevere un 404',
    'ik krijg nog steeds een 404',
    'dalej dostaję 404',
    'it only shows up if I reload',
    'geht erst, wenn ich neu lade',
    'ça marche si je recharge',
    'solo carga si reinicio',
    'só abre se eu reiniciar',
    'parte solo se riavvio',
    'het laadt alleen als ik herstart',
    'działa dopiero jak odświeżę',
    'открывается только если перезагрузить',
    '要刷新才能看到',
    '再起動すれば動く',
    '재시작해야 돼',
  ],
  no: [
    'getting started is described in the readme',
    'wrong, the pins are numbered from the silkscreen',
    'our app still supports android 7',
    'exceptions are for bugs',
    'main에 바로 푸시하면 안 돼',
    'we use pnpm',
    'commit messages in English',
    'we are stuck on Java 8',
    'always handle error states',
    'usiamo pnpm, altrimenti fallisce',
    'gebruik pnpm, anders faalt ci',
    'używaj pnpm',
    'the app only works with node 18',
    'restart the server after a change',
    'whatever you fetch at runtime will fail',
    'errors always bubble up',
    'every bug fix needs a test',
  ],
}
