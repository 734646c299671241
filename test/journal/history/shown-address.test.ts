import { expect, test } from 'vitest'
import { shownAddress } from '../../../src/journal/history/shown-address.ts'

const MASK = '[REDACTED:url-password]'

test.each([
  ['https://me:s3cr3t@host/x.git', `https://${MASK}@host/x.git`],
  ['https://ghp_123@host', `https://${MASK}@host`],
  ['http://a:b@c@host:80/x', `http://${MASK}@host:80/x`],
  ['ssh://git:pw@host/x', `ssh://git:${MASK}@host/x`],
  [
    "fatal: could not read Password for 'https://ghp_123@host': terminal prompts disabled",
    `fatal: could not read Password for 'https://${MASK}@host': terminal prompts disabled`,
  ],
  [
    'redirecting https://a:b@host/x to https://c@host/y',
    `redirecting https://${MASK}@host/x to https://${MASK}@host/y`,
  ],
  ...['git@host:me/x.git', 'ssh://git@host:22/x', 'https://host/x@1', '/srv/a@b', 'file:///C:/a@b', '../x'].map(
    (plain) => [plain, plain],
  ),
])('shownAddress() shows no password and no token: %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown)
})
