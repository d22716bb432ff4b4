import './calendars.css'
import { listHolidays, saveHolidays } from '@app/contract/calendars/holidays'
import type { OutputOf } from '@app/contract/kit/action'
import { dayInYear, indexOf, monthDayAt, monthDayOf } from '@app/contract/values/month-day'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { FormFrame } from '../../kit/forms/form.tsx'
import { SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call, useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { YearStrip } from '../../kit/schedule/year-strip.tsx'
import { Screen } from '../../kit/screen/screen.tsx'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { duplicateKeys, holidayFields, holidayIn, holidayOf, holidayRows, holidaysSent, mergeHolidays, put } from './holiday-draft.ts'
import { HolidayImport } from './holiday-import.tsx'
import { HolidayRow } from './holiday-row.tsx'

/** /calendarios/calendarios/festivos: the days the whole club is closed, of every year and of this one and the next. */
export function HolidaysScreen() {
  const reading = useRead(listHolidays, {})
  return (
    <Screen reading={reading} skeleton={<LinesSkeleton lines={12} />}>
      {reading.data && <HolidaysForm rows={reading.data} />}
    </Screen>
  )
}

function HolidaysForm({ rows }: { rows: OutputOf<typeof listHolidays> }) {
  const now = Number(today().slice(0, 4))
  const [year, setYear] = useState(now)
  const [selected, setSelected] = useState<string | null>(null)
  const form = useForm({
    name: 'holidays',
    fields: holidayFields,
    first: { festivos: holidayRows(rows) },
    by: { festivos: { by: ['id'] } },
    save: async ({ festivos }) => {
      if (twice.size > 0) throw new RefusedError(422, { msg: t('msg.invalid_input') }, '')
      await call(saveHolidays, holidaysSent(festivos), { read: { festivos: rows } })
    },
  })
  const lines = form.rows('festivos')
  const holidays = lines.all.map(holidayOf)
  const twice = duplicateKeys(holidays)
  const here = holidays
    .flatMap((one) => {
      const at = holidayIn(one, year)
      return at === null ? [] : [{ one, at }]
    })
    .sort((a, b) => a.at - b.at)
  const choose = (key: string | null) => {
    setSelected(key)
    if (key) requestAnimationFrame(() => document.getElementById(`holiday-${key}`)?.focus())
  }
  const add = (at: number) => {
    const day = dayInYear(at, year)
    if (!day) return
    choose(lines.add({ day, name: '' }))
  }
  const rowOf = (key: string) => lines.all.find((row) => row.key === key)!
  const take = (list: Parameters<typeof mergeHolidays>[1]) => {
    const { named, added } = mergeHolidays(holidays, list, t('calendars.holiday'))
    for (const holiday of named) put(rowOf(holiday.key), holiday)
    if (added.length > 0) lines.add(...added)
  }
  const free = () => {
    const day = today()
    const taken = new Set(here.map(({ at }) => at))
    const first = year === now ? monthDayOf(day) : 101
    const at = Array.from({ length: 366 }, (_, index) => index)
      .map((index) => monthDayAt(indexOf(first) + index))
      .find((one) => !taken.has(one) && dayInYear(one, year))
    if (at) add(at)
  }
  return (
    <FormFrame form={form} looks={{ festivos: { label: t('menu.holidays') } }} className="cal-form">
      <section className="card cal-year" aria-labelledby={`${form.id}-year`}>
        <header>
          <h2 id={`${form.id}-year`}>{t('calendars.closed_days', { n: here.length })}</h2>
          <SegmentedControl aria-label={t('calendars.year')} value={year} data={[now, now + 1]} onChange={setYear} />
        </header>
        <YearStrip
          label={t('menu.holidays')}
          year={year}
          single
          ranges={here.map(({ one, at }) => ({
            id: one.key,
            ini: at,
            fin: at,
            label: one.name || t('calendars.holiday'),
            tone: one.day === null ? 3 : 0,
          }))}
          selected={selected}
          onSelect={choose}
          onCreate={({ ini }) => add(ini)}
          onDelete={(key) => rowOf(key).remove()}
        />
        <p className="cal-hint">{t('calendars.holidays_hint')}</p>
      </section>
      <HolidayImport onList={take} />
      <section className="card" aria-label={t('menu.holidays')}>
        <ul className="cal-holidays">
          {here.map(({ one }) => (
            <HolidayRow
              key={one.key}
              holiday={one}
              year={year}
              years={[now, now + 1]}
              isSelected={selected === one.key}
              complaint={twice.has(one.key) ? t('calendars.holiday_twice') : form.complaints[`festivos.${one.key}.name`]?.join(' ')}
              onFocus={() => setSelected(one.key)}
              onChange={(next) => put(rowOf(one.key), next)}
              onRemove={() => rowOf(one.key).remove()}
            />
          ))}
        </ul>
        {here.length === 0 && <p className="cal-none">{t('calendars.no_holidays')}</p>}
        <Button variant="default" leftSection={<IconPlus size={15} />} onClick={free}>
          {t('calendars.add_holiday')}
        </Button>
      </section>
      <SaveBar form={form} always />
    </FormFrame>
  )
}
