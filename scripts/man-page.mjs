// Writes the manual page from the tables of commands and keys. The code that commands load when they run is not needed for that.
import { writeFileSync } from 'node:fs'
import { importSource } from './import-source.mjs'

const tablesOnly = {
  name: 'tables-only',
  setup(b) {
    b.onResolve({ filter: /^\./ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined))
  },
}

export async function writeManPage({ outfile, version }) {
  const { manPage, groups, bindings } = await importSource(
    `export { manPage } from './src/commands/table/man-page.ts'
    export { commandGroups as groups } from './src/commands/table/table.ts'
    export { keymap as bindings } from './src/dashboard/keys/keymap.ts'`,
    [tablesOnly],
  )
  writeFileSync(outfile, manPage({ version, groups, bindings }))
}
