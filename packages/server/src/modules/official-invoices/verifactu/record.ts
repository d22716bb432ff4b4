import type { DocumentFacts, DocumentId } from '@app/contract/official-invoices/document-kinds'
import { type CancellationFields, cancellationText, type IssueFields, issueText } from '@app/contract/official-invoices/fingerprint'
import { amountText, dayText } from '@app/contract/official-invoices/record-text'
import { documentTotals } from '@app/contract/official-invoices/taxes'
import type { Day } from '@app/contract/values/day'

/** A company or a person with a Spanish tax id. */
export interface Party {
  readonly name: string
  readonly nif: string
}
/** Program that makes the records; `several` if the installation has more than one taxpayer now. */
export interface Software {
  readonly producer: Party
  readonly name: string
  readonly code: string
  readonly version: string
  readonly installation: string
  readonly several: boolean
}
/** Record before another one in a chain. */
export interface ChainLink extends DocumentId {
  readonly fingerprint: string
}
/** Place of a record in its chain, from 1, with the record before (null for the first) and the instant with its offset. */
interface InChain {
  readonly n: number
  readonly document: DocumentId
  readonly previous: ChainLink | null
  readonly software: Software
  readonly at: string
}
/**
 * Record of the issue of a document. `correction` is null for the first record of a document; of a later one it tells about those before:
 * N none was refused, S the last was refused and one was taken, X none was taken.
 */
export interface IssueRecord extends InChain, DocumentFacts {
  readonly operation: 'issue'
  readonly issuerName: string
  readonly operationDay: Day | null
  readonly description: string
  readonly correction: 'N' | 'S' | 'X' | null
}
/** Record of the cancellation of a document; `unknown` if the tax agency has no record of its issue, `refused` if one of its cancellation was refused. */
export interface CancellationRecord extends InChain {
  readonly operation: 'cancellation'
  readonly unknown: boolean
  readonly refused: boolean
}
/** Record of a chain. */
export type InvoiceRecord = IssueRecord | CancellationRecord

/** Facts of an issue that are hashed; of the record before its fingerprint alone. */
type IssueFacts = Pick<IssueRecord, 'document' | 'kind' | 'taxes' | 'at'> & { readonly previous: Pick<ChainLink, 'fingerprint'> | null }
/** Texts that are hashed, the same in the XML. */
export function issueFields({ document, kind, taxes, previous, at }: IssueFacts): IssueFields {
  const { taxAmount, total } = documentTotals(taxes)
  return {
    IDEmisorFactura: document.issuer,
    NumSerieFactura: document.number,
    FechaExpedicionFactura: dayText(document.day),
    TipoFactura: kind,
    CuotaTotal: amountText(taxAmount),
    ImporteTotal: amountText(total),
    Huella: previous?.fingerprint ?? '',
    FechaHoraHusoGenRegistro: at,
  }
}

/** Texts that are hashed, the same in the XML. */
export function cancellationFields({ document, previous, at }: CancellationRecord): CancellationFields {
  return {
    IDEmisorFacturaAnulada: document.issuer,
    NumSerieFacturaAnulada: document.number,
    FechaExpedicionFacturaAnulada: dayText(document.day),
    Huella: previous?.fingerprint ?? '',
    FechaHoraHusoGenRegistro: at,
  }
}

/** Text to hash of a record. */
export const recordText = (record: InvoiceRecord): string =>
  record.operation === 'issue' ? issueText(issueFields(record)) : cancellationText(cancellationFields(record))
