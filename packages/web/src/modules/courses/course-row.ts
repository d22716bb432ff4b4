import type { getCourse } from '@app/contract/courses/courses'
import type { OutputOf } from '@app/contract/kit/action'
import { formatMinute } from '@app/contract/values/minute'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { weekdaysText } from '../../kit/schedule/week-labels.ts'
import { language, t } from '../../kit/texts/i18n.ts'

export type Course = OutputOf<typeof getCourse>

/** Row of the grid of courses, with complaints about its cells. */
export type CourseRow = Course & { readonly fallos: Readonly<Record<string, string>> }

/** Id of the row that is not saved yet. */
export const newRow = 0

/** Addresses of a course: its students, its permanent bookings. */
export const studentsPath = (fee: number, course: number) => `/cursos/${fee}/${course}/detail`
export const seriesPath = (course: number) => `/cursos/${course}/permanent`

/** Places without a student that nobody was offered; null without a limit, and for a list. */
export const freePlaces = ({ limite_alumnos, limite_alumnos_activos, ofrecidas, es_lista_espera }: Course): number | null =>
  es_lista_espera || limite_alumnos === 0 ? null : Math.max(0, limite_alumnos - limite_alumnos_activos - ofrecidas)

export const isWaitedFor = (row: Course) => !row.es_lista_espera && row.limite_alumnos_espera > 0
export const hasPlaces = (row: Course) => !row.es_lista_espera && freePlaces(row) !== 0

/** Courses by the names of group and course; those without a group are last. */
export function inOrder(courses: readonly Course[]): Course[] {
  const { compare } = new Intl.Collator(language(), { numeric: true })
  const rank = ({ id_mst_curso_grupo }: Course) => Number(id_mst_curso_grupo === null)
  return courses.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      compare(one.desc_curso_grupo ?? '', other.desc_curso_grupo ?? '') ||
      compare(one.desc_curso, other.desc_curso),
  )
}

/** Days, hours and courts of the permanent bookings: 'ma 20:00–21:00 · P3, P4'. */
export const timetableText = ({ horario }: Course): string =>
  horario
    .map(({ dias, hora_ini, hora_fin, recursos }) => {
      const hours = `${weekdaysText(dias)} ${formatMinute(hora_ini)}–${formatMinute(hora_fin)}`
      return recursos.length === 0 ? hours : `${hours} · ${recursos.join(', ')}`
    })
    .join('; ')

const sum = (rows: readonly Course[], of: (row: Course) => number) => rows.reduce((total, row) => total + of(row), 0)

/** Places of several courses: students and places, offered ones, those that wait, those on lists. */
export function placesSummary(rows: readonly Course[]): string {
  const saved = rows.filter((row) => row.id_mst_curso !== newRow)
  const courses = saved.filter((row) => !row.es_lista_espera)
  const inside = formatCount(sum(courses, (row) => row.limite_alumnos_activos))
  const hasLimits = courses.length > 0 && courses.every((row) => row.limite_alumnos > 0)
  const offered = sum(courses, (row) => row.ofrecidas)
  const waiting = sum(courses, (row) => row.limite_alumnos_espera)
  const onLists = sum(
    saved.filter((row) => row.es_lista_espera),
    (row) => row.limite_alumnos_espera,
  )
  if (saved.length === 0) return ''
  return [
    hasLimits ? `${inside}/${formatCount(sum(courses, (row) => row.limite_alumnos))}` : inside,
    ...(offered > 0 ? [t('courses.offered', { n: formatCount(offered) })] : []),
    ...(waiting > 0 ? [t('courses.waiting', { n: formatCount(waiting) })] : []),
    ...(onLists > 0 ? [t('courses.on_list', { n: formatCount(onLists) })] : []),
  ].join(' · ')
}
