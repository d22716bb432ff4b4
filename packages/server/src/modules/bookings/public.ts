export { type CourtFacts, courtFacts } from './court-facts.ts'
export { retakeGround } from './retake-ground.ts'
