import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { HOOK_EVENTS, isMachinePrompt, parsePayload } from '../../../src/hook/input/payload.ts'
import { isSessionId } from '../../../src/workspace/paths/session-id.ts'
import * as fc from '../../helpers/property.ts'

/** The same rules in zod: what the hook checks by hand, because it has no time to load this. */
const path = z.string().regex(/^(?:\/|[A-Za-z]:[\\/]|\\\\)[^\0]{0,4095}$/)
const schema = z.object({
  hook_event_name: z.enum(HOOK_EVENTS),
  session_id: z.string().refine(isSessionId),
  cwd: path,
})

const good = {
  hook_event_name: 'Stop',
  session_id: 'abc',
  transcript_path: '/home/user/.claude/projects/-p/abc.jsonl',
  cwd: '/home/user/project',
}

function payloadIn(text: string) {
  const parsed = parsePayload(text)
  return parsed && 'payload' in parsed ? parsed.payload : undefined
}

test('parsePayload() gives a payload exactly for what the schema accepts', () => {
  const odd = fc.constantFrom<unknown>(
    undefined,
    null,
    7,
    '',
    'x',
    '/',
    'a/b',
    '/a\nb',
    '/a\0b',
    'C:\\x',
    '\\\\host\\x',
    [],
    {},
    '../x',
  )
  const field = (value: string) => fc.oneof({ weight: 5, arbitrary: fc.constant<unknown>(value) }, odd)
  const payload = fc.record({
    hook_event_name: fc.oneof(fc.constantFrom<unknown>(...HOOK_EVENTS, 'PreToolUse'), odd),
    session_id: field(good.session_id),
    transcript_path: field(good.transcript_path),
    cwd: field(good.cwd),
    prompt: fc.oneof(fc.string(), odd),
    extra: fc.anything(),
  })
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: payload }, fc.anything()), (value) => {
      const text = JSON.stringify(value) ?? ''
      const accepted = text !== '' && schema.safeParse(JSON.parse(text)).success
      expect(payloadIn(text) !== undefined).toBe(accepted)
    }),
    { numRuns: 1000 },
  )
})

test.each([undefined, null, 7, 'a/b', '/a\0b'])(
  'parsePayload() takes the project for a working folder of %j',
  (cwd) => {
    const text = JSON.stringify({ ...good, cwd })
    expect(parsePayload(text, '/home/user')).toMatchObject({ payload: { cwd: '/home/user' } })
    expect(parsePayload(text)).toBeUndefined()
  },
)

describe('parsePayload()', () => {
  const parse = (fields: object) => parsePayload(JSON.stringify({ ...good, ...fields }))

  test('passes over optional fields of the wrong type', () => {
    expect(parse({ prompt: 7, source: null, last_assistant_message: [] })).toEqual({
      payload: {
        event: 'Stop',
        sessionId: 'abc',
        transcriptPath: good.transcript_path,
        cwd: good.cwd,
        fromSubagent: false,
      },
    })
  })

  test.each([undefined, null, '', 7, 'a/b.jsonl', '/a\0b', ['/a'], `/${'a'.repeat(4096)}`])(
    'goes on without a transcript that it is not told of: %j',
    (transcript_path) => {
      expect(parse({ transcript_path })).toMatchObject({ payload: { sessionId: 'abc', transcriptPath: '' } })
    },
  )

  test('tells an event that is none of ours from one that is broken', () => {
    expect(parse({ hook_event_name: 'PostToolUse' })).toBeUndefined()
    expect(parse({ hook_event_name: 'constructor' })).toBeUndefined()
    expect(parse({ hook_event_name: null })).toMatchObject({ problem: 'bad-event' })
  })

  test('looks at own fields only', () => {
    const text = JSON.stringify(good).replace('{', '{"__proto__":{"agent_id":"a","prompt":"p"},')
    expect(parsePayload(text)).toMatchObject({ payload: { fromSubagent: false } })
  })
})

test('isMachinePrompt() knows task notifications', () => {
  const prompt = (text: string, event = 'UserPromptSubmit') => {
    const payload = payloadIn(JSON.stringify({ ...good, hook_event_name: event, prompt: text }))
    return payload !== undefined && isMachinePrompt(payload)
  }
  expect(prompt('<task-notification>\n<task-id>x')).toBe(true)
  expect(prompt('What is a <task-notification>?')).toBe(false)
  expect(prompt('<task-notification>', 'Stop')).toBe(false)
})

test('parsePayload() takes no agent for none, and of the seconds since the last answer only a number', () => {
  const of = (fields: object) => payloadIn(JSON.stringify({ ...good, ...fields }))
  const agents = [{}, { agent_id: null }, { agent_id: '' }, { agent_id: false }, { agent_id: 'a' }]
  expect(agents.map((agent) => of(agent)?.fromSubagent)).toEqual([false, false, false, false, true])
  expect(of({ seconds_since_last_response: 90 })?.secondsSinceLastResponse).toBe(90)
  expect(of({ seconds_since_last_response: '90' })?.secondsSinceLastResponse).toBeUndefined()
})
