export { ClosedUntil } from './closed-until.tsx'
