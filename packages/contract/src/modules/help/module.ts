import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { guideHelp } from './help.ts'
import * as screenHelp from './screen-help.ts'
import { helpTexts } from './texts.ts'

export const helpModule = {
  ...declarationsOf(screenHelp),
  refusals: {},
  texts: helpTexts,
  help: guideHelp,
  menu: inMenu([{ id: 221, code: 'guide', ruta: '/ayuda/guia', right: 'signed-in', icono: 'book', grupo: 'tools', lugar: 'sidebar' }]),
}
