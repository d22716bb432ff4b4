import { paymentTypes } from '@app/contract/income-types/payment-type'
import type { invoice } from '@app/contract/invoices/invoice'
import { deskPaymentTypes, isPaid, lineRemainder, spread } from '@app/contract/invoices/invoice-rules'
import type { RowOfResource } from '@app/contract/kit/resource'
import { formatEuros } from '@app/contract/values/money'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'
import { refuse } from '../../kit/refusal.ts'
import type { Call } from '../../kit/serve.ts'
import { lockRegisters } from '../cash/public.ts'
import { settings } from '../club/public.ts'

export type Line = RowOfResource<typeof invoice>
interface Taking {
  readonly lines: readonly Line[]
  readonly id_mst_tipopago: number
  readonly id_mst_caja: number | null
  /** Cents; null takes all that is left. */
  readonly importe: number | null
}

/** Reads lines and locks them in the order of their ids: two desks, or two clicks, take turns. */
export const lockLines = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('factura').selectAll().where('id_reg_factura', 'in', ids).orderBy('id_reg_factura').forNoKeyUpdate().execute()

/** The register that each line's cash goes to: the one asked for, that of its income type, or the only one there is. */
async function registersFor(tx: Tx, { lines, id_mst_tipopago, id_mst_caja }: Taking): Promise<(number | null)[]> {
  if (id_mst_tipopago !== paymentTypes.cash || !(await settings(tx)).ACTIVAR_CAJA) return lines.map(() => null)
  if (id_mst_caja !== null) return lines.map(() => id_mst_caja)
  const registers = await tx.selectFrom('caja').select('id_mst_caja').limit(2).execute()
  if (registers.length < 2) return lines.map(() => registers[0]?.id_mst_caja ?? null)
  const types = await tx.selectFrom('tipo_ingreso').select(['id_mst_tipoingreso', 'id_mst_caja']).execute()
  const registerOf = new Map(types.map((type) => [type.id_mst_tipoingreso, type.id_mst_caja]))
  return lines.map((line) => registerOf.get(line.id_mst_tipoingreso ?? 0) ?? refuse('msg.falta_caja', { id_mst_caja: 'msg.falta_caja' }))
}

/** How much of each line is paid now, in cents; refuses more than is left. */
function partsOf({ lines, importe }: Taking): number[] {
  const remainders = lines.map(lineRemainder)
  if (importe === null) return remainders
  const due = remainders.reduce((sum, cents) => sum + cents, 0)
  if (importe === 0 && due > 0) refuse('msg.importe_cero', { importe: 'msg.importe_cero' })
  const parts = remainders.some((cents) => cents < 0) ? null : spread(importe, remainders)
  return (
    parts ?? refuse('msg.importeSuperiorADeuda', { importe: 'msg.importeSuperiorADeuda' }, { pendiente: formatEuros(Math.max(0, due)) })
  )
}

/** Brings lines up to what was paid for them; a line with nothing left gets its payment date. Returns those that changed. */
async function markPaid(
  tx: Tx,
  paid: readonly { line: Line; part: number }[],
  { today, id_mst_tipopago }: { today: string; id_mst_tipopago: number },
) {
  const isWhole = ({ line, part }: { line: Line; part: number }) => lineRemainder(line) === part
  const changed = paid.filter((one) => one.part !== 0 || isWhole(one))
  const ids = changed.map(({ line }) => line.id_reg_factura)
  const parts = changed.map(({ part }) => part)
  const days = changed.map((one) => (isWhole(one) ? today : null))
  const now = sql<{
    id: number
    part: number
    dia: string | null
  }>`(select * from unnest(${ids}::bigint[], ${parts}::bigint[], ${days}::date[]) as t(id, part, dia))`
  return tx
    .updateTable('factura')
    .from(now.as('v'))
    .set({ pagado: sql`factura.pagado + v.part`, fecha_pago: sql`v.dia`, id_mst_tipopago })
    .whereRef('factura.id_reg_factura', '=', 'v.id')
    .returningAll('factura')
    .execute()
}

/** Pays locked lines that are not paid: a payment for each amount, the lines brought up to date. Registers are locked after the lines, always. */
export async function takePayment({ tx, now, today, user, note }: Call<unknown>, taking: Taking) {
  const { lines, id_mst_tipopago } = taking
  if (!deskPaymentTypes.includes(id_mst_tipopago)) refuse('msg.tipo_pago_no_cobra', { id_mst_tipopago: 'msg.tipo_pago_no_cobra' })
  const parts = partsOf(taking)
  const registers = await registersFor(tx, taking)
  await lockRegisters(
    tx,
    registers.filter((id) => id !== null),
  )
  const cobros = lines
    .map((line, i) => ({
      id_reg_factura: line.id_reg_factura,
      id_mst_tipopago,
      importe: parts[i]!,
      fecha: now,
      id_mst_caja: registers[i] ?? null,
      id_mst_socios_creacion: user.id_mst_socios,
    }))
    .filter(({ importe }) => importe !== 0)
  const saved = cobros.length > 0 ? await tx.insertInto('cobro').values(cobros).returningAll().execute() : []
  const facturas = await markPaid(
    tx,
    lines.map((line, i) => ({ line, part: parts[i]! })),
    { today, id_mst_tipopago },
  )
  note('factura', lines, facturas)
  note('cobro', null, saved)
  return {
    cobrado: parts.reduce((sum, cents) => sum + cents, 0),
    cobros: saved,
    facturas: facturas.map((line) => ({
      id_reg_factura: line.id_reg_factura,
      id_reg_reserva: line.id_reg_reserva,
      pagado: line.pagado,
      fecha_pago: line.fecha_pago,
      pagado_check: isPaid(line),
    })),
  }
}
