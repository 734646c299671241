import { devNull } from 'node:os'

/**
 * Git is to all tests as where nobody has set it up: a person's signing, hooks or ignored files would decide what they see. And where a git
 * hook runs the tests, the repository that it names is none of theirs.
 */
export default function gitOfRun(): void {
  for (const name of Object.keys(process.env)) if (/^GIT_/iu.test(name)) delete process.env[name]
  process.env.GIT_CONFIG_GLOBAL = devNull
  process.env.GIT_CONFIG_NOSYSTEM = '1'
}
