import type { Cue } from './cue.ts'

export const product: Cue = {
  id: 'product',
  because: 'describes the product being built',
  weight: -0.9,
  expression: {
    en: `
      users?|customers?|visitors?|players?|admins?|buttons?|pages?|screens?|modals?|dialogs?|popups?|forms?|menus?
      |(?<! (?:use|with|want|prefer|like|not|always|into|to|of) )tabs?(?= )(?! (?:not|over|instead|for|in (?:all
        |every)|everywhere))
      |icons?|colou?rs?|fonts?|headers?|footers?|sidebar|navbar|layout|click(?:s|ed|ing)?|hover|scroll|displays?
      |shows?(?! me)|redirect|login|log ?in|sign ?up|checkout|cart|email(?:s)?|notifications?|dashboard|list view
      |password|dropdown|toggle|animation|theme|features?(?! (?:flags?|branch|branches|toggles?))|level|enemy|sprite
      |bot|(?<! (?:pull|merge|feature|change) )requests?|responses?|(?<! early )returns|(?<! (?:always|never) )return
      |property|values?|parameter|records?|object|model|sessions?|metadata
      |(?<! (?:use|with|via|through) the [^ ]+ )cli|command|input|button|tooltip|banner|filter|search
      |^as an? [^ ]+(?: [^ ]+)? (?:, )?i (?:want|can|need|should)
      |should (?:show|display|return|open|close|appear|be able|see|allow|only show|have a|contain|include|trigger
        |support|print|take|accept)
    `,
    de: `
      nutzer|benutzer|kunden?|seite|knopf|button|formular|anzeige|spalte|farbe|klick[^ ]*
      |spieler[^ ]*|spiel(?:e|en|s)?|gast|gaste[^ ]*|gegner[^ ]*|besucher[^ ]*|bildschirm[^ ]*|startseite|anmeldung
      |passwort|profilbild[^ ]*|warenkorb
    `,
    fr: `
      utilisateur[s]?|client[s]?|page|bouton|formulaire|ecran|colonne|couleur|clic[^ ]*
      |joueu(?:r|se)[s]?|jeu|partie[s]?|ennemi[s]?|invites?|visiteur[s]?|mot de passe|panier|profil
    `,
    es: `
      usuario[s]?|cliente[s]?|pagina|boton|formulario|pantalla|columna|color
      |jugador(?:es|a|as)?|juego[s]?|partida[s]?|enemigo[s]?|invitad[oa]s?|visitante[s]?|contrasena|carrito|perfil
    `,
    pt: `
      usuario[s]?|cliente[s]?|pagina|botao|formulario|tela|coluna|cor|pedido|pagamento
      |jogador(?:es|a|as)?|jogo[s]?|partida[s]?|inimigo[s]?|visitante[s]?|carrinho|perfil
    `,
    it: `
      utent[ei]|client[ei]|pagin[ae]|pulsant[ei]|bottone|bottoni|schermat[ae]|schermo|colonn[ae]|color[ei]|clic[^ ]*
      |finestra|notific(?:a|he)|carrello
      |giocator[ei]|gioco|partit[ae]|nemic[oi]|ospit[ei]|visitator[ei]|profilo
    `,
    nl: `
      gebruikers?|klant(?:en)?|paginas?|knop|knoppen|formulier(?:en)?|scherm(?:en)?|kolom(?:men)?|kleur(?:en)?
      |klik[^ ]*|melding(?:en)?|winkelwagen|inloggen|bezoekers?|venster
      |spelers?|spel|spelletje|gasten|vijand(?:en)?|wachtwoord|profielfoto
    `,
    pl: `
      uzytkowni[^ ]+|klien(?:t|ta|tow|tem|towi|ci|tom)|stron(?:a|y|e|ie|ach)|przycisk[^ ]*|formularz[^ ]*|ekran[^ ]*
      |kolumn[^ ]*|kolor[^ ]*|klik[^ ]+|powiadomieni[^ ]+|koszyk[^ ]*|logowani[^ ]+
      |gracz[^ ]*|gra|gry|grze|gre|gosc(?:ie|ia|iom|i)?|przeciwnik[^ ]*|haslo (?!(?:do|na|dla) )|profil[^ ]*
    `,
    ru: `
      (?<! (?:наших|наши|наші|нашим) )(?:пользовател[^ ]*|користувач[^ ]*|клієнт[^ ]*|клиент[^ ]*)|сторінк[^ ]*
      |страниц[^ ]*|кнопк[^ ]*|форм[аеуы]|экран[^ ]*|колонк[^ ]*|цвет[^ ]*|баланс[^ ]*
      |игрок[^ ]*|игр[аеуы]|гравц[^ ]+|гравец[^ ]*|гр[аиу](?= )|посетител[^ ]+|гост[^ ]+|корзин[^ ]+|профил[^ ]+
    `,
    zh: `
      (?:用户|用戶|使用者|页面|頁面|按钮|按鈕|弹窗|彈窗|列表|表单|表單|登录|登入|点击|點擊|显示|顯示|图片|圖片|颜色|顏色|订单|訂單|上传|上傳|提示|跳转|跳轉|输入|輸入|游客|玩家|标题|標題|正文
        |字体|字體|会员|會員|提醒|购物车|審批流|审批流|申请人|頭像|头像)
    `,
    ja: `
      (?:ユーザー|ボタン|画面|ページ|モーダル|フォーム|一覧|表示|クリック|ログイン|入力|色|メニュー|通知|パスワード|会員|注文|(?<!ス)タブ|検索|タイトル)
      |(?:プレイヤー|ゲーム|敵|ゲスト|カート|プロフィール)
    `,
    ko: `
      (?:사용자|유저|버튼|화면|페이지|모달|폼|목록|표시|클릭|로그인|입력|색|메뉴|알림|비밀번호|주문|탭|검색|팝업|차트)
      |(?:플레이어|게임|손님|장바구니|프로필)
    `,
    tr: `
      kullanici[^ ]*|buton[^ ]*|sayfa[^ ]*|ekran[^ ]*|form[^ ]*|renk
      |oyuncu[^ ]*|oyun[^ ]*|misafir[^ ]*|sepet[^ ]*|profil[^ ]*
    `,
    id: `
      user|pengguna|tombol|halaman|layar|form|warna|pelanggan
      |pemain|permainan|game|tamu|profil
    `,
    vi: `
      nguoi dung|nut|trang|man hinh|form|mau|khach hang
      |nguoi choi|tro choi|gio hang
    `,
    ar: `
      المستخدم|المستخدمين|الزر|الصفحة|الشاشة|العميل|القائمة|اللون
      |اللاعب|اللاعبين|اللعبة|الزائر|الضيف|السلة
    `,
    hi: 'user|button|page|screen|form|rang',
  },
  yes: [
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
    'we use pnpm',
    'tests first',
    'prefer early returns',
    'use the gh cli',
    'usiamo pnpm',
    'we gebruiken pnpm',
    'używamy pnpm',
  ],
}
