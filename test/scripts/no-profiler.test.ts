import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { esmBanner } from '../../scripts/bundle-options.mjs'
import { noProfiler } from '../../scripts/no-profiler.mjs'
import type { redact } from '../../src/text/secrets/redact.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

test('a bundle finds the same secrets, and nothing of it stays in memory', async () => {
  const outfile = join(temporaryFolder(), 'redact.mjs')
  await build({
    entryPoints: ['src/text/secrets/redact.ts'],
    outfile,
    plugins: [noProfiler],
    bundle: true,
    format: 'esm',
    platform: 'node',
    banner: esmBanner,
  })
  const bundled = (await import(pathToFileURL(outfile).href)) as { redact: typeof redact }
  const key = `lin_api_${'a1B2'.repeat(10)}`
  const before = performance.getEntries().length
  const { text } = await bundled.redact(`See https://example.org/a/long/path/to/something and ${key}`)
  expect(text).not.toContain(key)
  expect(performance.getEntries().length).toBe(before)
})

test('nothing that is shipped holds the profiler', () => {
  const shipped = readdirSync('dist').filter((name) => name.endsWith('js'))
  expect(shipped.length).toBeGreaterThan(2)
  expect(shipped.filter((name) => readFileSync(join('dist', name), 'utf8').includes('SecretLintProfiler'))).toEqual([])
})
