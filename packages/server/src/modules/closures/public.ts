export { forgetClosureNames } from './forget-words.ts'
