import { deleteBetween, deletePermanent, togglePermanent } from '@app/contract/permanent/permanent-bookings'
import { previewEnd } from '@app/contract/permanent/series-preview'
import type { Day } from '@app/contract/values/day'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { DateField } from '../../kit/fields/date-field.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { offerUndo } from './offer-undo.ts'
import { SeriesPreview } from './series-preview.tsx'
import type { Decisions } from './use-decisions.ts'

/** Deactivation from a day, activation from a day, removal of bookings between two days, or deletion (R-254..R-256). */
export type Ending = 'deactivate' | 'activate' | 'between' | 'delete'
interface Props {
  what: Ending
  of: { readonly id_mst_reservasfijas: number; readonly nombre: string }
  onClose: () => void
}
const titles = {
  deactivate: 'permanent.deactivate',
  activate: 'permanent.activate',
  between: 'permanent.between_of',
  delete: 'permanent.delete_of',
} as const

/** Calls that end a permanent booking; success closes. */
function useEnding(onClose: () => void) {
  const [message, setMessage] = useState<string | null>(null)
  const options = {
    onDone: (saved: { readonly actos: readonly number[] }) => {
      onClose()
      offerUndo(saved)
    },
    onRefused: ({ msg }: { msg: string }) => setMessage(msg),
  }
  const toggle = useAction(togglePermanent, options)
  const between = useAction(deleteBetween, options)
  const remove = useAction(deletePermanent, options)
  return { message, toggle, between, remove, isBusy: toggle.isBusy || between.isBusy || remove.isBusy }
}

/** Takes the days and shows the outcome, date by date, before running it. */
export function RemovalDialog({ what, of: { id_mst_reservasfijas: id, nombre }, onClose }: Props) {
  const [from, setFrom] = useState<Day>(today())
  const [to, setTo] = useState<Day>(today())
  const { message, toggle, between, remove, isBusy } = useEnding(onClose)
  const request = {
    id,
    fecha_ini: what === 'delete' ? null : from,
    fecha_fin: what === 'between' ? to : null,
    activar: what === 'activate',
  }
  const reading = useRead(previewEnd, request, { keepPrevious: true })
  const apply = ({ fechas, resolver, choques, vista }: Decisions['sent']) => {
    if (what === 'delete') return remove.run({ id, vista })
    return what === 'between'
      ? between.run({ id, fecha_ini: from, fecha_fin: to, fechas, vista })
      : toggle.run({ id, fecha_ini: from, fechas, resolver, choques, vista })
  }
  return (
    <DialogFrame title={t(titles[what], { nombre })} size={960} onClose={onClose}>
      {what === 'delete' ? (
        <p>{t('permanent.delete_words')}</p>
      ) : (
        <div className="fx-days">
          <DateField label={t('permanent-booking.fecha_ini')} value={from} onChange={(day) => day && setFrom(day)} />
          {what === 'between' && <DateField label={t('permanent-booking.fecha_fin')} value={to} onChange={(day) => day && setTo(day)} />}
        </div>
      )}
      {reading.error && <ReadError error={reading.error} onRetry={reading.refetch} />}
      {!reading.data && !reading.error && <LinesSkeleton />}
      {reading.data && (
        <SeriesPreview
          key={`${from} ${to}`}
          plan={reading.data}
          verb={what === 'activate' ? 'create' : 'remove'}
          first={what === 'activate' ? 'elsewhere' : 'skip'}
          isBusy={isBusy}
          message={message}
          maySaveNothing={what !== 'between'}
          isFixed={what === 'delete'}
          onBack={onClose}
          onApply={(sent) => void apply(sent)}
        />
      )}
    </DialogFrame>
  )
}
