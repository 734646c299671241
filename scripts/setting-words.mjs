// The settings as a shell offers them, worked out when Sage is built: loading their schemas takes longer than the rest of the command
// that every start of a shell may run.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const source = fileURLToPath(new URL('../src/config/', import.meta.url))

/** An esbuild plugin that puts the list in the place of the module that works it out. */
export const settingWords = {
  name: 'setting-words',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]config[\\/]setting-words\.ts$/ }, async () => ({
      contents: `export const offeredSettings = ${JSON.stringify(await workedOut())}`,
    }))
  },
}

async function workedOut() {
  const { outputFiles } = await build({
    entryPoints: [`${source}setting-words.ts`],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'warning',
  })
  const code = Buffer.from(outputFiles[0].text).toString('base64')
  return (await import(`data:text/javascript;base64,${code}`)).offeredSettings
}
