import type { SentOf } from '@app/contract/kit/action'
import { assignMember, closeCart, loadCart, newCart, removeCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { call, confirmedCall } from '../../kit/reads/api.ts'
import type { AtMachine } from '../cash-machine/public.ts'
import { withRegister } from '../invoices/public.ts'
import { lineActs } from './cart/line-acts.ts'
import { type CartFile, type Carts, useCarts } from './cart/use-carts.ts'
import { useQueue } from './use-queue.ts'

export { type CartFile, type CartLine, isFixed } from './cart/use-carts.ts'
export type Payment = Omit<SentOf<typeof payCart>, 'hash' | 'id_reg_tpv_carro' | 'total'>

const takeMoney = (payment: Payment, hash: string, { carro, total }: CartFile) =>
  withRegister((register) => call(payCart, { ...payment, ...register, hash, id_reg_tpv_carro: carro.id_reg_tpv_carro, total }))

/** Actions on whole carts. */
function cartActs({ hash, latest, show, drop, finish }: Carts, act: ReturnType<typeof useQueue>['act']) {
  return {
    assign: (id: number) =>
      act(async () => {
        const cart = latest.current?.carro.id_reg_tpv_carro
        const file =
          cart === undefined
            ? await confirmedCall(newCart, { hash, ...(id > 0 && { id_mst_socios: id }) })
            : await confirmedCall(assignMember, { hash, id_reg_tpv_carro: cart, id })
        return file && show(file)
      }),
    park: () => act(async () => show(await call(newCart, { hash }))),
    close: (id: number) =>
      act(async () => {
        await call(closeCart, { hash, id_reg_tpv_carro: id })
        drop(id)
      }),
    remove: (id: number) =>
      act(async () => {
        await call(removeCart, { hash, id })
        drop(id)
      }),
    /** Charges the cart at the cash machine; true once it is a ticket. */
    payAtMachine: async ({ sellCartAtMachine }: AtMachine) => {
      const cart = latest.current
      if (!cart) return false
      const { id_reg_tpv_carro } = cart.carro
      if (!(await sellCartAtMachine({ hash, id_reg_tpv_carro, total: cart.total }))) return false
      const tique = await call(loadCart, { id: String(id_reg_tpv_carro), hash })
      finish({ tique, cobrado: cart.total, cambio: 0 })
      return true
    },
    pay: (payment: Payment) =>
      act(async () => {
        const paid = latest.current && (await takeMoney(payment, hash, latest.current))
        if (paid) finish(paid)
        return paid
      }),
  }
}

/** Carts of this desk and their actions, one after the other. */
export function useTill() {
  const carts = useCarts()
  const { act, isBusy } = useQueue()
  return { ...carts, isBusy, ...lineActs(carts, act), ...cartActs(carts, act) }
}
export type Till = ReturnType<typeof useTill>
