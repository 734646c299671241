import type { Cue } from './cue.ts'
import { DONE_ON_PURPOSE } from './shared-expressions.ts'

export const wePractice: Cue = {
  id: 'we-practice',
  because: 'says how this team or project works',
  weight: 1.7,
  expression: {
    en: `
      (?<! (?:when|if|why|what|how|where|do|can|could|should|might|maybe|once|so|until|whether|that|did|were|are
        |because|then) )we (?:all |both |only |always |never (?!get)|just |already |actually |still |usually |normally |deliberately |intentionally |currently |mostly )?(?:use
        |follow|write|name|call|say|prefix|keep|store|deploy|ship|run|test|commit|squash|rebase|merge|support|target
        |pin|version|tag|log|cache|mock|format|lint|release|build|host|avoid|ban|allow|require|prefer|stick|go|put
        |treat|return|throw|generate|count|round|document|review|own|bill|charge|sell|work|validate|wrap|handle|sign
        |hash|encrypt|seed|track|import|export|mark|hold|quote|pay|expect|label|cite|split|group|model|sort|index
        |escape|abbreviate|spell|translate|serve|archive|monitor|bundle|compile|print|invoice|moved|switched|migrated
        |dropped|agreed|decided|standardi[sz]ed|removed|renamed|stopped)(?! to )
      |(?<! (?:as|when|if|can|could|should) )we (?:all |only |mostly )?speak [^ ]+
      |we (?:only |always )?(?:deploy|ship|release|publish|push|log|export|migrated|moved|switched) to (?!(?:this|that
        |it|do|be|see|get|the (?:next|new|other)) )[^ ]+
      |(?<! (?:when|if|why|what|how|where|once|so|that|while|because) )we (?:always|never) ${DONE_ON_PURPOSE}[^ ]+
      |(?<! (?:when|if|why|what|how|where|once|so|that|while|because) )we(?:re| are) (?:using|on|in|running|locked
        |inside|behind|a|an|not|all|changing|hosted|bound|skipping|migrating|targeting|supporting)
      |(?<! (?:when|if|why|what|how|where|once|so|that|while|because) )we (?:(?:dont|do not) (?:use|do|have|allow
        |support|commit|push|write|want|put|mock|squash|rebase|deploy|ship|store|keep|log|test|call|touch|add|mix
        |publish|accept|like|care)|cannot|never|wont|will not|shouldnt|should not|must|should (?:be(?: using)?|always|never|only
        |follow|use|keep|stick|not)|will (?:use|not|only|always|never)|would never|no longer|stick to|always want)
      |(?:in|across|throughout|inside) our (?:[^ ]+ )?[^ ]+
      |(?:in|for|of|on|across|throughout|with|under) (?:this|our|my|the) (?:repo|repository|project|codebase|code base
        |firmware|shop|firm|office|lab|department|course|thesis|manuscript|plant|clinic|practice|association|club
        |newsroom|team|company|org|organi[sz]ation|monorepo|workspace|engine|machine|box|house)(?! root)
      |our (?:own )?(?:team|codebase|project|repo|ci|prod|staging|server|cluster|tests|docs|stack|build|standard
        |policy|workflow|process|api|db|database|branches|commits|releases?|customers?|clients?|linter|pipeline|setup
        |infra|company)
      |(?:this|the) (?:repo|repository|project|codebase|app|team|game|service|site|package|module|library|plugin
        |firmware|board|client) (?:is|uses|has|runs|follows|must|needs|stays|targets|supports|only|never|always|doesnt
        |does not|keeps)
      |(?:goes?|go|runs?) (?:only |all )?through [^ ]+(?: [^ ]+)? (?:here|with us|for us)|as (?:in|with|for) (?:the rest of|all) (?:my|our) [^ ]+|like (?:in )?(?:the rest of|all) (?:my|our) [^ ]+
      |(?:thats|this is|that is) (?:not )?(?:how|what|the way) we [^ ]+|house (?:style|rules?|convention)|(?:at|in|for|by) (?:this|our) (?:studio|school|university|institute|hospital|agency|bank|publisher|museum|journal|book|group|business)|(?:every|each|all|any) [^ ]+(?: [^ ]+){0,2} (?:goes?|works?|is done|are done|is made|happens?) (?:like|this way|that way|the same)|around here|(?:is|are|means?) [^ ]+(?: [^ ]+){0,4} (?:for|with) us(?= [,.!;]| $)|we (?:do|only do|just do) [^ ]+ (?:here|only|everywhere)
      |at (?:work|our company|my company|our shop|the office)|company policy
      |(?:on|in|for) (?:these|our|all our) (?:boxes|machines|servers|hosts|nodes|devices|boards|repos|projects
        |services|clusters|labs|offices)
      |our (?:[^ ]+ )?(?:protocol|schema|data|dataset|users|students|editors|authors|lawyers|auditors|vendors?
        |suppliers?|partners?|hardware|boards?|sensors?|devices?|machines?|license|contract|budget|network|firewall
        |proxy|registry|mirror|framework|engine|runtime|compiler|design system|component library|style|brand|journal
        |advisor|professor|lab|school|shop|store|warehouse|factory|plant)
    `,
    de: `
      (?:wir|bei uns|man|unser[^ ]*|in diesem (?:projekt|repo)|im projekt|hier (?:wird|gilt|werden|nutzen|verwenden)
        |in unsere[nmr] [^ ]+|firmenweit)
    `,
    fr: `
      (?:chez nous|on (?:utilise|nutilise|fait|ne|na|met|garde|ecrit|passe|a|est|nomme|prefixe|suit|travaille|teste
        |deploie|veut|stocke)|nous|notre|nos|ici cest [^ ]+ , (?:et )?pas|dans ce (?:projet|depot|repo)|dans cette (?:equipe|base)|ici on
        |sur ce projet|tout le metier)
    `,
    es: `
      (?:nosotros|(?:aqui|aca) es [^ ]+ , (?:y )?no|(?:aqui|aca) (?:se|no|siempre|nunca|todo|usamos|nadie)|en este (?:proyecto|repo)|en esta (?:base
        |empresa)|nuestro[s]?|nuestra[s]?|en casa|usamos|no usamos|trabajamos|seguimos|hacemos|tenemos|guardamos
        |llamamos|nombramos|escribimos|desplegamos|mantenemos|manejamos|va(?:n)? (?:en|con|por)|el equipo)
    `,
    pt: `
      (?:nos|a gente|aqui|neste (?:projeto|repo)|nesse (?:projeto|repo)|nosso[s]?|nossa[s]?|usamos|nao usamos|seguimos
        |fazemos|temos|guardamos|chamamos|escrevemos|o time|a equipe|no projeto|tudo (?:em|no|na|vai|passa|tem))
    `,
    it: `
      noi|da noi|qui|in questo (?:progetto|repo)|nostro|nostra|nostri|usiamo|non usiamo|seguiamo|facciamo|abbiamo
      |il team
      |(?:li|le|lo|la) (?:usiamo|scriviamo|salviamo|evitiamo|teniamo|mettiamo|gestiamo|chiamiamo|facciamo|lanciamo
        |generiamo|deployiamo|testiamo|buildiamo|versioniamo)
      |nostre|lavoriamo|in (?:ufficio|azienda)|nel nostro|evitiamo|rilasciamo|deployiamo
    `,
    nl: '(?:wij|we|bij ons|ons|onze|in dit (?:project|repo)|hier)',
    pl: `
      my|u nas|nasz[^ ]*|w tym (?:projekcie|repo)|uzywamy|nie uzywamy|piszemy|trzymamy|mamy|robimy|stosujemy|tutaj
      |(?:bierzemy|nazywamy|budujemy|wrzucamy|testujemy|wdrazamy|deployujemy|trzymamy sie|korzystamy|unikamy|mockujemy
        |logujemy|mergujemy|commitujemy|generujemy|wersjonujemy|odpalamy|puszczamy|przechowujemy|formatujemy|mierzymy
        |wydajemy|dajemy|wstawiamy|zapisujemy|ruszamy|wspieramy|obslugujemy)
      |w (?:firmie|zespole)|w naszym|w calym (?:projekcie|repo)
    `,
    tr: `
      (?:biz|bizde|bizim|bu (?:projede|repoda|ekipte|takimda)|ekip|projede|kodda|[^ ]+(?:iyoruz|uyoruz|ariz|eriz
        |miyoruz|muyoruz)|burada|burda)
    `,
    vi: '(?:chung ta|chung toi|ben minh|ben em|team|du an nay|du an|repo nay|o day|nha minh|cong ty)',
    id: `
      (?:kita|kami|di (?:proyek|project|repo|tim|kantor) (?:ini|kita|gue)|tim|di sini|repo ini|proyek ini|punya kita
        |standar kita)
    `,
    ru: `
      (?:(?:мы|ми) (?:[^ ]+ )?[^ ]+(?:ем|им|ём|емо|имо)|в нас|використовуємо|називаємо|пишемо|зберігаємо|тримаємо
        |у цьому (?:проєкті|проекті|репо)|робимо|у нас|наш[^ ]*|в этом (?:проекте|репо|репозитории)|в (?:проекте
        |команде|репе|репо)|используем|пишем|храним|ведем|ведём|держим|кладем|кладём|не используем|называем|возвращаем
        |делаем|заведено)
    `,
    ar: '(?:احنا|نحن|عندنا|مشروعنا|في (?:هذا المشروع|هالمشروع|المشروع)|فريقنا|نستخدم|ما نستخدم|شركتنا|حقنا|هنا)',
    hi: '(?:hum|ham|humare|hamare|humara|hamara|is (?:project|repo) (?:me|mein)|apne|apni|team|yahan|हम|हमारे)',
    zh: `
      (?:(?:我们|我們|咱们|咱們)(?:的)?(?:项目|專案|团队|團隊|公司|组|組|部门|代码|仓库|业务|客户|客戶|用户|服务|数据|线上|这边|這邊|内部|都|用|不用|只|不|一直|一律|统一|統一|规定
        |規定|约定|約定|要求|这(?:里|个|的)|這(?:裡|個)|(?:[^,，。 现現下要还還接]{0,4})(?:是|在|有|叫|走|放)(?!先|再|继续|繼續))|本(?:项目|專案|仓库|公司)|(?:这个
        |這個)(?:项目|仓库|工程|库|服务|系统|app|專案|倉庫|repo|系統|服務)(?:里|裡)?(?:都|只|不用|不能|不要|不允许|不允許|不许|不許|不准|禁止|统一|統一|必须|必須|用的|一律|固定)
        |项目里(?:都|只|不|统一|用)|專案裡(?:都|只|不|統一|用)|仓库里|公司(?:规定|要求|内|電腦|电脑|里|裡)|团队|團隊|组里|組裡|这边|這邊|全项目|代码里|整个项目)
    `,
    ja: `
      (?:うちは|うちの|うちでは|弊社|社内|チーム|このプロジェクト|このリポジトリ|本プロジェクト|プロジェクトで|我々|私たち|こちらでは|ここでは|当社|現場|このリポ|本番(?:は|で|に)|この(?:マシン|環境
        |pc|案件)(?:は|では))
      |(?:データベース|db|認証|ストレージ|決済|フロント|バックエンド|ui|orm|デプロイ|ホスティング|テスト|言語|フレームワーク)(?:に?は)、? ?[a-z][a-z0-9 .#+-]{1,30} ?を(?:使い|使う|使って|利用し|採用し)
    `,
    ko: `
      (?:우리 [^ ,.]{1,8}(?: [^ ,.]{1,8})?(?:은|는)(?= )|우리(?:는|가(?! ?(?:작성|만든|만들|지금|방금))|팀|회사|집)|저희(?:는|가|팀|회사)
        |이 ?프로젝트(?!(?:가|는)? ?(?:어떤|무엇|뭐|뭔)|를|의 ?(?:목적|구조|의도|개요))|이 ?레포|이 ?저장소|팀|회사|사내|여기(?:는|선|서는)|프로젝트에서는|본 ?프로젝트)
    `,
  },
  yes: [
    'we should be using the shared client',
    "that's not how we handle errors",
    'house convention is log returns',
    'design data lives in assets at this studio',
    'データベースは SQLite を使います',
    '우리 서비스는 전부 KST',
    'we only speak German with them',
    'we deploy to AWS Lambda',
    'we use pnpm',
    'in this repo tests live next to the code',
    '我们项目用 pnpm',
    'うちはVitestです',
    '우리는 jest 써',
    'bei uns heißt das anders',
    'у нас всё через Result',
    'chez nous on écrit en anglais',
    'applies go through Atlantis here',
    'every schema change goes like this',
    '03/04 is the third of April for us',
    'like in the rest of our code',
  ],
  no: [
    '이 프로젝트의 의도가 뭐야',
    'new lines are being added as we speak',
    '이 프로젝트가 어떤 프로젝트인지 알려줘',
    'the page is blank',
    'fix it',
    '我们接着画图吧',
  ],
}
