import { issueFullInvoice, proposedReceiver } from '@app/contract/official-invoices/change-invoices'
import { formatEuros } from '@app/contract/values/money'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { FormFrame } from '../../kit/forms/form.tsx'
import { type FieldLooks, FormFields, SaveBar, sideBySide } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { taxIdNote } from './tax-id-note.ts'

interface Ticket {
  readonly id_reg_facturaoficial: number
  readonly num_completo: string
  readonly importe: number
}
interface Props {
  ticket: Ticket
  onClose: () => void
  onDone: () => void
}
const asked = ['nif', 'nombre', 'direccion', 'tipo_id_cliente', 'pais_cliente'] as const
const looks: FieldLooks = sideBySide(['tipo_id_cliente', 'pais_cliente'])

/** A full invoice in place of a simplified one, to the payer's tax data, which are corrected here (F3). */
export function FullInvoiceDialog({ ticket, onClose, onDone }: Props) {
  const { data, error, refetch } = useRead(proposedReceiver, { id: ticket.id_reg_facturaoficial })
  return (
    <DialogFrame
      isStatic
      size={520}
      onClose={onClose}
      title={
        <>
          {t('official-invoices.full_of', { numero: ticket.num_completo })}
          <p className="oi-sub">{t('official-invoices.full_hint')}</p>
        </>
      }
    >
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={4} />}
      {data && <FullForm ticket={ticket} first={data} onClose={onClose} onDone={onDone} />}
    </DialogFrame>
  )
}

type Receiver = NonNullable<ReturnType<typeof useRead<typeof proposedReceiver>>['data']>

function FullForm({ ticket, first, onClose, onDone }: Props & { first: Receiver }) {
  const form = useForm({
    call: issueFullInvoice,
    given: { id_reg_facturaoficial: [ticket.id_reg_facturaoficial] },
    first: {
      nif: first.nif ?? '',
      nombre: first.nombre?.slice(0, 120) ?? '',
      direccion: first.direccion?.slice(0, 300) ?? '',
      tipo_id_cliente: null,
      pais_cliente: null,
    },
    guards: false,
    successMessage: (made) => t('official-invoices.full_issued', { numero: made.num_completo }),
    onSaved: onDone,
  })
  const isForeign = String(form.draft.tipo_id_cliente ?? '') !== ''
  const note = isForeign ? null : taxIdNote(String(form.draft.nif ?? ''))
  const judged = { ...looks, nif: note ? { hint: note } : {} }
  return (
    <FormFrame form={form} words="official-invoices" looks={judged}>
      <FormFields form={form} names={asked} words="official-invoices" looks={judged} autoFocus />
      <SaveBar form={form} always save={t('official-invoices.full_issue', { importe: formatEuros(ticket.importe) })} onCancel={onClose} />
    </FormFrame>
  )
}
