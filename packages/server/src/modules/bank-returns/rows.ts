import type { previewReturns } from '@app/contract/bank-returns/bank-returns'
import type { OutputOf } from '@app/contract/kit/action'
import { refundDays } from '@app/contract/receipts/remittances/collection-day'
import { addDays, addMonths, type Day } from '@app/contract/values/day'
import { isOneOf, isOneText, type Tx } from '../../kit/database/database.ts'
import type { WorkCall } from '../../kit/http/serve.ts'
import { pendingOf } from '../invoices/public.ts'
import type { SentDebit } from '../receipts/public.ts'
import { digestOf } from '../runs/public.ts'
import { type Match, matchReturns } from './matching.ts'
import { allAdd, type ReadReturn } from './reading/document.ts'
import type { ReadFile } from './reading/returns-file-reader.ts'
import { reasonText } from './reason-text.ts'
import { proposals } from './rules.ts'

/** Row of a file of returns, as shown. */
export type Row = OutputOf<typeof previewReturns>['devoluciones'][number]
type Reading = Pick<WorkCall, 'tx' | 'user' | 'today' | 'minute' | 'say'>

/** Key of a return: the same one in another file has the same. */
export const keyOf = (adeudo: string, fecha: Day | null, codigo: string | null): string => [adeudo, fecha ?? '', codigo ?? ''].join('|')
/** Key of a return without a debit: everything that tells it from others. */
const looseKey = (read: ReadReturn): string =>
  `?${digestOf([[read.endToEndId ?? '', read.mandate ?? '', read.account ?? '', read.amount ?? 0, read.collected ?? '', read.date ?? '', read.reason ?? '']])}`

/** Returns of payers that count, by payer. */
async function returnsOf(tx: Tx, payers: readonly number[], since: Day) {
  const rows = await tx
    .selectFrom('devolucion as d')
    .innerJoin('recibo as r', 'r.id_reg_recibo', 'd.id_reg_recibo')
    .select(['r.id_mst_socios', 'd.fecha'])
    .where(isOneOf('r.id_mst_socios', payers))
    .where('d.fecha', '>=', since)
    .where('d.deshecha', '=', false)
    .execute()
  return Map.groupBy(rows, (row) => row.id_mst_socios)
}

const appliedOf = async (tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx.selectFrom('devolucion').select('clave').where(isOneText('clave', keys)).where('deshecha', '=', false).execute()
  return new Set(rows.map((row) => row.clave))
}

/** Facts on which the rows of a file rest. */
interface Facts {
  readonly isOurs: (read: ReadReturn) => boolean
  readonly applied: ReadonlySet<string>
  readonly before: ReadonlyMap<number, { fecha: Day }[]>
  readonly debts: ReadonlyMap<number, number>
  readonly propose: Awaited<ReturnType<typeof proposals>>
}

const leftOf = ({ precio, importe_devuelto }: SentDebit) => precio - importe_devuelto

function outcomeOf({ read, found, near }: Match, key: string, seenKeys: ReadonlySet<string>, { isOurs, applied }: Facts): Row['resultado'] {
  if (!isOurs(read)) return 'otro_acreedor'
  if (read.isSuccess) return 'sin_devolucion'
  if (!found) return near.length > 0 ? 'candidatos' : 'desconocida'
  if (applied.has(key)) return 'ya_aplicada'
  if (seenKeys.has(key)) return 'repetida'
  const left = leftOf(found.debit)
  if (left === 0) return 'ya_devuelto'
  return (read.amount ?? left) > left ? 'importe_mayor' : 'encontrada'
}

const candidateOf = ({ debit, por }: Match['near'][number]): Row['candidatos'][number] => ({
  ...{ id_reg_recibo: debit.id_reg_recibo, id_mst_socios: debit.id_mst_socios, nombre_completo: debit.nombre_completo },
  ...{ concepto: debit.concepto, precio: debit.precio, fecha_remesa: debit.fecha_remesa, por },
})

/** Owner facts of a row; those of one without a debit are unknown. */
const ofDebit = (debit: SentDebit | undefined) => ({
  id_reg_recibo: debit?.id_reg_recibo ?? null,
  id_mst_socios: debit?.id_mst_socios ?? null,
  nombre_completo: debit?.nombre_completo ?? null,
  telefono: debit?.telefono ?? null,
  email: debit !== undefined && debit.email !== null,
  concepto: debit?.concepto ?? null,
  id_reg_remesas: debit?.id_reg_remesas ?? null,
  fecha_remesa: debit?.fecha_remesa ?? null,
  precio: debit?.precio ?? null,
})

