import '../courts.css'
import { getCourtOfType } from '@app/contract/courts/court-file'
import { getPaymentSlot, removePaymentSlot } from '@app/contract/courts/payment-slots'
import { useCallback } from 'react'
import { RemovalButton, useRemoval } from '../../../kit/dialogs/removal.tsx'
import { noticeTimes, toast } from '../../../kit/dialogs/toasts.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { go, useNumberParam } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { FormSkeleton } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { courtPath, slotPath } from '../court-paths.ts'
import { PaymentSlotForm } from './payment-slot-form.tsx'
import { slotText } from './slot-labels.ts'

/** …/edit/{id_reg_recurso_pagotramos}/edit: a payment slot of a court; saving shows a notice for 10 seconds. */
export function PaymentSlotScreen() {
  const type = useNumberParam('id')
  const court = useNumberParam('id_mst_recurso')
  const id = useNumberParam('id_reg_recurso_pagotramos')
  const remove = useAction(removePaymentSlot)
  const removal = useRemoval({
    remove: () => remove.run({ id }),
    paths: [slotPath(type, court, id)],
    list: courtPath(type, court),
    message: () => t('courts.deleted', { nombre: slot ? slotText(slot) : '' }),
  })
  const reading = useRead(getPaymentSlot, { id }, { enabled: !removal.isGoing })
  const { data: owner } = useRead(getCourtOfType, { id: type, id_recurso: court })
  const slot = reading.data
  const back = courtPath(type, court)
  const onSaved = useCallback(() => {
    toast.good(t('Operacio_realitzada_correctament'), { milliseconds: noticeTimes.long })
    go(back)
  }, [back])
  return (
    <Screen
      title={owner && `${t('menu.court-payment-slot')} · ${owner.desc_recurso}`}
      reading={reading}
      skeleton={<FormSkeleton lines={6} />}
      actions={slot && remove.may && <RemovalButton removal={removal} name={t('courts.delete_slot', { nombre: slotText(slot) })} />}
    >
      {slot && (
        <div className="ct-file">
          <PaymentSlotForm key={id} slot={slot} onSaved={onSaved} onCancel={() => go(back)} />
        </div>
      )}
    </Screen>
  )
}
