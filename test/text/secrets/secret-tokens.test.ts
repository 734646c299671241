import { describe, expect, test } from 'vitest'
import { redact } from '../../../src/text/secrets/redact.ts'
import { slowerThanLinear } from '../../helpers/cpu-time.ts'

const drawn = (length: number) => 'k7Qw2Zp9RtXc4Vb8NmL1sHd6JfGy3TaE5uWi0oKx'.repeat(11).slice(0, length)
const hex = (length: number) => '3f9a1c07b2e84d56'.repeat(10).slice(0, length)
const capitals = (length: number) => 'K7QW2ZP9RTXC4VB8'.repeat(8).slice(0, length)
const uuid = [8, 4, 4, 4, 12].map(hex).join('-')

/** Joined from parts: whole ones would look like keys that leaked. */
const TOKENS: ReadonlyArray<readonly [service: string, ...parts: string[]]> = [
  ['adobe', 'p8e-', hex(32)],
  ['adyen', 'AQE', drawn(40), '-', drawn(44), '=-', drawn(16)],
  ['airtable', 'pat', drawn(14), '.', hex(64)],
  ['alibaba', 'LTAI', drawn(20)],
  ['artifactory', 'AKC', 'p', drawn(69)],
  ['asana', '1/', '1234567890123456', ':', hex(32)],
  ['axiom', 'xaat-', uuid],
  ['azure', 'aB3', '8Q~', drawn(34)],
  ['azure-devops', drawn(76), 'AZDO', drawn(4)],
  ['bedrock', 'ABSK', drawn(109), '+/', drawn(20), '='],
  ['bitbucket', 'ATBB', drawn(32)],
  ['browserbase', 'bb_live_', drawn(27)],
  ['buildkite', 'bkua_', hex(40)],
  ['cerebras', 'csk-', hex(48)],
  ['checkly', 'cu_', hex(32)],
  ['circleci', 'CCIPAT_', drawn(22), '_', hex(40)],
  ['cloudflare', 'cfut_', drawn(48)],
  ['contentful', 'CFPAT-', drawn(43)],
  ['convex', 'prod:happy-otter-123', '|', drawn(60), '=='],
  ['crates', 'cio', drawn(32)],
  ['cursor', 'key_', hex(64)],
  ['dbt', 'dbtc_', drawn(40)],
  ['deno', 'ddp_', drawn(36)],
  ['discord', 'MTA4', drawn(22), '.G', drawn(5), '.', drawn(38)],
  ['docker', 'dckr_oat_', drawn(32)],
  ['docker', 'dckr_pat_', drawn(27)],
  ['dropbox', 'sl.', 'u.', drawn(140)],
  ['duffel', 'duffel_live_', drawn(43)],
  ['dynatrace', 'dt0c01.', capitals(24), '.', capitals(64)],
  ['e2b', 'e2b_', hex(40)],
  ['easypost', 'EZAK', drawn(54)],
  ['elevenlabs', 'sk_', hex(48)],
  ['facebook', 'EAA', drawn(180)],
  ['firecrawl', 'fc-', hex(32)],
  ['fireworks', 'fw_', drawn(24)],
  ['flutterwave', 'FLWSECK-', hex(32), '-X'],
  ['fly', 'fm2_', drawn(120)],
  ['gemini', 'AQ.', drawn(50)],
  ['harness', 'pat.', drawn(22), '.', hex(24), '.', drawn(20)],
  ['heroku', 'HRKU-', 'AA', drawn(58)],
  ['honeycomb', 'hcaik_', '01', hex(58)],
  ['hubspot', 'pat-na1-', uuid],
  ['infisical', 'st.', hex(24), '.', hex(32), '.', hex(32)],
  ['infracost', 'ico-', drawn(32)],
  ['instagram', 'IGQ', 'V', drawn(150)],
  ['intercom', 'dG9rO', drawn(55)],
  ['jfrog', 'cmVmdGtu', drawn(56)],
  ['jina', 'jina_', drawn(60)],
  ['langfuse', 'sk-lf-', uuid],
  ['langsmith', 'lsv2_pt_', hex(32), '_', hex(10)],
  ['launchdarkly', 'sdk-', uuid],
  ['launchdarkly', 'api-', uuid],
  ['lob', 'live_', hex(35)],
  ['mailchimp', hex(32), '-us12'],
  ['mailgun', 'key-', hex(32)],
  ['mapbox', 'sk.', 'eyJ', drawn(60), '.', drawn(22)],
  ['modal', 'as-', drawn(22)],
  ['netlify', 'nfp_', drawn(36)],
  ['ngrok', '2', drawn(26), '_', drawn(21)],
  ['nuget', 'oy2', hex(43)],
  ['nvidia', 'nvapi-', drawn(64)],
  ['octopus', 'API-', capitals(26)],
  ['1password', 'A3-', ['ABCDE7', 'FGHJK8', 'LMNP2', 'QRST3', 'VWXY4', 'ZABC5'].join('-')],
  ['pinecone', 'pcsk_', drawn(70)],
  ['plaid', 'access-production-', uuid],
  ['planetscale', 'pscale_pw_', drawn(43)],
  ['posthog', 'phx_', drawn(43)],
  ['prefect', 'pnu_', drawn(36)],
  ['pulumi', 'pul-', hex(40)],
  ['razorpay', 'rzp_live_', drawn(14)],
  ['readme', 'rdme_', hex(70)],
  ['render', 'rnd_', drawn(28)],
  ['resend', 're_', drawn(8), '_', drawn(24)],
  ['segment', 'sgp_', drawn(64)],
  ['sentry', 'sntrys_', 'eyJ', drawn(80), '/+', drawn(20), '=_', drawn(43)],
  ['sonar', 'squ_', hex(40)],
  ['sourcegraph', 'sgp_', hex(16), '_', hex(40)],
  ['square', 'EAAA', drawn(60)],
  ['supabase', 'sb_secret_', drawn(31)],
  ['tavily', 'tvly-dev-', drawn(32)],
  ['teams', 'acme.webhook.office.com', '/webhookb2/', uuid, '@', uuid, '/IncomingWebhook/', hex(32), '/', uuid],
  ['tencent', 'AKID', drawn(32)],
  ['terraform', drawn(14), '.atlasv1.', drawn(67)],
  ['together', 'tgp_v1_', drawn(43)],
  ['trello', 'ATTA', hex(64)],
  ['twitter', 'A'.repeat(21), drawn(60), '%3D', drawn(40)],
  ['typeform', 'tfp_', drawn(44), '_', drawn(14)],
  ['vercel', 'vcp_', drawn(56)],
  ['vercel-blob', 'vercel_blob_rw_', drawn(16), '_', drawn(30)],
  ['wakatime', 'waka_', uuid],
  ['wandb', 'wandb_v1_', drawn(77)],
  ['xendit', 'xnd_production_', drawn(40)],
  ['yandex', 'AQVN', drawn(36)],
  ['zai', hex(32), '.', drawn(16)],
  ['zapier', 'hooks.zapier.com', '/hooks/catch/1234567/', 'a1b2c3d/'],
]

