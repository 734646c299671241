import { Box, Text } from 'ink'
import type { Line } from '../draw/line.ts'
import type { Slot } from '../terminal/panes.ts'
import { usePanes } from './use-panes.ts'

type Props = { readonly slot: Slot; readonly lines: readonly Line[]; readonly width: number }

/** The only way text reaches the screen: a box of the pane's size, containing the sign that stands for the pane's rows. */
export function Rows({ slot, lines, width }: Props) {
  const panes = usePanes()
  return (
    <Box width={width} height={lines.length} flexShrink={0}>
      <Text>{panes.put(slot, lines)}</Text>
    </Box>
  )
}
