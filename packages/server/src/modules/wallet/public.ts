export { importCredits, revertCredits } from './import-credits.ts'
export { revertTopUps, type TopUp, topUpMany } from './top-up-many.ts'
export { lastMovements } from './wallet-movements.ts'
