import type { YearDay } from '@app/contract/tariffs/tariffs'
import { formatMonthDay, isMonthDay, monthDay, parseMonthDay } from '@app/contract/values/month-day'
import { Button, CloseButton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { YearStrip } from '../../kit/schedule/year-strip.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { TariffForm } from './tariff-fields.ts'
import { dayOf, stretchesOf, withDays, without } from './year-days.ts'

/** Chosen days of every year: drawn on the strip, typed below it. */
export function YearStripDays({ form }: { form: TariffForm }) {
  const days = form.draft.dias_tarifa
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const put = (next: readonly YearDay[]) => form.set('dias_tarifa', next)
  const stretches = stretchesOf(days).map((span) => ({ ...span, id: `${span.ini}` }))
  const add = () => {
    const at = parseMonthDay(typed)
    const day = at === null ? null : dayOf(at)
    if (!day || !isMonthDay(monthDay(day.mes, day.dia_mes))) return setWrong(t('tarifa.dia_imposible', { dia: typed }))
    setTyped('')
    setWrong(null)
    put(withDays(days, { ini: at!, fin: at! }))
  }
  const textOf = ({ ini, fin }: { ini: number; fin: number }) =>
    ini === fin ? formatMonthDay(ini) : `${formatMonthDay(ini)} – ${formatMonthDay(fin)}`
  return (
    <div className="tf-year">
      <YearStrip
        label={t('tarifa.dibujo_ano')}
        ranges={stretches}
        single
        selected={selected}
        onSelect={setSelected}
        onCreate={(span) => put(withDays(days, span))}
        onChange={(id, span) => {
          const before = stretches.find((one) => one.id === id)
          put(withDays(before ? without(days, before) : days, span))
        }}
        onDelete={(id) => {
          const removed = stretches.find((one) => one.id === id)
          if (removed) put(without(days, removed))
        }}
      />
      <div className="tf-day-add">
        <TextInput
          id={`${form.id}-dias_tarifa`}
          label={t('tarifa.dia_mes')}
          placeholder="24/06"
          className="kit-number"
          autoComplete="off"
          value={typed}
          error={wrong ?? form.complaints.dias_tarifa?.join(' ')}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="default" onClick={add} disabled={typed.trim() === ''}>
          {t('tarifa.anadir_dia')}
        </Button>
      </div>
      {stretches.length > 0 && (
        <ul className="tf-days" aria-label={t('tarifa.dias_del_ano')}>
          {stretches.map((span) => (
            <li key={span.id}>
              {textOf(span)}
              <CloseButton size="xs" aria-label={t('tarifa.quitar_dia', { dia: textOf(span) })} onClick={() => put(without(days, span))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
