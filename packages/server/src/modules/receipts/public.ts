export { insertReceipts, type NewReceipt } from './new-receipts.ts'
export { type Settlement, settleRemittances } from './remittances/settle-remittances.ts'
