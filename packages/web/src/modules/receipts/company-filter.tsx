import { Select } from '@mantine/core'
import { useChoices } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Company of the rows, where there are several. */
export function CompanyFilter({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const companies = useChoices({ path: 'empresa' }).data ?? []
  if (companies.length < 2) return null
  return (
    <Select
      aria-label={t('receipt.id_mst_empresas')}
      w={180}
      allowDeselect={false}
      value={String(value ?? '')}
      onChange={(id) => onChange(Number(id) || null)}
      data={[{ value: '', label: t('receipts.all_companies') }, ...companies.map(({ id, text }) => ({ value: String(id), label: text }))]}
    />
  )
}
