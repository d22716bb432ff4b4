import type { agencyStates } from '@app/contract/official-invoices/official-invoices'
import { SegmentedControl } from '@mantine/core'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { Invoice } from './series-summary.ts'

type State = (typeof agencyStates)[number]
/** States that a list is restricted to; an accepted invoice needs nobody. */
const shown = ['en_cola', 'con_errores', 'incorrecto'] as const
export type ShownState = (typeof shown)[number] | 'all'

/** State of an invoice at the tax agency as a dot and a word. */
export const AgencyState = ({ state }: { state: State }) => (
  <span className="oi-aeat" data-state={state}>
    {t(`official-invoices.aeat.${state}`)}
  </span>
)

const nameOf = (state: (typeof shown)[number]) =>
  state === 'incorrecto' ? t('official-invoices.aeat_refused') : t(`official-invoices.aeat.${state}`)

interface Props {
  rows: readonly Pick<Invoice, 'aeat'>[]
  value: ShownState
  onChange: (state: ShownState) => void
}
/** Restricts a list to a state at the tax agency, each with its count; nothing where no invoice has a record. */
export function AgencyFilter({ rows, value, onChange }: Props) {
  if (rows.every(({ aeat }) => aeat === null)) return null
  const countOf = (state: State) => formatCount(rows.filter(({ aeat }) => aeat === state).length)
  return (
    <SegmentedControl
      aria-label={t('official-invoices.aeat_which')}
      value={value}
      onChange={onChange}
      data={[
        { value: 'all', label: t('official-invoices.aeat_all') },
        ...shown.map((state) => ({ value: state, label: `${nameOf(state)} ${countOf(state)}` })),
      ]}
    />
  )
}
