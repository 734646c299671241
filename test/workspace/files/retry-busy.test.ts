import { afterEach, describe, expect, it, vi } from 'vitest'
import { retryBusy } from '../../../src/workspace/files/retry-busy.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Fails with these codes, one each time, and then no more. */
function failing(...codes: string[]) {
  return vi.fn<() => string>(() => {
    const code = codes.shift()
    if (code !== undefined) throw Object.assign(new Error(code), { code })
    return 'done'
  })
}

const on = (platform: NodeJS.Platform) => vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)

describe('retryBusy()', () => {
  it('acts again on Windows while the file is in use', () => {
    on('win32')
    expect(retryBusy(failing('EPERM', 'EBUSY', 'EACCES'))).toBe('done')
  })

  it('gives up after a while', () => {
    on('win32')
    const act = failing(...Array.from({ length: 20 }, () => 'EBUSY'))
    expect(() => retryBusy(act)).toThrow('EBUSY')
    expect(act).toHaveBeenCalledTimes(9)
  })

  it.each([
    ['win32', 'ENOENT'],
    ['linux', 'EACCES'],
  ] as const)('acts once on %s where the system says %s', (platform, code) => {
    on(platform)
    const act = failing(code)
    expect(() => retryBusy(act)).toThrow(code)
    expect(act).toHaveBeenCalledTimes(1)
  })
})
