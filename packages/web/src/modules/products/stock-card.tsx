import './products.css'
import type { OutputOf } from '@app/contract/kit/action'
import type { listProducts } from '@app/contract/products/products'
import { regulariseStock, stockHistory } from '@app/contract/products/stock'
import { ActionForm } from '../../kit/forms/form.tsx'
import { sideBySide } from '../../kit/forms/form-fields.tsx'
import { instant } from '../../kit/kinds/instant.ts'
import { useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

type Product = OutputOf<typeof listProducts>[number]
type Movement = OutputOf<typeof stockHistory>[number]
/** Number of listed movements. */
const shown = 50

/** Stock of a product: its level, a correction by count, and the source and destination of each movement. */
export function StockCard({ product: { id_mst_producto: id, stock } }: { product: Product }) {
  return (
    <Card title={t('product.stock')} hint={t('products.stock_now', { n: stock ?? 0 })}>
      <ActionForm
        key={stock}
        action={regulariseStock}
        given={{ id_mst_producto: id }}
        ask={['stock', 'concepto']}
        words="stock"
        looks={sideBySide(['stock'])}
        save={t('products.regularise')}
      />
      <History id={id} />
    </Card>
  )
}

function History({ id }: { id: number }) {
  const { data, error, refetch } = useRead(stockHistory, { id })
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={3} />
  if (data.length === 0) return <p className="prod-hint">{t('products.no_movements')}</p>
  return (
    <table className="prod-history">
      <caption>{t('products.movements')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger-transfer.fecha')}</th>
          <th scope="col">{t('ledger-transfer.motivo')}</th>
          <th scope="col">{t('products.pieces')}</th>
          <th scope="col">{t('products.after')}</th>
        </tr>
      </thead>
      <tbody>
        {data.slice(0, shown).map((one) => (
          <tr key={one.id_reg_asiento}>
            <td>{instant.format(one.fecha)}</td>
            <td>{reasonOf(one)}</td>
            <td>{one.piezas > 0 ? `+${one.piezas}` : `\u2212${-one.piezas}`}</td>
            <td>{one.quedan}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const reasonOf = ({ motivo, texto, id_reg_tpv_carro, desc_socio_creacion }: Movement) =>
  [motivo === 'venta' ? t('products.sold', { n: id_reg_tpv_carro ?? 0 }) : texto, desc_socio_creacion].filter(Boolean).join(' · ')
