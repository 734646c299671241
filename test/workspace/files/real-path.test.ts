import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('real paths are the system’s own: by Node’s way one place has two on Windows, as its letters and short names were typed', () => {
  const files = ['src', 'hooks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const other = files.filter((path) => path.endsWith('.ts') && readFileSync(path, 'utf8').includes('realpathSync('))
  expect(other).toEqual([])
})
