import { removeSchedule } from '@app/contract/calendars/schedules'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { confirmDelete } from '../../kit/dialogs/dialogs.ts'
import { useAction } from '../../kit/reads/api.ts'
import { WeekGrid } from '../../kit/schedule/week-grid.tsx'
import { hoursText, weekdaysText } from '../../kit/schedule/week-labels.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { scheduleTitle } from './opening-labels.ts'
import type { Schedule } from './schedule-draft.ts'

interface Props {
  schedule: Schedule
  isSelected: boolean
}

/** One schedule: its validity, its week, and the actions to change and delete it. */
export function ScheduleCard({ schedule, isSelected }: Props) {
  const { id_mst_horarios: id, id_mst_calendario, tipo_horario, horas } = schedule
  const title = scheduleTitle(schedule)
  const remove = useAction(removeSchedule, { toast: true })
  const path = `/calendarios/${id_mst_calendario}/detail/horario/${id}/edit`
  const onDelete = async () => {
    if (await confirmDelete(title, t('calendars.delete_schedule_hint'))) await remove.run({ id })
  }
  return (
    <section className={`card cal-schedule${isSelected ? ' selected' : ''}`} id={`schedule-${id}`} aria-labelledby={`schedule-${id}-title`}>
      <header>
        <div>
          <h2 id={`schedule-${id}-title`}>{title}</h2>
          <p className="dimmed">{t(`calendars.type_hint.${tipo_horario}`)}</p>
        </div>
        {remove.may && (
          <div className="cal-acts">
            <Button
              variant="default"
              leftSection={<IconPencil size={15} />}
              aria-label={`${t('core.edit')} ${title}`}
              onClick={() => go(path)}
            >
              {t('core.edit')}
            </Button>
            <ActionIcon
              variant="default"
              size={30}
              loading={remove.isBusy}
              aria-label={`${t('core.delete')} ${title}`}
              onClick={() => void onDelete()}
            >
              <IconTrash size={15} />
            </ActionIcon>
          </div>
        )}
      </header>
      {horas.length === 0 ? (
        <p className="cal-none">{t('calendars.no_slots')}</p>
      ) : (
        <>
          <WeekGrid
            label={t('calendars.week_of', { nombre: title })}
            axis="across"
            slots={horas.map((slot) => ({ ...slot, id: String(slot.id_reg_horario_hora), tone: tipo_horario - 1 }))}
          />
          <ul className="cal-list">
            {horas.map((slot) => (
              <li key={slot.id_reg_horario_hora}>
                <b>{weekdaysText(slot.dias)}</b> {hoursText(slot)}{' '}
                <span className="dimmed">{t('calendars.length_of', { n: slot.duracion })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
