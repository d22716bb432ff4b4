import type { OutputOf } from '@app/contract/kit/action'
import type { listTariffs } from '@app/contract/tariffs/tariffs'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { t } from '../../kit/texts/i18n.ts'

export type TariffRow = OutputOf<typeof listTariffs>[number]

/** Days of a tariff: the whole year, their number, or a range. */
export function whenText({ tipo_tarifa, fecha_ini, fecha_fin, dias_tarifa }: TariffRow): string {
  if (tipo_tarifa === 1) return t('tarifa.tipo.1')
  if (tipo_tarifa === 3) return [fecha_ini, fecha_fin].map((day) => (day ? formatDay(day) : '…')).join(' – ')
  return t('tarifa.n_dias', { n: dias_tarifa.length })
}

/** The lowest and the highest price, '3,00 € – 7,50 €'. */
export function pricesText({ precios }: TariffRow): string {
  if (precios.length === 0) return t('tarifa.sin_precio')
  const amounts = precios.map(({ precio }) => precio)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  return least === most ? formatEuros(least) : `${formatEuros(least)} – ${formatEuros(most)}`
}

/** Length option: '90 min', or any. */
export const lengthText = (minutes: number): string =>
  minutes === 0 ? t('tarifa.cualquier_duracion') : t('tarifa.minutos', { n: minutes })
