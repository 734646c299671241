import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import type { Prefix } from './in-shell.ts'

const isRoot = process.getuid?.() === 0
export const canMount = isRoot && spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0
export const canClose = canMount || (!isRoot && process.platform !== 'win32')

const BARE_ROOT = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] as const
/** What a command begins with for which files hold what their modes say, also for root. */
export const HEEDING_MODES: Prefix = isRoot ? BARE_ROOT : ['env']
export const canHeedModes =
  process.platform !== 'win32' && spawnSync(HEEDING_MODES[0], [...HEEDING_MODES.slice(1), 'true']).status === 0

/** In a mount namespace of its own, in the folder that it is started in, which may have another disk by then. */
const isolated = (script: string, folder: string): Prefix => ['unshare', '-m', 'sh', '-c', script, folder]

/** What a command begins with for which nothing can be written in that folder, and in those inside of it that are named. */
export function closing(folder: string, inside: readonly string[] = []): Prefix {
  if (isRoot)
    return isolated('mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$PWD" && exec "$@"', folder)
  for (const one of [folder, ...inside]) {
    chmodSync(one, 0o500)
    onTestFinished(() => chmodSync(one, 0o700))
  }
  return ['env']
}

/** What a command begins with for which the disk of that folder is full. What it then leaves is in `<folder>.after`. */
export function filling(folder: string): Prefix {
  const script = `
    cp -a "$0" "$0.before" && mount -t tmpfs -o size=4m tmpfs "$0" && cp -a "$0.before/." "$0" && rm -r "$0.before" && cd "$PWD" || exit 99
    head -c 8m /dev/zero >"$0/filler" 2>/dev/null; "$@"; status=$?
    rm "$0/filler" && cp -a "$0" "$0.after" && exit $status`
  return isolated(script, folder)
}
