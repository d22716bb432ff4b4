import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as court from './court.ts'
import * as courtFile from './court-file.ts'
import * as courtImage from './court-image.ts'
import * as courtParts from './court-parts.ts'
import * as courtRows from './court-rows.ts'
import * as courtType from './court-type.ts'
import * as courtTypeFile from './court-type-file.ts'
import * as courtTypes from './court-types.ts'
import * as courts from './courts.ts'
import { courtsHelp } from './help.ts'
import * as passes from './passes.ts'
import * as paymentSlots from './payment-slots.ts'
import { courtsRefusals } from './refusals.ts'
import { courtsTexts } from './texts.ts'

/** Court types and courts, with their prices and all their settings. */
export const courtsModule = {
  ...declarationsOf(
    courtType,
    court,
    courtParts,
    courts,
    courtTypes,
    courtTypeFile,
    passes,
    courtFile,
    courtImage,
    courtRows,
    paymentSlots,
  ),
  refusals: courtsRefusals,
  texts: courtsTexts,
  help: courtsHelp,
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
