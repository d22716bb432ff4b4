export { type CourtFacts, courtFacts } from './court-facts.ts'
export { renewOccupation } from './renew-occupation.ts'
