export { watchMailbox } from './bounces/watch-mailbox.ts'
export { forgetMails } from './forget-mails.ts'
export { type CalendarPart, type Letter, mailJob, type Reader, type Writer, writeLetter } from './letter.ts'
export { letterState } from './letter-state.ts'
export {
  callClub,
  clubPayee,
  hiddenFields,
  linkFrame,
  linkStyle,
  type Payee,
  pageLanguage,
  pageNote,
  type SayIn,
  sayer,
} from './link-page.ts'
export { type Attachment, sendMail } from './mail-adapter.ts'
export { sendPaper, wordsIn } from './paper-letter.ts'
export { letterAddress, letterLanguage } from './reader-columns.ts'
export { senderAddress } from './sender.ts'
export { unsubscribeAddress } from './unsubscribe-address.ts'
