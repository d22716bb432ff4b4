export { debitsNamed, debitsNear, type SentDebit } from './debits.ts'

export { settleRemittances } from './remittances/settle-remittances.ts'
export { hiddenFrom } from './restrictions.ts'
export {
  type AppliedReturn,
  collectAgain,
  lockReceipts,
  type ReceiptReturn,
  type ReturnedLine,
  takeReceiptsBack,
  undoTakenBack,
} from './returned.ts'
