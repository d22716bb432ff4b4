import { difference } from '@app/contract/cash/cash-rules'
import { countRegisters, drawerInfo, listRegisters, movementDetail, movements, registerDetail } from '@app/contract/cash/drawer'
import { addDays, endOfMonth, startOfMonth } from '@app/contract/values/day'
import { sql } from 'kysely'
import { planByValues, type Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { movementsOf, registerAccount } from '../ledger/public.ts'
import { collectedByIncomeType, drawerNow } from './drawer-now.ts'

/** Registers are offered only while ACTIVAR_CAJA is on. */
export const requireRegisters = async (tx: Tx) => (await settings(tx)).ACTIVAR_CAJA || refuse('caja.desactivada')

/** A register; refuses an unknown id. */
export const registerOf = async (tx: Tx, id: number) =>
  (await tx.selectFrom('caja').selectAll().where('id_mst_caja', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

const offered = async (tx: Tx) =>
  (await settings(tx)).ACTIVAR_CAJA ? tx.selectFrom('caja').selectAll().orderBy('desc_caja').orderBy('id_mst_caja').execute() : []

export const list = handle(listRegisters, async ({ tx }) => offered(tx))

export const count = handle(countRegisters, async ({ tx }) => ({ cantidad: (await offered(tx)).length }))

export const detail = handle(registerDetail, ({ tx, input }) => registerOf(tx, input.id))

export const info = handle(drawerInfo, async ({ tx, input }) => {
  await requireRegisters(tx)
  const caja = await registerOf(tx, input.id)
  const { last, account, since, origen, expected } = await drawerNow(tx, input.id)
  const por_tipo_ingreso = await collectedByIncomeType(tx, account, since)
  return { caja, ultima_caja: last, expectedAmount: expected, origen, por_tipo_ingreso }
})

const named = (tx: Tx) =>
  tx
    .selectFrom('caja_movimiento as m')
    .leftJoin('socio as s', 's.id_mst_socios', 'm.id_mst_socios')
    .selectAll('m')
    .select(sql<string | null>`s.nombre || ' ' || s.apellidos`.as('desc_socio'))

/** Movements between two club days; by default the current month. */
export const movementList = handle(movements, async ({ tx, input, today, club }) => {
  await requireRegisters(tx)
  await registerOf(tx, input.id)
  const from = input.start_date ?? startOfMonth(input.end_date ?? today)
  const to = input.end_date ?? endOfMonth(input.start_date ?? today)
  if (to < from) refuse('caja.rango_fechas', { end_date: 'caja.rango_fechas' })
  const midnight = (day: string) => sql<Date>`${day}::timestamp at time zone ${club.zone}`
  return named(tx)
    .where('m.id_mst_caja', '=', input.id)
    .where('m.fecha', '>=', midnight(from))
    .where('m.fecha', '<', midnight(addDays(to, 1)))
    .orderBy('m.id_reg_caja', 'desc')
    .execute()
})

/** The cash payments that a close counted: those after the close before it. */
async function countedPayments(tx: Tx, close: { id_mst_caja: number; id_reg_caja: number; id_reg_asiento: number | null }) {
  const [before, { id_reg_cuenta }] = await together(
    tx
      .selectFrom('caja_movimiento')
      .select('id_reg_asiento')
      .where('id_mst_caja', '=', close.id_mst_caja)
      .where('tipo', '=', 'cierre')
      .where('id_reg_caja', '<', close.id_reg_caja)
      .orderBy('id_reg_caja', 'desc')
      .limit(1)
      .executeTakeFirst(),
    registerAccount(tx, close.id_mst_caja),
  )
  // the first close of a register may have counted years, the others a day
  await planByValues(tx)
  return tx
    .selectFrom(movementsOf(tx, id_reg_cuenta, before?.id_reg_asiento ?? 0).as('m'))
    .innerJoin('factura as f', 'f.id_reg_factura', 'm.id_reg_factura')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .select(['m.id_reg_asiento as id_reg_cobro', 'm.fecha', 'm.importe', 'f.id_reg_factura', 'f.id_reg_reserva', 'f.concepto'])
    .select(sql<string | null>`s.nombre || ' ' || s.apellidos`.as('desc_socio'))
    .where('m.id_reg_asiento', '<=', close.id_reg_asiento ?? 0)
    .orderBy('m.id_reg_asiento')
    .execute()
}

export const movement = handle(movementDetail, async ({ tx, input }) => {
  await requireRegisters(tx)
  const row = (await named(tx).where('m.id_reg_caja', '=', input.id).executeTakeFirst()) ?? refuse('msg.not_found')
  const { desc_caja: desc_registro } = await registerOf(tx, row.id_mst_caja)
  const diferencia = row.esperado === null ? null : difference(row.amount, row.esperado)
  return { ...row, desc_registro, diferencia, cobros: row.tipo === 'cierre' ? await countedPayments(tx, row) : [] }
})
