import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { lettersHelp } from './help.ts'
import * as letterTemplate from './letter-template.ts'
import { lettersRefusals } from './refusals.ts'
import { letterScreenTexts } from './screen-texts.ts'
import { lettersTexts } from './texts.ts'

/** Letters to members: the rule of their readers, their fields, the club's templates. */
export const lettersModule = {
  ...declarationsOf(letterTemplate),
  refusals: lettersRefusals,
  texts: { ...lettersTexts, ...letterScreenTexts },
  help: lettersHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 240, code: 'letter-templates', ruta: '/notificacion/plantillas', right: 'messages', icono: 'template', grupo: 'members', lugar: 'child' },
  ]),
}
