import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Taxation, taxBreakdown } from '@app/contract/official-invoices/taxes'
import { describe, expect, it } from 'vitest'
import { readXml, type XmlElement } from '../../../kit/xml/read-xml.ts'
import { schemaFaults } from '../../../kit/xml/schema.ts'
import { writeXml, type XmlTag } from '../../../kit/xml/write-xml.ts'
import { fingerprint } from './fingerprint.ts'
import { type ChainLink, type InvoiceRecord, type IssueRecord, recordText, type Software } from './record.ts'
import { recordXml } from './record-xml.ts'
import { sendingXml } from './sending-xml.ts'

const iva: Taxation = { tax: '01', regime: '01', treatment: 'S1', rate: 2100 }
const company = { name: 'Club Deportivo Ejemplo, S.L.', nif: 'B72877814' }
const software: Software = {
  producer: { name: 'Programas de Ejemplo, S.L.', nif: 'B44531218' },
  ...{ name: 'Gestion Club Ejemplo', code: 'GC', version: '1.0.0', installation: '0001', several: false },
}
const idOf = (number: string, day: string) => ({ issuer: company.nif, number, day })
const [ticket, invoice, refund] = [idOf('T26/000001', '2026-09-15'), idOf('A26/000001', '2026-09-15'), idOf('TR26/000001', '2026-09-16')]
const alone = { receivers: [], rectified: [], replaced: [], operationDay: null, correction: null }
const issue = { operation: 'issue', issuerName: company.name, ...alone } as const

/** The records of the example of a sending, without their places in a chain. */
const records: ((place: Pick<InvoiceRecord, 'n' | 'previous' | 'software'>) => InvoiceRecord)[] = [
  (place) => ({
    ...{ ...place, ...issue, document: ticket, kind: 'F2', at: '2026-09-15T10:02:11+02:00', description: 'Entrada de día' },
    taxes: taxBreakdown([{ ...iva, total: 1500 }]),
  }),
  (place) => ({
    ...{ ...place, ...issue, document: invoice, kind: 'F1', at: '2026-09-15T11:30:00+02:00', description: 'Cuota y alquiler de pista' },
    receivers: [{ name: 'María Ñíguez Ejemplo', id: '12345678Z' }],
    taxes: taxBreakdown([
      { ...iva, total: 5999 },
      { ...iva, treatment: 'E1', rate: 0, total: 5000 },
    ]),
  }),
  (place) => ({
    ...{ ...place, ...issue, document: refund, kind: 'R5', at: '2026-09-16T09:00:05+02:00', description: 'Devolución de entrada de día' },
    rectified: [ticket],
    taxes: taxBreakdown([{ ...iva, total: -1500 }]),
  }),
  (place) => ({
    ...{ ...place, operation: 'cancellation', document: invoice, at: '2026-09-16T09:05:00+02:00', unknown: false, refused: false },
  }),
]
/** The records as a chain from the first. */
async function chained(): Promise<string[]> {
  const stored: string[] = []
  let previous: ChainLink | null = null
  for (const [before, of] of records.entries()) {
    const record = of({ n: before + 1, previous, software })
    const huella = fingerprint(recordText(record))
    stored.push(await recordXml(record, huella))
    previous = { ...record.document, fingerprint: huella }
  }
  return stored
}

const sender = { company, representative: null, incident: false }
const folder = join(import.meta.dirname, '../../../kit/xml/fixtures')
const example = readXml(readFileSync(join(folder, 'own-regfactu-f2-f1-r5-anulacion.xml')))
const sent = (...[of, all]: Parameters<typeof sendingXml>) =>
  readXml(Buffer.from(sendingXml(of, all))).at('Body', 'RegFactuSistemaFacturacion')!
/** The element as it is written, with its namespace; without references of records, which the example has not. */
const tagOf = ({ name, namespace, text, children }: XmlElement): XmlTag => [
  name,
  children.length === 0 ? text : children.filter((child) => child.name !== 'RefExterna').map(tagOf),
  { xmlns: namespace },
]

describe('a sending', () => {
  it('is the published form of a ticket, an invoice, a refund and a cancellation, with their fingerprints', async () => {
    expect(tagOf(sent(sender, await chained()))).toEqual(tagOf(example))
  })
  it('has records that name their place in the chain', async () => {
    const references = sent(sender, await chained())
      .all('RegistroFactura')
      .map((record) => record.children[0]!.textAt('RefExterna'))
    expect(references).toEqual(['1', '2', '3', '4'])
  })
  it('tells an incident and a representative, in the order of the schema', async () => {
    const sending = sent({ company, representative: { name: 'Asesores, S.L.', nif: 'B44531218' }, incident: true }, await chained())
    expect(sending.textAt('Cabecera', 'RemisionVoluntaria', 'Incidencia')).toBe('S')
    expect(sending.textAt('Cabecera', 'Representante', 'NIF')).toBe('B44531218')
    expect(await schemaFaults('verifactu/SuministroLR', Buffer.from(writeXml(tagOf(sending))))).toEqual([])
  })
  it('has 1 to 1,000 records', async () => {
    const [first] = await chained()
    const many = (count: number) => Array.from({ length: count }, () => first!)
    for (const count of [0, 1001]) expect(() => sendingXml(sender, many(count))).toThrow(RangeError)
    const most = sent(sender, many(1000))
    expect(await schemaFaults('verifactu/SuministroLR', Buffer.from(writeXml(tagOf(most))))).toEqual([])
  })
})

describe('the fingerprint of a record', () => {
  it.each(['josemmo-registration-record-f1.xml', 'josemmo-registration-record-f2.xml', 'josemmo-cancellation-record.xml'])(
    'is that of records of another program, from the texts of their XML: %s',
    (name) => {
      const root = readXml(readFileSync(join(folder, name)))
      const text = (...path: string[]) => root.textAt(...path) ?? ''
      const place = {
        n: 2,
        software,
        at: text('FechaHoraHusoGenRegistro'),
        previous: root.at('Encadenamiento', 'RegistroAnterior') && {
          ...idOf('', '2026-01-01'),
          fingerprint: text('Encadenamiento', 'RegistroAnterior', 'Huella'),
        },
      }
      const suffix = root.name === 'RegistroAnulacion' ? 'Anulada' : ''
      const [day, month, year] = text('IDFactura', `FechaExpedicionFactura${suffix}`).split('-')
      const document = {
        issuer: text('IDFactura', `IDEmisorFactura${suffix}`),
        number: text('IDFactura', `NumSerieFactura${suffix}`),
        day: `${year}-${month}-${day}`,
      }
      const cents = (amount: string) => Number(amount.replace('.', ''))
      const taxAmount = cents(text('CuotaTotal'))
      const taxes = [{ ...iva, base: cents(text('ImporteTotal')) - taxAmount, taxAmount }]
      const kind = text('TipoFactura') as IssueRecord['kind']
      const record: InvoiceRecord = suffix
        ? { ...place, operation: 'cancellation', document, unknown: false, refused: false }
        : { ...place, ...issue, document, kind, description: '', taxes }
      expect(fingerprint(recordText(record))).toBe(text('Huella'))
    },
  )
})
