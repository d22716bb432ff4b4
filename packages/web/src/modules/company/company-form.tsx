import { companyInput, type companyRow, updateCompany } from '@app/contract/company/companies'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { expectedCreditorId } from '@app/contract/values/creditor-id'
import { Button } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { call } from '../../kit/api.ts'
import { Card } from '../../kit/card.tsx'
import { only } from '../../kit/draft.ts'
import { FormFrame } from '../../kit/form.tsx'
import { type FieldLooks, FormFields, SaveBar, sideBySide } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { toast } from '../../kit/toasts.ts'
import { type Form, useForm } from '../../kit/use-form.ts'

const half = ['nif', 'telefono', 'fax', 'bic', 'sufijo_acreedor', 'formato_sepa', 'emisora_c60']

const contact = ['telefono', 'fax', 'email']
const keys = ['clavepagospub', 'clavepagospriv']
const account = ['iban', 'bic', 'sufijo_acreedor', 'id_acreedor']
const files = ['formato_sepa', 'emisora_c60']

/** Works the creditor identifier out from the tax id and the suffix that stand in the form. */
function ComputeCreditor({ form }: { form: Form }) {
  const expected = expectedCreditorId(String(form.draft.nif ?? ''), String(form.draft.sufijo_acreedor ?? ''))
  return (
    <Button
      variant="default"
      leftSection={<IconCalculator size={15} />}
      disabled={expected === null || expected === form.draft.id_acreedor}
      title={expected === null ? t('company.compute_hint') : undefined}
      onClick={() => form.set('id_acreedor', expected)}
    >
      {t('company.compute')}
    </Button>
  )
}

/** The data of the company. The private key is never shown; what is typed takes the place of the one that is kept. */
export function CompanyForm({ id, row }: { id: number; row: OutputOf<typeof companyRow> }) {
  const form = useForm({
    id: useId(),
    name: `company ${id}`,
    fields: companyInput,
    row,
    onSubmit: async (values, changed) => {
      const sent = only(values, changed)
      await call(updateCompany, { id, ...sent } as SentOf<typeof updateCompany>)
      toast.good(t('Operacio_realitzada_correctament'))
    },
  })
  const looks = useMemo<FieldLooks>(
    () => ({
      ...sideBySide(half),
      ...(row.tiene_clavepagospriv && { clavepagospriv: { hint: t('company.key_kept') } }),
    }),
    [row.tiene_clavepagospriv],
  )
  const fields = (names: readonly string[]) => <FormFields form={form} names={names} words="company" looks={looks} autoFocus={false} />
  return (
    <FormFrame form={form} words="company">
      <div className="form-parts">
        <div>
          <Card title={t('company.part.data')}>{fields(['nombre', 'nif', 'direccion'])}</Card>
          <Card title={t('company.part.contact')}>{fields(contact)}</Card>
        </div>
        <div>
          <Card title={t('company.part.bank')}>
            {fields(account)}
            <div className="co-compute">
              <ComputeCreditor form={form} />
            </div>
            {fields(files)}
          </Card>
          <Card title={t('company.part.keys')}>{fields(keys)}</Card>
        </div>
      </div>
      <SaveBar form={form} />
    </FormFrame>
  )
}
