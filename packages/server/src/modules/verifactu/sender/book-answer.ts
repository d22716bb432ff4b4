import type { RowOfResource } from '@app/contract/kit/resource'
import type { recordAnswer } from '@app/contract/verifactu/sending'
import { isOfContent } from '@app/contract/verifactu/service-codes'
import type { Tx } from '../../../kit/database/database.ts'
import { beginInstallation } from '../../official-invoices/public.ts'
import type { Reading } from './agency-adapter.ts'
import { type Answer, type AnswerLine, type RecordState, stateAfterCut } from './answer-xml.ts'
import type { Claim } from './claim.ts'
import type { Sending } from './timing.ts'

const sendingStates = { Correcto: 'correcto', ParcialmenteCorrecto: 'parcial', Incorrecto: 'incorrecto' } as const
const recordStates: Readonly<Record<RecordState, RowOfResource<typeof recordAnswer>['estado']>> = {
  Correcto: 'correcto',
  AceptadoConErrores: 'con_errores',
  Incorrecto: 'incorrecto',
}

/** Result of a sending: its answer with a line for every record, a refusal of the whole, or doubt. */
export type Outcome =
  | { readonly what: 'answer'; readonly answer: Answer; readonly lines: ReadonlyMap<number, AnswerLine> }
  | { readonly what: 'fault'; readonly codigo: number | null; readonly mensaje: string }
  | { readonly what: 'doubt'; readonly mensaje: string }

/** Outcome for records; it is in doubt if the answer cannot be read, or has no line for one of them. */
export function outcomeOf(reading: Reading, records: Claim['records']): Outcome {
  if ('problem' in reading) return { what: 'doubt', mensaje: reading.problem }
  if ('fault' in reading) return { what: 'fault', codigo: reading.fault.code, mensaje: reading.fault.message.slice(0, 2000) }
  const { answer } = reading
  const lines = new Map(answer.lines.map((line) => [Number(line.reference), line]))
  return records.every(({ n }) => lines.has(n)) ? { what: 'answer', answer, lines } : { what: 'doubt', mensaje: '' }
}

/** True if records are of the newest installation of their company; those of an older one may have been sent before a restore. */
async function isNewest(tx: Tx, { chain }: Claim, company: number): Promise<boolean> {
  const { last } = await tx
    .selectFrom('documento_cadena')
    .select((eb) => eb.fn.max('id_reg_documento_cadena').as('last'))
    .where('id_mst_empresas', '=', company)
    .executeTakeFirstOrThrow()
  return last === chain
}

/** Places of records that may have been taken before, by a sending in doubt or before a restore: refused as duplicates, they are the ones that were taken. */
async function doubtfulIn(tx: Tx, claim: Claim, company: number): Promise<(n: number) => boolean> {
  const { chain, records } = claim
  if (!(await isNewest(tx, claim, company))) return () => true
  const doubts = await tx
    .selectFrom('documento_envio')
    .select(['desde', 'hasta'])
    .where('id_reg_documento_cadena', '=', chain)
    .where('estado', '=', 'duda')
    .where('hasta', '>=', records[0]!.n)
    .execute()
  return (n) => doubts.some(({ desde, hasta }) => desde <= n && n <= hasta)
}

/** True if a first record is at the tax agency already though this database never sent it: it was restored from before. */
const isForeign = ({ duplicate, operation }: AnswerLine, xml: string) =>
  duplicate !== null && operation === 'Alta' && !xml.includes('<Subsanacion>')

const complaintOf = ({ complaint, duplicate, state }: AnswerLine, taken: RecordState) => {
  const told = taken !== state && duplicate ? duplicate.complaint : complaint
  return { codigo: told?.code ?? null, mensaje: told?.message.slice(0, 2000) ?? null }
}

/** Ends a sending under way, once; false if it was given up meanwhile. */
async function end(tx: Tx, id: number, change: Partial<Sending>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('documento_envio')
    .set(change)
    .where('id_reg_documento_envio', '=', id)
    .where('estado', '=', 'enviando')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const answersOf = (
  claim: Claim,
  of: (record: Claim['records'][number]) => Pick<RowOfResource<typeof recordAnswer>, 'estado' | 'codigo' | 'mensaje'>,
) => claim.records.map((record) => ({ id_reg_documento_envio: claim.id, id_reg_documento_cadena: claim.chain, n: record.n, ...of(record) }))

interface Booking {
  readonly company: number
  readonly respondido: Date
  /** Seconds by which this clock was ahead of the service's. */
  readonly reloj: number | null
}

async function bookLines(tx: Tx, claim: Claim, { answer, lines }: Extract<Outcome, { what: 'answer' }>, { company, ...clock }: Booking) {
  const wasInDoubt = await doubtfulIn(tx, claim, company)
  const isOpen = await end(tx, claim.id, { ...clock, estado: sendingStates[answer.state], csv: answer.csv, espera: answer.wait })
  if (!isOpen) return
  const answers = answersOf(claim, ({ n }) => {
    const line = lines.get(n)!
    const state = wasInDoubt(n) ? stateAfterCut(line) : line.state
    return { estado: recordStates[state], ...complaintOf(line, state) }
  })
  await tx.insertInto('documento_respuesta').values(answers).execute()
  if (claim.records.some(({ n, xml }) => !wasInDoubt(n) && isForeign(lines.get(n)!, xml))) await beginInstallation(tx, company)
}

/** Books the result of a sending. A record that alone makes its sending be refused is refused itself, so that it does not stop the others. */
export async function bookAnswer(tx: Tx, claim: Claim, outcome: Outcome, booking: Booking) {
  const { company: _company, ...clock } = booking
  if (outcome.what === 'answer') return bookLines(tx, claim, outcome, booking)
  const { what, mensaje } = outcome
  if (what === 'doubt') return end(tx, claim.id, { ...clock, estado: 'duda', mensaje })
  const { codigo } = outcome
  const isAlone = claim.records.length === 1 && isOfContent(codigo)
  const isOpen = await end(tx, claim.id, { ...clock, estado: isAlone ? 'incorrecto' : 'fallo', codigo, mensaje })
  if (!isOpen || !isAlone) return
  await tx
    .insertInto('documento_respuesta')
    .values(answersOf(claim, () => ({ estado: 'incorrecto', codigo, mensaje })))
    .execute()
}
