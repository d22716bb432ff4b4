export * from './credits.ts'
export { type DemoTransfers, demoAccount, demoAccounts, demoCredits, demoEntries, demoStock, demoTransfers } from './demo.ts'
export { askAboutInactive, lockMembers, openAccount, requireMember, setEnd } from './members.ts'
export { bothSides, movementsOf, ownAccounts } from './movements.ts'
export {
  changeOperation,
  lockOperation,
  machineJob,
  type Operation,
  openOperation,
  openPayout,
  openRefund,
  refundJob,
} from './operations.ts'
export { creditsToPayOut, paidPartOf, refundableCredits } from './paid-credits.ts'
export { post } from './post.ts'
export { lockRegisters, registerAccount } from './registers.ts'
export { lockStock, stockOf } from './stock.ts'
export type { PostingContext } from './transfer.ts'
export { refuseOwnRecord, requireMayGive } from './value-out.ts'
