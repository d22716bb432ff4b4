import type { Action, SentOf } from '@app/contract/kit/action'
import type { Fields } from '@app/contract/kit/field'
import { firstProduct } from '@app/contract/products/product'
import { addBooking, addDebt, addProduct, changePrice, changeQuantity, removeLine } from '@app/contract/till/cart-lines'
import { addPass } from '@app/contract/till/cart-passes'
import { loadCart, newCart } from '@app/contract/till/carts'
import { pendingDebts } from '@app/contract/till/debts'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { call, confirmedCall } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { useQueue } from '../use-queue.ts'
import type { CartFile, CartLine, Carts } from './use-carts.ts'

type Act = ReturnType<typeof useQueue>['act']

/** Adds, changes and removes lines of the current cart. */
export function lineActs({ hash, latest, show, cartId }: Carts, act: Act) {
  const change = async <I extends Fields>(action: Action<I, CartFile>, input: SentOf<Action<I, CartFile>>) =>
    show(await call(action, input))
  const setPrice = async (line: CartLine, precio: number) => {
    const sent = { hash, id_reg_factura: line.id_reg_factura, precio }
    try {
      return await change(changePrice, sent)
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'TiquetCambioPrecioAlert1') throw error
      const isSplit = await confirm({ title: error.msg, confirm: t('till.split') })
      return isSplit ? change(changePrice, { ...sent, separar: true }) : null
    }
  }
  return {
    add: (id_mst_producto: number, more: { cantidad?: number; precio?: number; concepto?: string } = {}) =>
      act(async () => change(addProduct, { hash, id_reg_tpv_carro: await cartId(), id_mst_producto, ...more })),
    addPass: (id_mst_tipoabonos: number) => act(async () => change(addPass, { hash, id_reg_tpv_carro: await cartId(), id_mst_tipoabonos })),
    addBooking: (id_reg_reserva: number) =>
      act(() => {
        const id = latest.current?.carro.id_reg_tpv_carro
        return change(addBooking, { hash, id_reg_reserva, ...(id && { id_reg_tpv_carro: id }) })
      }),
    addDebts: (member: number) =>
      act(async () => {
        const debts = await call(pendingDebts, { id: member })
        const ids = debts.map((line) => line.id_reg_factura)
        return ids.length === 0 ? null : change(addDebt, { hash, id_reg_tpv_carro: await cartId(), id_reg_factura: ids })
      }),
    /** Puts the products and passes of a ticket into a new cart of its member, at today's prices; true if there were any. */
    clone: (ticket: number) =>
      act(async () => {
        const { lines, usuario } = await call(loadCart, { id: String(ticket), hash })
        const goods = lines.filter(({ id_mst_producto, id_mst_tipoabonos }) => id_mst_producto !== null || id_mst_tipoabonos !== null)
        if (goods.length === 0) {
          toast.info(t('till.nothing_to_clone'))
          return false
        }
        const file = await confirmedCall(newCart, { hash, ...(usuario && { id_mst_socios: usuario.id_mst_socios }) })
        if (!file) return false
        show(file)
        const cart = { hash, id_reg_tpv_carro: file.carro.id_reg_tpv_carro }
        for (const { id_mst_producto, id_mst_tipoabonos, cantidad, precio, concepto } of goods) {
          if (id_mst_tipoabonos !== null) await change(addPass, { ...cart, id_mst_tipoabonos })
          else if (id_mst_producto !== null)
            await change(addProduct, { ...cart, id_mst_producto, cantidad, ...(id_mst_producto < firstProduct && { precio, concepto }) })
        }
        return true
      }),
    removeLine: (line: CartLine) => act(() => change(removeLine, { hash, id: line.id_reg_factura })),
    setQuantity: (line: CartLine, cantidad: number) =>
      act(() => change(changeQuantity, { hash, id_reg_factura: line.id_reg_factura, cantidad })),
    setPrice: (line: CartLine, precio: number) => act(() => setPrice(line, precio)),
  }
}
