export { allowedSports } from './allowed-sports.ts'
export { startSession } from './boot.ts'
export { KeyCaps } from './key-caps.tsx'
