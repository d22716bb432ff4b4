import { markRefunded, refundDue, refundsDue } from '@app/contract/closures/refunds-due'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { overpaidLines } from '../bookings/public.ts'
import { lockLines, paymentsLeft, postRefund } from '../invoices/public.ts'
import { inSports, sportsReadBy } from '../member-permissions/public.ts'

/** The lines of bookings, those that outlived a deleted one too, each with the booking it was made for. */
const linesEverOf = (tx: Tx, bookings: readonly number[]) =>
  tx
    .selectFrom('factura as f')
    .leftJoin('reserva_hist as h', 'h.id_reg_reserva_hist', 'f.id_reg_reserva_hist')
    .select(['f.id_reg_factura', sql<number>`coalesce(f.id_reg_reserva, h.id_reg_reserva)`.as('id_reg_reserva')])
    .where((eb) => eb.or([eb('f.id_reg_reserva', 'in', bookings), eb('h.id_reg_reserva', 'in', bookings)]))
    .where('f.fecha_baja', 'is', null)
    .orderBy('f.id_reg_factura')
    .execute()

const sumOf = (payments: readonly { readonly queda: number }[]) => payments.reduce((sum, { queda }) => sum + queda, 0)

/** Refundable remainder of bookings, in cents. */
async function leftOf(tx: Tx, bookings: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (bookings.length === 0) return new Map()
  const lines = await linesEverOf(tx, bookings)
  const bookingOf = new Map(lines.map((line) => [line.id_reg_factura, line.id_reg_reserva]))
  const left = await paymentsLeft(tx, [...bookingOf.keys()])
  return new Map([...Map.groupBy(left, (one) => bookingOf.get(one.id_reg_factura!)!)].map(([id, own]) => [id, sumOf(own)]))
}

/** Bookings that became cheaper after they were paid. */
async function overpaidBookings(tx: Tx) {
  const due = await overpaidLines(tx, null)
  if (due.size === 0) return []
  const rows = await tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .leftJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'c.desc_recurso', 'c.id_mst_tiporecurso'])
    .select(sql<string>`coalesce(r.nombre, ${fullName('s')}, c.desc_recurso)`.as('nombre'))
    .where('r.id_reg_reserva', 'in', [...due.keys()])
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .orderBy('r.id_reg_reserva')
    .execute()
  return rows.map((row) => {
    const facturas = due.get(row.id_reg_reserva)!.map(({ id_reg_factura, importe }) => ({ id_reg_factura, importe }))
    const por_devolver = facturas.reduce((sum, { importe }) => sum + importe, 0)
    return { ...row, id_reg_cierre_reserva: null, hacer: 'cheaper' as const, motivo: null, existe: true, facturas, por_devolver }
  })
}

export const due = handle(refundsDue, async ({ tx, user }) => {
  const sports = await sportsReadBy(tx, user)
  const rows = await tx
    .selectFrom('cierre_reserva as b')
    .innerJoin('cierre as z', 'z.id_mst_cierre', 'b.id_mst_cierre')
    .innerJoin('acto_reserva as a', (join) =>
      join.onRef('a.id_reg_acto', '=', 'z.id_reg_acto').onRef('a.id_reg_reserva', '=', 'b.id_reg_reserva'),
    )
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'b.id_reg_reserva')
    .innerJoin('recurso as c', (join) => join.on(sql<boolean>`c.id_mst_recurso = (a.antes -> 'reserva' ->> 'id_mst_recurso')::bigint`))
    .select(['b.id_reg_cierre_reserva', 'b.id_reg_reserva', 'b.nombre', 'b.hacer', 'b.por_devolver'])
    .select(['z.motivo', 'z.id_mst_tiporecurso', 'c.desc_recurso'])
    .select([
      sql<string>`(a.antes -> 'reserva' ->> 'fecha')::date`.as('fecha'),
      sql<number>`(a.antes -> 'reserva' ->> 'hora_ini')::integer`.as('hora_ini'),
      sql<boolean>`r.id_reg_reserva is not null`.as('existe'),
    ])
    .where('b.por_devolver', '>', 0) // only for speed
    .where('b.fecha_devuelto', 'is', null)
    .where('z.fecha_deshecho', 'is', null)
    .where(inSports('z.id_mst_tiporecurso', sports))
    .orderBy('b.id_reg_cierre_reserva')
    .execute()
  const left = await leftOf(
    tx,
    rows.map((row) => row.id_reg_reserva),
  )
  const closed = rows
    .map((row) => ({ ...row, facturas: [], por_devolver: Math.min(row.por_devolver, left.get(row.id_reg_reserva) ?? 0) }))
    .filter(({ por_devolver }) => por_devolver > 0)
  const closing = new Set(closed.map((row) => row.id_reg_reserva))
  const cheaper = (await overpaidBookings(tx)).filter((row) => sports === null || sports.includes(row.id_mst_tiporecurso))
  return [...closed, ...cheaper.filter((row) => !closing.has(row.id_reg_reserva))]
})

