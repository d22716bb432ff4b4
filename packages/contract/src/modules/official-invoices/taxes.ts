import { taxGroups } from '../../values/money.ts'

/** Tax: 01 IVA, 02 IPSI (Ceuta and Melilla), 03 IGIC (Canary Islands). */
export type Tax = '01' | '02' | '03'
/** Regime: 01 general, 02 export, 08 subject to the tax of another territory, 11 rent of business premises. */
export type TaxRegime = '01' | '02' | '08' | '11'
/** Treatment: S1 taxed, N1 and N2 not subject (by law, by place), E1 to E6 exempt (E1: article 20, sport services of social entities). */
export type TaxTreatment = 'S1' | 'N1' | 'N2' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'E6'

/** Taxation of an amount; the rate in hundredths of a percent, 0 unless it is taxed. */
export interface Taxation {
  readonly tax: Tax
  readonly regime: TaxRegime
  readonly treatment: TaxTreatment
  readonly rate: number
}
/** Amount in cents with its tax included. */
export interface TaxedAmount extends Taxation {
  readonly total: number
}
/** Part of a document under one taxation, in cents; base and tax are its total. */
export interface TaxShare extends Taxation {
  readonly base: number
  readonly taxAmount: number
}

/** Rates of IVA in force; the other taxes have many, by region. */
const ratesOfIva = [400, 1000, 2100]

const regimeFits: Readonly<Record<TaxRegime, (taxation: Taxation) => boolean>> = {
  '01': ({ treatment }) => treatment !== 'E2' && treatment !== 'E3',
  '02': ({ treatment }) => treatment.startsWith('E'),
  '08': ({ treatment }) => treatment === 'N2',
  '11': ({ tax, treatment, rate }) => tax === '01' && treatment === 'S1' && rate === 2100,
}

/**
 * Reason for the tax agency to refuse a taxation: `cause`, a rate of 0 without a cause (IGIC alone has such a rate); `rate`, none in force, or one
 * beside a cause; `regime`, one that the treatment contradicts (errors 1124, 1199, 1206, 1238, 1252, 1286).
 */
export function taxationFault(taxation: Taxation): 'cause' | 'rate' | 'regime' | null {
  const { tax, regime, treatment, rate } = taxation
  if (treatment === 'S1' && rate === 0 && tax !== '03') return 'cause'
  const inForce = tax === '01' ? ratesOfIva.includes(rate) : Number.isInteger(rate) && rate >= 0 && rate <= 10_000
  if (treatment === 'S1' ? !inForce : rate !== 0) return 'rate'
  return regimeFits[regime](taxation) ? null : 'regime'
}

const keyOf = ({ tax, regime, treatment, rate }: Taxation) => [tax, regime, treatment, String(rate).padStart(5, '0')].join()

/**
 * Shares of a document by taxation, in an order of their own; they add up to what was paid, also where that is negative.
 *
 * @planned
 */
export function taxBreakdown(lines: readonly TaxedAmount[]): TaxShare[] {
  const groups = taxGroups(
    lines.map((line) => ({ ...line, cents: line.total })),
    keyOf,
    ({ rate }) => rate,
  )
  const byKey = new Map(groups.map((group) => [group.key, group]))
  return [...byKey.keys()].toSorted().map((key) => {
    const { first, base, tax: taxAmount } = byKey.get(key)!
    const { tax, regime, treatment, rate } = first
    return { tax, regime, treatment, rate, base, taxAmount }
  })
}

/** Base, tax and total of a document in cents. */
export function documentTotals(shares: readonly TaxShare[]): { base: number; taxAmount: number; total: number } {
  const base = shares.reduce((sum, share) => sum + share.base, 0)
  const taxAmount = shares.reduce((sum, share) => sum + share.taxAmount, 0)
  return { base, taxAmount, total: base + taxAmount }
}
