import { pick } from '@app/contract/kit/resource'
import './calendars.css'
import { calendar as calendarResource } from '@app/contract/calendars/calendar'
import { type getCalendar, removeCalendar, updateCalendar } from '@app/contract/calendars/calendars'
import type { OutputOf } from '@app/contract/kit/action'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { RemovalButton, useRemoval } from '../../kit/dialogs/removal.tsx'
import { SideDrawer } from '../../kit/dialogs/side-drawer.tsx'
import { ActionForm } from '../../kit/forms/form.tsx'
import { useAction } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { YearStrip } from '../../kit/schedule/year-strip.tsx'
import type { YearRange } from '../../kit/schedule/year-strip-model.ts'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Empty, LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { CalendarCourts } from './calendar-courts.tsx'
import { scheduleTitle } from './opening-labels.ts'
import { ScheduleCard } from './schedule-card.tsx'
import { inYear } from './schedule-dates.tsx'
import { useCalendar } from './schedule-screens.tsx'
import { useHolidayMarks } from './use-holiday-marks.ts'

type Calendar = OutputOf<typeof getCalendar>
/** The call takes a change without a name; renaming a calendar requires one. */
const formFields = pick(calendarResource.fields, 'desc_calendario', 'activo')

/** Days of a year of each schedule, the stronger ones on top (A-31). */
const rangesOf = ({ horarios }: Calendar, year: number): YearRange[] =>
  horarios.flatMap((schedule): YearRange[] => {
    const { id_mst_horarios, tipo_horario, tipoHorario2_diasMeses, fecha_ini, fecha_fin } = schedule
    const base = { id: String(id_mst_horarios), label: scheduleTitle(schedule), tone: tipo_horario - 1 }
    if (tipo_horario === 1) return [{ ...base, ini: 101, fin: 1231 }]
    if (tipo_horario === 2) return tipoHorario2_diasMeses.map(({ diames_ini: ini, diames_fin: fin }) => ({ ...base, ini, fin }))
    const span = inYear({ fecha_ini: fecha_ini ?? '', fecha_fin: fecha_fin ?? '' }, year)
    return span ? [{ ...base, ...span }] : []
  })

/** /calendarios/{id}/detail: the schedules of a calendar, on the year and on their weeks; both can be deleted (R-071). */
export function CalendarScreen() {
  const id = useNumberParam('id')
  const reading = useCalendar(id)
  const calendar = reading.data
  const [isEditing, setEditing] = useState(false)
  const remove = useAction(removeCalendar)
  const removal = useRemoval({
    remove: () => remove.run({ id }),
    paths: [`/calendarios/${id}/detail`],
    list: '/calendarios',
  })
  const add = (
    <Button leftSection={<IconPlus size={15} />} onClick={() => go(`/calendarios/${id}/edit`)}>
      {t('calendars.add_schedule')}
    </Button>
  )
  return (
    <Screen
      title={calendar?.desc_calendario}
      reading={reading}
      skeleton={<LinesSkeleton lines={10} />}
      actions={
        calendar &&
        remove.may && (
          <>
            <RemovalButton removal={removal} name={calendar.desc_calendario} hint={t('calendars.delete_hint')} />
            <Button variant="default" leftSection={<IconPencil size={15} />} onClick={() => setEditing(true)}>
              {t('calendars.rename')}
            </Button>
            {calendar.horarios.length > 0 && add}
          </>
        )
      }
    >
      {calendar && <Schedules calendar={calendar} add={remove.may ? add : null} />}
      <SideDrawer opened={isEditing} title={t('calendars.rename')} onClose={() => setEditing(false)}>
        {calendar && (
          <ActionForm
            action={updateCalendar}
            given={{ id }}
            ask={['desc_calendario', 'activo']}
            stricter={formFields}
            words="calendar"
            first={calendar}
            onDone={() => setEditing(false)}
            onCancel={() => setEditing(false)}
          />
        )}
      </SideDrawer>
    </Screen>
  )
}

function Schedules({ calendar, add }: { calendar: Calendar; add: React.ReactNode }) {
  const now = Number(today().slice(0, 4))
  const [year, setYear] = useState(now)
  const [selected, setSelected] = useState<string | null>(null)
  const marks = useHolidayMarks()
  const choose = (id: string | null) => {
    setSelected(id)
    if (id) document.getElementById(`schedule-${id}`)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }
  if (calendar.horarios.length === 0)
    return <Empty title={t('calendars.no_schedules')} hint={t('calendars.no_schedules_hint')} {...(add && { action: add })} />
  return (
    <div className="cal-detail">
      <section className="card cal-year" aria-labelledby="cal-year">
        <header>
          <h2 id="cal-year">{t('calendars.year_picture')}</h2>
          <SegmentedControl aria-label={t('calendars.year')} value={year} data={[now, now + 1]} onChange={setYear} />
        </header>
        <YearStrip
          label={t('calendars.year_picture')}
          year={year}
          ranges={rangesOf(calendar, year)}
          marks={marks(year)}
          selected={selected}
          onSelect={choose}
        />
        <p className="cal-hint">{t('calendars.precedence')}</p>
      </section>
      <CalendarCourts courts={calendar.recursos} />
      <div className="cal-schedules">
        {calendar.horarios.map((schedule) => (
          <ScheduleCard key={schedule.id_mst_horarios} schedule={schedule} isSelected={selected === String(schedule.id_mst_horarios)} />
        ))}
      </div>
    </div>
  )
}
