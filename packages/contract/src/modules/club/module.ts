import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { clubHelp } from './help.ts'
import * as parameter from './parameter.ts'
import { parameterRefusals } from './parameter.ts'
import { clubTexts } from './texts.ts'

export const clubModule = {
  ...declarationsOf(parameter),
  refusals: { ...parameterRefusals },
  texts: clubTexts,
  help: clubHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 43, code: 'parameters', ruta: '/params', right: 'params', icono: 'settings', grupo: 'settings', lugar: 'sidebar' },
    { id: 44, code: 'booking-parameters', ruta: '/params_tribuna', right: 'params', icono: 'adjustments', grupo: 'settings', lugar: 'sidebar' },
  ]),
}
