// The settings as a shell offers them, worked out when Sage is built: loading their schemas takes longer than the rest of the command
// that every start of a shell may run.
import { importSource } from './import-source.mjs'

/** An esbuild plugin that replaces the module that works out the list by the list. */
export const settingWords = {
  name: 'setting-words',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]config[\\/]setting-words\.ts$/ }, async () => {
      const { offeredSettings } = await importSource(`export { offeredSettings } from './src/config/setting-words.ts'`)
      return { contents: `export const offeredSettings = ${JSON.stringify(offeredSettings)}` }
    })
  },
}
