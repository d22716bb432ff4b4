import type { membersWithFee } from '@app/contract/fees/member-fees'
import type { OutputOf } from '@app/contract/kit/action'
import type { Day } from '@app/contract/values/day'
import { reasonText, refusalReason } from './reason-chip.tsx'

/** Member with a fee, with its next amount and the words of its reason. */
export type Holder = OutputOf<typeof membersWithFee>[number] & { readonly paga: number | null; readonly porque: string }

/** Reason of the next amount, or for which there is none. */
export const holderReason = ({ siguiente, no_se_genera }: Pick<OutputOf<typeof membersWithFee>[number], 'siguiente' | 'no_se_genera'>) =>
  siguiente?.razon ?? refusalReason(no_se_genera ?? 'terminada')

export const asHolder = (row: OutputOf<typeof membersWithFee>[number]): Holder => ({
  ...row,
  paga: row.siguiente?.importe ?? null,
  porque: reasonText(holderReason(row)),
})

/** Parts of the list: those that have it or will, those of them with a last day, those that had it. */
export const holderParts = ['on', 'ending', 'over'] as const
export type HolderPart = (typeof holderParts)[number]
export const isInPart = (part: HolderPart, { fecha_fin_cuota: end }: Pick<Holder, 'fecha_fin_cuota'>, now: Day) =>
  part === 'over' ? end !== null && end < now : part === 'ending' ? end !== null && end >= now : end === null || end >= now
