import type { studentsOfCourse } from '@app/contract/courses/course-students'
import type { getCourse } from '@app/contract/courses/courses'
import type { placesOfCourse } from '@app/contract/fees/places/course-offers'
import type { OutputOf } from '@app/contract/kit/action'
import { formatMinute } from '@app/contract/values/minute'
import { listOf } from '@app/contract/values/weekdays'
import { weekdayNames } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { holderReason, reasonText } from '../../fees/public.ts'

export type Course = OutputOf<typeof getCourse>
export type CoursePlaces = OutputOf<typeof placesOfCourse>
export type Waiting = CoursePlaces['espera'][number]
type FreePlace = CoursePlaces['plazas'][number]
export type OpenOffer = NonNullable<FreePlace['oferta']>

/** Student of a course, with the next amount and the words of its reason. */
export type Student = OutputOf<typeof studentsOfCourse>[number] & { readonly paga: number | null; readonly porque: string }

/** Reason of a student's next amount; null without a right to see fees. */
export const studentReason = ({ siguiente, no_se_genera }: OutputOf<typeof studentsOfCourse>[number]) =>
  siguiente === null && no_se_genera === null ? null : holderReason({ siguiente, no_se_genera })

/** Student as a row of the list. */
export const asStudent = (row: OutputOf<typeof studentsOfCourse>[number]): Student => {
  const reason = studentReason(row)
  return { ...row, paga: row.siguiente?.importe ?? null, porque: reason ? reasonText(reason) : '' }
}

/** Parts of the list: all that have a place, those of them to come and those leaving, former students. */
export const studentParts = ['dentro', 'entra', 'sale', 'fue'] as const
export type StudentPart = (typeof studentParts)[number]
export const isInPart = (part: StudentPart, { fase }: Pick<Student, 'fase'>) => (part === 'dentro' ? fase !== 'fue' : fase === part)

/** Hours and courts of a course in words. */
export const timetableText = ({ horario }: Course) =>
  horario.length === 0
    ? t('students.no_hours')
    : horario
        .map(({ dias, hora_ini, hora_fin, recursos }) => {
          const days = listOf(dias).map((one) => weekdayNames('short')[one - 1])
          return [`${days.join(', ')} ${formatMinute(hora_ini)}–${formatMinute(hora_fin)}`, ...recursos].join(', ')
        })
        .join(' · ')

/** Open offers of a course. */
export const offersOf = ({ plazas }: CoursePlaces): OpenOffer[] => plazas.flatMap(({ oferta }) => (oferta ? [oferta] : []))

/** Address of a member's file. */
export const memberPath = (id: number) => `/socios/${id}/edit`
