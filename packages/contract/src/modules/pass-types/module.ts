import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { passTypesHelp } from './help.ts'
import * as passGroups from './pass-groups.ts'
import * as passPrices from './pass-prices.ts'
import * as passType from './pass-type.ts'
import * as passTypes from './pass-types.ts'
import { passRefusals } from './refusals.ts'
import { passTypesTexts } from './texts.ts'

/** Pass types, their groups and prices. */
export const passTypesModule = {
  ...declarationsOf(passType, passTypes, passPrices, passGroups),
  refusals: passRefusals,
  texts: passTypesTexts,
  help: passTypesHelp,
  menu: inMenu([
    { id: 79, code: 'pass-prices', ruta: '/tarifas/abonos', right: 'tariffs', icono: 'ticket', grupo: 'money', lugar: 'sidebar' },
    { id: 80, code: 'pass-types', ruta: '/tipoabono', right: 'tariffs', icono: 'ticket', grupo: 'money', lugar: 'sidebar' },
    { id: 81, code: 'pass-type-edit', ruta: '/tipoabono/edit/{id}', right: 'tariffs', icono: 'ticket', grupo: 'money', lugar: 'child' },
  ]),
}
