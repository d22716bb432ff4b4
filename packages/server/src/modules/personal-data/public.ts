export { refusedBy } from './consent.ts'
export { recordOpening } from './opening.ts'
