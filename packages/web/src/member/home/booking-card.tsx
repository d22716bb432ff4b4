import type { OutputOf } from '@app/contract/kit/action'
import type { home } from '@app/contract/member-page/home'
import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { IconDoorEnter } from '@tabler/icons-react'
import { t } from '../../kit/texts/i18n.ts'
import { initials } from '../../kit/texts/initials.ts'
import { whenWords } from '../dates.ts'
import { usePay } from './use-pay.ts'

export type Booking = OutputOf<typeof home>['reservas'][number]

/** Sport, court and end of a booking: 'Pádel, Pista 2, hasta las 20:30'; without a court that was taken from it. */
export const placeOf = ({ desc_tiporecurso, desc_recurso, sin_pista, hora_ini, duracion }: Booking) =>
  [desc_tiporecurso, ...(sin_pista ? [] : [desc_recurso]), t('member-page.until', { hora: formatMinute(hora_ini + duracion) })].join(', ')

/** Most circles of players beside their names. */
const mostCircles = 3

function Players({ jugadores, invitados }: Pick<Booking, 'jugadores' | 'invitados'>) {
  const names = [...jugadores, ...(invitados > 0 ? [t('member-page.guests', { n: invitados })] : [])]
  if (names.length === 0) return null
  const hidden = jugadores.length + invitados - Math.min(jugadores.length, mostCircles)
  return (
    <div className="player-players">
      <span className="player-circles" aria-hidden>
        {jugadores.slice(0, mostCircles).map((name, index) => (
          // two players may have the same name
          <i key={`${index} ${name}`}>{initials(name)}</i>
        ))}
        {hidden > 0 && <i className="rest">+{hidden}</i>}
      </span>
      <span className="player-soft">{t('member-page.with', { nombres: names.join(', ') })}</span>
    </div>
  )
}

function State({ sin_pista, pendiente_confirmar, estado }: Pick<Booking, 'sin_pista' | 'pendiente_confirmar' | 'estado'>) {
  const shown = sin_pista ? 'sin_pista' : pendiente_confirmar ? 'por_confirmar' : estado
  if (shown === 'sin_precio') return null
  return <span className={`player-state ${shown === 'pagada' ? 'good' : 'warn'}`}>{t(`member-page.state.${shown}`)}</span>
}

/** Digits of a code in threes, easier to read out: '481 207'. */
export const inThrees = (code: string) => (/^\d{6}$/.test(code) ? `${code.slice(0, 3)}\u202f${code.slice(3)}` : code)

/** The next booking: day, court, players, its code at the door, and the payment of the own part. */
export function BookingCard({ booking, hoy, minuto }: { booking: Booking; hoy: Day; minuto: number }) {
  const { pay, isBusy } = usePay()
  // those that have ended are not here: one of yesterday goes on after midnight
  const isNow = booking.fecha < hoy || (booking.fecha === hoy && booking.hora_ini <= minuto)
  const mayPay = booking.facturas.length > 0 && booking.pendiente > 0
  return (
    <section className="player-card player-booking" aria-labelledby="player-booking">
      <div className="player-card-head">
        <span className="player-soft" id="player-booking">
          {t(isNow ? 'member-page.playing' : 'member-page.next_booking')}
        </span>
        <State {...booking} />
      </div>
      <h2 className="player-when">{whenWords(booking.fecha, booking.hora_ini, hoy)}</h2>
      <p className="player-where">{placeOf(booking)}</p>
      <Players {...booking} />
      {(booking.pin_reserva || mayPay) && (
        <div className="player-booking-foot">
          {booking.pin_reserva && (
            <span>
              <IconDoorEnter size={20} stroke={1.6} aria-hidden /> {t('member-page.door_code')} <b>{inThrees(booking.pin_reserva)}</b>
            </span>
          )}
          {mayPay && (
            <button type="button" disabled={isBusy} onClick={() => void pay(booking.facturas)}>
              {t('member-page.pay_sum', { importe: formatEuros(booking.pendiente) })}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
