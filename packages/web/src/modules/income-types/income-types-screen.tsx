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
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call, useAction, useChoices, useRead } from '../../kit/api.ts'
import { useCommands } from '../../kit/commands.ts'
import { confirmDelete, tell } from '../../kit/dialogs.ts'
import { ResourceForm } from '../../kit/form.tsx'
import type { FieldLooks } from '../../kit/form-fields.tsx'
import type { Choice, GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { columnsOf } from '../../kit/grid-columns.ts'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { tellInUse } from '../../kit/in-use.tsx'
import { Refused } from '../../kit/refused.ts'
import { Screen } from '../../kit/screen.tsx'
import { userMay } from '../../kit/session.ts'
import { SideDrawer } from '../../kit/side-drawer.tsx'
import { toast } from '../../kit/toasts.ts'
import { CourtTypeLinks } from './court-type-links.tsx'

type Row = OutputOf<typeof listIncomeTypes>[number]
const codes = ['codigo_1', 'codigo_2', 'codigo_3', 'codigo_4', 'codigo_5'] as const
const form = [
  'desc_tipoingreso',
  'factura_oficial_prefijo',
  'id_mst_caja',
  'id_mst_tipoabonos',
  'id_mst_tipoingreso_next',
  'mostrar',
  'activo',
  'usar_horario_domotica',
  ...codes,
] as const
const inPlace = new Set<string>(['desc_tipoingreso', 'factura_oficial_prefijo', 'mostrar', 'activo', ...codes])
const looks: FieldLooks = {
  factura_oficial_prefijo: { half: true },
  id_mst_caja: { half: true },
  mostrar: { half: true },
  activo: { half: true },
  codigo_1: { half: true },
  codigo_2: { half: true },
  codigo_3: { half: true },
  codigo_4: { half: true },
}
const refs = {
  registers: { path: 'cajas', name: 'cash-register' },
  passes: { path: 'tipo_abono', name: 'pass-type' },
  types: { path: 'tipo_ingreso', name: 'income-type' },
  courtTypes: { path: 'tipo_recurso', name: 'court-type' },
} as const

function useColumns(mayWrite: boolean): GridColumn<Row>[] {
  const { data: registers } = useChoices(refs.registers)
  const { data: passes } = useChoices(refs.passes)
  const { data: types } = useChoices(refs.types)
  const { data: courtTypes } = useChoices(refs.courtTypes)
  return useMemo(() => {
    const choices = (rows: readonly { id: number; text: string }[] = []): Choice[] => rows.map(({ id, text }) => ({ value: id, text }))
    const courtsOf = ({ tiporecursos }: Row) =>
      (courtTypes ?? [])
        .filter(({ id }) => tiporecursos.includes(id))
        .map(({ text }) => text)
        .join(', ')
    const names = ['desc_tipoingreso', 'factura_oficial_prefijo', 'id_mst_caja', 'id_mst_tipoabonos', 'id_mst_tipoingreso_next'] as const
    const own = columnsOf(
      incomeType,
      [...names, ...codes, 'mostrar', 'activo'],
      { desc_tipoingreso: { width: 200 }, id_mst_tipoabonos: { width: 160 }, id_mst_tipoingreso_next: { width: 190 } },
      { id_mst_caja: choices(registers), id_mst_tipoabonos: choices(passes), id_mst_tipoingreso_next: choices(types) },
    ) as unknown as GridColumn<Row>[]
    const linked: GridColumn<Row> = {
      key: 'tiporecursos',
      header: t('income-types.court_types'),
      kind: 'text',
      width: 180,
      text: courtsOf,
      render: courtsOf,
    }
    const editable = own.map((column) => (mayWrite && inPlace.has(column.key) ? { ...column, canEdit: () => true as const } : column))
    return editable.toSpliced(3, 0, linked)
  }, [mayWrite, registers, passes, types, courtTypes])
}

/** /tipo_ingresos: what money is for, where it is kept, and in the books under which codes. */
export function IncomeTypesScreen() {
  const { data, error, refetch } = useRead(listIncomeTypes, {}, ['income-type', 'income-type-court-type'])
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const layouts = useGridLayouts('income-type')
  const mayWrite = userMay(createIncomeType.permission)
  const columns = useColumns(mayWrite)
  useCommands(
    useMemo(
      () => (mayWrite ? [{ id: 'income-type.new', text: t('income-types.new'), keys: 'n', run: () => setOpen('new') }] : []),
      [mayWrite],
    ),
  )
  const may = useAction(mayRemoveIncomeType)
  const remove = useAction(removeIncomeType)
  /** Asks first whether it may go: the way out is shown before a question that leads nowhere. */
  const onRemove = async ({ id_mst_tipoingreso: id, desc_tipoingreso: nombre }: Row) => {
    const answer = await may.run({ id })
    if (!answer) return
    if (!answer.permitir) {
      const refused = new Refused(409, { msg: answer.msg, in_use: answer.in_use ?? undefined }, '')
      if (!tellInUse(refused)) await tell(refused.msg)
      return
    }
    if (!(await confirmDelete(nombre)) || !(await remove.run({ id }))) return
    setOpen(null)
    toast.good(t('income-types.deleted', { nombre }))
  }
  const onEdit = async ({ id_mst_tipoingreso: id }: Row, key: string, value: unknown) => {
    await call(updateIncomeType, { id, [key]: value } as SentOf<typeof updateIncomeType>)
  }
  const button = mayWrite && (
    <Button leftSection={<IconPlus size={15} />} onClick={() => setOpen('new')}>
      {t('income-types.new')}
    </Button>
  )
  const opened = typeof open === 'number' ? data?.find((row) => row.id_mst_tipoingreso === open) : undefined
  return (
    <Screen fill actions={button}>
      <DataGrid
        name="income-type"
        label={t('menu.income-types')}
        height="fill"
        columns={columns}
        rows={data}
        rowId={(row) => row.id_mst_tipoingreso}
        rowTone={(row) => (row.activo ? undefined : 'muted')}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        layouts={layouts}
        {...(mayWrite && {
          onEdit,
          onOpen: (row: Row) => setOpen(row.id_mst_tipoingreso),
          rowActions: (row: Row) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              disabled={row.reservado || may.isBusy}
              aria-label={`${t('core.delete')} ${row.desc_tipoingreso}`}
              title={row.reservado ? t('income-types.reserved') : t('core.delete')}
              onClick={() => void onRemove(row)}
            >
              <IconTrash size={15} />
            </ActionIcon>
          ),
        })}
        empty={{ title: t('income-types.none'), action: button }}
      />
      <SideDrawer opened={open !== null} title={opened?.desc_tipoingreso ?? t('income-types.new')} onClose={() => setOpen(null)}>
        {opened ? <CourtTypeLinks row={opened} /> : <p className="it-hint">{t('income-types.after_saving')}</p>}
        <ResourceForm
          resource={incomeType}
          fields={form}
          id={typeof open === 'number' ? open : null}
          looks={{ ...looks, id_mst_caja: { half: true, path: 'cajas' } }}
          onSaved={() => setOpen(null)}
          onCancel={() => setOpen(null)}
        />
      </SideDrawer>
    </Screen>
  )
}
