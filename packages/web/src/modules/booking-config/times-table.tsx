import './booking-config.css'
import type { TextKey } from '@app/contract'
import { type Times, timeFields, timeNames } from '@app/contract/booking-config/times'
import { field } from '@app/contract/kit/kinds'
import { list, object } from '@app/contract/kit/shapes'
import { FormFrame } from '../../kit/forms/form.tsx'
import { RowField, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { t } from '../../kit/texts/i18n.ts'
import { useTimeOptions } from './time-options.ts'

export interface TimesRow extends Times {
  readonly id: number
  readonly text: string
}
interface Props {
  /** Names the draft that outlives an expired session. */
  name: string
  label: string
  /** Text key of -1. */
  inheritedText: TextKey
  rows: readonly TimesRow[]
  /** Saves the changed rows. */
  onSave: (changed: readonly ({ id: number } & Times)[]) => Promise<unknown>
}

const fields = { filas: list(object({ id: field.integer(), ...timeFields })) }
const label = (text: string, name: keyof Times) => `${text}: ${t(`booking-configuration.${name}`)}`

/** Types one below the other with their three times; the changed ones are saved together. */
export function TimesTable({ name, label: title, inheritedText, rows, onSave }: Props) {
  const options = useTimeOptions(inheritedText)
  const form = useForm({
    name,
    fields,
    first: { filas: [...rows] },
    by: { filas: { by: ['id'], sends: 'changed' } },
    save: ({ filas }) => onSave(filas),
  })
  const lines = form.rows('filas')
  return (
    <div className="bc-table">
      <FormFrame form={form} words="booking-configuration" looks={{ filas: { label: title } }}>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('booking-config.type')}</th>
              {timeNames.map((time) => (
                <th key={time} scope="col">
                  {t(`booking-configuration.${time}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.text}</th>
                {timeNames.map((time) => (
                  <td key={time} data-label={t(`booking-configuration.${time}`)}>
                    <RowField row={lines.at({ id: row.id })} name={time} label={label(row.text, time)} options={options(row[time])} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="dimmed">{t('booking-config.types_hint')}</p>
        <SaveBar form={form} />
      </FormFrame>
    </div>
  )
}
