import { describe, expect, test } from 'vitest'
import { redact, redactTogether } from '../../../src/text/secrets/redact.ts'
import { slowerThanLinear } from '../../helpers/cpu-time.ts'
import * as fc from '../../helpers/property.ts'

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
    ['what only secretlint knows', `vcp_${a1.slice(0, 24)}`, '[REDACTED:vercel]'],
    [
      'that also where the text says that secretlint is not to look',
      `secretlint-disable\nvcp_${a1.slice(0, 24)}`,
      'secretlint-disable\n[REDACTED:vercel]',
    ],
    ['an Anthropic key', `sk-ant-api03-${a1}`, '[REDACTED:anthropic-key]'],
    ['a Google key', 'AIzaSyA-abcdefghijklmnopqrstuvwxyz12345', '[REDACTED:google-key]'],
    ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w', '[REDACTED:jwt]'],
    [
      'a key block',
      'x -----BEGIN RSA PRIVATE KEY-----\nMIIEabc\n-----END RSA PRIVATE KEY----- y',
      'x [REDACTED:private-key] y',
    ],
    ['the end of a key block', 'abc=\nMIIEabc\n-----END RSA PRIVATE KEY-----\ny', '[REDACTED:private-key]\ny'],
    [
      'the end of a key block in a string',
      String.raw`abc=\nMIIEabc\n-----END PRIVATE KEY-----\n", y`,
      String.raw`[REDACTED:private-key]\n", y`,
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
      'a passphrase of words',
      'the passphrase is correct horse battery staple',
      'the passphrase is [REDACTED:passphrase]',
    ],
    ['words after a colon', 'passphrase: tulip-engine-marble-window', 'passphrase: [REDACTED:passphrase]'],
    [
      'a word in the middle',
      'The password for staging is sunflower, ask Eva.',
      'The password for staging is [REDACTED:password], ask Eva.',
    ],
    ['digits as a password', 'the admin password is 12345678', 'the admin password is [REDACTED:password]'],
    ['a PIN', 'The PIN of the test device is 4832.', 'The PIN of the test device is [REDACTED:pin].'],
    ['a PIN without a word between', 'use PIN 4832 on the test device', 'use PIN [REDACTED:pin] on the test device'],
    ['a Russian PIN', 'пин-код: 4832', 'пин-код: [REDACTED:pin]'],
    [
      'recovery codes that are told',
      'recovery codes are 8f3a-91bc 22ab-77de, in the safe',
      'recovery codes are [REDACTED:recovery-code], in the safe',
    ],
    [
      'a password to log in with',
      'log in as admin with Kx9vT2mQ on the box',
      'log in as admin with [REDACTED:password] on the box',
    ],
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
    ['a password that is set', 'set the password to hunter2xyz', 'set the password to [REDACTED:password]'],
    ['pass behind a user', 'user: root pass: hunter2xyz', 'user: root pass: [REDACTED:password]'],
    ['pass of a place', 'the wifi pass is sommer2024', 'the wifi pass is [REDACTED:password]'],
    ['pass that is assigned', 'DB_PASS=123456', 'DB_PASS=[REDACTED:password]'],
    ['a PIN of a person', 'my pin is 4711', 'my pin is [REDACTED:pin]'],
    [
      'a quoted seed phrase',
      'the wallet mnemonic "legal winner thank year wave sausage worth useful legal winner thank yellow"',
      'the wallet mnemonic "[REDACTED:seed-phrase]"',
    ],
    ['an assigned key like a name', 'API_KEY: my-test-key-2024', 'API_KEY: [REDACTED:secret]'],
    ['a short hexadecimal key', 'the api key is 9f86d081884c7d65', 'the api key is [REDACTED:secret]'],
    [
      'how people tell it: the password for bob on the staging box is …',
      'the password for bob on the staging box is Tr0ub4dor',
      'the password for bob on the staging box is [REDACTED:password]',
    ],
    ['how people tell it: wifi password …', 'wifi password Sommerregen22', 'wifi password [REDACTED:password]'],
    [
      'how people tell it: ssh root@10.0.0.4 password …',
      'ssh root@10.0.0.4 password hunter2xyz',
      'ssh root@10.0.0.4 password [REDACTED:password]',
    ],
    ["how people tell it: my password's …", "my password's hunter2xyz", "my password's [REDACTED:password]"],
    ['how people tell it: pw: …', 'pw: hunter2xyz', 'pw: [REDACTED:password]'],
    ['how people tell it: our wifi key is …', 'our wifi key is Sommerregen22', 'our wifi key is [REDACTED:password]'],
    ['how people tell it: password is: …', 'password is: letmein', 'password is: [REDACTED:password]'],
    ['how people tell it: DB_PASS: …', 'DB_PASS: foobar', 'DB_PASS: [REDACTED:password]'],
    ['how people tell it: "password": "…"', '"password": "foobar"', '"password": "[REDACTED:password]"'],
    [
      'how people tell it: run it with --password …',
      'run it with --password hunter',
      'run it with --password [REDACTED:password]',
    ],
    ['how people tell it: the unlock code is …', 'the unlock code is 4711', 'the unlock code is [REDACTED:pin]'],
    ['how people tell it: api key …', 'api key 9f86d081884c7d65', 'api key [REDACTED:secret]'],
    [
      'a seed phrase before the rest of a sentence',
      'seed phrase: legal winner thank year wave sausage worth useful legal winner thank yellow and never share it with the others',
      'seed phrase: [REDACTED:seed-phrase] and never share it with the others',
    ],
    [
      'a PIN that is to be reset',
      'my bank PIN is 4832, reset it before the next release',
      'my bank PIN is [REDACTED:pin], reset it before the next release',
    ],
    [
      'a key with a word inside: kQ7dReamXw2LmPz9tBvYc4',
      'the token is kQ7dReamXw2LmPz9tBvYc4',
      'the token is [REDACTED:secret]',
    ],
    [
      'a key with a word inside: Jolt7xQmRaKe2bVnWpLs8d',
      'the token is Jolt7xQmRaKe2bVnWpLs8d',
      'the token is [REDACTED:secret]',
    ],
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
  'the passphrase is always asked before pushing',
  'The passphrase is kept inside the login keychain',
  'The passphrase is different for each developer machine',
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

