import type { RowOfResource } from '@app/contract/kit/resource'
import { type ExpiryUnit, passMode } from '@app/contract/pass-types/pass-rules'
import type { passType } from '@app/contract/pass-types/pass-type'
import { locale, t } from '../../kit/texts/i18n.ts'

type PassType = RowOfResource<typeof passType>

const hour: ExpiryUnit = 5
const numberOf = (n: number) => new Intl.NumberFormat(locale()).format(n)
/** '6 meses', '1 año': a number and its unit in the user's language. */
const amountOf = (value: number, unit: ExpiryUnit) => t(`pass-types.amount.${unit}`, { n: numberOf(value) })

/** Allowed use of a pass: '10 horas', 'Ilimitado', '3 por semana'. */
export function usageText(row: PassType): string {
  const mode = passMode(row) ?? 0
  if (mode === 1) return t('tipo_abono.modo.1')
  if (mode === 2) return t('pass-types.per_week', { n: row.num_reservas })
  if (row.unidad === 0) return amountOf(row.saldo_original, hour)
  return t('pass-types.balance_bookings', { n: numberOf(row.saldo_original) })
}

/** Expiry of a pass: '3 meses · Desde la compra'. */
export function expiryText({ tipo_caducidad, unidades_caducidad, unidad_caducidad }: PassType): string {
  const kind = t(`tipo_abono.tipo_caducidad.${tipo_caducidad}`)
  return tipo_caducidad === 0 ? kind : `${amountOf(unidades_caducidad, unidad_caducidad)} · ${kind}`
}
