import { paymentSlot } from '@app/contract/courts/court-parts'
import { slotComplaints, type YearlyHours } from '@app/contract/courts/court-rules'
import { type getPaymentSlot, updatePaymentSlot } from '@app/contract/courts/payment-slots'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { pick } from '@app/contract/kit/resource'
import { dayOfMonth, monthDay, monthOf } from '@app/contract/values/month-day'
import { useId, useMemo } from 'react'
import { call } from '../../kit/api.ts'
import { FormFrame } from '../../kit/form.tsx'
import { SaveBar, sideBySide } from '../../kit/form-fields.tsx'
import { FormSections } from '../../kit/form-sections.tsx'
import { locale, t } from '../../kit/i18n.ts'
import { WeekGrid } from '../../kit/schedule/week-grid.tsx'
import { YearStrip } from '../../kit/schedule/year-strip.tsx'
import { useForm } from '../../kit/use-form.ts'
import { complainingAt } from './list-refusals.ts'

const days = ['diaInicio', 'mesInicio', 'diaFin', 'mesFin'] as const
const week = ['hora_ini', 'hora_fin', 'dias'] as const
const fields = pick(paymentSlot.fields, ...days, ...week)

interface Props {
  slot: OutputOf<typeof getPaymentSlot>
  /** Told once what was saved is no longer an unsaved change. */
  onSaved: () => void
  onCancel: () => void
}

const monthOptions = () => {
  const { format } = new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => ({ value: index + 1, text: format(Date.UTC(2024, index, 1)) }))
}

/** The draft as a slot, while it is one that can be drawn. */
function drawable(draft: Readonly<Record<string, unknown>>): YearlyHours | null {
  const slot = Object.fromEntries([...days, ...week].map((name) => [name, Number(draft[name])])) as unknown as YearlyHours
  return Object.values(slot).some((value) => !Number.isInteger(value)) || Object.keys(slotComplaints(slot)).length > 0 ? null : slot
}

/** Days of the year, weekdays and hours of a payment slot, in fields and in two pictures of the same. */
export function PaymentSlotForm({ slot, onSaved, onCancel }: Props) {
  const row = useMemo(() => Object.fromEntries([...days, ...week].map((name) => [name, slot[name]])), [slot])
  const looks = useMemo(() => {
    const half = sideBySide([...days, 'hora_ini', 'hora_fin'])
    const options = monthOptions()
    return { ...half, mesInicio: { half: true, options }, mesFin: { half: true, options } }
  }, [])
  const form = useForm({
    id: useId(),
    name: 'payment-slot',
    fields,
    row,
    onSaved,
    onSubmit: async ({ hora_ini, hora_fin, ...rest }) => {
      const sent = { id: slot.id_reg_recurso_pagotramos, ...rest, horario: { hora_ini, hora_fin } }
      await complainingAt({ horario: 'hora_fin' }, () => call(updatePaymentSlot, sent as SentOf<typeof updatePaymentSlot>))
    },
  })
  const { set } = form
  const setAll = (values: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(values))
      set(name, typeof value === 'number' && name.startsWith('dia') && name !== 'dias' ? String(value) : value)
  }
  const drawn = drawable(form.draft)
  const parts = [[{ title: t('courts.slot_days'), names: days }], [{ title: t('courts.slot_hours'), names: week }]]
  return (
    <FormFrame form={form} words="payment-slot">
      <FormSections form={form} words="payment-slot" looks={looks} columns={parts} />
      {drawn && (
        <section className="card ct-pictures">
          <YearStrip
            label={t('courts.slot_days')}
            ranges={[{ id: 'slot', ini: monthDay(drawn.mesInicio, drawn.diaInicio), fin: monthDay(drawn.mesFin, drawn.diaFin) }]}
            onChange={(_id, { ini, fin }) =>
              setAll({ diaInicio: dayOfMonth(ini), mesInicio: monthOf(ini), diaFin: dayOfMonth(fin), mesFin: monthOf(fin) })
            }
          />
          <WeekGrid
            axis="across"
            label={t('courts.slot_hours')}
            slots={[{ id: 'slot', dias: drawn.dias, hora_ini: drawn.hora_ini, hora_fin: drawn.hora_fin }]}
            onChange={(_id, { dias, hora_ini, hora_fin }) => hora_ini < hora_fin && setAll({ dias, hora_ini, hora_fin })}
          />
        </section>
      )}
      <SaveBar form={form} always onCancel={onCancel} />
    </FormFrame>
  )
}
