import { parameter } from '@app/contract/club/parameter'
import { accountingInvoice } from '@app/contract/intranet-panel/accounting-invoice'
import * as declared from '@app/contract/intranet-panel/accounting-invoices'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle, type PreparationCall } from '../../kit/http/serve.ts'
import type { AccountingInvoice } from './accounting-system.ts'
import { accountingOf, webUser } from './web-user.ts'

/** Latest act on each invoice, by type and number. */
async function latestActs(tx: Tx) {
  const acts = await tx
    .selectFrom('contabilidad_acto')
    .distinctOn(['tipo', 'cod'])
    .select(['tipo', 'cod', 'acto', 'fecha'])
    .orderBy('tipo')
    .orderBy('cod')
    .orderBy('fecha', 'desc')
    .orderBy('id_reg_contabilidad_acto', 'desc')
    .execute()
  return new Map(acts.map((act) => [`${act.tipo} ${act.cod}`, act]))
}

/** Invoices with the latest act on each. */
async function withActs({ tx, prepared, reads }: Call<unknown> & { prepared: readonly AccountingInvoice[] }) {
  reads(accountingInvoice, parameter)
  const acts = await latestActs(tx)
  return prepared.map((one) => {
    const act = acts.get(`${one.tipo} ${one.cod}`)
    return { ...one, ultimo_acto: act?.acto ?? null, fecha_acto: act?.fecha ?? null }
  })
}

const invoicesOf = async (call: PreparationCall<unknown>) => {
  const user = await webUser(call)
  return user === '' ? [] : accountingOf(call).invoicesOf(user)
}

export const ofWebUser = handle(declared.invoicesOfWebUser, {
  prepare: async (call) => {
    if (call.input.user !== (await webUser(call))) refuse('intranet.usuario_desconocido')
    return accountingOf(call).invoicesOf(call.input.user)
  },
  run: withActs,
})

export const annual = handle(declared.annualNotices, {
  prepare: async (call) => (await invoicesOf(call)).filter(({ tipo }) => tipo === 'anual'),
  run: withActs,
})

export const pending = handle(declared.pendingInvoices, {
  prepare: async (call) => (await invoicesOf(call)).filter(({ fecha_pago }) => fecha_pago === null),
  run: withActs,
})