/** Refund due by a closure, locked; refuses unknown and refunded ones. */
async function lockDue(tx: Tx, id: number) {
  const row = await tx.selectFrom('cierre_reserva').selectAll().where('id_reg_cierre_reserva', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row || row.por_devolver === 0) return refuse('msg.not_found')
  return row.fecha_devuelto === null ? row : refuse('closures.ya_devuelto')
}

/** Refuses an undone closure. Undoing locks the lines of its bookings: checked with them locked, the result is stable. */
async function refuseUndone(tx: Tx, id: number) {
  const { fecha_deshecho } = await tx
    .selectFrom('cierre')
    .select('fecha_deshecho')
    .where('id_mst_cierre', '=', id)
    .executeTakeFirstOrThrow()
  if (fecha_deshecho !== null) refuse('closures.ya_deshecho')
}

/**
 * Share of each line of the refund due, in cents: in proportion to its refundable remainder, so that all payers get
 * their part; the last gets the odd cent.
 */
function sharesOf(due: number, lines: readonly { readonly id_reg_factura: number; readonly queda: number }[]) {
  let left = sumOf(lines)
  let rest = Math.min(due, left)
  return lines.map(({ id_reg_factura, queda }) => {
    const importe = Math.floor((rest * queda) / left)
    rest -= importe
    left -= queda
    return { id_reg_factura, importe }
  })
}

export const refund = handle(refundDue, async (call) => {
  const { tx, now, input } = call
  const { id_mst_cierre, id_reg_reserva, por_devolver } = await lockDue(tx, input.id)
  const ids = (await linesEverOf(tx, [id_reg_reserva])).map((line) => line.id_reg_factura)
  const lines = await lockLines(tx, ids)
  await refuseUndone(tx, id_mst_cierre)
  const left = [...Map.groupBy(await paymentsLeft(tx, ids), (one) => one.id_reg_factura!)].map(([id_reg_factura, own]) => ({
    id_reg_factura,
    queda: sumOf(own),
  }))
  const facturas = sharesOf(por_devolver, left).filter(({ importe }) => importe > 0)
  if (facturas.length === 0) refuse('closures.ya_devuelto')
  const wanted = new Set(facturas.map((one) => one.id_reg_factura))
  const own = lines.filter((line) => wanted.has(line.id_reg_factura))
  const { devuelto } = await postRefund(call, own, { ...input, facturas })
  await tx.updateTable('cierre_reserva').set({ fecha_devuelto: now }).where('id_reg_cierre_reserva', '=', input.id).execute()
  return { devuelto }
})

export const givenBack = handle(markRefunded, async ({ tx, input: { id, devuelto }, now }) => {
  const { numUpdatedRows } = await tx
    .updateTable('cierre_reserva')
    .set({ fecha_devuelto: devuelto ? now : null })
    .where('id_reg_cierre_reserva', '=', id)
    .where('por_devolver', '>', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse('msg.not_found')
  return {}
})
