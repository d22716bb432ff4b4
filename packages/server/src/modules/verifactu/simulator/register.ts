import { type Circumstances, complaintOf, refusalOf } from './record-rules.ts'
import { chainOf, invoiceOf, type SentRecord } from './sent-record.ts'

/** State of an invoice at the service. */
interface Kept {
  readonly petition: string
  state: 'Correcta' | 'AceptadaConErrores' | 'Anulada'
  code: number | null
}
/** The service's answer to a record. */
export interface Verdict {
  readonly record: SentRecord
  readonly state: 'Correcto' | 'AceptadoConErrores' | 'Incorrecto'
  readonly code: number | null
  /** The earlier record of a duplicate. */
  readonly duplicate: Kept | null
}
/** An accepted record. */
export interface Received extends Pick<SentRecord, 'kind' | 'issuer' | 'number' | 'date' | 'huella' | 'previous'> {
  readonly state: 'Correcto' | 'AceptadoConErrores'
  readonly code: number | null
  readonly isIncident: boolean
  /** The fingerprint of the record before is that of the last one seen, refused ones among them. */
  readonly follows: boolean
}
/** A chain: fingerprints seen, in order, and whether one was accepted. */
interface Chain {
  readonly seen: Set<string>
  last: string
  hasAccepted: boolean
}

/** Code by what is there already (validations of the agency, §6); null where the record may be kept. */
function clashOf({ kind, element }: SentRecord, kept: Kept | undefined): number | null {
  const marked = (name: string, value: string) => element.textAt(name) === value
  const isNew = kind === 'Alta' ? !marked('Subsanacion', 'S') || marked('RechazoPrevio', 'X') : marked('SinRegistroPrevio', 'S')
  if (isNew) return kept ? 3000 : null
  return kept ? null : 3002
}

/** The tax agency's invoices, chains and accepted records. */
export function openRegister() {
  const invoices = new Map<string, Kept>()
  const chains = new Map<string, Chain>()
  const received: Received[] = []

  const chainFor = (record: SentRecord): Chain => {
    const key = chainOf(record)
    const chain = chains.get(key) ?? { seen: new Set<string>(), last: '', hasAccepted: false }
    chains.set(key, chain)
    return chain
  }
  const accept = (record: SentRecord, petition: string, code: number | null) => {
    const state = record.kind === 'Anulacion' ? 'Anulada' : code === null ? 'Correcta' : 'AceptadaConErrores'
    invoices.set(invoiceOf(record), { petition, state, code })
  }
  /** Takes a record or refuses it; `given` is a code that refuses it whatever it has. */
  const enter = (
    record: SentRecord,
    around: Omit<Circumstances, 'hasChain'>,
    { petition, given }: { petition: string; given: number | null },
  ): Verdict => {
    const chain = chainFor(record)
    const circumstances = { ...around, hasChain: chain.hasAccepted }
    const kept = invoices.get(invoiceOf(record))
    const follows = chain.seen.has(record.huella) || record.previous === chain.last
    const refusal = given ?? refusalOf(record, circumstances) ?? clashOf(record, kept)
    if (refusal !== 3000 && !chain.seen.has(record.huella)) {
      chain.seen.add(record.huella)
      chain.last = record.huella
    }
    if (refusal !== null) return { record, state: 'Incorrecto', code: refusal, duplicate: refusal === 3000 ? (kept ?? null) : null }
    const code = complaintOf(record, circumstances)
    const state = code === null ? 'Correcto' : 'AceptadoConErrores'
    accept(record, petition, code)
    chain.hasAccepted = true
    const { kind, issuer, number, date, huella, previous } = record
    received.push({ kind, issuer, number, date, huella, previous, state, code, isIncident: around.isIncident, follows })
    return { record, state, code, duplicate: null }
  }
  return { received, enter }
}
