import './lights.css'
import type { OutputOf } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import { defaultLight, type LightHours, lightComplaints } from '@app/contract/lights/light-rules'
import { createLightSlot, type getLightSlot, updateLightSlot } from '@app/contract/lights/light-slots'
import { dayOfMonth, monthOf } from '@app/contract/values/month-day'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { Complaint } from '../../kit/fields/complaint.tsx'
import { MonthDayField } from '../../kit/fields/month-day-field.tsx'
import { TimeField } from '../../kit/fields/time-field.tsx'
import { FormFrame } from '../../kit/forms/form.tsx'
import { SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call } from '../../kit/reads/api.ts'
import { WeekGrid } from '../../kit/schedule/week-grid.tsx'
import { WeekToggles } from '../../kit/schedule/week-toggles.tsx'
import { YearStrip } from '../../kit/schedule/year-strip.tsx'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  calendar: number
  /** Slot to change; null for a new one. */
  slot: OutputOf<typeof getLightSlot> | null
  onSaved: () => void
  onCancel: () => void
}
const fields = { tramo: field.json<LightHours>() }
const newSlot: LightHours = { diames_ini: 101, diames_fin: 1231, ...defaultLight }

/** Slot as input of the call. */
const sent = ({ diames_ini, diames_fin, hora_ini, hora_fin, dias }: LightHours) => ({
  diaInicio: dayOfMonth(diames_ini),
  mesInicio: monthOf(diames_ini),
  diaFin: dayOfMonth(diames_fin),
  mesFin: monthOf(diames_fin),
  horario: {
    fecha_ini: { dia: null, mes: null, hora: Math.floor(hora_ini / 60), minuto: hora_ini % 60 },
    fecha_fin: { dia: null, mes: null, hora: Math.floor(hora_fin / 60), minuto: hora_fin % 60 },
  },
  dias,
})

/** Slot: start and end day, start and end time, weekdays with mark-all, on the pictures and in fields. */
export function SlotForm({ calendar, slot, onSaved, onCancel }: Props) {
  const form = useForm({
    name: `luz ${calendar} ${slot?.id ?? 'new'}`,
    fields,
    first: { tramo: slot ?? newSlot },
    save: async ({ tramo }) => {
      if (Object.keys(lightComplaints(tramo)).length > 0) throw new RefusedError(422, { msg: t('msg.invalid_input') }, '')
      return slot
        ? call(updateLightSlot, { id: slot.id, ...sent(tramo) }, { read: slot })
        : call(createLightSlot, { id_mst_luz_calendario: calendar, ...sent(tramo) })
    },
    onSaved,
  })
  const hours = form.draft.tramo
  const complaints = lightComplaints(hours)
  const complaintOf = (name: string) => complaints[name] && t(complaints[name].key, complaints[name].values)
  const set = (more: Partial<LightHours>) => form.set('tramo', { ...hours, ...more })
  return (
    <FormFrame form={form} looks={{ tramo: { label: t('lights.hours') } }} className="light-slot">
      <Card title={t('lights.dates')}>
        <div className="light-fields">
          <MonthDayField
            label={t('light-slot.diames_ini')}
            w={150}
            value={hours.diames_ini}
            error={complaintOf('diaInicio')}
            onChange={(diames_ini) => set({ diames_ini })}
          />
          <MonthDayField
            label={t('light-slot.diames_fin')}
            w={150}
            value={hours.diames_fin}
            error={complaintOf('diaFin')}
            onChange={(diames_fin) => set({ diames_fin })}
          />
        </div>
        <YearStrip
          label={t('lights.year')}
          ranges={[{ id: 'slot', ini: hours.diames_ini, fin: hours.diames_fin, tone: 2 }]}
          onChange={(_id, { ini, fin }) => set({ diames_ini: ini, diames_fin: fin })}
        />
        <p className="light-hint">{t('lights.dates_hint')}</p>
      </Card>
      <Card title={t('lights.hours')}>
        <div className="light-fields">
          <TimeField
            label={t('light-slot.hora_ini')}
            w={150}
            value={hours.hora_ini}
            max={1439}
            onChange={(hora_ini) => set({ hora_ini })}
          />
          <TimeField
            label={t('light-slot.hora_fin')}
            w={150}
            value={hours.hora_fin}
            error={complaintOf('horario')}
            onChange={(hora_fin) => set({ hora_fin })}
          />
          <div>
            <WeekToggles label={t('light-slot.dias')} value={hours.dias} onChange={(dias) => set({ dias })} />
            <Complaint text={complaintOf('dias')} />
          </div>
        </div>
        <WeekGrid
          label={t('lights.week')}
          axis="across"
          slots={[{ id: 'slot', dias: hours.dias, hora_ini: hours.hora_ini, hora_fin: hours.hora_fin, tone: 2 }]}
          onChange={(_id, { hora_ini, hora_fin }) => set({ hora_ini, hora_fin })}
        />
        <p className="light-hint">{t('lights.hours_hint')}</p>
      </Card>
      <SaveBar form={form} always onCancel={onCancel} />
    </FormFrame>
  )
}
