import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redact } from '../../src/text/redact.ts'

const a1 = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0'

describe('redact() masks', () => {
  test.each([
    ['an AWS access key', 'key AKIAIOSFODNN7ABCDEFG', 'key [REDACTED:aws-access-key]'],
    [
      'an AWS secret key',
      `aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzzzzzKEY`,
      'aws_secret_access_key = [REDACTED:secret]',
    ],
    [
      'an AWS secret key in a sentence',
      'the AWS one is wJalrXUtnFEMI/K7MDENG/bPxRfiCYzz41zzKEY ok',
      'the AWS one is [REDACTED:high-entropy] ok',
    ],
    ['a GitHub token', `use ghp_${a1.slice(0, 36)} please`, 'use [REDACTED:github-token] please'],
    ['a fine-grained GitHub token', `github_pat_11${a1}_${a1}`, '[REDACTED:github-token]'],
    ['a GitLab token', 'glpat-abcdefghijABCDEFGHIJ', '[REDACTED:gitlab-token]'],
    ['a Slack token', 'xoxb-123456789012-1234567890123-AbCdEfGhIjKlMnOpQrStUvWx', '[REDACTED:slack-token]'],
    ['a Stripe key', `sk_live_${a1.slice(0, 24)}`, '[REDACTED:stripe-key]'],
    ['an npm token', `//registry/:_authToken=npm_${a1.slice(0, 36)}`, '//registry/:_authToken=[REDACTED:npm-token]'],
    ['an OpenAI key', `sk-proj-${a1}`, '[REDACTED:openai-key]'],
    ['an Anthropic key', `sk-ant-api03-${a1}`, '[REDACTED:anthropic-key]'],
    ['a Google key', 'AIzaSyA-abcdefghijklmnopqrstuvwxyz12345', '[REDACTED:google-key]'],
    ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w', '[REDACTED:jwt]'],
    [
      'a key block',
      'x -----BEGIN RSA PRIVATE KEY-----\nMIIEabc\n-----END RSA PRIVATE KEY----- y',
      'x [REDACTED:private-key] y',
    ],
    ['a key block cut off', 'x -----BEGIN OPENSSH PRIVATE KEY-----\nMIIEabc', 'x [REDACTED:private-key]'],
    ['a password in an address', 'https://user:passw0rd@host/x', 'https://user:[REDACTED:url-password]@host/x'],
    ['password=', 'set password=hunter for it', 'set password=[REDACTED:password] for it'],
    ['a password in JSON', '{"password": "hunter2!"}', '{"password": "[REDACTED:password]"}'],
    ['a password in a sentence', 'my password is hunter2.', 'my password is [REDACTED:password]'],
    ['a Chinese password', '数据库密码是abc12345，别泄露', '数据库密码是[REDACTED:password]，别泄露'],
    [
      'a bearer token',
      'Authorization: Bearer abcdef1234567890abcdef',
      'Authorization: Bearer [REDACTED:authorization]',
    ],
    ['an API key of no known shape', `API_KEY: ${a1}`, 'API_KEY: [REDACTED:secret]'],
    ['a connection string', 'mysql://root:abc123@db.host/x', '[REDACTED:url-password]'],
  ])('%s', async (_, text, expected) => {
    const once = await redact(text)
    expect(once.text).toBe(expected)
    expect(once.removed.length).toBe(1)
    expect((await redact(once.text)).text).toBe(once.text)
  })
})

test.each([
  'Use pnpm, not npm, for every install',
  'token: string is the type of the password field',
  'The password is required and must be longer than 8 characters',
  'Read the API key from process.env.API_KEY',
  'password = os.environ["DB_PASSWORD"] and token=$GITHUB_TOKEN',
  'The secret manager lives in src/config/secret-manager/loader.ts',
  'postgres://user:${PASSWORD}@localhost/db',
  'The design tokens file is packages/design-tokens/src/colors.ts',
  'Commit 9fceb02d0ae598e95dc970b74767f19372d61af8 broke it',
  'Primary key of the table is customer_id; use keyword arguments',
  'password: パスワードは8文字以上',
  'Use the Token Program/Token-2022 extension',
  'class sk-loading-spinner-container-2 is hidden',
  'run npm test -- --token-file path/to/file1',
  'the token is base64url and the password hashing uses bcrypt12',
  'secret: ${{ secrets.NPM_TOKEN }}',
  'uuid 123e4567-e89b-12d3-a456-426614174000 is the key of the row',
  'Run sk-learn pipelines with task-runner-for-development-only',
])('redact() leaves %j alone', async (text) => {
  expect(await redact(text)).toEqual({ text, removed: [] })
})

test('redact() loses nothing outside a mask and stays linear', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 30 }), async (text) => {
      const redacted = await redact(`${text} ghp_${a1.slice(0, 36)} end`)
      expect(redacted.text.endsWith(' [REDACTED:github-token] end') || redacted.removed.length > 0).toBe(true)
      expect(redacted.text).not.toContain('ghp_')
    }),
    { numRuns: 50 },
  )
  for (const bomb of ['password ', 'a1B', 'key:', '://a:', '-----BEGIN PRIVATE KEY-----', 'eyJ', 'token is ', 'sk-'])
    await redact(bomb.repeat(64_000 / bomb.length))
}, 10_000)
