import { createContext, useContext } from 'react'
import type { Style } from '../draw/line.ts'

export type Look = { readonly codes: Readonly<Record<Style, string>>; readonly ascii: boolean }

export const LookContext = createContext<Look | undefined>(undefined)

/** How styles look in this terminal. */
export function useLook(): Look {
  const look = useContext(LookContext)
  if (!look) throw new Error('A row was drawn outside of the look context')
  return look
}
