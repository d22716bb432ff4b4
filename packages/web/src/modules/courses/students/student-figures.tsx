import { feeDesk } from '@app/contract/fees/fee'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { FigureButton } from '../../../kit/buttons/figure-button.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { momentText } from './offer-time.ts'
import { type Course, type CoursePlaces, offersOf, type Student } from './student-row.ts'

/** Bar of the places: occupied, offered and hatched, free. */
export function PlacesBar({ course }: { course: Course }) {
  const { limite_alumnos: limit, limite_alumnos_activos: inside, ofrecidas } = course
  if (limit === 0) return null
  const share = (n: number) => `${(100 * Math.min(n, limit)) / limit}%`
  return (
    <span className="stu-bar" aria-hidden>
      <i style={{ width: share(inside) }} />
      <i data-offered style={{ width: share(Math.min(ofrecidas, Math.max(0, limit - inside))) }} />
    </span>
  )
}

/** Places of a course in words: «11 de 12». */
export const placesText = ({ limite_alumnos: limit, limite_alumnos_activos: inside, es_lista_espera }: Course) => {
  if (es_lista_espera) return t('students.list_only')
  const n = formatCount(inside)
  return limit === 0 ? t('students.inside_no_limit', { n }) : t('students.inside_of', { n, limite: formatCount(limit) })
}

/** Offered and free places in words. */
export function freeText({ limite_alumnos: limit, limite_alumnos_activos: inside, ofrecidas }: Course, places: CoursePlaces | undefined) {
  if (limit === 0) return t('students.no_limit')
  const [offer] = places ? offersOf(places) : []
  const free = Math.max(0, limit - inside - ofrecidas)
  const offered = offer
    ? t('students.offered_n_until', { n: formatCount(ofrecidas), hasta: momentText(offer.caduca) })
    : ofrecidas > 0 && t('students.offered_n', { n: formatCount(ofrecidas) })
  return [offered, (free > 0 || ofrecidas === 0) && t('students.free_n', { n: formatCount(free) })].filter(Boolean).join(' · ')
}

interface Props {
  course: Course
  places: CoursePlaces | undefined
  students: readonly Student[]
  onAll: () => void
  onOwing: () => void
}

/** Five figures: places, waiting, fee, monthly sum, unpaid; amounts with a right to see fees alone. */
export function StudentFigures({ course, places, students, onAll, onOwing }: Props) {
  const hasPrices = userMay(feeDesk)
  const { id_mst_cuotas, desc_cuota, precio, al_mes, limite_alumnos_espera: waiting } = course
  const [first] = places?.espera.map(({ pidio }) => pidio).toSorted() ?? []
  const inside = students.filter(({ fase }) => fase !== 'fue')
  const owing = students.filter(({ pendiente }) => (pendiente ?? 0) > 0)
  const unpaid = owing.reduce((sum, { pendiente }) => sum + (pendiente ?? 0), 0)
  const other = inside.filter(({ siguiente }) => siguiente !== null && siguiente.razon.motivo !== 'precio').length
  const toList = () => document.getElementById('stu-waiting')?.scrollIntoView({ block: 'nearest' })
  const toFee = () => (hasPrices && id_mst_cuotas !== null ? go(`/cuotas/${id_mst_cuotas}/detail`) : onAll())
  const insideOf = (
    <>
      {placesText(course)} <PlacesBar course={course} />
    </>
  )
  return (
    <div className="stu-figures" role="group" aria-label={t('students.figures')}>
      <FigureButton name={t('students.places')} value={insideOf} more={freeText(course, places)} onClick={onAll} />
      <FigureButton
        name={t('member-fee.espera')}
        value={formatCount(waiting)}
        more={first && t('students.since', { fecha: formatDay(first) })}
        onClick={toList}
      />
      <FigureButton name={t('fees.fee')} value={desc_cuota ?? '—'} more={precio === null ? '—' : formatEuros(precio)} onClick={toFee} />
      <FigureButton
        name={t('students.a_month')}
        value={al_mes === null ? '—' : formatEuros(al_mes)}
        more={hasPrices ? t('students.with_other_price', { n: formatCount(inside.length), otros: formatCount(other) }) : undefined}
        onClick={onAll}
      />
      <FigureButton
        name={t('fees.unpaid')}
        value={hasPrices ? formatEuros(unpaid) : '—'}
        more={hasPrices ? t('students.n_students', { n: formatCount(owing.length) }) : undefined}
        tone={unpaid > 0 ? 'bad' : undefined}
        onClick={hasPrices ? onOwing : onAll}
      />
    </div>
  )
}
