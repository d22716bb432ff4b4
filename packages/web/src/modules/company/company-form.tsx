import { companyInput, type companyRow, updateCompany } from '@app/contract/company/companies'
import { territories } from '@app/contract/company/company'
import type { OutputOf } from '@app/contract/kit/action'
import { expectedCreditorId } from '@app/contract/values/creditor-id'
import { Button } from '@mantine/core'
import { IconCalculator } from '@tabler/icons-react'
import { useMemo } from 'react'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar, sideBySide } from '../../kit/forms/form-fields.tsx'
import type { Name } from '../../kit/forms/form-types.ts'
import { type Form, useForm } from '../../kit/forms/use-form.ts'
import { call } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'

type CompanyFields = Form<typeof companyInput>
type Names = readonly Name<typeof companyInput>[]
const half = [
  'nif',
  'codigo_postal',
  'poblacion',
  'telefono',
  'fax',
  'bic',
  'sufijo_acreedor',
  'formato_sepa',
  'emisora_c60',
  'terminal_pagos',
  'firma_pagos',
  'latitud',
  'longitud',
] as const

const contact: Names = ['telefono', 'fax', 'email']
const keys: Names = ['pasarela', 'clavepagospub', 'terminal_pagos', 'clavepagospriv', 'firma_pagos']
const machine: Names = ['usuario_maquina', 'clave_maquina']
const finder: Names = ['latitud', 'longitud', 'en_buscador']
const account: Names = ['iban', 'bic', 'sufijo_acreedor', 'id_acreedor']
const files: Names = ['formato_sepa', 'emisora_c60']

/** Computes the creditor identifier from the tax id and the suffix in the form. */
function ComputeCreditor({ form }: { form: CompanyFields }) {
  const { nif, sufijo_acreedor } = form.draft
  const expected = expectedCreditorId(nif, sufijo_acreedor)
  return (
    <Button
      variant="default"
      leftSection={<IconCalculator size={15} />}
      disabled={expected === null || expected === form.draft.id_acreedor}
      title={expected === null ? t('company.compute_hint') : undefined}
      onClick={() => expected && form.set('id_acreedor', expected)}
    >
      {t('company.compute')}
    </Button>
  )
}

/** Data of the company. The private key is never shown; a typed one replaces the stored one. */
export function CompanyForm({ id, row }: { id: number; row: OutputOf<typeof companyRow> }) {
  const form = useForm({
    name: `company ${id}`,
    fields: companyInput,
    first: row,
    save: (_values, { only, read }) => call(updateCompany, { id, ...only }, { read }),
  })
  const looks = useMemo(
    () => ({
      ...sideBySide(half),
      territorio: { options: territories.map((value) => ({ value, text: t(`company.territory.${value}`) })) },
      ...(row.tiene_clavepagospriv && { clavepagospriv: { hint: t('company.key_kept') } }),
      ...(row.tiene_clave_maquina && { clave_maquina: { hint: t('company.key_kept') } }),
    }),
    [row.tiene_clavepagospriv, row.tiene_clave_maquina],
  )
  const fields = (names: Names) => <FormFields form={form} names={names} words="company" looks={looks} autoFocus={false} />
  return (
    <FormFrame form={form} words="company">
      <div className="form-parts">
        <div>
          <Card title={t('company.part.data')}>{fields(['nombre', 'nif', 'direccion', 'codigo_postal', 'poblacion', 'territorio'])}</Card>
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
          <Card title={t('company.part.machine')}>{fields(machine)}</Card>
          <Card title={t('company.part.finder')} hint={t('company.finder_hint')}>
            {fields(finder)}
          </Card>
        </div>
      </div>
      <SaveBar form={form} />
    </FormFrame>
  )
}
