// How the hook is bundled, shared by the build and by the tests that run it.

/** Functions of Node's modules that a hook needs only now and then: `node:child_process` after a compaction, and so on. */
const RARELY = {
  'node:child_process': ['spawnSync', 'execFileSync'],
  'node:module': ['createRequire'],
  'node:os': ['homedir', 'hostname'],
}

/** Loads those modules at their first call, because Claude Code waits for the hook: together they cost 4 % of a Node start. */
const loadRarely = {
  name: 'load-rarely',
  setup(b) {
    b.onResolve({ filter: /^node:(child_process|module|os)$/ }, ({ path, namespace }) =>
      namespace === 'rarely' ? undefined : { path, namespace: 'rarely' },
    )
    b.onLoad({ filter: /.*/, namespace: 'rarely' }, ({ path }) => ({
      contents: RARELY[path]
        .map((name) => `export const ${name} = (...args) => require('${path}').${name}(...args)`)
        .join('\n'),
    }))
  },
}

/**
 * esbuild options that matter for how the hook runs.
 * @type {import('esbuild').BuildOptions}
 */
export const hookBundle = {
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  minify: true,
  legalComments: 'none',
  entryPoints: ['hooks/sage-hook.ts', 'hooks/sage-statusline.ts'],
  plugins: [loadRarely],
}
