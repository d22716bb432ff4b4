import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as attachments from './attachments.ts'
import * as delivery from './delivery.ts'
import { notificationsHelp } from './help.ts'
import * as notice from './notice.ts'
import * as notices from './notices.ts'
import * as ownMessages from './own-messages.ts'
import * as recipientChoices from './recipient-choices.ts'
import * as recipients from './recipients.ts'
import { notificationsRefusals } from './refusals.ts'
import { noticeScreenTexts } from './screen-texts.ts'
import { notificationsTexts } from './texts.ts'
import * as unsubscribe from './unsubscribe.ts'

/** Letters to many. */
export const notificationsModule = {
  ...declarationsOf(notice, notices, recipients, recipientChoices, attachments, delivery, ownMessages, unsubscribe),
  refusals: notificationsRefusals,
  texts: { ...notificationsTexts, ...noticeScreenTexts },
  help: notificationsHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 37, code: 'notifications', ruta: '/notificacion', right: 'messages', icono: 'mail', grupo: 'members', lugar: 'sidebar' },
    { id: 38, code: 'notification-new', ruta: '/notificacion/new', right: 'messages', icono: 'mail-plus', grupo: 'members', lugar: 'child' },
    { id: 39, code: 'notification-edit', ruta: '/notificacion/{id}/edit', right: 'messages', icono: 'mail', grupo: 'members', lugar: 'child' },
  ]),
}
