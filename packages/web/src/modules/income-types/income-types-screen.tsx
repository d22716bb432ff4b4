import './income-types.css'
import { incomeType } from '@app/contract/income-types/income-type'
import {
  createIncomeType,
  listIncomeTypes,
  mayRemoveIncomeType,
  removeIncomeType,
  updateIncomeType,
} from '@app/contract/income-types/income-types'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { confirmDelete, showMessage } from '../../kit/dialogs/dialogs.ts'
import { showInUse } from '../../kit/dialogs/in-use.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { choicesOf } from '../../kit/fields/choices.ts'
import { ResourceForm } from '../../kit/forms/form.tsx'
import { type FieldLooks, sideBySide } from '../../kit/forms/form-fields.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { call, useAction, useChoices, useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { columnsOf } from '../../kit/screen/grid-columns.ts'
import { RecordScreen } from '../../kit/screen/record-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { CourtTypeLinks } from './court-type-links.tsx'

type Row = OutputOf<typeof listIncomeTypes>[number]
const codes = ['codigo_1', 'codigo_2', 'codigo_3', 'codigo_4', 'codigo_5'] as const
/** Name, prefix and references: first in the form and in the grid. */
const first = [
  'desc_tipoingreso',
  'factura_oficial_prefijo',
  'id_mst_tasa',
  'verifactu',
  'hasta_3000',
  'id_mst_caja',
  'id_mst_tipoabonos',
  'id_mst_tipoingreso_next',
] as const
const form = [...first, 'mostrar', 'activo', 'usar_horario_domotica', ...codes] as const
const inPlace = new Set<string>([
  'desc_tipoingreso',
  'factura_oficial_prefijo',
  'verifactu',
  'hasta_3000',
  'mostrar',
  'activo',
  'usar_horario_domotica',
  ...codes,
])
const looks: FieldLooks = {
  ...sideBySide(['factura_oficial_prefijo', 'id_mst_tasa', 'mostrar', 'activo', 'codigo_1', 'codigo_2', 'codigo_3', 'codigo_4']),
  id_mst_caja: { half: true, path: 'cajas' },
}
const refs = {
  registers: { path: 'cajas', name: 'cash-register' },
  passes: { path: 'tipo_abono', name: 'pass-type' },
  types: { path: 'tipo_ingreso', name: 'income-type' },
  taxes: { path: 'tasa', name: 'tax' },
  courtTypes: { path: 'tipo_recurso', name: 'court-type' },
} as const

function useColumns(mayWrite: boolean): GridColumn<Row>[] {
  const { data: registers } = useChoices(refs.registers)
  const { data: passes } = useChoices(refs.passes)
  const { data: types } = useChoices(refs.types)
  const { data: taxes } = useChoices(refs.taxes)
  const { data: courtTypes } = useChoices(refs.courtTypes)
  return useMemo(() => {
    const courtsOf = ({ tiporecursos }: Row) =>
      (courtTypes ?? [])
        .filter(({ id }) => tiporecursos.includes(id))
        .map(({ text }) => text)
        .join(', ')
    const own: GridColumn<Row>[] = columnsOf(
      incomeType,
      [...first, ...codes, 'mostrar', 'activo', 'usar_horario_domotica'],
      { desc_tipoingreso: { width: 200 }, id_mst_tipoabonos: { width: 160 }, id_mst_tipoingreso_next: { width: 190 } },
      {
        id_mst_tasa: choicesOf(taxes),
        id_mst_caja: choicesOf(registers),
        id_mst_tipoabonos: choicesOf(passes),
        id_mst_tipoingreso_next: choicesOf(types),
      },
    )
    const linked: GridColumn<Row> = {
      key: 'tiporecursos',
      header: t('income-types.court_types'),
      kind: 'text',
      width: 180,
      text: courtsOf,
      render: courtsOf,
    }
    const editable = own.map((column) => (mayWrite && inPlace.has(column.key) ? { ...column, canEdit: () => true as const } : column))
    return editable.toSpliced(6, 0, linked)
  }, [mayWrite, registers, passes, types, taxes, courtTypes])
}

/** /tipo_ingresos: types of income, their register, and their accounting codes. */
export function IncomeTypesScreen() {
  const reading = useRead(listIncomeTypes, {})
  const mayWrite = userMay(createIncomeType.permission)
  const columns = useColumns(mayWrite)
  const may = useAction(mayRemoveIncomeType)
  const remove = useAction(removeIncomeType)
  /** Checks first if it can be deleted: an alternative is shown in place of a pointless question. */
  const onDelete = async ({ id_mst_tipoingreso: id, desc_tipoingreso: nombre }: Row) => {
    const answer = await may.run({ id })
    if (!answer) return
    if (!answer.permitir) {
      const refused = new RefusedError(409, { msg: answer.msg, in_use: answer.in_use ?? undefined }, '')
      if (!showInUse(refused)) await showMessage(refused.msg)
      return
    }
    if ((await confirmDelete(nombre)) && (await remove.run({ id }))) toast.good(t('income-types.deleted', { nombre }))
  }
  const onEdit = async ({ id_mst_tipoingreso: id }: Row, key: string, value: unknown) => {
    await call(updateIncomeType, { id, [key]: value } as SentOf<typeof updateIncomeType>)
  }
  return (
    <RecordScreen
      name="income-type"
      columns={columns}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_mst_tipoingreso}
      rowTone={(row) => (row.activo ? undefined : 'muted')}
      nameOf={(row) => row.desc_tipoingreso}
      add={mayWrite && t('income-types.new')}
      opens={mayWrite}
      onEdit={onEdit}
      rowActions={
        mayWrite &&
        ((row) => (
          <IconButton
            label={`${t('core.delete')} ${row.desc_tipoingreso}`}
            title={row.reservado ? t('income-types.reserved') : undefined}
            icon={IconTrash}
            disabled={row.reservado || may.isBusy}
            onClick={() => void onDelete(row)}
          />
        ))
      }
      empty={{ title: t('income-types.none') }}
      form={(row, close) => (
        <>
          {row ? <CourtTypeLinks row={row} /> : <p className="it-hint">{t('income-types.after_saving')}</p>}
          <ResourceForm resource={incomeType} fields={form} id={row?.id_mst_tipoingreso} looks={looks} onSaved={close} onCancel={close} />
        </>
      )}
    />
  )
}
