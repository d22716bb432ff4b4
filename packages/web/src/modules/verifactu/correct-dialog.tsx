import { correctRefused } from '@app/contract/verifactu/mend'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { ActionForm } from '../../kit/forms/form.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { ToMend } from './panel-type.ts'
import { troubleText } from './trouble-text.ts'

/** The customer put right, and a new record at the end of the chain; a ticket has none, and goes again as it is. */
export function CorrectDialog({ record, onClose }: { record: ToMend; onClose: () => void }) {
  const { id_reg_documento_cadena, n, num_completo, nombre_cliente, nif_cliente, tipo } = record
  const hasCustomer = tipo !== 'F2' && tipo !== 'R5'
  return (
    <DialogFrame title={`${t('verifactu.correct')}: ${num_completo}`} size={440} onClose={onClose}>
      <p className="vf-dialog-hint">
        {troubleText(record)} {t('verifactu.keeps_number')}.
      </p>
      <ActionForm
        words="verifactu"
        action={correctRefused}
        given={{ id_reg_documento_cadena, n }}
        first={{ nif: nif_cliente, nombre: nombre_cliente }}
        ask={hasCustomer ? ['nif', 'nombre'] : []}
        save={t('verifactu.correct')}
        onDone={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}
