import { firstProduct } from '@app/contract/products/product'
import { readCode } from '@app/contract/till/till-data'
import { type RefObject, useRef } from 'react'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { noticeTimes, toast } from '../../../kit/dialogs/toasts.ts'
import { call } from '../../../kit/reads/api.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { type Product, productsNamed } from '../cart/catalogue.tsx'
import type { PassOffer } from '../cart/pass-tiles.tsx'
import { useScanner } from '../cart/scan.ts'
import type { Till } from '../use-till.ts'

/** Possible card, ticket or bar code: one word with a digit in it. */
const isCode = (text: string) => /^\S*\d\S*$/.test(text) && text.length >= 2

/** Meaning of a code; null if unknown. */
async function resolveCode(codigo: string) {
  try {
    return await call(readCode, { codigo })
  } catch (error) {
    if (error instanceof RefusedError) return null
    throw error
  }
}

function showUnknown(text: string) {
  const message = isCode(text) ? t('tpv.codigo_desconocido', { codigo: text }) : t('till.nothing_found', { texto: text })
  const action = { text: t('till.add_product'), run: () => go('/tpv/producto') }
  toast.bad(message, { milliseconds: noticeTimes.standard, ...(isCode(text) && { action }) })
}

interface CartInput {
  till: Till
  /** Input box of the desk. */
  box: RefObject<HTMLInputElement | null>
  products: readonly Product[]
  onAdded: (line: number) => void
  /** House product: its price must be entered. */
  onAsk: (product: Product) => void
  onTicket: (id: number) => void
}

/** Adds tapped, typed or scanned items to the cart. */
export function useCartInput({ till, box, products, onAdded, onAsk, onTicket }: CartInput) {
  const last = useRef<number | null>(null)
  const add = async (product: Product, cantidad = 1) => {
    const { id_mst_producto: id } = product
    if (id < firstProduct) return onAsk(product)
    last.current = id
    const file = await till.add(id, { cantidad })
    const own = file?.lines.findLast((one) => one.id_mst_producto === id && !one.es_deuda)
    if (own) onAdded(own.id_reg_factura)
  }
  const addPass = async ({ id_mst_tipoabonos: id }: PassOffer) => {
    const file = await till.addPass(id)
    const own = file?.lines.findLast((one) => one.id_mst_tipoabonos === id && !one.es_deuda)
    if (own) onAdded(own.id_reg_factura)
  }
  /** A card, a ticket, a bar code or a name; "3*agua" is three of it; an empty text repeats the last one. */
  const take = async (text: string) => {
    const [, times = '1', wanted = text] = /^(\d{1,3})[*x](.+)$/i.exec(text) ?? []
    const name = wanted.trim()
    const again = products.find((one) => one.id_mst_producto === last.current)
    if (name === '') return again && add(again)
    const found = isCode(name) ? await resolveCode(name) : null
    if (found?.es === 'socio') return void (await till.assign(found.id))
    if (found?.es === 'tique') return onTicket(found.id)
    const product = found ? products.find((one) => one.id_mst_producto === found.id) : productsNamed(products, name)[0]
    return product ? add(product, Number(times)) : showUnknown(name)
  }
  useScanner(box, (code) => void take(code.trim()))
  return {
    add: (product: Product) => void add(product),
    addPass: (offer: PassOffer) => void addPass(offer),
    take: (text: string) => void take(text),
  }
}
