import { feeDesk } from '@app/contract/fees/fee'
import { formatEuros } from '@app/contract/values/money'
import { SegmentedControl } from '@mantine/core'
import { IconCalendarEvent, IconPhone } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatCount, formatValue } from '../../../kit/grid/cells/value.ts'
import { useClock } from '../../../kit/reads/clock.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { Empty, LinesSkeleton } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { initials } from '../../../kit/texts/initials.ts'
import { reasonText } from '../../fees/public.ts'
import { NextClasses } from './next-classes.tsx'
import { OfferButtons } from './offer-buttons.tsx'
import { leftText, momentText } from './offer-time.ts'
import { StudentActs } from './student-acts.tsx'
import { freeText, PlacesBar, placesText } from './student-figures.tsx'
import { type CoursePlaces, type OpenOffer, offersOf, type Student, studentReason, timetableText } from './student-row.ts'
import { EmptyAct, emptyText, type ListProps } from './students-grid.tsx'
import { WaitingList } from './waiting-list.tsx'

/** Open offer on top: to whom, until when, who is next. */
function OfferCard({ offer, places, isOpen }: { offer: OpenOffer; places: CoursePlaces; isOpen: boolean }) {
  const next = places.espera.find(({ estado }) => estado === 'despues')
  const hasta = momentText(offer.caduca)
  return (
    <section className="stu-offer" aria-label={t('students.has_offer', { nombre: offer.nombre_completo })}>
      <p>
        <b>{t('students.has_offer', { nombre: offer.nombre_completo })}</b>
        <span className="stu-left">{leftText(offer.caduca)}</span>
      </p>
      <p>{next ? t('students.until_then', { hasta, nombre: next.nombre_completo }) : t('students.until', { hasta })}</p>
      {isOpen && <OfferButtons offer={offer} />}
    </section>
  )
}

/** Odd thing about a student, or the level. */
function factOf(student: Student): string {
  const reason = studentReason(student)
  if (reason && reason.motivo !== 'precio') {
    return [reasonText(reason), student.paga !== null && formatEuros(student.paga)].filter(Boolean).join(' · ')
  }
  return t('students.level', { n: formatValue('level', student.nivel) })
}

/** Student as a card: initials, name, what is odd, debt, and a call. */
function StudentCard({ student, acts }: { student: Student; acts: ReactNode }) {
  const { nombre_completo: nombre, telefono, pendiente } = student
  return (
    <li className="stu-card">
      <span className="stu-initials" aria-hidden>
        {initials(nombre)}
      </span>
      <div>
        <b>{nombre}</b>
        <small data-tone={studentReason(student)?.tono}>{factOf(student)}</small>
      </div>
      {userMay(feeDesk) && (pendiente ?? 0) > 0 && <b className="stu-owed tabular">{formatEuros(pendiente ?? 0)}</b>}
      {telefono !== null && (
        <a href={`tel:${telefono}`} aria-label={t('students.call', { nombre })}>
          <IconPhone size={20} aria-hidden />
        </a>
      )}
      {acts}
    </li>
  )
}

type Tab = 'in' | 'waiting' | 'classes'

/** Students, list and classes of a course on a phone: the offer on top, three tabs, the main acts at the foot. */
export function StudentsPhone({ foot, ...props }: Omit<ListProps, 'part' | 'onPart' | 'owing'> & { foot: ReactNode }) {
  const { course, places, students, enrol, onWhy, onLeave } = props
  // the time left of an offer
  useClock()
  const [tab, setTab] = useState<Tab>('in')
  const inside = students?.filter(({ fase }) => fase !== 'fue')
  const counts = { in: inside?.length ?? 0, waiting: places?.espera.length ?? 0, classes: course.reservas }
  return (
    <div className="stu-phone">
      <p className="stu-places">
        <b>{placesText(course)}</b> {freeText(course, places)}
      </p>
      <PlacesBar course={course} />
      <p className="stu-hint">
        <IconCalendarEvent size={15} aria-hidden /> {timetableText(course)}
      </p>
      {places && offersOf(places).map((offer) => <OfferCard key={offer.id} offer={offer} places={places} isOpen={course.activo} />)}
      <SegmentedControl<Tab>
        aria-label={t('students.which')}
        value={tab}
        onChange={setTab}
        data={(['in', 'waiting', 'classes'] as const).map((one) => ({
          value: one,
          label: t(`students.tab.${one}`, { n: formatCount(counts[one]) }),
        }))}
      />
      {tab === 'in' && !inside && <LinesSkeleton lines={6} />}
      {tab === 'in' && inside?.length === 0 && (
        <Empty {...emptyText(course, places)} action={course.activo && <EmptyAct {...{ course, places, enrol }} />} />
      )}
      {tab === 'in' && (
        <ul className="stu-list">
          {inside?.map((student) => (
            <StudentCard
              key={student.id}
              student={student}
              acts={<StudentActs student={student} isOpen={course.activo} onWhy={onWhy} onLeave={onLeave} />}
            />
          ))}
        </ul>
      )}
      {tab === 'waiting' && places && <WaitingList course={course} places={places} isOpen={course.activo} />}
      {tab === 'classes' && <NextClasses course={course} />}
      <div className="stu-foot">{foot}</div>
    </div>
  )
}
