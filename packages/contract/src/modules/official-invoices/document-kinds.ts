import type { Day } from '../../values/day.ts'
import { readTaxId } from '../../values/nif.ts'
import { isDocumentNumber } from './record-text.ts'
import { documentTotals, type TaxShare, taxationFault } from './taxes.ts'

/**
 * Kind of a document: F1 full invoice, F2 simplified invoice, F3 full invoice in place of simplified ones, R1 to R4 rectifying invoice
 * (R1 error in law or article 80.1, 80.2 and 80.6, R2 insolvency, R3 bad debt, R4 others), R5 rectifying simplified invoice.
 */
export type DocumentKind = 'F1' | 'F2' | 'F3' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5'

/** Identity of a document: tax id of its issuer, series with number, day of issue. */
export interface DocumentId {
  readonly issuer: string
  readonly number: string
  readonly day: Day
}
/** Id of a person without a Spanish one: 02 VAT number, 03 passport, 04 of the country, 05 certificate of residence, 06 other, 07 not in the census. */
export interface OtherId {
  readonly country: string | null
  readonly type: '02' | '03' | '04' | '05' | '06' | '07'
  readonly value: string
}
/** Receiver of a document, by a Spanish tax id or another. */
export interface Receiver {
  readonly name: string
  readonly id: string | OtherId
}
/** Facts of a document that the rules look at. */
export interface DocumentFacts {
  readonly document: DocumentId
  readonly kind: DocumentKind
  readonly receivers: readonly Receiver[]
  readonly rectified: readonly DocumentId[]
  readonly replaced: readonly DocumentId[]
  readonly taxes: readonly TaxShare[]
}

/** True for a document that rectifies another. */
export const isRectifying = (kind: DocumentKind): boolean => kind.startsWith('R')

/** True for a document without a receiver. */
export const isSimplified = (kind: DocumentKind): boolean => kind === 'F2' || kind === 'R5'

/** Kind of the document that rectifies another by differences. */
export const rectifyingKind = (kind: DocumentKind): DocumentKind => (isSimplified(kind) ? 'R5' : 'R1')

/** Largest total of a simplified invoice in cents; `listed` if all of it is of article 4.2 of RD 1619/2012: retail, bar, use of sports facilities. */
export const simplifiedLimit = (listed: boolean): number => (listed ? 300_000 : 40_000)

/** Kinds of Spanish tax ids of persons. */
const personal = ['DNI', 'NIE', 'NIF']
const isSpanish = (id: string, kinds = [...personal, 'CIF']) => {
  const known = readTaxId(id)
  return known !== null && known.value === id && kinds.includes(known.kind)
}
const countryFits = ({ country, type }: OtherId) =>
  country === null ? type === '02' : type === '07' ? country === 'ES' : country !== 'ES' || type === '03'
/** Ids that bad debts and insolvencies take (errors 1191, 1192). */
const typeFits = (type: OtherId['type'], kind: DocumentKind) =>
  kind === 'R3' ? type === '07' : kind === 'R2' ? type === '02' || type === '07' : true

/** True if the tax agency takes a receiver in a document of a kind. */
function receiverFits({ name, id }: Receiver, kind: DocumentKind): boolean {
  if (name.trim() === '' || name.length > 120) return false
  if (typeof id === 'string') return isSpanish(id)
  const idFits = id.type === '07' ? isSpanish(id.value, personal) : id.value.trim() !== '' && id.value.length <= 20
  return idFits && countryFits(id) && typeFits(id.type, kind)
}

const shareFits = (share: TaxShare) =>
  taxationFault(share) === null &&
  (share.treatment === 'S1' ? Math.sign(share.base) * Math.sign(share.taxAmount) >= 0 : share.taxAmount === 0)

/** The schema has room for twelve shares. */
const mostShares = 12

/** Reason to refuse a document before it is issued. */
export type DocumentFault =
  | 'number'
  | 'receiver-missing'
  | 'receiver-unwanted'
  | 'receiver-invalid'
  | 'rectified-missing'
  | 'rectified-unwanted'
  | 'replaced-missing'
  | 'replaced-unwanted'
  | 'taxes-invalid'
  | 'beyond-limit'

/** First reason for the tax agency to refuse a document; null if there is none. */
export function documentFault({ document, kind, receivers, rectified, replaced, taxes }: DocumentFacts): DocumentFault | null {
  const faults: readonly [DocumentFault, boolean][] = [
    ['number', ![document, ...rectified, ...replaced].every(({ number }) => isDocumentNumber(number))],
    ['receiver-missing', !isSimplified(kind) && receivers.length === 0],
    ['receiver-unwanted', isSimplified(kind) && receivers.length > 0],
    ['receiver-invalid', !receivers.every((receiver) => receiverFits(receiver, kind))],
    ['rectified-missing', isRectifying(kind) && rectified.length === 0],
    ['rectified-unwanted', !isRectifying(kind) && rectified.length > 0],
    ['replaced-missing', kind === 'F3' && replaced.length === 0],
    ['replaced-unwanted', kind !== 'F3' && replaced.length > 0],
    ['taxes-invalid', taxes.length === 0 || taxes.length > mostShares || !taxes.every(shareFits)],
    ['beyond-limit', kind === 'F2' && documentTotals(taxes).total > simplifiedLimit(true)],
  ]
  return faults.find(([, holds]) => holds)?.[0] ?? null
}
