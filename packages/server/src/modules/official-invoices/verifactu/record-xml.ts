import {
  type DocumentFault,
  type DocumentId,
  documentFault,
  isRectifying,
  type Receiver,
} from '@app/contract/official-invoices/document-kinds'
import { amountText, dayText, isDocumentNumber } from '@app/contract/official-invoices/record-text'
import { documentTotals, type TaxShare } from '@app/contract/official-invoices/taxes'
import { type SchemaFault, schemaFaults } from '../../../kit/xml/schema.ts'
import { writeElement, type XmlTag } from '../../../kit/xml/write-xml.ts'
import {
  type CancellationRecord,
  type ChainLink,
  cancellationFields,
  type InvoiceRecord,
  type IssueRecord,
  issueFields,
  type Software,
} from './record.ts'

const base = 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'
/** Namespace of the elements of a record and of persons. */
export const informationNamespace = `${base}/SuministroInformacion.xsd`
/** Namespace of a sending and of its parts. */
export const sendingNamespace = `${base}/SuministroLR.xsd`

/** From this total in cents on a record is marked as a large one (error 1139). */
const largeTotal = 10_000_000_000

const flag = (holds: boolean) => (holds ? 'S' : 'N')
/** Elements of a group in order; null if there are none. */
const group = (name: string, children: readonly XmlTag[]): XmlTag | null => (children.length === 0 ? null : [name, children])
const documentTags = ({ issuer, number, day }: DocumentId): XmlTag[] => [
  ['IDEmisorFactura', issuer],
  ['NumSerieFactura', number],
  ['FechaExpedicionFactura', dayText(day)],
]
const linkTags = (link: ChainLink): XmlTag[] => [...documentTags(link), ['Huella', link.fingerprint]]
const listed = (name: string, part: string, documents: readonly DocumentId[]) =>
  group(
    name,
    documents.map((document): XmlTag => [part, documentTags(document)]),
  )

function receiverTag({ name, id }: Receiver): XmlTag {
  const identity: XmlTag =
    typeof id === 'string'
      ? ['NIF', id]
      : ['IDOtro', [id.country === null ? null : ['CodigoPais', id.country], ['IDType', id.type], ['ID', id.value]]]
  return ['IDDestinatario', [['NombreRazon', name], identity]]
}

function shareTag({ tax, regime, treatment, rate, base: amount, taxAmount }: TaxShare): XmlTag {
  const taxed = treatment === 'S1'
  return [
    'DetalleDesglose',
    [
      ['Impuesto', tax],
      ['ClaveRegimen', regime],
      [treatment.startsWith('E') ? 'OperacionExenta' : 'CalificacionOperacion', treatment],
      taxed ? ['TipoImpositivo', amountText(rate)] : null,
      ['BaseImponibleOimporteNoSujeto', amountText(amount)],
      taxed ? ['CuotaRepercutida', amountText(taxAmount)] : null,
    ],
  ]
}

const softwareTag = ({ producer, name, code, version, installation, several }: Software): XmlTag => [
  'SistemaInformatico',
  [
    ['NombreRazon', producer.name],
    ['NIF', producer.nif],
    ['NombreSistemaInformatico', name],
    ['IdSistemaInformatico', code],
    ['Version', version],
    ['NumeroInstalacion', installation],
    ['TipoUsoPosibleSoloVerifactu', 'S'],
    ['TipoUsoPosibleMultiOT', 'S'],
    ['IndicadorMultiplesOT', flag(several)],
  ],
]

/** Link to the record before, program, instant and fingerprint: the end of every record. */
const endTags = ({ previous, software, at }: InvoiceRecord, fingerprint: string): XmlTag[] => [
  ['Encadenamiento', [previous === null ? ['PrimerRegistro', 'S'] : ['RegistroAnterior', linkTags(previous)]]],
  softwareTag(software),
  ['FechaHoraHusoGenRegistro', at],
  ['TipoHuella', '01'],
  ['Huella', fingerprint],
]

