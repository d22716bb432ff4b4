import './booking-config.css'
import type { TextKey } from '@app/contract'
import { inherited, type Times, timeNames } from '@app/contract/booking-config/times'
import type { Fields } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { useId, useMemo } from 'react'
import { FormFrame } from '../../kit/form.tsx'
import { SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { Control } from '../../kit/kinds/control.tsx'
import { Refused } from '../../kit/refused.ts'
import { toast } from '../../kit/toasts.ts'
import { useForm } from '../../kit/use-form.ts'
import { useTimeOptions } from './time-options.ts'

export interface TimesRow extends Times {
  readonly id: number
  readonly text: string
}
interface Props {
  /** Names the draft that outlives an expired session. */
  name: string
  label: string
  /** Key of the words of -1. */
  inheritedText: TextKey
  rows: readonly TimesRow[]
  /** Saves the rows that were changed. */
  onSave: (changed: readonly ({ id: number } & Times)[]) => Promise<unknown>
}

const cell = (id: number, name: string) => `${name} ${id}`
const label = (text: string, name: keyof Times) => `${text}: ${t(`booking-configuration.${name}`)}`

/** 'filas.2.max_tiempo_reserva' of the answer → the cell of the third row that was sent. */
function atCells({ status, msg, code, fields }: Refused, sent: readonly { id: number }[]): Refused {
  const named = Object.entries(fields).map(([path, complaints]) => {
    const [, row, name] = path.split('.')
    return [sent[Number(row)] ? cell(sent[Number(row)]!.id, name ?? timeNames[0]) : path, complaints]
  })
  return new Refused(status, { msg, code, ...Object.fromEntries(named) }, msg)
}

/** Types under each other with their three times; the ones that were changed are saved together. */
export function TimesTable({ name, label: title, inheritedText, rows, onSave }: Props) {
  const options = useTimeOptions(inheritedText)
  const fields = useMemo<Fields>(
    () => Object.fromEntries(rows.flatMap(({ id }) => timeNames.map((time) => [cell(id, time), field.integer({ min: inherited })]))),
    [rows],
  )
  const first = useMemo(() => Object.fromEntries(rows.flatMap((row) => timeNames.map((time) => [cell(row.id, time), row[time]]))), [rows])
  const form = useForm({
    id: useId(),
    name,
    fields,
    row: first,
    onSubmit: async (values, changed) => {
      const touched = rows.filter(({ id }) => timeNames.some((time) => changed.includes(cell(id, time))))
      const sent = touched.map(({ id }) => ({ id, ...Object.fromEntries(timeNames.map((time) => [time, values[cell(id, time)]])) }))
      try {
        await onSave(sent as unknown as ({ id: number } & Times)[])
      } catch (error) {
        throw error instanceof Refused ? atCells(error, sent) : error
      }
      toast.good(t('Operacio_realitzada_correctament'))
    },
  })
  const looks = Object.fromEntries(rows.flatMap(({ id, text }) => timeNames.map((time) => [cell(id, time), { label: label(text, time) }])))
  return (
    <div className="bc-table">
      <FormFrame form={form} words="booking-configuration" looks={looks}>
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
          <tbody className="unlabelled">
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.text}</th>
                {timeNames.map((time) => (
                  <td key={time} data-label={t(`booking-configuration.${time}`)}>
                    <Control
                      id={`${form.id}-${cell(row.id, time)}`}
                      name={cell(row.id, time)}
                      field={fields[cell(row.id, time)]!}
                      value={form.draft[cell(row.id, time)]}
                      label={label(row.text, time)}
                      options={options(row[time])}
                      error={form.complaints[cell(row.id, time)]?.join(' ')}
                      onChange={form.set}
                      onLeave={form.leave}
                    />
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
