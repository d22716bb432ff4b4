import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { setUpHelp } from './help.ts'
import { setUpRefusals } from './refusals.ts'
import * as setUp from './set-up.ts'
import * as calls from './set-up-calls.ts'
import { setUpTexts } from './texts.ts'

export const setUpModule = {
  ...declarationsOf(setUp, calls),
  refusals: setUpRefusals,
  texts: setUpTexts,
  help: setUpHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 130, code: 'set-up', ruta: '/puesta_en_marcha', right: 'params', icono: 'list-check', grupo: 'settings', lugar: 'sidebar' },
  ]),
}
