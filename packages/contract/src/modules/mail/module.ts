import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { mailHelp } from './help.ts'
import * as mail from './mail.ts'
import * as memberMails from './member-mails.ts'
import { mailRefusals } from './refusals.ts'
import * as stoppedAddresses from './stopped-addresses.ts'
import { mailTexts } from './texts.ts'

export const mailModule = {
  ...declarationsOf(mail, memberMails, stoppedAddresses),
  refusals: mailRefusals,
  texts: mailTexts,
  help: mailHelp,
  menu: inMenu([
    { id: 96, code: 'mailbox', ruta: '/correo', right: 'admin', icono: 'inbox', grupo: 'settings', lugar: 'sidebar' },
    {
      id: 246,
      code: 'stopped-addresses',
      ruta: '/correo/direcciones',
      right: 'messages',
      icono: 'mail-off',
      grupo: 'members',
      lugar: 'child',
    },
  ]),
}
