/** The package's version, put in by the build (`scripts/build.mjs`) and by `vitest.config.ts`. */
declare const SAGE_VERSION: string
