import { Box } from 'ink'
import type { Drawing } from '../draw/drawing.ts'
import { lineWidth } from '../draw/line.ts'
import { drawOverlay } from '../draw/overlay.ts'
import { Rows } from './Rows.tsx'

/** The open question, menu or editor, over the body. */
export function Overlay({ drawing }: { readonly drawing: Drawing }) {
  const box = drawOverlay(drawing)
  if (!box) return null
  return (
    <Box position="absolute" marginLeft={box.left} marginTop={box.top}>
      <Rows slot="overlay" width={lineWidth(box.lines[0] ?? [], drawing.widths)} lines={box.lines} />
    </Box>
  )
}
