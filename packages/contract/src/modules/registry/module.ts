import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { registryHelp } from './help.ts'
import * as importRegistry from './import-registry.ts'
import * as registryEntry from './registry-entry.ts'
import { registryRefusals } from './registry-entry.ts'
import { registryTexts } from './texts.ts'

/** Town register, by which residents are recognised. */
export const registryModule = {
  ...declarationsOf(registryEntry, importRegistry),
  refusals: registryRefusals,
  texts: registryTexts,
  help: registryHelp,
  menu: inMenu([
    { id: 72, code: 'registry', ruta: '/socios/padron', right: 'members', icono: 'address-book', grupo: 'members', lugar: 'sidebar' },
  ]),
}
