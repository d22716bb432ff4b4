export { blockingReturn } from './blocking-return.ts'
