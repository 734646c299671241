import { devNull } from 'node:os'

/**
 * Makes git behave in all tests as if nobody had set it up: a person's signing, hooks or ignored files would decide what they see. If a git hook
 * runs the tests, the repository that it names has nothing to do with them.
 */
export default function gitOfRun(): void {
  for (const name of Object.keys(process.env)) if (/^GIT_/iu.test(name)) delete process.env[name]
  process.env.GIT_CONFIG_GLOBAL = devNull
  process.env.GIT_CONFIG_NOSYSTEM = '1'
}
