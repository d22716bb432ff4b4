import '../fees.css'
import './fee-run.css'
import type { ReasonTone } from '@app/contract/fees/fee-reason'

/** Colour of a chip: of a reason, or green for what is done. */
export type Tone = ReasonTone | 'green'

/** Word or two in a colour. */
export const Chip = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className="fe-chip" data-tone={tone}>
    {children}
  </span>
)
