import { firstProduct } from '@app/contract/products/product'
import { readCode } from '@app/contract/till/till-data'
import { formatEuros } from '@app/contract/values/money'
import { type RefObject, useRef } from 'react'
import { choose } from '../../../kit/dialogs/dialogs.ts'
import { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { call } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Product } from '../cart/find-products.ts'
import { meantBy, productsNamed } from '../cart/find-products.ts'
import type { PassOffer } from '../cart/pass-tiles.tsx'
import { useScanner } from '../cart/scan.ts'
import type { Till } from '../use-till.ts'

/** Maximum of products offered for a typed text. */
const choices = 9

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

/** Text that found nothing, and whether it may be the code of a new product. */
export interface Unknown {
  readonly text: string
  readonly isCode: boolean
}
const unknownText = (text: string): Unknown =>
  isCode(text)
    ? { text: t('tpv.codigo_desconocido', { codigo: text }), isCode: true }
    : { text: t('till.nothing_found', { texto: text }), isCode: false }

/** Asks for one of several products; null if none is taken. */
async function chooseProduct(found: readonly Product[], text: string): Promise<Product | null> {
  const options = found.slice(0, choices).map((one) => ({
    id: String(one.id_mst_producto),
    text: one.id_mst_producto < firstProduct ? one.nombre : `${one.nombre} · ${formatEuros(one.precio)}`,
  }))
  const id = await choose(t('till.which', { texto: text }), options)
  return found.find((one) => String(one.id_mst_producto) === id) ?? null
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
  /** Nothing was found. */
  onUnknown: (what: Unknown) => void
}

/** Adds tapped, typed or scanned items to the cart. */
export function useCartInput({ till, box, products, onAdded, onAsk, onTicket, onUnknown }: CartInput) {
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
    const named = found ? products.filter((one) => one.id_mst_producto === found.id) : productsNamed(products, name)
    if (named.length === 0) return onUnknown(unknownText(name))
    const product = found ? named[0] : (meantBy(named, name) ?? (await chooseProduct(named, name)))
    if (product) await add(product, Number(times))
  }
  useScanner(box, (code) => void take(code.trim()))
  return {
    add: (product: Product) => void add(product),
    addPass: (offer: PassOffer) => void addPass(offer),
    take: (text: string) => void take(text),
  }
}
