import { payOwed } from '@app/contract/member-page/pay-owed'
import { useAction } from '../../kit/reads/api.ts'

/** Leads to the payment page: of the named lines, or of all that is owed. */
export function usePay() {
  const { run, isBusy } = useAction(payOwed, { onDone: ({ url }) => location.assign(url) })
  return { isBusy, pay: (facturas?: number[]) => run(facturas ? { facturas } : {}) }
}
