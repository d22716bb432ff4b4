import { mainCompany } from '@app/contract/company/company'
import { isPaid, lineTotal } from '@app/contract/invoices/invoice-rules'
import { cached } from '../../kit/database/cached.ts'
import { refusalOf } from '../../kit/http/refusal.ts'
import { param } from '../club/public.ts'
import { undeclaredTypes } from '../income-types/public.ts'
import type { Line, MoneyContext } from '../invoices/public.ts'
import type { Invoice } from './document.ts'
import { issue, type LinesDraft, requireIssuable } from './issue.ts'

/** Prefix of a sale whose income types name none. */
const standardPrefix = 'T'

/** Locked lines of a sale, with its payer. */
interface Sale {
  readonly lines: readonly Line[]
  readonly id_mst_socios: number | null
  /** Payer's name. */
  readonly nombre: string | null
}

/** Prefixes of income types that name one. */
const prefixes = cached(['tipo_ingreso'], async (tx) =>
  tx
    .selectFrom('tipo_ingreso')
    .select(['id_mst_tipoingreso', 'factura_oficial_prefijo'])
    .where('factura_oficial_prefijo', 'is not', null)
    .execute(),
)

/** Lines that go into a document, unless their income type is not declared: those paid in full that cost something and are in none. */
const goesIn = (line: Line) => isPaid(line) && lineTotal(line) !== 0 && line.id_reg_facturaoficial === null

/**
 * Drafts of a sale, none with ACTIVAR_FACTURA_OFICIAL off: one for each company, with the prefix of its first line that names one, in the order
 * of companies, so that two tills lock their chains in one order.
 */
async function draftsOf({ tx }: Pick<MoneyContext, 'tx'>, { lines, id_mst_socios, nombre }: Sale): Promise<LinesDraft[]> {
  if (!(await param(tx, 'ACTIVAR_FACTURA_OFICIAL'))) return []
  const outside = await undeclaredTypes(tx)
  const within = lines.filter((line) => goesIn(line) && !outside.includes(line.id_mst_tipoingreso ?? 0))
  if (within.length === 0) return []
  const named = await prefixes(tx)
  const prefixOf = (line: Line) => named.find((type) => type.id_mst_tipoingreso === line.id_mst_tipoingreso)?.factura_oficial_prefijo
  const byCompany = Map.groupBy(within, (line) => line.id_mst_empresas ?? mainCompany)
  return [...byCompany.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, own]) => ({
      tipo: 'F2',
      prefijo: own.map(prefixOf).find(Boolean) ?? standardPrefix,
      lines: own,
      ...{ id_mst_socios, nombre, cliente: null, fecha: null },
    }))
}

/** Issues the simplified invoices of a sale, as the last part of its transaction. */
export async function issueForSale(call: MoneyContext, sale: Sale): Promise<Invoice[]> {
  const issued: Invoice[] = []
  for (const draft of await draftsOf(call, sale)) issued.push(await issue(call, draft))
  return issued
}

/** The same for a sale whose money cannot be refused any more: what is refused stays without document, to be converted later. */
export async function issueIfPossible(call: MoneyContext, sale: Sale): Promise<Invoice[]> {
  const issued: Invoice[] = []
  for (const draft of await draftsOf(call, sale))
    await refusalOf(async () => {
      issued.push(await issue(call, draft))
    })
  return issued
}

/** Refuses a sale that could not be issued once its open lines are paid, before a machine takes money for it. */
export async function requireIssuableSale(call: Pick<MoneyContext, 'tx' | 'today'>, { lines, ...sale }: Sale): Promise<void> {
  const paid = lines.map((line) => ({ ...line, fecha_pago: call.today }))
  for (const draft of await draftsOf(call, { ...sale, lines: paid })) await requireIssuable(call, draft)
}
