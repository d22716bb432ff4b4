import { inMenu } from '../../kit/menu.ts'
import { court } from './court.ts'
import {
  changeCourtImage,
  createCourt,
  getCourt,
  getCourtOfType,
  newCourt,
  removeCourt,
  removeCourtImage,
  removeCourtOfType,
  updateCourt,
  updateCourtOfType,
} from './court-file.ts'
import { bookingMinutes, courtDocument, courtPass, courtPermission, courtPrice, paymentSlot } from './court-parts.ts'
import {
  bookingMinutesOf,
  courtDocuments,
  courtPasses,
  courtPermissions,
  courtPrices,
  createBookingMinutes,
  saveCourtPasses,
} from './court-rows.ts'
import { courtType, courtTypePass, courtTypePrice } from './court-type.ts'
import {
  courtTypeHours,
  courtTypePasses,
  courtTypePrices,
  createCourtType,
  parentCourts,
  removeCourtType,
  saveCourtTypePasses,
  saveCourtTypePassesEverywhere,
  updateCourtType,
} from './court-types.ts'
import { administrators, courtDropdown, courtsById, courtsOfType, courtTypesWithAll } from './courts.ts'
import { getPaymentSlot, newPaymentSlot, paymentSlots, removePaymentSlot, updatePaymentSlot } from './payment-slots.ts'
import { courtsRefusals } from './refusals.ts'
import { courtsTexts } from './texts.ts'

/** Court types and courts, with what they cost and all that hangs on them. */
export const courtsModule = {
  resources: [
    courtType,
    courtTypePrice,
    courtTypePass,
    court,
    courtPrice,
    courtPermission,
    courtPass,
    courtDocument,
    bookingMinutes,
    paymentSlot,
  ] as const,
  actions: [
    courtTypesWithAll,
    courtDropdown,
    courtsOfType,
    courtsById,
    administrators,
    createCourtType,
    updateCourtType,
    removeCourtType,
    courtTypePrices,
    courtTypePasses,
    saveCourtTypePasses,
    saveCourtTypePassesEverywhere,
    parentCourts,
    courtTypeHours,
    newCourt,
    createCourt,
    getCourt,
    getCourtOfType,
    updateCourt,
    updateCourtOfType,
    removeCourt,
    removeCourtOfType,
    changeCourtImage,
    removeCourtImage,
    courtPrices,
    courtPermissions,
    courtDocuments,
    courtPasses,
    saveCourtPasses,
    bookingMinutesOf,
    createBookingMinutes,
    paymentSlots,
    newPaymentSlot,
    getPaymentSlot,
    updatePaymentSlot,
    removePaymentSlot,
  ] as const,
  refusals: courtsRefusals,
  texts: courtsTexts,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 84, code: 'court-type-new', ruta: '/tipo_recursos/new', right: 'courts', icono: 'ball-tennis', grupo: 'courts', lugar: 'child' },
    { id: 85, code: 'court-type-detail', ruta: '/tipo_recursos/{id}/detail', right: 'courts', icono: 'ball-tennis', grupo: 'courts', lugar: 'child' },
    { id: 86, code: 'court-type-edit', ruta: '/tipo_recursos/{id}/edit', right: 'courts', icono: 'ball-tennis', grupo: 'courts', lugar: 'child' },
    { id: 87, code: 'court-edit', ruta: '/tipo_recursos/{id}/detail/{id_mst_recurso}/edit', right: 'courts', icono: 'square', grupo: 'courts', lugar: 'child' },
    { id: 88, code: 'court-payment-slot', ruta: '/tipo_recursos/{id}/detail/{id_mst_recurso}/edit/{id_reg_recurso_pagotramos}/edit', right: 'courts', icono: 'clock-dollar', grupo: 'courts', lugar: 'child' },
    { id: 89, code: 'court-new', ruta: '/tipo_recursos/{id}/recursos/new', right: 'courts', icono: 'square-plus', grupo: 'courts', lugar: 'child' },
    { id: 90, code: 'court-types', ruta: '/tipo_recursos', right: 'courts', icono: 'ball-tennis', grupo: 'courts', lugar: 'sidebar' },
  ]),
}
