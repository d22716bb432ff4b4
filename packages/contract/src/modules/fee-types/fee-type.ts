import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Right to see and change fee types. */
export const feeTypeDesk = ['members', 'invoices'] as const

/** Right to choose a fee type. */
export const feeTypeChoosers = [...feeTypeDesk, 'bookings', 'params'] as const

/** Fee type 1 is that of a new fee. */
const reservedFeeTypes = [1] as const

/** Type of fees, with promotions and percentages for families (spec 1 §3, spec 3 §3). */
export const feeType = resource('fee-type', {
  table: 'tipo_cuotas',
  path: 'tipo_cuotas',
  also: ['tipo-cuotas'],
  label: 'desc_tipocuota',
  permission: feeTypeDesk,
  dropdown: feeTypeChoosers,
  reserved: reservedFeeTypes,
  only: ['dropdown', 'template'],
  shown: { text: 'menu.fee-types', route: '/tipocuotas' },
  words: 'club',
  fields: {
    id_mst_tipocuotas: field.id(),
    desc_tipocuota: field.text(100),
    activo: defaulted(field.flag(), true),
    /** A reserved type is never deleted. */
    reservado: defaulted(field.flag(), false),
  },
})

/** Price of the next fees of a type: promotions follow each other in their order. */
export const feePromotion = resource('fee-promotion', {
  table: 'tipo_cuota_promocion',
  path: 'tipo_cuota_promocion',
  label: 'orden',
  permission: feeTypeDesk,
  only: [],
  fields: {
    id_reg_tipocuota_promocion: field.id(),
    id_mst_tipocuotas: field.ref('tipo_cuotas'),
    orden: field.integer({ min: 1, max: 100 }),
    num_cuotas: field.integer({ min: 1, max: 999 }),
    precio_promocion: field.money({ min: 0 }),
  },
})

/** Percentage of the second, third … member of a family; further ones have the last. */
export const feeSibling = resource('fee-sibling', {
  table: 'tipo_cuota_hermano',
  path: 'tipo_cuota_hermano',
  label: 'orden',
  permission: feeTypeDesk,
  only: [],
  fields: {
    id_reg_tipocuota_hermano: field.id(),
    id_mst_tipocuotas: field.ref('tipo_cuotas'),
    orden: field.integer({ min: 2, max: 20 }),
    porcentaje: field.percent(),
  },
})
