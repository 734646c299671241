import { Box, Text } from 'ink'
import { memo } from 'react'
import type { Line } from '../draw/line.ts'
import { paintLine } from '../draw/theme.ts'
import { useLook } from './use-look.ts'

const Row = memo(function Row({ text }: { readonly text: string }) {
  return <Text wrap="truncate">{text}</Text>
})

/** The one place where text reaches the screen: each line is already fitted to its pane, and every sign of it is visible. */
export function Rows({ lines, width }: { readonly lines: readonly Line[]; readonly width: number }) {
  const { codes, ascii } = useLook()
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is its place on the screen
        <Row key={index} text={paintLine(line, codes, ascii)} />
      ))}
    </Box>
  )
}
