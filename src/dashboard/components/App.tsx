import { Box } from 'ink'
import { drawingOf } from '../draw/drawing.ts'
import { drawTiny } from '../draw/tiny.ts'
import { computeLayout } from '../layout/layout.ts'
import type { Program } from '../program.ts'
import type { Source } from '../source.ts'
import type { Panes } from '../terminal/panes.ts'
import { Body } from './Body.tsx'
import { Foot } from './Foot.tsx'
import { Head } from './Head.tsx'
import { Overlay } from './Overlay.tsx'
import { Rows } from './Rows.tsx'
import { PanesContext } from './use-panes.ts'
import { useProgram } from './use-program.ts'

type Props = Pick<Source, 'preview' | 'forecast'> & { readonly program: Program; readonly panes: Panes }

/** The whole screen as a picture of the program's state. */
export function App({ program, preview, forecast, panes }: Props) {
  const state = useProgram(program)
  const drawing = drawingOf(state, { preview, forecast })
  const layout = computeLayout(state)
  return (
    <PanesContext value={panes}>
      <Box flexDirection="column" width={state.columns} height={state.rows}>
        {layout.kind === 'tiny' ? (
          <Rows slot="head" width={state.columns} lines={drawTiny(drawing)} />
        ) : (
          <>
            <Head drawing={drawing} layout={layout} />
            <Body drawing={drawing} layout={layout} />
            <Foot drawing={drawing} layout={layout} />
            <Overlay drawing={drawing} />
          </>
        )}
      </Box>
    </PanesContext>
  )
}
