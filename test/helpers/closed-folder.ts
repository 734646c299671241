import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import type { Prefix } from './in-shell.ts'

const isRoot = process.getuid?.() === 0
export const canMount = isRoot && spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0
export const canClose = canMount || (!isRoot && process.platform !== 'win32')

const BARE_ROOT = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] as const
/** The prefix of a command for which file modes apply, even if it is run by root. */
export const HEEDING_MODES: Prefix = isRoot ? BARE_ROOT : ['env']
export const canHeedModes =
  process.platform !== 'win32' && spawnSync(HEEDING_MODES[0], [...HEEDING_MODES.slice(1), 'true']).status === 0

/** Runs a script in a mount namespace of its own, in its start folder, on which another disk may be mounted by then. */
const isolated = (script: string, folder: string): Prefix => ['unshare', '-m', 'sh', '-c', script, folder]

/** The prefix of a command that can write nothing in that folder, nor in the named folders inside it. */
export function closing(folder: string, inside: readonly string[] = []): Prefix {
  if (isRoot)
    return isolated('mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$PWD" && exec "$@"', folder)
  for (const one of [folder, ...inside]) {
    chmodSync(one, 0o500)
    onTestFinished(() => chmodSync(one, 0o700))
  }
  return ['env']
}

/** The prefix of a command for which the disk of that folder is full. What it leaves there is in `<folder>.after`. */
export function filling(folder: string): Prefix {
  const script = `
    cp -a "$0" "$0.before" && mount -t tmpfs -o size=4m tmpfs "$0" && cp -a "$0.before/." "$0" && rm -r "$0.before" && cd "$PWD" || exit 99
    head -c 8m /dev/zero >"$0/filler" 2>/dev/null; "$@"; status=$?
    rm "$0/filler" && cp -a "$0" "$0.after" && exit $status`
  return isolated(script, folder)
}
