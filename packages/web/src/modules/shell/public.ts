export { allowedSports } from './allowed-sports.ts'
export { startSession } from './boot.ts'
