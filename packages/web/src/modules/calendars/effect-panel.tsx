import { scheduleEffect } from '@app/contract/calendars/effect'
import type { NewSchedule } from '@app/contract/calendars/schedule-rules'
import type { OutputOf } from '@app/contract/kit/action'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { Alert, Select } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { ScreenLink } from '../../kit/buttons/link.tsx'
import { DateField } from '../../kit/fields/date-field.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { useDebounced } from '../../kit/reads/use-debounced.ts'
import { Card } from '../../kit/screen/card.tsx'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { DayBars } from './day-bars.tsx'
import { openText, weekdayAndDate } from './opening-labels.ts'

type Effect = OutputOf<typeof scheduleEffect>
interface Props {
  calendar: number
  /** Changed schedule; null for a new one. */
  own: number | null
  /** Null while it is invalid. */
  schedule: NewSchedule | null
  courts: readonly { readonly id_mst_recurso: number; readonly desc_recurso: string }[]
  /** Initially shown day. */
  firstDay: Day
}

const wait = 250

/** Effect of the schedule on a court on a day, and the bookings it would exclude, before saving. */
export function EffectPanel({ calendar, own, schedule, courts, firstDay }: Props) {
  const [court, setCourt] = useState<number | null>(courts[0]?.id_mst_recurso ?? null)
  const [chosen, setDay] = useState<Day | null>(null)
  const day = chosen ?? firstDay
  const query = useDebounced(schedule && { id: calendar, id_mst_horarios: own, day, id_mst_recurso: court, ...schedule }, wait)
  const isRight = schedule !== null
  const reading = useRead(scheduleEffect, isRight ? query : null, { keepPrevious: true, staleTime: 0 })
  return (
    <Card className="cal-effect" title={t('calendars.effect')} hint={t('calendars.effect_hint')}>
      <div className="cal-dates">
        {courts.length > 0 && (
          <Select
            label={t('calendars.court')}
            data={courts.map(({ id_mst_recurso, desc_recurso }) => ({ value: id_mst_recurso, label: desc_recurso }))}
            value={court}
            allowDeselect={false}
            searchable
            w={200}
            onChange={setCourt}
          />
        )}
        <DateField label={t('calendars.day')} w={160} value={day} onChange={(next) => next && setDay(next)} />
      </div>
      {!isRight && <p className="dimmed">{t('calendars.effect_not_yet')}</p>}
      {isRight && reading.error && <ReadError error={reading.error} onRetry={reading.refetch} />}
      {isRight && reading.isPending && <LinesSkeleton lines={3} />}
      {isRight && reading.data && <EffectDetails effect={reading.data} hasCourts={courts.length > 0} />}
    </Card>
  )
}

function EffectDetails({
  effect: { day, antes, despues, reservas_fuera: outside, reservas },
  hasCourts,
}: {
  effect: Effect
  hasCourts: boolean
}) {
  const noteOf = ({ festivo }: Effect['antes']) =>
    festivo === null ? null : t('calendars.holiday_closed', { nombre: festivo || t('calendars.holiday') })
  const isSame = JSON.stringify(antes.abierto) === JSON.stringify(despues.abierto)
  return (
    <>
      <p className="cal-sentence" aria-live="polite">
        {isSame
          ? t('calendars.effect_same', { dia: weekdayAndDate(day), horas: noteOf(antes) ?? openText(antes.abierto) })
          : t('calendars.effect_changes', { dia: weekdayAndDate(day), antes: openText(antes.abierto), despues: openText(despues.abierto) })}
      </p>
      <DayBars
        bars={[
          { label: t('calendars.now'), open: antes.abierto, note: noteOf(antes) },
          { label: t('calendars.then'), open: despues.abierto, note: noteOf(despues) },
        ]}
      />
      {!hasCourts && <p className="dimmed">{t('calendars.no_courts_yet')}</p>}
      {outside > 0 && (
        <Alert
          variant="light"
          color="yellow"
          icon={<IconAlertTriangle size={16} />}
          title={t('calendars.outside', { n: outside })}
          className="cal-outside"
          classNames={{ title: 'cal-outside-title' }}
        >
          <ul>
            {reservas.slice(0, 8).map((booking) => (
              <li key={booking.id_reg_reserva}>
                <ScreenLink to={`/reservas/${booking.id_mst_tiporecurso}/${booking.id_reg_reserva}`}>
                  {formatDay(booking.fecha)} {formatMinute(booking.hora_ini)}–{formatMinute(booking.hora_fin)} · {booking.desc_recurso}
                  {booking.nombre ? ` · ${booking.nombre}` : ''}
                </ScreenLink>
              </li>
            ))}
            {outside > 8 && <li>{t('core.in_use_more', { count: outside - 8 })}</li>}
          </ul>
        </Alert>
      )}
    </>
  )
}
