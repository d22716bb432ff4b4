export { keepOpening } from './opening.ts'