/** Rows of matches in the order of the file: outcome, number of the return of its payer, proposal by rule. */
function rowsOf(call: Reading, matches: readonly Match[], facts: Facts): Row[] {
  const keys = new Set<string>()
  const inFile = new Map<number, number>()
  return matches.map((match): Row => {
    const { read, found, near } = match
    const debit = found?.debit
    const clave = debit ? keyOf(debit.adeudo, read.date, read.reason) : looseKey(read)
    const resultado = outcomeOf(match, clave, keys, facts)
    keys.add(clave)
    const fecha = read.date ?? call.today
    const earlier = debit ? (facts.before.get(debit.id_mst_socios) ?? []).filter((one) => one.fecha > addMonths(fecha, -12)).length : 0
    const here = debit ? (inFile.get(debit.id_mst_socios) ?? 0) : 0
    if (debit && resultado === 'encontrada') inFile.set(debit.id_mst_socios, here + 1)
    const vez = earlier + here + (resultado === 'ya_aplicada' ? 0 : 1)
    const importe = read.amount ?? (debit ? leftOf(debit) : 0)
    return {
      ...{ clave, resultado, por: found?.por ?? null, ...ofDebit(debit), importe, gastos: read.charges, fecha: read.date },
      ...{ codigo: read.reason, motivo: reasonText(call.say, read.reason), es_rechazo: read.isReject, vez: Math.max(vez, 1) },
      tarde: debit !== undefined && fecha > addDays(debit.fecha_remesa, refundDays),
      ...facts.propose(read.reason, vez),
      debe: debit ? (facts.debts.get(debit.id_mst_socios) ?? 0) + (resultado === 'encontrada' ? importe : 0) : 0,
      candidatos: near.map(candidateOf),
    }
  })
}

/** Companies that collect: creditor identifiers without check digits and suffix, and accounts. */
async function ownersOf(tx: Tx) {
  const rows = await tx.selectFrom('empresa').select(['id_acreedor', 'iban', 'nif']).execute()
  const creditors = new Set(rows.flatMap((row) => [row.id_acreedor?.slice(7), row.nif].flatMap((one) => one ?? [])))
  const accounts = new Set(rows.flatMap((row) => row.iban ?? []))
  return {
    isCreditor: (id: string) => creditors.has(id.slice(7)) || creditors.has(id),
    isAccount: (iban: string) => accounts.has(iban),
  }
}

/** Reads a file against receipts, rules and what was applied before; nothing is written. */
export async function judgeFile(call: Reading, { documents }: ReadFile) {
  const { tx, today } = call
  const { isCreditor, isAccount } = await ownersOf(tx)
  const foreign = new Set(
    documents
      .filter((one) => one.owners.length > 0 && !one.owners.some((owner) => isAccount(owner) || isCreditor(owner)))
      .flatMap((one) => one.returns),
  )
  const isOurs = (read: ReadReturn) => !foreign.has(read) && (read.creditor === null || isCreditor(read.creditor))
  const matches = await matchReturns(call, documents, isOurs)
  const debits = matches.flatMap(({ found }) => found?.debit ?? [])
  const payers = [...new Set(debits.map((one) => one.id_mst_socios))]
  const facts: Facts = {
    isOurs,
    applied: await appliedOf(
      tx,
      matches.flatMap(({ read, found }) => (found ? [keyOf(found.debit.adeudo, read.date, read.reason)] : [])),
    ),
    before: await returnsOf(tx, payers, addMonths(today, -26)),
    debts: await pendingOf(tx, payers, call),
    propose: await proposals(tx, today),
  }
  const rows = rowsOf(call, matches, facts)
  const credits = documents.filter((one) => one.owners.some(isAccount)).flatMap((one) => one.credits)
  const huella = digestOf(
    rows.map((row) => [
      ...[row.clave, row.resultado, row.id_reg_recibo ?? 0, row.importe, row.gastos, row.paso, row.recargo, row.dia ?? ''],
      ...[Number(row.bloquea), Number(row.sin_carta), ...row.candidatos.map((one) => one.id_reg_recibo)],
    ]),
  )
  const isNamed = documents.some((one) => one.owners.some((owner) => isAccount(owner) || isCreditor(owner)))
  return {
    rows,
    credits,
    huella,
    cuadra: allAdd(...documents.map((one) => one.adds)),
    /** None of the file is the club's: accounts, creditors and receipts. */
    isForeign:
      credits.length === 0 && rows.every(({ resultado }) => resultado === 'otro_acreedor' || (resultado === 'desconocida' && !isNamed)),
  }
}
export type Judged = Awaited<ReturnType<typeof judgeFile>>
