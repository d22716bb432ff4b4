import type { receiptFaults } from '@app/contract/receipts/receipts'
import { toDecimal } from '@app/contract/values/money'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import type { Call } from '../../kit/http/serve.ts'
import { incomesSeenBy } from '../income-types/public.ts'
import { shownAccount } from '../mandates/public.ts'
import { debtorsOf } from './debtors.ts'
import { changedReceipts } from './live-lines.ts'
import { hiddenReceipts } from './restrictions.ts'

type Fault = (typeof receiptFaults)[number]

/** Receipts with their companies, remittances, lines and last returns, by remittance and day, newest first. */
const receiptsFrom = (tx: Tx) =>
  tx
    .selectFrom('recibo as r')
    .innerJoin('empresa as e', 'e.id_mst_empresas', 'r.id_mst_empresas')
    .innerJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
    .leftJoin('remesa as m', 'm.id_reg_remesas', 'r.id_reg_remesa')
    .selectAll('r')
    .select(['e.nombre as desc_empresa', 'm.nombre as nombre_remesa', 'm.fecha as fecha_remesa', 'm.estado as estado_remesa'])
    .select(['r.id_reg_remesa as id_reg_remesas', sql<boolean>`s.email is not null`.as('email')])
    .select(({ selectFrom }) => [
      selectFrom('recibo_factura as l')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('l.id_reg_recibo', '=', 'r.id_reg_recibo')
        .as('facturas'),
      selectFrom('devolucion as d')
        .select(
          sql<{
            fecha: string
            codigo: string | null
            paso: string
          }>`jsonb_build_object('fecha', d.fecha, 'codigo', d.codigo, 'paso', d.paso)`.as('v'),
        )
        .whereRef('d.id_reg_recibo', '=', 'r.id_reg_recibo')
        .where('d.deshecha', '=', false)
        .orderBy('d.id_reg_devolucion', 'desc')
        .limit(1)
        .as('devolucion'),
    ])
    .orderBy(sql`m.fecha desc nulls first`)
    .orderBy('m.id_reg_remesas', 'desc')
    .orderBy('r.fecha', 'desc')
    .orderBy('r.id_reg_recibo', 'desc')
type Query = ReturnType<typeof receiptsFrom>
type Row = Awaited<ReturnType<Query['execute']>>[number]

/** Cents that came back, as `devuelto` on the wire: 0, -1 for all, else the part. */
const returnedOf = ({ precio, importe_devuelto }: Row) =>
  importe_devuelto === 0 ? 0 : importe_devuelto === precio ? -1 : toDecimal(importe_devuelto)

/** Reasons for which receipts that are in no file stay out of the next one. */
async function faultsOf({ tx, today }: Reading, rows: readonly Row[]): Promise<(row: Row) => Fault | null> {
  const open = rows.filter((row) => !row.girado && row.remesar_sepa_banco)
  const { debtorOf } = await debtorsOf(tx, open, today)
  const changed = await changedReceipts(
    tx,
    open.map((row) => row.id_reg_recibo),
  )
  return (row) => {
    if (row.girado) return null
    if (!row.remesar_sepa_banco) return 'sin_banco'
    if (changed.has(row.id_reg_recibo)) return 'linea_cambiada'
    const { fallo, iban } = debtorOf(row)
    return fallo ?? (iban === row.numcuenta ? null : 'cuenta_cambiada')
  }
}

type Reading = Pick<Call<unknown>, 'tx' | 'user' | 'today'>
/** Receipts that the user sees, as rows of a list; accounts are masked without the right to see members. */
export async function receiptRows(call: Reading, narrow: (query: Query) => Query) {
  const { tx, user } = call
  const hidden = new Set((await hiddenReceipts(tx, await incomesSeenBy(tx, user))).receipts)
  const rows = (await narrow(receiptsFrom(tx)).execute()).filter((row) => !hidden.has(row.id_reg_recibo))
  const faultOf = await faultsOf(call, rows)
  return rows.map((row) => ({
    ...row,
    numcuenta: shownAccount(user, row.numcuenta),
    facturas: row.facturas ?? 0,
    devuelto: returnedOf(row),
    fallo: faultOf(row),
  }))
}
