export { bringCredits, takeBackCredits } from './bring-credits.ts'
export { type ToppedUp, takeBackTopUps, topUpMany } from './top-up-many.ts'
