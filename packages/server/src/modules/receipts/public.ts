export { debitsNamed, debitsNear, type SentDebit } from './debits.ts'

export { settleRemittances } from './remittances/settle-remittances.ts'
export { hiddenFrom } from './restrictions.ts'
export {
  collectAgain,
  lockReceipts,
  type ReturnedLine,
  takeReceiptsBack,
  undoTakenBack,
} from './returned.ts'
