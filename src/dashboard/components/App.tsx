import { Box } from 'ink'
import { useMemo } from 'react'
import type { Drawing } from '../draw/drawing.ts'
import { drawTiny } from '../draw/tiny.ts'
import { computeLayout } from '../layout.ts'
import type { Program } from '../program.ts'
import type { Source } from '../source.ts'
import { codesOf } from '../draw/theme.ts'
import { Body } from './Body.tsx'
import { Foot } from './Foot.tsx'
import { Head } from './Head.tsx'
import { Overlay } from './Overlay.tsx'
import { Rows } from './Rows.tsx'
import { LookContext } from './use-look.ts'
import { useProgram } from './use-program.ts'

/** The whole screen as a picture of the program's state. */
export function App({ program, preview }: { readonly program: Program; readonly preview: Source['preview'] }) {
  const state = useProgram(program)
  const { settings } = state
  const look = useMemo(() => ({ codes: codesOf(settings), ascii: settings.ascii }), [settings])
  const drawing: Drawing = { state, widths: { ambiguousWide: settings.ambiguousWide }, preview }
  const layout = computeLayout(state)
  return (
    <LookContext value={look}>
      <Box flexDirection="column" width={state.columns} height={state.rows} overflow="hidden">
        {layout.kind === 'tiny' ? (
          <Rows width={state.columns} lines={drawTiny(drawing)} />
        ) : (
          <>
            <Head drawing={drawing} layout={layout} />
            <Body drawing={drawing} layout={layout} />
            <Foot drawing={drawing} layout={layout} />
            <Overlay drawing={drawing} />
          </>
        )}
      </Box>
    </LookContext>
  )
}
