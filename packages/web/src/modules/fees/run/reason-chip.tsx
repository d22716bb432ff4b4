import './fee-run.css'
import type { FeeReason, ReasonTone } from '@app/contract/fees/fee-reason'
import { reasonText } from './run-words.ts'

/** Word or two in one of the colours of reasons. */
export const Chip = ({ tone, children }: { tone: ReasonTone | 'green'; children: string }) => (
  <span className="raise-chip" data-tone={tone}>
    {children}
  </span>
)

/** Reason of an amount; grey words alone where it is simply the price. */
export const ReasonChip = ({ reason }: { reason: FeeReason }) =>
  reason.motivo === 'precio' ? <span className="dimmed">{reasonText(reason)}</span> : <Chip tone={reason.tono}>{reasonText(reason)}</Chip>
