import { writeXml, type XmlTag } from '../../../kit/xml/write-xml.ts'
import type { Party } from './record.ts'
import { informationNamespace, sendingNamespace } from './record-xml.ts'

const soap = 'http://schemas.xmlsoap.org/soap/envelope/'
/** The service takes no more at once. */
const mostRecords = 1000

/** Taxpayer of a sending; `incident` if records are late because something failed. */
export interface Sender {
  readonly company: Party
  readonly representative: Party | null
  readonly incident: boolean
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

/** SOAP message of 1 to 1,000 records of one company, as they are kept, in the order of the chain; throws a RangeError for other numbers. */
export function sendingXml({ company, representative, incident }: Sender, records: readonly string[]): string {
  if (records.length === 0 || records.length > mostRecords) throw new RangeError(`${records.length} records in a sending`)
  const header: XmlTag = [
    'Cabecera',
    [
      partyTag('ObligadoEmision', company),
      representative === null ? null : partyTag('Representante', representative),
      incident ? ['RemisionVoluntaria', [['Incidencia', 'S']], xmlns] : null,
    ],
  ]
  const sending: XmlTag = ['RegFactuSistemaFacturacion', [header], { xmlns: sendingNamespace }]
  const message = writeXml([
    'soapenv:Envelope',
    [
      ['soapenv:Header', []],
      ['soapenv:Body', [sending]],
    ],
    { 'xmlns:soapenv': soap },
  ])
  const end = message.indexOf('</RegFactuSistemaFacturacion>')
  const all = records.map((xml) => `<RegistroFactura>${xml}</RegistroFactura>`)
  return `${message.slice(0, end)}${all.join('')}${message.slice(end)}`
}
