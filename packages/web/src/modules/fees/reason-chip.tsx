import { type FeeReason, feeReasons, type ReasonTone } from '@app/contract/fees/fee-reason'
import { tFound } from '../../kit/texts/i18n.ts'

/** Words of the reason of an amount. */
export const reasonText = ({ motivo, valores }: Pick<FeeReason, 'motivo' | 'valores'>) => tFound('cuota.motivo', motivo, valores)

/** Reason for which nothing is raised, as that of an amount. */
export const refusalReason = (motivo: string): FeeReason => ({
  motivo: motivo as FeeReason['motivo'],
  tono: (feeReasons as Readonly<Record<string, ReasonTone>>)[motivo] ?? 'amber',
  valores: {},
})

/** Reason of an amount as a chip; grey text where it is simply the price. */
export const ReasonChip = ({ reason }: { reason: FeeReason }) =>
  reason.motivo === 'precio' ? (
    <span className="dimmed">{reasonText(reason)}</span>
  ) : (
    <span className="fe-chip" data-tone={reason.tono}>
      {reasonText(reason)}
    </span>
  )
