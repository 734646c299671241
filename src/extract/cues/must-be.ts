import type { Cue } from './cue.ts'

export const mustBe: Cue = {
  id: 'must-be',
  because: 'says what a thing must or must not do',
  weight: -0.3,
  expression: {
    en: `
      ^(?:(?:also|and|so|but|then|next) (?:, )?)?(?:the|a|an|every|each|all|any|no|both|it|they|(?!(?:commits|tests
        |prs|agents|subagents|lets|always|unless|yes) )[a-z]{3,}s)(?: [^ ,]+){0,4} (?:should|shouldnt|must|mustnt
        |shall|may|can|cannot|cant|has to|have to|needs to|ought to)
      |^(?:(?:also|and|so) )?(?:every|each|all) (?:of )?(?:the |our )?(?:product|order|user|customer|booking|item|article|invoice|image|photo|card|player|enemy|level|weapon|profile|account|post|event|student|course|room|employee|recipe|song|game|team member|message|comment|row|category|address|ticket type|vehicle|car|pet|patient|member)s?(?: [^ ]+)? (?:needs?|has|have|gets?|requires?|belongs? to|contains?|consists? of) (?:an?|exactly|at least|its|their|one|two|three|several|multiple|many|[0-9])
    `,
    de: `
      ^(?!(?:wir|du|ich|man|bitte) )(?:[^ ,]+ ){1,4}(?:soll|sollen|sollte|sollten|muss|mussen|darf|durfen)
      |^(?:alle|jede[rs]?|samtliche) (?:produkte?|bestellung(?:en)?|nutzer|benutzer|kunden?|buchung(?:en)?|artikel|rechnung(?:en)?|bild(?:er)?|karten?|spieler|gegner|level|waffen?|profile?|kont[eno]+|beitrage?|events?|veranstaltung(?:en)?|schuler|kurse?|zimmer|mitglied(?:er)?|nachricht(?:en)?|kategorien?)(?: [^ ]+)? (?:braucht|brauchen|benotigt|benotigen|hat|haben|bekommt|bekommen|gehort zu|besteht aus) (?:eine?n?|ein|genau|mindestens|mehrere|zwei|seine?n?|ihre?n?|[0-9])
    `,
    fr: `
      ^(?!(?:tu|on|nous|je|il faut) )(?:[^ ,]+ ){1,4}(?:doit|doivent|devrait|devraient|peut|peuvent)
      |^(?:chaque|tous les|toutes les) (?:produits?|commandes?|utilisateurs?|clients?|reservations?|articles?|factures?|images?|cartes?|joueurs?|ennemis?|niveaux?|armes?|profils?|comptes?|evenements?|eleves?|cours|membres?|messages?|categories?)(?: [^ ]+)? (?:a|ont|possede|possedent|comporte|contient|appartient) (?:une?|besoin|des|au moins|plusieurs|sa|son|leur|deux|[0-9])
    `,
    es: `
      ^(?!(?:tu|yo|nosotros|hay) )(?:[^ ,]+ ){1,4}(?:debe|deben|deberia|deberian|tiene que|tienen que|puede|pueden)
      |^(?:cada|todos los|todas las|todo|toda) (?:productos?|pedidos?|usuari[oa]s?|clientes?|reservas?|articulos?|facturas?|imagen(?:es)?|tarjetas?|jugador(?:es)?|enemigos?|nivel(?:es)?|armas?|perfil(?:es)?|cuentas?|eventos?|alumnos?|cursos?|miembros?|mensajes?|categorias?)(?: [^ ]+)? (?:tienen?|necesitan?|llevan?|requieren?|pertenecen?) (?:una?|a una?|su|vari[oa]s|al menos|exactamente|dos|[0-9])
    `,
    pt: `
      ^(?!(?:voce|vc|eu|nos|a gente) )(?:[^ ,]+ ){1,4}(?:deve|devem|deveria|tem que|tem de|precisa|precisam|pode
        |podem)
      |^(?:cada|todos os|todas as|todo|toda) (?:produtos?|pedidos?|usuari[oa]s?|clientes?|reservas?|artigos?|faturas?|imagens?|imagem|cartao|cartoes|jogador(?:es)?|inimigos?|fases?|armas?|perfi[sl]|contas?|eventos?|alunos?|cursos?|membros?|mensagens?|categorias?)(?: [^ ]+)? (?:tem|precisam? de|possui|possuem|pertence) (?:uma?|a uma?|seu|sua|vari[oa]s|pelo menos|dois|duas|[0-9])
    `,
    it: `
      ^(?!(?:tu|io|noi) )(?:[^ ,]+ ){1,4}(?:deve|devono|dovrebbe|dovrebbero|puo|possono)
      |^(?:ogni|tutti i|tutti gli|tutte le) (?:prodott[oi]|ordin[ei]|utent[ei]|client[ei]|prenotazion[ei]|articol[oi]|fattur[ae]|immagin[ei]|cart[ae]|giocator[ei]|nemic[oi]|livell[oi]|arm[ai]|profil[oi]|account|event[oi]|student[ei]|cors[oi]|membr[oi]|messagg[io]|categori[ae])(?: [^ ]+)? (?:ha|hanno|richiede|richiedono|possiede|appartiene) (?:una?|uno|bisogno|almeno|il|la|piu|due|[0-9])
    `,
    nl: `
      ^(?!(?:wij|we|je|jij|ik) )(?:[^ ,]+ ){1,4}(?:moet|moeten|mag|mogen)
      |^(?:elke?|iedere?|alle) (?:product(?:en)?|bestelling(?:en)?|gebruikers?|klant(?:en)?|boeking(?:en)?|artikel(?:en)?|facturen|factuur|afbeelding(?:en)?|kaart(?:en)?|spelers?|vijand(?:en)?|levels?|wapens?|profiel(?:en)?|accounts?|evenement(?:en)?|leerling(?:en)?|leden|bericht(?:en)?|categorie(?:en)?)(?: [^ ]+)? (?:heeft|hebben|krijgt|krijgen|hoort bij) (?:een|minstens|precies|meerdere|zijn|hun|twee|[0-9])
    `,
    pl: `
      ^(?:[^ ,]+ ){1,4}(?:musi|musza|powinien|powinna|powinno|powinny|ma byc|maja byc|moze|moga)
      |(?:klient|szef|uzytkownik|on|ona) chce
      |^(?:kazd[^ ]+|wszystkie|wszyscy) (?:produkt[^ ]*|zamowieni[^ ]+|uzytkowni[^ ]+|klien[^ ]+|rezerwacj[^ ]+|artykul[^ ]*|faktur[^ ]+|obraz[^ ]*|kart[^ ]+|gracz[^ ]*|przeciwni[^ ]+|poziom[^ ]*|bron|profil[^ ]*|kont[^ ]+|wydarzeni[^ ]+|uczen|kurs[^ ]*|wiadomosc[^ ]*|kategori[^ ]+)(?: [^ ]+)? (?:ma|maja|potrzebuj[ea]|wymaga|wymagaja|posiada|posiadaja|nalezy do) [^ ]+
    `,
    ru: `
      ^(?!(?:мы|ты|я|ми|ти) )(?:[^ ,]+ ){1,4}(?:должен|должна|должно|должны|может|могут|повинен|повинна|повинно
        |повинні|має)
      |(?:клиент|заказчик|шеф|начальник|клієнт) (?:хочет|хоче)
      |^(?:(?:у )?кажд[^ ]+|все|у всех) (?:товар[^ ]*|продукт[^ ]*|заказ[^ ]*|пользовател[^ ]*|клиент[^ ]*|бронировани[^ ]*|стать[^ ]+|счет[^ ]*|картин[^ ]+|карточк[^ ]+|игрок[^ ]*|враг[^ ]*|уров[^ ]+|оружи[^ ]+|профил[^ ]+|аккаунт[^ ]*|событи[^ ]+|студент[^ ]*|курс[^ ]*|сообщени[^ ]+|категори[^ ]+)(?: [^ ]+)? (?:имеет|имеют|нужен|нужна|нужно|есть|содержит|принадлежит|требуется) [^ ]+
    `,
    tr: `
      [^ ]+(?:mali|meli)(?= [.,!]| $)|[^ ]+(?:masi|mesi) (?:lazim|gerek|gerekiyor)
      |^(?:her|butun|tum) (?:urun|siparis|kullanici|musteri|rezervasyon|fatura|resim|kart|oyuncu|dusman|seviye|silah|profil|hesap|etkinlik|ogrenci|mesaj|kategori)[^ ]*(?: [^ ]+){1,4} (?:var|vardir|olur|gerekir|gerekli|lazim)
    `,
    vi: '^(?!(?:minh|toi|ban|chung) )(?:[^ ,]+ ){1,4}(?:phai|nen|khong duoc)',
    id: `
      ^(?!(?:kita|kami|kamu|lu|gue|saya) )(?:[^ ,]+ ){1,4}(?:harus|wajib|boleh|bisa)
      |^(?:setiap|tiap|semua) (?:produk|pesanan|pengguna|pelanggan|artikel|gambar|kartu|pemain|musuh|senjata|profil|akun|pesan|kategori)(?: [^ ]+)? (?:punya|butuh|memiliki|perlu) [^ ]+
    `,
    ar: `
      (?:يجب|ينبغي|لازم) (?:ان|أن|يكون|تكون) ?[^ ]*
      |^كل (?:منتج|طلب|مستخدم|عميل|حجز|مقال|فاتورة|صورة|بطاقة|لاعب|عدو|سلاح|حساب|رسالة) (?:له|لها|يحتاج|تحتاج|يحتوي|لديه|عنده) [^ ]+
    `,
    hi: `
      (?:hona|hone|honi|aana|dikhna|jana) (?:nahi )?chahiye|(?:nahi )?hona chahiye|होना चाहिए|नहीं होना
      |^har (?:product|order|user|customer|booking|item|image|player|enemy|account|post)(?: [^ ]+){1,5} (?:hota|hoti|chahiye|hai|hain)(?= |$)
    `,
    zh: `
      ^[^,，。你我]{2,14}(?:必须|必須|应该|應該|不能|要能|不应|不應|只能)
      |^ ?(?:每个|每個|每张|每張|每条|每條|所有|每件)(?:商品|产品|產品|订单|訂單|用户|用戶|客户|客戶|预订|文章|发票|图片|圖片|卡片|玩家|敌人|武器|账号|活动|学生|消息|分类)[^,，。]{0,4}(?:都)?(?:要|需要|必须|必須|得|应该)?(?:有|属于|包含)
    `,
    ja: `
      ^[^、。]{2,16}は[^、。]{1,20}(?:べき|必要がある|なければならない|こと)(?:。|$)
      |^ ?(?:すべての|全ての|各)(?:商品|注文|ユーザー|顧客|予約|記事|請求書|画像|カード|プレイヤー|敵|武器|プロフィール|アカウント|イベント|生徒|メッセージ|カテゴリ)(?:には|に|は|が)[^。]{1,20}(?:必要|あり|持つ|持ち|持って)
    `,
    ko: `
      ^[^,.]{2,16}(?:은|는|이|가) [^,.]{1,24}(?:해야|되어야|돼야|하면 안|있어야)
      |^ ?(?:모든|각) ?(?:상품|제품|주문|사용자|고객|예약|글|송장|이미지|카드|플레이어|적|무기|프로필|계정|이벤트|학생|메시지|카테고리)(?:에는?|은|는|이|가|마다) [^.]{1,24}(?:필요|있)
    `,
  },
  yes: [
    'every product needs an image',
    'alle Produkte brauchen ein Bild',
    'chaque commande a une adresse',
    'cada pedido tiene una dirección',
    'ogni ordine ha un indirizzo',
    'elke bestelling heeft een adres',
    'każdy produkt ma zdjęcie',
    'каждый заказ имеет адрес',
    '各商品には画像が必要です',
    '모든 상품에는 이미지가 필요합니다',
    'a customer must always have one address',
    'die Summe muss immer oben stehen',
    'el total debe verse siempre',
    'сумма должна быть сверху',
    '昵称必须唯一',
  ],
  no: [
    'every pr needs two approvals',
    'jeder PR braucht zwei Reviews',
    'we must never use floats',
    'you should ask first',
    'wir müssen das erst testen',
  ],
}
