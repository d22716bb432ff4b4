import { feeType } from '@app/contract/fee-types/fee-type'
import { feeChoices } from '@app/contract/fees/fees'
import { Button, Popover, Select, Stack } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { DateField } from '../../../kit/fields/date-field.tsx'
import { useChoices, useRead } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { FilterName } from './run-filter.ts'
import type { FeeRun } from './use-fee-run.ts'

type Choice = { readonly id: number; readonly text: string }
interface PickProps {
  run: FeeRun
  name: FilterName
  label: string
  all: string
  choices: readonly Choice[]
  hasLabel?: boolean
}

/** One filter of the run, or all. */
const Pick = ({ run, name, label, all, choices, hasLabel = true }: PickProps) => (
  <Select
    {...(hasLabel ? { label } : { 'aria-label': label })}
    w={hasLabel ? 240 : 180}
    searchable
    allowDeselect={false}
    comboboxProps={{ withinPortal: !hasLabel }}
    value={String(run.filter[name] ?? '')}
    onChange={(value) => run.setFilter(name, Number(value) || null)}
    data={[{ value: '', label: all }, ...choices.map(({ id, text }) => ({ value: String(id), label: text }))]}
  />
)

/** Filters besides day and company: they are part of the run. */
function MoreFilters({ run }: { run: FeeRun }) {
  const types = useChoices(feeType).data ?? []
  const fees = useRead(feeChoices, {}).data ?? []
  const groups = (run.preview?.grupos ?? []).flatMap(({ id_mst_curso_grupo: id, desc: text }) => (id === null ? [] : [{ id, text }]))
  const { id_mst_empresas: _company, ...others } = run.filter
  const count = Object.values(others).filter((id) => id !== null).length
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={15} />}>
          {count > 0 ? t('raise.filtered', { n: count }) : t('raise.filter')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('raise.filter')}>
        <Stack gap="xs">
          <Pick run={run} name="id_mst_tipocuotas" label={t('raise.type')} all={t('raise.all_types')} choices={types} />
          <Pick run={run} name="id_mst_cuotas" label={t('raise.fee')} all={t('raise.all_fees')} choices={fees} />
          <Pick run={run} name="id_mst_curso_grupo" label={t('raise.group')} all={t('raise.all')} choices={groups} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Day and part of the fees that the run is for. */
export function RunFilters({ run }: { run: FeeRun }) {
  const companies = useChoices({ path: 'empresa' }, { enabled: userMay('invoices') }).data ?? []
  return (
    <>
      <label className="raise-until">
        {t('raise.until')}
        <DateField w={128} aria-label={t('raise.until')} value={run.hasta} onChange={(day) => day && run.setHasta(day)} />
      </label>
      {companies.length > 1 && (
        <Pick
          run={run}
          name="id_mst_empresas"
          label={t('raise.company')}
          all={t('raise.all_companies')}
          choices={companies}
          hasLabel={false}
        />
      )}
      <MoreFilters run={run} />
    </>
  )
}
