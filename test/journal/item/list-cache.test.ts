import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { encodeItemList } from '../../../src/journal/item/encode-list.ts'
import { foldEvents } from '../../../src/journal/item/fold.ts'
import type { ViewItem } from '../../../src/journal/item/item.ts'
import { readItemList, type Wanted } from '../../../src/journal/item/list-cache.ts'
import { viewItems } from '../../../src/journal/item/view.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { decided, first, proposed } from '../events.ts'

let dir: string
let path: string
beforeEach(() => {
  dir = temporaryFolder()
  path = join(dir, 'list.cache')
})

const journal = foldEvents([
  proposed('aaaa', { at: '2026-11-01T00:00:00.000Z', kind: 'fact' }),
  proposed('bbbb', { at: '2026-11-02T00:00:00.000Z', scope: 'user', text: 'Ünïcödé 日本語 ✓' }),
  proposed('cccc', { at: '2026-11-03T00:00:00.000Z' }),
  proposed('dddd', { at: '2026-11-04T00:00:00.000Z' }),
  decided('d1', 'dddd', first('dddd'), 'reject'),
  proposed('eeee'),
  decided('d2', 'eeee', first('eeee'), 'reject'),
  decided('d3', 'eeee', 'd2', 'purge'),
])
const options = { workspaceId: 'w', verify: () => true, isFromHere: () => false, order: (id: string) => id }
const items = viewItems(journal, foldEvents([]), options)
const { list, bytes } = encodeItemList(items.values(), 'stamp')

const all: Wanted = ({ ids }) => [[0, ids.length]]
const none: Wanted = () => []

describe('encodeItemList() and readItemList()', () => {
  it('give no day to what came without one, in a column as wide', () => {
    const at = '1970-01-01T00:00:00.000Z'
    const undated = proposed('ffff', { at })
    const folded = foldEvents([{ ...undated, evidence: { ...undated.evidence, at } }])
    const views = viewItems(folded, foldEvents([]), options)
    const lines = encodeItemList(views.values(), 'stamp').list.lines(0, 1).toString()
    expect(lines).toBe('  ffff  preference     project  80% ----------  Use tool ffff\n')
  })

  it('mark what a check found until it is approved', () => {
    const [item] = items.values()
    if (!item) throw new Error('there is no item')
    const flagged = { ...item, checks: ['foreign'] as const, pinned: true }
    const lines = encodeItemList([flagged, { ...flagged, status: 'approved' }], 'stamp')
      .list.lines(0, 2)
      .toString()
    expect(lines.match(/^. /gmu)).toEqual(['! ', '* '])
  })

  it('take more items than a function takes arguments', () => {
    const [item] = items.values()
    const many = Array.from({ length: 150_000 }, () => item).filter((one) => one !== undefined)
    expect(encodeItemList(many, 'stamp').list.stretches('pending')).toEqual([[0, 150_000]])
  })

  it('give the same lines and JSON when they come from the file', () => {
    writeFileSync(path, bytes)
    const read = readItemList(path, 'stamp', all)
    expect(read?.ids).toEqual(['cccc', 'bbbb', 'aaaa', 'dddd'])
    expect(read?.lines(0, 4).toString()).toBe(list.lines(0, 4).toString())
    expect(read?.json(1, 3).toString()).toBe(list.json(1, 3).toString())
    expect(read?.lines(1, 2).toString()).toBe('  bbbb  preference     user     80% 2026-11-02  Ünïcödé 日本語 ✓\n')
  })

  it('stand by status, newest first, without what was purged', () => {
    expect(list.stretches('pending')).toEqual([[0, 3]])
    expect(list.stretches('rejected')).toEqual([[3, 4]])
    expect(list.stretches('pending', { scope: 'project' })).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(list.stretches('rejected', { scope: 'user' })).toEqual([])
    expect(list.stretches('pending', { kind: 'fact' })).toEqual([[2, 3]])
    expect(list.stretches('pending', { kind: 'fact', scope: 'user' })).toEqual([])
  })

  it('give nothing else than what was written, whichever bit of it flips', () => {
    const whole = (read = list) => [
      read.lines(0, 4).toString(),
      read.json(0, 3).toString(),
      read.json(3, 4).toString(),
      read.ids,
    ]
    for (const at of bytes.keys()) {
      const damaged = Buffer.from(bytes)
      damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << (at % 8)), at)
      writeFileSync(path, damaged)
      expect([at, whole(readItemList(path, 'stamp', all))]).toEqual([at, whole()])
    }
    expect(readItemList(path, 'stamp', all)).toBeUndefined()
  })

  it('read of the JSON only what is wanted and stands near it', () => {
    const [item] = items.values()
    const many = Array.from({ length: 200 }, (_, n) => ({ ...item, id: `item${n}` }) as ViewItem)
    const encoded = encodeItemList(many, 'stamp')
    writeFileSync(path, Buffer.from(encoded.bytes).fill('x', encoded.bytes.length - 10))
    for (const [from, to] of [
      [0, 1],
      [60, 130],
      [64, 128],
      [0, 192],
    ] as const)
      expect(readItemList(path, 'stamp', () => [[from, to]])?.json(from, to)).toEqual(encoded.list.json(from, to))
    const read = readItemList(path, 'stamp', () => [
      [0, 1],
      [70, 71],
      [5, 5],
    ])
    expect(read?.json(70, 71)).toEqual(encoded.list.json(70, 71))
    expect(read?.json(5, 5)).toHaveLength(0)
    expect(() => read?.json(150, 151)).toThrow(/was not read/u)
    expect(readItemList(path, 'stamp', () => [[199, 200]])).toBeUndefined()
    writeFileSync(path, encoded.bytes)
    expect(readItemList(path, 'stamp', all)?.json(0, 200)).toEqual(encoded.list.json(0, 200))
  })

  it('say when what waits longest came in', () => {
    expect([list.oldest, encodeItemList([], 'stamp').list.oldest]).toEqual(['2026-11-01T00:00:00.000Z', ''])
    writeFileSync(path, bytes)
    expect(readItemList(path, 'stamp', none)?.oldest).toBe(list.oldest)
  })

  it('read lines without looking at what else is there', () => {
    writeFileSync(path, Buffer.from(bytes).fill('x', bytes.length - 10))
    expect(readItemList(path, 'stamp', none)?.lines(0, 4)).toEqual(list.lines(0, 4))
  })

  it('take another stamp, another version, a cut file and garbage for no list', () => {
    const places = 80 + Number.parseInt(bytes.toString('latin1', 0, 80), 10)
    const lost = Buffer.from(bytes).fill(0, places, places + 59)
    const contents = [bytes.subarray(0, -1), lost, Buffer.from('garbage'), Buffer.alloc(0), Buffer.alloc(100, 0x20)]
    for (const content of contents) {
      writeFileSync(path, content)
      expect(readItemList(path, 'stamp', none)).toBeUndefined()
    }
    writeFileSync(path, bytes)
    expect(readItemList(path, 'other', none)).toBeUndefined()
    expect(readItemList(join(dir, 'nothing'), 'stamp', none)).toBeUndefined()
  })
})
