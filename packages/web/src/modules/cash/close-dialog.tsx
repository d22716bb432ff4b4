import { proposedWithdrawal } from '@app/contract/cash/cash-rules'
import { closeDrawer } from '@app/contract/cash/move-cash'
import { type Field, optional } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { formatEuros, readEuros } from '@app/contract/values/money'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { Difference } from './difference.tsx'
import type { DrawerInfo } from './drawer-summary.tsx'
import { ParkedNote } from './parked-note.tsx'

/** Close only; close and withdraw the excess over the float; close and withdraw a typed amount. */
export type CloseMode = 'close' | 'excess' | 'other'

interface Props {
  info: DrawerInfo
  counted: number
  lines: readonly { valor: number; cantidad: number }[] | null
  mode: CloseMode
  onClose: () => void
  onDone: () => void
}

const amount = field.money({ min: 0 })
type CloseFields = Readonly<{ retirar: Field<number | null>; desc_caja: Field<string | null> }>
/** Amount to withdraw, required except for a plain close. */
const closing: CloseFields = { retirar: optional(amount), desc_caja: optional(field.text(200)) }
const taking: CloseFields = { ...closing, retirar: amount }

/** Shows the values of the close, takes the amount to withdraw if it is open, and closes. */
export function CloseDialog(props: Props) {
  const { mode, onClose } = props
  return (
    <DialogFrame title={t(`desk.close_${mode}`)} size={420} onClose={onClose}>
      <CloseForm {...props} />
    </DialogFrame>
  )
}

function CloseForm({ info, counted, lines, mode, onClose, onDone }: Props) {
  const { caja, ultima_caja, expectedAmount } = info
  const form = useForm({
    fields: mode === 'close' ? closing : taking,
    first: { retirar: mode === 'excess' ? proposedWithdrawal(counted, caja.fondo) : null },
    guards: false,
    save: async ({ retirar, desc_caja }) => {
      await call(closeDrawer, {
        id_mst_caja: caja.id_mst_caja,
        amount: counted,
        desc_caja,
        contador: lines && [...lines],
        id_ultima_caja: ultima_caja?.id_reg_caja ?? 0,
        esperado: expectedAmount,
        retirar,
      })
      return retirar
    },
    successMessage: (taken) => (taken ? t('desk.closed_withdrawn', { importe: formatEuros(taken) }) : t('desk.closed')),
    onSaved: onDone,
  })
  const taken = mode === 'close' ? 0 : (readEuros(form.draft.retirar.toString()) ?? 0)
  const looks = { retirar: { label: t('desk.take_out_amount') } }
  return (
    <FormFrame form={form} words="cash-movement" looks={looks}>
      <dl className="cash-sum">
        <dt>{t('desk.counted_amount')}</dt>
        <dd>{formatEuros(counted)}</dd>
        <dt>{t('desk.expected')}</dt>
        <dd>{formatEuros(expectedAmount)}</dd>
      </dl>
      <Difference counted={counted} expected={expectedAmount} />
      <FormFields form={form} names={mode === 'close' ? ['desc_caja'] : ['retirar', 'desc_caja']} words="cash-movement" looks={looks} />
      <dl className="cash-sum">
        <dt>{t('desk.stays')}</dt>
        <dd>
          <b>{formatEuros(counted - taken)}</b>
        </dd>
      </dl>
      <ParkedNote />
      <p className="cash-note">{t('desk.close_is_final')}</p>
      <SaveBar
        form={form}
        always
        save={taken > 0 ? t('desk.close_withdraw', { importe: formatEuros(taken) }) : t(`desk.close_${mode}`)}
        onCancel={onClose}
      />
    </FormFrame>
  )
}
