/** One way in which a text tries to steer a model or a person, rather than to inform. */
type InstructionRule = { readonly reason: string; readonly expression: RegExp }

const GAP = String.raw`[^.!?\n]{0,40}?`
const rule = (reason: string, ...sources: string[]): InstructionRule => ({
  reason,
  expression: new RegExp(sources.map((source) => `(?:${source.replaceAll('~', GAP)})`).join('|'), 'iu'),
})

/** `~` stands for up to 40 characters of the same sentence. All repetitions are bounded. */
const RULES: readonly InstructionRule[] = [
  rule(
    'overrides other instructions',
    String.raw`\b(?:ignore|disregard|forget|override|bypass|supersede)\b~\b(?:previous|prior|earlier|above|all|any|other|system|these|those)\b~\b(?:instructions?|prompts?|rules?|guidelines?|directives?|messages?|context)\b`,
    String.raw`\b(?:takes? precedence|overrides?|supersedes?)\b~\b(?:system prompt|all (?:other )?instructions|CLAUDE\.md|user(?:'s)? (?:request|instruction)s?)\b`,
    String.raw`\byou are (?:now|no longer)\b|\b(?:new|updated|real) (?:system )?instructions?\s?:`,
    String.raw`忽略~(?:指令|指示|规则|提示)|無視~(?:指示|命令)|(?:以前|上記)の?指示を~無視|무시~(?:지시|명령)|(?:지시|명령)~무시`,
    String.raw`\bignorier(?:e|en|t)?\b~\b(?:anweisung|regel|vorgabe|instruktion)\w{0,4}`,
    String.raw`\bignor[ae][rz]?\b~\b(?:instruc\w{1,8}|reglas|regras|consignes|règles)`,
    String.raw`игнорируй~(?:инструкц|указани|правил)|забудь~(?:инструкц|указани)`,
  ),
  rule(
    'speaks as the system',
    String.raw`<\/?(?:system|system-reminder|assistant|user|human|instructions?|sage[\w-]{0,20}|function_calls|antml)[\s>:/]`,
    String.raw`(?:^|\n)\s{0,4}(?:system|assistant|human)\s?:\s`,
    String.raw`\[\/?(?:INST|SYS(?:TEM)?)\]|<<SYS>>|<\|im_(?:start|end)\|>`,
  ),
  rule(
    'asks for secrecy',
    String.raw`\b(?:do not|don['’]?t|never|without)\b~\b(?:tell|telling|inform|informing|notify|notifying|mention|mentioning|reveal|revealing|show|showing|alert|ask|asking)\b~\b(?:the )?(?:user|users|human|developer|anyone|them|him|her|permission|confirmation|approval)\b`,
    String.raw`\b(?:silently|secretly|covertly|discreetly)\b|\bkeep (?:this|it) (?:a )?(?:secret|hidden)\b|\bhide (?:this|it|the \w{1,20}) from\b`,
    String.raw`(?:不要|别|勿)~(?:告诉|告知|通知)~(?:用户|任何人)|ユーザーに~(?:言わない|知らせない|伝えない)|사용자에게~(?:말하지|알리지)`,
    String.raw`\b(?:sag|erzähl|verrat)\w{0,3}\b~\b(?:dem )?(?:nutzer|benutzer|anwender)\b~\bnicht`,
    String.raw`\b(?:no (?:le )?digas|ne (?:le )?dis pas|não (?:diga|conte))\b~\b(?:usuario|usuário|utilisateur)`,
    String.raw`не (?:говори|сообщай)~пользовател`,
  ),
  rule(
    'runs something from the network',
    String.raw`\b(?:curl|wget|iwr|invoke-webrequest|fetch)\b[^\n]{0,200}(?:\|\s{0,3}(?:sudo\s{1,3})?(?:ba|z|da|fi)?sh\b|\|\s{0,3}(?:sudo\s{1,3})?(?:python3?|node|perl|ruby|iex)\b)`,
    String.raw`\b(?:ba|z)?sh\s{1,3}(?:-c\s{1,3})?["']?(?:<\(|\$\()\s{0,3}(?:curl|wget)\b`,
    String.raw`\b(?:eval|exec|source)\b\s{0,3}["'(]{0,2}\$\((?:curl|wget)|\biex\s{0,3}\(`,
    String.raw`\bbase64\s{1,3}(?:-d|--decode|-D)\b[^\n]{0,60}\|\s{0,3}(?:ba|z)?sh\b`,
    String.raw`\b(?:download|fetch|pull)\b~\b(?:and|then)\b~\b(?:run|execute|eval)\b~(?:https?:|\bscript\b|\bbinary\b|\bit\b)`,
  ),
  rule(
    'sends data away',
    String.raw`\b(?:exfiltrat\w{0,5}|leak)\b`,
    String.raw`\b(?:send|post|upload|transmit|forward|report|copy|append|include)\b~\b(?:secrets?|tokens?|credentials?|api[ _-]?keys?|passwords?|environment variables|private keys?|\.env|ssh keys?|cookies?)\b~(?:\bto\b|\bin\b|https?:)`,
    String.raw`\b(?:send|post|upload|transmit|forward|exfiltrate)\b~(?:https?:\/\/|\bwebhook\b|\b(?:external|remote) (?:server|host|endpoint)\b)`,
    String.raw`\b(?:curl|wget|nc|ncat)\b[^\n]{0,120}(?:-d|--data(?:-\w{1,10})?|-F|--upload-file|-T|@)[^\n]{0,80}(?:\.env|secret|token|id_rsa|\$\w{0,20}(?:KEY|TOKEN|SECRET))`,
    String.raw`\b(?:cat|read|open|print|load)\b~(?:~\/\.ssh|\.ssh\/|id_rsa|id_ed25519|\.aws\/credentials|\/etc\/shadow|\.netrc|\.npmrc)`,
    String.raw`(?:发送|上传|泄露)~(?:密钥|密码|令牌|凭证|环境变量)`,
  ),
  rule(
    'weakens safety',
    String.raw`\b(?:disable|disabling|turn off|switch off|skip|skipping|remove|bypass|bypassing|circumvent|ignore|suppress)\b~\b(?:all |any |the )?(?:(?:security|permission|safety|auth\w{0,12}|certificate|signature|approval|policy|ssl|tls) ?(?:check|prompt|review|warning|verification|validation|rule|scan|hook|control|setting|policy|policies|certificate)?\w{0,2}|sandbox\w{0,3}|firewall|antivirus|permissions?|guardrails?|safeguards?|selinux)\b`,
    String.raw`--(?:dangerously-[\w-]{3,40}|no-verify|insecure|allow-all|yolo|disable-sandbox|privileged)\b|\bbypassPermissions\b|\bcurl\s{1,3}-k\b|\bchmod\b[^\n]{0,20}\b777\b`,
    String.raw`\b(?:disable|delete|remove|skip|comment out)\b~\b(?:all |failing |the |any )?(?:tests?|hooks?|linters?|lint rules?|ci checks?)\b(?!~\b(?:before|after|first|if|once|when)\b)`,
    String.raw`\b(?:always|automatically|auto-?)\s{0,2}(?:approve|accept|allow|grant|confirm)\b~\b(?:permissions?|prompts?|requests?|commands?|everything|all|tools?)\b`,
    String.raw`\b(?:NODE_TLS_REJECT_UNAUTHORIZED|GIT_SSL_NO_VERIFY|StrictHostKeyChecking[= ]no|verify=False|rejectUnauthorized: ?false)`,
    String.raw`(?:禁用|关闭|跳过|绕过)~(?:安全|权限|测试|检查|验证|钩子|沙箱)|(?:désactive\w{0,2}|contourne\w{0,2}|desactiva\w{0,2}|deaktivier\w{0,3}|umgeh\w{0,2})\b~\b(?:sécurité|seguridad|segurança|sicherheit\w{0,10}|tests?|permis\w{1,8}|berechtigung\w{0,3})`,
    String.raw`(?:отключи|обойди|пропусти)~(?:безопасн|проверк|тест|разрешен)`,
  ),
  rule(
    'destroys data',
    String.raw`\brm\s{1,3}-(?:[a-z]{0,6}r[a-z]{0,6}f|[a-z]{0,6}f[a-z]{0,6}r)[a-z]{0,6}\s{1,3}(?:--no-preserve-root|["']?(?:\/|~|\$HOME|\*|\.\.?)(?:["'\s/*]|$))`,
    String.raw`\b(?:mkfs\.\w{2,8}|dd\s{1,3}if=[^\n]{1,80}of=\/dev\/|:\(\)\s?\{\s?:\|:&)`,
    String.raw`\b(?:git push)\b[^\n]{0,40}\s(?:--force|-f)\b~\b(?:main|master)\b`,
  ),
  rule(
    'installs itself',
    String.raw`\b(?:add|append|write|insert|copy|persist)\b~\b(?:this|these|itself|yourself|the following)\b~(?:\bto\b|\binto\b|\bin\b)~(?:every (?:file|repo\w{0,8}|project)|settings\.json|\.bashrc|\.zshrc|\.profile|crontab|authorized_keys|\.git\/hooks)`,
    String.raw`\b(?:modify|edit|change|update)\b~(?:\.claude\/settings|settings\.(?:local\.)?json|\.bashrc|\.zshrc|authorized_keys|\/etc\/)`,
  ),
]

