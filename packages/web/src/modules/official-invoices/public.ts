export { savePdf, showDocument } from './document-paper.ts'
export { MailDocument } from './lazy/mail-document.tsx'
