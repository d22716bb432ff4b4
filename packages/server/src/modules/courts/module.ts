import type { ServerModule } from '../../kit/module.ts'
import type { Guards } from '../../kit/serve.ts'
import { get, getOfType, regrouping, remove, removeOfType, template } from './court-file.ts'
import { changeImage, removeImage } from './court-image.ts'
import { documents, minutes, permissions, prices, setMinutes } from './court-rows.ts'
import { createType, removeType, typePrices, updateType } from './court-type-file.ts'
import { byId, confirmers, dropdown, ofType, typesWithAll } from './courts.ts'
import { fill } from './demo/fill.ts'
import type { RetakeGround } from './family.ts'
import { passesOfCourt, saveForCourt, saveForType, saveForTypeAndCourts, typePasses } from './passes.ts'
import { newSlot, removeSlot, slot, slots, updateSlot } from './payment-slots.ts'
import { seed } from './seed.ts'
import { hours, parents } from './type-reads.ts'

const routes = [
  typesWithAll,
  dropdown,
  ofType,
  byId,
  confirmers,
  createType,
  updateType,
  removeType,
  typePrices,
  typePasses,
  saveForType,
  saveForTypeAndCourts,
  parents,
  hours,
  template,
  get,
  getOfType,
  remove,
  removeOfType,
  changeImage,
  removeImage,
  prices,
  permissions,
  documents,
  passesOfCourt,
  saveForCourt,
  minutes,
  setMinutes,
  slots,
  newSlot,
  slot,
  updateSlot,
  removeSlot,
]
const guards: Guards = {
  recurso_capacidad: 'recurso.capacidad_al_reves',
  recurso_padre_otro: 'recurso.padre_en_circulo',
  recurso_tiposocio_permiso_una_vez: 'recurso.tipo_socio_repetido',
  minutos_reserva_una_vez: 'recurso.minutos_repetidos',
}

/** Courts, told how bookings take their ground anew. */
export const courtsModule = (retakeGround: RetakeGround) =>
  ({
    routes: [...routes, ...regrouping(retakeGround)],
    guards,
    seed: { run: seed, after: ['company'] },
    demo: { fill, after: ['calendars', 'members', 'pass-types'] },
  }) satisfies ServerModule
