import type { WeekHours } from '@app/contract/values/week-slots'
import { endOf } from '@app/contract/values/week-slots'
import { Radio } from '@mantine/core'
import { FormFields } from '../../kit/forms/form-fields.tsx'
import { WeekGrid } from '../../kit/schedule/week-grid.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { TariffForm } from './tariff-fields.ts'
import { YearStripDates } from './year-dates.tsx'
import { YearStripDays } from './year-picks.tsx'

const types = [1, 2, 3] as const
const looks = { hora_ini: { half: true }, hora_fin: { half: true } }

/** Hours allowed for a tariff: they end at midnight at the latest. */
const inside = ({ dias, hora_ini, hora_fin }: WeekHours): WeekHours => ({
  dias,
  hora_ini,
  hora_fin: endOf({ hora_ini, hora_fin }) > 1440 ? 1439 : hora_fin,
})

/** Validity of a tariff: days of the year, weekdays and hours, each drawn and typed. */
export function TariffValidity({ form }: { form: TariffForm }) {
  const { draft, set, complaints } = form
  const type = Number(draft.tipo_tarifa)
  const { hora_ini, hora_fin } = draft
  const dias = Number(draft.dias)
  const isDrawn = dias > 0 && typeof hora_ini === 'number' && typeof hora_fin === 'number' && hora_ini < hora_fin
  const take = (drawn: WeekHours) => {
    const shown = inside(drawn)
    set('dias', shown.dias)
    set('hora_ini', shown.hora_ini)
    set('hora_fin', shown.hora_fin)
  }
  return (
    <div className="tf-when">
      <Radio.Group
        aria-label={t('tariff.tipo_tarifa')}
        value={String(type)}
        onChange={(value) => set('tipo_tarifa', value)}
        error={complaints.tipo_tarifa?.join(' ')}
      >
        <div className="tf-types">
          {types.map((one) => (
            <Radio.Card key={one} value={String(one)} className="tf-type">
              {t(`tarifa.tipo.${one}`)}
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {type === 2 && <YearStripDays form={form} />}
      {type === 3 && <YearStripDates form={form} />}
      <FormFields form={form} names={['dias', 'hora_ini', 'hora_fin']} words="tariff" looks={looks} autoFocus={false} />
      <WeekGrid
        label={t('tarifa.dibujo_semana')}
        axis="across"
        slots={isDrawn ? [{ id: 'hours', dias, hora_ini, hora_fin }] : []}
        onCreate={take}
        onChange={(_id, drawn) => take(drawn)}
      />
    </div>
  )
}
