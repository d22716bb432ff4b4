import type { OutputOf } from '@app/contract/kit/action'
import { newCart, openCarts } from '@app/contract/till/carts'
import type { payCart } from '@app/contract/till/pay-cart'
import { useRef, useState } from 'react'
import { call, readKey, useRead } from '../../../kit/reads/api.ts'
import { queries } from '../../../kit/reads/queries.ts'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { deskHash } from '../desk-hash.ts'

export type CartFile = OutputOf<typeof openCarts>[number]
export type CartLine = CartFile['lines'][number]

/** Lines with fixed quantity and price: earlier debts, and passes, which are priced by the member's type. */
export const isFixed = ({ es_deuda, id_mst_tipoabonos }: CartLine) => es_deuda || id_mst_tipoabonos !== null

/** Open carts of this desk, the current one, and the last sale. */
export function useCarts() {
  const [hash] = useState(deskHash)
  const reading = useRead(openCarts, { hash })
  const carts = reading.data ?? []
  const [chosen, choose] = useKeptState<number | null>('till cart', null)
  const [done, setDone] = useState<OutputOf<typeof payCart> | null>(null)
  const cart = carts.find(({ carro }) => carro.id_reg_tpv_carro === chosen) ?? (done === null ? (carts.at(-1) ?? null) : null)
  const latest = useRef(cart)
  latest.current = cart
  const change = (next: (now: readonly CartFile[]) => CartFile[]) =>
    queries.setQueryData<CartFile[]>(readKey(openCarts, { hash }), (now = []) => next(now))

  /** Shows a cart directly from an answer, before the carts are read again. */
  const show = (file: CartFile) => {
    const id = file.carro.id_reg_tpv_carro
    const isIt = ({ carro }: CartFile) => carro.id_reg_tpv_carro === id
    change((now) => (now.some(isIt) ? now.map((one) => (isIt(one) ? file : one)) : [...now, file]))
    latest.current = file
    choose(id)
    setDone(null)
    return file
  }
  const drop = (id: number) => change((now) => now.filter(({ carro }) => carro.id_reg_tpv_carro !== id))
  return {
    hash,
    reading,
    carts,
    cart,
    done,
    /** Current cart for queued actions. */
    latest,
    show,
    drop,
    choose: (id: number) => {
      setDone(null)
      choose(id)
    },
    /** After a sale: the next cart is ready, and the change stays in sight. */
    finish: (paid: OutputOf<typeof payCart>) => {
      drop(paid.tique.carro.id_reg_tpv_carro)
      latest.current = null
      choose(null)
      setDone(paid)
    },
    /** Number of the current cart; created for the first line of a sale. */
    cartId: async () => {
      const file = latest.current ?? show(await call(newCart, { hash }))
      return file.carro.id_reg_tpv_carro
    },
  }
}
export type Carts = ReturnType<typeof useCarts>
