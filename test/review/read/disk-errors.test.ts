import * as fs from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reviewSession } from '../../../src/review/read/review-session.ts'
import { scanTranscripts } from '../../../src/review/read/scan.ts'
import { agentOf } from '../../helpers/agent-of.ts'
import { createWorld } from '../../helpers/world.ts'

vi.mock('node:fs', { spy: true })

const WORDS = 'From now on always use pnpm, never npm, for installs in this repo.'

const { readSync } = await vi.importActual<typeof fs>('node:fs')

/** A disk that does not answer for a file any more, after so many reads of it. Returns the function that mends it. */
function breakDisk(path: string, { after = 0 } = {}): () => void {
  const { ino } = fs.statSync(path)
  let left = after
  vi.mocked(fs.readSync).mockImplementation(((fd: number, ...rest: [Buffer, number, number, number]) => {
    if (fs.fstatSync(fd).ino !== ino || left-- > 0) return readSync(fd, ...rest)
    throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', errno: -5, syscall: 'read' })
  }) as typeof readSync)
  const mend = () => {
    vi.mocked(fs.readSync).mockRestore()
  }
  onTestFinished(mend)
  return mend
}

test('scanTranscripts() reads the others where the disk does not answer for one, and says which', async () => {
  const world = createWorld()
  const [bad, good] = [world.session('bad'), world.session('good')]
  for (const session of [bad, good]) session.turn(`Remember that service ${session.id} is owned by team ${session.id}.`)
  const context = world.open().reviewContext()
  // The first read tells whose it is.
  breakDisk(bad.transcriptPath, { after: 1 })
  const path = bad.transcriptPath
  const options = { dataHome: world.sageHome, claudeDir: world.claude, projectDir: world.project, days: 30 }
  expect(await scanTranscripts(context, options)).toMatchObject({
    done: 2,
    read: 1,
    proposals: 1,
    failed: [`Cannot read "${path}": the disk does not answer (EIO). Check the disk of "${path}"`],
  })
})

test('reviewSession() reads what was said to a subagent once the disk answers for it again', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('Look into it.')
  const agent = agentOf(session)
  agent.typed(WORDS)
  agent.answers()
  session.stop()
  const context = world.open().reviewContext()
  const mend = breakDisk(agent.path)
  expect(await reviewSession(context, 's1')).toMatchObject({ state: 'reviewed', proposals: 0 })
  mend()
  expect(await reviewSession(context, 's1')).toMatchObject({ state: 'reviewed', proposals: 1 })
})
