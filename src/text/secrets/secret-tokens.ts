import { rangesOf, type SecretRange, type SecretRule } from './secret-range.ts'

/**
 * The end of a key block at the beginning of a text that was cut: lines of nothing but its signs, also as they stand in a string or in a quotation.
 */
const PRIVATE_KEY_END =
  /^(?:[ \t>|]{0,8}[\w+/=]{0,120}["',]{0,3}(?:\r?\n|(?:\\r)?\\n)){1,400}[ \t>|]{0,8}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/gu

/** Tokens that their prefix gives away. All start with a literal and have one bounded or final repetition: linear. */
const TOKENS: ReadonlyArray<readonly [id: string, expression: RegExp]> = [
  [
    'private-key',
    /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/gu,
  ],
  ['private-key', PRIVATE_KEY_END],
  ['aws-access-key', /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b/gu],
  ['github-token', /\bgh[opsru]_[A-Za-z0-9]{30,255}/gu],
  ['github-token', /\bgithub_pat_\w{30,255}/gu],
  ['gitlab-token', /\bgl(?:pat|dt|rt|rtr|cbt|ptt|ft|soat|oas|agent|imt)-[\w.-]{20,300}/gu],
  ['slack-token', /\bx(?:ox[abcdeoprs]|app)-[\w%-]{10,400}/gu],
  ['slack-webhook', /\bhooks\.slack\.com\/(?:services|workflows|triggers)\/[\w/]{20,200}/gu],
  ['discord-webhook', /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{15,22}\/[\w-]{30,120}/gu],
  ['stripe-key', /\b(?:[prs]k_(?:live|test)_|whsec_)[A-Za-z0-9]{10,255}/gu],
  ['npm-token', /\bnpm_[A-Za-z0-9]{30,255}/gu],
  ['pypi-token', /\bpypi-[\w-]{50,500}/gu],
  ['anthropic-key', /\bsk-ant-[\w-]{16,300}/gu],
  ['openai-key', /\bsk-(?:(?:proj|svcacct|admin|None|or-v1)-[\w-]{20,300}|[A-Za-z0-9]{20,300})/gu],
  ['google-key', /\bAIza[\w-]{35}/gu],
  ['google-token', /\b(?:ya29\.|GOCSPX-)[\w-]{20,500}/gu],
  ['huggingface-token', /\bhf_[A-Za-z0-9]{30,100}/gu],
  ['sendgrid-key', /\bSG\.[\w-]{16,64}\.[\w-]{16,64}/gu],
  ['twilio-key', /\b(?:SK|AC)[a-f0-9]{32}\b/gu],
  ['telegram-token', /\b\d{8,10}:AA[\w-]{33}\b/gu],
  ['digitalocean-token', /\bdo[opr]_v1_[a-f0-9]{64}/gu],
  ['shopify-token', /\bshp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}/gu],
  ['databricks-token', /\bdapi[a-f0-9]{32}/gu],
  ['vault-token', /\bhv[bsr]\.[\w-]{20,300}/gu],
  ['azure-key', /\b(?:AccountKey|SharedAccessKey)=[A-Za-z0-9+/]{30,120}={0,2}/gu],
  ['azure-key', /\bsig=[A-Za-z0-9%+/]{30,120}/gu],
  ['age-key', /\bAGE-SECRET-KEY-1[0-9A-Z]{50,70}/gu],
  ['jwt', /\beyJ[\w-]{8,1000}\.eyJ[\w-]{4,2000}(?:\.[\w-]{0,2000})?/gu],
  [
    'service-token',
    /\b(?:lin_api_|ntn_|figd_|glsa_|glc_|sbp_|gsk_|xai-|r8_|pplx-|pscale_tkn_|fo1_|NRAK-|PMAK-|sntryu_|tskey-[a-z]{2,6}-|ATATT3|ops_eyJ|dp\.(?:pt|st|ct)\.|sq0[a-z]{3}-|rubygems_|shippo_live_|v1\.0-|PKCS8-)(?=[\w=.-]{0,300}\d)[\w=.-]{20,300}/gu,
  ],
]

/** How the most common tokens begin. A cheap test that proves nothing, for what may be a part of one. */
const BEGINS =
  /^(?:A(?:KIA|SIA|BIA|CCA|Iza)|gh[opsru]_|github_pat_|gl[a-z]{2,5}-|xox[a-z]-|xapp-|[prs]k_(?:live|test)_|whsec_|npm_|pypi-|sk-|ya29\.|GOCSPX-|hf_|SG\.|do[opr]_v1_|shp[a-z]{2}_|dapi|hv[bsr]\.|eyJ)/u

export function mayBeginToken(text: string): boolean {
  return BEGINS.test(text)
}

const HEX_32 = '[a-f0-9]{32}'
const HEX_40 = '[a-f0-9]{40}'
const HEX_64 = '[a-f0-9]{64}'
const UUID = '[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12}'
/** Letters and digits, at least so many as follow the prefix today. */
const drawn = (least: number, most = 255) => `[A-Za-z0-9]{${String(least)},${String(most)}}`
const drawnOrDashed = (least: number, most = 255) => String.raw`[\w-]{${String(least)},${String(most)}}`
/** Not within encoded bytes, where any few letters occur. */
const ALONE = '(?<![+/])'

/** One row per service: what its tokens begin with, and the shape of what follows. Shorter rows than `RUN` find nothing. */
const SERVICES: ReadonlyArray<readonly [service: string, token: string]> = [
  ['adobe', `p8e-[a-z0-9]{32}`],
  ['adyen', `AQE${drawn(36, 80)}-${drawn(20, 80)}=-${drawn(10, 40)}`],
  ['airtable', String.raw`pat${drawn(14, 14)}\.${HEX_64}`],
  ['alibaba', `LTAI${drawn(16, 24)}(?![A-Za-z0-9])`],
  ['artifactory', `AKC[a-zA-Z]${drawn(60, 80)}`],
  ['asana', String.raw`[12]/\d{10,20}(?:/\d{10,20})?:${HEX_32}`],
  ['axiom', `xa[ap]t-${UUID}`],
  ['azure', String.raw`(?<![~.-])[\w~.]{3}[78]Q~[\w~.-]{31,34}`],
  ['azure-devops', `[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}`],
  ['bedrock', `ABSK[A-Za-z0-9+/]{100,200}={0,2}`],
  ['bitbucket', `ATBB${drawn(24, 40)}`],
  ['browserbase', `bb_(?:live|test)_${drawnOrDashed(24, 60)}`],
  ['buildkite', `bk(?:ua|at|ct|ca|pt)_${HEX_40}`],
  ['cerebras', `csk-[a-z0-9]{40,60}`],
  ['checkly', `cu_${HEX_32}`],
  ['circleci', `CCI(?:PAT|PRJ)_${drawn(20, 30)}_${HEX_40}`],
  ['cloudflare', `cf(?:ut|at|k)_${drawn(36, 80)}`],
  ['contentful', `CFPAT-${drawnOrDashed(40, 60)}`],
  ['convex', String.raw`(?:prod|dev|preview|project):[\w-]{4,60}(?::[\w-]{1,60})?\|[\w+/=-]{20,200}`],
  ['crates', `cio${drawn(32, 32)}(?![A-Za-z0-9])`],
  ['cursor', `(?:key_|crsr_)${HEX_64}`],
  ['dbt', `dbt[cu]_${drawnOrDashed(36, 60)}`],
  ['deno', `dd[pow]_${drawn(36, 40)}`],
  ['discord', String.raw`[MNO](?=[\w-]{0,26}\d)[\w-]{23,27}\.[\w-]{6,7}\.(?=[\w-]{0,38}\d)[\w-]{27,40}`],
  ['docker', `dckr_(?:pat|oat)_${drawnOrDashed(24, 60)}`],
  ['dropbox', String.raw`sl\.(?:u\.)?${drawnOrDashed(100, 2000)}`],
  ['duffel', `duffel_(?:live|test)_${drawnOrDashed(40, 60)}`],
  ['dynatrace', String.raw`dt0[a-z]\d\d\.[A-Z0-9]{24}\.[A-Z0-9]{64}`],
  ['e2b', `e2b_${HEX_40}`],
  ['easypost', `EZ[AT]K${drawn(54, 54)}`],
  ['elevenlabs', 'sk_[a-f0-9]{48}'],
  ['facebook', `${ALONE}EAA${drawn(80, 400)}`],
  ['firebase', String.raw`AAAA[\w-]{7}:APA91[\w-]{100,200}`],
  ['firecrawl', `fc-${HEX_32}`],
  ['fireworks', `fw_${drawn(22, 40)}`],
  ['flutterwave', `FLWSECK(?:_TEST|_LIVE)?-[A-Za-z0-9]{12,40}-X`],
  ['fly', 'fm[12][ar]?_[A-Za-z0-9+/_=,-]{40,2000}'],
  ['gemini', String.raw`AQ\.${drawnOrDashed(40, 120)}`],
  ['harness', String.raw`[ps]at\.[\w-]{22}\.[a-f0-9]{24}\.${drawn(20, 20)}`],
  ['heroku', `HRKU-${drawnOrDashed(36, 80)}`],
  ['honeycomb', `hc[abx][ilm]k_${drawn(50, 70)}`],
  ['hubspot', String.raw`pat-[a-z]{2}\d-${UUID}`],
  ['infisical', String.raw`st\.[a-f0-9-]{24,36}\.${HEX_32}\.${HEX_32}`],
  ['infracost', `ico-${drawn(32, 32)}(?![A-Za-z0-9])`],
  ['instagram', `${ALONE}IGQ[A-Za-z]${drawnOrDashed(90, 400)}`],
  ['intercom', `${ALONE}dG9rO[A-Za-z0-9+/=]{40,90}`],
  ['jfrog', `cmVmdGtu${drawn(56, 56)}`],
  ['jina', `jina_${drawnOrDashed(50, 80)}`],
  ['langfuse', `sk-lf-${UUID}`],
  ['langsmith', `lsv2_(?:pt|sk)_${HEX_32}_[a-f0-9]{10}`],
  ['launchdarkly', `(?:sdk|api)-${UUID}`],
  ['lob', `(?:live|test)_[a-f0-9]{35}(?![A-Za-z0-9])`],
  ['mailchimp', String.raw`${HEX_32}-us\d{1,2}`],
  ['mailgun', `key-${HEX_32}`],
  ['mapbox', String.raw`sk\.eyJ[\w-]{20,200}\.[\w-]{16,40}`],
  ['modal', `a[ks]-${drawn(22, 22)}(?![A-Za-z0-9_-])`],
  ['netlify', `nf[opc]_${drawn(36, 60)}`],
  ['ngrok', String.raw`(?:[123]${drawn(26, 26)}_${drawn(20, 22)}|ak_${drawn(27, 27)})(?!\w)`],
  ['nuget', `oy2[a-z0-9]{43}`],
  ['nvidia', `nvapi-${drawnOrDashed(50, 90)}`],
  ['octopus', `API-[A-Z0-9]{26,32}(?![A-Za-z0-9-])`],
  ['1password', 'A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}'],
  ['pinecone', `pcsk_${drawnOrDashed(40, 120)}`],
  ['plaid', `access-(?:production|development|sandbox)-${UUID}`],
  ['planetscale', `pscale_(?:pw|oauth)_${drawnOrDashed(32, 64)}`],
  ['posthog', `ph[xs]_${drawn(40, 60)}`],
  ['prefect', `pn[ub]_${drawn(36, 40)}`],
  ['pulumi', `pul-${HEX_40}`],
  ['razorpay', `rzp_(?:live|test)_${drawn(14, 14)}`],
  ['readme', `rdme_[a-z0-9]{70}`],
  ['render', `rnd_${drawn(28, 40)}`],
  ['resend', `re_${drawn(8, 8)}_${drawn(24, 24)}`],
  ['segment', `sgp_${drawn(60, 70)}`],
  ['sentry', `sntrys_eyJ[A-Za-z0-9+/=_]{60,600}`],
  ['sonar', `sq[pua]_${HEX_40}`],
  ['sourcegraph', `sgp_(?:(?:[a-f0-9]{16}|local)_)?${HEX_40}`],
  ['square', `${ALONE}EAAA${drawnOrDashed(60, 60)}(?![A-Za-z0-9+/=])`],
  ['supabase', `sb_secret_${drawnOrDashed(24, 60)}`],
  ['tavily', `tvly-(?:(?:dev|prod)-)?${drawn(30, 40)}`],
  ['teams', String.raw`[\w-]{1,60}\.webhook\.office\.com/webhookb2/[\w@/-]{60,300}`],
  ['tencent', `AKID${drawn(32, 32)}(?![A-Za-z0-9])`],
  ['terraform', String.raw`${drawn(14, 14)}\.atlasv1\.${drawnOrDashed(60, 70)}`],
  ['together', `tgp_v\\d_${drawnOrDashed(40, 60)}`],
  ['trello', `ATTA${HEX_64}`],
  ['twitter', `${ALONE}A{18,24}${drawn(20, 90)}%[23][A-F0-9][A-Za-z0-9%]{20,100}`],
  ['typeform', `tfp_${drawnOrDashed(40, 80)}`],
  ['vercel', `vc[praick]_${drawn(50, 70)}`],
  ['vercel-blob', `vercel_blob_rw_${drawnOrDashed(30, 80)}`],
  ['wakatime', `waka_(?:tok_)?${UUID}`],
  ['wandb', `wandb_v\\d_${drawnOrDashed(60, 100)}`],
  ['xendit', `xnd_(?:production|development)_${drawnOrDashed(30, 80)}`],
  ['yandex', `AQVN${drawnOrDashed(35, 38)}`],
  ['zai', String.raw`${HEX_32}\.${drawn(16, 16)}(?![\w.])`],
  ['zapier', String.raw`hooks\.zapier\.com/hooks/catch/[\w/]{8,60}`],
]

/** What a token can be part of: without a space, with a digit, and no shorter than any row of the table. */
const RUN = /(?<![\w./@:|+~=%,-])[\w./@:|+~=%,-]{20,}/gu

const OF_ANY_SERVICE = new RegExp(String.raw`(?<!\w)(?:${SERVICES.map(([, token]) => token).join('|')})`, 'u')

const SERVICE_RULES: readonly SecretRule[] = SERVICES.map(([service, token]) => ({
  id: `${service}-token`,
  expression: new RegExp(String.raw`(?<!\w)${token}`, 'gu'),
}))

/** Tokens by the shape their service gives them. The table is for the few runs of a text that may hold one. Linear. */
export function findTokens(text: string): SecretRange[] {
  const runs = Array.from(text.matchAll(RUN)).filter(({ 0: run }) => /\d/u.test(run) && OF_ANY_SERVICE.test(run))
  return [
    ...TOKENS.flatMap(([id, expression]) => rangesOf(text, { id, expression })),
    ...runs.flatMap(({ 0: run, index }) =>
      SERVICE_RULES.flatMap((rule) => rangesOf(run, rule)).map(({ start, end, id }) => ({
        start: index + start,
        end: index + end,
        id,
      })),
    ),
  ]
}
