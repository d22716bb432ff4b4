export { clashes } from './in-the-way.ts'
