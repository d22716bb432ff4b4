import { useCallback } from 'react'
import { useNumberParam, useParam, useSearchParam } from '../../kit/screen/navigation.ts'

/** Context of permanent bookings: a sport or a course; saving returns to that list, of its original day. */
export function useListContext() {
  const id = useNumberParam('id') || 1
  const [curso] = useSearchParam('curso')
  const [date] = useSearchParam('date')
  const ofPath = useParam('idcurso')
  const course = ofPath === '' ? Number(curso) || null : Number(ofPath)
  const base = course === null ? `/reservas/${id}/permanent` : `/cursos/${course}/permanent`
  const search = date ? `?date=${date}` : ''
  /** The form belongs to a sport; a course's returns to its list. */
  const edit = useCallback(
    (one: number) => (course === null ? `${base}/edit/${one}${search}` : `/reservas/${id}/permanent/edit/${one}?curso=${course}`),
    [base, search, course, id],
  )
  return {
    sport: course === null ? id : null,
    course,
    list: base + search,
    add: `${base}/new${search}`,
    edit,
  }
}
