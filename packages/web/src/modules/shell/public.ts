export { allowedSports, lastSport, rememberSport } from './allowed-sports.ts'
export { leaveToOwnPage, startSession } from './boot.ts'