function issueTags(record: IssueRecord, fingerprint: string): (XmlTag | null)[] {
  const { n, document, kind, correction, operationDay, taxes, receivers } = record
  const { TipoFactura, CuotaTotal, ImporteTotal } = issueFields(record)
  return [
    ['IDVersion', '1.0'],
    ['IDFactura', documentTags(document)],
    ['RefExterna', String(n)],
    ['NombreRazonEmisor', record.issuerName],
    correction === null ? null : ['Subsanacion', 'S'],
    correction === null ? null : ['RechazoPrevio', correction],
    ['TipoFactura', TipoFactura],
    isRectifying(kind) ? ['TipoRectificativa', 'I'] : null,
    listed('FacturasRectificadas', 'IDFacturaRectificada', record.rectified),
    listed('FacturasSustituidas', 'IDFacturaSustituida', record.replaced),
    operationDay === null ? null : ['FechaOperacion', dayText(operationDay)],
    ['DescripcionOperacion', record.description],
    Math.abs(documentTotals(taxes).total) < largeTotal ? null : ['Macrodato', 'S'],
    group('Destinatarios', receivers.map(receiverTag)),
    ['Desglose', taxes.map(shareTag)],
    ['CuotaTotal', CuotaTotal],
    ['ImporteTotal', ImporteTotal],
    ...endTags(record, fingerprint),
  ]
}

function cancellationTags(record: CancellationRecord, fingerprint: string): (XmlTag | null)[] {
  const { IDEmisorFacturaAnulada, NumSerieFacturaAnulada, FechaExpedicionFacturaAnulada } = cancellationFields(record)
  return [
    ['IDVersion', '1.0'],
    ['IDFactura', Object.entries({ IDEmisorFacturaAnulada, NumSerieFacturaAnulada, FechaExpedicionFacturaAnulada })],
    ['RefExterna', String(record.n)],
    record.unknown ? ['SinRegistroPrevio', 'S'] : null,
    record.refused ? ['RechazoPrevio', 'S'] : null,
    ...endTags(record, fingerprint),
  ]
}

/** Element of a record with its fingerprint. */
function recordTag(record: InvoiceRecord, fingerprint: string): XmlTag {
  const xmlns = { xmlns: informationNamespace }
  return record.operation === 'issue'
    ? ['RegistroAlta', issueTags(record, fingerprint), xmlns]
    : ['RegistroAnulacion', cancellationTags(record, fingerprint), xmlns]
}

/** Reason to refuse a record: that of its document, a wrong place in the chain, a day in the future, or a contradiction to the schema. */
type RecordFault = DocumentFault | 'chain' | 'day' | 'schema'

/** A record is refused; its faults by the schema, if that is the reason. */
export class RecordRefused extends Error {
  readonly reason: RecordFault
  readonly faults: readonly SchemaFault[]
  constructor(reason: RecordFault, faults: readonly SchemaFault[] = []) {
    super(`record: ${reason} ${faults.map(({ path, message }) => `${path} ${message}`).join('; ')}`.trim())
    this.reason = reason
    this.faults = faults
  }
}

/** True if the day of issue is after the record's, or that of the operation after the issue (errors 1112, 1146). */
const isAhead = ({ document: { day }, operationDay, at }: IssueRecord) => day > at.slice(0, day.length) || (operationDay ?? day) > day

function faultOf(record: InvoiceRecord): RecordFault | null {
  const { n, document, previous } = record
  if ((n === 1) !== (previous === null) || (previous !== null && previous.issuer !== document.issuer)) return 'chain'
  if (record.operation === 'issue') return isAhead(record) ? 'day' : documentFault(record)
  return isDocumentNumber(document.number) ? null : 'number'
}

/** Element of a record as it is kept and sent; throws RecordRefused for one that the tax agency would refuse: it must not enter the chain. */
export async function recordXml(record: InvoiceRecord, fingerprint: string): Promise<string> {
  const fault = faultOf(record)
  if (fault !== null) throw new RecordRefused(fault)
  const xml = writeElement(recordTag(record, fingerprint))
  const faults = await schemaFaults('verifactu/SuministroLR', Buffer.from(xml))
  if (faults.length > 0) throw new RecordRefused('schema', faults)
  return xml
}