/** What developers write about passing, passwords, tokens, keys, PINs and seeds: a mask would make the learning unreadable. */
test.each([
  'We always pass S3Client as argument',
  'Pass I18nProvider as the first child',
  'all tests must pass on Node20LTS',
  'tests pass: 1204',
  'pass: 1024, fail: 0',
  'first pass is 2048 tokens',
  'the design token for buttons is colorPrimary500',
  'our token for danger is red-600-dark',
  'the k8s secret for staging is app-stg-1',
  'the secret in github actions is STRIPE_KEY_V2',
  'use credentials Auth0Provider gives us',
  'the token Es256Signer must be used',
  'never commit a secret to E2EFixtures',
  'ask joe@acme.com, Node20LTS is his call',
  'the password is lowercase|uppercase|hash',
  'the reset pin is 1024 ohm',
  'GPIO pin: 1234',
  'password to 2024 table',
  'seed phrase input should show twelve boxes and focus next when the user types space or pastes the entire phrase there',
  'The seed words for the test are always good and the rest of the list is made up by the faker library in test setup',
  'pass Node20LTS to the matrix',
  'pass K8sClient in, never import it',
  'the two pass S3Client check',
  'status pass=1024 fail=0',
  'the pass is 10000 iterations',
  'the second pass: I18nExtract runs before compile2es5',
  'every pass in 2024 is 5000 rows',
  'a build that must pass = green build',
  'Never pass OAuth2Token in the query string, pass it in the header',
  'pass X509Certificate by reference',
  'we pass: config2loader, then the logger',
  'tests pass on Ubuntu2204 and on Windows11Pro',
  'bypass = Cache2Layer in dev',
  'put the secret Neo4jAuth in the k8s namespace',
  'rename the token OAuth2Token to AccessToken',
  'inject the token OAuth2TokenProvider, not the raw one',
  'use the token color-primary-500 for links, never hex',
  'the spacing token is space-16x',
  'use credentials from S3BucketConfig',
  'the github secret is called NPM_TOKEN_2',
  'the api key is STRIPE_KEY_2024',
  'our client secret is client_secret_v2 in vault',
  'the signing key is release-2024',
  'the token for B2BPortal is rotated daily',
  'the API key for B2BPortal must be rotated',
  'use the API key in E2ETests only',
  'passwords for P2PNode are generated',
  'use the password Argon2Hasher everywhere',
  'use password Argon2PasswordHasher from core',
  'AWS: Ec2InstanceConnectEndpoint2024 is what we use',
  'the key class is PaymentGatewayV2AdapterFactory',
  'token usage goes to ClaudeTokenUsageDashboardV2',
  'the password reset flow starts in PasswordResetControllerV2',
  'API key middleware is ApiKeyAuthMiddlewareV2Async',
  'user admin / Admin2Panel view',
  'contact dev@acme.com - Slack2Teams bridge',
  'write to a@b.com: Use3rdParty forms',
  'user story : Login2FA / Logout2FA',
  'the api key goes in the header X-Api-Key-V2',
  'the api key is X-API-Key-V2',
  'the password is whatever you set in .env',
  'the password is env only',
  'The password is salted, then hashed',
  'the password is trimmed, then zod validated',
  'The password is Kubernetes-managed, never in git',
  'PIN 1234 of the connector goes to ground',
  'the pin number is 4000 in the netlist',
  'Set pin: 2024 for the release, not latest',
  'the pin for flash is 4096',
  'pin the version to 2024.1, pin: 4.17.21',
  'The PIN is 6 digits, the passcode is 8 digits',
  'use key: OAuth2Flow for this',
  'primary key is UserAccountHistoryV2Id always',
  'look at secret handling, see RFC7519JsonWebTokenSpec',
  'a mnemonic is twelve words, always check the last word before you accept it from anybody who types it',
  'Das Token für Abstände ist spacing-16x',
  'Das Token Es256Signer bleibt, das Passwort hasht Argon2Hasher',
  'Übergib immer S3Client als Argument, nie importieren',
  'Das Passwort ist immer mindestens 12 Zeichen lang',
  'Das Secret für Staging heißt app-stg-1',
  'der Reset-Pin ist 1024 Ohm, GPIO-Pin: 1234',
  'Tests laufen auf Node20LTS, das Token heißt NPM_TOKEN_2',
  'le jeton pour les boutons est colorPrimary500',
  'passe toujours S3Client en argument',
  'le mot de passe est haché par Argon2Hasher',
  'le secret est app-prod-v2 dans k8s',
  'la clé API est STRIPE_KEY_V2 dans le coffre',
  'el token para los botones es colorPrimary500',
  'pasa siempre I18nProvider como primer hijo',
  'la contraseña es obligatoria, nunca en el log',
  'las credenciales las da Auth0Provider',
  'la clave de API es STRIPE_KEY_V2',
  'токен для кнопок это colorPrimary500',
  'ключ для staging это app-stg-1',
  'пароль хешируется через Argon2Hasher',
  'передавай S3Client аргументом, тесты идут на Node20LTS',
  'ключ кэша: user_profile_v2, ключ сессии: session-id-2',
  '按钮的令牌是colorPrimary500',
  '密钥是STRIPE_KEY_V2，放在vault里',
  '密码必须至少8个字符',
  'テストは Node20LTS で実行する',
  'トークンは NPM_TOKEN_2 を使う',
  'パスワードは8文字以上にする',
  '비밀번호는 12자 이상이어야 한다',
  '토큰은 NPM_TOKEN_2 이다',
  'a senha é obrigatória, mínimo 12 caracteres',
  'o token para botões é colorPrimary500',
  'passwords: use Argon2id2023 settings from config',
  'the password is validated by zxcvbn4 in the form',
  'Password: PasswordInput2 component',
  'the password is stored as bcrypt2b',
  'The password is postgres in dev',
  "the password was Marie's idea",
  'the password is yours to pick',
  'the password is checked twice: client and server',
  'the passcode is asked once, then cached',
  'the password for tests comes from .env.test',
  'the password in fixtures is fake, leave it',
  'Password is not needed with Passkey2Login',
  'the password is in AWS Secrets Manager',
  'our password is shared with ops on 1Password',
  'passwords go through Hasher2, tokens through Signer3',
  'le mot de passe est dans le coffre',
  'Das Passwort ist im Vault',
  'das Passwort ist geheim, also nie loggen',
  'La contraseña es la misma en staging',
  'пароль это строка, не число',
  'пароль был сброшен вчера',
  '密码是必填字段',
  'パスワードは必須です',
  '비밀번호는 필수이다',
  'never log the password or token, log userId2 instead',
  'the token is v2Token not v1',
  'the token expires after 15minutes',
  'the token is parsed by JwtParser2',
  'the token is in X-Auth-Token2',
  'token = await getToken2()',
  'const token = useAuth2Token',
  'token: JwtToken2 is the type',
  'secret: SecretString2 in the schema',
  'the tokens are tokens2.json in design',
  'use --token from the environment, never inline',
  'use --password from stdin',
  'run with --secret id=npmrc for docker build',
  'always pass --token explicitly to the cli',
  '--secret takes a file path, --token takes a name',
  'Never use --password on the command line, use --password-stdin',
  'PIN entries: 4 digits; PIN 0000 is the default in tests',
  'the unlock code is six digits',
  'unlock code path is Unlock2Screen',
  'the door code is in src/door.ts',
  'access code review: 2024 style guide',
  'account pin is validated in PinValidator2',
  'use PIN 2048 on the board header',
  'recovery codes are 10 characters, stored as sha256',
  'backup codes are 8-digit strings, the hash is sha256-hex',
  'always log in as admin with Admin2Panel, or with OAuth2 in the tests',
  'backup codes: BackupCode2Service generates them',
  'recovery code: see RecoveryCode2Controller',
  'seed words: abandon to zoo are in the bip39 list',
  'the seed phrase: twelve words from the bip39 list, never the user name or the email of the account',
  'seed phrase is what the user types on the second screen of the wizard when they restore',
  'secret words like these should always be in the list that the linter reads',
  'Never call the mnemonic "seed" because all other screens say phrase there too',
  'user: root, pass: string',
  'login: user@example.com, pass: optional',
  'the user passes OAuth2Config in',
  'user tests: pass: Node18, fail: Node16',
  'login test pass = 12',
  'username: alice password: required',
  'Authorization: Token2Scheme is ours',
  'log in as admin@acme.com / Admin2Panel',
  'set the password to Base64Encoded before sending',
  'set password to required2 in the schema',
  'change the default password to PasswordInput2',
  'reset password to step2 of the wizard',
  'the pw field is Pw2Input',
  'pw: PlaywrightFixture2',
  'pw is short for playwright',
  'use pw: playwright test, not cypress',
  'run pw test --project=chromium2',
  'wifi password dialog is WifiPasswordDialog2',
  'admin password reset2 goes to the queue',
  'root password field2 is hidden',
  '"password": "string"',
  '"password": "required|min8"',
  '"password": "Passwort"',
  '{"label": {"password": "Password", "login": "Login"}}',
  '{"password": "hidden", "type": "text"}',
  'PASSWORD: string',
  'DB_PASSWORD: required',
  'DB_PASS: from the vault',
  'password is: required, min 8',
  'The rule for the password is: never log it',
  'our rule on password is: hash first',
  'ESLINT_PASS: true',
  "our ESP32's pin: 1234, the board pin is 4096",
  'the gate code is 2000 lines long',
  'entry code: 1234 lines of legacy',
  'the render pass is Bloom2Pass, the render pass: bloom2pass first',
  'const pass = compile2()',
  'credentials: include for every fetch',
  'ssh password login must stay off on hosts2',
  'admin password rotation uses RotateJob2',
  'the card pin has four digits, the account pin is asked twice',
  'unlock code: UnlockFlow2',
  'the wifi password is printed on the router',
  'card layout: pin the header to 2024 px',
])('redact() leaves the ordinary sentence %j alone', async (text) => {
  expect(await redact(text)).toEqual({ text, removed: [] })
})

