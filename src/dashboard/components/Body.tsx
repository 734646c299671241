import { Box } from 'ink'
import { drawDetail } from '../draw/detail.ts'
import type { Drawing } from '../draw/drawing.ts'
import { drawRule } from '../draw/head.ts'
import { drawList } from '../draw/list.ts'
import type { Layout } from '../layout.ts'
import type { Line } from '../draw/line.ts'
import { Rows } from './Rows.tsx'

const BAR: Line = [['│', 'faint']]

/** List and detail: side by side, one above the other, or one alone. */
export function Body({ drawing, layout }: { readonly drawing: Drawing; readonly layout: Layout }) {
  const { list, detail, beside, body } = layout
  const { columns } = drawing.state
  return (
    <Box flexDirection={beside ? 'row' : 'column'} flexShrink={0}>
      {list && <Rows width={list.width} lines={drawList(drawing, list)} />}
      {list && detail && beside && <Rows width={1} lines={Array.from({ length: body }, () => BAR)} />}
      {list && detail && !beside && <Rows width={columns} lines={[drawRule(columns)]} />}
      {detail && <Rows width={detail.width} lines={drawDetail(drawing, detail)} />}
    </Box>
  )
}
