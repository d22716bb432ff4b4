import { addBooking } from '@app/contract/bookings/add-booking'
import { newBookingInfo, quoteBooking } from '@app/contract/bookings/booking-form'
import type { OutputOf } from '@app/contract/kit/action'
import { pick } from '@app/contract/kit/resource'
import { guestMember } from '@app/contract/members/member'
import type { Day } from '@app/contract/values/day'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Pickable } from '../../../kit/dialogs/picking.ts'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { FormFrame } from '../../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../../kit/forms/form-fields.tsx'
import { type Form, useForm } from '../../../kit/forms/use-form.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { Facts } from '../../../kit/screen/facts.tsx'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { bookingFor, guestPickable, useMembers } from '../../members/public.ts'
import { bookingPath, callWithConfirmation, drawnSlot, pickedSlot, type Slot, usePlannerDay } from '../../planner/public.ts'
import { PeopleList } from '../people/people-list.tsx'
import { bookingStyles } from '../people/place-styles.ts'
import { PlayerSearch } from '../people/player-search.tsx'
import { useGuestKey } from '../people/use-guest-key.ts'
import { documentsLabel } from './booking-facts.tsx'
import { MoreFields } from './more-fields.tsx'

type Info = OutputOf<typeof newBookingInfo>
interface Props {
  sport: number
  day: Day
  /** In the model week of a season, the real day with the applicable opening hours. */
  hoursOf?: Day | null
  slot: Slot
  info: Info
  /** Follow-up of a save, in place of opening the booking in its planner. */
  onBooked?: (id: number) => void
  onClose: () => void
}

const fields = pick(
  addBooking.input,
  'socios',
  'id_mst_recurso',
  'hora_ini',
  'duracion',
  'id_mst_tiporeserva',
  'num_faltan',
  'sx',
  'nivel',
  'nivel_max',
  'comentarios',
  'observaciones',
)
const placeFields = ['id_mst_recurso', 'hora_ini', 'duracion', 'id_mst_tiporeserva'] as const

type PlaceForm = Form<Pick<typeof fields, 'id_mst_recurso' | 'hora_ini' | 'duracion'>>
const placeOf = ({ draft }: PlaceForm): Slot => ({
  court: Number(draft.id_mst_recurso),
  from: Number(draft.hora_ini),
  minutes: Number(draft.duracion),
})

/** Synchronizes form and planner: the form's place is drawn, a place picked in the planner is adopted. */
function useSharedPlace(form: PlaceForm) {
  const { court, from: start, minutes } = placeOf(form)
  const { set } = form
  const picked = pickedSlot.use()
  useEffect(() => drawnSlot.set({ court, from: start, minutes }), [court, start, minutes])
  useEffect(
    () => () => {
      drawnSlot.set(null)
      pickedSlot.set(null)
    },
    [],
  )
  useEffect(() => {
    if (!picked) return
    set('id_mst_recurso', picked.court)
    set('hora_ini', picked.from)
    set('duracion', String(picked.minutes))
  }, [picked, set])
}

/** Players: the form holds their ids, with the details of the picked ones; the names of a restored draft are loaded. */
function usePeople({ draft, set }: Form<Pick<typeof fields, 'socios'>>) {
  const [known, setKnown] = useState<readonly Pickable[]>([])
  const ids = draft.socios
  const latest = useRef(ids)
  latest.current = ids
  const isKnown = (id: number) => id === guestMember || known.some((one) => one.id === id)
  const loaded = useMembers(ids.filter((id) => !isKnown(id)))
  const change = useCallback(
    (next: (now: readonly number[]) => readonly number[]) => {
      latest.current = next(latest.current)
      set('socios', latest.current)
    },
    [set],
  )
  const add = useCallback(
    (person: Pickable) => {
      setKnown((now) => [...now, person])
      change((now) => (person.id !== guestMember && now.includes(person.id) ? now : [...now, person.id]))
    },
    [change],
  )
  const nameOf = (id: number): Pickable =>
    id === guestMember ? guestPickable(id) : ([...known, ...loaded].find((one) => one.id === id) ?? { id, name: '', detail: '' })
  return { people: ids.map(nameOf), change, add }
}

