/** Text between two marks, with them; empty if they are not there. */
const between = (text: string, from: string, to: string) => {
  const start = text.indexOf(from)
  return start === -1 ? '' : text.slice(start, text.indexOf(to, start) + to.length)
}
const counted = (text: string, sum: string) =>
  text.replace(/<NbOfTxs>\d+<\/NbOfTxs>/, '<NbOfTxs>1</NbOfTxs>').replace(/<CtrlSum>[\d.]+<\/CtrlSum>/, `<CtrlSum>${sum}</CtrlSum>`)

/** Text of a bank file that the product made, with one of its debits alone, under the identifiers that it was sent with. */
export function debitOfFile(content: string, adeudo: string): string {
  const group = content.split('<PmtInf>').find((part) => part.includes(`<EndToEndId>${adeudo}</EndToEndId>`))!
  const debits = group.split('<DrctDbtTxInf>')
  const debit = debits.find((part) => part.includes(`<EndToEndId>${adeudo}</EndToEndId>`))!
  const [, sum] = /<InstdAmt Ccy="EUR">([\d.]+)</.exec(debit)!
  const own = between(`<DrctDbtTxInf>${debit}`, '<DrctDbtTxInf>', '</DrctDbtTxInf>')
  const head = content.slice(0, content.indexOf('<PmtInf>'))
  return `${counted(head, sum!)}<PmtInf>${counted(debits[0]!, sum!)}${own}</PmtInf></CstmrDrctDbtInitn></Document>`
}
