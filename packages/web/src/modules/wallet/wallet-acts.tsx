import { paymentType } from '@app/contract/income-types/payment-type'
import { deskPaymentTypes } from '@app/contract/invoices/invoice-rules'
import { field } from '@app/contract/kit/kinds'
import { formatEuros } from '@app/contract/values/money'
import { addCredits, refundCredits, removeCredits, transferCredits } from '@app/contract/wallet/move-credits'
import { Button } from '@mantine/core'
import { IconArrowsLeftRight, IconCash, IconMinus, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { choicesOf } from '../../kit/fields/choices.ts'
import { ActionForm, FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call, useChoices } from '../../kit/reads/api.ts'
import { userMayCall } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { withRegister } from '../invoices/public.ts'

const acts = [
  ['add', IconPlus],
  ['subtract', IconMinus],
  ['give_back', IconCash],
  ['transfer', IconArrowsLeftRight],
] as const
type Act = (typeof acts)[number][0]
const callOf = { add: addCredits, subtract: removeCredits, give_back: refundCredits, transfer: transferCredits } as const

interface Props {
  id: number
  /** Spendable amount, in cents. */
  creditos: number
  /** Its part that can be paid out as money. */
  en_dinero: number
}

/** Desk actions on a wallet besides sales; each opens a dialog. */
export function WalletActs({ id, creditos, en_dinero }: Props) {
  const [open, setOpen] = useState<Act | null>(null)
  const close = () => setOpen(null)
  const common = { words: 'wallet', onDone: close, onCancel: close } as const
  const forms: Readonly<Record<Act, () => ReactNode>> = {
    add: () => (
      <ActionForm {...common} action={addCredits} given={{ id, f: 0 }} ask={['n', 'dias_caducidad', 'texto']} save={t('wallet.add')} />
    ),
    subtract: () => <ActionForm {...common} action={removeCredits} given={{ id, f: 0 }} ask={['n', 'texto']} save={t('wallet.subtract')} />,
    give_back: () => <GiveBack id={id} en_dinero={en_dinero} onClose={close} />,
    transfer: () => (
      <ActionForm
        {...common}
        action={transferCredits}
        given={{ id_mst_socios_origen: id }}
        ask={['id_mst_socios_destino', 'creditos']}
        first={{ creditos }}
        save={t('wallet.transfer')}
      />
    ),
  }
  return (
    <Card title={t('wallet.acts')}>
      <div className="wl-acts">
        {acts.map(([act, Icon]) => (
          <Button
            key={act}
            variant="subtle"
            justify="flex-start"
            leftSection={<Icon size={15} />}
            disabled={!userMayCall(callOf[act]) || (act !== 'add' && (act === 'give_back' ? en_dinero : creditos) === 0)}
            title={userMayCall(callOf[act]) ? undefined : t('msg.giving_needs_cash')}
            onClick={() => setOpen(act)}
          >
            {t(`wallet.${act}`)}
          </Button>
        ))}
      </div>
      {open && (
        <DialogFrame title={t(`wallet.${open}`)} size={400} onClose={close}>
          <p className="wl-hint">{t('wallet.now', { importe: formatEuros(creditos) })}</p>
          {open === 'give_back' && <p className="wl-hint">{t('wallet.refundable', { importe: formatEuros(en_dinero) })}</p>}
          {forms[open]()}
        </DialogFrame>
      )}
    </Card>
  )
}

const fields = { cents: field.money({ min: 1 }), id_tipopago: refundCredits.input.id_tipopago }

/** Pays out credits as money; takes the register if the club has several. */
function GiveBack({ id, en_dinero, onClose }: Omit<Props, 'creditos'> & { onClose: () => void }) {
  const types = useChoices(paymentType, { staleTime: 300_000 })
  const form = useForm({
    name: `wallet back ${id}`,
    fields,
    first: { cents: en_dinero, id_tipopago: 1 },
    save: (values) => withRegister((register) => call(refundCredits, { id, ...values, ...register })),
    onSaved: onClose,
  })
  const options = choicesOf(types.data?.filter((one) => deskPaymentTypes.includes(one.id)))
  return (
    <FormFrame form={form} words="wallet">
      <FormFields form={form} words="wallet" looks={{ id_tipopago: { options } }} />
      <SaveBar form={form} always save={t('wallet.give_back')} onCancel={onClose} />
    </FormFrame>
  )
}
