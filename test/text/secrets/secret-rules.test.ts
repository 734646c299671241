import { expect, test } from 'vitest'
import { redact, redactTogether } from '../../../src/text/secrets/redact.ts'

const PASSWORD = 'Kx9vT2mQ'
const RANDOM = 'a1B2c3D4e5F6g7H8i9J0k1L2'
const AWS_SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYzz41zzKE12'
const SEED = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

const FLAGS =
  'pass password passwd passphrase token secret apikey api-key authtoken auth-token accesskey access-key clientsecret client-secret'

test.each<[id: string, before: string, secret: string, after: string]>([
  ...FLAGS.split(' ').map((flag): [string, string, string, string] => [
    'password',
    `Run it with --${flag} `,
    PASSWORD,
    ' there',
  ]),
  ['password', 'Run it with --API-KEY="', PASSWORD, '"'],
  ['password', 'curl -u anna:', PASSWORD, ' https://x.example'],
  ['password', 'curl -s --user "anna:', PASSWORD, '" https://x.example'],
  ['password', 'mysql -u root -p', PASSWORD, ' shop'],
  ['password', 'mysqldump -p', PASSWORD, ' shop'],
  ['password', 'mariadb -p', PASSWORD, ' shop'],
  ['password', 'sshpass -p ', PASSWORD, ' ssh root@host'],
  ['password', "sshpass -p'", PASSWORD, "' ssh root@host"],
  ['cookie', 'Cookie: sid=', RANDOM, '; lang=en'],
  ['cookie', '{"cookie":"sid=', RANDOM, '"}'],
  ['authorization', 'Authorization: Basic ', 'YW5uYTpLeDl2VDJtUQ==', ''],
  ['authorization', 'Authorization: SSWS ', RANDOM, ''],
  ['secret', 'WIFI_PSK=', RANDOM, ''],
  ['secret', 'GITHUB_PAT: "', RANDOM, '"'],
  ['authenticator-secret', 'otp ', 'JBSWY3DPEHPK3PXP', ''],
  ['authenticator-secret', 'The TOTP secret is ', 'JBSWY3DPEHPK3PXP', ' here'],
  ['password', '{"passwd": "', 'sonnenblume', '"}'],
  ['password', '{"db_pass": "', 'sonnenblume', '"}'],
  ['password', "{'pwd': '", 'sonnenblume', "'}"],
  ['password', 'WLAN Passwort ', 'hunter2xyz', ''],
  ['password', 'wifi passwd ', 'hunter2xyz', '.\nSay so.'],
  ['password', 'Change the admin passcode to ', 'hunter2xyz', ' now'],
  ['password', 'reset my passphrase to ', 'hunter2xyz', '!'],
  ['password', 'Updated the password to ', 'hunter2xyz', '.'],
  ['password', 'Username: anna / ', PASSWORD, ' is it'],
  ['password', 'log in as anna | ', PASSWORD, ''],
])('redact() masks a %s after %j', async (id, before, secret, after) => {
  const text = `${before}[REDACTED:${id}]${after}`
  expect(await redact(`${before}${secret}${after}`)).toEqual({ text, removed: [id] })
})

test.each(['AKIA', 'ASIA'])(
  'redact() masks the other half of a pair of AWS keys, before and after %s',
  async (begin) => {
    const [id, masked] = [`${begin}IOSFODNN7ABCDEFG`, '[REDACTED:aws-access-key]']
    expect((await redact(`${id} ${AWS_SECRET}`)).text).toBe(`${masked} [REDACTED:aws-secret-key]`)
    expect((await redact(`${AWS_SECRET} ${id}`)).text).toBe(`[REDACTED:aws-secret-key] ${masked}`)
  },
)

const TEST_CARDS =
  '4242424242424242 4000056655665556 4111111111111111 4012888888881881 5555555555554444 5105105105105100 2223003122003223 378282246310005 371449635398431 6011111111111117 3056930009020004 3566002020360505'

test.each([
  ...TEST_CARDS.split(' ').map((number) => `Pay with ${number} in tests`),
  'The timestamp 1700000000004 is in milliseconds',
  `CLERK_PUBLISHABLE_KEY=${RANDOM}`,
  `VAPID_PUBLIC_KEY=${RANDOM}`,
  'pass: https://ci2.example/report',
  'the token is 1500ms old, the token: fixtures/token2.json',
  'password: see secrets2.json',
  'the password: secrets2.json',
  'the password is 409600kb',
  'the key of commit 9fceb02d0ae598e95dc970b7 changed',
  'the key is AAAAAAAAAAAAAAAAAAAAAAAAAAAAa1a1a1a1',
  'key: db/customer-account_identifier/Version2X',
  'aws s3 my-company-logs-of-eu-west-1-2024-and-later',
  'fw_connectionPoolManagerFactory is gone',
  'curl -u anna:$PASSWORD https://x.example',
])('redact() leaves %j alone', async (text) => {
  expect(await redact(text)).toEqual({ text, removed: [] })
})

test('redactTogether() masks six characters of one text in another, and no line of a seed phrase or key block', async () => {
  const seed = `seed phrase: ${SEED.replace(' year', ' \nyear')}`
  const block = '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nMIIEabc\n-----END RSA PRIVATE KEY-----'
  const others = ['legal winner thank you', 'it says Proc-Type: 4,ENCRYPTED']
  const [six, ...rest] = await redactTogether(['I typed hunter twice', 'password=hunter', seed, block, ...others])
  expect(six?.text).toBe('I typed [REDACTED:password] twice')
  expect(rest.map(({ text }) => text)).toEqual([
    'password=[REDACTED:password]',
    'seed phrase: [REDACTED:seed-phrase]',
    '[REDACTED:private-key]',
    ...others,
  ])
})
