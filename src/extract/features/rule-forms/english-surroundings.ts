import type { Opening } from '../../view/openings.ts'

/** The forms in which people state, in English, what surrounds an agent's work: machines, branches, places, and who uses the product. */
export const ENGLISH_SURROUNDINGS: readonly Opening[] = [
  [
    'backend frontend server api app db database',
    '(?:server )?(?:runs|listens|is) on (?:port )?[0-9]{3,5} (?!(?:but|instead|now|again) )',
  ],
  [
    'our',
    '(?:users|customers|clients|readers|players|students|team) (?:are|speak|use|work|live|come|pay|have) (?!(?:[^ ]+ing|able|unable|not able|not happy|unhappy|angry|annoyed|blocked|confused|stuck|to|twice|two accounts|seeing|a (?:problem|bug|hard time)) )[^ ]',
  ],
  [
    'customers users clients',
    '(?:still|mostly|mainly|only|all) (?:run|use|are|work|speak|have) (?!(?:[^ ]+ing|able|unable|confused|stuck|the same) )[^ ]',
  ],
  ['were we', '(?:are )?behind (?:a|an|the) (?:[^ ]+ )?(?:proxy|firewall|vpn|nat) '],
  [
    'production prod ci',
    '(?:is|has) (?!(?:down|broken|failing|flaky|empty|unreachable|timeouts|errors|issues|problems|wrong|red|green|yellow|slow|up|ok|fine|not|still|now|back|working|the|a|it|currently|blocked|done|ready|live|stuck|out|in|on|at|no) )[^ ]+ (?:[^ ]+ )?$',
  ],
  [
    'the my our',
    '(?:[^ ]+ )?(?:server|machine|box|laptop|ci|runner|cluster|nas|host|vm|network|phone) has (?:no|only) (?!(?:[^ ]+ )?(?:idea|effect|more|errors?|issues?|problems?|space|memory|disk|room|left|response|route|signal|connection|logs?|changes) |.* up )[^ ]',
  ],
  [
    'i',
    'have (?:an?|one|two|four|[0-9]+) (?:[^ ]+ ){0,2}(?:gpus?|cores|monitors?|rtx|a100s?|h100s?|[34]0[6-9]0|macbook|nas|raspberry|years of experience) ',
  ],
  ['im', 'on (?:an? |my )?(?:[^ ]+ ){0,2}(?:[0-9]+ ?gb|rtx|gtx|[345]0[6-9]0|m[1-5]) '],
  [
    'its this',
    '(?:is )?(?:a|an) (?:[^ ]+ )?(?:monorepo|monolith|polyrepo|fork|library|plugin|pwa|spa|cli|sdk|microservice) ',
  ],
  [
    'the our',
    `(?:designs?|specs?|docs|documentation|roadmap|backlog|wiki|runbook|secrets?|credentials|env|env file|_path_) (?:is|are|lives?|sits?) (?:in|on|at|under) (?!(?:the (?:wrong|screenshot|attachment|attached|e?mail|message|image|picture|description|issue|ticket|logs?|way)|this|that|here|there|place|progress|german|english|conflict|construction|fire|hold|pressure|review|use) )[^ ]`,
  ],
  [
    'main master develop dev trunk',
    'is (?:a |an |the |our |always )*(?:protected|locked|frozen|read-only|default|integration|release|stable)(?: branch)? (?:$|[,.!;] )',
  ],
  [
    'we',
    '(?:always |only )?(?:branch|fork|cut (?:releases|branches)|release) (?:off|from|on|every) (?!(?:this|that|it|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day) )[^ ]',
  ],
  // Tools have the same names in every language, and so does the reason why the version stays.
  [
    'unity godot php java jdk python node rails ruby dotnet go rust mysql mariadb postgres laravel django angular react vue swift kotlin gcc qt android ios flutter unreal spring',
    '[0-9][0-9a-z.]* (?:$|, (?!(?:but|it|why|how|error|then|and (?:it|the)) )|(?:because|due to|lts|mono|per|por|wegen|weil|porque|a causa|on|auf|en|em|sul|sulla|na|на) (?!(?:error|fails?|this) )[^ ])',
    '.* (?:errors?|fails?|failed|install|upgrade|update|crash[^ ]*|warning|[?]) ',
  ],
]
