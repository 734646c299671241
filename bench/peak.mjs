import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeScratchFolder } from '../scripts/scratch-folder.mjs'

const report = join(makeScratchFolder(), 'report.cjs')
writeFileSync(
  report,
  `const end = process.reallyExit
process.reallyExit = (code) => { require('node:fs').writeSync(2, 'peak ' + process.resourceUsage().maxRSS); end.call(process, code) }`,
)

/** Peak resident memory in MB of a Node process that ends by `process.reallyExit()`, as it reports itself (Linux); NaN if it does not. */
export function peak(args, options) {
  const { stderr } = spawnSync(process.execPath, ['-r', report, ...args], { encoding: 'utf8', ...options })
  return Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024
}
