import { type LineTax, standardTax } from '@app/contract/invoices/invoice-rules'
import { cached } from '../../kit/database/cached.ts'
import type { Tx } from '../../kit/database/database.ts'

const names = ['t.impuesto', 't.prc_iva', 't.exencion'] as const
const taxOfProduct = cached(['producto', 'tasa'], (tx, id: number) =>
  tx
    .selectFrom('producto as p')
    .innerJoin('tasa as t', 't.id_mst_tasa', 'p.id_mst_tasa')
    .select(names)
    .where('p.id_mst_producto', '=', id)
    .executeTakeFirst(),
)
const taxOfIncomeType = cached(['tipo_ingreso', 'tasa'], (tx, id: number) =>
  tx
    .selectFrom('tipo_ingreso as i')
    .innerJoin('tasa as t', 't.id_mst_tasa', 'i.id_mst_tasa')
    .select(names)
    .where('i.id_mst_tipoingreso', '=', id)
    .executeTakeFirst(),
)

/** Line to be made, with its tax as far as it is known: whole of a copy, a rate, or nothing. */
interface Taxed extends Partial<LineTax> {
  readonly id_mst_producto?: number | null | undefined
  readonly id_mst_tipoingreso?: number | null | undefined
}

/** Tax of a product, or of an income type; undefined if neither names one. */
export async function taxFor(tx: Tx, { id_mst_producto, id_mst_tipoingreso }: Taxed): Promise<LineTax | undefined> {
  if (id_mst_producto) return taxOfProduct(tx, id_mst_producto)
  return id_mst_tipoingreso ? taxOfIncomeType(tx, id_mst_tipoingreso) : undefined
}

/** The line with its tax: its own, that of its product, that of its income type, else IVA at the general rate. Another rate by hand has no cause of exemption. */
export async function withTax<L extends Taxed>(tx: Tx, line: L): Promise<L & LineTax> {
  const { impuesto, prc_iva, exencion = null } = line
  if (impuesto !== undefined && prc_iva !== undefined) return { ...line, impuesto, prc_iva, exencion }
  const own = (await taxFor(tx, line)) ?? standardTax
  return prc_iva === undefined || prc_iva === own.prc_iva
    ? { ...line, ...own }
    : { ...line, impuesto: own.impuesto, prc_iva, exencion: null }
}

/** The lines with their taxes. */
export async function withTaxes<L extends Taxed>(tx: Tx, lines: readonly L[]): Promise<(L & LineTax)[]> {
  const all: (L & LineTax)[] = []
  for (const line of lines) all.push(await withTax(tx, line))
  return all
}

/** Tax of a line, for a copy of it. */
export const taxOf = ({ impuesto, prc_iva, exencion }: LineTax): LineTax => ({ impuesto, prc_iva, exencion })
