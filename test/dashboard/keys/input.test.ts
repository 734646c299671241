import { describe, expect, test } from 'vitest'
import {
  decodeInput,
  flushInput,
  type InputEvent,
  type InputState,
  noInput,
  patience,
} from '../../../src/dashboard/keys/input.ts'
import * as fc from '../../helpers/property.ts'

const ESC = '\u001b'

function decodeAll(...chunks: string[]): InputEvent[] {
  let state: InputState = noInput
  const all: InputEvent[] = []
  for (const chunk of chunks) {
    const [next, events] = decodeInput(state, chunk)
    state = next
    all.push(...events)
  }
  return [...all, ...flushInput(state)[1]]
}
const keysOf = (events: readonly InputEvent[]) => events.flatMap((event) => (event.type === 'keys' ? event.keys : []))

describe('decodeInput()', () => {
  test.each([
    ['a', ['a']],
    ['aj', ['a', 'j']],
    [' ', ['space']],
    ['\r', ['enter']],
    ['\t', ['tab']],
    ['\u007f', ['backspace']],
    ['\u0003', ['ctrl-c']],
    [`${ESC}[A`, ['up']],
    [`${ESC}OB`, ['down']],
    [`${ESC}[B${ESC}[B`, ['down', 'down']],
    [`${ESC}[3~`, ['delete']],
    [`${ESC}[1;5C`, ['ctrl-right']],
    [`${ESC}[Z`, ['shift-tab']],
    [`${ESC}OP`, ['f1']],
    [`${ESC}O5C`, ['right']],
    // The Linux console: no `A` of its own.
    [`${ESC}[[A`, ['f1']],
    [`${ESC}[[E`, ['f5']],
    // No action is on these, but a key that is pressed is answered.
    [`${ESC}OQ${ESC}OR${ESC}OS`, ['f2', 'f3', 'f4']],
    [`${ESC}[15~${ESC}[21~${ESC}[24~${ESC}[13~`, ['f5', 'f10', 'f12', 'f3']],
    [`${ESC}[25~${ESC}[34~`, ['f13', 'f20']],
    [`${ESC}[12;40R`, []],
    ['\u0000\u001c\u001d\u001f', ['ctrl-space', 'ctrl-\\', 'ctrl-]', 'ctrl-_']],
    // What was cut off by something else types nothing.
    [`${ESC}[1;${ESC}[B`, ['down']],
    [`${ESC}[5\u0003`, ['ctrl-c']],
    [`${ESC}O日`, ['日']],
    [`${ESC}]11;rgb:aa/${ESC}[B`, ['down']],
    [`${ESC}]11;rgb:aa/\rj`, ['enter', 'j']],
    [`${ESC}b`, ['alt-b']],
    [`${ESC}\u007f${ESC}\r`, ['alt-backspace', 'alt-enter']],
    // On a line that stalled, or in a busy moment, an Escape and the key after it come together.
    [`${ESC}\u0003`, ['ctrl-c']],
    [`${ESC}\u001a${ESC}\u000c`, ['ctrl-z', 'ctrl-l']],
    [`${ESC}[<65;10;5M`, ['wheeldown']],
    [`${ESC}[<0;10;5M`, []],
    [`${ESC}[?62;c`, []],
    [`${ESC}]11;rgb:0000/0000/0000${ESC}\\j`, ['j']],
    [`${ESC}]11;rgb:ffff/ffff/ffff`, []],
    [`${ESC}P1$r0m`, []],
    // rxvt: with Shift, with Ctrl, with both. What is pressed next belongs to none of them.
    [`${ESC}[7$a${ESC}[3$x`, ['home', 'a', 'delete', 'x']],
    [`${ESC}[8^${ESC}[5@${ESC}[11^`, ['ctrl-end', 'ctrl-pgup', 'ctrl-f1']],
    [`${ESC}[a${ESC}Od`, ['up', 'ctrl-left']],
    // What another program asked of the terminal.
    [`${ESC}[4;2$yj${ESC}[?2026;2$yj${ESC}[?2026$pj`, ['j', 'j', 'j']],
    // A mouse of an older kind, which somebody else switched on: not a space and two letters.
    [`${ESC}[M a!j`, ['j']],
    [`${ESC}[M#xx${ESC}[M aa`, []],
    [`${ESC}[M\`a!${ESC}[Maaa`, ['wheelup', 'wheeldown']],
    [`${ESC}[32;10;5M`, []],
    // Keys by their codes.
    [`${ESC}[97u`, ['a']],
    [`${ESC}[97;2u`, ['A']],
    [`${ESC}[97:65;2u`, ['A']],
    [`${ESC}[27u`, ['esc']],
    [`${ESC}[13u`, ['enter']],
    [`${ESC}[9u${ESC}[9;2u`, ['tab', 'shift-tab']],
    [`${ESC}[32u`, ['space']],
    [`${ESC}[127u`, ['backspace']],
    [`${ESC}[99;5u`, ['ctrl-c']],
    [`${ESC}[27;5;99~`, ['ctrl-c']],
    // Kitty: a key that was let go presses nothing, one with Super is the window system's, and `;` with Shift says that it is `:`.
    [`${ESC}[1;1:1B${ESC}[1;1:3B`, ['down']],
    [`${ESC}[5;1:2~${ESC}[5;1:3~`, ['pgup']],
    [`${ESC}[97;9u${ESC}[1;9A${ESC}[97;17u`, []],
    [`${ESC}[106;129u${ESC}[1;65B`, ['j', 'down']],
    [`${ESC}[59:58;2u`, [':']],
    [`${ESC}[97:65;6u`, ['ctrl-a']],
    [`${ESC}[98;3u`, ['alt-b']],
    [`${ESC}[127;5u${ESC}[32;5u`, ['ctrl-backspace', 'ctrl-space']],
    // Where a key has no code of its own, these are the same.
    [`${ESC}[91;5u${ESC}[105;5u${ESC}[27;5;109~${ESC}[104;5u`, ['esc', 'tab', 'enter', 'backspace']],
    // The keypad, which kitty tells apart.
    [`${ESC}[57399u${ESC}[57413u${ESC}[57414u${ESC}[57416u`, ['0', '+', 'enter', ',']],
    [`${ESC}[57417u${ESC}[57420;5u${ESC}[57424u${ESC}[57426u`, ['left', 'ctrl-down', 'end', 'delete']],
    [`${ESC}[97;1:1u${ESC}[97;1:3u`, ['a']],
    [`${ESC}[57441;2u`, []],
    [`${ESC}[99999999u${ESC}[u`, []],
    ['日本', ['日', '本']],
    ['👩‍👩‍👧‍👦', ['👩‍👩‍👧‍👦']],
  ])('%j is %j', (chunk, keys) => {
    expect(keysOf(decodeAll(chunk))).toEqual(keys)
  })

  test('keys of one chunk come as one event, so that nobody takes them for single presses', () => {
    expect(decodeAll('aj')).toEqual([{ type: 'keys', keys: ['a', 'j'] }])
  })

  test('a lone Escape waits for what may follow', () => {
    const [state, events] = decodeInput(noInput, ESC)
    expect(events).toEqual([])
    expect(flushInput(state)[1]).toEqual([{ type: 'keys', keys: ['esc'] }])
  })

  test('a paste is one event, however it is cut, and holds no keys', () => {
    const paste = `${ESC}[200~line one\ra${ESC}[31m\u0003x${ESC}[201~`
    for (let cut = 1; cut < paste.length; cut++) {
      const events = decodeAll(paste.slice(0, cut), paste.slice(cut))
      expect(events).toEqual([{ type: 'paste', text: `line one\ra${ESC}[31m\u0003x` }])
    }
  })

  test('more in one chunk than anybody types is a paste that was not marked, and its last key decides nothing', () => {
    const text = 'Use pnpm here,\r\tnever npm 😀. '.repeat(20)
    const [state, events] = decodeInput(noInput, `${text}\u0003`)
    expect(events).toEqual([
      { type: 'paste', text },
      { type: 'keys', keys: ['ctrl-c'], doubtful: true },
    ])
    expect(decodeInput(noInput, `${ESC}[B${text}`)[1]).toEqual([
      { type: 'keys', keys: ['down'], doubtful: true },
      { type: 'paste', text },
    ])
    const [after, last] = decodeInput(decodeInput(noInput, text)[0], 'a')
    expect(last).toEqual([{ type: 'keys', keys: ['a'], doubtful: true }])
    expect(decodeInput(after, 'a')[1]).toEqual([{ type: 'keys', keys: ['a'] }])
    expect(patience(state)).toBeUndefined()
  })

  test('a paste of which nothing more comes is over, with what came of it', () => {
    const [state, events] = decodeInput(noInput, `${ESC}[200~half a word${ESC}[20`)
    expect(events).toEqual([])
    const [after, late] = flushInput(state)
    expect(late).toEqual([{ type: 'paste', text: `half a word${ESC}[20` }])
    expect(decodeInput(after, 'q')[1]).toEqual([{ type: 'keys', keys: ['q'], doubtful: true }])
  })

  test('property: where a chunk is cut does not change the keys', () => {
    const piece = fc.constantFrom(
      'a',
      'j',
      `${ESC}[A`,
      `${ESC}[1;5D`,
      `${ESC}[200~a\nx${ESC}[201~`,
      '日',
      `${ESC}OP`,
      `${ESC}[M a!`,
      `${ESC}[106;5u`,
      `${ESC}]11;rgb:ff/ff/ff\u0007`,
      `${ESC}P1$r0m${ESC}\\`,
      '\r',
      'é',
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), fc.nat(), (pieces, at) => {
        const text = pieces.join('')
        const cut = at % text.length
        const whole = decodeAll(text)
        const parts = decodeAll(text.slice(0, cut), text.slice(cut))
        expect(keysOf(parts)).toEqual(keysOf(whole))
        expect(parts.filter((event) => event.type === 'paste')).toEqual(whole.filter((event) => event.type === 'paste'))
      }),
    )
  })

  test('property: no input makes it throw or wait for ever', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (chunks) => {
        expect(Array.isArray(decodeAll(...chunks))).toBe(true)
      }),
    )
  })
})

