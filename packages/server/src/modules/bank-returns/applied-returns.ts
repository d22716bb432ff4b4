import { listReturns, returnFiles, undoReturns, undoSeconds } from '@app/contract/bank-returns/applied-returns'
import { sql } from 'kysely'
import { after } from '../../kit/clock.ts'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockLines, removeLines } from '../invoices/public.ts'
import { reinstateMandates } from '../mandates/public.ts'
import { hiddenFrom, lockReceipts, undoTakenBack } from '../receipts/public.ts'
import { reasonText } from './reason-text.ts'

/** True until the letters of returns leave. */
const isUndoable = (now: Date, applied: Date) => now < after(applied, undoSeconds)

/** Applied returns, newest first, with what is still owed of them and its surcharge. */
const appliedReturns = (tx: Tx) =>
  tx
    .selectFrom('devolucion as d')
    .innerJoin('recibo as r', 'r.id_reg_recibo', 'd.id_reg_recibo')
    .innerJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
    .leftJoin('fichero_devoluciones as f', 'f.id_reg_fichero_devoluciones', 'd.id_reg_fichero_devoluciones')
    .selectAll('d')
    .select(['r.nombre_completo', 'r.id_mst_socios', 'r.concepto', 's.telefono', 'f.nombre_fichero'])
    .select(({ selectFrom }) => [
      selectFrom('factura as l')
        .select(sql<number>`coalesce(sum(l.precio * l.cantidad - l.pagado), 0)::bigint`.as('cents'))
        .where((eb) =>
          eb.or([
            eb('l.id_reg_factura', '=', eb.ref('d.id_reg_factura')),
            eb(
              'l.id_reg_factura',
              'in',
              eb.selectFrom('recibo_factura as v').select('v.id_reg_factura').whereRef('v.id_reg_recibo', '=', 'd.id_reg_recibo'),
            ),
          ]),
        )
        .where('l.fecha_pago', 'is', null)
        .where('l.fecha_baja', 'is', null)
        .as('pendiente'),
      selectFrom('factura as l')
        .innerJoin('recibo_factura as v', 'v.id_reg_factura', 'l.id_reg_factura')
        .select(sql<string | null>`case when bool_and(l.fecha_pago is not null) then max(l.fecha_pago) end`.as('dia'))
        .whereRef('v.id_reg_recibo', '=', 'd.id_reg_recibo')
        .as('fecha_pago'),
    ])
    .where('d.deshecha', '=', false)
    .orderBy('d.id_reg_devolucion', 'desc')

export const list = handle(listReturns, async (call) => {
  const { tx, input, now, say } = call
  const { fechaIni, fechaFin, fichero } = input
  const rows = await appliedReturns(tx)
    .$if(fechaIni !== null, (query) => query.where('d.fecha', '>=', fechaIni!))
    .$if(fechaFin !== null, (query) => query.where('d.fecha', '<=', fechaFin!))
    .$if(fichero !== null, (query) => query.where('d.id_reg_fichero_devoluciones', '=', fichero))
    .execute()
  const hidden = await hiddenFrom(call)
  return rows
    .filter((row) => !hidden.has(row.id_reg_recibo))
    .map((row) => ({
      ...row,
      motivo_banco: reasonText(say, row.codigo),
      pendiente: row.pendiente ?? 0,
      deshacible: row.id_reg_fichero_devoluciones !== null && isUndoable(now, row.fecha_aplicada),
    }))
})

export const files = handle(returnFiles, async ({ tx, now }) => {
  const rows = await tx
    .selectFrom('fichero_devoluciones as f')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios_creacion')
    .selectAll('f')
    .select([fullName<string | null>('s').as('autor')])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('devolucion as d')
          .select('d.id_reg_devolucion')
          .whereRef('d.id_reg_fichero_devoluciones', '=', 'f.id_reg_fichero_devoluciones')
          .where('d.deshecha', '=', false),
      ).as('vive'),
    )
    .orderBy('f.id_reg_fichero_devoluciones', 'desc')
    .limit(500)
    .execute()
  return rows.map(({ vive, ...row }) => ({ ...row, deshacible: Boolean(vive) && isUndoable(now, row.fecha) }))
})

export const undo = handle(undoReturns, async (call) => {
  const { tx, input, now, today, note, say } = call
  const found = await tx
    .selectFrom('devolucion')
    .select(['id_reg_recibo', 'id_reg_recibo_nuevo', 'id_reg_factura'])
    .where('id_reg_fichero_devoluciones', '=', input.id)
    .where('deshecha', '=', false)
    .execute()
  const surcharges = found.flatMap((one) => one.id_reg_factura ?? [])
  const locked = await lockReceipts(
    tx,
    found.flatMap((one) => [one.id_reg_recibo, ...(one.id_reg_recibo_nuevo === null ? [] : [one.id_reg_recibo_nuevo])]),
    surcharges,
  )
  // another desk may have undone them before the locks
  const rows = await tx
    .selectFrom('devolucion')
    .selectAll()
    .where('id_reg_fichero_devoluciones', '=', input.id)
    .where('deshecha', '=', false)
    .orderBy('id_reg_devolucion')
    .forNoKeyUpdate()
    .execute()
  if (rows.length === 0) return { deshechas: 0 }
  if (!isUndoable(now, rows[0]!.fecha_aplicada)) refuse('devolucion.deshacer_tarde')
  const ids = rows.map((row) => row.id_reg_devolucion)
  const paid = new Set(
    (await lockLines(tx, surcharges)).filter((line) => line.pagado > 0 || line.retenido > 0).map((line) => line.id_reg_factura),
  )
  const touched = rows.find((row) => row.id_reg_factura !== null && paid.has(row.id_reg_factura))?.id_reg_recibo
  const refuseTouched = (id: number) => refuse('devolucion.deshacer_seguido', {}, { socio: locked.receipts.get(id)!.nombre_completo })
  if (touched !== undefined) refuseTouched(touched)
  await tx
    .updateTable('devolucion')
    .set({ deshecha: true, id_reg_factura: null, id_reg_recibo_nuevo: null })
    .where(isOneOf('id_reg_devolucion', ids))
    .execute()
  const [followed] = await undoTakenBack(call, rows, locked)
  if (followed !== undefined) refuseTouched(followed)
  await removeLines(
    tx,
    surcharges.map((id) => locked.lines.get(id)!),
    today,
  )
  const ended = rows.filter((row) => row.paso === 'pedir_iban' || row.paso === 'revocar')
  await reinstateMandates(
    call,
    ended.flatMap((row) => locked.receipts.get(row.id_reg_recibo)!.id_reg_mandato ?? []),
    [...new Set(ended.map((row) => reasonText(say, row.codigo).slice(0, 200)))],
  )
  note('devolucion', rows, { id_reg_fichero_devoluciones: input.id, deshechas: ids })
  return { deshechas: rows.length }
})
