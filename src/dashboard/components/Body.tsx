import { Box } from 'ink'
import { drawBar, drawBetween } from '../draw/between-panes.ts'
import { drawDetail } from '../draw/detail.ts'
import type { Drawing } from '../draw/drawing.ts'
import { drawList } from '../draw/list.ts'
import type { Layout } from '../layout/layout.ts'
import { Rows } from './Rows.tsx'

/** List and detail: side by side, one above the other, or one alone. */
export function Body({ drawing, layout }: { readonly drawing: Drawing; readonly layout: Layout }) {
  const { list, detail, beside, body } = layout
  const { columns } = drawing.state
  return (
    <Box flexDirection={beside ? 'row' : 'column'} flexShrink={0}>
      {list && <Rows slot="list" width={list.width} lines={drawList(drawing, list)} />}
      {list && detail && beside && <Rows slot="bar" width={1} lines={drawBar(drawing, body)} />}
      {list && detail && !beside && <Rows slot="rule" width={columns} lines={[drawBetween(drawing)]} />}
      {detail && <Rows slot="detail" width={detail.width} lines={drawDetail(drawing, detail)} />}
    </Box>
  )
}
