import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as codes from './codes.ts'
import { accessHelp } from './help.ts'
import * as memberAccess from './member-access.ts'
import { accessRefusals } from './refusals.ts'
import * as requests from './requests.ts'
import * as simulateEntry from './simulate-entry.ts'
import * as terminalCalls from './terminal-calls.ts'
import * as terminals from './terminals.ts'
import { accessTexts } from './texts.ts'

/** Access to the club: codes, terminals, their requests and answers. */
export const accessModule = {
  ...declarationsOf(codes, requests, terminals, memberAccess, terminalCalls, simulateEntry),
  refusals: accessRefusals,
  texts: accessTexts,
  help: accessHelp,
  menu: inMenu([
    { id: 14, code: 'access-codes', ruta: '/codis', right: 'courts', icono: 'key', grupo: 'access', lugar: 'sidebar' },
    {
      id: 25,
      code: 'access-requests',
      ruta: '/controlacceso/peticionesdomotica',
      right: 'courts',
      icono: 'door',
      grupo: 'access',
      lugar: 'sidebar',
      parametros: ['ACTIVAR_ACCESO'],
    },
    { id: 122, code: 'access-terminals', ruta: '/terminales', right: 'courts', icono: 'device-desktop', grupo: 'access', lugar: 'sidebar' },
  ]),
}
