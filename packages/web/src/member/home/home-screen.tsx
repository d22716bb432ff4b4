import './home.css'
import type { OutputOf } from '@app/contract/kit/action'
import { home } from '@app/contract/member-page/home'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { IconBallTennis, IconSchool } from '@tabler/icons-react'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { whenWords } from '../dates.ts'
import { EntryCard } from '../entry/entry-card.tsx'
import { Answer, Card, Line, Note } from '../parts.tsx'
import { BookingCard, inThrees, placeOf } from './booking-card.tsx'
import { OwedCard } from './owed-card.tsx'

type Home = OutputOf<typeof home>

const MoreBookings = ({ reservas, hoy }: Pick<Home, 'reservas' | 'hoy'>) => (
  <Card title={t('member-page.more_bookings')}>
    <ul className="player-lines">
      {reservas.map((one) => (
        <Line
          key={one.id_reg_reserva}
          icon={<IconBallTennis size={20} stroke={1.6} />}
          title={whenWords(one.fecha, one.hora_ini, hoy)}
          note={placeOf(one)}
        >
          {one.pin_reserva && <Code code={one.pin_reserva} />}
        </Line>
      ))}
    </ul>
  </Card>
)

const Code = ({ code }: { code: string }) => (
  <span className="player-code">
    <span className="player-soft">{t('member-page.door_code')}</span> <b>{inThrees(code)}</b>
  </span>
)

const Classes = ({ clases, hoy }: Pick<Home, 'clases' | 'hoy'>) => (
  <Card title={t('member-page.classes')}>
    <ul className="player-lines">
      {clases.map((one) => (
        <Line
          key={one.id_reg_reserva}
          icon={<IconSchool size={20} stroke={1.6} />}
          title={whenWords(one.fecha, one.hora_ini, hoy)}
          note={`${one.desc_curso} · ${one.desc_recurso}, ${t('member-page.until', { hora: formatMinute(one.hora_ini + one.duracion) })}`}
        >
          {one.pin_reserva && <Code code={one.pin_reserva} />}
        </Line>
      ))}
    </ul>
  </Card>
)

const Courses = ({ cursos, actividades }: Pick<Home, 'cursos' | 'actividades'>) => (
  <Card title={t('member-page.courses')}>
    <ul className="player-lines">
      {cursos.map((one) => (
        <Line
          key={`c${one.id_mst_curso} ${one.espera}`}
          title={one.desc_curso}
          note={
            one.espera
              ? t('member-page.waiting')
              : one.fecha_inicio_cuota && t('member-page.since', { fecha: formatDay(one.fecha_inicio_cuota) })
          }
        />
      ))}
      {actividades.map((one) => (
        <Line
          key={`a${one.id_reg_actividades_grupo}`}
          title={one.desc_actividad}
          note={[
            one.desc_actividades_grupo,
            t('member-page.from_to', { desde: formatDay(one.fecha_ini), hasta: formatDay(one.fecha_fin) }),
          ].join(' · ')}
        />
      ))}
    </ul>
  </Card>
)

/** Milliseconds after which the entry at the door is asked again. */
const entryStale = 60_000

/** Start page: the next booking with its code, the entry at the door, what is owed, then further bookings, classes and courses. */
export function HomeScreen() {
  const read = useRead(home, {}, { refetchInterval: entryStale })
  return (
    <Answer read={read}>
      {(all) => {
        const [next, ...more] = all.reservas
        return (
          <div className="player-columns">
            {next ? (
              <BookingCard booking={next} hoy={all.hoy} minuto={all.minuto} />
            ) : (
              <Card>
                <Note title={t('member-page.no_bookings')} hint={t('member-page.no_bookings_hint')} />
              </Card>
            )}
            <EntryCard {...all} />
            {all.debe.total > 0 && <OwedCard debe={all.debe} />}
            {more.length > 0 && <MoreBookings reservas={more} hoy={all.hoy} />}
            {all.clases.length > 0 && <Classes clases={all.clases} hoy={all.hoy} />}
            {all.cursos.length + all.actividades.length > 0 && <Courses cursos={all.cursos} actividades={all.actividades} />}
          </div>
        )
      }}
    </Answer>
  )
}
