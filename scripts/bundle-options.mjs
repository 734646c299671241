/**
 * What all bundles of Sage have in common, those for tests and measurements too.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const forNode = {
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  // Node 20 has them; esbuild would rebuild an expression with one each time it is used.
  supported: { 'regexp-unicode-property-escapes': true },
  // Its CommonJS form loads its own parts in a way that no bundler can follow.
  alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
}

/** Begins a bundle in ESM: the CommonJS packages inside of it call `require()`. */
export const esmBanner = {
  js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
}
