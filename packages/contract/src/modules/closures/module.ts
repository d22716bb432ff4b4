import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as closeCourts from './close-courts.ts'
import * as closure from './closure.ts'
import * as closureNotices from './closure-notices.ts'
import * as closures from './closures.ts'
import { closuresHelp } from './help.ts'
import * as refundsDue from './refunds-due.ts'
import { closuresRefusals } from './refusals.ts'
import { closuresTexts } from './texts.ts'

export const closuresModule = {
  ...declarationsOf(closure, closeCourts, closureNotices, closures, refundsDue),
  refusals: closuresRefusals,
  texts: closuresTexts,
  help: closuresHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 114, code: 'closure-new', ruta: '/reservas/{id}/close', right: 'bookings', icono: 'cloud-rain', grupo: 'bookings', lugar: 'child' },
    { id: 115, code: 'due-back', ruta: '/reservas/por_devolver', right: 'bookings', icono: 'receipt-refund', grupo: 'bookings', lugar: 'sidebar' },
  ]),
}
