export { type Reader, type Writer, writeLetter } from './letter.ts'
