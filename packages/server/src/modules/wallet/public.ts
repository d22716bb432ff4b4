export { importCredits, revertCredits } from './import-credits.ts'
export { revertTopUps, type ToppedUp, topUpMany } from './top-up-many.ts'
