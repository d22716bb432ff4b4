import './products.css'
import type { OutputOf } from '@app/contract/kit/action'
import { firstProduct, product } from '@app/contract/products/product'
import { deleteProduct, productAdmin } from '@app/contract/products/products'
import { Button } from '@mantine/core'
import { IconPercentage } from '@tabler/icons-react'
import { useMemo } from 'react'
import { DeleteButton } from '../../kit/buttons/delete-button.tsx'
import { showMessage } from '../../kit/dialogs/dialogs.ts'
import { showInUse } from '../../kit/dialogs/in-use.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { ResourceForm } from '../../kit/forms/form.tsx'
import { type FieldLooks, sideBySide } from '../../kit/forms/form-fields.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { columnsOf } from '../../kit/screen/grid-columns.ts'
import { go } from '../../kit/screen/navigation.ts'
import { RecordScreen } from '../../kit/screen/record-screen.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { PictureChoice } from './picture-choice.tsx'
import { ProductPicture } from './product-picture.tsx'
import { StockCard } from './stock-card.tsx'

type Admin = OutputOf<typeof productAdmin>
type Row = Admin['productos'][number]

const form = [
  'nombre',
  'codigo_barras',
  'precio',
  'id_mst_tasa',
  'id_mst_tipoingreso',
  'en_venta',
  'visible_tpv',
  'control_stock',
  'desc',
] as const
const looks: FieldLooks = sideBySide(['precio', 'id_mst_tasa', 'en_venta', 'visible_tpv'])

function columns(data: Admin | undefined): GridColumn<Row>[] {
  const choices = {
    id_mst_tipoingreso: (data?.tipos_ingreso ?? []).map((one) => ({ value: one.id_mst_tipoingreso, text: one.desc_tipoingreso })),
    id_mst_tasa: (data?.tasas ?? []).map((one) => ({ value: one.id_mst_tasa, text: one.desc_tasa })),
  }
  const own: GridColumn<Row>[] = columnsOf(
    product,
    ['nombre', 'codigo_barras', 'id_mst_tipoingreso', 'precio', 'id_mst_tasa', 'en_venta', 'visible_tpv', 'control_stock'],
    {
      nombre: {
        width: 260,
        card: 'name',
        render: ({ nombre, imagen }) => (
          <span className="prod-name">
            <ProductPicture imagen={imagen} size={22} />
            {nombre}
          </span>
        ),
        text: ({ nombre }) => nombre,
      },
      codigo_barras: { width: 140 },
      id_mst_tipoingreso: { width: 170 },
      precio: { card: 'end' },
    },
    choices,
  )
  const base: GridColumn<Row> = { key: 'precio_base', header: t('product.precio_base'), kind: 'money', hidden: true }
  const stock: GridColumn<Row> = {
    key: 'stock',
    header: t('product.stock'),
    kind: 'integer',
    card: 'below',
    render: ({ stock: left }) => left !== null && <span className={left === 0 ? 'prod-out' : undefined}>{left}</span>,
  }
  return own.toSpliced(5, 0, base, stock)
}

/** /tpv/producto: products sold by the club, with their pictures and their stock (spec 3 §2.3). */
export function ProductsScreen() {
  const reading = useRead(productAdmin, {})
  const { data } = reading
  const shown = useMemo(() => columns(data), [data])
  const remove = useAction(deleteProduct, { onRefused: (refused) => void (showInUse(refused) || showMessage(refused.msg)) })
  const onDelete = async ({ id_mst_producto: id, nombre }: Row) => {
    if (await remove.run({ id })) toast.good(t('products.deleted', { nombre }))
  }
  return (
    <RecordScreen
      name="product"
      columns={shown}
      reading={reading}
      rows={data?.productos}
      rowId={(row) => row.id_mst_producto}
      rowTone={(row) => (row.en_venta ? undefined : 'muted')}
      nameOf={(row) => row.nombre}
      add={t('products.new')}
      opens
      empty={{ title: t('products.none'), hint: t('products.none_hint') }}
      actions={
        <Button variant="default" leftSection={<IconPercentage size={15} />} onClick={() => go('/tpv/tasas')}>
          {t('menu.taxes')}
        </Button>
      }
      rowActions={(row) => (
        <DeleteButton name={row.nombre} disabled={row.id_mst_producto < firstProduct || remove.isBusy} onDelete={() => onDelete(row)} />
      )}
      form={(row, close) => (
        <>
          {row === null && <p className="prod-hint">{t('products.after_saving')}</p>}
          {row !== null && row.id_mst_producto < firstProduct && <p className="prod-hint">{t('products.house')}</p>}
          <ResourceForm resource={product} fields={form} id={row?.id_mst_producto} looks={looks} onSaved={close} onCancel={close} />
          {row?.control_stock && <StockCard product={row} />}
          {row && <PictureChoice product={row} />}
        </>
      )}
    />
  )
}
