export { keepOpening } from './openings.ts'
