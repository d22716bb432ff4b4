import './people.css'
import type { quoteBooking } from '@app/contract/bookings/booking-form'
import type { OutputOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { IconX } from '@tabler/icons-react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import type { Pickable } from '../../../kit/dialogs/picking.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { PriceChain } from '../booking/price-chain.tsx'

type Quote = OutputOf<typeof quoteBooking>
interface Props {
  people: readonly Pickable[]
  quote: Quote | undefined
  onRemove: (index: number) => void
}

/** The n-th line of the same person: a guest may appear several times. */
function lineOf(people: readonly Pickable[], index: number, quote: Quote | undefined) {
  const person = people[index]!
  const nth = people.slice(0, index).filter(({ id }) => id === person.id).length
  return quote?.lineas.filter((line) => line.id_mst_socios === person.id)[nth]
}

/** Players, the owner first, with the price of each and its explanation. */
export function PeopleList({ people, quote, onRemove }: Props) {
  return (
    <>
      <ol className="pp" aria-label={t('booking.socios')}>
        {people.map((person, index) => {
          const line = lineOf(people, index, quote)
          return (
            // the guest may appear several times
            <li key={index} className="pp-li">
              <div className="pp-row">
                <span className="pp-place">{index + 1}</span>
                <span className="pp-who" title={person.detail}>
                  {person.name}
                  <small>{index === 0 ? t('booking.id_mst_socios') : person.detail}</small>
                </span>
                {line && <PriceChain cents={line.precio} steps={line.explicacion} who={person.name} />}
                <IconButton label={t('desk.take_out', { nombre: person.name })} icon={IconX} onClick={() => onRemove(index)} />
              </div>
              {person.warning && <p className="pp-warning">{person.warning}</p>}
            </li>
          )
        })}
      </ol>
      {people.length > 0 && (
        <div className="pp-total" aria-live="polite">
          <span>{t('desk.total')}</span>
          <b className="tabular">{quote ? formatEuros(quote.total) : '…'}</b>
        </div>
      )}
      {people.length > 0 && quote?.pago_inmediato && quote.total > 0 && <p className="pp-warning">{t('booking.pago_inmediato')}</p>}
    </>
  )
}
