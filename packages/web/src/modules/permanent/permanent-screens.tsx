import { getCourse } from '@app/contract/courses/courses'
import { courtDropdown } from '@app/contract/courts/courts'
import { permanentInfo } from '@app/contract/permanent/permanent-bookings'
import { plannerDay } from '@app/contract/planner/planner-day'
import { useQueries } from '@tanstack/react-query'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { readQuery, useRead } from '../../kit/reads/api.ts'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { CourseLink } from './course-link.tsx'
import { SeriesForm } from './series-form.tsx'
import { useFormSeries } from './use-form-series.ts'
import { useListContext } from './use-list-context.ts'

interface CourtChoice {
  readonly id: number
  readonly text: string
}

/** Courts of a sport; for a course those of its sports, every court if it has none. */
export function useCourts(sport: number | null, course: number | null) {
  const own = useRead(getCourse, course === null ? null : { id: course })
  const sports = sport === null ? (own.data?.tiposrecurso ?? []) : [sport]
  const isAll = sport === null && (course === null || own.data?.tiposrecurso.length === 0)
  const all = useRead(courtDropdown, isAll ? {} : null)
  const days = useQueries({ queries: sports.map((id) => readQuery(plannerDay, { id })) })
  const pending = [course !== null && own, isAll && all, ...days].filter((one) => one !== false)
  const ofSports = days.flatMap(({ data }) => data?.recursos ?? [])
  const courts: readonly CourtChoice[] | undefined = isAll
    ? all.data
    : ofSports.map(({ id_mst_recurso: id, desc_recurso: text }) => ({ id, text }))
  return {
    isPending: pending.some((one) => one.isPending),
    error: (pending.find((one) => one.error)?.error ?? null) as RefusedError | null,
    refetch: () => pending.map((one) => one.refetch()),
    /** Undefined until every read has come. */
    courts: pending.every((one) => one.isSuccess) ? courts : undefined,
    course: own.data,
  }
}

/** …/permanent/new: a permanent booking of a sport or a course. */
export function NewPermanentScreen() {
  const { sport, course: id, list } = useListContext()
  const reading = useCourts(sport, id)
  const { courts, course } = reading
  const back = () => go(list)
  return (
    <Screen
      title={course && t('permanent.new_of_course', { curso: course.desc_curso })}
      actions={course && <CourseLink course={course} />}
      reading={reading}
      skeleton={<FormSkeleton lines={10} />}
    >
      {courts && <SeriesForm info={null} courts={courts} sport={sport} course={course ?? null} onSaved={back} onCancel={back} />}
    </Screen>
  )
}

/** …/permanent/edit/{id_mst_reservasfijas}: the same form, filled. */
export function EditPermanentScreen() {
  const { sport, course, list } = useListContext()
  const id = useNumberParam('id_mst_reservasfijas')
  const reading = useRead(permanentInfo, { id })
  const { courts = [] } = useCourts(sport, course)
  const info = useFormSeries('permanent', reading.data)
  const back = () => go(list)
  const own = info?.recursos.filter((court) => !courts.some((one) => one.id === court)) ?? []
  return (
    <Screen title={info?.nombre} reading={reading} skeleton={<FormSkeleton lines={10} />}>
      {info && (
        <SeriesForm
          key={id}
          info={info}
          courts={[...courts, ...own.map((court) => ({ id: court, text: `#${court}` }))]}
          sport={sport}
          course={null}
          onSaved={back}
          onCancel={back}
        />
      )}
    </Screen>
  )
}
