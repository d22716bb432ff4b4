import { guestMember } from '@app/contract/members/member'
import { formatMinute } from '@app/contract/values/minute'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { refunds } from '../invoices/public.ts'
import { owedLines } from './debts.ts'
import type { Cart } from './lock-cart.ts'

interface Reading {
  readonly tx: Tx
  readonly today: string
  readonly minute: number
}

const linesOf = (tx: Tx, carts: readonly number[]) =>
  tx
    .selectFrom('factura as f')
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'f.id_reg_reserva')
    .leftJoin('recurso as p', 'p.id_mst_recurso', 'r.id_mst_recurso')
    .leftJoin('facturaoficial as d', 'd.id_reg_facturaoficial', 'f.id_reg_facturaoficial')
    .select([
      'f.id_reg_tpv_carro',
      'f.id_reg_factura',
      'f.id_mst_producto',
      'f.id_mst_tipoabonos',
      'f.id_reg_reserva',
      'f.concepto',
      'f.precio',
      'f.cantidad',
    ])
    .select(['f.prc_iva', 'f.pagado', 'f.fecha_pago', 'f.borrador', 'r.fecha', 'r.hora_ini', 'p.desc_recurso'])
    .select(['d.id_reg_facturaoficial', 'd.num_completo'])
    .where('f.id_reg_tpv_carro', 'in', carts)
    .where('f.fecha_baja', 'is', null)
    // debts after items for sale
    .orderBy('f.borrador', 'desc')
    .orderBy('f.id_reg_factura')
    .execute()
type Row = Awaited<ReturnType<typeof linesOf>>[number]

/** The place that a line of a booking is for: 'Pista 2 · 21/11 16:00'. */
const placeOf = ({ fecha, hora_ini, desc_recurso }: Row) =>
  fecha === null ? null : `${desc_recurso} · ${fecha.slice(8)}/${fecha.slice(5, 7)} ${formatMinute(hora_ini!)}`

/** Refunds of the lines of tickets, in cents. */
async function givenBackOf(tx: Tx, tickets: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (tickets.length === 0) return new Map()
  const rows = await tx
    .selectFrom('factura as f')
    .innerJoin(refunds.as('v'), 'v.id_reg_factura', 'f.id_reg_factura')
    .select(['f.id_reg_factura', sql<number>`sum(v.importe)::bigint`.as('devuelto')])
    .where('f.id_reg_tpv_carro', 'in', tickets)
    .groupBy('f.id_reg_factura')
    .execute()
  return new Map(rows.map((one) => [one.id_reg_factura, one.devuelto]))
}

function asLine(row: Row, isTicket: boolean, devuelto: number) {
  const { id_reg_tpv_carro: _cart, borrador, pagado, fecha: _day, hora_ini: _minute, desc_recurso: _court, ...sold } = row
  const { id_reg_facturaoficial: _invoice, num_completo: _number, ...line } = sold
  const total = row.precio * row.cantidad
  return {
    ...line,
    detalle: placeOf(row),
    es_deuda: !borrador && !isTicket,
    total,
    pendiente: row.fecha_pago === null ? total - pagado : 0,
    devuelto,
  }
}

const peopleOf = async ({ tx, today, minute }: Reading, ids: readonly number[]) => {
  const [people, owed] = await together(
    tx
      .selectFrom('socio')
      .select(['id_mst_socios', 'numsocio', 'path_imagen', sql<string>`trim(nombre || ' ' || apellidos)`.as('nombre_completo')])
      .where('id_mst_socios', 'in', ids)
      .execute(),
    owedLines(
      tx,
      ids.filter((id) => id !== guestMember),
      { today, minute },
    )
      .select(['f.id_mst_socios', sql<number>`sum(f.precio * f.cantidad - f.pagado)::bigint`.as('debe'), sql<number>`count(*)`.as('lines')])
      .groupBy('f.id_mst_socios')
      .execute(),
  )
  const debts = new Map(owed.map((one) => [one.id_mst_socios, one]))
  return new Map(
    people.map((one) => {
      const debt = debts.get(one.id_mst_socios)
      return [one.id_mst_socios, { ...one, debe: debt?.debe ?? 0, lineas_debe: debt?.lines ?? 0 }]
    }),
  )
}

/** Official invoices that lines are in, each once. */
function invoicesOf(rows: readonly Row[]) {
  const byId = new Map(rows.map(({ id_reg_facturaoficial, num_completo }) => [id_reg_facturaoficial, num_completo]))
  return [...byId].flatMap(([id_reg_facturaoficial, num_completo]) =>
    id_reg_facturaoficial === null || num_completo === null ? [] : [{ id_reg_facturaoficial, num_completo }],
  )
}

/** Carts with their lines and members, in the order given. The total of an open one is the amount to pay, of a ticket the amount sold. */
export async function cartFiles(reading: Reading, carts: readonly Cart[]) {
  if (carts.length === 0) return []
  const tickets = carts.flatMap((cart) => (cart.fecha_pago === null ? [] : [cart.id_reg_tpv_carro]))
  const [rows, people, givenBack] = await together(
    linesOf(
      reading.tx,
      carts.map((cart) => cart.id_reg_tpv_carro),
    ),
    peopleOf(reading, [...new Set(carts.flatMap((cart) => cart.id_mst_socios ?? []))]),
    givenBackOf(reading.tx, tickets),
  )
  const byCart = Map.groupBy(rows, (row) => row.id_reg_tpv_carro)
  return carts.map((cart) => {
    const isTicket = cart.fecha_pago !== null
    const own = byCart.get(cart.id_reg_tpv_carro) ?? []
    const lines = own.map((row) => asLine(row, isTicket, givenBack.get(row.id_reg_factura) ?? 0))
    const { id_reg_tpv_carro, fecha_creacion, fecha_modificacion, fecha_pago, entregado, id_reg_facturaoficial } = cart
    return {
      carro: { id_reg_tpv_carro, fecha_creacion, fecha_modificacion, fecha_pago, entregado, id_reg_facturaoficial },
      facturas_oficiales: invoicesOf(own),
      usuario: people.get(cart.id_mst_socios ?? 0) ?? null,
      total: lines.reduce((sum, line) => sum + (isTicket ? line.total : line.pendiente), 0),
      lines,
    }
  })
}

/** One cart, read again. */
export async function cartFile(reading: Reading, id: number) {
  const row = await reading.tx.selectFrom('tpv_carro').selectAll().where('id_reg_tpv_carro', '=', id).executeTakeFirst()
  const [file] = row ? await cartFiles(reading, [row]) : []
  return file ?? refuse('msg.not_found')
}
