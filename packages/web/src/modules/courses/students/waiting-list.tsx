import { addMembers } from '@app/contract/fees/add-members'
import { formatDay } from '@app/contract/values/day'
import { Button, Menu, Switch } from '@mantine/core'
import { IconClock, IconDots, IconSend } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import { formatCount, formatValue } from '../../../kit/grid/cells/value.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { clubTime, useClock } from '../../../kit/reads/clock.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { today } from '../../../kit/reads/today.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import { OfferButtons } from './offer-buttons.tsx'
import { leftText, momentText } from './offer-time.ts'
import { usePlaceOffers } from './place-acts.ts'
import { type Course, type CoursePlaces, memberPath, type Waiting } from './student-row.ts'

const OfferDialog = lazy(() => import('./offer-dialog.tsx').then((module) => ({ default: module.OfferDialog })))

/** State of somebody that waits: the time left of an offer, or the last answer with its reason. */
function State({ row: { estado, oferta, motivo, respondio } }: { row: Waiting }) {
  if (oferta) {
    return (
      <span className="stu-left">
        <IconSend size={14} aria-hidden /> {leftText(oferta.caduca)}
      </span>
    )
  }
  const day = respondio && formatDay(clubTime(respondio.getTime()).day)
  return (
    <span className="stu-state" data-state={estado}>
      {estado === 'despues' && <IconClock size={14} aria-hidden />}{' '}
      {[tFound('oferta', `estado_${estado}`), motivo, day].filter(Boolean).join(', ')}
    </span>
  )
}

interface RowProps {
  row: Waiting
  place: number
  course: Course
  isOpen: boolean
  onOffer: (id: number) => void
}
/** One that waits, in the order of asking. */
function WaitingRow({ row, place, course, isOpen, onOffer }: RowProps) {
  const { id, id_mst_socios, nombre_completo: name, pidio, nivel, oferta } = row
  const leave = useAction(addMembers, { toast: true })
  const takeOff = async () => {
    if (!(await confirm({ title: t('students.take_off_question', { nombre: name }), confirm: t('students.take_off') }))) return
    void leave.run({ id: course.id_mst_cuotas ?? 0, idcurso: course.id_mst_curso, socios: [], eliminar: [id], fecha_modificacion: today() })
  }
  const facts = [
    t('students.asked_on', { fecha: formatDay(pidio) }),
    nivel > 0 && t('students.level', { n: formatValue('level', nivel) }),
    oferta?.a_mano && t('students.by_hand'),
    oferta?.por_correo && t('students.by_mail'),
  ]
  return (
    <li className="stu-waiting" data-offered={oferta !== null}>
      <span className="stu-nth" aria-hidden>
        {place}
      </span>
      <div>
        <b>{name}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {oferta && isOpen && <OfferButtons offer={oferta} />}
        {oferta && <small>{t('students.until', { hasta: momentText(oferta.caduca) })}</small>}
      </div>
      <State row={row} />
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton label={t('students.acts_of', { nombre: name })} icon={IconDots} />
        </Menu.Target>
        <Menu.Dropdown>
          {userMay('members') && <Menu.Item onClick={() => go(memberPath(id_mst_socios))}>{t('students.file')}</Menu.Item>}
          {isOpen && !oferta && <Menu.Item onClick={() => onOffer(id)}>{t('students.offer_by_hand')}</Menu.Item>}
          {isOpen && <Menu.Item onClick={() => void takeOff()}>{t('students.take_off')}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}

/** Former offers in a line: the first two, then all. */
function Before({ antes }: Pick<CoursePlaces, 'antes'>) {
  const [isWhole, setWhole] = useState(false)
  if (antes.length === 0) return null
  const shown = isWhole ? antes : antes.slice(0, 2)
  const textOf = ({ nombre_completo, estado, motivo, por, fecha_respuesta }: CoursePlaces['antes'][number]) => {
    const day = fecha_respuesta && formatDay(clubTime(fecha_respuesta.getTime()).day)
    return [`${nombre_completo} ${tFound('oferta', `estado_${estado}`)}`, motivo, day, por].filter(Boolean).join(', ')
  }
  return (
    <p className="stu-before">
      {t('students.before')} {shown.map(textOf).join(' · ')}{' '}
      {antes.length > shown.length && (
        <button type="button" className="stu-more" onClick={() => setWhole(true)}>
          {t('students.n_more', { n: formatCount(antes.length - shown.length) })}
        </button>
      )}
    </p>
  )
}

/** Offering of the course's free places by the list, on or off. */
function Offering({ course, places }: { course: number; places: CoursePlaces }) {
  const { all } = usePlaceOffers()
  if (places.plazas.length === 0) return null
  return (
    <Switch
      className="stu-offering"
      label={t('students.offers_alone')}
      checked={places.plazas.every(({ ofrecer }) => ofrecer)}
      disabled={all.isBusy || !all.may}
      onChange={({ currentTarget }) => void all.run({ id: course, ofrecer: currentTarget.checked })}
    />
  )
}

interface Props {
  course: Course
  places: CoursePlaces
  /** The course is active: its places are offered. */
  isOpen: boolean
}
/** List of a course in the order of asking, with the state of each, and acts on the offers (A-185). */
export function WaitingList({ course, places, isOpen }: Props) {
  // the time left of an offer
  useClock()
  const [offering, setOffering] = useState<{ first?: number } | null>(null)
  const { espera } = places
  return (
    <section className="stu-box" aria-labelledby="stu-waiting">
      <header>
        <h2 id="stu-waiting">
          {t('member-fee.espera')} <span className="stu-count">{formatCount(espera.length)}</span>
        </h2>
        {isOpen && espera.some(({ oferta }) => oferta === null) && (
          <Button size="compact-sm" variant="subtle" onClick={() => setOffering({})}>
            {t('students.offer_by_hand')}
          </Button>
        )}
      </header>
      {espera.length === 0 && <p className="stu-hint">{t('students.nobody_waits')}</p>}
      <ol className="stu-list">
        {espera.map((row, at) => (
          <WaitingRow key={row.id} {...{ row, course, isOpen }} place={at + 1} onOffer={(first) => setOffering({ first })} />
        ))}
      </ol>
      {isOpen && <Offering course={course.id_mst_curso} places={places} />}
      <Before antes={places.antes} />
      <Suspense fallback={null}>
        {offering && <OfferDialog course={course.id_mst_curso} places={places} first={offering.first} onClose={() => setOffering(null)} />}
      </Suspense>
    </section>
  )
}
