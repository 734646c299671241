import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepRenewed } from '../../../src/runtime/processes/renew.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { until } from '../../helpers/until.ts'

test('keepRenewed() keeps the time of its own file new until it is stopped, and lets that of another be', async () => {
  const folder = temporaryFolder()
  const files = ['own', 'others', 'stopped'].map((name) => join(folder, name))
  const [own = '', others = '', stopped = ''] = files
  for (const file of files) writeFileSync(file, '')
  for (const file of files) utimesSync(file, 1, 1)
  keepRenewed(stopped, () => true, 1)()
  keepRenewed(join(folder, 'gone'), () => true, 1)
  const stop = keepRenewed(own, () => true, 1)
  const stopLooking = keepRenewed(others, () => false, 1)
  await until(() => expect(Date.now() - statSync(own).mtimeMs).toBeLessThan(60_000))
  expect([statSync(others).mtimeMs, statSync(stopped).mtimeMs]).toEqual([1000, 1000])
  stop()
  stopLooking()
})
