import type { Cue } from './cue.ts'

export const product: Cue = {
  id: 'product',
  because: 'describes the product being built',
  weight: -0.9,
  expression: {
    en: `
      users?|customers?|visitors?|players?|admins?|buttons?|pages?|screens?|modals?|dialogs?|popups?|forms?|menus?
      |(?<! (?:use|with|want|prefer|like|not|always|into|to|of) )tabs?(?= )(?! (?:not|over|instead|for|in (?:all
        |every|this|our)|everywhere))
      |icons?|colou?rs?|fonts?|headers?|footers?|sidebar|navbar|layout|click(?:s|ed|ing)?|hover|scroll|displays?
      |shows?(?! me)|redirect|login|log ?in|sign ?up|checkout|cart|email(?:s)?|notifications?|dashboard|list view
      |password|dropdown|toggle|animation|theme|features?(?! (?:flags?|branch|branches|toggles?))|level|enemy|sprite
      |bot|(?<! (?:pull|merge|feature|change) )requests?|responses?|(?<! early )returns|(?<! (?:always|never) )return
      |property|values?|parameter|records?|object|model|(?<! (?:every|each|all|any|new|this|next|future|per|another) )sessions?|metadata
      |(?<! (?:use|with|via|through) the [^ ]+ )cli|command|input|button|tooltip|banner|filter|search
      |^as an? [^ ]+(?: [^ ]+)? (?:, )?i (?:always |only |never )?(?:want|can|need|should)
      |in (?:the|this|my|our) (?:story|novel|scene|chapter|poem|joke|role ?play)
      |should (?:show|display|return|open|close|appear|be able|see|allow|only show|have a|contain|include|trigger
        |support|print|take|accept)
      |^(?:(?:and|so|also) )?(?:the |all |all the |uploaded |user |new )?(?:files|images|photos|pictures|orders|invoices|bookings|products|uploads|attachments|messages|payments|documents|videos|avatars|posts|reviews)(?: [^ ]+)? (?:are|get) (?:copied|uploaded|saved|stored|sent|moved|written|loaded|posted) (?:to|in|on|into|as|by|via) (?:the |a |an )?(?:[^ ]+ )?(?:server|database|db|tables?|disk|cloud|s3|bucket|backend|storage|folder|cache|browser|session|localstorage|pdfs?|json)(?= [.,!]| $| and| when)
    `,
    de: `
      nutzer|benutzer|kunden?|seite|knopf|button|formular|anzeige|spalte|farbe|klick[^ ]*
      |spieler[^ ]*|spiel(?:e|en|s)?|gast|gaste[^ ]*|gegner[^ ]*|besucher[^ ]*|bildschirm[^ ]*|startseite|anmeldung
      |passwort|profilbild[^ ]*|warenkorb
      |^(?:die |alle |hochgeladenen? )?(?:dateien|bilder|fotos|bestellungen|rechnungen|buchungen|produkte|nachrichten|zahlungen|dokumente|videos|uploads|artikel|beitrage) werden (?:[^ ]+ ){0,2}(?:als|auf|in|im|an|per|uber) (?:dem |den |der |die |das )?(?:[^ ]*server|[^ ]*datenbank|db|[^ ]*tabelle|s3|cloud|bucket|backend|ordner|cache|browser|pdf|json|platte)(?: [^ ]+)? (?:kopiert|gespeichert|abgelegt|hochgeladen|geladen|verschickt|geschickt|gesendet|geschrieben|verschoben)
      |passwort(?:e|er)?
    `,
    fr: `
      utilisateur[s]?|client[s]?|page|bouton|formulaire|ecran|colonne|couleur|clic[^ ]*
      |joueu(?:r|se)[s]?|jeu|partie[s]?|ennemi[s]?|invites?|visiteur[s]?|mot de passe|panier|profil
      |^(?:les |toutes les |tous les )?(?:fichiers|images|photos|commandes|factures|reservations|produits|messages|paiements|documents|videos|articles) (?:[^ ]+ )?(?:sont|seront) (?:[^ ]+ )?(?:copie|stocke|enregistre|envoye|sauvegarde|telecharge|uploade|deplace|ecrit|charge)e?s? (?:sur|dans|en|au|vers|par) (?:le |la |les |une? )?(?:[^ ]+ )?(?:serveur|base|bdd|table|s3|cloud|bucket|backend|dossier|cache|navigateur|pdf|json|disque)(?= [.,!]| $| et| de)
      |mdp|mots? de passe
    `,
    es: `
      usuario[s]?|cliente[s]?|pagina|boton|formulario|pantalla|columna|color
      |jugador(?:es|a|as)?|juego[s]?|partida[s]?|enemigo[s]?|invitad[oa]s?|visitante[s]?|contrasena|carrito|perfil
      |^(?:los |las |todos los |todas las )?(?:archivos|imagenes|fotos|pedidos|facturas|reservas|productos|mensajes|pagos|documentos|videos|articulos) (?:[^ ]+ )?se (?:guarda|almacena|copia|sube|envia|mueve|carga|registra)n (?:en|al?|como|por) (?:el |la |los |una? )?(?:[^ ]+ )?(?:servidor|base|bd|tabla|s3|nube|bucket|backend|carpeta|cache|navegador|pdf|json|disco)(?= [.,!]| $| y| de| [^ ]+ $)
      |contrasenas?
    `,
    pt: `
      usuario[s]?|cliente[s]?|pagina|botao|formulario|tela|coluna|cor|pedido|pagamento
      |jogador(?:es|a|as)?|jogo[s]?|partida[s]?|inimigo[s]?|visitante[s]?|carrinho|perfil
      |^(?:os |as |todos os |todas as )?(?:arquivos|imagens|fotos|pedidos|faturas|notas|reservas|produtos|mensagens|pagamentos|documentos|videos) (?:[^ ]+ )?(?:sao|ficam|estao) (?:[^ ]+ )?(?:salv|guardad|armazenad|copiad|enviad|movid|carregad|gravad)[oa]s (?:em|no|na|nos|nas|para|pro|pelo|por|como) (?:o |a )?(?:[^ ]+ )?(?:servidor|banco|base|tabela|s3|nuvem|bucket|backend|pasta|cache|navegador|pdf|json|disco)(?= [.,!]| $| e| de| [^ ]+ $)
      |senhas?
    `,
    it: `
      utent[ei]|client[ei]|pagin[ae]|pulsant[ei]|bottone|bottoni|schermat[ae]|schermo|colonn[ae]|color[ei]|clic[^ ]*
      |finestra|notific(?:a|he)|carrello
      |giocator[ei]|gioco|partit[ae]|nemic[oi]|ospit[ei]|visitator[ei]|profilo
      |^(?:i |gli |le |tutti i |tutti gli |tutte le )?(?:file|immagini|foto|ordini|fatture|prenotazioni|prodotti|messaggi|pagamenti|documenti|video|articoli) (?:[^ ]+ )?(?:vengono|sono) (?:[^ ]+ )?(?:salvat|copiat|caricat|inviat|memorizzat|spostat|mandat|scritt|registrat)[ie] (?:su|sul|sulla|in|nel|nella|al|alla|come) (?:[^ ]+ )?(?:server|database|db|tabella|s3|cloud|bucket|backend|cartella|cache|browser|pdf|json|disco)(?= [.,!]| $| e| di| [^ ]+ $)
      |le password devono|password di almeno
    `,
    nl: `
      gebruikers?|klant(?:en)?|paginas?|knop|knoppen|formulier(?:en)?|scherm(?:en)?|kolom(?:men)?|kleur(?:en)?
      |klik[^ ]*|melding(?:en)?|winkelwagen|inloggen|bezoekers?|venster
      |spelers?|spel|spelletje|gasten|vijand(?:en)?|wachtwoord|profielfoto
      |^(?:de |alle )?(?:bestanden|afbeeldingen|fotos|bestellingen|facturen|boekingen|producten|berichten|betalingen|documenten|videos|artikelen) worden (?:[^ ]+ ){0,2}(?:op|in|naar|als|via) (?:de |het |een )?(?:[^ ]*server|[^ ]*database|db|[^ ]*tabel|s3|cloud|bucket|backend|map|cache|browser|pdf|json|schijf)(?= [.,!]| $| en| opgeslagen| gekopieerd| geupload| verstuurd| gezet| geschreven)
    `,
    pl: `
      uzytkowni[^ ]+|klien(?:t|ta|tow|tem|towi|ci|tom)|stron(?:a|y|e|ie|ach)|przycisk[^ ]*|formularz[^ ]*|ekran[^ ]*
      |kolumn[^ ]*|kolor[^ ]*|klik[^ ]+|powiadomieni[^ ]+|koszyk[^ ]*|logowani[^ ]+
      |gracz[^ ]*|gra|gry|grze|gre|gosc(?:ie|ia|iom|i)?|przeciwnik[^ ]*|haslo (?!(?:do|na|dla) )|profil[^ ]*
      |^(?:wszystkie )?(?:pliki|zdjecia|obrazy|obrazki|zamowienia|faktury|rezerwacje|produkty|wiadomosci|platnosci|dokumenty|filmy) (?:[^ ]+ )?(?:sa (?:[^ ]+ )?(?:zapisywane|kopiowane|wysylane|przechowywane|przesylane|wgrywane)|trafiaja|laduja) (?:na|w|do|jako) (?:[^ ]+ )?(?:serwer[^ ]*|baz[^ ]+|tabel[^ ]+|s3|chmur[^ ]+|bucket[^ ]*|backend[^ ]*|folder[^ ]*|cache|pdf|json|dysk[^ ]*)(?= [.,!]| $| i| [^ ]+ $)
    `,
    ru: `
      (?<! (?:наших|наши|наші|нашим) )(?:пользовател[^ ]*|користувач[^ ]*|клієнт[^ ]*|клиент[^ ]*)|сторінк[^ ]*
      |страниц[^ ]*|кнопк[^ ]*|форм[аеуы]|экран[^ ]*|колонк[^ ]*|цвет[^ ]*|баланс[^ ]*
      |игрок[^ ]*|игр[аеуы]|гравц[^ ]+|гравец[^ ]*|гр[аиу](?= )|посетител[^ ]+|гост[^ ]+|корзин[^ ]+|профил[^ ]+
      |^(?:все )?(?:файлы|картинки|фото|фотографии|изображения|заказы|счета|товары|сообщения|платежи|документы|видео) (?:[^ ]+ )?(?:копируются|сохраняются|хранятся|загружаются|отправляются|уходят|попадают|пишутся) (?:на|в|как) (?:[^ ]+ )?(?:сервер[^ ]*|баз[^ ]+|бд|таблиц[^ ]+|s3|облак[^ ]+|бакет[^ ]*|бэкенд[^ ]*|папк[^ ]+|кэш[^ ]*|браузер[^ ]*|pdf|json|диск[^ ]*)(?= [.,!]| $| и| [^ ]+ $)
      |парол[ьяией]+
    `,
    zh: `
      (?:用户|用戶|使用者|页面|頁面|按钮|按鈕|弹窗|彈窗|列表|表单|表單|登录|登入|点击|點擊|显示|顯示|图片|圖片|颜色|顏色|订单|訂單|上传|上傳|提示|跳转|跳轉|输入|輸入|游客|玩家|标题|標題|正文
        |字体|字體|会员|會員|提醒|购物车|審批流|审批流|申请人|頭像|头像)
      |密码(?:至少|必须|要|长度)|密碼(?:至少|必須|要|長度)
    `,
    ja: `
      (?:ユーザー|ボタン|画面|ページ|モーダル|フォーム|一覧|表示|クリック|ログイン|入力|色|メニュー|通知|パスワード|会員|注文|(?<!ス)タブ|検索|タイトル)
      |(?:プレイヤー|ゲーム|敵|ゲスト|カート|プロフィール)
      |^ ?(?:画像|写真|ファイル|請求書|予約|商品|メッセージ|動画)(?:は|が)(?:サーバー?|db|データベース|s3|クラウド|テーブル|ストレージ)(?:に|へ)(?:保存|アップロード|コピー|送信|格納)
      |パスワード
    `,
    ko: `
      (?:사용자|유저|버튼|화면|페이지|모달|폼|목록|표시|클릭|로그인|입력|색|메뉴|알림|비밀번호|주문|탭|검색|팝업|차트)
      |(?:플레이어|게임|손님|장바구니|프로필)
      |^ ?(?:이미지|사진|파일|송장|예약|상품|메시지|동영상)(?:은|는|이|가) ?(?:서버|db|데이터베이스|s3|클라우드|테이블)에 ?(?:저장|업로드|복사|전송)
      |비밀번호
    `,
    tr: `
      kullanici[^ ]*|buton[^ ]*|sayfa[^ ]*|ekran[^ ]*|form[^ ]*|renk
      |oyuncu[^ ]*|oyun[^ ]*|misafir[^ ]*|sepet[^ ]*|profil[^ ]*
      |^(?:tum |butun )?(?:dosyalar|resimler|fotograflar|siparisler|faturalar|urunler|mesajlar|odemeler|belgeler|videolar) (?:[^ ]+ )?(?:sunucu[^ ]*|veritaban[^ ]*|tablo[^ ]*|s3[^ ]*|bulut[^ ]*|klasor[^ ]*|bucket[^ ]*) (?:[^ ]+ )?(?:yukleniyor|saklaniyor|kaydediliyor|gonderiliyor|tutuluyor|kopyalaniyor|yuklenir|saklanir|kaydedilir)
    `,
    id: `
      user|pengguna|tombol|halaman|layar|form|warna|pelanggan
      |pemain|permainan|game|tamu|profil
      |^(?:semua )?(?:gambar|foto|file|pesanan|produk|pesan|dokumen|video|invoice) (?:[^ ]+ )?(?:disimpan|diupload|di-upload|dikirim|disalin|diunggah) (?:di|ke|dalam) (?:[^ ]+ )?(?:server|database|db|tabel|s3|cloud|folder|bucket)(?= [.,!]| $)
    `,
    vi: `
      nguoi dung|nut|trang|man hinh|form|mau|khach hang
      |nguoi choi|tro choi|gio hang
      |^(?:cac |tat ca )?(?:anh|hinh anh|file|don hang|hoa don|san pham|tin nhan|tai lieu|video) (?:[^ ]+ )?(?:duoc )?(?:luu|tai len|upload|gui|copy) (?:tren|vao|len|o|trong) (?:[^ ]+ )?(?:server|may chu|database|db|bang|s3|cloud|thu muc)(?= [.,!]| $)
    `,
    ar: `
      المستخدم|المستخدمين|الزر|الصفحة|الشاشة|العميل|القائمة|اللون
      |اللاعب|اللاعبين|اللعبة|الزائر|الضيف|السلة
      |^(?:كل )?(?:الصور|الملفات|الطلبات|الفواتير|المنتجات|الرسائل) (?:يتم|تتم|تحفظ|ترفع|تخزن)(?: [^ ]+){0,2} (?:على|في|الى) (?:الخادم|السيرفر|قاعدة|الجدول|السحابة)
    `,
    hi: 'user|button|page|screen|form|rang',
  },
  yes: [
    'As a user I always want to see my balance',
    'In the story, the hero never lies',
    'orders are stored in the orders table',
    'die Rechnungen werden als PDF gespeichert',
    'les fichiers sont copiés sur le serveur',
    'los pedidos se guardan en la base',
    'as imagens são salvas no servidor',
    'gli ordini vengono salvati nel database',
    'de foto’s worden opgeslagen op de server',
    'zdjęcia są zapisywane na serwerze',
    'файлы копируются на сервер',
    '画像はサーバーに保存されます',
    '이미지는 서버에 저장됩니다',
    'the user should see a button',
    '点击按钮显示弹窗',
    'jeder Spieler zieht eine Karte',
    'プレイヤーは三人まで',
    'ボタンを押すと画面が',
    '버튼을 클릭하면',
    'as an editor I want that drafts stay private',
    'il pulsante è troppo piccolo',
    'de knop is nog te klein voor het scherm',
    'przycisk jest za mały',
  ],
  no: [
    'at the start of every session read the notes',
    'the backups are stored on the nas',
    'die Belege werden nach zehn Jahren gelöscht',
    'los recibos se archivan cada mes',
    'we use pnpm',
    'tests first',
    'prefer early returns',
    'use the gh cli',
    'usiamo pnpm',
    'we gebruiken pnpm',
    'używamy pnpm',
    'tabs in this repo',
  ],
}
