import type { OutputOf } from '@app/contract/kit/action'
import { guestMember } from '@app/contract/members/member'
import { passesToBuy } from '@app/contract/passes/sell-pass'
import { formatEuros } from '@app/contract/values/money'
import { IconTicket, IconUser } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useRead } from '../../../kit/reads/api.ts'
import { Empty, LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { PassTermsLabel } from '../../passes/public.ts'
import { ProductPicture } from '../../products/public.ts'
import type { CartFile } from '../use-till.ts'

export type PassOffer = OutputOf<typeof passesToBuy>[number]

interface Props {
  cart: CartFile | null
  onPick: (offer: PassOffer) => void
  onPerson: () => void
}

/** Passes available to the cart's member at the price of the member type, by group; the guest and carts without a member buy none. */
export function PassTiles({ cart, onPick, onPerson }: Props) {
  const member = cart?.usuario?.id_mst_socios ?? guestMember
  const { data, error, refetch } = useRead(passesToBuy, member === guestMember ? null : { id: member })
  if (member === guestMember)
    return (
      <Empty
        title={t('till.passes_pick_member')}
        hint={t('till.passes_pick_member_hint')}
        icon={<IconUser size={22} />}
        action={
          <button type="button" className="till-button" onClick={onPerson}>
            {t('till.member')} <kbd>F4</kbd>
          </button>
        }
      />
    )
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={3} height={100} />
  if (data.length === 0) return <Empty title={t('till.passes_none')} icon={<IconTicket size={22} />} />
  const groups = [...Map.groupBy(data, (one) => one.desc_grupo_tipoabonos ?? '')]
  return groups.map(([name, offers]) => (
    <section key={name} className="till-passes" aria-label={name || t('till.passes')}>
      {name !== '' && <h2>{name}</h2>}
      <div className="till-tiles">
        {offers.map((offer) => (
          <Tile key={offer.id_mst_tipoabonos} offer={offer} cart={cart} onPick={onPick} />
        ))}
      </div>
    </section>
  ))
}

function Tile({ offer, cart, onPick }: Omit<Props, 'onPerson'> & { offer: PassOffer }) {
  const { id_mst_tipoabonos: id, desc_tipoabonos, imagen, precio, en_venta, venta_cerrada_texto, saldo_original } = offer
  const n = cart?.lines.filter((line) => line.id_mst_tipoabonos === id && !line.es_deuda).length ?? 0
  return (
    <button type="button" className={n > 0 ? 'till-tile in' : 'till-tile'} disabled={!en_venta} onClick={() => onPick(offer)}>
      <ProductPicture imagen={imagen ?? 'entrada'} />
      {n > 0 && (
        <b className="till-count" aria-label={t('till.in_cart', { n })}>
          {n}
        </b>
      )}
      <span className="till-name">{desc_tipoabonos}</span>
      <small className="till-hint">
        {en_venta ? (
          <Suspense fallback="">
            <PassTermsLabel terms={offer} saldo={saldo_original} />
          </Suspense>
        ) : (
          (venta_cerrada_texto ?? t('passes.not_on_sale'))
        )}
      </small>
      <span className="till-foot-line">
        <b className="tabular">{formatEuros(precio)}</b>
      </span>
    </button>
  )
}
