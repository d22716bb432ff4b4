export { allowedSports } from './allowed-sports.ts'
