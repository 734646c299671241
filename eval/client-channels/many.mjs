import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { approvedLines } from '../../bench/approved.mjs'
import { blocksIn, check, occurrences, openClient, timesGiven } from '../client.mjs'

const COUNT = 10_000
/** The UTF-16 units up to which Claude Code takes a text whole. */
const LIMIT = 10_000

/** Many approved learnings: what fits is whole; what does not fit is mentioned, counted, and found by a prompt. */
export async function checkMany() {
  const client = openClient('many')
  client.sage('init', '--yes')
  const data = join(client.env.HOME, '.local/share/sage')
  const [workspaceId] = readdirSync(join(data, 'workspaces'))
  const texts = Array.from(
    { length: COUNT },
    (_, n) => `Use "tool ${n}" <& nothing else> for task ${n * 7} of part ${n % 97}, and never the ${n % 13}th one`,
  )
  const made = approvedLines(texts, { key: readFileSync(join(data, 'key')), workspaceId })
  writeFileSync(join(client.project, '.sage/journal.jsonl'), made.map(({ lines }) => lines).join(''), { flag: 'a' })

  const started = performance.now()
  const [request] = client.drive([{ name: 'start', prompt: 'Start', answers: ['Started.'] }]).main
  const preview = JSON.parse(client.sage('inject', '--preview', '--json'))
  check(
    `${COUNT} learnings: exactly the preview, once, below the limit`,
    timesGiven(request, 'SessionStart', preview.text) === 1 && blocksIn(request) === 1 && preview.units < LIMIT,
    `${preview.units} units, ${preview.tokens} of ${preview.tokenBudget} tokens, the client ended after ${Math.round(performance.now() - started)} ms`,
  )
  check('not put into a file by the client', !request.text.includes('persisted-output'))
  const lines = preview.text.split('\n').filter((line) => line.includes('id="'))
  const known = new Set(texts)
  check(
    'whole learnings only',
    lines.length > 0 && lines.every((line) => known.has(textOf(line))),
    `${lines.length} learnings`,
  )
  const omitted = COUNT - lines.length
  check(
    'what was left out is said and counted',
    preview.text.includes(`omitted="${omitted}"`) && preview.text.includes(`<more>${omitted} more: sage list</more>`),
    `${omitted} left out`,
  )
  const wanted = texts.findIndex((_, n) => n > COUNT / 2 && occurrences(plain(preview.text), `"tool ${n}"`) === 0)
  const prompt = `How is tool ${wanted} called for task ${wanted * 7}?`
  const [asked] = client.drive([{ name: 'ask', prompt, answers: ['That one.'] }]).main
  const text = client.preview('UserPromptSubmit', '--prompt', prompt)
  check(
    'one that was left out comes with its prompt, byte for byte the preview',
    plain(text).includes(`"tool ${wanted}"`) &&
      timesGiven(asked, 'UserPromptSubmit', text) === 1 &&
      text.length < LIMIT,
    `${text.length} units`,
  )
}

const plain = (xml) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const textOf = (line) => plain(/^ *<[^>]*>(.*)<\/\w+>$/.exec(line)?.[1] ?? '')
