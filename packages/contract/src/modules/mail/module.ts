import { inMenu } from '../../kit/menu.ts'
import { mail, mails, oneMail } from './mail.ts'
import { mailTexts } from './texts.ts'

export const mailModule = {
  resources: [mail] as const,
  actions: [mails, oneMail] as const,
  refusals: {},
  texts: mailTexts,
  menu: inMenu([{ id: 96, code: 'mailbox', ruta: '/correo', right: 'admin', icono: 'inbox', grupo: 'settings', lugar: 'sidebar' }]),
}
