import { refusals } from '../../kit/refusals.ts'

/** What the courts' tables refuse beside the usual. */
export const courtsRefusals = refusals({ 'recurso.padre_en_circulo': 409, 'recurso.capacidad_al_reves': 422 })
