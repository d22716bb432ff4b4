import './suppliers.css'
import { supplier } from '@app/contract/suppliers/supplier'
import { createSupplier } from '@app/contract/suppliers/suppliers'
import { formatPhone } from '@app/contract/values/phone'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronRight, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useList } from '../../kit/api.ts'
import { useCommands } from '../../kit/commands.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { columnsOf } from '../../kit/grid-columns.ts'
import { useGridLayouts } from '../../kit/grid-layouts.ts'
import { t } from '../../kit/i18n.ts'
import { ScreenLink } from '../../kit/link.tsx'
import { go } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { userMay } from '../../kit/session.ts'

const pathOf = (id: number) => `/proveedor/${id}/edit`
const add = () => go('/proveedor/new')

const columns = () =>
  columnsOf(
    supplier,
    [
      'nombre',
      'nombre_fiscal',
      'nif',
      'activo',
      'telefono',
      'email',
      'poblacion',
      'provincia',
      'pais',
      'full_iban',
      'fecha_alta',
      'fecha_baja',
    ],
    {
      nombre: {
        width: 220,
        render: ({ id_mst_proveedor: id, nombre }) => (
          <ScreenLink className="sp-link" to={pathOf(id)} tabIndex={-1}>
            {nombre}
          </ScreenLink>
        ),
      },
      nombre_fiscal: { width: 220 },
      telefono: { render: ({ telefono }) => telefono && formatPhone(telefono) },
      fecha_baja: { hidden: true },
      pais: { hidden: true },
    },
  )

/** /proveedor: whom the club buys from. */
export function SuppliersScreen() {
  const { data, error, refetch } = useList(supplier)
  const layouts = useGridLayouts('supplier')
  const shown = useMemo(() => columns(), [])
  const mayAdd = userMay(createSupplier.permission)
  useCommands(useMemo(() => (mayAdd ? [{ id: 'supplier.new', text: t('menu.supplier-new'), keys: 'n', run: add }] : []), [mayAdd]))
  const button = mayAdd && (
    <Button leftSection={<IconPlus size={15} />} onClick={add}>
      {t('menu.supplier-new')}
    </Button>
  )
  return (
    <Screen fill actions={data?.length !== 0 && button}>
      <DataGrid
        name="supplier"
        label={t('menu.suppliers')}
        height="fill"
        columns={shown}
        rows={data}
        rowId={(row) => row.id_mst_proveedor}
        rowTone={(row) => (row.activo ? undefined : 'muted')}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        layouts={layouts}
        onOpen={(row) => go(pathOf(row.id_mst_proveedor))}
        rowActions={({ id_mst_proveedor: id, nombre }) => (
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('suppliers.open', { nombre })} onClick={() => go(pathOf(id))}>
            <IconChevronRight size={15} />
          </ActionIcon>
        )}
        empty={{ title: t('suppliers.none'), hint: t('suppliers.none_hint'), action: button }}
      />
    </Screen>
  )
}
