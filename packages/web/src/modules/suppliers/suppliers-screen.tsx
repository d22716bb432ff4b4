import './suppliers.css'
import type { RowOfResource } from '@app/contract/kit/resource'
import { supplier } from '@app/contract/suppliers/supplier'
import { createSupplier, removeSupplier } from '@app/contract/suppliers/suppliers'
import { formatPhone } from '@app/contract/values/phone'
import { IconChevronRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { RowLink } from '../../kit/buttons/link.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import { showMessage } from '../../kit/dialogs/dialogs.ts'
import { showInUse } from '../../kit/dialogs/in-use.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useAction, useList } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { columnsOf } from '../../kit/screen/grid-columns.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'

type Row = RowOfResource<typeof supplier>
const pathOf = (id: number) => `/proveedor/${id}/edit`

/** Small picture; an empty cell without one. */
const photo = (): GridColumn<Row> => ({
  key: 'path_imagen',
  header: t('supplier.path_imagen'),
  kind: 'text',
  width: 88,
  filterable: false,
  sortable: false,
  inExport: false,
  render: ({ path_imagen: path }) => path && <img className="su-photo" src={path} alt="" loading="lazy" />,
})

const columns = () => [
  photo(),
  ...columnsOf(
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
      'extranjero',
      'full_iban',
      'notificar',
      'notificarApp',
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
  ),
]

/** /proveedor: the suppliers of the club. */
export function SuppliersScreen() {
  const reading = useList(supplier)
  const shown = useMemo(() => columns(), [])
  const remove = useAction(removeSupplier, { onRefused: (refused) => void (showInUse(refused) || showMessage(refused.msg)) })
  const onDelete = async (id: number, nombre: string) => {
    if (await remove.run({ id })) toast.good(t('suppliers.deleted', { nombre }))
  }
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
      actionsWidth={76}
      rowActions={({ id_mst_proveedor: id, nombre, editable, reservado }) => (
        <>
          {remove.may && (
            <DeleteButton name={nombre} disabled={!editable || reservado || remove.isBusy} onDelete={() => onDelete(id, nombre)} />
          )}
          <IconButton label={t('suppliers.open', { nombre })} icon={IconChevronRight} onClick={() => go(pathOf(id))} />
        </>
      )}
      empty={{ title: t('suppliers.none'), hint: t('suppliers.none_hint') }}
    />
  )
}
