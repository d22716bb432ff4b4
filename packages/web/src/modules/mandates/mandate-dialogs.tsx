import './mandates.css'
import type { OutputOf } from '@app/contract/kit/action'
import { needsAddress } from '@app/contract/mandates/debit-fault'
import { addMandateScan, mandateScanKinds, mandateScanMax } from '@app/contract/mandates/mandate-papers'
import { changeAccount, createMandate, type memberMandates, revokeMandate, updateMandate } from '@app/contract/mandates/mandates'
import { readIban } from '@app/contract/values/iban'
import { formatEuros } from '@app/contract/values/money'
import { Radio } from '@mantine/core'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { FileField } from '../../kit/fields/file-field.tsx'
import { ActionForm, FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { today } from '../../kit/reads/today.ts'
import { useUpload } from '../../kit/reads/use-upload.ts'
import { t } from '../../kit/texts/i18n.ts'

export type Mandate = OutputOf<typeof memberMandates>['mandatos'][number]
interface OfMandate {
  mandate: Mandate
  onClose: () => void
}

const address = ['pais', 'direccion', 'codigo_postal', 'poblacion'] as const
/** Fields of the holder's address, only for an account whose debits carry it. */
const addressOf = (iban: string) => (needsAddress(readIban(iban) ?? '') ? address : [])

interface NewProps {
  id_mst_socios: number
  id_mst_empresas: number
  titular: string
  onClose: () => void
}
/** Stores a mandate that was signed on paper. */
export function NewMandate({ id_mst_socios, id_mst_empresas, titular, onClose }: NewProps) {
  const form = useForm({
    name: `new mandate ${id_mst_empresas}`,
    call: createMandate,
    given: { id_mst_socios, id_mst_empresas },
    ask: ['iban', 'titular', 'fecha_firma', 'referencia', 'esquema', 'uso', ...address],
    first: { titular, fecha_firma: today() },
    onSaved: onClose,
  })
  return (
    <DialogFrame title={t('mandates.new')} size={460} onClose={onClose}>
      <p>{t('mandates.new_hint')}</p>
      <FormFrame form={form} words="mandate">
        <FormFields
          form={form}
          words="mandate"
          autoFocus
          names={['iban', 'titular', ...addressOf(String(form.draft.iban ?? '')), 'fecha_firma', 'referencia', 'esquema', 'uso']}
        />
        <SaveBar form={form} always onCancel={onClose} />
      </FormFrame>
    </DialogFrame>
  )
}

/** Changes the account: the same mandate with an amendment, or a new one, which is proposed when the holder differs. */
export function ChangeAccount({ mandate, onClose }: OfMandate) {
  const { id_reg_mandato: id, titular } = mandate
  const form = useForm({
    name: 'account',
    call: changeAccount,
    given: { id },
    ask: ['iban', 'titular', 'modo', 'fecha_firma', ...address],
    first: { titular, modo: 'enmienda', fecha_firma: today() },
    onChange: (name, value) => {
      if (name === 'titular') form.set('modo', String(value).trim() === titular ? 'enmienda' : 'nuevo')
    },
    onSaved: onClose,
  })
  const isNew = form.draft.modo === 'nuevo'
  return (
    <DialogFrame title={t('mandates.change')} size={460} onClose={onClose}>
      <FormFrame form={form} words="mandate">
        <FormFields form={form} words="mandate" autoFocus names={['iban', 'titular', ...addressOf(String(form.draft.iban ?? ''))]} />
        <Radio.Group
          className="mandates-way"
          label={t('mandates.way')}
          value={String(form.draft.modo)}
          onChange={(modo) => form.set('modo', modo as 'enmienda' | 'nuevo')}
        >
          <div className="mandates-way">
            <Radio value="enmienda" label={t('mandates.way.enmienda')} description={t('mandates.way.enmienda_hint')} />
            <Radio value="nuevo" label={t('mandates.way.nuevo')} description={t('mandates.way.nuevo_hint')} />
          </div>
        </Radio.Group>
        {isNew && <FormFields form={form} words="mandate" names={['fecha_firma']} />}
        <SaveBar form={form} always onCancel={onClose} />
      </FormFrame>
    </DialogFrame>
  )
}

/** Changes holder, address, reference and kind of debits. */
export function EditMandate({ mandate, onClose }: OfMandate) {
  const { id_reg_mandato: id, titular, pais, direccion, codigo_postal, poblacion, referencia, esquema, uso } = mandate
  return (
    <DialogFrame title={t('mandates.edit')} size={460} onClose={onClose}>
      <ActionForm
        action={updateMandate}
        given={{ id }}
        ask={['titular', ...address, 'referencia', 'esquema', 'uso']}
        first={{ titular, pais, direccion, codigo_postal, poblacion, referencia, esquema, uso }}
        words="mandate"
        onDone={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}

/** Lines that stop with a mandate, in words; null without the right to see it, or if nothing does. */
export const stopsText = ({ pendientes, pendiente }: Pick<Mandate, 'pendientes' | 'pendiente'>) =>
  pendientes === null || pendientes === 0 ? null : t('mandates.stops', { n: pendientes, importe: formatEuros(pendiente ?? 0) })

/** Revokes a mandate; the dialog tells what stops. */
export function RevokeMandate({ mandate, onClose }: OfMandate) {
  const { id_reg_mandato: id, referencia } = mandate
  return (
    <DialogFrame title={t('mandates.revoke_title', { referencia })} size={420} onClose={onClose}>
      <p>{[t('mandates.revoke_hint'), stopsText(mandate)].filter(Boolean).join(' ')}</p>
      <ActionForm
        action={revokeMandate}
        given={{ id }}
        ask={['motivo']}
        words="mandate"
        save={t('mandates.revoke_do')}
        danger
        onDone={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}

/** Adds the signed paper, in place of an earlier one. */
export function AddScan({ mandate, onClose }: OfMandate) {
  const upload = useUpload(addMandateScan, { file: 'documento', input: { id: mandate.id_reg_mandato }, onDone: onClose })
  return (
    <DialogFrame title={t('mandates.add_scan')} size={420} onClose={onClose}>
      <FileField
        label={t('mandates.open_scan')}
        accept={mandateScanKinds.map((end) => `.${end}`).join(',')}
        max={mandateScanMax}
        {...upload}
      />
    </DialogFrame>
  )
}
