import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Checkbox } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DateField } from '../../../kit/fields/date-field.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import type { AddedMembers, EnrolledCourse, GivenFee } from './use-added-members.ts'

const sumOf = (added: AddedMembers) => added.groups.entering.length + added.groups.waiting.length

/** Places of the course against those enrolled: the limit is exceeded, somebody waits before them, a place went meanwhile. */
export function PlaceNotices({ added, course }: { added: AddedMembers; course: EnrolledCourse }) {
  const { groups, places, lost, also, setAlso } = added
  const { entering, waiting } = groups
  if (!places) return null
  const counts = { n: formatCount(sumOf(added)), entran: formatCount(entering.length), esperan: formatCount(waiting.length) }
  const free = { libres: formatCount(places.libres ?? 0) }
  return (
    <>
      {lost > 0 && (
        <Alert color="yellow" variant="light" role="status" icon={<IconAlertTriangle size={16} />}>
          {t('fees.enrol.place_gone', { n: formatCount(lost), ...free })}
        </Alert>
      )}
      {waiting.length > 0 && !course.isList && (
        <Alert color="yellow" variant="light" role="status" icon={<IconAlertTriangle size={16} />}>
          <b>{t('msg.avisoLimiteSuperado')}</b> {t('fees.enrol.over_limit', { ...counts, ...free })}
        </Alert>
      )}
      {places.esperan.length > 0 && !course.isList && (
        <Alert color="yellow" variant="light" role="status">
          {t(entering.length > 0 ? 'fees.enrol.passes_over' : 'fees.enrol.wait_before', { nombres: places.esperan.join(' · ') })}
        </Alert>
      )}
      {(places.ofrecidas.length > 0 || also.overOffers) && (
        <Checkbox
          label={t('fees.enrol.take_offered')}
          description={
            places.ofrecidas.length > 0 &&
            t('fees.enrol.offered_to', { n: formatCount(places.ofrecidas.length), nombres: places.ofrecidas.join(' · ') })
          }
          checked={also.overOffers}
          onChange={({ currentTarget }) => setAlso({ overOffers: currentTarget.checked })}
        />
      )}
    </>
  )
}

const Fact = ({ name, value, more }: { name: string; value: ReactNode; more?: string | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b className="tabular">{value}</b>
      {more && <small>{more}</small>}
    </dd>
  </div>
)

interface Props {
  fee: GivenFee
  added: AddedMembers
  hasPrices: boolean
  /** Change of the member type, among the ticks. */
  children: ReactNode
}
/** Effects of the enrolment: places, list, money, classes; and what else is done with it. */
export function CourseEffects({ fee, added, hasPrices, children }: Props) {
  const { groups, places, terms, later, also, setAlso } = added
  const entering = groups.entering.length
  const waiting = groups.waiting.length
  const inside = places?.activos ?? 0
  const before = places?.esperan.length ?? 0
  const limit = places?.limite ?? null
  const from = also.classesFrom ?? terms.fecha_proporcional
  const change = (a: number, b: number) => `${formatCount(a)} → ${formatCount(b)}`
  const rhythm = fee.frecuencia_cuotas === null ? null : tFound('cuota', `frecuencia_${fee.frecuencia_cuotas}`)
  return (
    <>
      <h3 className="fe-head">{t('fees.enrol.what_happens')}</h3>
      {places && (
        <dl className="fe-facts">
          <Fact
            name={t('fees.enrol.places')}
            value={
              limit === null
                ? change(inside, inside + entering)
                : t('fees.enrol.of', { plazas: change(inside, inside + entering), limite: formatCount(limit) })
            }
            more={limit !== null && inside + entering >= limit ? t('fees.enrol.full') : undefined}
          />
          <Fact name={t('member-fee.espera')} value={change(before, before + waiting)} />
          <Fact
            name={t('fees.enrol.fees')}
            value={hasPrices ? `+${formatEuros(later)}` : '—'}
            more={[rhythm, t('fees.n_members', { n: formatCount(entering) })].filter(Boolean).join(' · ')}
          />
          <Fact
            name={t('fees.enrol.classes_left')}
            value={t('fees.enrol.classes_from', { n: formatCount(places?.clases ?? 0), fecha: formatDay(from) })}
            more={t('fees.enrol.more_players', { n: formatCount(entering) })}
          />
        </dl>
      )}
      <Checkbox
        label={t('fees.enrol.to_classes')}
        checked={also.toClasses}
        onChange={({ currentTarget }) => setAlso({ toClasses: currentTarget.checked })}
      />
      {also.toClasses && (
        <DateField label={t('fees.enrol.classes_since')} value={from} onChange={(classesFrom) => setAlso({ classesFrom })} />
      )}
      {children}
      <Checkbox
        label={t('fees.enrol.notify')}
        description={t('fees.enrol.notify_hint')}
        checked={also.notifies}
        onChange={({ currentTarget }) => setAlso({ notifies: currentTarget.checked })}
      />
    </>
  )
}
