import { expect, test } from 'vitest'
import { createWorkQueue } from '../../src/base/work-queue.ts'

test('createWorkQueue() does one after the other, and settles with what those asked for', async () => {
  const queue = createWorkQueue()
  const done: string[] = []
  const work = (name: string, more?: () => void) => async (): Promise<void> => {
    done.push(`${name} begins`)
    await Promise.resolve()
    more?.()
    done.push(`${name} ends`)
  }
  queue.add(work('undo', () => queue.add(work('the one before'))))
  queue.add(work('approve'))
  await queue.settled()
  expect(done).toEqual([
    'undo begins',
    'undo ends',
    'approve begins',
    'approve ends',
    'the one before begins',
    'the one before ends',
  ])
})

test('createWorkQueue() does nothing after what failed, and says so', async () => {
  const queue = createWorkQueue()
  let later = false
  queue.add(() => Promise.reject(new Error('The disk is full')))
  queue.add(async () => {
    later = true
  })
  await expect(queue.settled()).rejects.toThrow('The disk is full')
  expect(later).toBe(false)
})
