import { readTaxId } from '@app/contract/values/nif'
import { XmlRefused } from '../../../kit/xml/decode-xml.ts'
import { readXml, type XmlElement } from '../../../kit/xml/read-xml.ts'
import { schemaFaults } from '../../../kit/xml/schema.ts'
import { writeXml } from '../../../kit/xml/write-xml.ts'
import { copied } from './answer.ts'
import { type SentRecord, sentRecord } from './sent-record.ts'

/** A sending refused as a whole: its code, and the words behind the agency's own. */
export class SendingRefused extends Error {
  readonly code: number
  readonly detail: string
  constructor(code: number, detail = '') {
    super(`${code}${detail}`)
    this.code = code
    this.detail = detail
  }
}

const mostRecords = 1000
/** Codes of values outside of the schema, by element. */
const codeByElement: Readonly<Record<string, number>> = {
  CodigoPais: 1101,
  IDType: 1102,
  NumSerieFactura: 1104,
  FechaExpedicionFactura: 1105,
  TipoFactura: 1106,
  TipoRectificativa: 1107,
  Subsanacion: 1171,
  RechazoPrevio: 1171,
  CalificacionOperacion: 1181,
  OperacionExenta: 1182,
  Impuesto: 1218,
  FechaHoraHusoGenRegistro: 1244,
  ClaveRegimen: 1246,
  TipoHuella: 1247,
}

function rootOf(body: Uint8Array): XmlElement {
  try {
    return readXml(body)
  } catch (problem) {
    if (!(problem instanceof XmlRefused)) throw problem
    throw new SendingRefused(problem.reason === 'encoding' ? 4119 : 4103)
  }
}

/** Values outside of the schema, by position of their record; refuses a sending whose elements are wrong, or a value of its header. */
async function faultyRecords(request: XmlElement): Promise<ReadonlyMap<number, number>> {
  const codes = new Map<number, number>()
  for (const { path, message } of await schemaFaults('verifactu/SuministroLR', Buffer.from(writeXml(copied(request))))) {
    const [, at = '1'] = /\/RegistroFactura(?:\[(\d+)\])?\//.exec(path) ?? [null, null]
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/\[\d+\]$/, '')
    if (at === null || /not expected|Missing child|not allowed/i.test(message)) throw new SendingRefused(4102, `: ${name}`)
    const position = Number(at) - 1
    if (!codes.has(position)) codes.set(position, codeByElement[name] ?? 1100)
  }
  return codes
}

/** A request in which nothing refuses the whole. */
interface Sending {
  readonly header: XmlElement
  readonly obligado: string
  readonly isIncident: boolean
  /** Records in their order, with the code of a value outside of the schema. */
  readonly records: readonly { readonly record: SentRecord; readonly code: number | null }[]
}

/** Reads the envelope of a sending; throws SendingRefused. */
export async function readSending(body: Uint8Array, isKnown: (nif: string) => boolean): Promise<Sending> {
  const [request] = rootOf(body).at('Body')?.children ?? []
  if (!request) throw new SendingRefused(4138)
  if (request.name !== 'RegFactuSistemaFacturacion') throw new SendingRefused(4118)
  const records = request.all('RegistroFactura')
  if (records.length > mostRecords) throw new SendingRefused(4114)
  const faulty = await faultyRecords(request)
  const header = request.at('Cabecera')!
  const [obligado, name] = ['NIF', 'NombreRazon'].map((field) => header.textAt('ObligadoEmision', field) ?? '') as [string, string]
  const holder = `. NIF:${obligado}. NOMBRE_RAZON:${name}`
  if (readTaxId(obligado)?.value !== obligado) throw new SendingRefused(4116, holder)
  if (!isKnown(obligado)) throw new SendingRefused(4104, holder)
  if (header.at('RemisionRequerimiento')) throw new SendingRefused(4126)
  return {
    header,
    obligado,
    isIncident: header.textAt('RemisionVoluntaria', 'Incidencia') === 'S',
    records: records.map((registro, at) => ({ record: sentRecord(registro), code: faulty.get(at) ?? null })),
  }
}
