import './state-dot.css'
import type { ReactNode } from 'react'

/**
 * Marks of a state, each told by form and colour: done, waiting, under way, in a queue, doubtful or partly (half), uncertain (ring), not begun
 * (open), wrong (bad; alarm colours the words too), lost, held back, given up (off), a fault to mend, nothing special (plain).
 */
export type StateMark =
  | 'good'
  | 'wait'
  | 'busy'
  | 'queued'
  | 'half'
  | 'ring'
  | 'open'
  | 'bad'
  | 'alarm'
  | 'lost'
  | 'held'
  | 'off'
  | 'fault'
  | 'plain'

interface Props {
  readonly mark: StateMark
  readonly title?: string | undefined
  readonly children: ReactNode
}
/** Words of a state behind a dot that tells it by form and colour. */
export const StateDot = ({ mark, title, children }: Props) => (
  <span className="state-dot" data-state={mark} title={title}>
    {children}
  </span>
)
