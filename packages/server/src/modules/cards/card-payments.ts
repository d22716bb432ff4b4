import * as declared from '@app/contract/cards/card-payments'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { accounts } from '@app/contract/ledger/account'
import { guestMember } from '@app/contract/members/member'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import type { JobKind } from '../../kit/work/jobs.ts'
import { decideMachine, queryOnceJob } from '../cash-machine/public.ts'
import { dueLines, lockLines, pendingOf, settle } from '../invoices/public.ts'
import { changeOperation, lockMembers, lockOperation, type Operation, openPayout, openRefund, post } from '../ledger/public.ts'
import { firstCompany, merchantOf } from './merchant.ts'
import { paymentQueryJob } from './payment-query.ts'
import { applyPaymentResult, payablePart } from './payment-result.ts'
import { applyRefundResult, refundQueryJob } from './refund.ts'

/** Accounts of duplicate payments, with the payment that caused them. */
const surpluses = (tx: Tx) =>
  tx
    .selectFrom('libro_cuenta as c')
    .innerJoin('libro_asiento as a', (join) =>
      join.onRef('a.haber', '=', 'c.id_reg_cuenta').on('a.debe', 'in', [accounts.gateway, accounts.cashMachine]),
    )
    .innerJoin('libro_operacion as o', 'o.id_reg_operacion', 'a.id_reg_operacion')
    .leftJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios')
    .select(['c.id_reg_cuenta', 'c.saldo', 'a.fecha', 'o.orden', 'o.id_reg_operacion', 'o.clase', 'c.id_mst_socios'])
    .select(sql<string | null>`nullif(concat_ws(' ', s.nombre, s.apellidos), '')`.as('desc_socio'))
    .where('c.clase', '=', 'a_cuenta')
    .where('c.saldo', '>', 0)

const operations = (tx: Tx) =>
  tx
    .selectFrom('libro_operacion as o')
    .leftJoin('libro_operacion as p', 'p.id_reg_operacion', 'o.id_reg_operacion_origen')
    .leftJoin('socio as s', 's.id_mst_socios', 'o.id_mst_socios')
    .select([
      'o.id_reg_operacion',
      'o.clase',
      'o.estado',
      'o.importe',
      'o.movido',
      'o.medio',
      'o.caduca',
      'o.respuesta',
      'o.visto',
      'o.fecha',
      'o.fecha_fin',
    ])
    .select(['o.id_mst_socios', sql<string | null>`coalesce(o.orden, p.orden, o.referencia)`.as('orden')])
    .select(sql<string | null>`nullif(concat_ws(' ', s.nombre, s.apellidos), '')`.as('desc_socio'))
    .select(({ selectFrom, ref }) =>
      selectFrom('libro_operacion_linea as l')
        .innerJoin('factura as f', 'f.id_reg_factura', 'l.id_reg_factura')
        .select(sql<string>`left(string_agg(f.concepto, ', ' order by f.id_reg_factura), 500)`.as('concepto'))
        .where('l.id_reg_operacion', '=', ref('o.id_reg_operacion'))
        .as('concepto'),
    )

export const list = handle(declared.cardPayments, async ({ tx, club, today, minute }) => {
  const merchant = await merchantOf(tx, club, firstCompany)
  const newest = await operations(tx).orderBy('o.id_reg_operacion', 'desc').limit(500).execute()
  const open = await operations(tx)
    .where((eb) =>
      eb.or([eb('o.estado', '=', 'dudosa'), eb.and([eb('o.visto', '=', false), eb('o.respuesta', '~', '^(tarde|distinto) ')])]),
    )
    .where(
      'o.id_reg_operacion',
      'not in',
      newest.map((one) => one.id_reg_operacion),
    )
    .execute()
  const held = await surpluses(tx).orderBy('a.id_reg_asiento').execute()
  const owing = await pendingOf(
    tx,
    held.flatMap((one) => one.id_mst_socios ?? []),
    { today, minute },
  )
  return {
    sin_pasarela: merchant === null,
    de_prueba: merchant?.isTest ?? false,
    operaciones: [...newest, ...open],
    sobrantes: held.map(({ saldo, id_reg_operacion: _payment, clase, ...one }) => ({
      ...one,
      de_maquina: clase === 'maquina_cobro',
      importe: saldo ?? 0,
      debe: owing.get(one.id_mst_socios ?? 0) ?? 0,
    })),
  }
})

