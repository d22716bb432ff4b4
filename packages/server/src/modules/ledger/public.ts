export { type DemoTransfers, demoAccounts, demoTransfers } from './demo.ts'
export { movementsOf } from './movements.ts'
export { post } from './post.ts'
export { lockRegisters, registerAccount } from './registers.ts'
