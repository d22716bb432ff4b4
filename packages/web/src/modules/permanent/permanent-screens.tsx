import { courtDropdown } from '@app/contract/courts/courts'
import { permanentInfo } from '@app/contract/permanent/permanent-bookings'
import { plannerDay } from '@app/contract/planner/planner-day'
import { useRead } from '../../kit/reads/api.ts'
import { go, useNumberParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../kit/screen/states.tsx'
import { SeriesForm } from './series-form.tsx'
import { useFormSeries } from './use-form-series.ts'
import { useListContext } from './use-list-context.ts'

/** Courts of a sport, or every court for a course. */
export function useCourts(sport: number | null) {
  const own = useRead(plannerDay, sport === null ? null : { id: sport })
  const all = useRead(courtDropdown, sport === null ? {} : null)
  const courts = own.data?.recursos.map((court) => ({ id: court.id_mst_recurso, text: court.desc_recurso })) ?? all.data
  return { ...(sport === null ? all : own), courts }
}

/** …/permanent/new: a permanent booking of a sport or a course. */
export function NewPermanentScreen() {
  const { sport, course, list } = useListContext()
  const reading = useCourts(sport)
  const back = () => go(list)
  return (
    <Screen reading={reading} skeleton={<FormSkeleton lines={10} />}>
      {reading.courts && <SeriesForm info={null} courts={reading.courts} sport={sport} course={course} onSaved={back} onCancel={back} />}
    </Screen>
  )
}

/** …/permanent/edit/{id_mst_reservasfijas}: the same form, filled. */
export function EditPermanentScreen() {
  const { sport, list } = useListContext()
  const id = useNumberParam('id_mst_reservasfijas')
  const reading = useRead(permanentInfo, { id })
  const { courts = [] } = useCourts(sport)
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
          course={info.id_mst_curso}
          onSaved={back}
          onCancel={back}
        />
      )}
    </Screen>
  )
}
