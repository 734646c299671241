import { lstatSync, rmSync } from 'node:fs'
import { DAY } from '../../../base/durations.ts'
import type { DraftEffect } from '../../../dashboard/state/effect.ts'
import type { Dispatch } from '../../../dashboard/state/source.ts'
import { ITEM_ID } from '../../../journal/event/id-shape.ts'
import { ensureFolder } from '../../../runtime/folders/folders.ts'
import { oneLine } from '../../../text/sanitize.ts'
import { storableLine } from '../../../text/secrets/storable-line.ts'
import { durableWrite } from '../../../workspace/files/durable-write.ts'
import { namesIfReadable, readTextIfReadable } from '../../../workspace/files/read-if-readable.ts'
import { isLeftBehind } from '../../../workspace/files/temporary-name.ts'
import { expectedErrorWithWayOut } from '../../../workspace/files/way-out.ts'
import { inside } from '../../../workspace/paths/paths.ts'
import { isReused, writerName } from './draft-writer.ts'
import { wordsIn } from './edited-file.ts'

/*
 * Words that were typed and not saved, outside of the project: a clone could bring some. `<key>.<process>` holds those of one dashboard's own
 * editor; `<item>.<process>-…/` is open in the person's editor, which may still save there when Sage was killed. What a process left behind
 * when it ended is offered by the next dashboard; what another one still has open is its own.
 */
export type Drafts = {
  /** What others left, by what it is for. */
  left(): Readonly<Record<string, string>> | undefined
  /** Looks for what dashboards left that ended meanwhile; true if there is something. */
  look(): boolean
  /** Does what the dashboard asks for. If the disk refuses, the person is told: the text is then only on the screen. */
  perform(effect: DraftEffect, dispatch: Dispatch): Promise<void>
}

type Places = { readonly drafts: string; readonly tmp: string }

const isDraft = (key: string): boolean => /^new-\d+$/u.test(key) || ITEM_ID.test(key)

/** The drafts of one more dashboard. */
export function openDrafts({ drafts, tmp }: Places): Drafts {
  const writer = writerName()
  /** Where the words stood that an earlier run left. */
  const left = new Map<string, Left>()
  for (const one of leftIn(drafts, { thorough: true })) left.set(freeKey(left, one.key), one)

  /** Typed text is text from outside: masked and sanitised before it is stored. Throws what the disk throws. */
  async function keep(key: string, typed: string): Promise<void> {
    const { text } = await storableLine(typed)
    if (!isDraft(key)) return
    ensureFolder(drafts)
    durableWrite(inside(drafts, `${key}.${writer}`), text, { tmp })
    removeLeft(key)
  }
  function removeLeft(key: string): void {
    const one = left.get(key)
    if (one) rmSync(one.path, { recursive: true, force: true })
    left.delete(key)
  }

  return {
    left: () => (left.size > 0 ? Object.fromEntries([...left].map(([key, { text }]) => [key, text])) : undefined),
    look() {
      const known = new Set([...left.values()].map(({ path }) => path))
      const found = leftIn(drafts, { thorough: false }).filter(({ path }) => !known.has(path))
      // Here, other words may be typed for the same item right now.
      for (const one of found) left.set(freeKey(left, ITEM_ID.test(one.key) ? 'new-1' : one.key), one)
      return found.length > 0
    },
    async perform(effect, dispatch) {
      try {
        if (effect.type === 'keepDraft') return await keep(effect.draft, effect.text)
        rmSync(inside(drafts, `${effect.draft}.${writer}`), { force: true })
        removeLeft(effect.draft)
      } catch (error) {
        dispatch({
          type: 'failed',
          text: `What you type is not being saved: ${expectedErrorWithWayOut(error)}`,
          effect,
        })
      }
    },
  }
}

/** Several dashboards may have left words for the same item: all but the last are offered as a new learning. */
function freeKey(left: ReadonlyMap<string, Left>, wanted: string): string {
  let key = wanted
  for (let number = 1; left.has(key); number++) key = `new-${number}`
  return key
}

type Left = { readonly key: string; readonly path: string; readonly text: string }

/** What processes that are gone left, newest first. `thorough` may start a program. */
function leftIn(drafts: string, { thorough }: { readonly thorough: boolean }): Left[] {
  const found = namesIfReadable(drafts).flatMap((name) => {
    const path = inside(drafts, name)
    const [key = ''] = name.split('.')
    const writer = name.slice(key.length + 1)
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (!stat || !isDraft(key)) return []
    const age = Date.now() - stat.mtimeMs
    if (!isLeftBehind(writer, age) && !(thorough && isReused(writer))) return []
    const words = stat.isDirectory() ? wordsIn(path) : readTextIfReadable(path)
    const text = oneLine(words ?? '')
    if (text === '' && age > DAY) removeIfAllowed(path)
    return text === '' ? [] : [{ key, path, text, at: stat.mtimeMs }]
  })
  return found.toSorted((one, other) => other.at - one.at)
}

/** A disk that cannot be written can still be looked at. */
function removeIfAllowed(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // The next dashboard tries again.
  }
}
