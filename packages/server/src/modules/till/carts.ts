import { guestMember } from '@app/contract/members/member'
import { assignMember, closeCart, findCarts, loadCart, newCart, openCarts, removeCart, takeCart } from '@app/contract/till/carts'
import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import { wallInstant } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { emptyCart, lockCartLines, refunds, setTillLinesMember } from '../invoices/public.ts'
import { askAboutInactive } from '../ledger/public.ts'
import { cartFile, cartFiles } from './cart-files.ts'
import { repricePasses } from './cart-passes.ts'
import { currentCart, deskName, insertCart, lockCart, lockOpenCart, touchCart } from './lock-cart.ts'

/** Refuses reserved members as owner of a cart, except the guest, one record for many people (R-377). */
async function refuseStranger(tx: Tx, id: number) {
  const who = await tx.selectFrom('socio').select('reservado').where('id_mst_socios', '=', id).executeTakeFirst()
  if (!who || (who.reservado && id !== guestMember)) refuse('msg.invalid_input', { id_mst_socios: 'invalid.reference' })
}

export const load = handle(loadCart, async (call) => {
  const { tx, user, input } = call
  if (input.id === 'current') {
    const row = (await currentCart(tx, deskName(user, input.hash))) ?? refuse('msg.not_found')
    return cartFile(call, row.id_reg_tpv_carro)
  }
  const id = /^\d{1,15}$/.test(input.id) ? Number(input.id) : refuse('msg.not_found')
  const row = await tx.selectFrom('tpv_carro').select(['hash', 'fecha_pago']).where('id_reg_tpv_carro', '=', id).executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  const isOthers = row.fecha_pago === null && row.hash !== null && row.hash !== deskName(user, input.hash)
  return isOthers ? refuse('tpv.carro_de_otro_puesto') : cartFile(call, id)
})

export const mine = handle(openCarts, async (call) => {
  const { tx, user, input } = call
  const carts = await tx
    .selectFrom('tpv_carro')
    .selectAll()
    .where('hash', '=', deskName(user, input.hash))
    .orderBy('id_reg_tpv_carro')
    .execute()
  return cartFiles(call, carts)
})

export const create = handle(newCart, async (call) => {
  const { input } = call
  const member = input.id_mst_socios ?? guestMember
  await refuseStranger(call.tx, member)
  await askAboutInactive(call, [member], input.confirmar_inactivos)
  const { id_reg_tpv_carro } = await insertCart(call, input.hash, member)
  return cartFile(call, id_reg_tpv_carro)
})

/** Deletes an open, locked cart: debts leave it, lines of the till are deleted. */
async function dissolve(tx: Tx, id: number) {
  await lockCartLines(tx, id)
  await emptyCart(tx, id)
  await tx.deleteFrom('tpv_carro').where('id_reg_tpv_carro', '=', id).execute()
}

export const close = handle(closeCart, async (call) => {
  const { id_reg_tpv_carro: id } = await lockCart(call, call.input)
  const line = await call.tx.selectFrom('factura').select('id_reg_factura').where('id_reg_tpv_carro', '=', id).limit(1).executeTakeFirst()
  if (line) await touchCart(call, id, { hash: null })
  else await dissolve(call.tx, id)
  return {}
})

export const take = handle(takeCart, async (call) => {
  const { hash, id_reg_tpv_carro: id } = call.input
  await lockOpenCart(call.tx, id)
  await touchCart(call, id, { hash: deskName(call.user, hash) })
  return cartFile(call, id)
})

export const assign = handle(assignMember, async (call) => {
  const { id_reg_tpv_carro: id } = await lockCart(call, call.input)
  const member = call.input.id === 0 ? null : call.input.id
  if (member !== null) {
    await refuseStranger(call.tx, member)
    await askAboutInactive(call, [member], call.input.confirmar_inactivos)
  }
  const lines = await lockCartLines(call.tx, id)
  if (member !== null) await repricePasses(call.tx, lines, member)
  await setTillLinesMember(call.tx, id, member)
  await touchCart(call, id, { id_mst_socios: member })
  return cartFile(call, id)
})

export const remove = handle(removeCart, async (call) => {
  const { id_reg_tpv_carro: id } = await lockCart(call, { hash: call.input.hash, id_reg_tpv_carro: call.input.id })
  await dissolve(call.tx, id)
  return {}
})

export const found = handle(findCarts, async ({ tx, input, today, club }) => {
  const start = input.startDate ?? (`${today.slice(0, 8)}01` as typeof today)
  const end = input.endDate ?? (start > today ? start : today)
  if (end < start) refuse('tpv.rango_fechas', { endDate: 'tpv.rango_fechas' })
  const [from, to] = [wallInstant(start, 0, club.zone), wallInstant(addDays(end, 1), 0, club.zone)]
  const name = (table: string) => sql<string | null>`trim(${sql.ref(`${table}.nombre`)} || ' ' || ${sql.ref(`${table}.apellidos`)})`
  const rows = await tx
    .selectFrom('tpv_carro as c')
    .leftJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios')
    .leftJoin('socio as q', 'q.id_mst_socios', 'c.id_mst_socios_creacion')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('factura as f')
          .whereRef('f.id_reg_tpv_carro', '=', 'c.id_reg_tpv_carro')
          .leftJoin('facturaoficial as o', 'o.id_reg_facturaoficial', 'f.id_reg_facturaoficial')
          .select([sql<number>`count(*)`.as('lineas'), sql<number>`coalesce(sum(f.precio * f.cantidad), 0)::bigint`.as('total')])
          .select(sql<string | null>`string_agg(distinct o.num_completo, ', ')`.as('num_completo'))
          .as('l'),
      (join) => join.onTrue(),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('factura as g')
          .innerJoin('abono as b', 'b.id_reg_factura', 'g.id_reg_factura')
          .select('b.id_reg_abonos')
          .whereRef('g.id_reg_tpv_carro', '=', 'c.id_reg_tpv_carro')
          .where('b.fecha_baja', 'is', null),
      ).as('te_qrs'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('factura as f')
          .innerJoin(refunds.as('r'), 'r.id_reg_factura', 'f.id_reg_factura')
          .whereRef('f.id_reg_tpv_carro', '=', 'c.id_reg_tpv_carro')
          .select(sql<number>`sum(r.importe)::bigint`.as('devuelto'))
          .as('v'),
      (join) => join.on('c.fecha_pago', 'is not', null),
    )
    .select([
      'c.id_reg_tpv_carro',
      'c.fecha_creacion',
      'c.fecha_pago',
      'c.id_mst_socios',
      'c.hash',
      'l.lineas',
      'l.total',
      'l.num_completo',
      'v.devuelto',
    ])
    .select([name('s').as('nombre_completo'), name('q').as('desc_socio_creacion')])
    .where((eb) =>
      eb.or([
        eb.and([eb('c.fecha_pago', '>=', from), eb('c.fecha_pago', '<', to)]),
        eb.and([eb('c.fecha_pago', 'is', null), eb('c.fecha_creacion', '>=', from), eb('c.fecha_creacion', '<', to)]),
      ]),
    )
    .orderBy('c.id_reg_tpv_carro', 'desc')
    .execute()
  return rows.map(({ hash, lineas, total, devuelto, te_qrs, ...row }) => ({
    ...row,
    te_qrs: te_qrs === true,
    devuelto: devuelto || null,
    lineas: lineas ?? 0,
    total: total ?? 0,
    estado: row.fecha_pago !== null ? ('pagado' as const) : hash === null ? ('aparcado' as const) : ('abierto' as const),
  }))
})
