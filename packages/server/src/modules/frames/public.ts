export { frameOrigins } from './frame-address.ts'
