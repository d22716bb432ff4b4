import './courts.css'
import { getCourtOfType } from '@app/contract/courts/court-file'
import { getPaymentSlot, removePaymentSlot } from '@app/contract/courts/payment-slots'
import { useCallback } from 'react'
import { useAction, useRead } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { go, useNumberParam } from '../../kit/navigation.ts'
import { RemovalButton, useRemoval } from '../../kit/removal.tsx'
import { Screen } from '../../kit/screen.tsx'
import { FormSkeleton } from '../../kit/states.tsx'
import { noticeTimes, toast } from '../../kit/toasts.ts'
import { courtPath, slotPath } from './court-paths.ts'
import { PaymentSlotForm } from './payment-slot-form.tsx'
import { slotText } from './slot-words.ts'

/** …/edit/{id_reg_recurso_pagotramos}/edit: a payment slot of a court; saving says so for 10 seconds. */
export function PaymentSlotScreen() {
  const type = useNumberParam('id')
  const court = useNumberParam('id_mst_recurso')
  const id = useNumberParam('id_reg_recurso_pagotramos')
  const remove = useAction(removePaymentSlot)
  const removal = useRemoval({
    remove: () => remove.run({ id }),
    paths: [slotPath(type, court, id)],
    list: courtPath(type, court),
    said: () => t('courts.deleted', { nombre: slot ? slotText(slot) : '' }),
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
