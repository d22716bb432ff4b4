import { settleRemittance } from '@app/contract/receipts/remittances/remittances'
import { formatEuros } from '@app/contract/values/money'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { Complaint } from '../../../kit/fields/complaint.tsx'
import { DateField } from '../../../kit/fields/date-field.tsx'
import { useAction } from '../../../kit/reads/api.ts'
import { today } from '../../../kit/reads/today.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Remittance } from './remittance-row.ts'

/** Records by hand the day on which the money of a remittance came, and why no statement tells it. */
export function SettleDialog({ row, onClose }: { row: Remittance; onClose: () => void }) {
  const [day, setDay] = useState(row.fecha < today() ? row.fecha : today)
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<RefusedError | null>(null)
  const settle = useAction(settleRemittance, { toast: true, onRefused: setRefusal, onDone: onClose })
  const run = () => {
    if (!settle.isBusy) void settle.run({ id: row.id_reg_remesas, fecha: day, motivo: reason.trim() || null })
  }
  return (
    <DialogFrame isStatic size={420} title={t('remittances.settle_title', { nombre: row.nombre })} onClose={onClose} onConfirm={run}>
      <div className="rc-form">
        <p>{t('remittances.settle_hint')}</p>
        <DateField label={t('remittance.fecha_cobro')} value={day} error={refusal !== null} onChange={(next) => next && setDay(next)} />
        <TextInput
          label={t('remittance.motivo')}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Complaint text={refusal?.msg} />
      </div>
      <div className="rc-foot">
        <Button variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button loading={settle.isBusy} rightSection={<KeyCaps keys="mod+Enter" />} onClick={run}>
          {t('remittances.settle', { importe: formatEuros(row.quedan) })}
        </Button>
      </div>
    </DialogFrame>
  )
}
