import { describe, expect, test } from 'vitest'
import { redact } from '../../../src/text/secrets/redact.ts'

const PASSWORD = 'Leto2026!x'
const KEY = 'k7Qw2Zp9RtXc4Vb8NmL1'

/** How people name a password or a key, in the languages they type in. */
describe('redact() masks a password that is named', () => {
  test.each([
    `password ${PASSWORD}`,
    `das Passwort ${PASSWORD}`,
    `el servidor: contraseña ${PASSWORD}`,
    `mot de passe ${PASSWORD}`,
    `a senha é ${PASSWORD}`,
    `la parola è ${PASSWORD}`,
    `пароль ${PASSWORD}`,
    `з паролем ${PASSWORD}`,
    `лозинка је ${PASSWORD}`,
    `密码是${PASSWORD}`,
    `密碼 ${PASSWORD}`,
    `パスワードは ${PASSWORD} です`,
    `비밀번호는 ${PASSWORD}`,
    `पासवर्ड ${PASSWORD} है`,
    `كلمة المرور ${PASSWORD}`,
    `رمز عبور ${PASSWORD} است`,
    `پاس ورڈ ${PASSWORD}`,
    `הסיסמה: ${PASSWORD}`,
    `şifre ${PASSWORD}`,
    `hasło to ${PASSWORD}`,
    `heslo je ${PASSWORD}`,
    `a jelszó ${PASSWORD}`,
    `parola este ${PASSWORD}`,
    `ο κωδικός είναι ${PASSWORD}`,
    `wachtwoord is ${PASSWORD}`,
    `lösenord är ${PASSWORD}`,
    `adgangskode er ${PASSWORD}`,
    `passord er ${PASSWORD}`,
    `salasana on ${PASSWORD}`,
    `mật khẩu là ${PASSWORD}`,
    `kata sandi ${PASSWORD}`,
    `kata laluan ${PASSWORD}`,
    `รหัสผ่านคือ ${PASSWORD}`,
    `পাসওয়ার্ড ${PASSWORD}`,
    `கடவுச்சொல் ${PASSWORD}`,
  ])('%s', async (text) => {
    expect((await redact(text)).text).toBe(text.replace(PASSWORD, '[REDACTED:password]'))
  })
})

describe('redact() masks a key that is named', () => {
  test.each([
    `токен: ${KEY}`,
    `APIキーは${KEY}`,
    `секрет: ${KEY}`,
    `klucz api: ${KEY}`,
    `api anahtarı: ${KEY}`,
    `khóa api là ${KEY}`,
    `權杖: ${KEY}`,
    `シークレットは${KEY}`,
    `시크릿: ${KEY}`,
    `توکن: ${KEY}`,
    `הטוקן: ${KEY}`,
    `โทเค็น: ${KEY}`,
    `টোকেন: ${KEY}`,
    `SEARCH_ADMIN_KEY=${KEY}`,
    `BUILDS_PAT=${KEY.toLowerCase().repeat(2)}`,
    `TOTP is set up with ${KEY.toUpperCase().replaceAll(/[0189]/gu, 'Z')}`,
  ])('%s', async (text) => {
    const { text: masked, removed } = await redact(text)
    expect(masked).not.toMatch(/k7qw/iu)
    expect(removed.length).toBe(1)
  })
})

test.each([
  'пароль хранится в Vault2, секретарь знает его',
  'лозинка је обавезна, парола е задължителна',
  'hasło je potrzebne, heslo je povinné',
  'รหัสผ่านคือสิ่งที่ต้องใช้',
  'ο κωδικός είναι υποχρεωτικός',
  'CACHE_KEY=user_profile_by_region_2024_v2 and PRIMARY_KEY=customer_id',
  `NEXT_PUBLIC_SEARCH_KEY=${KEY}`,
  'The OTP screen follows LOGINSCREEN, 2FA is REQUIRED FOR ADMINISTRATORS',
  'session_01Tb1tEeuwGQuUC5Lbp8njPv and toolu_01KSL9QqYN9rX8NXtbyX5ngw are ids',
  'the vault is BaSZuLcwjfh75T3TjbVYpTH4qpJt1tNoZ3S6PTkvNhCb',
])('redact() leaves %j alone', async (text) => {
  expect(await redact(text)).toEqual({ text, removed: [] })
})
