import type { OutputOf } from '@app/contract/kit/action'
import { dayQuery, plannerDay } from '@app/contract/planner/planner-day'
import { meanOccupancy } from '@app/contract/planner/planner-rules'
import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { by } from '@app/contract/values/order'
import { useQueries } from '@tanstack/react-query'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { readQuery } from '../../../kit/reads/api.ts'
import { useClock } from '../../../kit/reads/clock.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { LinesSkeleton } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { allowedSports } from '../allowed-sports.ts'

type DayAnswer = OutputOf<typeof plannerDay>
type Booking = DayAnswer['reservas'][number]
interface Sport {
  readonly id: number
  readonly text: string
  readonly answer: DayAnswer
}

/** Maximum number of unpaid bookings listed; the planner shows all of them. */
const named = 8
/** Name as in the planner: the booking's own, or its owner's. */
const nameOf = ({ nombre, socios }: Booking) => nombre || (socios[0]?.nombre_completo ?? '')
const owed = ({ total, pagado }: Booking) => total - pagado
const courtOf = ({ recursos }: DayAnswer, { id_mst_recurso }: Booking) =>
  recursos.find((court) => court.id_mst_recurso === id_mst_recurso)?.desc_recurso ?? ''

/** Today's bookings, sport by sport, and those begun but unpaid. */
export function SportsToday({ day }: { day: Day }) {
  const { minute } = useClock()
  const sports = allowedSports()
  const read = useQueries({ queries: sports.map(({ id }) => readQuery(plannerDay, dayQuery(id, day))) })
  const known = sports.flatMap(({ id, text }, at): Sport[] => {
    const answer = read[at]?.data
    return answer ? [{ id, text, answer }] : []
  })
  if (known.length < sports.length && read.some(({ isPending }) => isPending)) return <LinesSkeleton lines={sports.length + 2} />
  const due = known
    .flatMap((sport) => sport.answer.reservas.map((booking) => ({ sport, booking })))
    .filter(({ booking }) => booking.hora_ini <= minute && owed(booking) > 0)
    .toSorted(by(({ booking }) => booking.hora_ini))
  return (
    <>
      <Card title={t('ui.home_bookings')} className="page-wide">
        <ul className="page-list">
          {known.map((sport) => (
            <SportLine key={sport.id} sport={sport} minute={minute} />
          ))}
        </ul>
      </Card>
      <Card
        title={t('ui.home_due', { importe: formatEuros(due.reduce((sum, { booking }) => sum + owed(booking), 0)) })}
        hint={t('ui.home_due_hint')}
      >
        {due.length === 0 && <p className="page-good">{t('ui.home_nothing_due')}</p>}
        <ul className="page-list">
          {due.slice(0, named).map(({ sport, booking }) => (
            <li key={booking.id_reg_reserva}>
              <span className="tabular">{formatMinute(booking.hora_ini)}</span>
              <ScreenLink to={`/reservas/${sport.id}/${booking.id_reg_reserva}`}>{nameOf(booking)}</ScreenLink>
              <span className="page-cut dimmed">{courtOf(sport.answer, booking)}</span>
              <b className="tabular">{formatEuros(owed(booking))}</b>
            </li>
          ))}
        </ul>
        {due.length > named && <p className="dimmed">{t('core.in_use_more', { count: due.length - named })}</p>}
      </Card>
    </>
  )
}

function SportLine({ sport: { id, text, answer }, minute }: { sport: Sport; minute: number }) {
  const { reservas, recursos } = answer
  const percent = Math.round(meanOccupancy(recursos))
  const next = reservas.filter(({ hora_ini }) => hora_ini >= minute).toSorted(by((one) => one.hora_ini))[0]
  return (
    <li className="page-sport">
      <ScreenLink to={`/reservas/${id}`}>{text}</ScreenLink>
      <b>{t('planner.bookings', { count: reservas.length })}</b>
      <span className="page-meter" title={t('planner.occupancy', { percent })}>
        <i style={{ width: `${percent}%` }} aria-hidden />
        <span>{t('planner.occupancy', { percent })}</span>
      </span>
      <span className="page-cut dimmed">
        {next && t('ui.home_next', { hora: formatMinute(next.hora_ini), nombre: nameOf(next), pista: courtOf(answer, next) })}
      </span>
    </li>
  )
}
