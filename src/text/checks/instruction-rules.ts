import { lazily } from '../../base/lazily.ts'
import { OVERRIDING_ELSEWHERE, SECRECY_ELSEWHERE, UNSAFE_ELSEWHERE } from './instruction-languages.ts'

/** One way in which a text tries to steer a model or a person, rather than to inform. */
export type InstructionRule = {
  readonly reason: string
  /** Made when first asked for: most commands check no text. */
  readonly expression: () => RegExp
  /** Forbidding it is an ordinary convention: "never use --no-verify". */
  readonly forbiddable: boolean
}

/** In the expressions below `…` is up to 40 characters of the same sentence, `¬` up to 30 of the same clause: all bounded. */
const GAPS: Readonly<Record<string, string>> = { '…': String.raw`[^.!?\n]{0,40}?`, '¬': String.raw`[^.,;:!?\n]{0,30}?` }

function rule(reason: string, ...sources: string[]): InstructionRule {
  const expression = lazily(() => {
    const source = sources.map((one) => `(?:${one.replaceAll(/[…¬]/gu, (gap) => GAPS[gap] ?? '')})`).join('|')
    return new RegExp(source, 'giu')
  })
  return { reason, forbiddable: false, expression }
}

function forbiddableRule(reason: string, ...sources: string[]): InstructionRule {
  return { ...rule(reason, ...sources), forbiddable: true }
}

const INSTRUCTIONS = String.raw`(?:instructions?|prompts?|rules?|guidelines?|directives?|restrictions?|safeguards?)`
const SECRETS = String.raw`(?:secrets?|credentials?|passwords?(?!less)|private keys?|ssh keys?|\.env\b(?!\.(?:example|sample|template|test|local))|environment variables|cookies)`
const KEYS = String.raw`(?:${SECRETS}|tokens?|api[ _-]?keys?|密钥|密码|令牌|凭证)`
const THE_USER = String.raw`(?:the )?(?:user|human|developer|anyone|anybody|nobody|him|her|them)\b`
const RISKY = String.raw`(?:push|deploy|delete|drop|remove|install|merge|execute|run|send|publish|overwrite)`

/** What an agent may do, in the form of an order. */
const DEEDS = String.raw`(?:accept|add|allow|append|apply|approve|bypass|call|change|clone|collect|commit|continue|copy|create|delete|deploy|disable|do|download|drop|edit|email|enable|execute|fetch|fix|forward|grant|include|insert|install|kill|leak|log|mail|make|merge|modify|move|open|overwrite|post|proceed|publish|pull|push|rebase|record|remove|rename|replace|reset|revert|rewrite|run|send|share|skip|store|submit|switch|track|update|upload|use|write)`

/** Words for secrecy in an order. "Errors are silently swallowed", "it fails silently", "never overwrite files silently" describe programs. */
const UNSEEN = String.raw`(?<!(?:\b(?:never|not|no)|n['’]t)\s)(?:\b(?:secretly|covertly|discreetly)\b|\bsilently\s${DEEDS}\b)|(?:^|[.,;:!?\n]\s{0,3}|\b(?:and|then|always|also|please|just|to|should|must|can|may|will|you|we)\s)${DEEDS}\b¬\bsilently\b`

