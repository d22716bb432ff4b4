import { getCalendar } from '@app/contract/calendars/calendars'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { useRead } from '../../kit/reads/api.ts'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { scheduleTitle } from './opening-labels.ts'
import { ScheduleForm } from './schedule-form.tsx'

/** Calendar with its schedules, as read by these screens. */
export const useCalendar = (id: number) => useRead(getCalendar, { id })

/** /calendarios/{id}/edit: a new schedule of the calendar (spec 1 §2). */
export function GenerateScheduleScreen() {
  const id = useNumberParam('id')
  const reading = useCalendar(id)
  const back = () => go(`/calendarios/${id}/detail`)
  return (
    <Screen
      title={reading.data && t('calendars.new_of', { nombre: reading.data.desc_calendario })}
      reading={reading}
      skeleton={<FormSkeleton lines={8} />}
    >
      {reading.data && <ScheduleForm calendar={reading.data} schedule={null} onSaved={back} onCancel={back} />}
    </Screen>
  )
}

/** /calendarios/{id}/detail/horario/{id_mst_horarios}/edit: another time for a schedule (spec 1 §2). */
export function EditScheduleScreen() {
  const id = useNumberParam('id')
  const own = useNumberParam('id_mst_horarios')
  const reading = useCalendar(id)
  const calendar = reading.data
  const schedule = calendar?.horarios.find((one) => one.id_mst_horarios === own)
  const isMissing = calendar !== undefined && schedule === undefined
  const missing = isMissing ? new RefusedError(404, {}, t('msg.not_found')) : null
  const back = () => go(`/calendarios/${id}/detail`)
  return (
    <Screen
      title={calendar && schedule && `${calendar.desc_calendario}: ${scheduleTitle(schedule)}`}
      reading={{ isPending: reading.isPending, error: reading.error ?? missing, refetch: reading.refetch }}
      skeleton={<FormSkeleton lines={8} />}
    >
      {calendar && schedule && <ScheduleForm key={own} calendar={calendar} schedule={schedule} onSaved={back} onCancel={back} />}
    </Screen>
  )
}