/** What tokens begin with that differ in nothing else, and what follows. */
const BEGINNINGS: ReadonlyArray<readonly [id: string, beginnings: string, rest: string]> = [
  ['aws-access-key', 'AKIA ASIA ABIA ACCA', capitals(16)],
  ['github-token', 'ghp_ gho_ ghs_ ghr_ ghu_', drawn(36)],
  ['gitlab-token', 'glpat- gldt- glrt- glrtr- glcbt- glptt- glft- glsoat- gloas- glagent- glimt-', drawn(20)],
  ['slack-token', 'xoxa- xoxb- xoxp- xapp-', drawn(30)],
  ['slack-webhook', 'services workflows triggers', `/T01/B02/${drawn(24)}`],
  ['discord-webhook', 'discord.com discordapp.com', `/api/webhooks/123456789012345678/${drawn(60)}`],
  ['stripe-key', 'sk_live_ sk_test_ rk_live_ pk_test_ whsec_', drawn(24)],
  ['npm-token', 'npm_', drawn(36)],
  ['pypi-token', 'pypi-', drawn(60)],
  ['openai-key', 'sk- sk-proj- sk-svcacct- sk-admin- sk-None- sk-or-v1-', drawn(40)],
  ['google-token', 'ya29. GOCSPX-', drawn(40)],
  ['huggingface-token', 'hf_', drawn(34)],
  ['sendgrid-key', 'SG.', `${drawn(22)}.${drawn(43)}`],
  ['twilio-key', 'SK AC', hex(32)],
  ['telegram-token', '123456789:AA 1234567890:AA', drawn(33)],
  ['digitalocean-token', 'dop_v1_ doo_v1_ dor_v1_', hex(64)],
  ['shopify-token', 'shpat_ shpca_ shppa_ shpss_', hex(32)],
  ['databricks-token', 'dapi', hex(32)],
  ['vault-token', 'hvb. hvr. hvs.', drawn(24)],
  ['azure-key', 'AccountKey= SharedAccessKey= sig=', drawn(44)],
  ['age-key', 'AGE-SECRET-KEY-1', capitals(58)],
  ['service-token', 'lin_api_ ntn_ figd_ glsa_ glc_ sbp_ gsk_ xai- r8_ pplx- pscale_tkn_ fo1_ NRAK- PMAK-', drawn(40)],
  ['service-token', 'sntryu_ tskey-auth- ATATT3 ops_eyJ dp.pt. dp.st. dp.ct. sq0atp- rubygems_', drawn(40)],
]