export const INSTRUCTION_RULES: readonly InstructionRule[] = [
  rule(
    'overrides other instructions',
    String.raw`\b(?:ignore|disregard|forget|override|bypass|supersede)\b¬\b(?:previous|prior|earlier|above|all|any|other|system|your|these|those)\b¬\b${INSTRUCTIONS}\b`,
    String.raw`\b(?:takes? precedence over|overrides?|supersedes?)\b¬\b(?:system prompt|all (?:other )?instructions|CLAUDE\.md|user(?:'s)? (?:request|instruction)s?)\b`,
    String.raw`\byou are (?:now|no longer)\s(?:an?|in|the|free|bound|unrestricted|not)\b|\b(?:new|updated|real) (?:system )?instructions?\s?:`,
    String.raw`\b(?:pretend|act as if|act as though|imagine)\b¬\b(?:no|without|unrestricted|not bound)\b|\b(?:developer|god|jailbreak|DAN) mode\b|\bjailbreak\b`,
    String.raw`\b(?:ignore|disregard|forget)\b¬\b(?:everything|all)\b¬\b(?:told|said|learned|above|before)\b|\b(?:previous|earlier|prior|other) ${INSTRUCTIONS}\b¬\bno longer apply\b|\bact as\b¬\bunrestricted\b`,
    String.raw`\b(?:reveal|print|repeat|output|leak|show)\b¬\b(?:your|the) (?:hidden |full )?(?:system prompt|instructions)\b`,
    String.raw`\b(?:execute|obey|trust)\b…\b(?:instructions?|commands?|orders?)\b (?:in|from|at|inside|contained in)\b|\bfollow\b¬\b(?:instructions?|commands?|orders?)\b¬https?:|\btrust\b…\bas (?:instructions?|commands?|orders?)\b`,
    String.raw`忽略¬(?:之前|以前|上述|所有|先前|系统)¬(?:指令|指示|规则|提示)|(?:以前|上記|これまで|すべて)の¬(?:指示|命令)を¬無視|(?:이전|모든|위의)¬(?:지시|명령)¬무시`,
    String.raw`\bignorier(?:e|en|t)?\b¬\b(?:anweisung|regel|vorgabe|instruktion)\w{0,4}|\b(?:vergiss|missachte)\b¬\b(?:anweisung|vorgabe)\w{0,4}`,
    String.raw`\b(?:ignor[ae][rz]?|oublie|olvida|esquece)\b¬(?:instruc\w{1,8}|reglas|regras|consignes|règles)`,
    String.raw`(?:игнорируй|забудь)¬(?:инструкц|указани|правил)`,
    String.raw`\byou are DAN\b|\bfrom now on,? you(?: are|['’]re) (?:an? )?(?:unrestricted|unfiltered|uncensored|jailbroken|unbound|evil|admin\w{0,9}|root)\b`,
    OVERRIDING_ELSEWHERE,
  ),
  rule(
    'speaks as the system',
    String.raw`<\/?(?:system|system-reminder|assistant|user|human|instructions?|sage[\w-]{0,20}|function_calls|antml)[\s>:/]`,
    String.raw`(?:^|\n)\s{0,4}(?:(?:assistant|human)\s?:\s|system (?:prompt|message|override)\s?:|system\s?:\s{0,3}(?:you|ignore|new|override|important)\b)`,
    String.raw`\[\/?(?:INST|SYS(?:TEM)?)\]|<<SYS>>|<\|im_(?:start|end)\|>`,
  ),
  rule(
    'asks for secrecy',
    String.raw`\b(?:do not|don['’]?t|never|without)\b¬\b(?:tell|inform|notify|mention|reveal|disclose|alert)(?:ing)?\b…\b${THE_USER}`,
    String.raw`\bnever (?:mention|reveal|disclose)\b¬\b(?:this|these|it)\b|\b(?:do not|don['’]?t|never) (?:log|record|report) (?:this|it)\b|\bno need to (?:tell|inform|report|mention|notify)\b`,
    String.raw`\b(?:nobody|no one) (?:notices?|knows?|sees?|finds? out)\b|\bunnoticed\b|\bdo (?:it|this|that) quietly\b|\bquietly (?:commit|push|add|send|run|install|delete|remove|change)\b|\bleave\b¬\bout of\b¬\b(?:summar|report|log|commit)`,
    String.raw`${UNSEEN}|\bkeep (?:this|it) (?:a )?(?:secret|hidden)\b|\bhide\b¬\bfrom (?:the )?(?:user|human|developer|review|logs?)\b`,
    String.raw`(?:不要|别|勿)¬(?:告诉|告知|通知)¬(?:用户|任何人)|ユーザーに¬(?:言わ|知らせ|伝え)(?:ない|ず)|無断で|(?:不要|别)¬让¬(?:用户|人)¬知道|사용자에게¬(?:말하지|알리지)|몰래|偷偷|暗中`,
    String.raw`\bnicht\b¬\b(?:dem |den )?(?:nutzer|benutzer|anwender)n?\b|\b(?:nutzer|benutzer|anwender)\b¬\bnicht\b¬\b(?:sagen|mitteilen|informieren|verraten)|\bheimlich\b`,
    String.raw`\b(?:(?:no|nunca) (?:le )?digas|ne (?:le |lui )?dis (?:pas|rien)|não (?:diga|conte))\b¬\b(?:usuario|usuário|utilisateur)|\b(?:en secret|en cachette|a escondidas)\b`,
    String.raw`(?:не (?:говори|сообщай|показывай)|скрой|скрывай)¬пользовател|втайне|незаметно`,
    SECRECY_ELSEWHERE,
  ),
  forbiddableRule(
    'runs something from the network',
    String.raw`\b(?:curl|wget|iwr|invoke-webrequest|fetch)\b[^\n]{0,200}?\|\s{0,3}(?:sudo\s{1,3})?(?:(?:ba|z|da|fi)?sh|python3?|node|perl|ruby|iex)\b`,
    String.raw`\b(?:ba|z)?sh\s{1,3}(?:-c\s{1,3})?["']?(?:<\(|\$\()\s{0,3}(?:curl|wget)\b|\b(?:eval|exec|source)\b\s{0,3}["'(]{0,2}\$\((?:curl|wget)|\biex\s{0,3}\(`,
    String.raw`\bbase64\s{1,3}(?:-d|--decode|-D)\b[^\n]{0,60}?\|\s{0,3}(?:ba|z)?sh\b|\bpowershell\b[^\n]{0,40}?\s-e(?:nc|ncodedcommand|c)?\s`,
    String.raw`\b(?:download|fetch|pull)\b…\b(?:and|then)\b…\b(?:run|execute|eval)\b…(?:https?:|\bscript\b|\bbinary\b|\bit\b)`,
    String.raw`\b(?:reverse|bind) shell\b|\bnc(?:at)?\b[^\n]{0,30}?\s-e\b|\/dev\/tcp\/`,
    String.raw`(?:--(?:extra-)?index-url|--registry|\b\w{0,30}(?:BASE_URL|_PROXY|_REGISTRY)\b)…https?:\/\/(?!localhost|127\.)`,
    String.raw`\bpython3?\s-c\b[^\n]{0,80}?(?:urlopen|requests\.|socket)|\binstall\b…https?:\/\/(?!localhost|127\.)|\bhttp instead of https\b`,
    String.raw`\b(?:npx|curl|wget|bash|sh|node|python3?)\b…\b(?:every|each) (?:session|prompt|conversation)\b|\b(?:fetch|request|load|call|ping|visit|open)(?:e?s|ing)?\b…https?:\/\/(?!127\.|10\.|192\.168\.)\d{1,3}\.\d{1,3}\.`,
    String.raw`\b(?:add|include|inject|load|embed)\b…https?:\/\/\S{1,200}\.js\b`,
  ),
  forbiddableRule(
    'sends data away',
    String.raw`\bexfiltrat\w{0,5}`,
    String.raw`\b(?:send|post|upload|transmit|forward|report|e?mail|append|print|echo|paste|embed|commit|dump|leak)\b¬${SECRETS}`,
    String.raw`\b(?:put|write|copy|encode|include)\b¬${SECRETS}¬\b(?:in|into|to|and)\b¬\b(?:commit|logs?|messages?|urls?|readme|code|repl\w{1,6}|output|responses?|answers?|issues?|comments?|repo\w{0,8}|prs?)\b`,
    String.raw`\b(?:copy|send|print|echo|put|append|include|post)\b¬\$\{?\w{0,30}(?:TOKEN|SECRET|KEY|PASSW)|\bpush a copy\b|\balso push\b…(?:git@|https?:)`,
    String.raw`\b(?:send|post|upload|transmit|forward|report|e?mail|copy|append|leak)\b¬${KEYS}¬(?:\bto\b|https?:|@)`,
    String.raw`(?<!\b(?:we|it|they|app|service|server|worker|client|api|that|which|to)\s)\b(?:send|post|upload|transmit|forward)\b…(?:https?:\/\/|\bwebhook\b|\b(?:external|remote) (?:server|host|endpoint)\b)`,
    String.raw`\b(?:curl|wget|nc|ncat)\b[^\n]{0,120}?(?:-d|--data(?:-\w{1,10})?|-F|--upload-file|-T|@)[^\n]{0,80}?(?:\.env|secret|token|id_rsa|\$\w{0,20}(?:KEY|TOKEN|SECRET))`,
    String.raw`\b(?:cat|read|open|print|load)\b…(?:~\/\.ssh|\.ssh\/|id_rsa|id_ed25519|\.aws\/credentials|\/etc\/shadow|\.netrc|\.npmrc)|(?:^|\s)@(?:\.env|~?\/?\.(?:ssh|aws|netrc|npmrc))`,
    String.raw`\b(?:include|attach|paste|show|output|dump|quote|append|embed|echo|send|upload|return)\b…(?:~\/\.ssh|\.ssh\/id_|id_rsa|id_ed25519|\.aws\/credentials|\/etc\/shadow|\.netrc)`,
    String.raw`(?:发送|上传|泄露|外发)¬${KEYS}|${KEYS}¬(?:发送|上传|泄露|外发)|外部に¬(?:送信|アップロード)`,
  ),
  forbiddableRule(
    'weakens safety',
    String.raw`\b(?:disable|turn off|switch off|skip|remove|bypass|circumvent|ignore|suppress)\b¬\b(?:(?:security|safety|permission|auth(?!ors?\b)\w{0,12}|certificate|signature|approval|ssl|tls) ?(?:check|prompt|review|warning|verification|validation|rule|scan|control|polic)?\w{0,3}|two-factor|2fa|mfa|sandbox|firewall|antivirus|permissions|guardrails|safeguards|selinux)\b`,
    String.raw`\bcore\.hooksPath\b|\bauto_approve\b|\bapprove\b¬\blearnings\b¬\bautomatically\b|--(?:dangerously-[\w-]{3,40}|no-verify|insecure|allow-all|yolo|disable-sandbox|privileged)\b|\bbypassPermissions\b|\bcurl\s{1,3}-k\b|\bchmod\b[^\n]{0,20}?\b777\b`,
    String.raw`\b(?:disable|delete|remove|skip|bypass|comment out)\s(?:(?:all|any|the|failing|broken|existing|pre-commit|git)\s){0,3}(?:tests?|hooks?|linters?|linting|eslint|type.?checks?|lint rules?|ci checks?|code reviews?)\b(?!\s(?:data|output|fixtures?|results?|databases?|users?|marked|tagged|that|which|for|in|on|locally|when|if|unless|folder|files?)\b(?! the whole))`,
    String.raw`\b(?:do not|don['’]?t|never)\b¬\brun\b¬\btests?\b¬\b(?:before|prior to)\b|\b(?:remove|delete)\b¬\bassertions?\b¬\bfrom\b|\bmark\b¬\bfailing tests?\b¬\bskip`,
    String.raw`\bnever ask\b¬\b(?:permission|confirmation|approval)\b|\b(?:run|execute|use)\b¬\b(?:all|every|everything|always|any)\b¬\bsudo\b|\balways\b¬\bsudo\b|\b(?:give|grant)\b¬\b(?:access|permissions?|rights)\b¬\bto\b`,
    String.raw`\b(?:always|automatically|auto-?)\s{0,2}(?:approve|accept|allow|grant)\b|\b(?:grant|allow|approve|accept)\b¬\b(?:permissions?|commands?|tools?|requests?|everything)\b¬\bwithout (?:asking|confirm\w{0,8}|permission|approval|review|check\w{0,4})\b`,
    String.raw`\b${RISKY}\b¬\bwithout\b¬\b(?:asking|confirm\w{0,8}|permission|approval|review)|\bas authori[sz]ed without\b`,
    String.raw`\b(?:NODE_TLS_REJECT_UNAUTHORIZED|GIT_SSL_NO_VERIFY|StrictHostKeyChecking[= ]no|verify=False|rejectUnauthorized: ?false)`,
    String.raw`(?:禁用|关闭|跳过|绕过)¬(?:安全|权限|测试|检查|验证|钩子|沙箱)|(?:désactive\w{0,2}|contourne\w{0,2}|desactiva\w{0,2}|deaktivier\w{0,3}|umgeh\w{0,2})\b¬\b(?:sécurité|seguridad|segurança|sicherheit\w{0,10}|tests?|permis\w{1,8}|berechtigung\w{0,3})`,
    String.raw`(?:セキュリティ|権限|テスト|チェック|検証|フック)¬(?:無効|スキップ|無視)|(?:보안|권한|테스트|검사)¬(?:비활성|건너|무시)`,
    String.raw`(?:отключи|обойди|пропусти)¬(?:безопасн|проверк|тест|разрешен)`,
    String.raw`\b(?:approve|accept|allow|grant)\b¬\b(?:everything|anything|all|every|any)\b¬\b(?:automatically|blindly)\b`,
    UNSAFE_ELSEWHERE,
  ),
  forbiddableRule(
    'destroys data',
    String.raw`\brm\s{1,3}-(?:[a-z]{0,6}r[a-z]{0,6}f|[a-z]{0,6}f[a-z]{0,6}r)[a-z]{0,6}\s{1,3}(?:--no-preserve-root|["']?(?:\/|~|\$HOME|\*|\.\.?(?:["'\s/*]|$)))`,
    String.raw`\bdrop\b¬\b(?:production|prod|live|all)\b¬\b(?:databases?|tables?|schemas?|data)\b|\b(?:wipe|destroy|erase)\b¬\b(?:databases?|disks?|repo\w{0,8}|history|backups?|data)\b`,
    String.raw`\b(?:mkfs\.\w{2,8}|dd\s{1,3}if=[^\n]{1,80}?of=\/dev\/|:\(\)\s?\{\s?:\|:&)`,
    String.raw`\bgit push\b(?:(?!\bgit push\b)[^\n]){0,40}?\s(?:--force(?!-)|-f\b)|\balways\b¬\bpush\b¬--force(?!-)`,
  ),
  forbiddableRule(
    'installs itself',
    String.raw`\b(?:add|append|write|insert|copy|persist)\b¬\b(?:this|these|itself|yourself|the following|your|my|an?)\b…(?:\bto\b|\binto\b|\bin\b)…(?:every (?:file|repo\w{0,8}|project)|\.claude\/settings|\.bashrc|\.zshrc|\.profile|crontab|authorized_keys|\.git\/hooks)`,
    String.raw`\b(?:modify|edit|change|update)\b¬(?:\.claude\/settings|\.bashrc|\.zshrc|authorized_keys|\/etc\/)`,
  ),
]
