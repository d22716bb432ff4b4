import { paymentTypes } from '@app/contract/income-types/payment-type'
import type { OutputOf } from '@app/contract/kit/action'
import type { tillData } from '@app/contract/till/till-data'
import { formatEuros, readEuros } from '@app/contract/values/money'
import { useState } from 'react'
import type { CartFile, Payment } from '../use-till.ts'

/** '12,50', as typed. */
export const asText = (cents: number) => formatEuros(cents).replaceAll(/[.\u00a0€]/g, '')
/** A second separator and a third decimal are ignored. */
const asMoney = (text: string, before: string) => (/^\d{0,7}([,.]\d{0,2})?$/.test(text) ? text : before)
const centsOf = (text: string) => (text === '' ? 0 : (readEuros(text.replace(/[,.]$/, '')) ?? 0))

/** Payment of a cart as typed: an amount per payment method, and the given cash. Initially all in cash. */
export function usePayment(cart: CartFile, methods: OutputOf<typeof tillData>['formas']) {
  const [amounts, setAmounts] = useState<Readonly<Record<number, string>>>({ [paymentTypes.cash]: asText(cart.total) })
  const [given, setGiven] = useState('')
  const textOf = (method: number) => amounts[method] ?? ''
  const parts = methods.map(({ id_mst_tipopago }) => ({ id_mst_tipopago, importe: centsOf(textOf(id_mst_tipopago)) }))
  const rest = cart.total - parts.reduce((sum, { importe }) => sum + importe, 0)
  const cash = centsOf(textOf(paymentTypes.cash))
  const handed = given === '' || cash === 0 ? null : centsOf(given)
  const put = (method: number, text: string) => setAmounts((now) => ({ ...now, [method]: asMoney(text, now[method] ?? '') }))
  const used = parts.filter(({ importe }) => importe > 0)
  const payment: Payment = { ...(used.length > 0 && { pagos: used }), ...(handed !== null && { entregado: handed }) }
  return {
    textOf,
    put,
    /** Assigns the missing amount to one method. */
    fill: (method: number) => put(method, asText(Math.max(0, rest + centsOf(textOf(method))))),
    isEmpty: (method: number) => centsOf(textOf(method)) === 0,
    given,
    give: (text: string) => setGiven((now) => asMoney(text, now)),
    cash,
    handed,
    /** Missing cents; negative for an excess. */
    rest,
    /** Change; negative if the given cash is too little. */
    change: handed === null ? 0 : handed - cash,
    payment,
  }
}
export type Paying = ReturnType<typeof usePayment>
