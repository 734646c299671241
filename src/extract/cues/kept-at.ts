import type { Cue } from './cue.ts'

export const keptAt: Cue = {
  id: 'kept-at',
  because: 'says where keys, servers or services are found',
  weight: 1.3,
  expression: {
    en: `
      (?:tokens?|keys?|credentials|creds|secrets?|passwords?|certs?|certificates?|config|configs|settings|env file
        |database|db|server|cluster|box|vm|host|registry|mirror|dashboard|grafana|wiki|docs|specs?|schema|protos?
        |dataset|datasets|models?|weights|backups?|services?|proxy|vpn|broker|board|printer|runner|instance|repo
        |repository|code|source)(?: [^ ]+){0,3} (?:is|are|lives?|sits?|runs?|stored|kept|listens?|s|moved to
        |reachable) (?:now |only |all |stored |kept |running |hosted )?(?:in|at|on|under|behind|via|to)? ?(?:port |the |my |our |these folders |this folder )?(?:_path_
        |_ip_|_url_|_mail_|[0-9]{2,5})
    `,
    de: `
      (?:token|schlussel|zugangsdaten|passwort|config|konfig|datenbank|server|dienst)(?: [^ ]+){0,3} (?:liegt|liegen
        |lauft|ist|sind|hort)(?: [^ ]+){0,2} (?:_path_|_ip_|_url_|[0-9]{2,5})
    `,
    es: `
      (?:token|clave|claves|credenciales|config|base|servidor|servicio)(?: [^ ]+){0,3} (?:esta|estan|corre|vive
        |escucha)(?: [^ ]+){0,2} (?:_path_|_ip_|_url_|[0-9]{2,5})
    `,
    it: `
      (?:token|chiav[ei]|credenziali|password|config|configurazione|database|db|server|cluster|registry|dashboard|wiki
        |documentazione|docs|specifiche|schema|dataset|modelli|backup|servizio|proxy|vpn|repo|codice
        |grafana)(?: [^ ]+){0,3} (?:sta|stanno|sono|si trova|si trovano|gira|girano|risponde|ascolta|e (?:in|su|sotto
        |nel|nella|sul|sulla|a))(?: [^ ]+){0,2} (?:_path_|_ip_|_url_|_mail_|[0-9]{2,5})
    `,
    nl: `
      (?:tokens?|sleutels?|keys?|credentials|inloggegevens|wachtwoord(?:en)?|config|configuratie|instellingen|database
        |db|server|cluster|registry|dashboard|wiki|docs|documentatie|specs?|schemas?|dataset|modellen|backups?|service
        |proxy|vpn|repo|code|grafana)(?: [^ ]+){0,3} (?:staat|staan|zit|zitten|ligt|liggen|is|zijn|draait|draaien
        |luistert|luisteren|vind je)(?: [^ ]+){0,2} (?:_path_|_ip_|_url_|_mail_|[0-9]{2,5})
    `,
    pl: `
      (?:token[^ ]*|klucz[^ ]*|hasl[oa]|dane logowania|config|konfig[^ ]*|baza|bazy|db|serwer|klaster|registry
        |dashboard|wiki|dokumentacja|docsy|specyfikacja|schemat|schema|dataset|zbior|modele|backupy?|serwis|usluga
        |proxy|vpn|repo|kod|grafana)(?: [^ ]+){0,3} (?:jest|sa|lezy|leza|siedzi|siedza|stoi|stoja|dziala|chodzi|slucha
        |znajduje sie|znajduja sie|trzymamy|mamy)(?: [^ ]+){0,2} (?:_path_|_ip_|_url_|_mail_|[0-9]{2,5})
    `,
    ru: `
      (?:токен|ключи?|пароль|конфиг|база|сервер|сервис|стенд)(?: [^ ]+){0,3} (?:лежит|лежат|на|в|слушает
        |крутится)(?: [^ ]+){0,2} (?:_path_|_ip_|_url_|[0-9]{2,5})
    `,
    zh: `
      (?:token|密钥|密鑰|密码|密碼|配置|数据库|資料庫|服务器|伺服器|服务|服務|端口|账号|帳號|地址|文档|文件|目录|目錄|路径|路徑|仓库|倉庫|域名|网址|網址)[^,，。]{0,12}(?:在|是|走|放) ?(?:_code_ ?)?(?:_path_|_ip_|_url_
        |[0-9]{2,5})
    `,
    ja: `
      (?:url|アドレス|ディレクトリ|フォルダ|リポジトリ|ドメイン|トークン|鍵|キー|パスワード|設定|db|データベース|サーバー?|ポート(?!フォリオ)|接続先)[^、。]{0,12}(?:は|が|を) ?(?:_code_ ?)?(?:_path_|_ip_|_url_|[0-9]{2,5})
    `,
    ko: '(?:토큰|키|비밀번호|비번|설정|디비|db|서버|포트|주소)(?:은|는|이|가)[^,.]{0,12} ?(?:_path_|_ip_|_url_|[0-9]{2,5})(?! ?에서)',
    tr: `
      (?:veritabani|db|sunucu|servis|staging|redis|api|token|anahtar)[^ ]*(?: [^ ]+){0,2} (?:[0-9]{2,5} portu[^ ]*
        |(?:_path_|_ip_|_url_|vault)[^ ]* (?:duruyor|var|calisiyor|tutuluyor))
    `,
    id: `
      (?:db|database|server|staging|redis|token|key|password)[^ ]*(?: [^ ]+){0,3} di (?:port )?(?:_path_|_ip_|_url_
        |vault|[0-9]{2,5})
    `,
    vi: `
      (?:db|database|server|may chu|staging|redis|token|key|mat khau)(?: [^ ]+){0,3} (?:o|tai
        |trong) (?:cong )?(?:_path_|_ip_|_url_|vault|[0-9]{2,5})
    `,
    ar: `
      (?:قاعدة|السيرفر|سيرفر|المفتاح|مفاتيح|التوكن|كلمة السر)(?: [^ ]+){0,4} (?:على|في) (?:بورت |المنفذ |منفذ |port )?(?:_path_
        |_ip_|_url_|vault|[0-9]{2,5})
    `,
    hi: `
      (?:db|database|server|staging|token|keys?|password)(?: [^ ]+){0,3} (?:port )?(?:_path_|_ip_|_url_|vault
        |[0-9]{2,5}) (?:pe|par|me|mein) (?:hai|hain|rehti|rehta|chalta|chalti)
    `,
  },
  yes: [
    'テスト用URLは`https://test.example.com`です',
    '日志目录是 /var/log/app',
    'テスト用URLは https://test.example.com です',
    'The deploy key is in ~/keys/deploy.pem',
    'the staging db runs on 10.0.0.5',
    '数据库在 10.0.0.5',
    'le chiavi di deploy stanno in ~/keys/deploy.pem',
    'de deploy key staat in ~/keys/deploy.pem',
    'baza dla testów stoi na 10.0.0.5',
    'bu arada test veritabanı 5433 portunda',
    'database staging ada di port 5433 ya, bukan 5432',
    'db staging chạy ở cổng 5433',
    'staging db port 5433 pe hai',
  ],
  no: [
    'the log is in /tmp/out.log',
    'fix src/app.ts',
    '디비 포트 5432를 열어줘',
    'ポートフォリオを直して',
    'modifica il server e aggiungi src/app.ts',
    'pas de config aan in src/app.ts',
    'popraw konfigurację w src/app.ts',
    '5433 portunu aç',
  ],
}
