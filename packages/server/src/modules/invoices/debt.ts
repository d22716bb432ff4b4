import { collectDebt, memberDebt } from '@app/contract/invoices/debt'
import { isPaid } from '@app/contract/invoices/invoice-rules'
import { guestMember } from '@app/contract/members/member'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { incomesAllowedTo, incomesSeenBy, inIncomes } from '../income-types/public.ts'
import { lockLines, takePayment } from './charge.ts'
import { dueLines, type Moment } from './due-lines.ts'

/** A member with dependants; the guest, one record for many people, has no debt. */
async function familyOf(tx: Tx, id: number) {
  const people = await tx
    .selectFrom('socio')
    .select(['id_mst_socios', sql<string>`nombre || ' ' || apellidos`.as('nombre')])
    .where((eb) => eb.or([eb('id_mst_socios', '=', id), eb('id_mst_socios_titular', '=', id)]))
    .execute()
  const own = people.find((one) => one.id_mst_socios === id) ?? refuse('msg.not_found')
  return { own, ids: people.map((one) => one.id_mst_socios).filter((one) => one !== guestMember) }
}

/** Due lines of people with something left to pay, the oldest first; of these income types, or all. */
const owedLines = (tx: Tx, people: readonly number[], at: Moment, incomes: readonly number[] | null) =>
  dueLines(tx, people, at)
    .innerJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'f.id_mst_tipoingreso')
    .select(['f.id_reg_factura', 'f.id_mst_socios', 'f.concepto', 't.desc_tipoingreso'])
    .select([
      sql<string>`s.nombre || ' ' || s.apellidos`.as('desc_socio'),
      sql<string>`coalesce(r.fecha, f.fecha_creacion)`.as('desde'),
      sql<number>`f.precio * f.cantidad - f.pagado`.as('pendiente'),
    ])
    .where(sql<boolean>`f.precio * f.cantidad > f.pagado`)
    .where(inIncomes('f.id_mst_tipoingreso', incomes))
    .orderBy('desde')
    .orderBy('f.id_reg_factura')
    .execute()
type Due = Awaited<ReturnType<typeof owedLines>>

const sumOf = (lines: Due, id: number) => lines.reduce((sum, line) => sum + (line.id_mst_socios === id ? line.pendiente : 0), 0)

export const debt = handle(memberDebt, async ({ tx, user, input: { id }, today, minute }) => {
  const { own, ids } = await familyOf(tx, id)
  const lineas = await owedLines(tx, ids, { today, minute }, await incomesSeenBy(tx, user))
  return { pdte_pago: sumOf(lineas, id), nombre_completo: own.nombre, lineas }
})

/** The lines to collect, in the order of their due dates: the requested ones, or the member's own. */
function wanted(due: Due, id: number, facturas: readonly number[] | null): number[] {
  const all = due.map((line) => line.id_reg_factura)
  if (facturas === null) return due.filter((line) => line.id_mst_socios === id).map((line) => line.id_reg_factura)
  if (facturas.length === 0) return refuse('No_element_selected', { facturas: 'No_element_selected' })
  return all.filter((one) => facturas.includes(one))
}

export const collect = handle(collectDebt, async (call) => {
  const { tx, input, today, minute } = call
  const { id, facturas, id_mst_tipopago, id_mst_caja, importe } = input
  const at = { today, minute }
  const { ids } = await familyOf(tx, id)
  const incomes = await incomesAllowedTo(tx, call.user)
  const order = wanted(await owedLines(tx, ids, at, incomes), id, facturas)
  if (facturas !== null && order.length < new Set(facturas).size) refuse('msg.FACTURA_YA_PAGADA')
  if (order.length === 0) refuse('msg.sin_facturas')
  const locked = new Map((await lockLines(tx, order)).map((line) => [line.id_reg_factura, line]))
  const lines = order.flatMap((one) => locked.get(one) ?? [])
  if (lines.length < order.length || lines.some(isPaid)) refuse('msg.FACTURA_YA_PAGADA')
  const { cobrado } = await takePayment(call, { lines, id_mst_tipopago, id_mst_caja, importe })
  return { cobrado, pdte_pago: sumOf(await owedLines(tx, ids, at, incomes), id) }
})
