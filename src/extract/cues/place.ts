import type { Cue } from './cue.ts'

export const place: Cue = {
  id: 'place',
  because: 'says where something is or runs',
  weight: 1,
  expression: {
    en: `
      (?:is|are) in (?:a|an|its own|their own|another|the same) (?:[^ ]+ )?(?:repo|repository|monorepo|package
        |submodule)
      |(?:lives?|stays?|sits?|(?:is|are|s|runs?|only|always) (?:running|stored|kept|located|hosted|deployed|available
        |installed|mounted|registered|exposed|published|archived|documented|tracked|reachable|managed|in|on|behind
        |under)|runs|goes|belongs?|comes|lands?|(?<= (?:all|everything|they|these|those|we|[^ ]+s) )(?:run|go|come)) (?:only |now |all |also |still )?(?:in
        |on|at|under|behind|inside|from|via|through|next to|beside) (?!(?:mondays?|tuesdays?|wednesdays?|thursdays?
        |fridays?|saturdays?|sundays?) )(?:a |an |the |my |our |both |_|port )?[^ ]+
      |(?:port|host|path|folder|directory|database|schema|branch|token|key|password|bucket|cluster|server|endpoint
        |account|region|version|namespace|registry|email|e-mail|username) (?:is|are|=) (?!(?:not|now|a|the|still|gone
        |already|broken|missing|wrong|empty|explicitly|\\?|[^ ]+ing|[^ ]+ed) )[^ ]+
      |be (?:placed|put|stored|saved|kept|located) (?:in|into|under|inside|at|next to) [^ ]+
      |(?:we )?(?:keep|track|store|write) (?:all |our |the )*(?:[^ ]+ )?(?:documentation|docs|notes|tickets|specs|plans|todos|decisions|roadmap|backlog) in (?!(?:sync|mind|this|that|one|it|order|english|german|french|spanish) )[^ ]+
      |please (?:place|put|keep|store) (?:all|any|every|each|new)(?: [^ ]+){1,6} (?:in|into|under|inside) [^ ]+
      |(?:can|could) be (?:found|done|reached|built|run|accessed|tested|verified|checked|deployed)(?: [^ ]+){0,6}
      |find (?:it|them|the [^ ]+) (?:in|at|on|under)
    `,
    de: `
      (?:liegt|liegen|lauft|laufen|steht|stehen|ist|sind|hangt|wohnt|kommt|kommen|gibt es|erreichbar) (?:nur |immer |alle |jetzt )?(?:in
        |im|auf|unter|bei|am|an|hinter|aus|uber|mit|als) [^ ]+
    `,
    fr: `
      (?:est|cest|sont|se trouve|se trouvent|tourne|tournent|vit|vient|passe|passent) (?!en (?:panne|cours|train|fait
        |place) )(?:dans|sur|sous|chez|derriere|en|au|par|dans le|uniquement) [^ ]+
    `,
    es: `
      (?:esta|estan|vive|viven|corre|corren|se encuentra|queda|va|van|viene|vienen|sale) (?:en|dentro|bajo|sobre
        |detras|con|por|de) [^ ]+
    `,
    pt: `
      (?:esta|estao|fica|ficam|roda|rodam|vive|vem|vai|vao|ta) (?:em|no|na|nos|nas|atras|com|sem|por|de|do|da) [^ ]+
    `,
    it: `
      (?:si trova|gira|sta|stanno|vive|e|sono) (?:in|su|sotto|nel|nella|dietro) [^ ]+
      |(?:si trovano|gira|girano|sta|stanno|va|vanno|vivono|passa|passano) (?:tutt[oaie] |sempre |solo )?(?:sul|sulla
        |sui|sulle|dentro|nei|nelle|negli|dal|dalla|via|tramite|attraverso) [^ ]+
    `,
    nl: `
      (?:staat|staan|draait|draaien|ligt|liggen|zit|zitten|woont|leeft|komt|komen|loopt|gaat|gaan|is|zijn) (?:altijd |alleen |nu |ook |gewoon |allemaal )?(?:in
        |op|onder|achter|via|naast|uit|vanaf) (?!(?:de weg|orde|gang|behandeling|dit moment|deze|dit
        |het moment) )(?:de |het |een |onze |mijn )?[^ ]+
      |(?:is|zijn) te vinden (?:in|op|onder) [^ ]+
    `,
    pl: `
      (?:jest|sa|lezy|leza|stoi|stoja|siedzi|siedza|dziala|dzialaja|chodzi|chodza|znajduje sie|znajduja sie|mieszka
        |mieszkaja|trzymamy|laduje|laduja|idzie|ida) (?:tylko |zawsze |teraz |tez |wszystko )?(?:w|we|na|pod|za|przez
        |obok|u) (?!(?:trakcie|porzadku|razie|tym|tej|stanie|toku|tyle|koncu|chwile|sumie) )[^ ]+
    `,
    ru: `
      (?:лежит|лежат|находится|находятся|живет|живёт|крутится|стоит|стоят|работает|хранится|хранятся|запускается
        |приходит|приходят|идет|идёт) (?:в|на|под|за|по|через|только|из|с) [^ ]+
    `,
    tr: '[^ ]+(?:da|de|ta|te|nda|nde) (?:duruyor|calisiyor|var|yok|tutuluyor|bulunuyor)',
    id: '(?:ada|jalan|disimpan|ditaruh|berada|taruh|dari) (?:di|pake|pakai|lewat|dari) [^ ]+',
    vi: '(?:nam|chay|luu|de|o) (?:o|trong|tren|tai) [^ ]+',
    ar: '(?:موجود|موجودة|شغال|شغالة|تشتغل|يشتغل|مخزن|مخزنة|جاي|تجي) (?:على|في|ب|من|داخل) ?[^ ]*',
    hi: '[^ ]+ (?:me|mein|par|pe) (?:hai|hain|chalta|chalti|pada|padi|rakha)',
    zh: `
      (?:在 ?[0-9]{2,5} ?(?:号)?(?:端口|埠)|(?:工单|工單|文档|文檔|设计稿|設計稿|日志|日誌|密钥|密鑰|代码|需求)(?:都)?在 ?[a-z]|放在|位于|位於|部署在|跑在|在(?:[^,。]{1,12})(?:那台|这台|這台)|挂在|掛在|走(?:的是)?|装在|裝在|写在|寫在|地址是|(?:端口|路径|路徑)(?:是|在|为|為)|密码(?:是|在)
        |密碼(?:是|在)|(?:账号|帳號)(?:是|在)|版本是|锁在|鎖在|是从|是從)
    `,
    ja: `
      (?:にある|にあり|に置い|に入って|に保存|で動い|で動か|で動作|で運用|にデプロイ|ポート(?:は|番号|[0-9])|にいる|から来る|から取|経由|管理で|管理して|がマスター|が正|はここ|配下|直下
        |に(?:定義|登録|まとめ))
    `,
    ko: `
      (?:에 ?(?:있(?!는 |을|던|나)|둬|두고|저장(?:돼|되어|된다|됨|됩)|올라|위치(?:해|한다|함)|떠|깔려)|에서 (?:돌|실행|관리|띄|가져)|포트(?:는|가|번호)?|경로는|주소는
        |비번은|버전(?:은|이))
    `,
  },
  yes: [
    'track our specs in Notion',
    'the mobile app is in a separate repo',
    'the token is in ~/keys/token.txt',
    'staging runs on the old droplet',
    '配置放在 config/ 里',
    '設定は config にあります',
    '설정은 config에 있어',
    'die Skripte liegen in tools/',
    'логи лежат в /var/log',
    'la documentazione sta sul wiki',
    'onze documentatie staat in het wiki',
    'dokumentacja jest w confluence',
    'API在3001端口',
    '工单在Jira',
  ],
  no: [
    'keep the docs in sync',
    'what happens now',
    '为什么',
    '在页面右边加一条线',
    '버튼을 화면에 있는 목록 옆으로 옮겨',
    'go through every page and look for typos',
    'la forge est en panne',
    'het is in orde',
    'wszystko jest w porządku',
  ],
}
