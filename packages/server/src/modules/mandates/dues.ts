import { mainCompany } from '@app/contract/company/company'
import { invoiceTypes } from '@app/contract/invoices/invoice'
import { sql } from 'kysely'
import type { Call } from '../../kit/http/serve.ts'
import { incomesSeenBy, inIncomes } from '../income-types/public.ts'
import { allDueLines } from '../invoices/public.ts'
import { mandateKey } from './mandate-rows.ts'

/** Due lines of payers by payer and company: number and cents left to pay, of the income types that the user sees. */
export async function duesOf(
  { tx, user, today, minute }: Pick<Call<unknown>, 'tx' | 'user' | 'today' | 'minute'>,
  payers: readonly number[],
) {
  const incomes = await incomesSeenBy(tx, user)
  const payer = sql<number>`coalesce(s.id_mst_socios_titular, s.id_mst_socios)`
  const company = sql<number>`coalesce(f.id_mst_empresas, ${sql.lit(mainCompany)})::bigint`
  const rows = await allDueLines(tx, { today, minute })
    .innerJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .select([payer.as('pagador'), company.as('empresa')])
    .select([sql<number>`count(*)::integer`.as('lineas'), sql<number>`sum(f.precio * f.cantidad - f.pagado)::bigint`.as('importe')])
    .where('f.id_mst_tipofactura', '=', invoiceTypes.member)
    .where(sql<boolean>`f.precio * f.cantidad > f.pagado`)
    .where(({ or, eb }) => or([eb('s.id_mst_socios', 'in', [...payers]), eb('s.id_mst_socios_titular', 'in', [...payers])]))
    .where(inIncomes('f.id_mst_tipoingreso', incomes))
    .groupBy([payer, company])
    .execute()
  return new Map(rows.map(({ pagador, empresa, lineas, importe }) => [mandateKey(pagador, empresa), { lineas, importe }]))
}
