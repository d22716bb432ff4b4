import { cartTicket } from '@app/contract/till/ticket'
import { formatEuros } from '@app/contract/values/money'
import { useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Payment types of a ticket with their amounts, and the change given. */
export function TicketPayments({ id }: { id: number }) {
  const { data } = useRead(cartTicket, { id })
  if (!data || data.papel.cobros.length === 0) return null
  const ways = Map.groupBy(data.papel.cobros, (one) => one.desc_tipopago)
  return (
    <dl className="till-paid">
      {[...ways].map(([name, own]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tabular">{formatEuros(own.reduce((sum, one) => sum + one.importe, 0))}</dd>
        </div>
      ))}
      {data.cambio !== null && data.cambio > 0 && (
        <div>
          <dt>{t('till.change')}</dt>
          <dd className="tabular">{formatEuros(data.cambio)}</dd>
        </div>
      )}
    </dl>
  )
}
