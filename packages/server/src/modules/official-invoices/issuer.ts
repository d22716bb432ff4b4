import type { LineTax } from '@app/contract/invoices/invoice-rules'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { Receiver } from '@app/contract/official-invoices/document-kinds'
import type { officialInvoice } from '@app/contract/official-invoices/official-invoice'
import type { Taxation, TaxShare } from '@app/contract/official-invoices/taxes'
import type { Day } from '@app/contract/values/day'
import { cached } from '../../kit/database/cached.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

/** Territories with a system of invoices of their own are not served. */
export const served: readonly string[] = ['comun', 'canarias', 'ceuta_melilla']

/** Company that issues. */
export interface Issuer {
  readonly id_mst_empresas: number
  readonly nombre: string
  readonly nif: string
  /** First day with records of VERI*FACTU. */
  readonly desde: Day | null
  /** The club has several companies. */
  readonly several: boolean
}
const companies = cached(['empresa'], (tx) =>
  tx.selectFrom('empresa').select(['id_mst_empresas', 'nombre', 'nif', 'territorio', 'verifactu_desde']).execute(),
)
/** A company that issues; refuses one without tax id, and one of a territory that is not served. */
export async function issuerOf(tx: Tx, id: number): Promise<Issuer> {
  const all = await companies(tx)
  const own = all.find((one) => one.id_mst_empresas === id) ?? refuse('msg.not_found')
  if (!served.includes(own.territorio)) refuse('oficial.territorio')
  const { nombre, verifactu_desde: desde } = own
  return { id_mst_empresas: id, nombre, nif: own.nif ?? refuse('oficial.sin_nif'), desde, several: all.length > 1 }
}

const taxCodes = { iva: '01', ipsi: '02', igic: '03' } as const
/** Taxation of a line, as the tax agency names it; exports have a regime of their own. */
export const taxationOf = ({ impuesto, prc_iva, exencion }: LineTax): Taxation => ({
  tax: taxCodes[impuesto],
  regime: exencion === 'E2' || exencion === 'E3' ? '02' : '01',
  treatment: exencion ?? 'S1',
  rate: prc_iva,
})

/** Share of a document under one tax, as stored. */
export interface Share extends LineTax {
  readonly base: number
  readonly cuota: number
}
/** The share as the tax agency names it. */
export const taxShareOf = (share: Share): TaxShare => ({ ...taxationOf(share), base: share.base, taxAmount: share.cuota })

type Invoice = RowOfResource<typeof officialInvoice>
/** Receiver of a full invoice, as it is printed. */
export type Customer = {
  readonly [K in 'nombre' | 'nif' | 'direccion']: string
} & Pick<Invoice, 'tipo_id_cliente' | 'pais_cliente'>

/** The receiver as records name it. */
export const receiverOf = ({ nombre, nif, tipo_id_cliente, pais_cliente }: Omit<Customer, 'direccion'>): Receiver => ({
  name: nombre,
  id: tipo_id_cliente === null ? nif : { country: pais_cliente, type: tipo_id_cliente, value: nif },
})
