import type { DocumentId } from '@app/contract/official-invoices/document-kinds'
import { readDayText } from '@app/contract/official-invoices/record-text'
import { XmlRefused } from '../../../kit/xml/decode-xml.ts'
import { readXml, type XmlElement } from '../../../kit/xml/read-xml.ts'

const recordStates = ['Correcto', 'AceptadoConErrores', 'Incorrecto'] as const
const sendingStates = ['Correcto', 'ParcialmenteCorrecto', 'Incorrecto'] as const
const duplicateStates = ['Correcta', 'AceptadaConErrores', 'Anulada'] as const
const operations = ['Alta', 'Anulacion'] as const

/** State of a record at the tax agency. */
export type RecordState = (typeof recordStates)[number]
/** Complaint of the tax agency, in Spanish; without a code where it gives none. */
interface Complaint {
  readonly code: number | null
  readonly message: string
}
/** Answer to one record; `reference` is its place in the chain as sent. */
export interface AnswerLine {
  readonly document: DocumentId
  readonly operation: (typeof operations)[number]
  readonly reference: string | null
  readonly state: RecordState
  readonly complaint: Complaint | null
  /** The record that the tax agency has already, if this is refused for it. */
  readonly duplicate: { readonly state: (typeof duplicateStates)[number]; readonly complaint: Complaint | null } | null
}
/** Answer to a sending: its code of verification (null if all was refused), seconds to wait before the next, a line for each record. */
export interface Answer {
  readonly state: (typeof sendingStates)[number]
  readonly csv: string | null
  readonly presented: string | null
  readonly wait: number
  readonly lines: readonly AnswerLine[]
}

/** Seconds before the second sending, and where an answer has none. */
const firstWait = 60

/** Text at the end of a path; refuses the answer without it. */
const needed = (element: XmlElement, ...path: string[]): string => {
  const text = element.textAt(...path)
  if (text === null) throw new XmlRefused('malformed')
  return text
}
const oneOf = <T extends string>(values: readonly T[], text: string): T => {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new XmlRefused('malformed')
  return found
}
const whole = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new XmlRefused('malformed')
  return Number(text)
}

function documentOf(id: XmlElement): DocumentId {
  const day = readDayText(needed(id, 'FechaExpedicionFactura'))
  if (day === null) throw new XmlRefused('malformed')
  return { issuer: needed(id, 'IDEmisorFactura'), number: needed(id, 'NumSerieFactura'), day }
}

function complaintOf(element: XmlElement): Complaint | null {
  const code = element.textAt('CodigoErrorRegistro')
  const message = element.textAt('DescripcionErrorRegistro')
  return code === null && message === null ? null : { code: code === null ? null : whole(code), message: message ?? '' }
}

function lineOf(line: XmlElement): AnswerLine {
  const id = line.at('IDFactura')
  if (id === null) throw new XmlRefused('malformed')
  const duplicate = line.at('RegistroDuplicado')
  return {
    document: documentOf(id),
    operation: oneOf(operations, needed(line, 'Operacion', 'TipoOperacion')),
    reference: line.textAt('RefExterna'),
    state: oneOf(recordStates, needed(line, 'EstadoRegistro')),
    complaint: complaintOf(line),
    duplicate: duplicate && {
      state: oneOf(duplicateStates, needed(duplicate, 'EstadoRegistroDuplicado')),
      complaint: complaintOf(duplicate),
    },
  }
}

function faultOf(fault: XmlElement): Complaint {
  const text = needed(fault, 'faultstring')
  const [, code, message] = /^Codigo\[(\d{1,9})\]\.?\s*([^]*)$/.exec(text) ?? []
  return code === undefined ? { code: null, message: text } : { code: Number(code), message: message! }
}

/**
 * Answer of the service to a sending, or its fault: nothing was taken then. Throws XmlRefused for anything else, such as a page of a proxy:
 * it is in doubt if the records were taken.
 */
export function readAnswer(bytes: Uint8Array): { readonly answer: Answer } | { readonly fault: Complaint } {
  const body = readXml(bytes).at('Body')
  const fault = body?.at('Fault')
  if (fault) return { fault: faultOf(fault) }
  const answer = body?.at('RespuestaRegFactuSistemaFacturacion')
  if (!answer) throw new XmlRefused('malformed')
  const wait = answer.textAt('TiempoEsperaEnvio')
  return {
    answer: {
      state: oneOf(sendingStates, needed(answer, 'EstadoEnvio')),
      csv: answer.textAt('CSV'),
      presented: answer.textAt('DatosPresentacion', 'TimestampPresentacion'),
      wait: wait === null ? firstWait : whole(wait),
      lines: answer.all('RespuestaLinea').map(lineOf),
    },
  }
}

/** The record of issue was cancelled before. */
const cancelledAlready = 3001

/** State of a record that was sent again after a cut: refused for being there already, it has the state of the one that was taken. */
export function stateAfterCut({ operation, state, complaint, duplicate }: AnswerLine): RecordState {
  if (state !== 'Incorrecto') return state
  if (operation === 'Anulacion') return duplicate?.state === 'Anulada' || complaint?.code === cancelledAlready ? 'Correcto' : state
  // an issue that was cancelled since was taken too
  return duplicate === null ? state : duplicate.state === 'AceptadaConErrores' ? 'AceptadoConErrores' : 'Correcto'
}
