import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { refundable, refundLines } from '@app/contract/invoices/refund'
import { formatEuros } from '@app/contract/values/money'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { call, useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { RefundBar, type RefundRequest } from '../../invoices/public.ts'
import type { BookingInfo } from '../booking/booking-info.ts'
import { memberLabel } from '../booking/booking-labels.ts'
import { DeleteAs } from './delete-as.tsx'
import { showDeletedToast } from './deleted-toast.ts'
import { useRestore } from './use-restore.ts'

interface Props {
  info: BookingInfo
  /** True to delete the booking along with the refund. */
  isDelete: boolean
  onClose: () => void
  /** During the deletion the booking is not read. */
  onDeleting: (isOn: boolean) => void
  onDeleted: () => void
  onRestored: () => void
}

/** Footer of the panel during a refund, with or without deleting the booking. */
export function RefundFooter({ info, isDelete, onClose, onDeleting, onDeleted, onRestored }: Props) {
  const id = info.reserva.id_reg_reserva
  const [isTelling, setTelling] = useState(false)
  const [isAdmin, setAdmin] = useState(true)
  const restore = useRestore(onRestored)
  const [isGoing, setGoing] = useState(false)
  // nothing is asked about a booking that is going
  const reading = useRead(refundable, { id }, { enabled: !isGoing })
  const remove = async ({ forma, facturas: _all, ...more }: RefundRequest) => {
    onDeleting(true)
    setGoing(true)
    const devolucion = forma === 'keep' ? 'conservar' : forma
    const sent = { id_reg_reserva: id, devolucion, ...more, elimina_admin: isAdmin, forzar_notificar: isTelling } as const
    const { devuelto, avisos, castigado_hasta } = await call(deleteBooking, sent).catch((error: unknown) => {
      onDeleting(false)
      setGoing(false)
      throw error
    })
    onDeleted()
    showDeletedToast(info, { devuelto, avisos, castigado_hasta, undo: () => void restore(id) })
  }
  const refund = async ({ forma, ...more }: RefundRequest) => {
    if (forma === 'keep') return
    const { devuelto } = await call(refundLines, { forma, ...more })
    toast.good(t('invoices.given_back', { importe: formatEuros(devuelto) }))
    onClose()
  }
  return (
    <RefundBar
      reading={reading}
      title={t(isDelete ? 'desk.delete_and_refund' : 'desk.refund_title')}
      isWhole={isDelete}
      reasons={['asked', 'rain', 'club', 'mistake']}
      nameOf={(line) => {
        const own = info.facturas.find((one) => one.id_reg_factura === line)
        return own ? memberLabel(own) : String(line)
      }}
      onRefund={isDelete ? remove : refund}
      onClose={onClose}
    >
      {isDelete && (
        <>
          <DeleteAs info={info} isAdmin={isAdmin} onChange={setAdmin} />
          <Checkbox label={t('desk.tell_players')} checked={isTelling} onChange={(event) => setTelling(event.currentTarget.checked)} />
        </>
      )}
    </RefundBar>
  )
}
