import { paymentSlot } from '@app/contract/courts/court-parts'
import { slotComplaints } from '@app/contract/courts/court-rules'
import { type getPaymentSlot, updatePaymentSlot } from '@app/contract/courts/payment-slots'
import type { OutputOf } from '@app/contract/kit/action'
import { pick } from '@app/contract/kit/resource'
import { dayOfMonth, type MonthDay, monthDay, monthOf } from '@app/contract/values/month-day'
import type { WeekHours } from '@app/contract/values/week-slots'
import { useMemo } from 'react'
import { FormFrame } from '../../../kit/forms/form.tsx'
import { FormSections, SaveBar, sideBySide } from '../../../kit/forms/form-fields.tsx'
import { useForm } from '../../../kit/forms/use-form.ts'
import { call } from '../../../kit/reads/api.ts'
import { WeekGrid } from '../../../kit/schedule/week-grid.tsx'
import { YearStrip } from '../../../kit/schedule/year-strip.tsx'
import { monthNames } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'

const days = ['diaInicio', 'mesInicio', 'diaFin', 'mesFin'] as const
const week = ['hora_ini', 'hora_fin', 'dias'] as const
const fields = pick(paymentSlot.fields, ...days, ...week)

interface Props {
  slot: OutputOf<typeof getPaymentSlot>
  /** Called once the saved values are no longer an unsaved change. */
  onSaved: () => void
  onCancel: () => void
}

const monthOptions = () => monthNames().map((text, index) => ({ value: index + 1, text }))

/** Days of the year, weekdays and hours of a payment slot, in fields and in two equivalent pictures. */
export function PaymentSlotForm({ slot, onSaved, onCancel }: Props) {
  const looks = useMemo(() => {
    const half = sideBySide([...days, 'hora_ini', 'hora_fin'])
    const options = monthOptions()
    return { ...half, mesInicio: { half: true, options }, mesFin: { half: true, options } }
  }, [])
  const form = useForm({
    name: `payment-slot ${slot.id_reg_recurso_pagotramos}`,
    fields,
    first: slot,
    at: (path) => (path.startsWith('horario') ? 'hora_fin' : path),
    save: ({ hora_ini, hora_fin, ...rest }) =>
      call(updatePaymentSlot, { id: slot.id_reg_recurso_pagotramos, ...rest, horario: { hora_ini, hora_fin } }, { read: slot }),
    successMessage: null,
    onSaved,
  })
  const { set } = form
  const reading = form.read()
  const drawn = 'value' in reading && Object.keys(slotComplaints(reading.value)).length === 0 ? reading.value : null
  const setDay = (part: 'Inicio' | 'Fin', at: MonthDay) => {
    set(`dia${part}`, String(dayOfMonth(at)))
    set(`mes${part}`, monthOf(at))
  }
  const setHours = ({ dias, hora_ini, hora_fin }: WeekHours) => {
    if (hora_ini >= hora_fin) return
    set('dias', dias)
    set('hora_ini', hora_ini)
    set('hora_fin', hora_fin)
  }
  const parts = [[{ title: t('courts.slot_days'), names: days }], [{ title: t('courts.slot_hours'), names: week }]]
  return (
    <FormFrame form={form} words="payment-slot">
      <FormSections form={form} words="payment-slot" looks={looks} columns={parts} />
      {drawn && (
        <section className="card ct-pictures">
          <YearStrip
            label={t('courts.slot_days')}
            ranges={[{ id: 'slot', ini: monthDay(drawn.mesInicio, drawn.diaInicio), fin: monthDay(drawn.mesFin, drawn.diaFin) }]}
            onChange={(_id, { ini, fin }) => {
              setDay('Inicio', ini)
              setDay('Fin', fin)
            }}
          />
          <WeekGrid
            axis="across"
            label={t('courts.slot_hours')}
            slots={[{ id: 'slot', dias: drawn.dias, hora_ini: drawn.hora_ini, hora_fin: drawn.hora_fin }]}
            onChange={(_id, drawnHours) => setHours(drawnHours)}
          />
        </section>
      )}
      <SaveBar form={form} always onCancel={onCancel} />
    </FormFrame>
  )
}
