import { deleteBetween, togglePermanent } from '@app/contract/permanent/permanent-bookings'
import { previewRemoval } from '@app/contract/permanent/series-preview'
import type { Day } from '@app/contract/values/day'
import { useState } from 'react'
import { useAction, useRead } from '../../kit/api.ts'
import { DateField } from '../../kit/date-field.tsx'
import { DialogFrame } from '../../kit/dialog-frame.tsx'
import { t } from '../../kit/i18n.ts'
import { LinesSkeleton, ReadError } from '../../kit/states.tsx'
import { today } from '../../kit/today.ts'
import { SeriesPreview } from './series-preview.tsx'

/** From which day it ends, or between which days its bookings go. */
export type Removing = 'toggle' | 'between'
interface Props {
  what: Removing
  of: { readonly id_mst_reservasfijas: number; readonly nombre: string }
  onClose: () => void
}

/** Asks for the days and shows what goes, date by date, before it does. */
export function RemovalDialog({ what, of: { id_mst_reservasfijas: id, nombre }, onClose }: Props) {
  const [from, setFrom] = useState<Day>(today())
  const [to, setTo] = useState<Day>(today())
  const [message, setMessage] = useState<string | null>(null)
  const isBetween = what === 'between'
  const reading = useRead(previewRemoval, { id, fecha_ini: from, fecha_fin: isBetween ? to : null }, { keepPrevious: true })
  const options = { toast: true, onDone: onClose, onRefused: ({ msg }: { msg: string }) => setMessage(msg) }
  const toggle = useAction(togglePermanent, options)
  const between = useAction(deleteBetween, options)
  return (
    <DialogFrame title={t(isBetween ? 'permanent.between_of' : 'permanent.deactivate', { nombre })} size={860} onClose={onClose}>
      <div className="fx-days">
        <DateField label={t('permanent-booking.fecha_ini')} value={from} onChange={(day) => day && setFrom(day)} />
        {isBetween && <DateField label={t('permanent-booking.fecha_fin')} value={to} onChange={(day) => day && setTo(day)} />}
      </div>
      {reading.error && <ReadError error={reading.error} onRetry={reading.refetch} />}
      {!reading.data && !reading.error && <LinesSkeleton />}
      {reading.data && (
        <SeriesPreview
          key={`${from} ${to}`}
          plan={reading.data}
          verb="remove"
          first="skip"
          isBusy={toggle.isBusy || between.isBusy}
          message={message}
          maySaveNothing={!isBetween}
          onBack={onClose}
          onApply={({ fechas, vista }) =>
            void (isBetween
              ? between.run({ id, fecha_ini: from, fecha_fin: to, fechas, vista })
              : toggle.run({ id, fecha_ini: from, fechas, vista }))
          }
        />
      )}
    </DialogFrame>
  )
}
