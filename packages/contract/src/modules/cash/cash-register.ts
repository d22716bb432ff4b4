import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'

/** Drawer of cash at a desk. `fondo` is the float left in it at closing. */
export const cashRegister = resource('cash-register', {
  table: 'caja',
  path: 'cajas',
  label: 'desc_caja',
  permission: 'cash',
  dropdown: ['cash', 'invoices'],
  only: ['list', 'create', 'update', 'remove', 'dropdown'],
  shown: { text: 'menu.cash-register', route: '/caja/{id_mst_caja}' },
  words: 'club',
  fields: {
    id_mst_caja: field.id(),
    desc_caja: field.text(60),
    fondo: defaulted(field.money({ min: 0 }), 0),
  },
})

/** Counted number of one coin or note; `valor` in cents. */
export const counterLine = object({ valor: field.money({ min: 1 }), cantidad: field.integer({ min: 0, max: 100_000 }) })

/** Money in, money out, a close. */
export const movementKinds = ['entrada', 'salida', 'cierre'] as const

/** Money in or out of a drawer, or a close of it. Never edited: a mistake is corrected by another movement. */
export const cashMovement = resource('cash-movement', {
  table: 'caja_movimiento',
  path: 'caja',
  repeatsId: true,
  label: 'desc_caja',
  permission: 'cash',
  only: [],
  shown: { text: 'core.used.movements', route: '/caja/{id_mst_caja}', name: ['fecha', 'desc_caja'] },
  words: { club: ['desc_caja'] },
  fields: {
    id_reg_caja: field.id(),
    id_mst_caja: field.ref('caja'),
    tipo: field.choice(...movementKinds),
    amount: field.money({ min: 0 }),
    /** Expected amount at the count; only a close has it. */
    esperado: optional(field.money()),
    contador: optional(list(counterLine, 100)),
    /** Transfer of the movement; for a close the last one it counted, including its own difference: later ones belong to the next close. */
    id_reg_asiento: optional(field.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })),
    desc_caja: optional(field.text(200)),
    fecha: field.instant(),
    id_mst_socios: optional(field.ref('socio')),
  },
})

export const cashRefusals = refusals({
  'caja.no_hay_tanto_efectivo': 409,
  'caja.contador_no_cuadra': 422,
  'caja.retirada_superior': 422,
  'caja.cerrada_mientras': 409,
  'caja.cambiada_mientras': 409,
  'caja.desactivada': 409,
  'caja.importe_positivo': 422,
  'caja.moneda_desconocida': 422,
  'caja.rango_fechas': 422,
})