/** Chunks with a silence after each, as long as the dashboard waits. */
function afterSilences(...chunks: string[]): InputEvent[] {
  let state: InputState = noInput
  const all: InputEvent[] = []
  for (const chunk of chunks) {
    const [decoded, events] = decodeInput(state, chunk)
    const [flushed, rest] = flushInput(decoded)
    state = flushed
    all.push(...events, ...rest)
  }
  return all
}
const aloneOf = (events: readonly InputEvent[]) =>
  events.flatMap((event) => (event.type === 'keys' && event.keys.length === 1 && !event.doubtful ? event.keys : []))

describe('a slow line', () => {
  const wait = (...chunks: string[]) =>
    patience(chunks.reduce((state: InputState, chunk) => decodeInput(state, chunk)[0], noInput))

  test('an Escape waits for less than a person notices, what has begun for longer, and keys for nothing', () => {
    expect(wait(ESC)).toBeLessThanOrEqual(100)
    for (const chunks of [[`${ESC}[`], [`${ESC}O`], [`${ESC}[1;`], [`${ESC}]11;`], [`${ESC}[200~a`], [ESC, '[']])
      expect(wait(...chunks)).toBeGreaterThanOrEqual(1000)
    expect(wait('j')).toBeUndefined()
    expect(wait(`${ESC}[A`)).toBeUndefined()
  })

  test.each([
    ['[A', ['esc', 'up']],
    ['OB', ['esc', 'down']],
    ['[5~', ['esc', 'pgup']],
    ['[<64;10;5M', ['esc', 'wheelup']],
    ['[97u', ['esc', 'a']],
    ['[a', ['esc', 'up']],
    ['[?62;22c', ['esc']],
    [']11;rgb:aaaa/aaaa/aaaa\u0007', ['esc']],
    ['P1$rx\u001b\\', ['esc']],
  ])('what comes late behind an Escape that was taken for the key is no text: %j', (late, keys) => {
    const events = afterSilences(ESC, late)
    expect(keysOf(events)).toEqual(keys)
    expect(aloneOf(events)).toEqual(['esc'])
  })

  test.each(['[A', 'OS', '[a', '[x', 'Oa', '[97u', '[1;2S', '[27;5;97~'])(
    'one sign at a time, %j behind an Escape never brings a key that decides',
    (late) => {
      for (const key of aloneOf(afterSilences(ESC, ...Array.from(late)))) expect(key).toBe('esc')
    },
  )

  test('keys of a person behind an Escape are what they are', () => {
    expect(aloneOf(afterSilences(ESC, 'a', 'x', 'j'))).toEqual(['esc', 'a', 'x', 'j'])
    expect(aloneOf(afterSilences(ESC, ']', 'P', ESC, ESC))).toEqual(['esc', ']', 'P', 'esc', 'esc'])
    expect(keysOf(afterSilences(ESC, '['))).toEqual(['esc', '['])
    // As when help is closed and the tab before this one opened: the next key is not lost.
    expect(keysOf(afterSilences(ESC, '[', 'j'))).toEqual(['esc', '[', 'j'])
    expect(keysOf(afterSilences(ESC, 'O', 'k', 'a'))).toEqual(['esc', 'O', 'k', 'a'])
    expect(aloneOf(afterSilences(ESC, 'O', 'a'))).toEqual(['esc'])
  })

  test('behind a sequence that was cut off one letter decides nothing, the next may', () => {
    expect(aloneOf(afterSilences(`${ESC}[97;5`, 'u', 'u'))).toEqual(['u'])
    expect(aloneOf(afterSilences(`${ESC}[9`, '7', ';', '5', 'u', 'u'))).toEqual(['u'])
  })

  const ANSWERS = [
    ']11;rgb:aaaa/1a1a/xxxx\u0007',
    ']4;1;rgb:aa/aa/aa\u001b\\',
    ']52;c;YWE=\u0007',
    'P>|xterm(390)aa\u001b\\',
    'P1$ra aa\u001b\\',
    '[?62;22c',
    '[?2026;2$y',
    '[24;80R',
    '[8;24;80t',
    '[?0u',
    '[0n',
  ]
  test.each(ANSWERS)('however an answer is cut off, none of its signs decides anything: %j', (answer) => {
    const signs = Array.from(ESC + answer)
    for (let cut = 2; cut < signs.length; cut++) {
      const [begun, late] = [signs.slice(0, cut).join(''), signs.slice(cut)]
      for (const chunks of [[late.join('')], late, [late.slice(0, 2).join(''), ...late.slice(2)]])
        for (const key of aloneOf(afterSilences(begun, ...chunks)))
          expect(['esc', '\\', 'alt-]', 'alt-P']).toContain(key)
      // Only what might be a key is told of, and then the next one counts.
      const rest = afterSilences(begun, late.join(''), 'a', 'a')
      expect(keysOf(rest).join('')).toMatch(/^(?:[@-~]|alt-.)?aa$/u)
      expect(aloneOf(rest).at(-1)).toBe('a')
    }
  })

  test('the end of an answer that was cut off types nothing', () => {
    for (const end of ['\u0007', `${ESC}\\`]) {
      expect(afterSilences(`${ESC}]11;rgb:aa`, `aa/aaaa/aaaa${end}`)).toEqual([])
      expect(keysOf(afterSilences(`${ESC}]11;rgb:aa`, `aa/aaaa/aaaa${end}j`))).toEqual(['j'])
    }
  })

  test('an answer whose end never comes is over with a key that none holds', () => {
    const begun = `${ESC}]11;rgb:a`
    const doubtful = afterSilences(begun, 'a', 'a')
    expect(doubtful.map((event) => event.type === 'keys' && event.doubtful)).toEqual(['answer', 'answer'])
    for (const key of [ESC, '\r', `${ESC}[B`]) expect(aloneOf(afterSilences(begun, 'a', key, 'a')).at(-1)).toBe('a')
  })

  test('behind a byte that is no text one key decides nothing, and the byte types nothing', () => {
    expect(afterSilences('\ufffd', 'a', 'x')).toEqual([
      { type: 'keys', keys: ['a'], doubtful: true },
      { type: 'keys', keys: ['x'] },
    ])
    expect(aloneOf(afterSilences('\ufffda', 'x'))).toEqual(['x'])
  })

  test('what comes of a paste after it was given up is of the paste, and decides nothing', () => {
    const late = afterSilences(`${ESC}[200~one`, `twoa${ESC}[201~`, 'a')
    expect(late.filter((event) => event.type === 'paste')).toHaveLength(2)
    expect(aloneOf(late)).toEqual(['a'])
    expect(aloneOf(afterSilences(`${ESC}[200~one`, 'a', `${ESC}[201~`))).toEqual([])
    expect(aloneOf(afterSilences(ESC, `[200~ax${ESC}[201~`))).toEqual(['esc'])
    expect(keysOf(afterSilences(`${ESC}[200~one`, `a${ESC}[201~${ESC}[200~x${ESC}[201~`))).toEqual([])
  })

  test.each([`a${ESC}[200~b${ESC}[201~`, `${ESC}[200~b${ESC}[201~a`, `a${ESC}`, `a${ESC}[1;`])(
    'a key of a chunk that holds something else did not come alone: %j',
    (chunk) => {
      expect(aloneOf(decodeInput(noInput, chunk)[1])).toEqual([])
    },
  )

  test('an answer without an end takes no room', () => {
    let state = noInput
    for (let chunk = 0; chunk < 100; chunk++)
      [state] = decodeInput(state, `${chunk ? '' : `${ESC}P`}${'a'.repeat(9999)}`)
    expect(state.rest.length).toBeLessThan(30_000)
    expect(keysOf(decodeInput(state, `${ESC}\\j`)[1])).toEqual(['j'])
  })
})
