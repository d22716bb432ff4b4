import type { invoiceActs, invoiceTypes } from '@app/contract/intranet-panel/accounting-invoice'
import * as declared from '@app/contract/intranet-panel/invoice-acts'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle, type PreparationCall } from '../../kit/http/serve.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import { mailJob, writeLetter } from '../mail/public.ts'
import type { AccountingInvoice } from './accounting-system.ts'
import { accountingOf, webUser } from './web-user.ts'

interface Key {
  readonly tipo: (typeof invoiceTypes)[number]
  readonly cod: string
}
type Acting = Pick<Call<unknown>, 'tx' | 'now' | 'user'>

/** Records an act on invoices with its author. */
const insertActs = ({ tx, now, user }: Acting, keys: readonly Key[], acto: (typeof invoiceActs)[number]) =>
  tx
    .insertInto('contabilidad_acto')
    .values(keys.map(({ tipo, cod }) => ({ fecha: now, tipo, cod, acto, id_mst_socios_autor: user.id_mst_socios })))
    .execute()

/** Named invoices of the configured user. Refuses an unknown one, and those without an address. */
async function mailable(call: PreparationCall<{ facturas: readonly string[]; tipo: Key['tipo'] }>) {
  const { facturas, tipo } = call.input
  if (facturas.length === 0) refuse('No_element_selected')
  const known = new Map(
    (await accountingOf(call).invoicesOf(await webUser(call))).filter((one) => one.tipo === tipo).map((one) => [one.cod, one]),
  )
  const named = [...new Set(facturas)].map((cod) => known.get(cod) ?? refuse('intranet.factura_desconocida'))
  const unreachable = named.filter(({ email }) => email === null).map(({ cod }) => cod)
  if (unreachable.length > 0) refuse('intranet.sin_correo', {}, { facturas: unreachable.join(', ') })
  return named
}

/** Letter about an invoice to its customer. */
const letterOf = ({ cliente, email, cod, concepto, importe, vencimiento }: AccountingInvoice, { club }: Pick<Call<unknown>, 'club'>) =>
  writeLetter(
    { email, nombre: cliente, lang: null },
    { club: club.nombre, standard: club.language },
    {
      ...{ subject: 'mail.intranet.subject', body: 'mail.intranet.body' },
      values: { cod, concepto, importe: formatEuros(importe), vencimiento: formatDay(vencimiento) },
    },
  )!

export const mail = handle(declared.mailInvoices, {
  prepare: mailable,
  run: async (call) => {
    const { tx, now, prepared } = call
    for (const invoice of prepared)
      await insertJob(tx, mailJob, letterOf(invoice, call), { now, ...(prepared.length > 1 && { urgency: 'many' as const }) })
    await insertActs(call, prepared, 'enviada')
    return { enviadas: prepared.length }
  },
})

export const markPaid = handle(declared.markInvoicePaid, {
  prepare: async (call) => {
    const outcome = await accountingOf(call).markPaid({ user: await webUser(call), ...call.input }, call.today)
    return outcome === 'unknown' ? refuse('intranet.factura_desconocida') : outcome
  },
  // the accounting may have marked it in a call of ours whose answer was lost: then the act is missing here
  run: async (call) => {
    const { tx, input, today, prepared } = call
    const done = await tx
      .selectFrom('contabilidad_acto')
      .select('id_reg_contabilidad_acto')
      .where('tipo', '=', input.tipo)
      .where('cod', '=', input.cod)
      .where('acto', '=', 'pagada')
      .limit(1)
      .executeTakeFirst()
    if (prepared === 'already' && done) refuse('intranet.ya_pagada')
    await insertActs(call, [input], 'pagada')
    return { fecha_pago: today }
  },
})

export const setNotices = handle(declared.setNoticeState, {
  prepare: async (call) => {
    const { numavisos, ...key } = call.input
    if ((await accountingOf(call).setNotices({ user: await webUser(call), ...key }, numavisos)) === 'unknown')
      refuse('intranet.factura_desconocida')
  },
  run: async (call) => {
    const { cod, numavisos } = call.input
    await insertActs(call, [{ tipo: 'anual', cod }], 'aviso')
    return { numavisos }
  },
})
