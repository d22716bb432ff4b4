import { updateIncome } from '@app/contract/one-off-income/edit-income'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { FormFrame } from '../../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../../kit/forms/form-fields.tsx'
import { useForm } from '../../../kit/forms/use-form.ts'
import { call } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Line } from './booking-info.ts'
import { memberLabel } from './booking-labels.ts'

const fields = { precio: updateIncome.input.precio }

/** Price of an unpaid line, changed by hand; the history of the amount names the author. */
export function PriceDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const { id_reg_factura, precio } = line
  const form = useForm({
    fields,
    first: { precio },
    save: (_values, { only }) => call(updateIncome, { id_reg_factura, ...only }, { read: { precio } }),
    onSaved: onClose,
  })
  return (
    <DialogFrame title={t('desk.price_of', { nombre: memberLabel(line) })} size={360} onClose={onClose}>
      <FormFrame form={form} words="invoice">
        <FormFields form={form} words="invoice" />
        <SaveBar form={form} always onCancel={onClose} />
      </FormFrame>
    </DialogFrame>
  )
}
