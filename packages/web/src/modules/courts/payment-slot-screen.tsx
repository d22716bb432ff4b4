import './courts.css'
import { getCourtOfType } from '@app/contract/courts/court-file'
import { getPaymentSlot, removePaymentSlot } from '@app/contract/courts/payment-slots'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useAction, useRead } from '../../kit/api.ts'
import { confirmDelete } from '../../kit/dialogs.ts'
import { t } from '../../kit/i18n.ts'
import { go, useNumberParam } from '../../kit/navigation.ts'
import { Screen } from '../../kit/screen.tsx'
import { forget } from '../../kit/screen-title.ts'
import { FormSkeleton } from '../../kit/states.tsx'
import { toast } from '../../kit/toasts.ts'
import { courtPath, slotPath } from './court-paths.ts'
import { PaymentSlotForm } from './payment-slot-form.tsx'
import { slotText } from './slot-words.ts'

/** …/edit/{id_reg_recurso_pagotramos}/edit: a payment slot of a court; saving says so for 10 seconds. */
export function PaymentSlotScreen() {
  const type = useNumberParam('id')
  const court = useNumberParam('id_mst_recurso')
  const id = useNumberParam('id_reg_recurso_pagotramos')
  const [isGoing, setGoing] = useState(false)
  const reading = useRead(getPaymentSlot, { id }, ['payment-slot'], { enabled: !isGoing })
  const { data: owner } = useRead(getCourtOfType, { id: type, id_recurso: court }, ['court'])
  const slot = reading.data
  const remove = useAction(removePaymentSlot)
  const back = courtPath(type, court)
  const onDelete = async (nombre: string) => {
    if (!(await confirmDelete(t('courts.delete_slot', { nombre })))) return
    setGoing(true)
    if (!(await remove.run({ id }))) return setGoing(false)
    forget(slotPath(type, court, id))
    toast.good(t('courts.deleted', { nombre }))
    go(back, { replace: true })
  }
  const onSaved = useCallback(() => {
    toast.good(t('Operacio_realitzada_correctament'), { milliseconds: 10_000 })
    go(back)
  }, [back])
  return (
    <Screen
      title={owner && `${t('menu.court-payment-slot')} · ${owner.desc_recurso}`}
      reading={reading}
      skeleton={<FormSkeleton lines={6} />}
      actions={
        slot &&
        remove.may && (
          <Button
            variant="default"
            leftSection={<IconTrash size={15} />}
            loading={remove.isBusy}
            onClick={() => void onDelete(slotText(slot))}
          >
            {t('core.delete')}
          </Button>
        )
      }
    >
      {slot && (
        <div className="ct-file">
          <PaymentSlotForm key={id} slot={slot} onSaved={onSaved} onCancel={() => go(back)} />
        </div>
      )}
    </Screen>
  )
}
