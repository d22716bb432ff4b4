export { debitsNamed, debitsNear, type SentDebit } from './debits.ts'
export { type Locked, lockReceipts } from './lock-receipts.ts'
export { receiptPaper, wordsForPayer } from './receipt-paper.ts'
export { settleRemittances } from './remittances/settle-remittances.ts'
export { hiddenFrom } from './restrictions.ts'
export {
  collectAgain,
  type ReturnedLine,
  takeReceiptsBack,
  undoTakenBack,
} from './returned.ts'
