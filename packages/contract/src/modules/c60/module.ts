import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as c60 from './c60.ts'
import * as c60File from './c60-file.ts'
import { c60Help } from './help.ts'
import { c60Refusals } from './refusals.ts'
import { c60Texts } from './texts.ts'

/** Cuaderno 60: files of payments by letter. */
export const c60Module = {
  ...declarationsOf(c60File, c60),
  refusals: c60Refusals,
  texts: c60Texts,
  help: c60Help,
  menu: inMenu([{ id: 237, code: 'c60', ruta: '/recibo/c60', right: 'invoices', icono: 'receipt', grupo: 'money', lugar: 'child' }]),
}
