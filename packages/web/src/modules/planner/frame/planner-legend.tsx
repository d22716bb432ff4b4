import './planner-legend.css'
import { t } from '../../../kit/texts/i18n.ts'
import { coloursOf } from '../day/card-colours.ts'
import { dayFilter, payments, states, toggleRow } from '../day/day-filter.ts'
import type { typesOf } from '../day/day-model.ts'

export interface LegendProps {
  types: ReturnType<typeof typesOf>
  /** Bookings of the day by row; null while the day is not known. */
  counts: ReadonlyMap<string, number> | null
}

interface RowProps {
  id: string
  look: React.ReactNode
  text: string
  count: number | null
  isOn: boolean
}

const LegendRow = ({ id, look, text, count, isOn }: RowProps) => (
  <li>
    <button type="button" className="plg-row" aria-pressed={isOn} onClick={() => toggleRow(id)}>
      {look}
      <span className="plg-text">{text}</span>
      <span className="plg-count">{count ?? '—'}</span>
    </button>
  </li>
)

/** Legend of the planner's shapes and colours, with the number of bookings of each; a click on a row toggles its highlight. */
export function PlannerLegend({ types, counts }: LegendProps) {
  const { chosen } = dayFilter.use()
  const row = (id: string, text: string, look: React.ReactNode) => (
    <LegendRow key={id} id={id} look={look} text={text} count={counts && (counts.get(id) ?? 0)} isOn={chosen.includes(id)} />
  )
  return (
    <div className="plg" data-legend>
      <h2>{t('planner.legend.payment')}</h2>
      <ul>
        {payments.map((payment) =>
          row(`payment.${payment}`, t(`planner.payment.${payment}`), <i className={`pl-dot pl-${payment}`} aria-hidden />),
        )}
      </ul>
      {types.length > 0 && (
        <>
          <h2>{t('planner.legend.types')}</h2>
          <ul>
            {types.map(({ id, text, colour }) => row(`type.${id}`, text, <i className="plg-type" style={coloursOf(colour)} aria-hidden />))}
          </ul>
        </>
      )}
      <h2>{t('planner.legend.states')}</h2>
      <ul>
        {states.map((state) => row(`state.${state}`, t(`planner.legend.${state}`), <i className={`plg-type plg-${state}`} aria-hidden />))}
      </ul>
    </div>
  )
}
