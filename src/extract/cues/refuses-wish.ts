import type { Cue } from './cue.ts'
import { refusals } from './languages/wish-words.ts'

export const refusesWish: Cue = {
  id: 'refuses-wish',
  because: 'says that it need not be remembered',
  weight: -0.5,
  expression: refusals,
  yes: ["don't remember that", 'das musst du dir nicht merken', '覚えなくていい', 'no lo guardes'],
  no: [
    'never store passwords in plain text',
    'パスワードは保存しないで',
    '密码不要保存',
    'merk dir, dass wir nie am Freitag deployen',
  ],
}
