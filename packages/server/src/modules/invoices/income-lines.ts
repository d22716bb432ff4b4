import type { invoice } from '@app/contract/invoices/invoice'
import { type LineTax, lineRemainder, lineTotal } from '@app/contract/invoices/invoice-rules'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { WorkCall } from '../../kit/http/serve.ts'
import { refuseOwnRecord, requireMayGive } from '../ledger/public.ts'
import { requireOpenDays, requireOpenLines } from '../periods/public.ts'
import { withTax } from './line-tax.ts'
import { requireNotIssued, requireNotReserved } from './reserve-lines.ts'
import type { Line } from './settle.ts'

type Row = RowOfResource<typeof invoice>
/** Fields of a line without booking. */
export type IncomeFields = Pick<
  Row,
  | 'id_mst_tipofactura'
  | 'id_mst_socios'
  | 'id_mst_proveedor'
  | 'id_mst_empresas'
  | 'id_mst_tipoingreso'
  | 'id_mst_tipopago'
  | 'concepto'
  | 'precio'
  | 'cantidad'
  | keyof LineTax
  | 'observaciones'
> & { readonly fecha_creacion: string }

type NewIncome = Partial<IncomeFields> &
  Pick<IncomeFields, 'concepto' | 'precio' | 'fecha_creacion'> &
  Partial<Pick<Row, 'id_mst_tipoabonos' | 'fecha_pago'>>

/** Inserts a line without booking, unpaid unless it costs nothing and is marked as paid. */
export async function insertIncome(call: WorkCall, fields: NewIncome): Promise<Line> {
  const { tx, user, note } = call
  await requireOpenDays(call, [fields.fecha_creacion])
  const line = await tx
    .insertInto('factura')
    .values({ ...(await withTax(tx, fields)), id_mst_socios_creacion: user.id_mst_socios })
    .returningAll()
    .executeTakeFirstOrThrow()
  note('factura', null, line)
  return line
}

/** Writes some of a locked line's data. */
async function writeLine({ tx, note }: WorkCall, line: Line, change: Partial<Omit<Row, 'explicacion' | 'cobrado_por'>>): Promise<Line> {
  const after = await tx
    .updateTable('factura')
    .set(change)
    .where('id_reg_factura', '=', line.id_reg_factura)
    .returningAll()
    .executeTakeFirstOrThrow()
  note('factura', line, after)
  return after
}

/** Data of a line that a closed month keeps. */
const ofPeriod = ['fecha_creacion', 'id_mst_tipoingreso', 'precio', 'cantidad', 'impuesto', 'prc_iva', 'exencion'] as const

/** Writes the changes of a locked line; the caller has checked its guards. */
export async function changeLine(call: WorkCall, line: Line, change: Partial<IncomeFields & Pick<Row, 'id_mst_producto'>>): Promise<Line> {
  if (Object.keys(change).length === 0) return line
  await requireNotIssued(call.tx, [line.id_reg_factura])
  const isOther = 'precio' in change || 'cantidad' in change
  if (ofPeriod.some((name) => name in change)) {
    await requireOpenLines(call, [line])
    await requireOpenDays(call, [change.fecha_creacion ?? null])
  }
  if (lineTotal({ ...line, ...change }) < lineTotal(line)) refuseOwnRecord(call, [line.id_mst_socios])
  if (isOther) await requireNotReserved(call.tx, [line.id_reg_factura])
  return writeLine(call, line, { ...change, ...(isOther ? { codigo_c60: null, perdonado: 0 } : {}) })
}

/** Columns set when a pass settles a line of a place, or when it is owed again. */
type ByPass = Pick<Row, 'precio' | 'pagado_bono' | 'id_mst_tipopago' | 'id_mst_tipoabonos' | 'fecha_pago'>

/** Writes that a pass pays for a locked line, or does so no longer. */
export async function writeByPass(call: WorkCall, line: Line, change: ByPass): Promise<Line> {
  await requireNotIssued(call.tx, [line.id_reg_factura])
  await requireOpenLines(call, [line])
  await requireNotReserved(call.tx, [line.id_reg_factura])
  return writeLine(call, line, change)
}

/** Takes a locked line away that nothing was paid for. */
export async function deleteLine(call: WorkCall, line: Line) {
  const { tx, note } = call
  if (lineTotal(line) > 0) refuseOwnRecord(call, [line.id_mst_socios])
  await requireNotIssued(tx, [line.id_reg_factura])
  await requireOpenLines(call, [line])
  await requireNotReserved(tx, [line.id_reg_factura])
  note('factura', line, null)
  await tx.deleteFrom('factura').where('id_reg_factura', '=', line.id_reg_factura).execute()
}

/** Hides a locked line that nothing was paid for and that transfers name. */
export async function hideLine(call: WorkCall, line: Line) {
  const { tx, today, note } = call
  await requireNotIssued(tx, [line.id_reg_factura])
  await requireOpenLines(call, [line])
  await requireNotReserved(tx, [line.id_reg_factura])
  note('factura', line, null)
  await tx.updateTable('factura').set({ fecha_baja: today }).where('id_reg_factura', '=', line.id_reg_factura).execute()
}

/**
 * Writes off the remainder of locked lines: their price becomes the paid amount, which settles them today. Returns the
 * amount written off, in cents.
 */
export async function writeOff(call: WorkCall, lines: readonly Line[]): Promise<number> {
  requireMayGive(
    call,
    lines.map((line) => line.id_mst_socios),
  )
  const ids = lines.map((line) => line.id_reg_factura)
  await requireNotIssued(call.tx, ids)
  await requireOpenLines(call, lines)
  await requireNotReserved(call.tx, ids)
  for (const line of lines) {
    const units = line.pagado === 0 ? line.cantidad : 1
    const perdonado = line.perdonado + lineRemainder(line)
    await writeLine(call, line, { precio: line.pagado, cantidad: units, perdonado, fecha_pago: line.pagado === 0 ? null : call.today })
  }
  return lines.reduce((sum, line) => sum + lineRemainder(line), 0)
}