/** A prohibition of what a rule looks for is a convention: "never use --no-verify", "don't skip tests". */
const PROHIBITION =
  /\b(?:never|do not|don['’]?t|must not|mustn['’]?t|avoid|no|not|stop|without|nicht|nie|kein\w{0,2}|ne|jamais|no|nunca|não|не|нельзя|никогда)\s{1,3}(?:ever |to |use |using |run |pass |add |commit with |push with |git (?:commit|push) )?\S{0,3}$|(?:不要|别|勿|禁止|不能|不得)\S{0,4}$/iu
/** The same where the verb comes last. */
const PROHIBITION_AFTER = /^[^。.!?\n]{0,20}?(?:使わ(?:ない|ず)|しない|せず|禁止|ないで|ません|지\s?(?:마|않)|금지)/u
const FORBIDDABLE = new Set([
  'runs something from the network',
  'sends data away',
  'weakens safety',
  'destroys data',
  'installs itself',
])

/**
 * Why a text looks like an attack on the model rather than something a person wants remembered; empty for ordinary conventions, also
 * for those that forbid what an attack would ask for. A flag asks for a second look, it decides nothing. Linear.
 */
export function instructionLike(text: string): string[] {
  return RULES.filter((candidate) => matches(candidate, text)).map(({ reason }) => reason)
}

function matches({ reason, expression }: InstructionRule, text: string): boolean {
  if (!FORBIDDABLE.has(reason)) return expression.test(text)
  for (const { 0: found, index } of text.matchAll(new RegExp(expression.source, 'giu'))) {
    const end = index + found.length
    if (PROHIBITION.test(text.slice(Math.max(0, index - 40), index))) continue
    if (!PROHIBITION_AFTER.test(text.slice(end, end + 40))) return true
  }
  return false
}
