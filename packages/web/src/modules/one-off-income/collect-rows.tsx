import { useMemo } from 'react'
import { t } from '../../kit/texts/i18n.ts'
import { CollectDialog, chargeLines } from '../invoices/public.ts'
import { type IncomeRow, isOpen, leftOf } from './income-row.ts'

interface Props {
  /** Current rows: those collected meanwhile by another desk are struck out. */
  rows: readonly IncomeRow[]
  selected: readonly IncomeRow[]
  onClose: () => void
}

/** Collects lines of the grid, of one member or of many, the oldest first; excluded lines are counted in advance. */
export function CollectRows({ rows, selected, onClose }: Props) {
  const ids = useMemo(() => new Set(selected.filter(isOpen).map((row) => row.id_reg_factura)), [selected])
  const lines = useMemo(
    () =>
      rows
        .filter((row) => ids.has(row.id_reg_factura) && isOpen(row))
        .toSorted((one, other) => one.fecha_creacion.localeCompare(other.fecha_creacion) || one.id_reg_factura - other.id_reg_factura)
        .map((row) => ({
          id: row.id_reg_factura,
          what: row.concepto,
          detail: row.desc_socio ?? '',
          since: row.fecha_creacion,
          due: leftOf(row),
          owner: row.id_mst_socios,
        })),
    [rows, ids],
  )
  const skipped = selected.length - ids.size
  return (
    <CollectDialog
      title={t('income.collect')}
      lines={lines}
      left={skipped > 0 ? t('income.skipped_paid', { n: skipped }) : undefined}
      collect={async ({ ids: chosen, type, amount }) =>
        (await chargeLines({ lines: chosen, type, ...(amount !== undefined && { amount }) }))?.cobrado ?? null
      }
      onClose={onClose}
    />
  )
}
