import type { XmlElement } from '../../../kit/xml/read-xml.ts'
import { centsAt } from './sent-record.ts'

type Rule = readonly [code: number, isBroken: boolean]

/** Code of the first broken rule; null for none. */
export const firstBroken = (rules: readonly Rule[]): number | null => rules.find(([, isBroken]) => isBroken)?.[0] ?? null

/** Cents by which sums may differ. */
export const tolerance = 1000
/** Rates of VAT in hundredths. */
const rates = [0, 400, 1000, 2100]
const taxFields = ['TipoImpositivo', 'CuotaRepercutida', 'TipoRecargoEquivalencia', 'CuotaRecargoEquivalencia']

const has = (detail: XmlElement, name: string) => detail.at(name) !== null
const hasSome = (detail: XmlElement) => taxFields.some((name) => has(detail, name))
const hasTax = (detail: XmlElement) => has(detail, 'TipoImpositivo') && has(detail, 'CuotaRepercutida')
const isVat = (detail: XmlElement) => (detail.textAt('Impuesto') ?? '01') === '01'

/** Rules of what is taxed without reversal (S1): a rate, and a tax that agrees with it. */
function rulesOfTaxed(detail: XmlElement, isCompared: boolean): Rule[] {
  const [base, cuota, rate] = [
    centsAt(detail, has(detail, 'BaseImponibleACoste') ? 'BaseImponibleACoste' : 'BaseImponibleOimporteNoSujeto'),
    centsAt(detail, 'CuotaRepercutida'),
    centsAt(detail, 'TipoImpositivo'),
  ]
  return [
    [1208, !hasTax(detail)],
    [1124, isVat(detail) && !rates.includes(rate)],
    [1143, isCompared && base * cuota < 0],
    [1142, isCompared && Math.abs(cuota * 10_000 - base * rate) > tolerance * 10_000],
  ]
}

/** Rules of what is exempt, outside of the tax, or taxed at the receiver (S2). */
function rulesOfUntaxed(detail: XmlElement, type: string): Rule[] {
  const qualification = detail.textAt('CalificacionOperacion')
  const [isReversed, isZero] = [
    qualification === 'S2',
    centsAt(detail, 'CuotaRepercutida') === 0 && centsAt(detail, 'TipoImpositivo') === 0,
  ]
  return [
    [1238, qualification === null && hasSome(detail)],
    [1237, isVat(detail) && !isReversed && hasSome(detail)],
    [1197, isReversed && ['F2', 'R5'].includes(type)],
    [1198, isReversed && !(hasTax(detail) && isZero)],
    [1207, centsAt(detail, 'CuotaRepercutida') !== 0],
  ]
}

/** Broken rule of a line of the tax breakdown (validations of the agency, §3.1.3 15); null for none. */
export function brokenInDetail(detail: XmlElement, { type, isByDifferences }: { type: string; isByDifferences: boolean }): number | null {
  const [regime, exemption] = [detail.textAt('ClaveRegimen'), detail.textAt('OperacionExenta')]
  const isTaxArea = ['01', '03'].includes(detail.textAt('Impuesto') ?? '01')
  const isCompared = !isByDifferences && !['R2', 'R3'].includes(type)
  return firstBroken([
    [1245, isTaxArea && regime === null],
    [1199, isTaxArea && regime === '01' && ['E2', 'E3'].includes(exemption ?? '')],
    ...(detail.textAt('CalificacionOperacion') === 'S1' ? rulesOfTaxed(detail, isCompared) : rulesOfUntaxed(detail, type)),
  ])
}
