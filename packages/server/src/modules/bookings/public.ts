export { type CourtFacts, courtFacts } from './court-facts.ts'
export { moneyMoved } from './move-money.ts'
export { renewOccupation } from './renew-occupation.ts'
