export { forgetMails } from './forget-mails.ts'
export { type Reader, type Writer, writeLetter } from './letter.ts'
