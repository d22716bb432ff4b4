import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { DayRange } from '../../kit/fields/day-range.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { Filters } from './use-filters.ts'

/** Series, days, and, where there are several, the company; then further filters. */
export function FilterBar({ filters, children }: { filters: Filters; children?: ReactNode }) {
  const { prefijo, setPrefijo, company, setCompany, range, setRange, prefixes, companies } = filters
  return (
    <div className="oi-bar">
      <Select
        aria-label={t('official-invoices.series')}
        w={150}
        allowDeselect={false}
        value={prefijo ?? ''}
        onChange={(value) => setPrefijo(value || null)}
        data={[
          { value: '', label: t('official-invoices.all_series') },
          ...prefixes.map((one) => ({ value: one, label: t('official-invoices.series_of', { prefijo: one }) })),
        ]}
      />
      <DayRange range={range} onChange={setRange} />
      {companies.length > 1 && (
        <Select
          aria-label={t('official-invoice.id_mst_empresas')}
          w={200}
          allowDeselect={false}
          value={String(company ?? '')}
          onChange={(value) => setCompany(value ? Number(value) : null)}
          data={[
            { value: '', label: t('official-invoices.all_companies') },
            ...companies.map(({ id, text }) => ({ value: String(id), label: text })),
          ]}
        />
      )}
      {children}
    </div>
  )
}
