import type { XmlElement } from '../../../kit/xml/read-xml.ts'
import { allAdd, isSuccess, type ReadCredit, type ReadDocument, type ReadReturn, sharedCharges } from './document.ts'
import { cents, codeIn, countIn, dayIn, dayOf, nameOf, reference, schemeOf, sumOf } from './xml-values.ts'

/** Families of direct debits: issued by the holder of the account, and received. */
const debits = new Set(['IDDT', 'RDDT'])
/** Kinds of entries for debits that came back: unpaid, reversed, returned, rejected, refunded. */
const cameBack = new Set(['UPDD', 'PRDD', 'RCDD', 'RRTN', 'RJCT', 'RFDD'])
const chargeKinds = new Set(['CHRG', 'COMM', 'FEES'])

const familyOf = (one: XmlElement): string | null => one.textAt('BkTxCd', 'Domn', 'Fmly', 'Cd')
const kindOf = (one: XmlElement): string | null => one.textAt('BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd')
const isDebit = (one: XmlElement): boolean => one.textAt('CdtDbtInd') === 'DBIT'
const isBooked = (one: XmlElement): boolean => (one.textAt('Sts', 'Cd') ?? one.textAt('Sts') ?? 'BOOK') === 'BOOK'
const detailsOf = (one: XmlElement): XmlElement[] => one.all('NtryDtls').flatMap((part) => part.all('TxDtls'))

/** Charges of an entry or transaction: `in` its amount, and beside it. */
function chargesOf(one: XmlElement) {
  const records = one.all('Chrgs').flatMap((part) => (part.all('Rcrd').length > 0 ? part.all('Rcrd') : [part]))
  const debited = records.filter((part) => part.textAt('CdtDbtInd') !== 'CRDT')
  const sum = (parts: readonly XmlElement[]) => parts.reduce((total, part) => total + (cents(part.textAt('Amt')) ?? 0), 0)
  const included = debited.filter((part) => part.textAt('ChrgInclInd') === 'true')
  return { included: sum(included), beside: sum(debited) - sum(included) }
}

/** Cents that a transaction moved. */
const movedBy = (one: XmlElement): number | null => cents(one.textAt('Amt')) ?? cents(one.textAt('AmtDtls', 'TxAmt', 'Amt'))

/** Amount of a returned debit and the charges in it: what moved, without more than was collected. */
function amountOf(detail: XmlElement, entry: XmlElement, isAlone: boolean) {
  const { included, beside } = chargesOf(detail)
  const moved = movedBy(detail) ?? (isAlone ? cents(entry.textAt('Amt')) : null)
  const asked = cents(detail.textAt('AmtDtls', 'InstdAmt', 'Amt'))
  const amount = moved === null ? asked : Math.min(moved - included, asked ?? moved)
  return { amount, charges: amount === null || moved === null ? beside : Math.max(beside, beside + moved - amount) }
}

function returnOf(detail: XmlElement, entry: XmlElement, isAlone: boolean): ReadReturn {
  const reason = codeIn(detail.at('RtrInf', 'Rsn'))
  const parties = detail.at('RltdPties')
  return {
    endToEndId: reference(detail.textAt('Refs', 'EndToEndId')),
    mandate: detail.textAt('Refs', 'MndtId'),
    ...amountOf(detail, entry, isAlone),
    collected: dayOf(detail.textAt('RltdDts', 'IntrBkSttlmDt')),
    date: dayIn(entry.at('BookgDt')) ?? dayIn(entry.at('ValDt')),
    account: parties?.textAt('DbtrAcct', 'Id', 'IBAN') ?? null,
    name: nameOf(parties?.at('Dbtr') ?? null),
    reason,
    isReject: false,
    isSuccess: isSuccess(reason),
    creditor: schemeOf(parties?.at('Cdtr') ?? null),
  }
}

/** True for an entry or transaction of a debit that came back; a debit collected from the account itself is none. */
function isReturned(entry: XmlElement, detail: XmlElement): boolean {
  const family = familyOf(detail) ?? familyOf(entry)
  if (family !== null && !debits.has(family)) return false
  const kind = kindOf(detail) ?? kindOf(entry)
  return detail.at('RtrInf') !== null || (family === 'IDDT' && kind !== null && cameBack.has(kind))
}

/** Debits that an entry takes back; one without details is a return of its own, to be matched by hand. */
function returnsIn(entry: XmlElement): ReadReturn[] {
  if (!isDebit(entry)) return []
  const details = detailsOf(entry)
  const rows = details.length > 0 ? details : [entry]
  return rows.filter((one) => isReturned(entry, one)).map((one) => returnOf(one, entry, rows.length === 1))
}

