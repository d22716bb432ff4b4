import { paymentTypes } from '@app/contract/income-types/payment-type'
import { accounts } from '@app/contract/ledger/account'
import * as declared from '@app/contract/receipts/remittances/remittances'
import { formatDay } from '@app/contract/values/day'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import { dropFiles } from '../../../kit/files/stored-files.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { type Call, handle } from '../../../kit/http/serve.ts'
import { incomesSeenBy } from '../../income-types/public.ts'
import { settle } from '../../invoices/public.ts'
import { unuseMandates } from '../../mandates/public.ts'
import { type Locked, lockReceipts } from '../lock-receipts.ts'
import { paymentsInTransit } from '../payments-in-transit.ts'
import { hiddenReceipts } from '../restrictions.ts'
import { remittancesFrom, shownRemittance } from './remittance-rows.ts'
import { lockRemittances, settleRemittances } from './settle-remittances.ts'

export const list = handle(declared.listRemittances, async ({ tx, user }) => {
  const hidden = new Set((await hiddenReceipts(tx, await incomesSeenBy(tx, user))).remittances)
  const rows = await remittancesFrom(tx).execute()
  return rows.filter((row) => !hidden.has(row.id_reg_remesas)).map(shownRemittance)
})

const remittanceAt = async (tx: Tx, id: number) =>
  shownRemittance((await remittancesFrom(tx).where('m.id_reg_remesas', '=', id).executeTakeFirst()) ?? refuse('msg.not_found'))
export const one = handle(declared.getRemittance, ({ tx, input }) => remittanceAt(tx, input.id))

/** A remittance that is not settled, locked. */
async function openRemittance(tx: Tx, id: number) {
  const [row] = await lockRemittances(tx, [id])
  if (!row) return refuse('msg.not_found')
  return row.estado === 'cobrada' ? refuse('remesa.cobrada') : row
}

export const send = handle(declared.sendRemittance, async ({ tx, input, now, user, note }) => {
  const row = await openRemittance(tx, input.id)
  if (row.estado === 'creada') {
    const change = { estado: 'enviada' as const, fecha_envio: now, id_mst_socios_confirmador: user.id_mst_socios }
    await tx.updateTable('remesa').set(change).where('id_reg_remesas', '=', input.id).execute()
    note('remesa', { id_reg_remesas: input.id, estado: row.estado }, { id_reg_remesas: input.id, ...change })
  }
  return remittanceAt(tx, input.id)
})

export const settleByHand = handle(declared.settleRemittance, async (call) => {
  const { tx, input, today, note } = call
  const row = await openRemittance(tx, input.id)
  if (input.fecha < row.fecha || input.fecha > today)
    refuse(
      'remesa.fecha_cobro',
      { fecha: { key: 'remesa.fecha_cobro', values: { desde: formatDay(row.fecha) } } },
      { desde: formatDay(row.fecha) },
    )
  const settled = { fecha_cobro: input.fecha, cobrada_por: 'a_mano' as const, motivo: input.motivo }
  await settleRemittances(call, [{ id_reg_remesas: input.id, ...settled }])
  note('remesa', { id_reg_remesas: input.id, estado: row.estado }, { id_reg_remesas: input.id, estado: 'cobrada', ...settled })
  return remittanceAt(tx, input.id)
})

/** Reverses the payments by a locked remittance that is deleted: its lines are owed again. */
async function reversePayments(call: Call<unknown>, { lines }: Locked) {
  const payments = await paymentsInTransit(call.tx, [...lines.keys()])
  // of a line that came back in part there is the payment by an earlier remittance, too: the newest one is its own
  const own = new Map(payments.toReversed().map((one) => [one.id_reg_factura, one]))
  const back = [...own.values()].map(({ id_reg_asiento, id_reg_factura, queda }) => ({
    ...{ line: lines.get(id_reg_factura)!, cuenta: accounts.remittance, importe: -queda },
    ...{ motivo: 'anulacion' as const, revierte: id_reg_asiento },
  }))
  await settle(call, back, paymentTypes.cash)
}

export const remove = handle(declared.deleteRemittance, async (call) => {
  const { tx, input, note } = call
  const { id_reg_remesas: id } = input
  const own = await tx.selectFrom('recibo').select('id_reg_recibo').where('id_reg_remesa', '=', id).execute()
  const ids = own.map((one) => one.id_reg_recibo)
  const locked = await lockReceipts(tx, ids)
  const receipts = [...locked.receipts.values()]
  const row = await openRemittance(tx, id)
  if (row.estado === 'enviada' || receipts.some((one) => one.importe_devuelto > 0)) refuse('remesa.enviada')
  await reversePayments(call, locked)
  await unuseMandates(
    tx,
    receipts.map(({ id_reg_mandato, enmienda }) => ({ id_reg_mandato: id_reg_mandato!, dia: null, enmienda })),
  )
  await tx
    .updateTable('recibo')
    .set({ id_reg_remesa: null, girado: false, adeudo: null, enmienda: null })
    .where(isOneOf('id_reg_recibo', ids))
    .execute()
  await tx.deleteFrom('remesa').where('id_reg_remesas', '=', id).execute()
  await dropFiles(tx, [row.id_reg_archivo])
  note('remesa', row, null)
  return { recibos: receipts.length, avisados: receipts.filter((one) => one.avisado !== null).length }
})
