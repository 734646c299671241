import { readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { parsedJson } from '../../base/parsed-json.ts'
import { UserError } from '../../base/user-error.ts'
import type { HookCommand } from '../../hook/settings/settings-entries.ts'
import { durableWrite } from '../../workspace/files/durable-write.ts'
import { makeFolder } from '../../workspace/files/make-folder.ts'
import { readOrdinaryFile } from '../../workspace/files/ordinary-file.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { isSamePlace } from '../../workspace/files/real-path.ts'
import { HOOK_FILE, userPaths } from '../../workspace/paths/paths.ts'
import { sha256Hex } from '../file/sha256-hex.ts'

// Settings name a copy of the hook in the person's data folder. A path inside an npx cache or an upgraded package would disappear one
// day, and a hook that silently does not run is the worst failure there is.

/** The files to copy, in order. The hook is last, so that during an update the old one still finds its pieces. */
export const HOOK_FILES = [
  'sage-core.cjs',
  'sage-prompt.cjs',
  'sage-start.cjs',
  'sage-rarely.cjs',
  'sage-rebuild.cjs',
  'sage-statusline.cjs',
  HOOK_FILE,
] as const

const manifestSchema = z.object({ v: z.literal(1), version: z.string(), files: z.record(z.string(), z.string()) })
export type HookManifest = z.infer<typeof manifestSchema>

/** The folder with this program's bundles: `dist/hook` beside `dist/cli.cjs`. */
export function bundledHooks(program: string): string {
  return join(dirname(realpathSync.native(program)), 'hook')
}

function manifestPath(dataHome: string): string {
  return join(userPaths(dataHome).hookFolder, 'manifest.json')
}

/** What is installed in the data folder, if anything. */
export function readManifest(dataHome: string): HookManifest | undefined {
  return parsedJson(manifestSchema, readTextIfReadable(manifestPath(dataHome)))
}

/** `missing`: no copy · `damaged`: not the bytes that were copied · `old`: intact, but not this program's version · `ok`. */
export type HookFilesState = 'missing' | 'damaged' | 'old' | 'ok'

/** A running Sage: its version, and its `cli.cjs`. */
export type RunningSage = { readonly version: string; readonly path: string }

/** The state of the installed files. Another version may have other pieces, so its own manifest says what must be there. */
export function hookFilesState(dataHome: string, program: RunningSage): HookFilesState {
  const { hookFolder, hook } = userPaths(dataHome)
  const manifest = readManifest(dataHome)
  if (manifest?.files[basename(hook)] === undefined) return 'missing'
  for (const [name, copied] of Object.entries(manifest.files)) {
    try {
      if (sha256Hex(readOrdinaryFile(join(hookFolder, name))) !== copied) return 'damaged'
    } catch {
      return 'missing'
    }
  }
  return manifest.version === program.version && isCopyOf(program, manifest) ? 'ok' : 'old'
}

/** Compares bytes as well, because builds from a clone all have one version. */
function isCopyOf({ path }: RunningSage, { files }: HookManifest): boolean {
  return HOOK_FILES.every((name) => {
    try {
      return sha256Hex(readFileSync(join(bundledHooks(path), name))) === files[name]
    } catch {
      return true // without the bundle nothing could be updated
    }
  })
}

/** Copies the bundles, each atomically, then records in the manifest what was copied. */
export function copyHookFiles(options: { from: string; dataHome: string; version: string }): void {
  const { from, dataHome, version } = options
  const { hookFolder, tmp } = userPaths(dataHome)
  makeFolder(hookFolder)
  const files: Record<string, string> = {}
  for (const name of HOOK_FILES) {
    const bytes = readBundle(join(from, name))
    files[name] = sha256Hex(bytes)
    durableWrite(join(hookFolder, name), bytes, { tmp })
  }
  const manifest: HookManifest = { v: 1, version, files }
  durableWrite(manifestPath(dataHome), `${JSON.stringify(manifest, null, 2)}\n`, { tmp })
}

function readBundle(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new UserError(`Cannot read "${path}": this copy of Sage is incomplete`, {
      hint: 'Run "npm run build" in a clone, or install the package again',
      code: 'no-bundle',
      cause: error,
    })
  }
}

/** Package managers keep a link here across upgrades; the path behind it has a version number and does not last. */
const STABLE_NODES = ['/opt/homebrew/bin/node', '/usr/local/bin/node', '/usr/bin/node']

/** How Claude Code should call the installed hook. `execPath`: the Node that runs now. */
export function installedCommand(dataHome: string, execPath: string): HookCommand {
  const stable = STABLE_NODES.find(
    (path) => path !== execPath && basename(execPath) === 'node' && isSamePlace(path, execPath),
  )
  return { node: stable ?? execPath, script: userPaths(dataHome).hook }
}
