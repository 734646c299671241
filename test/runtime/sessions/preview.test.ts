import { expect, test } from 'vitest'
import { preview } from '../../../src/runtime/sessions/preview.ts'
import * as fc from '../../helpers/property.ts'

test.each([
  ['Use pnpm, not npm, for every install', 'Use pnpm, not npm, for every install'],
  ['日本語 und émojis 👩‍💻 stay', '日本語 und émojis 👩‍💻 stay'],
  ['line one\nline two', 'line one\nline two'],
  ['a\u001B[31mred\u0007', 'a[31mred'],
  ['hid\u200Bden \u202Etxet\u{E0041}', 'hidden txet'],
  ['key sk-proj-abcDEF123456789012345', 'key ⟨redacted⟩'],
  ['AKIA1234567890ABCDEF', '⟨redacted⟩'],
  ['password: hunter2 and more', 'password: ⟨redacted⟩ and more'],
  ['Authorization: Bearer abcdefgh', 'Authorization: Bearer ⟨redacted⟩'],
  ['glpat-abcdefghijklmnop and hf_abcdefghijk', '⟨redacted⟩ and ⟨redacted⟩'],
  ['sk-ant-api-short npm_abcdefgh xoxb-12-ab', '⟨redacted⟩ ⟨redacted⟩ xoxb-12-ab'],
  ['AIzaSyabcdefg', '⟨redacted⟩'],
  ['my password is hunter2 here', 'my password is ⟨redacted⟩ here'],
  ['the password for staging is Sommer#Tag', 'the password for staging is ⟨redacted⟩'],
  ['the token is expired', 'the token is expired'],
  ['postgres://user:pw@host/db', 'postgres://⟨redacted⟩@host/db'],
  ['-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----', '⟨redacted⟩'],
  ['the card is 4539 1488 0343 6467', 'the card is ⟨redacted⟩'],
  ['pay to DE89 3704 0044 0532 0130 00 please', 'pay to DE⟨redacted⟩ please'],
  ['my pin is 4711, port 80', 'my pin is ⟨redacted⟩, port 80'],
  ['login anna / Kx9vT2mQ', 'login anna / ⟨redacted⟩'],
  ['wifi password Sommerregen now', 'wifi password ⟨redacted⟩'],
  ['Das Passwort lautet Sonnenblume. Danke', 'Das Passwort ⟨redacted⟩'],
  ['数据库密码是abc12345，别泄露', '数据库密码 ⟨redacted⟩'],
  ['the password is sunflower, token=abc', 'the password ⟨redacted⟩'],
  ['my seed phrase is legal winner thank year', 'my seed phrase ⟨redacted⟩'],
  ['aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzzzzzKEY', 'aws_secret_access_key = ⟨redacted⟩'],
  [
    'Node 20.19 on port 4711 since 2026-11-23, commit 9f86d08',
    'Node 20.19 on port 4711 since 2026-11-23, commit 9f86d08',
  ],
  // Not everything that names a secret tells it.
  ['Change the password reset form and its tests', 'Change the password reset form and its tests'],
  ['fix the wifi reconnect logic', 'fix the wifi reconnect logic'],
  ['the wifi password is correcthorse', 'the wifi password ⟨redacted⟩'],
  ['the shipping page on port 3000', 'the shipping page on port 3000'],
  ['see line 1234 of the code', 'see line 1234 of the code'],
  ['my pin is 4711', 'my pin is ⟨redacted⟩'],
])('preview() of %j', (text, shown) => expect(preview(text, 2000)).toBe(shown))

test('preview() hides a key of each kind', () => {
  const beginnings =
    'glpat- gldt- glrt- glsoat- glptt- hf_ sk- pk_live_ rk_live_ sk_live_ pk_test_ rk_test_ sk_test_ npm_ pypi- xoxa- xoxb- xoxz- xapp- gho_ ghp_ ghs_ ghr_ ghu_ github_pat_ AIza AKIA ASIA ya29. SG. shpat_ shpss_ shpca_ shppa_ dop_v1_ hvb. hvs. hvr. whsec_ dapi eyJ'
  for (const beginning of beginnings.split(' ')) expect(preview(`a ${beginning}abcdef`, 2000)).toBe('a ⟨redacted⟩')
})

test('preview() ends with no part of a password that it cuts', () => {
  for (const length of [12, 20, 28]) expect(preview('see postgres://bob:hunter2@db for it', length)).toBe('see ')
})

test('preview() never exceeds its length and never ends in half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 0, max: 40 }), (text, max) => {
      const shown = preview(text, max)
      expect(shown.length).toBeLessThanOrEqual(max)
      expect(/[\uD800-\uDBFF]$/.test(shown)).toBe(false)
    }),
  )
})

test('preview() is linear on input made to be slow', () => {
  for (const text of [
    '-----BEGIN '.repeat(200),
    'password'.repeat(250),
    '://'.repeat(700),
    'a1'.repeat(1000),
    'bearer '.repeat(280),
    'password ⟨redacted⟩'.repeat(110),
    'wifi'.repeat(500),
    '1 '.repeat(1000),
  ])
    expect(preview(text.repeat(50), 2000).length).toBeLessThanOrEqual(2000)
})
