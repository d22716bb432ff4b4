export { bringCredits, takeBackCredits } from './bring-credits.ts'
