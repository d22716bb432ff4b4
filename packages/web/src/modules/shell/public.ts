export { allowedSports, lastSport, rememberSport } from './allowed-sports.ts'
export { startSession } from './boot.ts'