/** Charges for returns that are entries of their own, by the debit that they name, or by none. */
const chargesIn = (entry: XmlElement): { endToEndId: string | null; cents: number }[] => {
  if (!isDebit(entry) || !debits.has(familyOf(entry) ?? '') || !chargeKinds.has(kindOf(entry) ?? '')) return []
  const details = detailsOf(entry)
  if (details.length === 0) return [{ endToEndId: null, cents: cents(entry.textAt('Amt')) ?? 0 }]
  return details.map((one) => ({
    endToEndId: reference(one.textAt('Refs', 'EndToEndId')),
    cents: movedBy(one) ?? (details.length === 1 ? cents(entry.textAt('Amt')) : null) ?? 0,
  }))
}

/** Money of remittances in the account. */
function creditsIn(entry: XmlElement): ReadCredit[] {
  if (entry.textAt('CdtDbtInd') !== 'CRDT' || entry.textAt('RvslInd') === 'true' || !debits.has(familyOf(entry) ?? '')) return []
  const date = dayIn(entry.at('ValDt')) ?? dayIn(entry.at('BookgDt'))
  const amount = cents(entry.textAt('Amt'))
  const references = [
    ...entry.all('NtryDtls').flatMap((part) => part.at('Btch') ?? []),
    ...detailsOf(entry).flatMap((one) => one.at('Refs') ?? []),
  ]
  const named = references.find((one) => one.textAt('MsgId') !== null || one.textAt('PmtInfId') !== null)
  if (date === null || amount === null || !named) return []
  return [{ message: reference(named.textAt('MsgId')), payment: reference(named.textAt('PmtInfId')), date, amount }]
}

/** Sums of an entry of several transactions, and those of the statement over its entries. */
function addsUp(statement: XmlElement, entries: readonly XmlElement[]): boolean | null {
  const ofEntries = entries.map((entry) => {
    const details = detailsOf(entry)
    const sum = sumOf(details.map(movedBy))
    const isReturn = details.length > 0 && isDebit(entry) && details.every((one) => isReturned(entry, one))
    if (!isReturn || sum === null) return null
    const beside = [entry, ...details].reduce((total, one) => total + chargesOf(one).beside, 0)
    const total = cents(entry.textAt('Amt'))
    return total === sum || total === sum + beside
  })
  const summary = statement.at('TxsSummry', 'TtlNtries')
  const all = statement.all('Ntry')
  const [count, total] = [countIn(summary?.textAt('NbOfNtries') ?? null), cents(summary?.textAt('Sum') ?? null)]
  const sum = sumOf(all.map((one) => cents(one.textAt('Amt'))))
  return allAdd(...ofEntries, count === null ? null : count === all.length, total === null || sum === null ? null : total === sum)
}

const roots = [
  ['camt.053', 'BkToCstmrStmt', 'Stmt'],
  ['camt.054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const

/** Statement of an account (camt.053) or notice of its movements (camt.054), of any version; null for another document. */
export function readCamt(root: XmlElement): ReadDocument | null {
  const found = roots.find(([, name]) => root.at(name) !== null)
  if (!found) return null
  const [kind, outer, inner] = found
  const message = root.at(outer)!
  const statements = message.all(inner)
  const booked = statements.map((statement) => ({ statement, entries: statement.all('Ntry').filter(isBooked) }))
  const entries = booked.flatMap((one) => one.entries)
  const charges = entries.flatMap(chargesIn)
  const returns = entries.flatMap(returnsIn).map((one) => ({
    ...one,
    charges: charges.reduce(
      (sum, charge) => sum + (charge.endToEndId !== null && charge.endToEndId === one.endToEndId ? charge.cents : 0),
      one.charges,
    ),
  }))
  const loose = charges.filter(({ endToEndId }) => endToEndId === null || !returns.some((one) => one.endToEndId === endToEndId))
  return {
    kind,
    day: dayOf(message.textAt('GrpHdr', 'CreDtTm')),
    owners: [...new Set(statements.flatMap((one) => one.textAt('Acct', 'Id', 'IBAN') ?? []))],
    returns: sharedCharges(
      returns,
      loose.reduce((sum, one) => sum + one.cents, 0),
    ),
    rejects: [],
    credits: entries.flatMap(creditsIn),
    adds: allAdd(...booked.map((one) => addsUp(one.statement, one.entries))),
  }
}
