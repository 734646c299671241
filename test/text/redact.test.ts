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
    ['a German password', 'Kennwort lautet sommer2024', 'Kennwort lautet [REDACTED:password]'],
    ['a German word as a password', 'Das Passwort lautet Sonnenblume.', 'Das Passwort lautet [REDACTED:password].'],
    ['a Russian password', 'пароль от staging Kx9vT2mQ', 'пароль от staging [REDACTED:password]'],
    ['a Hindi password', 'पासवर्ड Kx9vT2mQ है', 'पासवर्ड [REDACTED:password] है'],
    ['an Arabic password', 'كلمة المرور هي Kx9vT2mQ', 'كلمة المرور هي [REDACTED:password]'],
    ['a Korean password', '비밀번호는 Kx9vT2mQ 입니다', '비밀번호는 [REDACTED:password] 입니다'],
    ['a Japanese PIN', '暗証番号は4832', '暗証番号は[REDACTED:pin]'],
    ['an Italian password', "la parola d'ordine è girasole9", "la parola d'ordine è [REDACTED:password]"],
    [
      'a Spanish password',
      'la contraseña del servidor es verano2024',
      'la contraseña del servidor es [REDACTED:password]',
    ],
    [
      'a French password',
      'le mot de passe de la base est ete2024!',
      'le mot de passe de la base est [REDACTED:password]',
    ],
    ['a word as a password', 'sudo password is sunflower', 'sudo password is [REDACTED:password]'],
    [
      'a word in the middle',
      'The password for staging is sunflower, ask Eva.',
      'The password for staging is [REDACTED:password], ask Eva.',
    ],
    ['digits as a password', 'the admin password is 12345678', 'the admin password is [REDACTED:password]'],
    ['a PIN', 'The PIN of the test device is 4832.', 'The PIN of the test device is [REDACTED:pin].'],
    ['a PIN without a word between', 'use PIN 4832 on the test device', 'use PIN [REDACTED:pin] on the test device'],
    ['a Russian PIN', 'пин-код: 4832', 'пин-код: [REDACTED:pin]'],
    ['a password behind a name', 'login anna / Kx9vT2mQ', 'login anna / [REDACTED:password]'],
    ['a French key', 'la clé API est Kx9vT2mQab', 'la clé API est [REDACTED:secret]'],
    ['recovery codes', 'recovery codes: 8f3a-91bc, 22ab-77de 91cc-00ff', 'recovery codes: [REDACTED:recovery-code]'],
    [
      'a seed phrase',
      'my seed phrase is legal winner thank year wave sausage worth useful legal winner thank yellow',
      'my seed phrase is [REDACTED:seed-phrase]',
    ],
    ['a bank account', 'pay to DE89 3704 0044 0532 0130 00 please', 'pay to [REDACTED:iban] please'],
    ['a card', 'the card is 4539 1488 0343 6467', 'the card is [REDACTED:card]'],
    ['a card with its date', 'card 4539 1488 0343 6467 12/27', 'card [REDACTED:card] 12/27'],
    ['a card in one word with its date', 'card 4539148803436467 12/27', 'card [REDACTED:card] 12/27'],
    ['a bank account before its bank', 'ES91 2100 0418 4502 0005 1332 BIC CAIXESBB', '[REDACTED:iban] BIC CAIXESBB'],
    ['a password behind an address', 'anna@example.com / Kx9vT2mQ', 'anna@example.com / [REDACTED:password]'],
  ])('%s', async (_, text, expected) => {
    const once = await redact(text)
    expect(once.text).toBe(expected)
    expect(once.removed.length).toBe(1)
    expect((await redact(once.text)).text).toBe(once.text)
  })
})

test('redact() masks both halves of a pair of AWS keys', async () => {
  const { text, removed } = await redact('AKIAIOSFODNN7EXAMPLE with wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')
  expect(text).toMatch(/^\[REDACTED:[\w-]+\] with \[REDACTED:aws-secret-key\]$/u)
  expect(removed.length).toBe(2)
})

test.each([
  'passwords are hashed with argon2',
  'The password is hashed, never logged',
  'The password is case-sensitive and the token is opaque',
  'the password field must never be logged',
  'Passwörter liegen im Vault',
  'Das Passwort lautet nicht überall gleich',
  'ask me for the sudo password',
  'The password is stored in 1Password and the PIN is optional',
  'Use the test card 4242 4242 4242 4242 for Stripe',
  'pin 13 is the LED, pin the version to 2024.1',
  'pin 2024 as the release year, спин 2024, pinned: 2024',
  'The token is sent as X-Auth-Token2 and expires after 3600s',
  'password reset is handled by AuthService2Impl.java',
  'the secret for this is simple: measure first',
  'The API key is read from Vault, the token for CI is rotated weekly',
  'A PIN is 6 digits long, the password is 4096 bits',
  'Das Passwort ist Pflicht, la contraseña es obligatoria, le mot de passe est vide',
  'The seed phrase must never be written to a log or shown on the screen',
  'Never paste recovery codes into the chat, store them in the vault',
  'anna@example.com, bob@example.com review the release notes',
  'The timestamp 1700000000000 is in milliseconds, order 4539148803436 too',
  'пароль хранится в vault, 密码必须加密',
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
  for (const bomb of [
    'password ',
    'a1B',
    'key:',
    '://a:',
    '-----BEGIN PRIVATE KEY-----',
    'eyJ',
    'token is ',
    'sk-',
    'пароль от a ',
    'pin ',
    'a@b.c/',
    'seed phrase abandon ',
    'recovery codes: a1b2c ',
    '4 ',
    'DE89 ',
    'password for ',
  ])
    await redact(bomb.repeat(64_000 / bomb.length))
}, 10_000)
