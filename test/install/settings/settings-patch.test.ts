import { describe, expect, test } from 'vitest'
import { HOOK_EVENTS } from '../../../src/hook/input/payload.ts'
import { addHooks, removeHooks } from '../../../src/install/settings/settings-patch.ts'
import * as fc from '../../helpers/property.ts'

const command = { node: '/usr/bin/node', script: '/home/user/.local/share/sage/hook/sage-hook.cjs' }
const other = { node: '/opt/node 22/bin/node', script: '/home/user/o"ther/sage-hook.cjs' }

function added(text: string, which = command): string {
  const result = addHooks(text, which, HOOK_EVENTS)
  if ('refused' in result) throw new Error(JSON.stringify(result.refused))
  return result.text
}

function removed(text: string): string {
  const result = removeHooks(text)
  if ('refused' in result) throw new Error(JSON.stringify(result.refused))
  return result.text
}

/** Lines of `longer` that are not in `shorter`, if the rest is the same in the same order. */
function onlyAdds(shorter: string, longer: string): boolean {
  let at = 0
  for (const character of shorter) {
    at = longer.indexOf(character, at) + 1
    if (at === 0) return false
  }
  return true
}

const FILES: Record<string, string> = {
  'two spaces': '{\n  "model": "opus",\n  "permissions": {\n    "allow": ["Bash(ls)"]\n  }\n}\n',
  'four spaces': '{\n    "model": "opus"\n}\n',
  tabs: '{\n\t"model": "opus",\n\t"hooks": {\n\t\t"Stop": []\n\t}\n}\n',
  CRLF: '{\r\n  "model": "opus"\r\n}\r\n',
  'one line': '{"model":"opus","hooks":{"Stop":[{"hooks":[{"type":"command","command":"a.sh"}]}]}}',
  'one airy line': '{ "model": "opus", "env": {} }\n',
  'no final newline': '{\n  "model": "opus"\n}',
  'byte order mark': '\uFEFF{\n  "model": "opus"\n}\n',
  'odd but valid': '{\n\n   "model" :   "opus"  ,\n "hooks" : { "Stop"  : [ { "matcher": "", "hooks": [ ] } ] }\n}\n\n',
  'a list of hooks that a later version knows': '{ "hooks": { "Later": { "by": "name" } } }\n',
  'hooks of others':
    '{\n  "hooks": {\n    "Stop": [\n      { "hooks": [{ "type": "command", "command": "say done" }] }\n    ],\n    "SessionStart": [\n      {\n        "matcher": "startup",\n        "hooks": [\n          {\n            "type": "command",\n            "command": "hello.sh"\n          }\n        ]\n      }\n    ]\n  },\n  "model": "opus"\n}\n',
}

describe.each(Object.entries(FILES))('a settings file with %s', (_, text) => {
  test('addHooks() adds one entry per event and keeps every byte that was there', () => {
    const patched = added(text)
    const hooks = (JSON.parse(patched.replace('\uFEFF', '')) as { hooks: Record<string, unknown[]> }).hooks
    for (const event of HOOK_EVENTS) expect(JSON.stringify(hooks[event]).split('sage-hook.cjs')).toHaveLength(2)
    expect(onlyAdds(text, patched)).toBe(true)
    expect(patched.includes('\r\n')).toBe(text.includes('\r\n'))
    expect(patched.replaceAll('\r\n', '').includes('\r')).toBe(false)
    expect(patched.endsWith('\n')).toBe(text.endsWith('\n'))
  })

  test('addHooks() a second time changes nothing', () => {
    const once = added(text)
    expect(addHooks(once, command, HOOK_EVENTS)).toEqual({ text: once, events: [] })
  })

  test('addHooks() brings an entry that points elsewhere up to date instead of adding a second one', () => {
    expect(JSON.parse(added(added(text, other)).replace('\uFEFF', ''))).toEqual(
      JSON.parse(added(text).replace('\uFEFF', '')),
    )
  })

  test('removeHooks() gives back the meaning, and the bytes unless a list or object was empty before', () => {
    const back = removed(added(text))
    const hadEmpty = /\[\s*\]|\{\s*\}/.test(text)
    expect(hadEmpty || back === text).toBe(true)
    expect(back).not.toContain('sage-hook')
    expect(removeHooks(back)).toEqual({ text: back, events: [] })
  })
})

test('addHooks() writes a whole file where there is none, one line for each event', () => {
  const text = added('')
  expect(text.split('\n').slice(0, 3)).toEqual([
    '{',
    '  "hooks": {',
    `    "SessionStart": [{ "hooks": [{ "type": "command", "command": "${command.node}", "args": ["${command.script}"], "timeout": 10 }] }],`,
  ])
  expect(text.split('\n')).toHaveLength(HOOK_EVENTS.length + 5)
  expect(removed(text)).toBe('{}\n')
  for (const blank of [' \n', '\uFEFF\n']) {
    expect(added(blank)).toBe(text)
    expect(removed(blank)).toBe(blank)
  }
})

