import { writeXml, type XmlTag } from '../../../kit/xml/write-xml.ts'
import type { InvoiceRecord, Party } from './record.ts'
import { informationNamespace, recordTag, sendingNamespace } from './record-xml.ts'

const soap = 'http://schemas.xmlsoap.org/soap/envelope/'
/** The service takes no more at once. */
const mostRecords = 1000

/** Taxpayer of a sending; `incident` if records are late because something failed. */
export interface Sender {
  readonly company: Party
  readonly representative: Party | null
  readonly incident: boolean
}
/** A record with its fingerprint as stored. */
export interface StoredRecord {
  readonly record: InvoiceRecord
  readonly fingerprint: string
}

const xmlns = { xmlns: informationNamespace }
const partyTag = (name: string, { name: title, nif }: Party): XmlTag => [
  name,
  [
    ['NombreRazon', title],
    ['NIF', nif],
  ],
  xmlns,
]

/** SOAP message of 1 to 1,000 records of one company, in the order of the chain; throws a RangeError for others. */
export function sendingXml({ company, representative, incident }: Sender, records: readonly StoredRecord[]): string {
  if (records.length === 0 || records.length > mostRecords) throw new RangeError(`${records.length} records in a sending`)
  if (records.some(({ record }) => record.document.issuer !== company.nif)) throw new RangeError('a record of another company')
  const header: XmlTag = [
    'Cabecera',
    [
      partyTag('ObligadoEmision', company),
      representative === null ? null : partyTag('Representante', representative),
      incident ? ['RemisionVoluntaria', [['Incidencia', 'S']], xmlns] : null,
    ],
  ]
  const all = records.map(({ record, fingerprint }): XmlTag => ['RegistroFactura', [recordTag(record, fingerprint)]])
  const sending: XmlTag = ['RegFactuSistemaFacturacion', [header, ...all], { xmlns: sendingNamespace }]
  return writeXml([
    'soapenv:Envelope',
    [
      ['soapenv:Header', []],
      ['soapenv:Body', [sending]],
    ],
    { 'xmlns:soapenv': soap },
  ])
}
