export { forgetMails } from './forget-mails.ts'
export { mailJob, type Reader, type Writer, writeLetter } from './letter.ts'
export { sendMail } from './mail-adapter.ts'
export { sendPaper, wordsIn } from './paper-letter.ts'
