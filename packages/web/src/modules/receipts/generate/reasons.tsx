import { debitFaults } from '@app/contract/mandates/debit-fault'
import { formatEuros } from '@app/contract/values/money'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { FaultAct } from '../fault-act.tsx'
import { sumOf } from '../sum-of.ts'
import type { Generate, OpenLine } from './use-generate.ts'

const figure = (rows: readonly OpenLine[]) =>
  t('receipts.n_and_sum', { n: formatCount(rows.length), importe: formatEuros(sumOf(rows, (row) => row.pendiente)) })

/** Lines that cannot be debited, by reason, each with its meaning and its way in; a reason restricts the grid to its lines. */
export function Reasons({ generate }: { generate: Generate }) {
  const { scope = [], fault: shown, setFault } = generate
  const byFault = Map.groupBy(scope, (row) => row.fallo)
  const out = scope.filter((row) => row.fallo !== null)
  if (scope.length === 0) return null
  return (
    <Card title={t('receipts.why_not')} className="rc-reasons">
      {out.length === 0 ? <p>{t('receipts.all_can')}</p> : <span className="rc-badge tabular">{figure(out)}</span>}
      <ul>
        {debitFaults.map((fault) => {
          const rows = byFault.get(fault)
          return (
            rows && (
              <li key={fault}>
                <button type="button" aria-pressed={shown === fault} onClick={() => setFault(shown === fault ? null : fault)}>
                  <b>{t(`receipts.fault.${fault}`)}</b>
                  <span className="tabular">{figure(rows)}</span>
                </button>
                <p>
                  <small>{t(`receipts.meaning.${fault}`)}</small>
                  <FaultAct fault={fault} payers={rows} />
                </p>
              </li>
            )
          )
        })}
      </ul>
    </Card>
  )
}