test('addHooks() adds the events that are wanted, and renews the others where they stand', () => {
  const [wanted, all] = [addHooks('', command, ['Stop']), addHooks(added('', other), command, ['Stop'])]
  expect(wanted).toMatchObject({ events: ['Stop'] })
  expect(all).toEqual({ text: added(''), events: HOOK_EVENTS })
})

test('addHooks() indents like the file', () => {
  expect(added(FILES.tabs ?? '')).toContain('\n\t\t"Stop": [\n\t\t\t{ "hooks": [')
  expect(added(FILES['four spaces'] ?? '')).toContain('\n    "hooks": {\n        "SessionStart": [{')
})

test.each([
  ['{\n  // mine\n  "a": 1\n}', 'comment', 2],
  ['{ "a": 1 /* mine */ }', 'comment', 1],
  ['{\n  "a": [1,],\n}', 'trailing-comma', 2],
  ['{\n  "a": 1,\n}', 'trailing-comma', 2],
  ['{ "a": 1 ', 'syntax', 1],
  ['{ "a": 1 } }', 'syntax', 1],
  ['[]', 'not-an-object', 1],
  ['null', 'not-an-object', 1],
  ['{\n "a": 1,\n "a": 2 }', 'duplicate-key', 3],
  ['{ "hooks": {\n "Stop": [],\n "Stop": [] } }', 'duplicate-key', 3],
  ['{ "hooks": [] }', 'bad-hooks', 1],
  ['{ "hooks": {\n"Stop": {} } }', 'bad-hooks', 2],
])('addHooks() and removeHooks() refuse %j: %s in line %i', (text, reason, line) => {
  expect(addHooks(text, command, HOOK_EVENTS)).toMatchObject({ refused: { reason, line } })
  expect(removeHooks(text)).toMatchObject({ refused: { reason, line } })
})

const nested = (levels: number) => `{ "model": "opus",\n"env": ${'['.repeat(levels - 1)}${']'.repeat(levels - 1)} }`

test('addHooks() and removeHooks() refuse what goes down so far that no walk through it is safe, valid or not', () => {
  for (const text of [nested(501), nested(100_000), nested(100_000).slice(0, 100_000)]) {
    expect(addHooks(text, command, HOOK_EVENTS)).toEqual({ refused: { reason: 'too-deep', line: 2 } })
    expect(removeHooks(text)).toMatchObject({ refused: { reason: 'too-deep' } })
  }
  expect(removed(added(nested(500)))).toBe(nested(500))
  expect(added('{ "model": "[[[\\"{{{" }')).toContain('sage-hook')
})

test.each([
  '{\n  "hooks": {\n    "Stop": []\n  }\n}\n',
  '{\n  "hooks": {}\n}\n',
  '{\n  "hooks": { "Stop": [], "PreToolUse": [] }\n}\n',
])('removeHooks() leaves the lists and objects that were empty before: %j', (original) => {
  const result = removeHooks(added(original), original)
  expect('text' in result && JSON.parse(result.text)).toEqual(JSON.parse(original))
})

test('removeHooks() leaves a group of which ours was only one hook', () => {
  const mixed = `{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"a"},{"type":"command","command":"/n","args":["/x/sage-hook.cjs"]},{"type":"command","command":"b"}]}]}}`
  expect(removed(mixed)).toBe(
    '{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"a"},{"type":"command","command":"b"}]}]}}',
  )
})

test('removeHooks() knows an entry that was rewritten as a shell line', () => {
  expect(
    removed('{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"node \\"/a b/sage-hook.cjs\\""}]}]},"a":1}'),
  ).toBe('{"a":1}')
})

test('addHooks() and removeHooks() keep the meaning of any settings, however they are written', () => {
  const hook = fc.record({ type: fc.constant('command'), command: fc.string() })
  const groups = fc.array(fc.record({ matcher: fc.string(), hooks: fc.array(hook, { maxLength: 2 }) }), {
    maxLength: 2,
  })
  const settings = fc.record(
    {
      model: fc.string(),
      hooks: fc.dictionary(fc.constantFrom('Stop', 'SessionStart', 'PreToolUse'), groups, { noNullPrototype: true }),
      env: fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      settings,
      fc.constantFrom(undefined, 2, '\t', 4),
      fc.constantFrom('\n', '\r\n'),
      (value, indent, eol) => {
        const text = JSON.stringify(value, null, indent).replaceAll('\n', eol)
        const patched = added(text)
        expect(onlyAdds(text, patched)).toBe(true)
        const parsed = JSON.parse(patched) as { hooks: Record<string, unknown[]> }
        for (const [event, list] of Object.entries(value.hooks ?? {}))
          expect(parsed.hooks[event]?.slice(0, list.length)).toEqual(list)
        expect(added(patched)).toBe(patched)
        expect(removed(patched)).not.toContain('sage-hook')
      },
    ),
    { numRuns: 150 },
  )
})
