import { Box } from 'ink'
import { useSyncExternalStore } from 'react'
import { drawingOf, type Foresight } from '../draw/drawing.ts'
import { drawFoot } from '../draw/foot.ts'
import { drawHead } from '../draw/head.ts'
import { drawTiny } from '../draw/tiny.ts'
import { computeLayout } from '../layout/layout.ts'
import type { Program } from '../program.ts'
import type { Panes } from '../terminal/panes.ts'
import { Body } from './Body.tsx'
import { Overlay } from './Overlay.tsx'
import { Rows } from './Rows.tsx'
import { PanesContext } from './use-panes.ts'

type Props = { readonly program: Program; readonly foresight: Foresight; readonly panes: Panes }

/** The whole screen, drawn from the program's state. */
export function App({ program, foresight, panes }: Props) {
  const state = useSyncExternalStore(program.subscribe, program.getState)
  const drawing = drawingOf(state, foresight)
  const layout = computeLayout(state)
  const { columns, rows } = state
  return (
    <PanesContext value={panes}>
      <Box flexDirection="column" width={columns} height={rows}>
        {layout.kind === 'tiny' ? (
          <Rows slot="head" width={columns} lines={drawTiny(drawing)} />
        ) : (
          <>
            <Rows slot="head" width={columns} lines={drawHead(drawing, layout)} />
            <Body drawing={drawing} layout={layout} />
            <Rows slot="foot" width={columns} lines={drawFoot(drawing, layout)} />
            <Overlay drawing={drawing} />
          </>
        )}
      </Box>
    </PanesContext>
  )
}
