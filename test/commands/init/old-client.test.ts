import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { UserError } from '../../../src/base/user-error.ts'
import * as init from '../../../src/commands/init.ts'
import { createPerson } from '../person.ts'

const TOO_OLD = "does not run Sage's hooks"

/** A person on whose PATH there is this client. */
function personWith(script: string | undefined, { terminal = false } = {}) {
  const person = createPerson({ terminal })
  const programs = person.folder('programs')
  if (script !== undefined) writeFileSync(join(programs, 'claude'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  person.environment.env.PATH = [programs, '/usr/bin', '/bin'].join(delimiter)
  return person
}

async function afterInit(script: string | undefined, options: { readonly dryRun?: boolean } = {}): Promise<string> {
  const { run, printed } = personWith(script)
  expect(await run(init, { yes: true, ...options })).toBe(0)
  return printed()
}

test.skipIf(process.platform === 'win32')(
  'sage init says that the client on the PATH is too old for the hook',
  async () => {
    const printed = await afterInit('echo "2.1.138 (Claude Code)"')
    expect(printed).toContain(`Claude Code 2.1.138`)
    expect(printed).toMatch(/ does not run Sage's hooks\.\n {4}Sage needs 2\.1\.139 or newer: run "claude update"\n/u)
  },
)

test.skipIf(process.platform === 'win32')('so does what the dashboard offers where Sage is not set up', async () => {
  const { run, answer, printed } = personWith('echo "2.1.138 (Claude Code)"', { terminal: true })
  const offered = run({ run: async (context) => Number(await init.offer(context, new UserError('Not set up'))) })
  answer('y')
  expect(await offered).toBe(1)
  expect(printed()).toContain(TOO_OLD)
})

test.skipIf(process.platform === 'win32').each([
  ['runs it', 'echo "2.1.139 (Claude Code)"', {}],
  ['did not report its version', 'exit 1', {}],
  ['is not there', undefined, {}],
  ['would be told of by a real run', 'echo "2.1.138 (Claude Code)"', { dryRun: true }],
])('and nothing of one that %s', async (_, script, options) => {
  expect(await afterInit(script, options)).not.toContain(TOO_OLD)
})
