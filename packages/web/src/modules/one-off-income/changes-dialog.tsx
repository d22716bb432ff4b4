import { invoice } from '@app/contract/invoices/invoice'
import type { OutputOf } from '@app/contract/kit/action'
import { incomeChanges } from '@app/contract/one-off-income/income-changes'
import { useRead } from '../../kit/api.ts'
import { DialogFrame } from '../../kit/dialog-frame.tsx'
import { t, tFound } from '../../kit/i18n.ts'
import { instant } from '../../kit/kinds/instant.ts'
import { shapeOf, shownKind } from '../../kit/kinds/shapes.ts'
import { Empty, LinesSkeleton, ReadError } from '../../kit/states.tsx'
import type { IncomeRow } from './income-row.ts'

type Entry = OutputOf<typeof incomeChanges>[number]
type Name = keyof typeof invoice.fields
const isField = (name: string): name is Name => name in invoice.fields

/** A stored value in the words of its kind. */
function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return t(value ? 'grid.yes' : 'grid.no')
  if (!isField(name) || typeof value === 'object') return JSON.stringify(value)
  return shapeOf(shownKind(invoice.fields[name])).format(value)
}

/** Nobody's hand: the card gateway by its notice or asked by the worker, or the product by itself. */
const byNobody = (accion: string) => t(/^card-|\/pago\//.test(accion) ? 'income.by_gateway' : 'income.by_itself')

/** One act: who, when, and each datum before and after. */
function Act({ entry }: { entry: Entry }) {
  return (
    <li>
      <p>
        <b>{instant.format(entry.fecha)}</b> · {entry.desc_socio ?? byNobody(entry.accion)}
        {entry.es_nueva && ` · ${t('income.made')}`}
      </p>
      {!entry.es_nueva && (
        <dl>
          {entry.cambios.map(({ campo, antes, despues }) => (
            <div key={campo}>
              <dt>{tFound('invoice', campo)}</dt>
              <dd>
                <del>{valueText(campo, antes)}</del> → <ins>{valueText(campo, despues)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** What was changed of a line, the newest first (spec 2 §7). */
export function ChangesDialog({ row, onClose }: { row: IncomeRow; onClose: () => void }) {
  const { data, error, refetch } = useRead(incomeChanges, { id: row.id_reg_factura })
  return (
    <DialogFrame title={t('income.changes_of', { concepto: row.concepto })} size={520} onClose={onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={5} />}
      {data?.length === 0 && <Empty title={t('income.no_changes')} />}
      {data && data.length > 0 && (
        <ol className="in-changes">
          {data.map((entry, at) => (
            // entries of one command share its moment
            <Act key={at} entry={entry} />
          ))}
        </ol>
      )}
    </DialogFrame>
  )
}
