import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as account from './account.ts'
import { accountRefusals } from './account.ts'
import * as forgottenPassword from './forgotten-password.ts'
import { identityHelp } from './help.ts'
import * as memberRight from './member-right.ts'
import * as ownAccount from './own-account.ts'
import * as secondFactor from './second-factor.ts'
import * as signIn from './sign-in.ts'
import * as staff from './staff.ts'
import { identityTexts } from './texts.ts'

export const identityModule = {
  ...declarationsOf(account, memberRight, signIn, forgottenPassword, ownAccount, secondFactor, staff),
  refusals: accountRefusals,
  texts: identityTexts,
  help: identityHelp,
  menu: inMenu([
    { id: 1, code: 'login', ruta: '/login', right: 'anyone', icono: 'login', grupo: 'none', lugar: 'child' },
    { id: 95, code: 'staff', ruta: '/personal', right: 'admin', icono: 'user-shield', grupo: 'settings', lugar: 'sidebar' },
    { id: 97, code: 'account', ruta: '/cuenta', right: 'signed-in', icono: 'user-circle', grupo: 'tools', lugar: 'child' },
  ]),
}
