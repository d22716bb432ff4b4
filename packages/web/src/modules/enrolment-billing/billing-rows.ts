import type { BillingSection } from '@app/contract/enrolment-billing/billing-page'
import { activityEnrolmentsOfMonth, championshipEnrolmentsOfMonth } from '@app/contract/enrolment-billing/enrolments-of-month'
import type { OutputOf } from '@app/contract/kit/action'
import { formatDay } from '@app/contract/values/day'
import { t } from '../../kit/texts/i18n.ts'

/** Month and year shown. */
export interface Period {
  readonly month: number
  readonly year: number
}
export type BillingRow = OutputOf<typeof activityEnrolmentsOfMonth>[number]

/** The read of a section. */
export const readOf = { actividades: activityEnrolmentsOfMonth, campeonatos: championshipEnrolmentsOfMonth } as const satisfies Record<
  BillingSection,
  unknown
>

/** Number and sum of enrolments, in cents. */
export const sumOf = (rows: readonly BillingRow[]) => ({
  inscritos: rows.length,
  importe: rows.reduce((sum, { precio }) => sum + precio, 0),
})

export const pendingIn = (rows: readonly BillingRow[]) => rows.filter((row) => row.fecha_facturacion === null)

/** State of enrolments in words: none, pending, in part, or billed, with the day if it is one. */
export function stateOf(rows: readonly BillingRow[]): string {
  const days = new Set(rows.map((row) => row.fecha_facturacion))
  const [day] = days
  if (day === undefined) return t('billing.none')
  if (days.has(null)) return days.size === 1 ? t('billing.pending') : t('billing.partly')
  return days.size === 1 && day !== null ? t('billing.billed_on', { fecha: formatDay(day) }) : t('billing.billed')
}
