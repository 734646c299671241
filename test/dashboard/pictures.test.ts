import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDashboard } from '../helpers/dashboard-terminal.ts'
import { screenToSvg } from '../helpers/screen-svg.ts'

const FOLDER = 'fixtures/pictures'

type Picture = {
  name: string
  title: string
  scenario: string
  columns: number
  rows: number
  keys: readonly [key: string, then: string][]
}
const PICTURES: readonly Picture[] = [
  {
    name: 'inbox',
    title: 'The inbox: a correction with the words that justify it, and what will be written',
    scenario: 'sample',
    columns: 120,
    rows: 34,
    keys: [
      ['j', '▸   Integration'],
      ['j', '▸   Never edit'],
    ],
  },
  {
    name: 'question',
    title: 'A proposal with a check against it needs a second key',
    scenario: 'sample',
    columns: 80,
    rows: 24,
    keys: [
      ['/', ' / '],
      ['is:secret', '1 shown'],
      ['\r', 'approve'],
      ['a', 'Approve anyway'],
    ],
  },
  {
    name: 'narrow',
    title: 'The card of a narrow terminal',
    scenario: 'sample',
    columns: 50,
    rows: 20,
    keys: [
      ['j', '▸   Integration'],
      ['j', '▸   Never edit'],
      ['\r', '‹ 3/12'],
    ],
  },
  {
    name: 'keys',
    title: 'All keys of the view, by ?',
    scenario: 'sample',
    columns: 100,
    rows: 40,
    keys: [['?', 'Keys in Pending']],
  },
]

/** `SAGE_UPDATE=1 npx vitest run test/dashboard/pictures.test.ts` draws them anew. */
test.each(PICTURES)(
  'the picture $name shows the dashboard as it is',
  async ({ name, title, scenario, columns, rows, keys }) => {
    const terminal = await openDashboard(scenario, { columns, rows })
    await terminal.shows('▸')
    if (columns >= 100) await terminal.shows('≈')
    for (const [key, text] of keys) {
      terminal.send(key)
      await terminal.shows(text)
    }
    const svg = screenToSvg(terminal.screen, columns, rows, title)
    terminal.send('\u0003')
    expect(await terminal.exit).toBe(130)
    mkdirSync(FOLDER, { recursive: true })
    if (process.env.SAGE_UPDATE) writeFileSync(`${FOLDER}/${name}.svg`, svg)
    expect(svg).toBe(readFileSync(`${FOLDER}/${name}.svg`, 'utf8'))
  },
)
