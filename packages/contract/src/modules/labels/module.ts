import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { labelsHelp } from './help.ts'
import * as label from './label.ts'
import { labelsRefusals } from './label.ts'
import * as memberLabel from './member-label.ts'
import { labelsTexts } from './texts.ts'

/** Labels of members: teams and groups. */
export const labelsModule = {
  ...declarationsOf(label, memberLabel),
  refusals: labelsRefusals,
  texts: labelsTexts,
  help: labelsHelp,
  menu: inMenu([
    { id: 71, code: 'labels', ruta: '/socios/etiquetas', right: 'members', icono: 'tags', grupo: 'members', lugar: 'sidebar' },
  ]),
}