export const withdraw = handle(declared.withdrawLink, async ({ tx, input: { id }, now }) => {
  const operation = await lockOperation(tx, id)
  if (operation.clase !== 'enlace' || operation.estado !== 'pendiente') refuse('cards.ya_no_pendiente')
  await changeOperation(tx, id, { estado: 'retirada', fecha_fin: now })
  return {}
})

/** The query job of each kind of operation. */
const jobsOf = {
  pasarela_cobro: paymentQueryJob,
  pasarela_devolucion: refundQueryJob,
  maquina_cobro: queryOnceJob,
  maquina_pago: queryOnceJob,
} as const satisfies Record<Exclude<Operation['clase'], 'enlace'>, JobKind<{ id: number }>>

/** The query is sent after the commit; the result is applied like any other. */
export const query = handle(declared.queryGateway, async ({ tx, input, later }) => {
  const { clase, estado } = await lockOperation(tx, input.id)
  if (clase === 'enlace' || (estado !== 'pendiente' && estado !== 'dudosa')) refuse('cards.ya_no_pendiente')
  await later(jobsOf[clase], { id: input.id })
  return {}
})

export const decide = handle(declared.decideOperation, async (call) => {
  const { tx, input } = call
  const { clase, estado, importe } = await lockOperation(tx, input.id)
  if (clase === 'enlace' || estado !== 'dudosa') refuse('cards.ya_no_pendiente')
  if (clase === 'maquina_cobro' || clase === 'maquina_pago') return { estado: await decideMachine(call, input.id, input.hecha) }
  const result = input.hecha
    ? ({ what: 'paid', cents: importe, code: 'decidido' } as const)
    : ({ what: 'denied', code: 'decidido' } as const)
  return { estado: await (clase === 'pasarela_devolucion' ? applyRefundResult : applyPaymentResult)(call, input.id, result) }
})

export const acknowledge = handle(declared.acknowledgeOperation, async ({ tx, input: { id } }) => {
  await lockOperation(tx, id)
  await changeOperation(tx, id, { visto: true })
  return {}
})

/** A surplus that is still held, its holder locked before it is read; a guest's account has no holder. */
async function lockSurplus({ tx, input }: Pick<Call<{ id: number }>, 'tx' | 'input'>) {
  const account = await tx.selectFrom('libro_cuenta').select('id_mst_socios').where('id_reg_cuenta', '=', input.id).executeTakeFirst()
  if (!account) refuse('msg.not_found')
  const member = account?.id_mst_socios ?? null
  if (member !== null && member !== guestMember) await lockMembers(tx, [member])
  const found = await surpluses(tx).where('c.id_reg_cuenta', '=', input.id).executeTakeFirst()
  return found ?? refuse('cards.sin_sobrante')
}

export const use = handle(declared.useSurplus, async (call) => {
  const { tx, today, minute, input } = call
  const holder = await tx.selectFrom('libro_cuenta').select('id_mst_socios').where('id_reg_cuenta', '=', input.id).executeTakeFirst()
  const member = holder?.id_mst_socios ?? null
  const due =
    member === null || member === guestMember
      ? []
      : await dueLines(tx, [member], { today, minute }).select('f.id_reg_factura').orderBy('f.id_reg_factura').execute()
  const lines =
    due.length === 0
      ? []
      : await lockLines(
          tx,
          due.map((one) => one.id_reg_factura),
        )
  const { saldo, clase } = await lockSurplus(call)
  let rest = saldo ?? 0
  const parts = lines.flatMap((line) => {
    const importe = Math.min(rest, payablePart(line))
    rest -= importe
    return importe > 0 ? [{ line, importe, cuenta: input.id }] : []
  })
  if (parts.length === 0) refuse('cards.nada_que_pagar')
  await settle(call, parts, clase === 'maquina_cobro' ? paymentTypes.cash : paymentTypes.cardOnline)
  return { usado: parts.reduce((sum, { importe }) => sum + importe, 0) }
})

export const refundPayer = handle(declared.refundSurplus, async (call) => {
  const { tx, input } = call
  const { saldo, id_reg_operacion } = await lockSurplus(call)
  const payment = await tx
    .selectFrom('libro_operacion')
    .selectAll()
    .where('id_reg_operacion', '=', id_reg_operacion)
    .executeTakeFirstOrThrow()
  const importe = saldo ?? 0
  const refund =
    payment.clase === 'maquina_cobro'
      ? await openPayout(call, { importe, id_mst_socios: payment.id_mst_socios, lines: [] })
      : await openRefund(call, payment, { importe, lines: [] })
  await post(call, [{ debe: input.id, haber: accounts.transit, importe, motivo: 'devolucion', id_reg_operacion: refund.id_reg_operacion }])
  return { devuelto: importe }
})
