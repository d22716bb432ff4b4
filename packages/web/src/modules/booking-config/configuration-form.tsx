import { configurationInput } from '@app/contract/booking-config/configurations'
import { timeNames } from '@app/contract/booking-config/times'
import { bookingType } from '@app/contract/bookings/booking-type'
import { courtType } from '@app/contract/courts/court-type'
import { field } from '@app/contract/kit/kinds'
import { memberType } from '@app/contract/members/member-type'
import { passType } from '@app/contract/pass-types/pass-type'
import { allWeekdays } from '@app/contract/values/weekdays'
import { useEffect, useId, useMemo, useState } from 'react'
import { useChoices } from '../../kit/api.ts'
import { Card } from '../../kit/card.tsx'
import { FormFrame } from '../../kit/form.tsx'
import { type FieldLooks, FormFields, SaveBar, sideBySide } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { useForm } from '../../kit/use-form.ts'
import { CheckList } from './check-list.tsx'
import { useTimeOptions } from './time-options.ts'

interface Props {
  id: number
  row: Readonly<Record<string, unknown>>
  /** Gives the id of what was saved. */
  onSave: (values: Record<string, unknown>) => Promise<number>
  /** Told once what was saved is no longer an unsaved change. */
  onSaved: (id: number) => void
  onCancel?: () => void
}
const { lu: _lu, ma: _ma, mi: _mi, ju: _ju, vi: _vi, sa: _sa, do: _do, ...asked } = configurationInput
/** The seven flags of the table are one control. */
const fields = { ...asked, dias: { ...field.weekdays(), need: 'defaulted' as const, fallback: allWeekdays } }

const what = ['desc_configuracion', 'id_mst_tiporeserva', 'id_mst_tiporecurso']
const when = ['hora_ini', 'hora_fin', 'dias']
const hours = ['horas_reservas_dia', 'horas_reservas_semana', 'horas_reservas_franja', 'horas_reservas_franja_consecutivas']

const idsOf = (value: unknown) => (Array.isArray(value) ? (value as number[]).filter((id) => id !== 0) : [])

/** What a configuration says. The three times go together: setting one asks for the others. */
export function ConfigurationForm({ id, row, onSave, onSaved, onCancel }: Props) {
  const [saved, setSaved] = useState<number | null>(null)
  const options = useTimeOptions('booking-config.inherited')
  const members = useChoices(memberType)
  const passes = useChoices(passType)
  const bookings = useChoices(bookingType)
  const courts = useChoices(courtType)
  const form = useForm({
    id: useId(),
    name: `booking configuration ${id}`,
    fields,
    row,
    onSubmit: async (values) => setSaved(await onSave(values)),
  })
  const { isDirty, draft, complaints } = form
  useEffect(() => {
    if (saved === null || isDirty) return
    setSaved(null)
    onSaved(saved)
  }, [saved, isDirty, onSaved])
  const looks = useMemo<FieldLooks>(() => {
    const choices = (list: typeof bookings) => ({
      half: true,
      options: (list.data ?? []).map((one) => ({ value: one.id, text: one.text })),
    })
    return {
      id_mst_tiporeserva: choices(bookings),
      id_mst_tiporecurso: choices(courts),
      ...sideBySide(['hora_ini', 'hora_fin', ...hours]),
      ...Object.fromEntries(timeNames.map((name) => [name, { options: options(Number(row[name] ?? -1)) }])),
    }
  }, [bookings, courts, options, row])
  const fieldsOf = (names: readonly string[]) => (
    <FormFields form={form} names={names} words="booking-configuration" looks={looks} autoFocus={false} />
  )
  return (
    <FormFrame form={form} words="booking-configuration">
      <div className="form-parts">
        <div>
          <Card title={t('booking-config.part.what')}>{fieldsOf(what)}</Card>
          <Card title={t('booking-config.part.when')}>{fieldsOf(when)}</Card>
          <Card title={t('booking-config.part.times')} hint={t('booking-config.part.times_hint')}>
            {fieldsOf(timeNames)}
          </Card>
        </div>
        <div>
          <Card title={t('booking-config.part.who')}>
            <CheckList
              label={t('booking-configuration.tiposocios')}
              none={t('booking-config.unassigned')}
              options={members.data ?? []}
              picked={idsOf(draft.tiposocios)}
              error={complaints.tiposocios?.join(' ')}
              onChange={(ids) => form.set('tiposocios', ids)}
            />
            <CheckList
              label={t('booking-configuration.tipoabonos')}
              none={t('booking-config.no_pass')}
              options={passes.data ?? []}
              picked={idsOf(draft.tipoabonos)}
              error={complaints.tipoabonos?.join(' ')}
              onChange={(ids) => form.set('tipoabonos', ids)}
            />
          </Card>
          <Card title={t('booking-config.part.hours')} hint={t('booking-config.part.hours_hint')}>
            {fieldsOf(hours)}
          </Card>
        </div>
      </div>
      <SaveBar form={form} always={id === 0} onCancel={onCancel} />
    </FormFrame>
  )
}
