import type { DayMonths } from '@app/contract/calendars/day-months'
import type { ScheduleComplaints } from '@app/contract/calendars/schedule-rules'
import { isDay } from '@app/contract/values/day'
import { dayInYear, type MonthDay, monthDayOf, type YearSpan } from '@app/contract/values/month-day'
import { ascending } from '@app/contract/values/order'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { Complaint } from '../../kit/fields/complaint.tsx'
import { DateField } from '../../kit/fields/date-field.tsx'
import { MonthDayField } from '../../kit/fields/month-day-field.tsx'
import { today } from '../../kit/reads/today.ts'
import { YearStrip } from '../../kit/schedule/year-strip.tsx'
import type { YearMark } from '../../kit/schedule/year-strip-model.ts'
import { t } from '../../kit/texts/i18n.ts'
import { rangeText } from './opening-labels.ts'
import type { DraftRange } from './schedule-draft.ts'

interface YearlyProps {
  ranges: readonly DayMonths[]
  marks: readonly YearMark[]
  complaints: ScheduleComplaints
  onChange: (ranges: readonly DayMonths[]) => void
}

const toSpan = ({ ini, fin }: YearSpan): DayMonths => ({ diames_ini: ini, diames_fin: fin })

/** Days of every year, on the strip and in equivalent rows (type 2). */
export function YearlyDates({ ranges, marks, complaints, onChange }: YearlyProps) {
  const [selected, setSelected] = useState<string | null>(null)
  const change = (index: number, more: Partial<DayMonths>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...more } : range)))
  const remove = (index: number) => {
    setSelected(null)
    onChange(ranges.filter((_, at) => at !== index))
  }
  const add = (range: DayMonths) => {
    setSelected(String(ranges.length))
    onChange([...ranges, range])
  }
  const complaintAt = (index: number) => complaints[`tipoHorario2_diasMeses.${index}`]
  const all = complaints.tipoHorario2_diasMeses
  return (
    <div>
      <YearStrip
        label={t('calendars.year')}
        ranges={ranges.map((range, index) => ({ id: String(index), ini: range.diames_ini, fin: range.diames_fin, tone: 1 }))}
        marks={marks}
        selected={selected}
        onSelect={setSelected}
        onCreate={(span) => add(toSpan(span))}
        onChange={(id, span) => change(Number(id), toSpan(span))}
        onDelete={(id) => remove(Number(id))}
      />
      <p className="cal-hint">{t('pictures.year_hint')}</p>
      <div className="cal-ranges">
        {ranges.map((range, index) => (
          // ranges have no names
          <fieldset
            key={index}
            className={`cal-range${selected === String(index) ? ' selected' : ''}`}
            onFocus={() => setSelected(String(index))}
          >
            <legend className="sr-only">{rangeText(range)}</legend>
            <MonthDayField
              label={t('calendars.from_day')}
              value={range.diames_ini}
              onChange={(diames_ini: MonthDay) => change(index, { diames_ini })}
            />
            <MonthDayField
              label={t('calendars.to_day')}
              value={range.diames_fin}
              onChange={(diames_fin: MonthDay) => change(index, { diames_fin })}
            />
            <IconButton size={30} label={`${t('core.delete')} ${rangeText(range)}`} icon={IconTrash} onClick={() => remove(index)} />
            <Complaint text={complaintAt(index) && t(complaintAt(index)!.key, complaintAt(index)!.values)} />
          </fieldset>
        ))}
        <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => add({ diames_ini: 615, diames_fin: 915 })}>
          {t('calendars.add_range')}
        </Button>
      </div>
      <Complaint text={all && t(all.key, all.values)} />
    </div>
  )
}

interface DatedProps {
  range: DraftRange
  marks: (year: number) => readonly YearMark[]
  complaint: string | null
  onChange: (range: DraftRange) => void
}

/** Part of a dated range within a year. */
export function inYear({ fecha_ini, fecha_fin }: DraftRange, year: number): YearSpan | null {
  if (!isDay(fecha_ini) || !isDay(fecha_fin) || fecha_fin < fecha_ini) return null
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  if (fecha_fin < first || fecha_ini > last) return null
  return { ini: fecha_ini < first ? 101 : monthDayOf(fecha_ini), fin: fecha_fin > last ? 1231 : monthDayOf(fecha_fin) }
}

/** From one day to another, on the strip of this year or the next and in fields (type 3). */
export function DatedRange({ range, marks, complaint, onChange }: DatedProps) {
  const now = Number(today().slice(0, 4))
  const [year, setYear] = useState(() => Math.max(now, Number(range.fecha_ini.slice(0, 4)) || now))
  const span = inYear(range, year)
  const toDates = ({ ini, fin }: YearSpan): DraftRange => ({ fecha_ini: dayInYear(ini, year) ?? '', fecha_fin: dayInYear(fin, year) ?? '' })
  const set = (more: Partial<DraftRange>) => onChange({ ...range, ...more })
  const years = ascending([now, now + 1, year])
  return (
    <div>
      <div className="cal-dates">
        <DateField
          label={t('opening.fecha_ini')}
          w={160}
          value={range.fecha_ini}
          onChange={(day) => set({ fecha_ini: day ?? '' })}
          required
        />
        <DateField
          label={t('opening.fecha_fin')}
          w={160}
          value={range.fecha_fin}
          error={complaint}
          onChange={(day) => set({ fecha_fin: day ?? '' })}
          required
        />
        <SegmentedControl aria-label={t('calendars.year')} value={year} data={years} onChange={setYear} />
      </div>
      <YearStrip
        label={t('calendars.year')}
        year={year}
        ranges={span ? [{ id: 'range', ...span, tone: 2 }] : []}
        marks={marks(year)}
        onCreate={(drawn) => onChange(toDates(drawn))}
        onChange={(_id, drawn) => onChange(toDates(drawn))}
        onDelete={() => onChange({ fecha_ini: '', fecha_fin: '' })}
      />
      <p className="cal-hint">{t('pictures.year_hint')}</p>
    </div>
  )
}
