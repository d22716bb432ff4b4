import type { listFeeTypes } from '@app/contract/fee-types/fee-types'
import type { OutputOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { percent } from '../../kit/kinds/percent.ts'
import { t } from '../../kit/texts/i18n.ts'

export type FeeTypeRow = OutputOf<typeof listFeeTypes>[number]

/** Promotions in words: '3 × 27,00 € · 3 × 31,50 €'; a dash without one. */
export const promotionsText = ({ promotions }: Pick<FeeTypeRow, 'promotions'>) =>
  promotions.map(({ num_cuotas, precio_promocion }) => `${num_cuotas} × ${formatEuros(precio_promocion)}`).join(' · ') || '—'

/** Place in a family: '2.º'. */
export const siblingPlace = (n: number) => t('fee-types.sibling', { n })

/** Percentages in words: '2.º 20 % · 3.º 30 %'; a dash without one. */
export const siblingsText = ({ hermanos }: Pick<FeeTypeRow, 'hermanos'>) =>
  hermanos.map(({ porcentaje }, at) => `${siblingPlace(at + 2)} ${percent.format(porcentaje)}`).join(' · ') || '—'

/** Places of some fees that follow `before` others: '4.ª a 6.ª'. */
export const placesText = (before: number, count: number) =>
  count <= 1 ? t('fee-types.place', { n: before + 1 }) : t('fee-types.places', { desde: before + 1, hasta: before + count })

/** Fees and members of a type: '2 cuotas, 120 socios'. */
export const summaryText = ({ cuotas, socios }: Pick<FeeTypeRow, 'cuotas' | 'socios'>) => t('fee-types.summary', { cuotas, socios })
