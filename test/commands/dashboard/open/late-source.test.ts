import { describe, expect, test, vi } from 'vitest'
import { createListeners } from '../../../../src/base/listeners.ts'
import { lateSource } from '../../../../src/commands/dashboard/open/late-source.ts'
import { emptySnapshot } from '../../../../src/dashboard/state/snapshot.ts'
import type { Preview, Source } from '../../../../src/dashboard/state/source.ts'

const preview = (file: string) => (): Preview => ({
  file,
  lines: [],
  tokens: 0,
  withPrompts: true,
})
const known = { snapshot: { ...emptySnapshot, project: { name: 'known' } }, preview: preview('known') }

const start = { tokens: 0, limit: 1, given: 0, of: 0 }
const forecast = { before: start, after: start, outside: [], pushedOut: [] }

function realSource() {
  const perform = vi.fn<Source['perform']>(async () => {})
  const close = vi.fn<Source['close']>(async () => {})
  const { subscribe, notify } = createListeners()
  let snapshot = { ...emptySnapshot, project: { name: 'real' } }
  return {
    snapshot: () => snapshot,
    subscribe,
    change(name: string) {
      snapshot = { ...snapshot, project: { name } }
      notify()
    },
    perform,
    preview: preview('real'),
    forecast: () => forecast,
    close,
  }
}

describe('lateSource()', () => {
  test('lateSource() shows what is known until the real source is open, and then that one', async () => {
    const real = realSource()
    const late = lateSource(known, async () => real)
    const shown: string[] = []
    late.subscribe(() => shown.push(late.snapshot().project.name))
    expect(late.snapshot().project.name).toBe('known')
    expect(late.forecast([])).toBeUndefined()
    await late.open()
    expect(shown).toEqual(['real'])
    expect(late.snapshot().project.name).toBe('real')
    expect(late.preview({} as never).file).toBe('real')
    expect(late.forecast([])).toBe(forecast)
    real.change('another')
    expect(shown).toEqual(['real', 'another'])
  })

  test('lateSource() opens the real source once, and lets deeds wait for it', async () => {
    const real = realSource()
    const load = vi.fn<() => Promise<Source>>(async () => real)
    const late = lateSource(known, load)
    await Promise.all([late.perform({ type: 'sync' }, () => {}), late.open()])
    expect(load).toHaveBeenCalledOnce()
    expect(real.perform).toHaveBeenCalledOnce()
  })

  test('lateSource() closes the real source if that was opened', async () => {
    const real = realSource()
    const late = lateSource(known, async () => real)
    await late.close()
    expect(real.close).not.toHaveBeenCalled()
    await late.open()
    await late.close()
    expect(real.close).toHaveBeenCalledOnce()
  })

  test('lateSource() rejects when the real source cannot be opened, and can be closed all the same', async () => {
    const late = lateSource(known, () => Promise.reject(new Error('No key')))
    await expect(late.open()).rejects.toThrow('No key')
    await late.close()
  })
})
