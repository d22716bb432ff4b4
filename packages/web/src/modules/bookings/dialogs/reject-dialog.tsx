import { rejectBooking } from '@app/contract/bookings/pending-bookings'
import { Alert, Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { useAction } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { useRestore } from './use-restore.ts'

interface Props {
  id: number
  /** Owner of the booking. */
  name: string
  where: string
  onClose: () => void
  /** During the request the booking is not read. */
  onSending?: (isOn: boolean) => void
  onRejected?: () => void
}

/** Rejects a booking pending validation; the reason is kept in the history, from which it can be restored. */
export function RejectDialog({ id, name, where, onClose, onSending, onRejected }: Props) {
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const restore = useRestore()
  const reject = useAction(rejectBooking, {
    onRefused: ({ msg }) => {
      onSending?.(false)
      setRefusal(msg)
    },
    onDone: () => {
      onClose()
      onRejected?.()
      toast.good(t('desk.rejected', { nombre: name }), {
        action: { text: t('core.undo'), run: () => void restore(id) },
      })
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(null)
    onSending?.(true)
    void reject.run({ id_reg_reserva: id, motivo: reason.trim() })
  }
  return (
    <DialogFrame title={t('desk.reject_title', { nombre: name })} size={420} onClose={onClose}>
      <form onSubmit={send}>
        <p className="bk-what">{where}</p>
        {refusal && (
          <Alert color="red" variant="light" role="alert" mb="sm">
            {refusal}
          </Alert>
        )}
        <TextInput
          data-autofocus
          label={t('booking-history.motivo')}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className="bk-dialog-foot">
          <Button variant="default" onClick={onClose}>
            {t('core.cancel')}
          </Button>
          <Button type="submit" color="red.8" loading={reject.isBusy} disabled={reason.trim() === ''}>
            {t('desk.reject')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  )
}
