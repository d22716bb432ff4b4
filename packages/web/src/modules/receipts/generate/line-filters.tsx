import { feeTypesOrNone } from '@app/contract/fee-types/fee-types'
import { MultiSelect, SegmentedControl } from '@mantine/core'
import { DayRange } from '../../../kit/fields/day-range.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { CompanyFilter } from '../company-filter.tsx'
import { type Generate, isIn, parts } from './use-generate.ts'

/** Days, fee types, company, and whether they can be debited. */
export function LineFilters({ generate }: { generate: Generate }) {
  const { range, setRange, types, setTypes, company, setCompany, part, setPart, scope = [] } = generate
  const feeTypes = useRead(feeTypesOrNone, {}).data ?? []
  return (
    <div className="rc-bar">
      <DayRange range={range} onChange={setRange} />
      <MultiSelect
        aria-label={t('receipts.fee_types')}
        w={types.length === 0 ? 230 : 280}
        clearable
        searchable
        placeholder={types.length === 0 ? t('receipts.all_fee_types') : ''}
        data={feeTypes.map(({ id, text }) => ({ value: String(id), label: text }))}
        value={types.map(String)}
        onChange={(ids) => setTypes(ids.map(Number))}
      />
      <CompanyFilter value={company} onChange={setCompany} />
      <SegmentedControl
        aria-label={t('receipts.which')}
        value={part}
        onChange={setPart}
        data={parts.map((one) => ({ value: one, label: t(`receipts.part.${one}`, { n: formatCount(scope.filter(isIn(one)).length) }) }))}
      />
    </div>
  )
}
