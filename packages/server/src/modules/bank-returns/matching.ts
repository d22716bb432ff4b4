import { bankReference } from '@app/contract/receipts/remittances/bank-text'
import { addMonths, type Day, earliest } from '@app/contract/values/day'
import { plain } from '@app/contract/values/text'
import type { WorkCall } from '../../kit/http/serve.ts'
import { debitsNamed, debitsNear, type SentDebit } from '../receipts/public.ts'
import type { ReadDocument, ReadReject, ReadReturn } from './reading/document.ts'

/** Basis of a match. */
type By = 'adeudo' | 'mandato' | 'cuenta'
/** Return with the debit that it is of, or those that it may be of. */
export interface Match {
  readonly read: ReadReturn
  readonly found: { readonly debit: SentDebit; readonly por: By } | null
  readonly near: readonly { readonly debit: SentDebit; readonly por: By }[]
}
type Reading = Pick<WorkCall, 'tx' | 'user' | 'today'>

/** Months within which a debit may come back at all (formats.md §1.4). */
const monthsBack = 14

/** Name in letters alone: banks change case, accents and signs. */
const lettersOf = (name: string | null): string => plain(name ?? '').replaceAll(/[^a-z]/g, '')

/** Debits of a reject of a whole message, or of one of its payments: groups of a sequence, numbered in the order of their first receipts. */
function debitsOf({ message, payment }: ReadReject, debits: readonly SentDebit[]): readonly SentDebit[] {
  const own = debits.filter((one) => one.mensaje === message)
  if (payment === null) return own
  const groups = [...Map.groupBy(own, (one) => one.secuencia).values()]
  return groups.find((_, at) => payment === `${message}-${at + 1}`) ?? []
}

const rejected = ({ date, reason }: ReadReject, debit: SentDebit): ReadReturn => ({
  ...{ endToEndId: debit.adeudo, mandate: debit.referencia, amount: debit.precio, collected: debit.fecha_remesa, date },
  ...{ account: debit.numcuenta, name: debit.titular, reason, isReject: true, isSuccess: false, charges: 0, creditor: null },
})

/** Debits that a return without a known identifier may be of: by mandate, and by account. */
interface Near {
  readonly byMandate: ReadonlyMap<string, SentDebit[]>
  readonly byAccount: ReadonlyMap<string, SentDebit[]>
}

/** Matches a return by mandate with amount and day, else by account with amount and name; never by the amount alone. */
function matchNear(read: ReadReturn, { byMandate, byAccount }: Near): Match {
  const ofMandate = read.mandate === null ? [] : (byMandate.get(read.mandate) ?? [])
  const ofAccount = read.account === null ? [] : (byAccount.get(read.account) ?? [])
  const same = ofMandate.filter((one) => one.precio === read.amount && one.fecha_remesa === read.collected)
  const alike = ofAccount.filter((one) => one.precio === read.amount && lettersOf(one.titular) === lettersOf(read.name))
  if (same.length === 1) return { read, found: { debit: same[0]!, por: 'mandato' }, near: [] }
  if (same.length === 0 && alike.length === 1) return { read, found: { debit: alike[0]!, por: 'cuenta' }, near: [] }
  const near = [
    ...(same.length > 1 ? same : ofMandate).map((debit) => ({ debit, por: 'mandato' as const })),
    ...(alike.length > 1 ? alike : ofAccount).map((debit) => ({ debit, por: 'cuenta' as const })),
  ]
  const once = [...new Map(near.toReversed().map((one) => [one.debit.id_reg_recibo, one])).values()].toReversed()
  return { read, found: null, near: once.toSorted((a, b) => b.debit.fecha_remesa.localeCompare(a.debit.fecha_remesa)).slice(0, 8) }
}

async function nearOf(call: Reading, returns: readonly ReadReturn[]): Promise<Near> {
  if (returns.length === 0) return { byMandate: new Map(), byAccount: new Map() }
  const first: Day = earliest(call.today, ...returns.map((one) => one.date))
  const rows = await debitsNear(call, {
    referencias: returns.flatMap((one) => one.mandate ?? []),
    cuentas: returns.flatMap((one) => one.account ?? []),
    desde: addMonths(first, -monthsBack),
  })
  return {
    byMandate: Map.groupBy(rows, (one) => bankReference(one.referencia ?? '')),
    byAccount: Map.groupBy(
      rows.filter((one) => one.numcuenta !== null),
      (one) => one.numcuenta!,
    ),
  }
}

/** Matches the returns of documents with the debits that were sent, in the order of the file. */
export async function matchReturns(
  call: Reading,
  documents: readonly ReadDocument[],
  isOurs: (read: ReadReturn) => boolean,
): Promise<Match[]> {
  const rejects = documents.flatMap((one) => one.rejects)
  const returns = documents.flatMap((one) => one.returns)
  const debits = await debitsNamed(call, {
    adeudos: returns.flatMap((one) => one.endToEndId ?? []),
    mensajes: rejects.map((one) => one.message),
  })
  const byName = new Map(debits.map((one) => [one.adeudo, one]))
  const all = [...returns, ...rejects.flatMap((reject) => debitsOf(reject, debits).map((debit) => rejected(reject, debit)))]
  const named = (read: ReadReturn) => (read.endToEndId === null ? undefined : byName.get(read.endToEndId))
  const near = await nearOf(
    call,
    all.filter((read) => isOurs(read) && !read.isSuccess && !named(read)),
  )
  return all.map((read) => {
    if (!isOurs(read)) return { read, found: null, near: [] }
    const debit = named(read)
    if (debit) return { read, found: { debit, por: 'adeudo' as const }, near: [] }
    return read.isSuccess ? { read, found: null, near: [] } : matchNear(read, near)
  })
}
