import { createContext, useContext } from 'react'
import type { Panes } from '../terminal/panes.ts'

export const PanesContext = createContext<Panes | undefined>(undefined)

/** Where panes put their rows. */
export function usePanes(): Panes {
  const panes = useContext(PanesContext)
  if (!panes) throw new Error('A pane was drawn outside of the screen')
  return panes
}
