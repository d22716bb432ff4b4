import { inMenu } from '../../kit/menu.ts'
import * as parameters from './parameter.ts'
import { clubTexts } from './texts.ts'

export const clubModule = {
  resources: [parameters.parameter] as const,
  actions: [
    parameters.dictionary,
    parameters.parameterList,
    parameters.parameterAll,
    parameters.parameterRow,
    parameters.saveParameter,
    parameters.createParameter,
    parameters.deleteParameter,
    parameters.saveBookingParameters,
    parameters.extraLightInfo,
    parameters.saveExtraLight,
  ] as const,
  refusals: { ...parameters.parameterRefusals },
  texts: clubTexts,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 43, code: 'parameters', ruta: '/params', right: 'params', icono: 'settings', grupo: 'settings', lugar: 'sidebar' },
    { id: 44, code: 'booking-parameters', ruta: '/params_tribuna', right: 'params', icono: 'adjustments', grupo: 'settings', lugar: 'sidebar' },
  ]),
}
