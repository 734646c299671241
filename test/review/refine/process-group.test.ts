import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { createStopper, endWithUs, HAS_GROUPS, signalGroup } from '../../../src/review/refine/process-group.ts'

const LASTING = ['-e', 'setInterval(() => {}, 1000); process.send("up")']

async function started() {
  const child = spawn(process.execPath, LASTING, { detached: HAS_GROUPS, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  await once(child, 'message')
  return child
}

test('endWithUs() stops the command before this process ends, which its group would not hear', async () => {
  const child = await started()
  // Somebody else decides what becomes of this process.
  const keepsAlive = () => undefined
  process.on('SIGHUP', keepsAlive)
  onTestFinished(() => void process.off('SIGHUP', keepsAlive))
  const before = process.listenerCount('SIGHUP')
  const { done } = endWithUs(child, createStopper(child))
  process.emit('SIGHUP', 'SIGHUP')
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM'])
  done()
  expect(process.listenerCount('SIGHUP')).toBe(before)
})

test('endWithUs() leaves nothing behind once all is done', async () => {
  const child = await started()
  const before = process.listenerCount('SIGINT')
  endWithUs(child, createStopper(child)).done()
  expect(process.listenerCount('SIGINT')).toBe(before)
  signalGroup(child, 'SIGKILL')
  await once(child, 'exit')
})

test('signalGroup() says that nobody is left, and that there is nobody', async () => {
  const child = await started()
  signalGroup(child, 'SIGKILL')
  await once(child, 'exit')
  expect(signalGroup(child, 0)).toBe(false)
  expect(signalGroup({ pid: undefined, kill: () => true }, 'SIGTERM')).toBe(false)
})
