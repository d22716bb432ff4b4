import './suppliers.css'
import { supplier } from '@app/contract/suppliers/supplier'
import { createSupplier } from '@app/contract/suppliers/suppliers'
import { formatPhone } from '@app/contract/values/phone'
import { IconChevronRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useList } from '../../kit/api.ts'
import { columnsOf } from '../../kit/grid-columns.ts'
import { GridScreen } from '../../kit/grid-screen.tsx'
import { t } from '../../kit/i18n.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { RowLink } from '../../kit/link.tsx'
import { go } from '../../kit/navigation.ts'
import { NewButton } from '../../kit/new-button.tsx'
import { userMay } from '../../kit/session.ts'

const pathOf = (id: number) => `/proveedor/${id}/edit`

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
        render: ({ id_mst_proveedor: id, nombre }) => <RowLink to={pathOf(id)}>{nombre}</RowLink>,
      },
      nombre_fiscal: { width: 220 },
      telefono: { render: ({ telefono }) => telefono && formatPhone(telefono) },
      fecha_baja: { hidden: true },
      pais: { hidden: true },
    },
  )

/** /proveedor: whom the club buys from. */
export function SuppliersScreen() {
  const reading = useList(supplier)
  const shown = useMemo(() => columns(), [])
  const mayAdd = userMay(createSupplier.permission)
  return (
    <GridScreen
      name="supplier"
      columns={shown}
      reading={reading}
      rows={reading.data}
      rowId={(row) => row.id_mst_proveedor}
      rowTone={(row) => (row.activo ? undefined : 'muted')}
      onOpen={(row) => go(pathOf(row.id_mst_proveedor))}
      add={mayAdd && <NewButton id="supplier.new" text={t('menu.supplier-new')} onClick={() => go('/proveedor/new')} />}
      rowActions={({ id_mst_proveedor: id, nombre }) => (
        <IconButton label={t('suppliers.open', { nombre })} icon={IconChevronRight} onClick={() => go(pathOf(id))} />
      )}
      empty={{ title: t('suppliers.none'), hint: t('suppliers.none_hint') }}
    />
  )
}
