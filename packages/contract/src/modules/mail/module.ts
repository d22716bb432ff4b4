import { mail, mails, oneMail } from './mail.ts'
import { mailTexts } from './texts.ts'

export const mailModule = { resources: [mail] as const, actions: [mails, oneMail] as const, refusals: {}, texts: mailTexts }
