import { formatEuros } from '@app/contract/values/money'
import { RowLink } from '../../kit/buttons/link.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { AmountButton } from './amount-button.tsx'
import { type Holder, holderReason } from './holder-row.ts'
import { ReasonChip } from './reason-chip.tsx'

/** Address of a member's fees. */
export const memberFeesPath = (id: number) => `/socios/${id}/edit?tabActivated=tabCuotas`

const column = (key: keyof Holder & string, more: Partial<GridColumn<Holder>> = {}): GridColumn<Holder> => ({
  key,
  header: tFound('member-fee', key),
  kind: 'text',
  ...more,
})

/** Columns of those that have a fee: who pays it, and why that amount. */
export const holderColumns = (onOpen: (holder: Holder) => void): GridColumn<Holder>[] => [
  column('numsocio', { header: t('fees.number'), kind: 'integer', width: 64 }),
  column('nombre_completo', {
    header: t('member-fee.id_mst_socios'),
    width: 190,
    card: 'name',
    render: ({ id_mst_socios: id, nombre_completo }) => <RowLink to={memberFeesPath(id)}>{nombre_completo}</RowLink>,
  }),
  column('fecha_inicio_cuota', { kind: 'day', width: 92 }),
  column('fecha_proxima', { kind: 'day', width: 92, card: 'below' }),
  column('fecha_fin_cuota', { kind: 'day', width: 92 }),
  column('porque', { header: t('fees.reason'), width: 200, card: 'below', render: (row) => <ReasonChip reason={holderReason(row)} /> }),
  column('cantidad', { header: t('fees.pieces'), kind: 'integer', width: 56, total: 'sum' }),
  column('paga', {
    header: t('fees.pays'),
    kind: 'money',
    width: 96,
    total: 'sum',
    card: 'end',
    render: (row) => <AmountButton inGrid importe={row.paga} nombre={row.nombre_completo} onOpen={() => onOpen(row)} />,
  }),
  column('nombre_pagador', {
    header: t('fees.payer'),
    width: 150,
    render: ({ id_mst_socios, id_mst_socios_pagador, nombre_pagador }) =>
      id_mst_socios === id_mst_socios_pagador ? <span className="dimmed">{t('fees.pays_own')}</span> : nombre_pagador,
  }),
  column('pendiente', {
    header: t('fees.owes'),
    kind: 'money',
    width: 92,
    total: 'sum',
    card: 'below',
    render: ({ pendiente }) => <span className={pendiente > 0 ? 'fe-owed' : 'dimmed'}>{formatEuros(pendiente)}</span>,
  }),
]
