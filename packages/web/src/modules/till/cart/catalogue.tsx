import type { OutputOf } from '@app/contract/kit/action'
import { firstProduct } from '@app/contract/products/product'
import { bestSellersNow, type tillData } from '@app/contract/till/till-data'
import { formatEuros } from '@app/contract/values/money'
import { IconPackage } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { Empty, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { ProductPicture } from '../../products/public.ts'
import type { CartFile } from '../use-till.ts'
import { type Product, productsNamed } from './find-products.ts'
import { type PassOffer, PassTiles } from './pass-tiles.tsx'

/** Stock from which it is shown in red. */
const few = 3

/** Quantity of each product in the cart. */
const countsOf = (cart: CartFile | null) => {
  const counts = new Map<number, number>()
  for (const { id_mst_producto: id, cantidad, es_deuda } of cart?.lines ?? [])
    if (id !== null && !es_deuda) counts.set(id, (counts.get(id) ?? 0) + cantidad)
  return counts
}

interface Props {
  products: readonly Product[]
  families: OutputOf<typeof tillData>['familias']
  cart: CartFile | null
  typed: string
  sellsPasses: boolean
  onPick: (product: Product) => void
  onPass: (offer: PassOffer) => void
  onPerson: () => void
}

/** Tiles of products: by family, best sellers first, or by search. */
export function Catalogue({ products, families, cart, typed, sellsPasses, onPick, onPass, onPerson }: Props) {
  const [family, setFamily] = useState<number | 'passes' | null>(null)
  const ranks = useRead(bestSellersNow, {}, { staleTime: 300_000 })
  const tiles = useMemo(() => products.filter((one) => one.visible_tpv), [products])
  const counts = useMemo(() => countsOf(cart), [cart])
  const shown = useMemo(() => {
    if (typed.trim() !== '') return productsNamed(products, typed)
    if (family === 'passes') return []
    if (family !== null) return tiles.filter((one) => one.id_mst_tipoingreso === family)
    const order = new Map(ranks.data?.productos.map((id, at) => [id, at]))
    const placeOf = ({ id_mst_producto: id }: Product) => order.get(id) ?? Number.POSITIVE_INFINITY
    return tiles.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)))
  }, [products, tiles, family, typed, ranks.data])
  const isIdle = typed.trim() === ''
  const isPasses = family === 'passes' && isIdle
  const chips = [{ id: null, text: t('till.now') }, ...families.map((one) => ({ id: one.id_mst_tipoingreso, text: one.desc_tipoingreso }))]
  return (
    <section className="till-catalogue" aria-label={t('menu.products')}>
      <div className="till-chips" role="group">
        {chips.map(({ id, text }) => (
          <button key={id} type="button" aria-pressed={family === id && isIdle} onClick={() => setFamily(id)}>
            {text}
            {id !== null && <small>{tiles.filter((one) => one.id_mst_tipoingreso === id).length}</small>}
          </button>
        ))}
        {sellsPasses && (
          <button type="button" aria-pressed={isPasses} onClick={() => setFamily('passes')}>
            {t('till.passes')}
          </button>
        )}
      </div>
      {isPasses && <PassTiles cart={cart} onPick={onPass} onPerson={onPerson} />}
      {ranks.error && <ReadError error={ranks.error} onRetry={ranks.refetch} />}
      {!isPasses && tiles.length === 0 && (
        <Empty title={t('till.no_tiles')} hint={t('products.none_hint')} icon={<IconPackage size={22} />} />
      )}
      {!isPasses && tiles.length > 0 && shown.length === 0 && <Empty title={t('till.nothing_found', { texto: typed.trim() })} />}
      {shown.length > 0 && (
        <div className="till-tiles">
          {shown.map((product) => (
            <Tile key={product.id_mst_producto} product={product} count={counts.get(product.id_mst_producto) ?? 0} onPick={onPick} />
          ))}
        </div>
      )}
    </section>
  )
}

function Tile({ product, count, onPick }: { product: Product; count: number; onPick: (product: Product) => void }) {
  const { nombre, precio, imagen, stock, id_mst_producto: id } = product
  const isOut = stock === 0
  return (
    <button type="button" className={count > 0 ? 'till-tile in' : 'till-tile'} disabled={isOut} onClick={() => onPick(product)}>
      <ProductPicture imagen={imagen} />
      {count > 0 && (
        <b className="till-count" aria-label={t('till.in_cart', { n: count })}>
          {count}
        </b>
      )}
      <span className="till-name">{nombre}</span>
      <span className="till-foot-line">
        {id < firstProduct ? <i /> : <b className="tabular">{formatEuros(precio)}</b>}
        {id < firstProduct && <small>{t('till.write')}</small>}
        {stock !== null && (
          <small className={stock <= few ? 'till-left few' : 'till-left'}>
            {isOut ? t('till.sold_out') : stock <= few ? t('till.left', { n: stock }) : stock}
          </small>
        )}
      </span>
    </button>
  )
}
