import '@mantine/dates/styles.css'
import 'dayjs/locale/ca'
import 'dayjs/locale/es'
import 'dayjs/locale/eu'
import 'dayjs/locale/fr'
import 'dayjs/locale/it'
import 'dayjs/locale/pt'
import 'dayjs/locale/en-gb'
import type { Day } from '@app/contract/values/day'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { language } from '../texts/i18n.ts'

/** Month for picking a day, Monday first. Loaded when a date field opens it. */
export function Calendar({ day, onPick }: { day: Day | null; onPick: (day: Day) => void }) {
  return (
    <DatesProvider settings={{ locale: language() === 'en' ? 'en-gb' : language(), firstDayOfWeek: 1 }}>
      <DatePicker size="xs" value={day} {...(day && { defaultDate: day })} onChange={(picked) => picked && onPick(picked)} highlightToday />
    </DatesProvider>
  )
}
