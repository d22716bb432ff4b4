import { taxKey } from '@app/contract/invoices/invoice-rules'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { documentLine } from '@app/contract/official-invoices/official-invoice'
import type { Tx } from '../../../kit/database/database.ts'
import { together } from '../../../kit/database/together.ts'
import type { Copy } from '../document.ts'
import type { Share } from '../issuer.ts'

/** Rest of a document: it without the parts that were rectified. */
export interface Rest {
  /** The document and those that rectify it. */
  readonly documents: readonly number[]
  /** Their lines, which add up to what is left. */
  readonly lines: readonly RowOfResource<typeof documentLine>[]
  /** The sums of their taxes that are not 0. */
  readonly shares: readonly Share[]
  /** Taxes of the document alone, as it was issued. */
  readonly issued: readonly Share[]
}

/** The line for another document. */
export const copyOf = ({ id_reg_facturaoficial_linea: _id, id_reg_facturaoficial: _of, ...line }: Rest['lines'][number]): Copy => line

/** Sums by tax, without those of 0. */
export function summed(shares: readonly Share[]): Share[] {
  const groups = Map.groupBy(shares, taxKey)
  const sums = [...groups.values()].map((own) => ({
    ...own[0]!,
    base: own.reduce((sum, { base }) => sum + base, 0),
    cuota: own.reduce((sum, { cuota }) => sum + cuota, 0),
  }))
  return sums.filter(({ base, cuota }) => base !== 0 || cuota !== 0)
}

/** A document and those that rectify it, or one of these. */
const rectifyingTree = (tx: Tx, id: number) =>
  tx
    .withRecursive('arbol', (q) =>
      q
        .selectFrom('facturaoficial')
        .select('id_reg_facturaoficial')
        .where('id_reg_facturaoficial', '=', id)
        .unionAll(
          q
            .selectFrom('facturaoficial_relacion as r')
            .innerJoin('arbol as a', 'a.id_reg_facturaoficial', 'r.id_reg_facturaoficial_origen')
            .where('r.clase', '=', 'rectifica')
            .select('r.id_reg_facturaoficial'),
        ),
    )
    .selectFrom('arbol')
    .select('id_reg_facturaoficial')

/** The rest of a document by now. */
export async function restOf(tx: Tx, id: number): Promise<Rest> {
  const documents = (await rectifyingTree(tx, id).execute()).map((one) => one.id_reg_facturaoficial)
  const [lines, shares] = await together(
    tx
      .selectFrom('facturaoficial_linea')
      .selectAll()
      .where('id_reg_facturaoficial', 'in', documents)
      .orderBy('id_reg_facturaoficial_linea')
      .execute(),
    tx
      .selectFrom('facturaoficial_impuesto')
      .select(['id_reg_facturaoficial as of', 'impuesto', 'prc_iva', 'exencion', 'base', 'cuota'])
      .where('id_reg_facturaoficial', 'in', documents)
      .orderBy('id_reg_facturaoficial_impuesto')
      .execute(),
  )
  const taxes = shares.map(({ of: _of, ...share }): Share => share)
  const issued = shares.filter(({ of }) => of === id)
  return { documents, lines, shares: summed(taxes), issued }
}

const totalOf = (share: Share | undefined) => (share?.base ?? 0) + (share?.cuota ?? 0)

/**
 * The shares of a rectification within what is left: the last part of a tax takes exactly its rest, so that parts add up to what was issued. Null
 * if more is rectified than is left.
 */
export function sharesWithin({ shares: rest, issued }: Pick<Rest, 'shares' | 'issued'>, wanted: readonly Share[]): Share[] | null {
  const all: Share[] = []
  for (const share of wanted) {
    const same = (one: Share) => taxKey(one) === taxKey(share)
    const left = rest.find(same)
    const after = totalOf(left) + totalOf(share)
    if (after !== 0 && Math.sign(after) !== Math.sign(totalOf(issued.find(same)))) return null
    all.push(after === 0 ? { ...share, base: -(left?.base ?? 0), cuota: -(left?.cuota ?? 0) } : share)
  }
  return all
}
