import { formatCount } from '../../kit/grid/cells/value.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type Course, freePlaces } from './course-row.ts'

const share = (part: number, whole: number) => `${Math.min(1, part / whole) * 100}%`

/** Occupied places, offered ones hatched, free ones empty. */
const PlacesBar = ({ limite_alumnos: places, limite_alumnos_activos: inside, ofrecidas }: Course) => (
  <span className="cu-bar" aria-hidden>
    <i style={{ width: share(inside, places) }} />
    <i data-offered style={{ width: share(ofrecidas, places) }} />
  </span>
)

/** Count with its noun, which a card leaves to screen readers; nothing for none. */
function Counted({ tone, n, text }: { tone: 'offered' | 'waiting'; n: number; text: string }) {
  if (n === 0) return null
  return (
    <span className="cu-count" data-tone={tone} data-n={formatCount(n)}>
      <span className="cu-long">+ {text}</span>
    </span>
  )
}

/** Places of a course as a bar and in words: '11/12 + 1 ofrecida + 3 en espera', 'quedan 3', 'sin límite', 'solo lista'. */
export function PlacesCell({ course }: { course: Course }) {
  const { limite_alumnos: places, limite_alumnos_activos: inside, limite_alumnos_espera: waiting, ofrecidas, es_lista_espera } = course
  if (es_lista_espera) {
    return (
      <span className="cu-places">
        <span className="cu-list">{t('courses.only_list')}</span>
        <b>{formatCount(waiting)}</b>
      </span>
    )
  }
  const free = freePlaces(course)
  return (
    <span className="cu-places">
      {places === 0 ? <span className="cu-nolimit">{t('courses.no_limit')}</span> : <PlacesBar {...course} />}
      <b>{places === 0 ? formatCount(inside) : `${formatCount(inside)}/${formatCount(places)}`}</b>
      <Counted tone="offered" n={ofrecidas} text={t('courses.offered', { n: formatCount(ofrecidas) })} />
      <Counted tone="waiting" n={waiting} text={t('courses.waiting', { n: formatCount(waiting) })} />
      {free !== null && free > 0 && waiting === 0 && ofrecidas === 0 && (
        <span className="cu-left">{t('courses.left', { n: formatCount(free) })}</span>
      )}
    </span>
  )
}