test('redact() masks a secret wherever it stands, also where nothing says that it is one', async () => {
  const { text } = await redact('I typed hunter2xyz twice: the password is hunter2xyz.')
  expect(text).toBe('I typed [REDACTED:password] twice: the password is [REDACTED:password]')
})

test('redactTogether() masks what only another text tells, and each of several recovery codes', async () => {
  const masked = await redactTogether(['my recovery codes: 8f3a-91bc, 22ab-77de', 'it took 22ab-77de, not 8f3a-91bc'])
  expect(masked.map(({ text }) => text)).toEqual([
    'my recovery codes: [REDACTED:recovery-code]',
    'it took [REDACTED:recovery-code], not [REDACTED:recovery-code]',
  ])
})

test.each([
  ['My PIN is 4821', 'Wait 4821 ms'],
  ['seed phrase: legal winner thank year wave sausage worth useful legal winner thank yellow', 'The winner is yellow'],
])('redactTogether() leaves ordinary words and numbers that are part of a secret: %s', async (secret, other) => {
  const [masked, kept] = await redactTogether([secret, other])
  expect(masked?.removed).toHaveLength(1)
  expect(kept).toEqual({ text: other, removed: [] })
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
  const units = [
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
    'set password ',
    'password for a on the ',
    'root password ',
    'A_PASS: a',
    'pin 1234 ',
    'a@b password ',
    'user: a pass: ',
    'hasło do a ',
    'a/B1',
    'A1_',
    'a1B2c3D4e5F6\n',
    'ghp_a1B2c3D4e5F6\n  ',
    'a1B2c3D4e5F6\\\n>>>>>>>>',
  ]
  expect(await slowerThanLinear(units, 64_000, redact)).toEqual([])
})

