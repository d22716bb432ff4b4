import {
  type configuration,
  configurationInput,
  createConfiguration,
  updateConfiguration,
} from '@app/contract/booking-config/configurations'
import { timeNames } from '@app/contract/booking-config/times'
import { bookingType } from '@app/contract/bookings/booking-type'
import { courtType } from '@app/contract/courts/court-type'
import type { OutputOf } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import { memberType } from '@app/contract/members/member-type'
import { passType } from '@app/contract/pass-types/pass-type'
import { allWeekdays } from '@app/contract/values/weekdays'
import { useMemo } from 'react'
import { choicesOf } from '../../kit/fields/choices.ts'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar, sideBySide } from '../../kit/forms/form-fields.tsx'
import type { Name } from '../../kit/forms/form-types.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { call, useChoices } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { CheckList } from './check-list.tsx'
import { daysOf, flagsOf } from './config-labels.ts'
import { useTimeOptions } from './time-options.ts'

type Configuration = OutputOf<typeof configuration>
interface Props {
  id: number
  /** Stored configuration; null for a new one. */
  stored: Configuration | null
  onSaved: (saved: Configuration) => void
  onCancel?: (() => void) | undefined
}
const { lu: _lu, ma: _ma, mi: _mi, ju: _ju, vi: _vi, sa: _sa, do: _do, ...formFields } = configurationInput
/** The seven flags of the table are one control. */
const fields = { ...formFields, dias: { ...field.weekdays(), need: 'defaulted' as const, fallback: allWeekdays } }

type Names = readonly Name<typeof fields>[]
const what: Names = ['desc_configuracion', 'id_mst_tiporeserva', 'id_mst_tiporecurso']
const when: Names = ['hora_ini', 'hora_fin', 'dias']
const hours = ['horas_reservas_dia', 'horas_reservas_semana', 'horas_reservas_franja', 'horas_reservas_franja_consecutivas'] as const

const real = (ids: readonly number[]) => ids.filter((id) => id !== 0)

/** Fields of a configuration. The three times depend on each other: setting one requires the others. */
export function ConfigurationForm({ id, stored, onSaved, onCancel }: Props) {
  const options = useTimeOptions('booking-config.inherited')
  const members = useChoices(memberType)
  const passes = useChoices(passType)
  const bookings = useChoices(bookingType)
  const courts = useChoices(courtType)
  const form = useForm({
    name: `booking configuration ${id}`,
    fields,
    first: stored ? { ...stored, dias: daysOf(stored) } : undefined,
    save: async ({ dias, ...values }, { only: { dias: _days, ...only }, names }) => {
      const days = flagsOf(dias)
      if (!stored) return call(createConfiguration, { ...values, ...days })
      const { treated_data: _lists, ...read } = stored
      return call(updateConfiguration, { id, ...only, ...(names.has('dias') && days) }, { read })
    },
    onSaved,
  })
  const { draft, complaints } = form
  const looks = useMemo(() => {
    const choices = (list: typeof bookings) => ({
      half: true,
      options: choicesOf(list.data),
    })
    return {
      id_mst_tiporeserva: choices(bookings),
      id_mst_tiporecurso: choices(courts),
      ...sideBySide(['hora_ini', 'hora_fin', ...hours]),
      ...Object.fromEntries(timeNames.map((name) => [name, { options: options(stored?.[name] ?? -1) }])),
    }
  }, [bookings, courts, options, stored])
  const fieldsOf = (names: Names) => <FormFields form={form} names={names} words="booking-configuration" looks={looks} autoFocus={false} />
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
              picked={real(draft.tiposocios)}
              error={complaints.tiposocios?.join(' ')}
              onChange={(ids) => form.set('tiposocios', ids)}
            />
            <CheckList
              label={t('booking-configuration.tipoabonos')}
              none={t('booking-config.no_pass')}
              options={passes.data ?? []}
              picked={real(draft.tipoabonos)}
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