/** Documents required by the court, shown before booking. */
function Documents({ of }: { of: Info['documentos'] }) {
  const words = documentsLabel(of)
  return (
    words && (
      <section className="sp-section">
        <Facts facts={[[t('desk.documents'), words]]} />
      </section>
    )
  )
}

/** Form of a new booking: players, place, live price per player; Enter and Ctrl+S save. */
export function NewBookingForm({ sport, day, hoursOf = null, slot, info, onBooked, onClose }: Props) {
  // the member who was asked for becomes the first player, once
  const [asked] = useState(bookingFor.get)
  useEffect(() => bookingFor.set(null), [])
  const form = useForm({
    fields,
    first: {
      socios: asked === null ? [] : [asked],
      id_mst_recurso: slot.court,
      hora_ini: slot.from,
      duracion: slot.minutes,
      id_mst_tiporeserva: info.id_mst_tiporeserva,
    },
    save: (values) => {
      const { socios } = values
      const [owner] = socios
      if (owner === undefined) throw new RefusedError(422, { socios: [t('msg.at_least_one_user')] }, t('msg.at_least_one_user'))
      return callWithConfirmation(addBooking, { ...values, fecha_ini: day, id_mst_socios: owner, day_peticion_temporada: hoursOf })
    },
    successMessage: () => t('desk.booking_saved'),
    onSaved: ({ id_reg_reserva: id }) => (onBooked ? onBooked(id) : go(bookingPath(sport, day, id), { replace: true })),
  })
  const { draft, complaints } = form
  useSharedPlace(form)
  const { people, change, add } = usePeople(form)

  const place = placeOf(form)
  const id_mst_tiporeserva = Number(draft.id_mst_tiporeserva)
  const owner = people[0]?.id ?? null
  const at = {
    ...{ id_mst_recurso: place.court, day, hora_ini: place.from, id_mst_tiporeserva, id_mst_socios: owner },
    day_peticion_temporada: hoursOf,
  }
  const here = useRead(newBookingInfo, at, { keepPrevious: true }).data ?? info
  const courts = usePlannerDay(sport, day).data?.recursos ?? [info.recurso]
  const socios = people.map(({ id }) => id)
  const quoteInput = {
    id_mst_recurso: place.court,
    day,
    hora_ini: place.from,
    duracion: place.minutes,
    id_mst_tiporeserva,
    socios,
  }
  const quote = useRead(quoteBooking, quoteInput, { enabled: socios.length > 0, keepPrevious: true })
  const capacity = here.recurso.capacidad_max
  const isFull = people.length >= capacity
  const addGuest = () => {
    if (!isFull) add(guestPickable(guestMember))
  }
  useGuestKey(addGuest)
  const looks = bookingStyles({
    courts,
    starts: here.inicios,
    lengths: here.duraciones,
    types: here.tipos,
    start: place.from,
    length: place.minutes,
  })
  return (
    <FormFrame form={form} words="booking" looks={{ socios: { label: t('booking.socios') } }}>
      <section className="sp-section">
        <div className="sp-bar">
          <h3>
            {t('booking.socios')} · {t('desk.of', { n: people.length, max: capacity })}
          </h3>
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconUserPlus size={13} />}
            title="Alt+G"
            disabled={isFull}
            onClick={addGuest}
          >
            {t('desk.guest')}
          </Button>
        </div>
        <PlayerSearch
          id={`${form.id}-socios`}
          label={t('desk.add_player')}
          full={isFull ? t('desk.court_full', { max: capacity }) : null}
          error={complaints.socios?.join(' ')}
          autoFocus
          onPick={add}
        />
        <PeopleList
          people={people}
          quote={people.length > 0 ? quote.data : undefined}
          onRemove={(at) => change((now) => now.filter((_one, index) => index !== at))}
        />
      </section>
      <section className="sp-section">
        <FormFields form={form} names={placeFields} words="booking" looks={looks} autoFocus={false} />
      </section>
      <Documents of={here.documentos} />
      <MoreFields form={form} looks={looks} />
      <SaveBar form={form} always save={t('desk.book')} onCancel={onClose} />
    </FormFrame>
  )
}
