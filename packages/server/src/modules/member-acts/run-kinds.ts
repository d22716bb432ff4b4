import { runKind } from '../runs/public.ts'
import type { Act } from './plan-act.ts'

/** Run of an act on more members than a slice has. */
export const actRun = runKind<{
  /** Number of the act. */
  readonly id: number
  /** Its input, and all chosen members in the order of their ids. */
  readonly act: Omit<Act, 'seleccion'>
  readonly ids: readonly number[]
}>('member-acts.run', 'members')

/** Run over the members of an act in the order of their changes: `hasta` is the last one done. */
interface OverChanges {
  readonly id: number
  readonly hasta: number
}
/** Undoing of an act on more members than a slice has. */
export const undoRun = runKind<OverChanges>('member-acts.undo', 'members')
/** Letters of an act. */
export const sendRun = runKind<OverChanges>('member-acts.send', 'members')
