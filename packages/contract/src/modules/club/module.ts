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
}
