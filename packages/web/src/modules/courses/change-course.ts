import { updateCourse } from '@app/contract/courses/courses'
import { placesOfCourse } from '@app/contract/fees/places/course-offers'
import type { SentOf } from '@app/contract/kit/action'
import { choose } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { call } from '../../kit/reads/api.ts'
import { locale, t } from '../../kit/texts/i18n.ts'
import type { CourseRow } from './course-row.ts'

/** Change that the user took back. */
export const notChanged = () => new RefusedError(0, {}, t('courses.not_changed'))

/** Asks whether the places that a higher limit opens are offered to those that wait; they are named. */
async function mayOffer({ id_mst_curso: id }: CourseRow, limit: number): Promise<boolean> {
  const { activos, espera } = await call(placesOfCourse, { id })
  const later = espera.filter(({ estado }) => estado !== 'ofrecida')
  const open = espera.length - later.length
  const free = limit - activos - open
  const next = later.slice(0, Math.max(0, free))
  if (next.length === 0) return true
  const names = new Intl.ListFormat(locale(), { type: 'conjunction' }).format(next.map((one) => one.nombre_completo))
  const answer = await choose(t('courses.offer_question', { n: formatCount(free), nombres: names }), [
    { id: 'hold', text: t('courses.hold') },
    { id: 'offer', text: t('courses.offer') },
  ])
  if (answer === null) throw notChanged()
  return answer === 'offer'
}

/** Changes a cell of a course; the server refuses a fee with a price for a list, and a limit below those inside. */
export async function changeCourse(row: CourseRow, key: keyof CourseRow & string, typed: unknown): Promise<void> {
  const value = key === 'limite_alumnos' ? Number(typed ?? 0) : typed === '' ? null : typed
  const isAsked = key === 'limite_alumnos' && row.limite_alumnos_espera > 0 && Number(value) > row.limite_alumnos
  const ofrecer = !isAsked || (await mayOffer(row, Number(value)))
  const input = { id: row.id_mst_curso, [key]: value, ...(isAsked && { ofrecer }) } as SentOf<typeof updateCourse>
  await call(updateCourse, input, { read: { [key]: row[key] } })
}
