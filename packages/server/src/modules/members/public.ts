export { demoPrice, demoTypes } from './demo/types.ts'
