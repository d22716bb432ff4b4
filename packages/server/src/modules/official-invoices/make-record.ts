import type { RowOfResource } from '@app/contract/kit/resource'
import type { DocumentFault } from '@app/contract/official-invoices/document-kinds'
import { simplifiedLimit } from '@app/contract/official-invoices/document-kinds'
import type { invoiceRecord } from '@app/contract/official-invoices/invoice-record'
import { formatEuros } from '@app/contract/values/money'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type ChainEnd, lastRecord, lockChain } from './chain.ts'
import type { Issuer } from './issuer.ts'
import { softwareOf } from './software.ts'
import { fingerprint } from './verifactu/fingerprint.ts'
import {
  type CancellationRecord,
  type ChainLink,
  type InvoiceRecord,
  type IssueRecord,
  recordText,
  type Software,
} from './verifactu/record.ts'
import { RecordRefused, recordXml } from './verifactu/record-xml.ts'

type Row = RowOfResource<typeof invoiceRecord>
type Placed = 'n' | 'previous' | 'software' | 'at'
/** Record before it has its place in a chain. */
export type RecordFacts = Omit<IssueRecord, Placed> | Omit<CancellationRecord, Placed>
/** End of a locked chain with its last record and the program of the next one. */
export interface RecordPlace extends ChainEnd {
  readonly previous: ChainLink | null
  readonly software: Software
}

/** Locks the chain of a company for a record that is no issue of a new document. */
export async function lockRecordPlace(
  call: { readonly tx: Tx; readonly now: Date; readonly club: ClubFacts },
  { id_mst_empresas, several }: Issuer,
): Promise<RecordPlace> {
  const end = await lockChain(call.tx, id_mst_empresas, call)
  return { ...end, previous: await lastRecord(call.tx, id_mst_empresas), software: softwareOf(call.club.slug, end.chain, several) }
}

const refusals: Partial<Record<DocumentFault, 'oficial.receptor' | 'oficial.prefijo'>> = {
  'receiver-missing': 'oficial.receptor',
  'receiver-invalid': 'oficial.receptor',
  number: 'oficial.prefijo',
}
/** Refuses a document that the tax agency would refuse. */
export function refuseFault(fault: DocumentFault): never {
  if (fault === 'beyond-limit') refuse('oficial.supera_limite', {}, { limite: formatEuros(simplifiedLimit(true)) })
  refuse(refusals[fault] ?? 'msg.unexpected')
}

/** Record made. */
export type MadeRecord = Omit<Row, 'id_reg_documento_registro' | 'id_reg_facturaoficial' | 'nombre_cliente' | 'nif_cliente'>
/** The next record of a chain with its fingerprint and its XML; refuses one that the schema contradicts: it must not enter the chain. */
export async function makeRecord({ chain, at, fecha_hora, previous, software }: RecordPlace, facts: RecordFacts): Promise<MadeRecord> {
  const n = chain.n + 1
  const record: InvoiceRecord = { ...facts, n, previous, software, at: fecha_hora }
  const entrada = recordText(record)
  const huella = fingerprint(entrada)
  const xml = await recordXml(record, huella).catch((error: unknown) => {
    if (error instanceof RecordRefused && error.reason !== 'chain' && error.reason !== 'day' && error.reason !== 'schema')
      refuseFault(error.reason)
    throw error
  })
  const clase = record.operation === 'issue' ? 'alta' : 'anulacion'
  const { id_reg_documento_cadena } = chain
  return { id_reg_documento_cadena, n, clase, entrada, huella, anterior: chain.huella, fecha_hora, instante: at, xml }
}

/** Writes a record of a document, with its receiver as corrected, and moves the end of its chain. */
export function writeRecord(
  tx: Tx,
  record: MadeRecord,
  subject: Pick<Row, 'id_reg_facturaoficial'> & Partial<Pick<Row, 'nombre_cliente' | 'nif_cliente'>>,
) {
  const { id_reg_documento_cadena, n, huella, instante } = record
  return together(
    tx
      .insertInto('documento_registro')
      .values({ ...record, ...subject })
      .execute(),
    tx
      .updateTable('documento_cadena')
      .set({ n, huella, ultimo: instante })
      .where('id_reg_documento_cadena', '=', id_reg_documento_cadena)
      .execute(),
  )
}
