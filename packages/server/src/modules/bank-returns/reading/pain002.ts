import type { Day } from '@app/contract/values/day'
import type { XmlElement } from '../../../kit/xml/read-xml.ts'
import { allAdd, isSuccess, type ReadDocument, type ReadReject, type ReadReturn } from './document.ts'
import { cents, codeIn, countIn, dayOf, nameOf, reference, schemeOf, sumOf } from './xml-values.ts'

/** Facts of a report that its rows share. */
interface Report {
  readonly isReject: boolean
  readonly day: Day | null
}

const reasonOf = (one: XmlElement): string | null => codeIn(one.all('StsRsnInf')[0]?.at('Rsn') ?? null)

/** The debit as it was sent, as far as the bank repeats it. */
function debitOf(original: XmlElement | null) {
  const text = (...path: readonly string[]) => original?.textAt(...path) ?? null
  return {
    mandate: text('MndtRltdInf', 'MndtId') ?? text('MndtRltdInf', 'DrctDbtMndt', 'MndtId'),
    amount: cents(text('Amt', 'InstdAmt') ?? text('Amt', 'EqvtAmt', 'Amt') ?? text('IntrBkSttlmAmt')),
    collected: dayOf(text('ReqdColltnDt')),
    account: text('DbtrAcct', 'Id', 'IBAN'),
    name: nameOf(original?.at('Dbtr') ?? null),
    creditor: schemeOf(original?.at('CdtrSchmeId') ?? null),
  }
}

function returnOf(one: XmlElement, group: XmlElement, { isReject, day }: Report): ReadReturn {
  const reason = reasonOf(one) ?? reasonOf(group)
  const status = one.textAt('TxSts')
  return {
    ...debitOf(one.at('OrgnlTxRef')),
    endToEndId: reference(one.textAt('OrgnlEndToEndId')),
    date: day,
    reason: isSuccess(status) && reason === null ? status : reason,
    isReject,
    isSuccess: isSuccess(status) || isSuccess(reason),
    charges: one.all('ChrgsInf').reduce((sum, charge) => sum + (cents(charge.textAt('Amt')) ?? 0), 0),
  }
}

/** Sums of returned debits: a report of returns has its own, one of rejects repeats those of the message unless it breaks them down. */
function adds(head: XmlElement, rows: readonly ReadReturn[], { isReject }: Report): boolean | null {
  const rejected = [...head.all('NbOfTxsPerSts')].find((one) => one.textAt('DtldSts') === 'RJCT')
  if (isReject && !rejected) return null
  const own = isReject ? rows.filter((one) => !one.isSuccess) : rows
  const count = countIn(head.textAt('OrgnlNbOfTxs'))
  const wanted = isReject ? countIn(rejected!.textAt('DtldNbOfTxs')) : count === 0 ? null : count
  const total = cents(isReject ? rejected!.textAt('DtldCtrlSum') : head.textAt('OrgnlCtrlSum'))
  const sum = sumOf(own.map(({ amount }) => amount))
  return allAdd(wanted === null ? null : wanted === own.length, total === null || total === 0 || sum === null ? null : total === sum)
}

/** Rejects of all debits at once: of the message, or of its payments, where no transaction is listed. */
function rejectsOf(head: XmlElement, groups: readonly XmlElement[], { isReject, day }: Report): ReadReject[] {
  const message = head.textAt('OrgnlMsgId')
  if (!isReject || message === null) return []
  const listed = groups.some((one) => one.all('TxInfAndSts').length > 0)
  if (head.textAt('GrpSts') === 'RJCT' && !listed)
    return [{ message, payment: null, date: day, reason: reasonOf(head) ?? groups.map(reasonOf)[0] ?? null }]
  return groups
    .filter((one) => one.textAt('PmtInfSts') === 'RJCT' && one.all('TxInfAndSts').length === 0)
    .map((one) => ({ message, payment: one.textAt('OrgnlPmtInfId'), date: day, reason: reasonOf(one) ?? reasonOf(head) }))
}

/**
 * Report on debits (pain.002 of any version): rejects, whose message is that of the bank file, or returns, whose message begins with DA
 * and whose original one with the day of the booking (formats.md §1.5).
 */
export function readPain002(report: XmlElement): ReadDocument {
  const head = report.at('OrgnlGrpInfAndSts') ?? report
  const groups = report.all('OrgnlPmtInfAndSts')
  const created = dayOf(report.textAt('GrpHdr', 'CreDtTm'))
  const booked = dayOf(head.textAt('OrgnlMsgId'))
  const isReturn = booked !== null || (report.textAt('GrpHdr', 'MsgId') ?? '').startsWith('DA')
  const facts: Report = { isReject: !isReturn, day: booked ?? created }
  const perGroup = groups.map((one) => ({ one, rows: one.all('TxInfAndSts').map((row) => returnOf(row, one, facts)) }))
  // earlier versions list transactions beside the group
  const loose = report.all('TxInfAndSts').map((row) => returnOf(row, head, facts))
  const returns = [...perGroup.flatMap(({ rows }) => rows), ...loose]
  return {
    kind: 'pain.002',
    day: facts.day,
    owners: [...new Set(returns.flatMap(({ creditor }) => creditor ?? []))],
    returns,
    rejects: rejectsOf(head, groups, facts),
    credits: [],
    adds: allAdd(adds(head, returns, facts), ...perGroup.map(({ one, rows }) => (one.at('OrgnlCtrlSum') ? adds(one, rows, facts) : null))),
  }
}
