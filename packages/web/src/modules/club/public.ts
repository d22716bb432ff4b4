export { showSaved } from './parameter-values.ts'
