import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { readXml } from '../../kit/xml/read-xml.ts'
import { schemaFaults } from '../../kit/xml/schema.ts'

/** Settings of an installation with VERI*FACTU, for the tests of a file. */
export function withInvoicingSystem(more: Readonly<Record<string, string>> = {}) {
  const settings = {
    ...{ PRODUCER_NAME: 'Programas de Ejemplo, S.L.', PRODUCER_NIF: 'B44531218', PRODUCER_ADDRESS: 'Carrer Major, 1 · 08001 Barcelona' },
    ...{ VERIFACTU_SITE: 'test', ...more },
  }
  Object.assign(process.env, settings)
  afterAll(() => {
    for (const name of Object.keys(settings)) delete process.env[name]
  })
}

/** A sample of the folder of XML, without its declaration. */
export const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../kit/xml/fixtures', name), 'utf8').replace(/<\?xml[^>]*>\s*/, '')
/** A sending of a ticket, an invoice, a rectification and a cancellation, and its parts. */
export const own = fixture('own-regfactu-f2-f1-r5-anulacion.xml')
export const [first, invoice, , cancellation] = own.match(/<sum:RegistroFactura>.*?<\/sum:RegistroFactura>/gs) as [
  string,
  string,
  string,
  string,
]
export const header = own.slice(0, own.indexOf('<sum:RegistroFactura>'))
/** A header that admits an incident. */
export const late = (head: string) =>
  head.replace('</sum:Cabecera>', '<sf:RemisionVoluntaria><sf:Incidencia>S</sf:Incidencia></sf:RemisionVoluntaria></sum:Cabecera>')
/** A sending of records. */
export const sending = (records: readonly string[], head = header) => `${head}${records.join('')}</sum:RegFactuSistemaFacturacion>`
/** A body in its SOAP envelope. */
export const enveloped = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header/><s:Body>${body}</s:Body></s:Envelope>`

/** A record with the fingerprint of its own texts, after changes. */
export function sealed(record: string): string {
  const ending = record.includes('<sf:RegistroAnulacion>') ? 'Anulada' : ''
  const field = (name: string) => new RegExp(`<sf:${name}>([^<]*)<`).exec(record)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const previous = /<sf:RegistroAnterior>.*<sf:Huella>(.*?)<.*<\/sf:RegistroAnterior>/s.exec(record)?.[1] ?? ''
  const names = ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'].map((name) => name + ending)
  const amounts = ending ? [] : ['TipoFactura', 'CuotaTotal', 'ImporteTotal']
  const texts = [...[...names, ...amounts].map((name) => `${name}=${field(name)}`), `Huella=${previous}`]
  const hashed = [...texts, `FechaHoraHusoGenRegistro=${field('FechaHoraHusoGenRegistro')}`].join('&')
  const huella = createHash('sha256').update(hashed).digest('hex').toUpperCase()
  return record.replace(/(<\/sf:TipoHuella><sf:Huella>)[^<]*/, `$1${huella}`)
}
/** Fingerprint of a record. */
const huellaOf = (record: string) => /<\/sf:TipoHuella><sf:Huella>([^<]*)/.exec(record)![1]!
/** A record with other texts in its elements, by their names. */
export const changed = (record: string, changes: Readonly<Record<string, string>>) =>
  Object.entries(changes).reduce((xml, [name, value]) => xml.replace(new RegExp(`(<sf:${name}>)[^<]*`), `$1${value}`), record)
/** The first ticket with other texts. */
export const ticket = (changes: Readonly<Record<string, string>> = {}) => sealed(changed(first, changes))
/** An element with its text. */
export const tag = (name: string, value: string) => `<sf:${name}>${value}</sf:${name}>`
/** A record with more elements before one. */
export const marked = (record: string, fields: string, before = '<sf:TipoFactura>') => sealed(record.replace(before, fields + before))
/** Link to the record before by its fingerprint. */
export const anterior = (huella: string) =>
  `<sf:RegistroAnterior>${tag('IDEmisorFactura', 'B72877814')}${tag('NumSerieFactura', 'X')}${tag('FechaExpedicionFactura', '15-09-2026')}${tag('Huella', huella)}</sf:RegistroAnterior>`
/** The record behind another one in the chain. */
export const after = (before: string, record: string) =>
  sealed(
    record.replace(/<sf:Encadenamiento>.*<\/sf:Encadenamiento>/s, `<sf:Encadenamiento>${anterior(huellaOf(before))}</sf:Encadenamiento>`),
  )

/** An answer as [state of the sending, lines], proven by its schema; a fault as its text. */
export async function readAnswer(response: Response) {
  const xml = await response.text()
  const body = readXml(Buffer.from(xml)).at('Body')!
  const answer = body.at('RespuestaRegFactuSistemaFacturacion')
  if (!answer) return { status: response.status, fault: body.textAt('Fault', 'faultstring') }
  const inner = /<sfR:RespuestaRegFactu.*<\/sfR:RespuestaRegFactuSistemaFacturacion>/s.exec(xml)![0]
  expect(await schemaFaults('verifactu/RespuestaSuministro', Buffer.from(inner))).toEqual([])
  const lines = answer.all('RespuestaLinea').map((line) => [
    line.textAt('IDFactura', 'NumSerieFactura'),
    line.textAt('EstadoRegistro'),
    line.textAt('CodigoErrorRegistro'),
    ...(line
      .at('RegistroDuplicado')
      ?.children.slice(1, 3)
      .map((child) => child.text) ?? []),
  ])
  return { state: answer.textAt('EstadoEnvio'), csv: answer.textAt('CSV'), wait: answer.textAt('TiempoEsperaEnvio'), lines }
}
