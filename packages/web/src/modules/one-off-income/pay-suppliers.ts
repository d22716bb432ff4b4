import { paymentTypes } from '@app/contract/income-types/payment-type'
import { paySupplier, voidSupplierPayment } from '@app/contract/invoices/pay-supplier'
import { formatEuros } from '@app/contract/values/money'
import { choose, confirm } from '../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { toast } from '../../kit/dialogs/toasts.ts'
import { call } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { withRegister } from '../invoices/public.ts'
import { type IncomeRow, isOwed, leftOf } from './income-row.ts'

/** Runs work and shows its result or the refusal. */
async function withOutcomeToast(work: () => Promise<string | null>) {
  try {
    const outcome = await work()
    if (outcome !== null) toast.good(outcome)
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    toast.bad(error.msg)
  }
}

/** Asks for the payment method of suppliers' invoices, and for the register if several are possible, and pays them. */
export async function paySuppliers(rows: readonly IncomeRow[]) {
  const open = rows.filter(isOwed)
  const sum = open.reduce((total, row) => total + leftOf(row), 0)
  const methods = [
    { id: String(paymentTypes.cash), text: t('income.pay_in_cash') },
    { id: String(paymentTypes.transfer), text: t('income.pay_by_transfer') },
  ]
  const hint = open.map((row) => row.concepto).join(', ')
  const method = await choose(t('income.pay_sum', { importe: formatEuros(sum) }), methods, hint)
  if (method === null) return
  const sent = { facturas: open.map((row) => row.id_reg_factura), id_mst_tipopago: Number(method) }
  await withOutcomeToast(async () => {
    const paid = await withRegister((register) => call(paySupplier, { ...sent, ...register }))
    return paid && t('income.paid_supplier', { importe: formatEuros(paid.importe) })
  })
}

/** Voids a mistaken payment of a supplier’s invoice, after confirmation. */
export async function voidPayment(row: IncomeRow) {
  const title = t('income.void_question', { importe: formatEuros(row.pagado), concepto: row.concepto })
  if (!(await confirm({ title, hint: t('income.void_hint'), confirm: t('income.void_payment') }))) return
  await withOutcomeToast(async () => {
    await call(voidSupplierPayment, { facturas: [row.id_reg_factura] })
    return t('income.payment_voided')
  })
}
