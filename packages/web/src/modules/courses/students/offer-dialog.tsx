import { formatDay } from '@app/contract/values/day'
import { Alert, Radio } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import { ActFrame } from '../../fees/public.ts'
import { usePlaceOffers } from './place-acts.ts'
import type { CoursePlaces, Waiting } from './student-row.ts'

interface Props {
  course: number
  places: CoursePlaces
  /** Member's fee that is chosen first. */
  first?: number | undefined
  onClose: () => void
}

/** Names of those that asked before, and to whom nothing was offered yet. */
const passedOver = (waiting: readonly Waiting[], chosen: number | null) =>
  waiting
    .slice(
      0,
      Math.max(
        0,
        waiting.findIndex(({ id }) => id === chosen),
      ),
    )
    .filter(({ estado }) => estado === 'despues')
    .map(({ nombre_completo }) => nombre_completo)

/** Places of the course to choose from, each with the offer that it holds. */
function PlaceChoice({ places, place, onChange }: { places: CoursePlaces; place: number | null; onChange: (id: number) => void }) {
  if (places.plazas.length < 2) return null
  return (
    <Radio.Group label={t('students.which_place')} value={String(place)} onChange={(value) => onChange(Number(value))}>
      {places.plazas.map(({ id, desde, oferta }) => (
        <Radio
          key={id}
          value={String(id)}
          label={t('students.place_since', { fecha: formatDay(desde) })}
          description={oferta && t('students.offered_to', { nombre: oferta.nombre_completo })}
        />
      ))}
    </Radio.Group>
  )
}

/** Offers a free place to somebody of the list, and says whom it passes over, and whose offer is withdrawn (A-185). */
export function OfferDialog({ course, places, first, onClose }: Props) {
  const candidates = places.espera.filter(({ oferta }) => oferta === null)
  const [chosen, setChosen] = useState<number | null>(first ?? candidates[0]?.id ?? null)
  const free = places.plazas.find(({ oferta }) => oferta === null) ?? places.plazas[0]
  const [place, setPlace] = useState<number | null>(free?.id ?? null)
  const { one } = usePlaceOffers()
  const held = places.plazas.find(({ id }) => id === place)?.oferta
  const over = passedOver(candidates, chosen)
  const run = async () => {
    if (chosen === null) return
    const done = await one.run({ id: course, id_reg_socios_cuotas: chosen, id_reg_curso_plaza: place })
    if (!done) return
    const nombre = candidates.find(({ id }) => id === chosen)?.nombre_completo ?? ''
    toast.good(t('students.offered', { nombre }))
    onClose()
  }
  return (
    <ActFrame
      title={t('students.offer_by_hand')}
      act={t('students.offer_it')}
      isReady={chosen !== null && one.may && places.libres !== 0}
      isBusy={one.isBusy}
      onRun={() => void run()}
      onClose={onClose}
    >
      {places.libres === 0 && (
        <Alert color="yellow" variant="light">
          {t('oferta.sin_plaza')}
        </Alert>
      )}
      <Radio.Group
        label={t('students.to_whom')}
        value={chosen === null ? null : String(chosen)}
        onChange={(value) => setChosen(Number(value))}
      >
        {candidates.map(({ id, nombre_completo, pidio, estado }) => (
          <Radio
            key={id}
            value={String(id)}
            label={nombre_completo}
            description={`${t('students.asked_on', { fecha: formatDay(pidio) })} · ${tFound('oferta', `estado_${estado}`)}`}
          />
        ))}
      </Radio.Group>
      <PlaceChoice places={places} place={place} onChange={setPlace} />
      {over.length > 0 && (
        <Alert color="yellow" variant="light" role="status">
          {t('students.passes_over', { nombres: over.join(' · ') })}
        </Alert>
      )}
      {held && (
        <Alert color="yellow" variant="light" role="status">
          {t('students.offer_withdrawn', { nombre: held.nombre_completo })}
        </Alert>
      )}
    </ActFrame>
  )
}
