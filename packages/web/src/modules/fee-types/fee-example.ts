import type { fee } from '@app/contract/fees/fee'
import { feeOf } from '@app/contract/fees/fee-amount'
import { boundary } from '@app/contract/fees/fee-periods'
import type { FeeTerms, HeldFee, Promotion } from '@app/contract/fees/fee-terms'
import { periodName } from '@app/contract/fees/period-name'
import type { RowOfResource } from '@app/contract/kit/resource'
import { type Day, startOfMonth } from '@app/contract/values/day'
import { monthNames } from '../../kit/texts/date-labels.ts'

export type Fee = RowOfResource<typeof fee>

/** Lists of a fee type as they are typed. */
export interface TypedLists {
  readonly promociones: readonly Promotion[]
  readonly hermanos: readonly number[]
}

/** Fees in the picture of a promotion. */
const shown = 8

/** Fee of a member that has nothing of its own and starts with a whole period of this month. */
function newcomer(terms: FeeTerms, today: Day): HeldFee {
  const ancla = startOfMonth(today)
  const held: HeldFee = {
    ...{ fecha_inicio_cuota: ancla, fecha_fin_cuota: null, ancla, siguiente: 0, fecha_proxima: null },
    ...{ frecuencia_cuotas: null, dia_generacion_factura: null, desde_cambio: null, cantidad: 1, precio_especial: null },
    ...{ importe_descuento: 0, prc_descuento: 0, prc_descuento_acum: 0, importe_primera_mensualidad: null, espera: false },
  }
  return { ...held, fecha_inicio_cuota: boundary(terms, held, 0) }
}

const amountOf = (terms: FeeTerms, today: Day, k: number, hermano: number | null) => {
  const amount = feeOf(terms, newcomer(terms, today), k, { anteriores: 0, hermano, curso_activo: true })
  return 'motivo' in amount ? null : amount
}

/** First fees of a member that starts this month: name of the period, cents, and whether the promotion decides them. */
export function firstFees(fee: Fee, { promociones }: TypedLists, today: Day) {
  const terms: FeeTerms = { ...fee, activo: true, promociones, hermanos: [] }
  const months = { long: monthNames('short'), short: monthNames('short'), withYear: (month: string) => month }
  const promoted = promociones.reduce((sum, { num_cuotas }) => sum + num_cuotas, 0)
  return Array.from({ length: shown }, (_, k) => amountOf(terms, today, k, null)).flatMap((amount) =>
    amount
      ? [
          {
            name: periodName(amount.periodo, today, months),
            cents: amount.importe,
            isPromoted: amount.numero <= promoted,
            k: amount.periodo.k,
          },
        ]
      : [],
  )
}

/** Cents of a fee for a place in the family, from 1, without promotion. */
export const siblingPrice = (fee: Fee, { hermanos }: TypedLists, today: Day, place: number): number | null =>
  amountOf({ ...fee, activo: true, promociones: [], hermanos }, today, 0, place)?.importe ?? null
