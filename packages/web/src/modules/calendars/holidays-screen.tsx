import './calendars.css'
import { listHolidays, saveHolidays } from '@app/contract/calendars/holidays'
import { field } from '@app/contract/kit/kinds'
import { dayInYear, indexOf, monthDayAt, monthDayOf } from '@app/contract/values/month-day'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { call, useRead } from '../../kit/api.ts'
import { FormFrame } from '../../kit/form.tsx'
import { SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { Refused } from '../../kit/refused.ts'
import { YearStrip } from '../../kit/schedule/year-strip.tsx'
import { Screen } from '../../kit/screen.tsx'
import { LinesSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { today } from '../../kit/today.ts'
import { useForm } from '../../kit/use-form.ts'
import { type HolidayDraft, holidayComplaints, holidayDrafts, holidayIn, holidaysSent, merged, newHoliday } from './holiday-draft.ts'
import { HolidayImport } from './holiday-import.tsx'
import { HolidayRow } from './holiday-row.tsx'

/** /calendarios/calendarios/festivos: the days on which everything is closed, of every year and of this one and the next. */
export function HolidaysScreen() {
  const reading = useRead(listHolidays, {})
  return (
    <Screen reading={reading} skeleton={<LinesSkeleton lines={12} />}>
      {reading.data && <HolidaysForm rows={reading.data} />}
    </Screen>
  )
}

const fields = { festivos: field.json<readonly HolidayDraft[]>() }

function HolidaysForm({ rows }: { rows: Parameters<typeof holidayDrafts>[0] }) {
  const now = Number(today().slice(0, 4))
  const [year, setYear] = useState(now)
  const [selected, setSelected] = useState<string | null>(null)
  const [wasTried, setTried] = useState(false)
  const row = useMemo(() => ({ festivos: holidayDrafts(rows) }), [rows])
  const form = useForm({
    id: useId(),
    fields,
    row,
    onSubmit: async (values) => {
      setTried(true)
      const all = values.festivos as readonly HolidayDraft[]
      if (holidayComplaints(all).size > 0) throw new Refused(422, { msg: t('msg.invalid_input') }, '')
      await call(saveHolidays, holidaysSent(all))
      setTried(false)
      toast.good(t('Operacio_realitzada_correctament'))
    },
  })
  const holidays = form.draft.festivos as readonly HolidayDraft[]
  const complaints = holidayComplaints(holidays)
  const set = (next: readonly HolidayDraft[]) => form.set('festivos', next)
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
    const holiday = newHoliday({ day })
    set([...holidays, holiday])
    choose(holiday.key)
  }
  const remove = (key: string) => set(holidays.filter((one) => one.key !== key))
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
    <FormFrame form={form} className="cal-form">
      <section className="card cal-year" aria-labelledby={`${form.id}-year`}>
        <header>
          <h2 id={`${form.id}-year`}>{t('calendars.closed_days', { n: here.length })}</h2>
          <SegmentedControl
            aria-label={t('calendars.year')}
            value={String(year)}
            data={[String(now), String(now + 1)]}
            onChange={(one) => setYear(Number(one))}
          />
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
          onDelete={remove}
        />
        <p className="cal-hint">{t('calendars.holidays_hint')}</p>
      </section>
      <HolidayImport onList={(list) => set(merged(holidays, list, t('calendars.holiday')))} />
      <section className="card" aria-label={t('menu.holidays')}>
        <ul className="cal-holidays">
          {here.map(({ one }) => (
            <HolidayRow
              key={one.key}
              holiday={one}
              year={year}
              years={[now, now + 1]}
              isSelected={selected === one.key}
              complaint={wasTried || complaints.get(one.key) === 'calendars.holiday_twice' ? (complaints.get(one.key) ?? null) : null}
              onFocus={() => setSelected(one.key)}
              onChange={(next) => set(holidays.map((other) => (other.key === one.key ? next : other)))}
              onRemove={() => remove(one.key)}
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
