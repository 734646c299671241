import { useSyncExternalStore } from 'react'
import type { Program } from '../program.ts'
import type { State } from '../state.ts'

/** The program's state, drawn again whenever it changes. */
export function useProgram(program: Program): State {
  return useSyncExternalStore(program.subscribe, program.getState)
}
