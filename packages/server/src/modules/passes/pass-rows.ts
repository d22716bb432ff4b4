import { isPaid, lineRemainder, lineTotal } from '@app/contract/invoices/invoice-rules'
import { fromLedger } from '@app/contract/passes/pass-terms'
import { dayOf } from '@app/contract/values/day'
import { lastInstantOf } from '../../kit/clock.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { accountsOf, balanceOn } from './pass-accounts.ts'

type PassContext = Pick<Call<unknown>, 'tx' | 'now' | 'today' | 'club'>

/** Passes that are not deleted, with owner, type and the line that sold them; newest first. */
export const passesFrom = ({ tx }: Pick<PassContext, 'tx'>) =>
  tx
    .selectFrom('abono as a')
    .innerJoin('tipo_abono as t', 't.id_mst_tipoabonos', 'a.id_mst_tipoabonos')
    .innerJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios')
    .leftJoin('factura as f', (join) => join.onRef('f.id_reg_factura', '=', 'a.id_reg_factura').on('f.fecha_baja', 'is', null))
    .selectAll('a')
    .select(['t.desc_tipoabonos', 'f.precio', 'f.cantidad', 'f.pagado', 'f.fecha_pago', 'f.id_reg_factura_anulacion'])
    .select(fullName('s').as('nombre_completo'))
    .where('a.fecha_baja', 'is', null)
    .orderBy('a.fecha_compra', 'desc')
    .orderBy('a.id_reg_abonos', 'desc')
type Found = Awaited<ReturnType<ReturnType<typeof passesFrom>['execute']>>

/** Passes as the desk sees them, each with its balance. */
export async function asRows({ tx, now, today, club }: PassContext, found: Found) {
  const accounts = Map.groupBy(
    await accountsOf(
      tx,
      found.map((one) => one.id_reg_abonos),
    ),
    (one) => one.id_reg_abonos,
  )
  return found.map(({ precio, cantidad, pagado, fecha_pago, id_reg_factura_anulacion, ...row }) => {
    const devuelto = id_reg_factura_anulacion !== null
    const { fecha_baja: _gone, vence, ...pass } = row
    const line = precio === null ? null : { precio, cantidad: cantidad!, pagado: pagado!, fecha_pago }
    const isOver = devuelto || (vence !== null && vence <= now)
    const left = isOver ? 0 : balanceOn(row, accounts.get(row.id_reg_abonos) ?? [], today)
    return {
      ...pass,
      saldo_restante: left === null ? null : fromLedger(row, left),
      fecha_caducidad: vence && dayOf(lastInstantOf(vence), club.zone),
      caducado: isOver,
      devuelto,
      precio: line && lineTotal(line),
      pagado_check: line && isPaid(line),
      pendiente: line && (isPaid(line) ? 0 : lineRemainder(line)),
    }
  })
}

/** One pass as the desk sees it. */
export async function rowOf(call: PassContext, id: number) {
  const [row] = await asRows(call, await passesFrom(call).where('a.id_reg_abonos', '=', id).execute())
  return row ?? refuse('msg.not_found')
}