test.each([
  ['the colours of a terminal', (key: string) => `it says \u001b[1;32m${key}\u001b[0m`],
  ['colours in a string', (key: string) => String.raw`"log": "\u001b[32m${key}\u001b[0m"`],
  ['a line break in a string', (key: string) => String.raw`{"env": "CI=1\n${key}\nA=b"}`],
  ['a tab in a string', (key: string) => String.raw`printf 'key\t${key}'`],
  ['an encoded sign in an address', (key: string) => `https://x.example/?next=%2Fin%3Fkey%3D${key}%26a%3D1`],
  ['underscores around it', (key: string) => `use _${key}_ there`],
])('a key is found behind %s', async (_, around) => {
  const a1 = 'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE3fG5hJ7k'
  for (const key of [
    'AKIAIOSFODNN7ABCDEFG',
    `ghp_${a1.slice(0, 36)}`,
    `sk_live_${a1.slice(0, 24)}`,
    `sk-ant-api03-${a1}`,
    `nfp_${a1}`,
  ]) {
    const { text } = await redact(around(key))
    expect(text).toMatch(/\[REDACTED:[\w-]+\]/u)
    expect(text).not.toContain(key.slice(-12))
    expect(await redact(text)).toEqual({ text, removed: [] })
  }
})

test.each([
  String.raw`Sources are in C:\temp\new\node_modules, never in C:\users\anna\__tests__`,
  'Name private fields _name, and constants MAX_LENGTH_',
  String.raw`End lines with \n, not with \r\n, and escape % as %25`,
])('nothing is found where a seam holds no key: %s', async (text) => {
  expect(await redact(text)).toEqual({ text, removed: [] })
})

