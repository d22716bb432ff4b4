import './pending-around.css'
import { formatDay } from '@app/contract/values/day'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { bookingPath, courtsOf, isPending, rangeText, titleOf, usePlannerDay } from '../../planner/public.ts'

interface Props {
  row: {
    readonly id_reg_reserva: number
    readonly id_mst_tiporecurso: number
    readonly Fecha: string
    readonly Inicio: number
    readonly Fin: number
  }
}

/** Minutes before and after a booking whose neighbours are shown. */
const around = 90

/** Courts of the sport at the hour of a pending booking, its own first, each with the bookings about that hour or free. */
export function PendingAround({ row: { id_reg_reserva, id_mst_tiporecurso: sport, Fecha, Inicio, Fin } }: Props) {
  const { data, error, refetch } = usePlannerDay(sport, Fecha)
  if (error && !data) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton />
  const own = data.reservas.find((one) => one.id_reg_reserva === id_reg_reserva)?.id_mst_recurso
  const near = data.reservas.filter((one) => one.hora_ini < Fin + around && Inicio - around < one.hora_fin)
  const courts = data.recursos.toSorted((a, b) => Number(b.id_mst_recurso === own) - Number(a.id_mst_recurso === own))
  const openAll = new Set(
    courtsOf(data)
      .filter(
        ({ opens, closes, closed }) =>
          opens <= Inicio && (Fin <= closes || closes >= 1440) && !closed.some(({ from, to }) => from < Fin && Inicio < to),
      )
      .map(({ id }) => id),
  )
  return (
    <ul className="around" aria-label={t('desk.around', { fecha: formatDay(Fecha), horas: rangeText(Inicio, Fin) })}>
      {courts.map(({ id_mst_recurso, desc_recurso }) => {
        const bookings = near.filter((one) => one.id_mst_recurso === id_mst_recurso).toSorted((a, b) => a.hora_ini - b.hora_ini)
        const isTaken = bookings.some((one) => one.hora_ini < Fin && Inicio < one.hora_fin)
        return (
          <li key={id_mst_recurso} data-own={id_mst_recurso === own}>
            <b>{desc_recurso}</b>
            {!isTaken && <span>{openAll.has(id_mst_recurso) ? t('desk.free') : t('planner.closed')}</span>}
            {bookings.map((one) => (
              <ScreenLink
                key={one.id_reg_reserva}
                to={bookingPath(sport, Fecha, one.id_reg_reserva)}
                className={`around-one${isPending(one) ? ' waits' : ''}`}
              >
                {rangeText(one.hora_ini, one.hora_fin)} {titleOf(one)}
              </ScreenLink>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
