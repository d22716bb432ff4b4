import { type Day, formatDay } from '@app/contract/values/day'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { dayName } from '../../../kit/texts/date-labels.ts'
import { bookingPath } from '../../planner/public.ts'
import type { Course } from './student-row.ts'

/** Day of a class, linked to its booking. */
export function ClassDay({ day, booking, course }: { day: Day; booking: number | undefined; course: Course }) {
  const [sport] = course.tiposrecurso
  const text = `${dayName(day, 'weekday')} ${formatDay(day).slice(0, 5)}`
  return booking === undefined || sport === undefined ? text : <ScreenLink to={bookingPath(sport, day, booking)}>{text}</ScreenLink>
}