describe('a key that was wrapped', () => {
  const key = 'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE3fG5hJ7kL9nP2rS4tV6xZ8'
  const [head, tail] = [key.slice(0, 30), key.slice(30)]

  test.each([
    [
      'where its first line is a key already',
      `use sk-ant-api03-${head}\n${tail} please`,
      'use [REDACTED:anthropic-key] please',
    ],
    ['where neither line is one', `ghp_${key.slice(0, 14)}\n${key.slice(14, 36)} ok`, '[REDACTED:github-token] ok'],
    ['where its name tells it', `API_KEY=${head}\n${tail}\nPORT=80`, 'API_KEY=[REDACTED:secret]\nPORT=80'],
    ['in three lines', `Bearer ${head}\r\n${tail}\r\n${head}.`, 'Bearer [REDACTED:authorization]'],
    ['in a quote', `> sk-proj-${head}\n> ${tail} <`, '> [REDACTED:openai-key] <'],
    ['with a backslash', `--token ${head}\\\n    ${tail} -v`, '--token [REDACTED:password] -v'],
    ['before letters alone', `sk-ant-${head}\nxKqRvWzTn`, '[REDACTED:anthropic-key]'],
    [
      'before the few letters that it lacks',
      `AIza${key.slice(0, 32)}\n${key.slice(32, 35)} ok`,
      '[REDACTED:google-key] ok',
    ],
    [
      'in halves with a space between',
      `use ghp_${key.slice(0, 18)} ${key.slice(18, 36)} ok`,
      'use [REDACTED:github-token] ok',
    ],
    ['in a key and its rest with a space between', `sk-ant-${head} ${tail} ok`, '[REDACTED:anthropic-key] ok'],
    [
      'before a space and the few letters that it lacks',
      `AIza${key.slice(0, 32)} ${key.slice(32, 35)}`,
      '[REDACTED:google-key]',
    ],
    [
      'between others',
      `a\nghp_${head}\n${tail}\nb\nghp_${tail}\n${head}\nc`,
      'a\n[REDACTED:github-token]\nb\n[REDACTED:github-token]\nc',
    ],
  ])('is masked whole %s', async (_, text, masked) => {
    expect((await redact(text)).text).toBe(masked)
    expect(await redact(masked)).toEqual({ text: masked, removed: [] })
  })

  test.each([
    ['a commit', '9fceb02d0ae598e9 broke it'],
    ['a setting', 'CACHE_V2_TTL=a1B2c3D4e5'],
    ['a name', 'Node20LTS is next'],
    ['a word', 'understandably'],
    ['a path', 'src/a1B2c3/index2.ts'],
    ['another key', `ghp_${key.slice(4, 40)}`],
    ['a version', 'react19 and zod4'],
  ])('does not take %s below it for its end', async (_, next) => {
    const [first] = (await redact(`ghp_${key.slice(0, 36)}\n${next}`)).text.split('\n')
    expect(first).toBe('[REDACTED:github-token]')
    expect((await redact(`ghp_${key.slice(0, 36)}\n${next}`)).text.split('\n')[1]).toBe((await redact(next)).text)
  })

  test.each([
    'works',
    'abc',
    'a1',
    'commit 9fceb02d0ae598e9',
    'react19',
    'understandably',
    'src/a1B2c3/index2.ts',
    'AKIA12',
  ])('does not take "%s" beside it for its end', async (next) => {
    for (const gap of [' ', '\n']) {
      const { text } = await redact(`ghp_${key.slice(0, 36)}${gap}${next}`)
      expect(text).toBe(`[REDACTED:github-token]${gap}${next}`)
    }
  })

  test('is masked in other texts too, in each of its parts', async () => {
    const [, , oneLine, quoted] = await redactTogether([
      `ghp_${head}\n${tail}`,
      '',
      `ghp_${head} ${tail}`,
      `ends with ${tail}`,
    ])
    expect(oneLine?.text).not.toContain(tail)
    expect(quoted?.text).toBe('ends with [REDACTED:github-token]')
  })

  test.each([
    'Wrap lines:\n  a1B2c3D4e5F6g7\n  H8i9J0k1L2m3 is the next one',
    'Commits 9fceb02d0ae598e95dc970b74767f19372d61af8\n1e2d3c4b5a69788776655443322110ffeeddccbb came later',
  ])('is none without a sign of a key: %j', async (text) => {
    expect(await redact(text)).toEqual({ text, removed: [] })
  })
})
