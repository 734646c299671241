import type { Cue } from './cue.ts'

export const environment: Cue = {
  id: 'environment',
  because: 'names a machine, system or version the person works with',
  weight: 0.8,
  expression: {
    en: `
      (?:macbook|bare-?metal|windows|macos|mac os|linux|ubuntu|debian|fedora|nixos|arch|wsl|wsl2|m1|m2|m3|arm64|x86|vm
        |droplet|vps|raspberry|cluster|kubernetes|k8s|k3s|docker|container|devcontainer|codespace|citrix|vpn|proxy
        |firewall|intranet|air-?gapped|offline|laptop|this (?:machine|box|pc|computer|server|host)|my (?:machine
        |laptop|pc|computer|box|mac|phone|keyboard|terminal|editor|ide|desk|account|environment)|pycharm|vscode
        |vs code|intellij|neovim|emacs|xcode|android studio|ssh|mcp|gpu|cuda|lab|prod(?:uction)?|staging|(?:in
        |on) (?:dev|uat|qa)|sandbox|throwaway)
      |uat|preprod|pre-prod|ci(?= (?:is|has|runs|uses|only|never|cant|cannot|doesnt) )
    `,
    de: `
      (?:rechner|maschine|kiste|server|produktiv|kunde|laptop)
      |(?:ci|testumgebung|cluster|datenbank|db)(?= )
    `,
    fr: `
      (?:machine|serveur|poste|prod|preprod|reseau)
      |recette|(?:la|notre) ci(?= )|base(?= (?:de (?:prod|test|recette|preprod|donnees)|est|tourne) )|cluster
    `,
    es: `
      (?:maquina|servidor|equipo|produccion|compu|red)
      |(?:base de (?:datos|prod|pruebas|test|staging)|cluster|la ci|el ci|nuestr[oa] ci|entorno de [^ ]+)
    `,
    pt: `
      (?:maquina|servidor|producao|computador|rede|prefeitura)
      |(?:banco de (?:dados|prod|testes?|homologacao)|homologacao|cluster|ambiente de [^ ]+)
    `,
    ru: `
      (?:машин[аеуы]|сервер[^ ]*|прод[^ ]*|стенд[^ ]*|сет[ьи]|ноут[^ ]*|винд[^ ]*|контейнер[^ ]*)
      |(?:баз[аеуы]|кластер[^ ]*|стейдж[^ ]*|стейджинг[^ ]*|окружени[^ ]+)
    `,
    zh: `
      (?:内网|內網|外网|外網|服务器|伺服器|机器(?!人)|機器|主机|主機|电脑|電腦|生产(?=环境|服|库|机|系统|数据|集群)|生產(?=環境|伺|庫|機|系統|資料)|测试环境|測試環境|线上|線上|环境(?!变量|信息
        |搭建|检查)|環境(?!變數|資訊|檢查)|代理|公司电脑|模拟器|模擬器|真机|開發板|开发板)
    `,
    ja: `
      (?:社内|サーバー?|マシン|環境(?!変数|チェック|構築|設定)|本番|ステージング|プロキシ|閉域|実機|シミュレータ|ローカル|手元)
      |(?:クラスタ|db|データベース)(?=[はがにで])
    `,
    ko: '(?:서버|사내망|환경|운영|스테이징|로컬|컴퓨터|노트북|(?<!문)맥(?!락)|윈도우|리눅스|망분리|장비)',
    it: '(?:server|macchina|produzione|rete|cliente|portatile|stampante)',
    nl: '(?:server|machine|productie|netwerk|klant|laptop|printer)',
    pl: `
      (?:serwer[^ ]*|maszyn[^ ]*|produkcj[^ ]*|siec[^ ]*|klient[^ ]*|laptop[^ ]*|drukark[^ ]*)
      |(?:baz[aey] (?:prod|test|staging|produkcyjn|testow|danych)[^ ]*|klaster[^ ]*|nasze ci|srodowisk[^ ]+)
    `,
    hi: '(?:server|laptop|machine|production|client|सर्वर|मशीन|कंप्यूटर)',
    tr: '(?:makine[^ ]*|sunucu[^ ]*|canli[^ ]*|bilgisayar[^ ]*)',
    ar: '(?:السيرفر|الجهاز|جهازي|البرودكشن|ويندوز|ماك|لينكس)',
    id: '(?:server|laptop|mesin|komputer|produksi)',
    vi: '(?:may|server|may chu|moi truong)',
  },
  yes: ["I'm on Windows", '公司电脑没有 docker', '本番環境', '서버는 우분투', 'auf dem Rechner'],
  no: ['这个问题不会生产图表', '環境変数を直して', 'fix the test'],
}
