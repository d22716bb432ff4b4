import './calendars.css'
import type { getCalendar } from '@app/contract/calendars/calendars'
import { scheduleComplaints } from '@app/contract/calendars/schedule-rules'
import { changeSchedule, generateSchedule } from '@app/contract/calendars/schedules'
import type { OutputOf } from '@app/contract/kit/action'
import { useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { Complaint } from '../../kit/fields/complaint.tsx'
import { FormFrame } from '../../kit/forms/form.tsx'
import { SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { EffectPanel } from './effect-panel.tsx'
import { DatedRange, YearlyDates } from './schedule-dates.tsx'
import { asNew, firstDay, firstSchedule, noDates, type Schedule, scheduleFields, typedDraft } from './schedule-draft.ts'
import { ScheduleWeek } from './schedule-week.tsx'
import { useHolidayMarks } from './use-holiday-marks.ts'

interface Props {
  calendar: OutputOf<typeof getCalendar>
  /** Schedule to change; null for a new one. */
  schedule: Schedule | null
  onSaved: () => void
  onCancel: () => void
}
const types = [1, 2, 3] as const

/** Form of a schedule: days of the year, hours of the week, and the effect of the change. */
export function ScheduleForm({ calendar, schedule, onSaved, onCancel }: Props) {
  const own = schedule?.id_mst_horarios ?? null
  const hasWholeYear = calendar.horarios.some((one) => one.tipo_horario === 1 && one.id_mst_horarios !== own)
  const [wasTried, setTried] = useState(false)
  const marks = useHolidayMarks()
  const form = useForm({
    name: `horario ${calendar.id_mst_calendario} ${own ?? 'new'}`,
    fields: scheduleFields,
    first: firstSchedule(schedule, hasWholeYear ? 2 : 1),
    save: async (values) => {
      setTried(true)
      const sent = asNew({ ...values, rang: values.rang ?? noDates })
      if (Object.keys(scheduleComplaints(sent)).length > 0) {
        requestAnimationFrame(() => document.querySelector('.cal-form .complaint')?.scrollIntoView({ block: 'center' }))
        throw new RefusedError(422, { msg: t('msg.invalid_input') }, '')
      }
      const input = { id: calendar.id_mst_calendario, ...sent }
      return schedule === null
        ? call(generateSchedule, input)
        : call(changeSchedule, { ...input, id_mst_horarios: schedule.id_mst_horarios }, { read: schedule })
    },
    onSaved: () => onSaved(),
  })
  const draft = typedDraft(form)
  const complaints = scheduleComplaints(asNew(draft))
  const isEarly = ({ key }: { key: string }) => !wasTried && (key === 'calendario.sin_fechas' || key === 'invalid.required')
  const shown = Object.fromEntries(Object.entries(complaints).filter(([, one]) => !isEarly(one)))
  const when = { label: t('calendars.when') }
  const looks = { tipoHorario: when, tipoHorario2_diasMeses: when, rang: when, horaris: { label: t('calendars.hours') } }
  const dated = shown['rang.fecha_fin'] ?? shown.rang
  return (
    <FormFrame form={form} looks={looks} className="cal-form">
      <section className="card" aria-labelledby={`${form.id}-when`}>
        <h2 id={`${form.id}-when`}>{t('calendars.when')}</h2>
        <div className="cal-types" role="radiogroup" aria-labelledby={`${form.id}-when`}>
          {types.map((type) => (
            <label key={type} className="cal-type">
              <input
                type="radio"
                name={`${form.id}-type`}
                checked={draft.tipoHorario === type}
                disabled={type === 1 && hasWholeYear}
                onChange={() => form.set('tipoHorario', type)}
              />
              <span>
                <b>{t(`calendars.type.${type}`)}</b>
                {type === 1 && hasWholeYear ? t('calendars.type_1_taken') : t(`calendars.type_hint.${type}`)}
              </span>
            </label>
          ))}
        </div>
        <Complaint text={form.complaints.tipoHorario?.join(' ')} />
        {draft.tipoHorario === 2 && (
          <YearlyDates
            ranges={draft.tipoHorario2_diasMeses}
            marks={marks(null)}
            complaints={shown}
            onChange={(ranges) => form.set('tipoHorario2_diasMeses', ranges)}
          />
        )}
        {draft.tipoHorario === 3 && (
          <DatedRange
            range={draft.rang}
            marks={marks}
            complaint={dated ? t(dated.key, dated.values) : (form.complaints.rang?.join(' ') ?? null)}
            onChange={(range) => form.set('rang', range.fecha_ini || range.fecha_fin ? range : '')}
          />
        )}
      </section>
      <Card title={t('calendars.hours')}>
        <ScheduleWeek
          slots={draft.horaris}
          tone={draft.tipoHorario - 1}
          complaints={shown}
          onChange={(slots) => form.set('horaris', slots)}
        />
      </Card>
      <EffectPanel
        calendar={calendar.id_mst_calendario}
        own={own}
        schedule={Object.keys(complaints).length === 0 ? asNew(draft) : null}
        courts={calendar.recursos}
        firstDay={firstDay(draft, today())}
      />
      <SaveBar form={form} always save={own === null ? t('calendars.generate') : t('core.save')} onCancel={onCancel} />
    </FormFrame>
  )
}
