import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { mailHelp } from './help.ts'
import * as mail from './mail.ts'
import { mailRefusals } from './refusals.ts'
import { mailTexts } from './texts.ts'

export const mailModule = {
  ...declarationsOf(mail),
  refusals: mailRefusals,
  texts: mailTexts,
  help: mailHelp,
  menu: inMenu([{ id: 96, code: 'mailbox', ruta: '/correo', right: 'admin', icono: 'inbox', grupo: 'settings', lugar: 'sidebar' }]),
}