describe('redact() masks what the shape alone tells to be a token', () => {
  test.each(TOKENS)('of %s', async (service, ...parts) => {
    const token = parts.join('')
    const masked = `[REDACTED:${service}-token]`
    const { text } = await redact(`Use ${token} for staging, “${token}” or X=${token}`)
    expect(text).toBe(`Use ${masked} for staging, “${masked}” or X=${masked}`)
  })

  test.each(
    BEGINNINGS.flatMap(([id, beginnings, rest]) => beginnings.split(' ').map((begin) => [id, begin, rest] as const)),
  )('as a %s that begins with %s', async (id, begin, rest) => {
    const host = id === 'slack-webhook' ? 'hooks.slack.com/' : ''
    const { text } = await redact(`Use ${host}${begin}${rest} for staging`)
    expect(text).toBe(`Use [REDACTED:${id}] for staging`)
  })

  test('of Slack’s browser', async () => {
    const { text } = await redact(`use ${['xoxd', drawn(100)].join('-')}%2B${drawn(20)} here`)
    expect(text).toBe('use [REDACTED:slack-token] here')
  })
})

/** What stands in learnings with a long run of characters. */
test.each([
  `session ${uuid} and request_${uuid}`,
  `commit ${hex(40)}, image@sha256:${hex(64)}`,
  `packages/api-gateway-service/src/re_export_everything_2.ts`,
  `the class NotificationSubscriptionManager2.create.subscriptionForEverybodyInTheOrganisation`,
  `use pat-matching-for-2024 and fw_connection_pool_2, rnd_seed_for_every_test_2024`,
  `claude-opus-4-1-20250805 or meta-llama/Llama-3.3-70B-Instruct-Turbo`,
  `live_streams_2024_for_everybody_test and API-documentation-2024-for-everyone, key-value-store-2024-cache`,
  `npm i some-long-package-name@1.20.3-beta.20260101`,
  `https://example.com/blog/2026/11/how-we-always-write-our-tests`,
])('redact() leaves %j alone', async (text) => {
  expect(await redact(text)).toEqual({ text, removed: [] })
})

test('tokens of services are found in linear time', async () => {
  const units = [
    'a1',
    'A3-',
    'prod:a|',
    'EAAA1',
    '1/1',
    'a1.',
    'st.',
    `${hex(32)}.`,
    '3Q~',
    'AQE1-',
    'hooks.',
    'x-1.webhook.',
  ]
  expect(await slowerThanLinear(units, 64_000, redact)).toEqual([])
})
