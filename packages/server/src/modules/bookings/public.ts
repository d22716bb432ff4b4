export { type CourtFacts, courtFacts } from './court-facts.ts'
