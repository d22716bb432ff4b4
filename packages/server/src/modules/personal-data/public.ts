export { refusedBy } from './consent.ts'
export { keepOpening } from './opening.ts'
