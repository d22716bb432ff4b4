import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { framesHelp } from './help.ts'
import { framesTexts } from './texts.ts'
import * as webManager from './web-manager.ts'

/** Pages of other sites in a frame: the manager of the web site, and the camera. */
export const framesModule = {
  ...declarationsOf(webManager),
  refusals: {},
  texts: framesTexts,
  help: framesHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 27, code: 'web-manager', ruta: '/gestorweb', right: 'params', icono: 'world', grupo: 'tools', lugar: 'sidebar', parametros: ['URL_GESTOR_WEB'] },
    { id: 28, code: 'web-camera', ruta: '/gestorweb/camara', right: 'signed-in', icono: 'camera', grupo: 'tools', lugar: 'sidebar', parametros: ['URL_CAMARA_WEB'] },
  ]),
}
