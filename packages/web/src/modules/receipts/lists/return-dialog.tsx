import { returnReceipt } from '@app/contract/bank-returns/bank-returns'
import { formatEuros } from '@app/contract/values/money'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { Complaint } from '../../../kit/fields/complaint.tsx'
import { DateField } from '../../../kit/fields/date-field.tsx'
import { useAction } from '../../../kit/reads/api.ts'
import { today } from '../../../kit/reads/today.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { ReceiptRow } from './receipt-row.ts'

/** Records that the bank took back what is left of a receipt, as its letter tells. */
export function ReturnDialog({ row, onClose }: { row: ReceiptRow; onClose: () => void }) {
  const [day, setDay] = useState(today)
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<RefusedError | null>(null)
  const left = formatEuros(row.precio - row.importe_devuelto)
  const send = useAction(returnReceipt, {
    onRefused: setRefusal,
    onDone: () => {
      toast.good(t('receipts.returned_toast'))
      onClose()
    },
  })
  const run = () => {
    if (!send.isBusy) void send.run({ id: row.id_reg_recibo, fecha: day, codigo: code.trim() || null })
  }
  return (
    <DialogFrame
      isStatic
      size={420}
      title={t('receipts.return_title', { importe: left, nombre: row.nombre_completo })}
      onClose={onClose}
      onConfirm={run}
    >
      <div className="rc-form">
        <p>{t('receipts.return_hint')}</p>
        <DateField label={t('receipts.return_day')} value={day} onChange={(next) => next && setDay(next)} />
        <TextInput
          label={t('receipts.return_code')}
          placeholder="AM04"
          maxLength={10}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
        />
        <Complaint text={refusal?.msg} />
      </div>
      <div className="rc-foot">
        <Button variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button color="red" loading={send.isBusy} rightSection={<KeyCaps keys="mod+Enter" />} onClick={run}>
          {`${t('receipts.return')} ${left}`}
        </Button>
      </div>
    </DialogFrame>
  )
}
