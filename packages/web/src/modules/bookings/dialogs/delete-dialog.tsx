import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { formatEuros } from '@app/contract/values/money'
import { Alert, Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { useAction } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { BookingInfo } from '../booking/booking-info.ts'
import { nameOf, placeLabel } from '../booking/booking-labels.ts'
import { DeleteAs } from './delete-as.tsx'
import { showDeletedToast } from './deleted-toast.ts'
import { useRestore } from './use-restore.ts'

interface Props {
  info: BookingInfo
  onClose: () => void
  /** During the deletion the booking is not read. */
  onDeleting: (isOn: boolean) => void
  onDeleted: () => void
  onRestored: () => void
}

/** Outcome of the lines, as text. */
function linesText({ facturas }: BookingInfo) {
  const open = facturas.filter((line) => !line.pagado_check)
  if (open.length === 0) return t('desk.delete_no_lines')
  return t('desk.delete_lines', {
    n: open.length,
    importe: formatEuros(open.reduce((sum, line) => sum + line.total, 0)),
  })
}

/** Deletes a booking, as administrator or as its owner; it names the deleted data, and shows a refusal inside. */
export function DeleteDialog({ info, onClose, onDeleting, onDeleted, onRestored }: Props) {
  const [isAdmin, setAdmin] = useState(true)
  const [reason, setReason] = useState('')
  const [isTelling, setTelling] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const id = info.reserva.id_reg_reserva
  const restore = useRestore(onRestored)
  const remove = useAction(deleteBooking, {
    onRefused: ({ msg }) => {
      onDeleting(false)
      setRefusal(msg)
    },
    onDone: ({ avisos, castigado_hasta }) => {
      onDeleted()
      showDeletedToast(info, { avisos, castigado_hasta, undo: () => void restore(id) })
    },
  })
  const send = () => {
    setRefusal(null)
    onDeleting(true)
    void remove.run({ id_reg_reserva: id, elimina_admin: isAdmin, motivo: reason || null, forzar_notificar: isTelling })
  }
  return (
    <DialogFrame title={t('desk.delete_title', { nombre: nameOf(info) })} size={420} onClose={onClose}>
      <p className="bk-what">{placeLabel(info)}</p>
      <p>{linesText(info)}</p>
      {refusal && (
        <Alert color="red" variant="light" role="alert" mb="sm">
          {refusal}
        </Alert>
      )}
      <DeleteAs info={info} isAdmin={isAdmin} onChange={setAdmin} />
      <TextInput
        mt="sm"
        label={t('booking-history.motivo')}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Checkbox mt="sm" label={t('desk.tell_players')} checked={isTelling} onChange={(event) => setTelling(event.currentTarget.checked)} />
      <div className="bk-dialog-foot">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button color="red.8" loading={remove.isBusy} onClick={send}>
          {t('desk.delete_booking')}
        </Button>
      </div>
    </DialogFrame>
  )
}
