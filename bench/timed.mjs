import { spawnSync } from 'node:child_process'

/** Runs Node, or another program, to its end: how many milliseconds that took, and what it printed. Throws if it fails. */
export function timed(args, { program = process.execPath, ...options } = {}) {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options })
  const ms = performance.now() - started
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} exited with ${status}: ${stderr}`)
  return { ms, out: stdout }
}
